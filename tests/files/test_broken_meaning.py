"""Files of the right form that mean what cannot be: only the loader sees it, which knows the cards, the rulings and the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

import pnrules
from pnrules.files import scenario
from pnrules.kernel.errors import BadInput, PnError
from pnrules.teaching.levels import Level, unplayable
from tests.files.scenarios import BREAK, COPY, SAMPLE, by_loader, by_schema
from tests.files.test_broken_form import FUTURE_S
from tests.kernel.test_codec import put

FIRST, LOCKED_DOWN = ("program", "row", 0), {"card": "GOTO", "bits": [2], "link": "BUG", "down": 2}
FIRST_ANSWER = ("answers", 0)
TWICE, ONWARD = {"repeat": [[1, "run"]], "times": 2}, {"and_so_on": [[1, "run"]], "times": 2}
MILLIONS = {"repeat": [[1, "run"]] * 100, "times": 10_000}
ONLY_THE_LOADER: list[tuple[str, tuple[Any, ...], Any, str, str]] = [
    ("an unknown card in a hand", ("players", 0, "hand", 0), "CALL", "problem-unknown-card", "players[0].hand[0]"),
    ("an unknown card in the row", ("program", "row", 0, "card"), "CALL", "problem-unknown-card", "program.row[0].card"),
    ("a card twice", ("deck",), ["GOTO#3", "GOTO#3"], "problem-card-twice", "deck[1]"),
    ("more of a kind than there are", ("deck",), ["BUG"] * 2, "problem-card-twice", "deck[0]"),
    ("a one-shot in the program", ("program", "row", 0, "card"), "RUN", "problem-not-in-program", "program.row[0].card"),
    ("changes of too many numbers", ("program", "row", 0, "changes"), [1, 1], "problem-changes", "program.row[0].changes"),
    ("a lock of a card that is no GOTO", ("program", "row", 1, "link"), "BUG", "problem-link", "program.row[1].link"),
    ("a lock to a card that is not there", ("program", "row", 0, "link"), "RUN", "problem-link", "program.row[0].link"),
    ("the program counter behind the row", ("program", "pc"), 10, "problem-out-of-range", "program.pc"),
    ("the program counter at a card that is not there", ("program", "pc"), "RUN", "problem-unknown-card", "program.pc"),
    ("a bit of a seat that nobody has", ("program", "row", 0, "bits"), [4], "problem-out-of-range", "program.row[0].bits[0]"),
    ("the turn of a seat that nobody has", ("turn",), 4, "problem-out-of-range", "turn"),
    ("an answer of a seat that nobody has", ("answers", 0, 0), 4, "problem-out-of-range", "answers[0][0]"),
    ("an unknown ruling", ("rulings",), {"N-99": "default"}, "problem-unknown-ruling", "rulings.N-99"),
    ("an answer that a ruling lacks", ("rulings",), {"N-01": "maybe"}, "problem-unknown-answer", "rulings.N-01"),
    ("two players of one name", ("players", 1, "name"), "P1", "problem-name-twice", "players[1].name"),
    ("two players of names that look alike", ("players", 1, "name"), " p\u200b1", "problem-name-twice", "players[1].name"),
    ("no such place in the rules", ("because", 0, "cite"), ["PN 3.0", "page-12"], "problem-no-such-place", "because[0].cite"),
    ("points of more players than there are", ("expect", "points"), [9, 9, 8, 8], "problem-count-points", "expect.points"),
    ("a whole number written as a fraction", ("turn",), 1.0, "problem-written-whole", "turn"),
    ("lists in lists without end", ("rulings",), {"a": json.loads("[" * 60 + "]" * 60)}, "problem-too-deep", None),  # type: ignore[list-item]
    ("an answer that is illegal", ("answers", 1), [3, "dance"], "problem-answer", "answers[1]"),
    ("an answer of somebody who is not asked", ("answers", 1), [2, "execute"], "problem-answer", "answers[1]"),
    ("an answer after the last question", ("answers",), [[1, "run"], [3, "execute"], [1, "run"]], "problem-answer", "answers[2]"),
    ("an answer that cannot be given twice", FIRST_ANSWER, TWICE, "problem-answer-again", "answers[0].repeat[0]"),
    ("and so on, though something else is asked", FIRST_ANSWER, ONWARD, "problem-and-so-on", "answers[0].and_so_on"),
    ("a million answers", FIRST_ANSWER, MILLIONS, "problem-too-many-answers", "answers"),
    ("more bits than a colour has", ("program", "row", 0, "bits"), [2] * 21, "problem-too-many-bits", "program.row"),
    ("cards beside a GOTO", ("program", "row", 0, "inner"), ["BUG#2"], "problem-nothing-beside", "program.row[0].inner"),
    (
        "two bits on a card beside another",
        ("program", "row", 7, "inner"),
        [{"card": "ZAP", "bits": [1, 2]}],
        "problem-inner-bits",
        "program.row[7].inner[0].bits",
    ),
    ("a card twice beside another", FUTURE_S, ["ZAP#3"] * 2, "problem-card-twice", "program.row[1].inner[1].card"),
    ("a lock on a card face down", FIRST, LOCKED_DOWN, "problem-face-down-bare", "program.row[0].link"),
    ("placed face down by nobody", ("program", "row", 0, "down"), 4, "problem-out-of-range", "program.row[0].down"),
    ("a question that there is not", ("expect", "asked"), [1, "why"], "problem-not-one-of", "expect.asked[1]"),
    ("a question to a seat that nobody has", ("expect", "asked"), [4, "execute"], "problem-out-of-range", "expect.asked[0]"),
    ("a ruling that there is not", ("expect", "rests_on"), ["N-99"], "problem-not-one-of", "expect.rests_on[0]"),
    ("expected of a card that is none", ("expect", "links"), {"GOTTO": None}, "problem-unknown-card", "expect.links.GOTTO"),
    ("a draw that cannot be made", ("draws",), ["RUN"], "problem-draw", "draws[0]"),
    ("a draw of a card that there is not", ("draws",), ["CALL"], "problem-unknown-card", "draws[0]"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "path", "value", "id", "place"), ONLY_THE_LOADER, ids=[case[0] for case in ONLY_THE_LOADER])
def test_broken_in_meaning_is_refused_by_the_loader_alone(
    what: str, path: tuple[Any, ...], value: Any, id: str, place: str
) -> None:
    data = put(SAMPLE, path, value)
    if id != "problem-too-deep":
        assert by_schema(data) == []
    with pytest.raises(BadInput) as refused:
        pnrules.load(data)
    assert [(problem.id, problem.place) for problem in refused.value.problems if place is None or problem.place == place]
    assert id in [problem.id for problem in refused.value.problems]
    assert all(problem.place for problem in refused.value.problems)
    assert "\n" not in str(refused.value.problems[0])


UNPLAYABLE: list[tuple[str, dict[str, Any], tuple[Any, ...], Any, str]] = [
    ("a script with an illegal answer", BREAK, ("script", 2), [1, "dance"], "level.script[2]"),
    ("a goal that the rules refuse", BREAK, ("goal", "after"), 4, "level.goal.answer"),
    ("a prediction that does not come true", COPY, ("goal", "points"), [1, 2, 3], "level.goal.points"),
    ("a prediction of an illegal answer", COPY, ("goal", "if"), ["dance"], "level.goal.if"),
]


@pytest.mark.parametrize(("what", "base", "path", "value", "place"), UNPLAYABLE, ids=[case[0] for case in UNPLAYABLE])
def test_a_level_that_cannot_be_played_as_it_says_is_found_out(
    what: str, base: dict[str, Any], path: tuple[Any, ...], value: Any, place: str
) -> None:
    assert unplayable(scenario.from_data(base)) == []
    data = put(base, ("level", *path), value)
    assert by_loader(data) == []
    assert place in [problem.place for problem in unplayable(scenario.from_data(data))]


def test_a_goal_or_a_wrong_move_after_more_answers_than_the_script_has_is_refused() -> None:
    for part in (("goal",), ("wrong", 3)):
        data = put(BREAK, ("level", *part, "after"), 99)
        assert by_schema(data) == []
        assert [problem.id for problem in by_loader(data)] == ["problem-out-of-range"]


def test_a_scenario_without_a_level_is_no_level() -> None:
    with pytest.raises(PnError) as refused:
        Level(scenario.load("nightmare/sample"))
    assert refused.value.id == "error-no-level"


def test_all_problems_are_listed_at_once_even_where_the_set_up_is_wrong() -> None:
    data = put(put(put(SAMPLE, ("edition",), "4.0"), ("program", "row", 0, "card"), "CALL"), ("answers", 0, 1), {})
    data = put(put(data, ("players", 0, "name"), "<b>"), ("because", 0, "cite"), ["PN 3.0", "nowhere"])
    assert [problem.place for problem in by_loader(data)] == [
        "edition",
        "players[0].name",
        "program.row[0].card",
        "answers[0][1]",
        "because[0].cite",
    ]
