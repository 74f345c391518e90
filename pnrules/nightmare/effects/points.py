"""Points gained and lost."""

from __future__ import annotations

from pnrules.kernel.game import Op
from pnrules.kernel.state import Frame, Option, State, going_on
from pnrules.kernel.steps import CARD, Rule
from pnrules.nightmare.board import Board, seats_in, with_instruction, with_points
from pnrules.nightmare.performing import Amount, Outcome, is_copied

SEAT_AMOUNT = (("seat", "seat"), ("amount", "number"))

GAINS = Rule("nightmare-gains", SEAT_AMOUNT, CARD)
LOSES = Rule("nightmare-loses", SEAT_AMOUNT, CARD)
EACH_LOSES = Rule("nightmare-each-loses", (("seats", "seats"), ("amount", "number")), CARD, ("N-37",))
ALL_LOSE = Rule("nightmare-all-lose", (("amount", "number"),), CARD)


def you_gain(amount: Amount) -> Op:
    """The acting player gains points."""

    def op(state: State, frame: Frame, answer: Option | None) -> Outcome:
        seat, gain = frame[3], amount(state, frame)
        points = state[1][3]
        after = with_points(state[1], (*points[: seat - 1], points[seat - 1] + gain, *points[seat:]))
        return GAINS, (seat, gain), going_on(state, frame, after)

    return op


def you_lose(amount: Amount) -> Op:
    """The acting player loses points."""

    def op(state: State, frame: Frame, answer: Option | None) -> Outcome:
        loss = amount(state, frame)
        return LOSES, (frame[3], loss), going_on(state, frame, losing(state[1], (frame[3],), loss))

    return op


def everyone_loses(amount: Amount) -> Op:
    """Every player in the game loses points."""

    def op(state: State, frame: Frame, answer: Option | None) -> Outcome:
        board, loss = state[1], amount(state, frame)
        return ALL_LOSE, (loss,), going_on(state, frame, losing(board, seats_in(board), loss))

    return op


def each_owner_loses(amount: Amount) -> Op:
    """Each owner of a bit here loses points, once at each stop of the program counter (3.1, N-37).

    Copied, it costs the acting player only: the bits here are the copying card's, and it names the owner of the bit.
    """

    def op(state: State, frame: Frame, answer: Option | None) -> Outcome:
        board, loss = state[1], amount(state, frame)
        if is_copied(state) or state.setup.ruling("N-37") == "each-bit":
            seats: tuple[int, ...] = (frame.actor,)
        else:
            here = board.row[board.pc]
            seats = tuple(sorted(set(here.bits)))
            board = with_instruction(board, board.pc, here._replace(due=()))
        return EACH_LOSES, (seats, loss), going_on(state, frame, losing(board, seats, loss))

    return op


def losing(board: Board, seats: tuple[int, ...], loss: int) -> Board:
    """The board after these seats lost points; nobody falls below 0 (N-61)."""
    points = list(board[3])
    for seat in seats:
        points[seat - 1] = max(0, points[seat - 1] - loss)
    return with_points(board, tuple(points))
