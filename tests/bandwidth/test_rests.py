"""Which rulings the sentences of Battle for Bandwidth rest on, from the rulings' own words."""

from __future__ import annotations

import pytest

from pnrules.bandwidth.rulebook.register import REGISTER
from tests import resting
from tests.resting import Resting

GAME = "bandwidth"

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
        refusals={"hand-full your-turn": "b-10-hand-above-six"},
    ),
}
"""By ruling, what rests on it."""


def test_every_ruling_has_its_place_in_the_table() -> None:
    assert list(TABLE) == list(REGISTER)


def test_every_sentence_rests_on_the_rulings_that_decide_it() -> None:
    assert resting.differing(GAME, TABLE) == {}


@pytest.mark.parametrize(("sentence", "ruling"), resting.sometimes(TABLE))
def test_a_sentence_rests_on_a_ruling_where_it_decides_something(sentence: str, ruling: str) -> None:
    play = resting.played(GAME, resting.sometimes(TABLE)[sentence, ruling])
    assert resting.rests(play, sentence, ruling)


@pytest.mark.parametrize(("why", "ruling"), resting.refusals(TABLE))
def test_a_refusal_rests_on_the_ruling_that_decides_it(why: str, ruling: str) -> None:
    play = resting.played(GAME, resting.refusals(TABLE)[why, ruling])
    assert resting.refuses(play, why, ruling)


@pytest.mark.long
def test_nothing_rests_on_a_ruling_that_does_not_decide_it() -> None:
    assert resting.said_without_reason(GAME, TABLE) == set()
    assert resting.refused_without_reason(GAME, TABLE) == set()
    assert resting.never_without(GAME, TABLE) == set()
