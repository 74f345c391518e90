"""Pile: a game from outside with nothing but its rules. Two players take one or two stones each in turn; a stone is a point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pnrules.kernel.errors import Params
from pnrules.kernel.facets.players import Judgement, Players
from pnrules.kernel.game import Game, Setup, Types
from pnrules.kernel.state import NOBODY, Ask, Frame, Option, State, asking, going_to, returning
from pnrules.kernel.steps import Outcome, Rule

COUNT = ("count", "number")
SEAT = ("seat", "seat")
ASKED = Rule("pile-asked", (SEAT,), {"1": "turn"}, quiet=True)
TAKES = Rule("pile-takes", (SEAT, COUNT), {"1": "turn"})
ENDS = Rule("pile-ends", (), {"1": "turn"})


class Board(NamedTuple):
    """How many stones lie there, who has how many, and whose turn it is."""

    stones: int
    points: tuple[int, ...] = (0, 0)
    turn: int = 1


PileState = State[Board, None, None]


def take(state: PileState, frame: Frame[None], answer: Option | None) -> Outcome:
    """Whoever's turn it is takes one or two stones; whoever takes the last one loses all of theirs."""
    stones, points, turn = state.board
    if answer is None and not stones:
        return ENDS, (), returning(state, state.board)
    if answer is None:
        options = tuple(("take", count) for count in (1, 2) if count <= stones)
        return ASKED, (turn,), asking(state, Ask(turn, "take", (), options))
    count = int(answer[1])
    left = stones - count
    mine = points[turn - 1] + count if left else 0
    after = tuple(mine if seat == turn else each for seat, each in enumerate(points, 1))
    return TAKES, (turn, count), going_to(state, frame, 0, Board(left, after, 3 - turn))


class Judged(Players):
    """Its players can think ahead: nothing is said of how."""

    def judgement(self) -> Judgement:
        return Judgement()


class Pile(Game[PileState]):
    """The rules, and players who may think ahead."""

    name, works, seats, types, routines = "pile", {"1": "Pile"}, (2, 2), Types(Board), {"turn": (take,)}
    answers: Mapping[str, Params] = {"take": (COUNT,)}
    questions: Mapping[str, tuple[Params, Rule]] = {"take": ((), ASKED)}
    facets = (Judged(),)

    def view(self, state: PileState, seat: int) -> PileState:
        return state

    def result(self, state: PileState) -> tuple[str, Params, tuple[Any, ...]] | None:
        points = state.board.points
        most = tuple(seat for seat, each in enumerate(points, 1) if each == max(points))
        return None if state.frames else ("pile-result", (("seats", "seats"),), (most,))

    def start(self, setup: Setup, data: Mapping[str, Any], problems: list[Any]) -> None:
        """No file describes it."""


def pile(stones: int, points: tuple[int, int] = (0, 0)) -> PileState:
    """A start with so many stones."""
    return State(Setup(Pile(), "1", 1, ("P1", "P2")), Board(stones, points), (Frame("turn", 0, None, NOBODY, None),), None, None)
