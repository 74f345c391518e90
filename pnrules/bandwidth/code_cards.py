"""The code cards: what each does when it is executed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pnrules.bandwidth.procedures import STANDING
from pnrules.bandwidth.table.board import (
    CLOCKWISE,
    FUNCTION,
    GOTO,
    PASS,
    Board,
    Card,
    Env,
    definition,
    discarded,
    running_at,
    scored,
    seat_after,
    with_rows,
    with_token,
    with_winner,
)
from pnrules.bandwidth.table.board import terminal as terminal_at
from pnrules.bandwidth.table.rows import WIDTH, beginning, cards_in, with_place
from pnrules.bandwidth.table.state import BandwidthFrame, BandwidthState
from pnrules.kernel.errors import CARD_PARAM, SEAT
from pnrules.kernel.state import Frame, Option, at, calling, going_on, next_state, returning, with_env, with_top
from pnrules.kernel.steps import CARD, Op, Outcome, Rule

SETS_OFF = Rule("bandwidth-sets-off", (*CARD_PARAM, ("seats", "number"), ("way", "text"), ("seat", "seat")), CARD)
GOES_BY = Rule("bandwidth-goes-by", SEAT, CARD, quiet=True)
ARRIVES = Rule("bandwidth-arrives", SEAT, CARD)
SENDS = Rule("bandwidth-sends", (*CARD_PARAM, ("number", "number"), *SEAT), CARD)
NO_TERMINAL = Rule("bandwidth-no-terminal", (*CARD_PARAM, ("number", "number")), CARD)
JUMPS = Rule("bandwidth-jumps", (*CARD_PARAM, ("row", "number")), CARD)
LOST_ENDS = Rule("bandwidth-lost-ends", (*CARD_PARAM, ("row", "number")), CARD, ("B-03",))
LOST_GOES_ON = Rule("bandwidth-lost-goes-on", (*CARD_PARAM, ("row", "number")), CARD, ("B-03",))
CALLS = Rule("bandwidth-calls", (*CARD_PARAM, ("function", "card")), CARD)
CALLS_NOTHING = Rule("bandwidth-calls-nothing", CARD_PARAM, CARD, ("B-10",))
PERFORMED = Rule("bandwidth-performed", CARD_PARAM, CARD, quiet=True)
WINS = Rule("bandwidth-wins", (*SEAT, ("points", "number")), {"BfB": "winning"})


def routine(card: Card) -> str:
    """The routine that performs a code card; cards with X have their own, since the rulebook covers them elsewhere."""
    return f"{card.kind}-x" if card.kind == PASS and card.from_x else card.kind


def performance(board: Board, card: str) -> BandwidthFrame:
    """The frame in which a card is performed."""
    return Frame(routine(definition(board, card)), 0, card, 0, Env())


def number(board: Board, card: Card) -> int:
    """The value of a card's number in this run."""
    assert board.run is not None
    return card.number + (board.run.x if card.from_x else 0)


# --- pass -------------------------------------------------------------------------------------------------------------


def sets_off(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """The token leaves whoever has it."""
    board = state.board
    assert frame.source is not None
    card = definition(board, frame.source)
    seats = number(board, card)
    way = "clockwise" if card.way == CLOCKWISE else "counter-clockwise"
    under_way = frame._replace(pc=frame.pc + 1, env=Env(left=seats))
    return SETS_OFF, (frame.source, seats, way, board.token), with_top(state, under_way, board)


def goes_round(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """Seat by seat, maybe more than once round the table: only the seat where the token ends up scores."""
    board = state.board
    assert frame.source is not None
    left = frame.env.left
    seat = seat_after(board, board.token, definition(board, frame.source).way if left else 0)
    if left > 1:
        on_its_way = with_env(frame, Env(left=left - 1))
        return GOES_BY, (seat,), with_top(state, on_its_way, with_token(board, seat))
    return ARRIVES, (seat,), going_on(state, with_env(frame, Env()), scored(board, seat))


# --- send to terminal -------------------------------------------------------------------------------------------------


def sends(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """The token goes straight to a terminal, if there is one with that number (B-09)."""
    board = state.board
    assert frame.source is not None
    which = number(board, definition(board, frame.source))
    seat = terminal_at(board, which)
    if seat is None:
        rule = NO_TERMINAL.resting_on("B-09") if which < 1 else NO_TERMINAL
        return rule, (frame.source, which), going_on(state, frame, board)
    return SENDS, (frame.source, which, seat), going_on(state, frame, scored(board, seat))


# --- GOTO -------------------------------------------------------------------------------------------------------------


def jumps(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """The card is discarded at once, which leaves a gap, and the program continues at the beginning of a row (B-03)."""
    board = state.board
    assert board.run is not None
    assert frame.source is not None
    row = definition(board, frame.source).number
    left = with_rows(discarded(board, frame.source), with_place(board.rows, board.run.at, None))
    if row <= len(board.rows):
        # An earlier row, or this one, may have lost its last card: by B-10 it still counts.
        bare = any(not cards_in(counted) for counted in left.rows[:row])
        rule = JUMPS.resting_on("B-10") if bare else JUMPS
        return rule, (frame.source, row), _standing_at(state, left, beginning(row))
    if state.setup.interpretation.lost_goto_ends:
        return LOST_ENDS, (frame.source, row), _standing_at(state, left, len(board.rows) * WIDTH)
    return LOST_GOES_ON, (frame.source, row), returning(state, left)


def _standing_at(state: BandwidthState, board: Board, place: int) -> BandwidthState:
    """The run continues at another place; the card that sent it there is finished."""
    return next_state(state, running_at(board, place), (*state.frames[:-2], STANDING), None, state.memory)


# --- Function ---------------------------------------------------------------------------------------------------------


def calls(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """The card in the function is performed; the Function card stays where it is."""
    board = state.board
    if board.function is None:
        return CALLS_NOTHING, (frame.source,), going_on(state, frame, board)
    inner = performance(board, board.function)
    return CALLS, (frame.source, board.function), calling(state, at(frame, frame.pc + 1), inner, board)


# --- the end of each --------------------------------------------------------------------------------------------------


def performed(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """The card is finished. Whoever has enough points wins at once, even during the run."""
    board = state.board
    goal = state.setup.interpretation.goal
    if max(board.points) < goal:
        return PERFORMED, (frame.source,), returning(state, board)
    winner = board.points.index(max(board.points)) + 1
    after = next_state(state, with_winner(board, winner), (), None, state.memory)
    return WINS, (winner, board.points[winner - 1]), after


ROUTINES: Final[Mapping[str, tuple[Op, ...]]] = {
    PASS: (sets_off, goes_round, performed),
    f"{PASS}-x": (sets_off, goes_round, performed),
    "terminal": (sends, performed),
    GOTO: (jumps,),
    FUNCTION: (calls, performed),
}
