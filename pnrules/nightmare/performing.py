"""Performing an instruction: beginning one, ending one, and what its end may bring (out, won).

An instruction is performed in a frame of its own, with the name of its kind as code; COPY and FUTURE put further frames on
top, each an instruction "as if written on" the card that copies. The Python stack never grows with the nesting.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pnrules.kernel.game import Op
from pnrules.kernel.state import Frame, Option, State, calling, made, returning, with_top
from pnrules.kernel.steps import CARD, Rule
from pnrules.nightmare.board import (
    KIND,
    Board,
    Env,
    find,
    has_bits,
    seats_in,
    with_row,
    with_table,
    without_seats,
)

Outcome = tuple[Rule, tuple[Any, ...], State]

WINNING_POINTS = 20
ROUNDS = 3  # N-32: inner rounds that an instruction may make round itself without anybody's points changing

_BOTH_OBJECT = {"3.0": "object", "3.1": "introduction"}
_LOOPS = {"3.0": "version-1-loops", "3.1": "version-1-loops"}

PERFORMED = Rule("nightmare-performed", (("card", "card"),), CARD, quiet=True)
PERFORMS = Rule("nightmare-performs", (("seat", "seat"), ("card", "card"), ("here", "card")), CARD, ("N-01", "N-38"))
PERFORMS_THERE = Rule("nightmare-performs-there", (("seat", "seat"), ("card", "card"), ("here", "card")), CARD, ("N-01", "N-38"))
ENDLESS_OUT = Rule("nightmare-endless-out", (("card", "card"),), _LOOPS, ("N-32",))
ENDLESS = Rule("nightmare-endless", (("card", "card"), ("rounds", "number")), _LOOPS, ("N-32",))
UNWOUND = Rule("nightmare-unwound", (("card", "card"),), _LOOPS, ("N-32",))
RE_ENTERED = Rule("nightmare-re-entered", (("card", "card"),), _LOOPS, ("N-32",))
OUT_OF_POINTS = Rule("nightmare-out-of-points", (("seats", "seats"),), _BOTH_OBJECT, ("N-42", "N-61"))
OUT_OF_BITS = Rule("nightmare-out-of-bits", (("seats", "seats"),), {"3.0": "object", "3.1": "elimination"}, ("N-10",))
WON_POINTS = Rule("nightmare-won-points", (("seat", "seat"), ("points", "number")), _BOTH_OBJECT, ("N-42", "N-61"))
WON_LAST = Rule("nightmare-won-last", (("seat", "seat"), ("seats", "seats")), _BOTH_OBJECT, ("N-42",))
ALL_OUT = Rule("nightmare-all-out", (("seats", "seats"),), _BOTH_OBJECT, ("N-11",))


# --- beginning --------------------------------------------------------------------------------------------------------


_new = tuple.__new__


def performance(board: Board, card: str, here: str, actor: int, round: int) -> Frame:
    """The frame in which `actor` performs `card`, as if it were written on `here`."""
    env = _new(Env, (here, (), board[3], len(board[4]), round, ()))
    return _new(Frame, (KIND[card], 0, card, actor, env))


def perform_inside(state: State, outer: Frame, board: Board, card: str, here: str) -> Outcome:
    """Begin to perform `card` inside another performance, unless the card is being performed further out already (N-32).

    outer  the performance that goes on afterwards
    here   the card on which the inner one counts as written
    """
    for frame in reversed(state[2]):
        if frame[2] == card:
            return _again(state, outer, board, card, here, frame)
    inner = performance(board, card, here, outer[3], 1)
    return _begins(outer, card, here), (outer[3], card, outer[4][0]), calling(state, outer, inner, board)


def _again(state: State, outer: Frame, board: Board, card: str, here: str, earlier: Frame) -> Outcome:
    """N-32: the card to be performed is already being performed further out."""
    ruling = state.setup.ruling("N-32")
    if ruling == "nothing":
        return RE_ENTERED, (card,), with_top(state, outer, board)
    since = earlier.env.points
    somebody_left = len(board.out) > earlier.env.out
    rounds = earlier.env.round + 1 if since == board.points else 1
    if rounds > ROUNDS or somebody_left:
        if ruling == "unwind":
            return UNWOUND, (card,), with_top(state, outer, board)
        ends = made(state, board, procedures(state.frames), None, state.memory)
        return (ENDLESS_OUT, (card,), ends) if somebody_left else (ENDLESS, (card, ROUNDS), ends)
    inner = performance(board, card, here, outer.actor, rounds)
    return _begins(outer, card, here), (outer.actor, card, outer.env.here), calling(state, outer, inner, board)


def _begins(outer: Frame, card: str, here: str) -> Rule:
    """An inner performance begins: as if written on the card that performs it, or, by N-01's other answer, where it lies."""
    return PERFORMS if here == outer[4][0] else PERFORMS_THERE


def is_copied(state: State) -> bool:
    """Whether the instruction being performed is performed by another one."""
    return state[2][-2][2] is not None


def procedures(frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """The frames below the instruction that the program counter's card began: all that is pending in it is dropped."""
    for depth, frame in enumerate(frames):
        if frame.source is not None:
            return frames[:depth]
    return frames


# --- ending -----------------------------------------------------------------------------------------------------------


def done(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The end of every performed instruction, where N-42 and N-10 look at points and bits."""
    if _nothing_to_settle(state[1], frame[4]):
        return PERFORMED, (frame[2],), returning(state, state[1])
    return _settled(state, frame, state.board)


def _nothing_to_settle(board: Board, env: Env) -> bool:
    """Whether nobody has won, and nobody is out, by what has been performed."""
    points = board[3]
    return max(points) < WINNING_POINTS and not env[5] and (0 not in points or not seats_at_zero(board))


def ending(op: Op) -> Op:
    """The last op of an instruction. Where its end brings nothing, the instruction is over with it; else `done` follows."""

    def last(state: State, frame: Frame, answer: Option | None) -> Outcome:
        rule, args, after = op(state, frame, answer)
        frames = after[2]
        if len(frames) == len(state[2]):
            top = frames[-1]
            if top[1] == frame[1] + 1 and top[2] == frame[2] and _nothing_to_settle(after[1], top[4]):
                return rule, args, made(after, after[1], frames[:-1], None, after[4])
        return rule, args, after

    return last


def seats_at_zero(board: Board) -> tuple[int, ...]:
    """The seats still in the game that have no points left."""
    return tuple(seat for seat in seats_in(board) if board.points[seat - 1] == 0)


def _settled(state: State, frame: Frame, board: Board) -> Outcome:
    actor = frame.actor
    winners = tuple(s for s in seats_in(board) if board.points[s - 1] >= WINNING_POINTS)
    if winners:
        winner = actor if actor in winners else winners[0]
        ended = over(state, board, "points", (winner,) if actor in winners or len(winners) == 1 else winners)
        return WON_POINTS, (winner, board.points[winner - 1]), ended
    broke = seats_at_zero(board)
    if broke:
        return leaving(state, frame.actor, board, broke, OUT_OF_POINTS)
    bitless = tuple(s for s in frame.env.bereft if s not in board.out and not has_bits(board, s))
    if bitless:
        return leaving(state, frame.actor, board, bitless, OUT_OF_BITS)
    return PERFORMED, (frame.source,), returning(state, board)


def leaving(state: State, actor: int, board: Board, seats: tuple[int, ...], rule: Rule) -> Outcome:
    """These seats are out, and what they had pending is dropped; whoever is left alone has won.

    Called at the end of an instruction, so the innermost frame is over too.
    """
    board = eliminated(board, seats)
    left = seats_in(board)
    if not left:
        winners = (actor,) if actor in seats and state.setup.ruling("N-11") == "actor" else seats
        return ALL_OUT, (seats,), over(state, board, "last" if len(winners) == 1 else "draw", winners)
    if len(left) == 1:
        return WON_LAST, (left[0], seats), over(state, board, "last", left)
    frames = tuple(f for f in state.frames[:-1] if f.source is None or f.actor not in board.out)
    return rule, (seats,), made(state, board, frames, None, state.memory)


def eliminated(board: Board, seats: tuple[int, ...]) -> Board:
    """The board without these seats: no bits in the program, no hand."""
    table = board.table
    supply = list(table.supply)
    for instruction in board.row:
        for seat in instruction.bits:
            if seat in seats:
                supply[seat - 1] += 1
    dropped = tuple(card for seat in seats for card in table.hands[seat - 1])
    hands = tuple(() if seat in seats else hand for seat, hand in enumerate(table.hands, 1))
    table = table._replace(hands=hands, discards=table.discards + dropped, supply=tuple(supply))
    row = tuple(without_seats(i, seats) if any(s in seats for s in i.bits) else i for i in board.row)
    out = tuple(sorted({*board.out, *seats}))
    return with_table(with_row(board, row), table)._replace(out=out)


def over(state: State, board: Board, how: str, winners: tuple[int, ...]) -> State:
    """The game has ended: nothing is pending any more."""
    return made(state, with_table(board, board.table._replace(result=(how, winners))), (), None, state.memory)


# --- numbers ----------------------------------------------------------------------------------------------------------

Amount = Callable[[State, Frame], int]


def number(which: int = 0, *, in_words: int | None = None) -> Amount:
    """The number printed on the card being performed, with its counters; never below 0 (N-58).

    in_words  what the card says where the edition prints a word instead, which no counter can change (N-36)
    """

    def amount(state: State, frame: Frame) -> int:
        printed = state[0].printed[frame[0]]
        if which >= len(printed):
            assert in_words is not None
            return in_words
        index = find(state[1], frame[2])
        changes = () if index is None else state[1][0][index][2]
        return max(0, printed[which] + changes[which]) if changes else printed[which]

    return amount
