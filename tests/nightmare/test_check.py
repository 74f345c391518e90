"""States of Programmer's Nightmare that somebody sends: how far the game has come, and what is remembered of the run.

Each is a state of a play with one thing changed; as it was, it is taken.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from pnrules.games import game
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.errors import BadInput
from tests.kernel.test_codec import put
from tests.nightmare.table import choose, laid, ring

BOARD = ("position", "board")


def refused(data: Any) -> list[str]:
    """Where such a state is refused, in order; nowhere, if it is taken."""
    try:
        state_from_json(game("nightmare"), data)
    except BadInput as error:
        return [problem.place for problem in error.problems]
    return []


def in_a_run() -> Any:
    """P1 is asked at BUG, after a lap in which P1 declined BUG and ACQUIRE and P2 declined ZAP."""
    play = choose(ring(("BUG", 1), ("ACQUIRE", 1), ("ZAP", 2)), "decline", "decline", "decline")
    return json.loads(json.dumps(state_to_json(play.state)))


def building() -> Any:
    """Version 2: P1 is asked what to play."""
    return json.loads(json.dumps(state_to_json(laid("BUG 2", runs=False).state)))


def test_the_states_themselves_are_right() -> None:
    assert refused(in_a_run()) == refused(building()) == []


IN_A_RUN: list[tuple[str, tuple[Any, ...], Any]] = [
    ("a run in which no program runs", (*BOARD, "run", "running"), False),
    ("somebody with points enough to have won", (*BOARD, "points"), [20, 10, 10]),
    ("somebody without points who is in", (*BOARD, "points"), [0, 10, 10]),
    ("a run of which no stop is remembered", ("memory", "visits"), []),
    ("a card executed before any stop", ("memory", "executed"), -2),
    ("a card executed at a stop that there was not", ("memory", "executed"), 99),
    ("refused more often than one is asked", ("memory", "refusals"), 99),
    ("fewer cards passed than none", ("memory", "far"), -1),
    ("a stop in no direction", ("memory", "visits", 0, "way"), 0),
    ("a stop at no card", ("memory", "visits", 0, "card"), "CALL"),
    ("nothing remembered in a run", ("memory",), None),
]


@pytest.mark.parametrize(("what", "path", "value"), IN_A_RUN, ids=[case[0] for case in IN_A_RUN])
def test_what_no_run_can_have_come_to_is_refused_at_its_place(what: str, path: tuple[Any, ...], value: Any) -> None:
    place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")
    assert place in refused(put(in_a_run(), path, value))


def test_nobody_is_in_alone_while_the_game_goes_on() -> None:
    """Two of three are out, and hold nothing: nothing else is wrong. Whoever is alone has won."""
    data = put(put(in_a_run(), (*BOARD, "row", 2, "bits"), []), (*BOARD, "table", "supply"), [18, 20, 20])
    assert refused(put(data, (*BOARD, "out"), [3])) == []
    assert refused(put(data, (*BOARD, "out"), [2, 3])) == ["position.board.out"]


def test_nothing_is_under_way_only_where_the_game_is_over() -> None:
    assert refused(put(put(in_a_run(), ("position", "ask"), None), ("position", "frames"), [])) == ["position.frames"]


@pytest.mark.parametrize(
    ("what", "path", "value"),
    [
        ("a program that runs while somebody builds", (*BOARD, "run", "running"), True),
        ("bits to place in version 2", (*BOARD, "table", "to_place"), [1, 0, 0]),
        ("the turn of somebody who is out", (*BOARD, "out"), [1]),
    ],
    ids=lambda what: what if isinstance(what, str) else "",
)
def test_what_no_turn_can_have_come_to_is_refused(what: str, path: tuple[Any, ...], value: Any) -> None:
    assert refused(put(building(), path, value))


def test_the_same_wrong_board_is_told_at_the_first_stop_that_remembers_it() -> None:
    """Many stops remember the same board, and one thing that is wrong with it is one problem."""
    data = in_a_run()
    for visit in (0, 1):
        data = put(data, ("memory", "visits", visit, "board"), {"differs": {"board.pc": 99}})
    assert refused(data) == ["memory.visits[0].board.pc"]
