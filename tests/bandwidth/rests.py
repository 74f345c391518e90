"""Which rulings the sentences of Battle for Bandwidth rest on, from the rulings' own words."""

from __future__ import annotations

from tests.resting import Resting

TABLE = {
    "B-01": Resting(
        "what becomes of an empty pile",
        "shuffles",
        refusals={"pile-empty": "b-01-not-shuffled", "nothing-to-draw": "b-01-nothing-to-draw"},
    ),
    "B-02": Resting("where a card goes while there are gaps", sometimes={"to-the-program": "b-02-gap-behind"}),
    "B-03": Resting("a GOTO to a row that does not exist", "lost-ends lost-goes-on"),
    "B-04": Resting("the program is empty when it runs", "nothing-runs"),
    "B-05": Resting("whose number X is where the first place is a gap", sometimes={"x-is": "b-05-gap-first"}),
    "B-06": Resting("whether actions may be left untaken", "ends-turn", refusals={"must-act": "b-06-must-act"}),
    "B-07": Resting("which card Cut and Paste takes: seen and chosen, or at random", "looks takes-blindly takes"),
    "B-08": Resting(
        "when a Firewall may answer, whom, and whether one may answer another",
        "may-answer cannot-answer allows cancels reinstates",
        refusals={
            "answers-nothing card-firewall": "b-07-at-random",
            "only-in-response card-firewall": "b-08-firewall-answered",
            "not-in-hand card-firewall": "b-07-at-random",
        },
    ),
    "B-09": Resting("X plus an offset that is below terminal 1", sometimes={"no-terminal": "b-09-below-terminal-1"}),
    "B-10": Resting(
        "rows without cards; hands above six and empty ones; who starts, and with which function",
        "closes-up nothing-to-take begins no-first-function to-the-empty-function calls-nothing",
        sometimes={"jumps": "b-10-row-keeps-its-number"},
        refusals={"hand-full your-turn": "b-10-hand-above-six"},
    ),
}
"""By ruling, what rests on it."""
