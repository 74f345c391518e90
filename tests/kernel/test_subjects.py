"""What one may ask about: each step of a way, and what comes of all of them in the games. `subjects.json` tests the board as
well (`ways.test.ts`), and so do the trees of `tree_fixture`."""

from __future__ import annotations

import json
from collections import namedtuple
from pathlib import Path
from typing import Any

import pytest

from pnrules.bandwidth.flow.running import x_of
from pnrules.bandwidth.table.board import terminal_of
from pnrules.kernel.copies import kind
from pnrules.kernel.facets.exploring import every, subject
from pnrules.kernel.found import UNKNOWN, Asked
from pnrules.kernel.subjects import value
from pnrules.kernel.ways import OPERATIONS
from pnrules.nightmare.table.board import instructions
from pnrules.showing.payload import view
from tests.kernel.plays import SEEDS, played
from tests.showing import tree_fixture

CASES = json.loads(Path(__file__).with_name("subjects.json").read_text(encoding="utf-8"))


def records(data: Any) -> Any:
    """JSON data as a board has them: objects as named tuples, lists as tuples."""
    if isinstance(data, dict):
        return namedtuple("Record", data)(**{name: records(each) for name, each in data.items()})  # type: ignore[misc]
    return tuple(map(records, data)) if isinstance(data, list) else data


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["does"])
def test_a_way(case: dict[str, Any]) -> None:
    found = value(case["way"], Asked(records(case["board"]), case.get("which"), case.get("printed", {})))
    if case.get("unknown"):
        assert found is UNKNOWN
    else:
        assert (found, type(found)) == (case["value"], type(case["value"]))


def test_the_cases_try_every_operation() -> None:
    assert {step[0] for case in CASES for step in case["way"] if isinstance(step, list)} == set(OPERATIONS)


@pytest.mark.long
@pytest.mark.parametrize("tree", tree_fixture.TREES[::2], ids=lambda tree: tree[0])
def test_one_subject_alone_is_what_it_is_among_all(tree: tuple[Any, ...]) -> None:
    play = tree_fixture.branching(*tree[:5])
    for node in range(0, len(play), 9):
        state = play.state_at(node)
        found = every(state)
        assert len(found) > 20
        assert {fact: subject(state, fact) for fact in found} == found
        by_seat = subject(state, ("hands",))
        assert by_seat == {seat: found["hands", seat] for seat in range(1, len(state.setup.players) + 1)}
        for unknown in (("hands", 0), ("hands", "1"), ("hands", 1, 2), ("places", "no such card"), ("turn", 1), ("nothing",)):
            assert subject(state, unknown) is UNKNOWN


@pytest.mark.long
@pytest.mark.parametrize("tree", tree_fixture.TREES, ids=lambda tree: f"{tree[0]} {tree[4]}")
def test_where_a_hidden_card_lies_a_seat_does_not_know(tree: tuple[Any, ...]) -> None:
    play = tree_fixture.branching(*tree[:5])
    hidden = 0
    for node in range(0, len(play), 5):
        state = play.state_at(node)
        seen = view(state, 1)
        for card, place in subject(state, ("places",)).items():
            found = subject(seen, ("places", card))
            if place[:1] in (["deck"], ["pile"]) or (place[0] == "hand" and place[1] != 1):
                assert found is UNKNOWN
                hidden += 1
            elif found is not UNKNOWN:
                assert found == place
    assert hidden > 20


@pytest.mark.long
def test_the_numbers_on_a_card_are_those_that_the_rules_count_with() -> None:
    counted = 0
    for seed in SEEDS[:8]:
        for step in played(seed).trace[::5]:
            state = step.after
            least = -99 if state.setup.interpretation.below_zero else 0
            for here in instructions(state.board):
                printed = state.setup.printed.get(kind(here.card), ())
                changes = here.changes or (0,) * len(printed)
                wanted = [max(least, number + change) for number, change in zip(printed, changes, strict=True)]
                assert subject(state, ("numbers", here.card)) == wanted
                counted += any(here.changes)
    assert counted > 20


@pytest.mark.long
def test_x_and_the_terminals_are_those_that_the_rules_count_with() -> None:
    xs = set()
    for tree in tree_fixture.TREES[2:4]:
        play = tree_fixture.branching(*tree[:5])
        for node in range(len(play)):
            state = play.state_at(node)
            assert subject(state, ("x",)) == x_of(state.board)
            xs.add(x_of(state.board))
        seats = range(1, len(play.setup.players) + 1)
        for first in seats:
            state = play.state._replace(board=play.state.board._replace(first=first))
            assert [subject(state, ("terminals", seat)) for seat in seats] == [terminal_of(state.board, seat) for seat in seats]
    assert len(xs) > 2
