"""A scenario's answers, some of them many times: they come to the same as if they were written out, and what is wrong has its
place in the file."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import pnrules
from pnrules import Play
from pnrules.files import saves, scenario
from pnrules.files.answers import AND_SO_ON, MOST_IN_ALL, REPEAT, Entry, give
from pnrules.files.common import Answer
from pnrules.kernel.errors import BadInput
from tests.files.scenarios import by_loader, by_schema
from tests.kernel.endless import ON, Counter, start
from tests.kernel.plays import data_of

LAPS = "nightmare/rulings/n-22-twenty-laps"
LAP: list[Any] = [[1, "execute"], [1, "number", "BUG", 0], [2, "decline"]]
"""P1 raises BUG, and P2 declines it: a lap of that program, of which there are twenty before anybody is asked anything else."""


def laps(answers: Any) -> dict[str, Any]:
    """The scenario with these answers, and nothing expected of it."""
    data = {name: value for name, value in data_of(LAPS).items() if name not in ("expect", "because")}
    return {**data, "answers": answers}


def problem(answers: Any) -> tuple[str, str, tuple[Any, ...]]:
    """The one problem of the scenario with these answers: its place, its message and what it names."""
    with pytest.raises(BadInput) as refused:
        pnrules.load(laps(answers))
    (found,) = refused.value.problems
    return found.place, found.id, found.args


# --- the same as written out ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answers",
    [
        [{"repeat": LAP, "times": 20}],
        [{"and_so_on": LAP, "times": 60}],
        [*LAP, {"repeat": LAP, "times": 10}, *LAP, {"and_so_on": LAP[::-1], "times": 24}],
        [{"repeat": [[1, "execute"]], "times": 1}, {"and_so_on": LAP, "times": 59}],
    ],
    ids=["repeated", "and so on", "mixed", "one of three"],
)
def test_they_are_given_as_if_they_were_written_out(answers: Any) -> None:
    """What is kept of the play, and saved, are the answers that were really given."""
    written, short = pnrules.load(laps(LAP * 20)), pnrules.load(laps(answers))
    assert list(short.trace) == list(written.trace)
    assert saves.save(short) == saves.save(written)
    assert by_schema(laps(answers)) == by_loader(laps(answers)) == []


def test_each_question_gets_the_first_that_its_seat_may_give() -> None:
    """“number” alone would do as well where one option begins with it; P1’s “decline” is legal at INCREMENT and stands first."""
    play = pnrules.load(laps([{"and_so_on": [[2, "decline"], [1, "decline"], [1, "execute"]], "times": 3}]))
    assert [(step.before.ask.who, step.answer) for step in play.trace if step.answer] == [  # type: ignore[union-attr]
        (1, ("decline",)),
        (2, ("decline",)),
        (1, ("decline",)),
    ]


def test_an_answer_that_begins_like_one_option_alone_fits_and_like_two_does_not() -> None:
    """At “number” P1 may raise BUG alone; INCREMENT prints no number."""
    assert pnrules.load(laps([{"and_so_on": [[1, "execute"], [1, "number"], [2, "decline"]], "times": 60}])).points == (10, 10)
    play = pnrules.load("nightmare/rulings/n-20-decline")
    node = next(n for n in play.line() if (ask := play.state_at(n).ask) and ask.kind == "number" and len(ask.options) > 1)
    play.goto(node)
    with pytest.raises(BadInput):
        give(play, (Entry(((1, ("number",)),), 1, AND_SO_ON),))


def test_a_thousand_equal_answers_are_one_entry() -> None:
    """As many as the longest known game of Beggar-My-Neighbour has tricks. Each number is asked about."""
    play = Play(start(Counter(asks=tuple(range(2_000)))))
    give(play, (Entry((Answer(1, ON),), 1_164, AND_SO_ON),))
    assert play.state.board.number == 1_164
    give(play, (Entry(((1, ON),), 36, REPEAT),))
    assert play.state.board.number == 1_200


# --- what is wrong, with its place ------------------------------------------------------------------------------------


def test_an_answer_that_cannot_be_given_is_named_with_its_repetition() -> None:
    """After twenty laps P1 is asked whether to leave it there, and can execute nothing."""
    place, id, args = problem([{"repeat": LAP, "times": 21}])
    assert (place, id, args[0]) == ("answers[0].repeat[0]", "problem-answer-again", 21)
    place, id, args = problem([*LAP, {"repeat": [LAP[0], LAP[2]], "times": 2}])
    assert (place, id, args[0]) == ("answers[3].repeat[1]", "problem-answer-again", 1)


def test_and_so_on_says_how_many_questions_it_answered() -> None:
    """Twenty laps have sixty; then comes one that none of the three answers."""
    assert problem([{"and_so_on": LAP, "times": 61}]) == ("answers[0].and_so_on", "problem-and-so-on", (60, 61))
    assert problem([*LAP, {"and_so_on": [[2, "decline"]], "times": 1}]) == ("answers[3].and_so_on", "problem-and-so-on", (0, 1))


FORM: list[tuple[str, Any, str]] = [
    ("without how often", {"repeat": LAP}, "answers[0].times"),
    ("never", {"repeat": LAP, "times": 0}, "answers[0].times"),
    ("too often", {"and_so_on": LAP, "times": 10_001}, "answers[0].times"),
    ("how often in words", {"repeat": LAP, "times": "twice"}, "answers[0].times"),
    ("how often true", {"repeat": LAP, "times": True}, "answers[0].times"),
    ("nothing to repeat", {"repeat": [], "times": 2}, "answers[0].repeat"),
    ("too much at once", {"repeat": LAP * 34, "times": 2}, "answers[0].repeat"),
    ("no list", {"and_so_on": "decline", "times": 2}, "answers[0].and_so_on"),
    ("a bare answer", {"repeat": [1, "execute"], "times": 2}, "answers[0].repeat[0]"),
    ("an answer of seat 0", {"repeat": [[0, "execute"]], "times": 2}, "answers[0].repeat[0][0]"),
    ("an operand below 0", {"and_so_on": [[1, "number", "BUG", -1]], "times": 2}, "answers[0].and_so_on[0][3]"),
    ("a repetition within another", {"repeat": [{"repeat": LAP, "times": 2}], "times": 2}, "answers[0].repeat[0]"),
    ("both ways", {"repeat": LAP, "and_so_on": LAP, "times": 2}, "answers[0]"),
    ("neither way", {"times": 2}, "answers[0]"),
    ("an unknown member", {"repeat": LAP, "times": 2, "until": "over"}, "answers[0].until"),
    ("nothing at all", {}, "answers[0]"),
]


@pytest.mark.parametrize(("what", "entry", "place"), FORM, ids=[case[0] for case in FORM])
def test_an_entry_broken_in_form_is_refused_by_schema_and_loader_with_its_place(what: str, entry: Any, place: str) -> None:
    data = laps([entry])
    assert by_schema(data), what
    assert place in [problem.place for problem in by_loader(data)], what


def test_more_answers_than_anybody_writes_are_refused_before_one_is_given() -> None:
    """Each entry may be as long as it is; all together may not."""
    entry = {"repeat": LAP * 10, "times": 1_000}
    assert by_loader(laps([entry] * 3)) == [], "90,000"
    (found,) = by_loader(laps([entry] * 4))
    assert (found.place, found.id, found.args) == ("answers", "problem-too-many-answers", (MOST_IN_ALL,))


def test_a_level_s_script_is_written_out_one_by_one() -> None:
    """Its learner may answer at any point of it."""
    data = copy.deepcopy(data_of("nightmare/levels/2-runs/01-first-break"))
    data["level"]["script"].append({"repeat": [[1, "pass"]], "times": 2})
    assert by_schema(data)
    assert any(problem.place.startswith("level.script") for problem in by_loader(data))
    assert scenario.load("nightmare/levels/2-runs/01-first-break")
