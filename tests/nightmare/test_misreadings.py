"""What somebody has wrong, played out: each wrong idea leads where it says, and nothing else is otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pnrules import Play, seeded
from pnrules.kernel.state import AnyState
from pnrules.kernel.steps import Step
from pnrules.nightmare.misreadings import misreadings
from pnrules.nightmare.table.board import Board
from pnrules.players.random_games import opening
from tests.nightmare.table import asked, choose, laid, ring


def misread(state: AnyState, steps: list[Step], id: str) -> list[AnyState]:
    """The position as whoever has this wrong sees it; several, where it can be had wrong in several ways."""
    return [each.state for each in misreadings(state, steps) if each.id == f"misread-nightmare-{id}"]


def under(play: Play, id: str, *answers: Any) -> list[Play]:
    """What comes of these answers for whoever has this wrong."""
    state, before = play.state, len(play.steps(play.head))
    choose(play, *answers)
    return [choose(Play(there), *answers) for there in misread(state, list(play.steps(play.head))[before:], id)]


def test_whoever_thinks_that_FUTURE_takes_the_PC_along_goes_on_from_what_was_performed_last() -> None:
    """FUTURE performs BUG and ACQUIRE, and the PC goes on from FUTURE to BUG; or from ACQUIRE to ZAP."""
    play = laid("FUTURE 1", "BUG 2", "ACQUIRE 3", "ZAP 2")
    (there,) = under(play, "copy-moves", "execute")
    assert asked(play) == (2, "execute", "BUG")
    assert asked(there) == (2, "execute", "ZAP")
    assert there.points == play.points == (11, 9, 9), "BUG costs everybody 1, ACQUIRE brings P1 2"


def test_a_number_is_taken_for_one_more_or_one_less_or_for_the_printed_one() -> None:
    """ACQUIRE brings 2, and 3 with a counter: 13; or 14, 12, and 12 by what is printed."""
    play = laid("ACQUIRE 1 +1", "ZAP 2")
    state, before = play.state, len(play.steps(play.head))
    choose(play, "execute")
    points: dict[str, list[int]] = {}
    for each in misreadings(state, list(play.steps(play.head))[before:]):
        points.setdefault(each.id.removeprefix("misread-nightmare-"), []).append(choose(Play(each.state), "execute").points[0])
    assert play.points[0] == 13
    assert points["number"] == [14, 12]
    assert points["counters"] == [12]
    assert points["ignored"] == [10]


def test_of_several_bits_only_the_first_counts_or_the_last_goes_first() -> None:
    """P1's bit lies first on ACQUIRE, then P2's: P2 is asked after P1; or nobody is; or P1 is asked after P2."""
    (first,) = under(play := laid("ACQUIRE 1 2", "ZAP 3", runs=False), "first-bit", "run", "decline")
    assert asked(play) == (2, "execute", "ACQUIRE")
    assert asked(first) == (3, "execute", "ZAP")
    (last,) = under(laid("ACQUIRE 1 2", "ZAP 3", runs=False), "last-bit", "run", "decline")
    assert asked(last) == (1, "execute", "ACQUIRE")


def test_the_PC_is_thought_to_go_the_other_way() -> None:
    play = laid("BUG 3", "ACQUIRE 1", "ZAP 2", pc=1)
    (there,) = under(play, "way", "decline")
    assert asked(play) == (2, "execute", "ZAP")
    assert asked(there) == (3, "execute", "BUG")


def test_whoever_forgets_a_DEFEND_thinks_that_BUG_hurts_its_owner_too() -> None:
    play = ring(("BUG", 2), ("ZAP", 1), defences=[[2], [], []])
    (there,) = under(play, "defend", "execute")
    assert play.points == (10, 9, 9)
    assert there.points == (9, 9, 9)


DEALT: dict[str, Callable[[Board], int]] = {"begins": lambda board: board.table.turn, "first-way": lambda board: board.way}


@pytest.mark.parametrize("id", DEALT)
def test_what_is_wrong_after_a_deal_is_so_once_the_deal_is_over_and_not_before(id: str) -> None:
    """Who begins, and which way the PC points, come about at the end of the deal."""
    of = DEALT[id]
    start = opening("nightmare", version=2, players=3)
    right = Play(start, chance=seeded(1))
    steps = list(right.steps(right.head))
    (there,) = misread(start, steps, id)
    wrong = list(Play(there, chance=seeded(1)).steps(right.head))
    differs = [of(one.after.board) != of(other.after.board) for one, other in zip(steps, wrong, strict=True)]
    over = next(place for place, step in enumerate(steps) if step.rule.id == "nightmare-turned-up-first")
    assert differs == [False] * over + [True] * (len(steps) - over)
