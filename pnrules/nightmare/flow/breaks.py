"""Breaks from outside the program: when they are open, who may make one, and how.

`why_no_break` decides both what is offered and what is refused.
"""

from __future__ import annotations

from typing import Final

from pnrules.kernel.citations import Citation
from pnrules.kernel.copies import kind
from pnrules.kernel.errors import SEAT_CARD, Refusal
from pnrules.kernel.state import NOBODY, Ask, Frame, Option, asking, at, next_state
from pnrules.kernel.steps import Outcome, Rule
from pnrules.nightmare.flow.standing_passes import BREAK, PASS, passed, with_passes
from pnrules.nightmare.performing import OUT_OF_POINTS, leaving, seats_at_zero
from pnrules.nightmare.procedures import IDLE_LAP, LONE_LOOP, MOMENT, stop_run
from pnrules.nightmare.table.board import Board, Env, clockwise, with_points, with_table
from pnrules.nightmare.table.memory import Memory, stands
from pnrules.nightmare.table.state import NightmareFrame, NightmareState, RunningState

PRICE: Final = 3
WORD, HAND, PAY = ("break-word",), ("break-hand",), ("break-pay",)
WAYS: Final = (WORD, HAND, PAY)
BREAK_ASK: Final = "break"

BREAK_PLACE = {"3.0": "break", "3.1": "break"}

MAY_BREAK = Rule("nightmare-may-break", SEAT_CARD, BREAK_PLACE, ("N-50",))
WHY_NOW = {LONE_LOOP: ("N-21",), IDLE_LAP: ("N-33",)}
"""The ruling that opens a moment, by the procedure that it interrupts; at a stop it is N-34, and in 3.1 N-27."""
BY_WORD = Rule("nightmare-breaks-by-word", SEAT_CARD, BREAK_PLACE, ("N-50", "N-51"))
FROM_HAND = Rule("nightmare-breaks-from-hand", SEAT_CARD, BREAK_PLACE, ("N-50", "N-51"))
BY_PAYING = Rule("nightmare-breaks-by-paying", SEAT_CARD, BREAK_PLACE, ("N-50", "N-51"))
MADE = {WORD: BY_WORD, HAND: FROM_HAND, PAY: BY_PAYING}


def why_no_break(state: NightmareState, board: Board, seat: int, way: Option, *, opened: bool) -> Refusal | None:
    """Why this seat may not break in this way here; None if it may.

    opened  whether this is a moment at which breaks are made (N-27, N-34; N-21 and N-33 open one by themselves)
    """
    if state.setup.interpretation.dealt:
        return Refusal("refused-break-version-1", (), (), Citation(state.setup.work, "version-1"))
    cite = Citation(state.setup.work, "break")
    who = (("seat", "seat"),)
    run = board.run
    if not run.running:
        return Refusal("refused-nothing-to-break", (), (), cite)
    if run.final and run.runner == NOBODY:
        return Refusal("refused-break-nobody", (), (), cite, ("N-29",))
    if run.final:
        twenty = Citation(state.setup.work, "twenty-cards")
        return Refusal("refused-break-final", (), (), twenty, ("N-52",))
    if not opened and run.opened:
        if state.setup.interpretation.break_before_bits:
            return Refusal("refused-break-passed", (), (), cite, ("N-50",))
        return Refusal("refused-break-not-here", (), (), cite, ("N-27",))
    if not opened:
        id = "refused-break-closed-31" if state.setup.interpretation.opened_by_reaching else "refused-break-closed-30"
        return Refusal(id, (), (), cite, ("N-34",))
    if way == WORD and seat != run.runner:
        return Refusal("refused-word-is-the-runners", who, (seat,), cite, ("N-50",))
    if way == HAND and not any(kind(card) == "BREAK" for card in board.table.hands[seat - 1]):
        return Refusal("refused-no-break-in-hand", who, (seat,), cite, ("N-50",))
    if way == PAY and seat == run.runner:
        return Refusal("refused-runner-breaks-free", who, (seat,), cite, ("N-50",))
    if way == PAY and board.points[seat - 1] < PRICE:
        points = (*who, ("points", "number"))
        return Refusal("refused-break-too-dear", points, (seat, board.points[seat - 1]), cite, ("N-50",))
    return None


def ways(state: NightmareState, board: Board, seat: int) -> tuple[Option, ...]:
    """How this seat can break while breaks are open."""
    return tuple(way for way in WAYS if why_no_break(state, board, seat, way, opened=True) is None)


def moment_frame(
    state: NightmareState, board: Board, memory: Memory, seats: tuple[int, ...], *, decisive: bool = False
) -> NightmareFrame | None:
    """A moment to break for those of `seats` that may be able to, in that order; None if nobody is.

    decisive  whether the game is lost if nobody breaks (N-21): then standing passes do not apply

    A seat that holds cards is asked even when it can only pass: not to ask it would tell everybody that it has no BREAK.
    """
    if board.run.final:
        return None
    able = tuple(seat for seat in seats if board.table.hands[seat - 1] or ways(state, board, seat))
    if memory.passes and not decisive:
        able = tuple(seat for seat in able if not stands(memory, board, seat, BREAK))
    return Frame(MOMENT, 0, None, NOBODY, Env(todo=able)) if able else None


def in_order(board: Board) -> tuple[int, ...]:
    """N-50: the runner first, then clockwise."""
    return clockwise(board, board.run.runner or 1)


def window(state: RunningState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """Ask the next seat whether it breaks. Each is asked once; the first break ends the run (N-50)."""
    board = state.board
    seat = frame.env.seats[0]
    card = board.row[board.pc].card
    if answer is None:
        possible = ways(state, board, seat)
        decisive = state.frames[-2].code == LONE_LOOP
        options = (PASS, *possible) if decisive else with_passes(*possible)
        ask = Ask(seat, BREAK_ASK, (card,), options)
        rule = MAY_BREAK.resting_on(*WHY_NOW.get(state.frames[-2].code, ("N-27", "N-34")))
        return rule, (seat, card), asking(state, ask)
    if answer not in WAYS:
        said, args, memory = passed(state, seat, BREAK, answer)
        rest = frame.env.seats[1:]
        frames = (*state.frames[:-1], at(frame, 0)._replace(env=Env(todo=rest))) if rest else state.frames[:-1]
        return said, args, next_state(state, board, frames, None, memory)
    board = _paid(board, seat, answer)
    after = stop_run(state, board)
    if answer == PAY and board.points[seat - 1] == 0:
        building = after.frames[0]
        aftermath = Frame(MOMENT, 1, None, seat, Env())
        after = after._replace(frames=(building, aftermath))
    return MADE[answer], (seat, card), after


def _paid(board: Board, seat: int, way: Option) -> Board:
    if way == HAND:
        table = board.table
        card = next(c for c in table.hands[seat - 1] if kind(c) == "BREAK")
        hands = tuple(tuple(c for c in h if c != card) for h in table.hands)
        return with_table(board, table._replace(hands=hands, discards=(*table.discards, card)))
    if way == PAY:
        points = board.points
        return with_points(board, (*points[: seat - 1], points[seat - 1] - PRICE, *points[seat:]))
    return board


def paid_with_the_last(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """A player paid with the last points: the break holds, and the payer is out (N-50)."""
    board = state.board
    return leaving(state, frame.actor, board, seats_at_zero(board), OUT_OF_POINTS.resting_on("N-50"))
