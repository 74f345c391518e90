"""Running the program, place by place, and what ends a round."""

from __future__ import annotations

from pnrules.bandwidth.code_cards import performance
from pnrules.bandwidth.procedures import ACT, ACTIONS, CLEAN_UP, FIND_X, MOST_ROWS, MOVE_ON, RUNNING, STAND, procedure
from pnrules.bandwidth.table.board import (
    Board,
    Run,
    definition,
    discarded,
    running_at,
    seat_after,
    with_first,
    with_rows,
    with_run,
    with_turn,
)
from pnrules.bandwidth.table.rows import card_at, card_from, cards_in, in_row, row_of
from pnrules.bandwidth.table.state import BandwidthFrame, BandwidthState
from pnrules.kernel.state import Option, at, calling, going_on, going_to, returning, with_top
from pnrules.kernel.steps import Outcome, Rule

PLACE = {"BfB": "running"}
END_PLACE = {"BfB": "ending"}
WHERE = (("row", "number"), ("place", "number"))

RUNS = Rule("bandwidth-runs", (), PLACE)
NOTHING_RUNS = Rule("bandwidth-nothing-runs", (), PLACE, ("B-04",))
X_IS = Rule("bandwidth-x-is", (("card", "card"), ("x", "number")), PLACE)
EXECUTES = Rule("bandwidth-executes", (("card", "card"), *WHERE), PLACE, quiet=True)
GAP = Rule("bandwidth-gap", WHERE, PLACE)
MOVES_ON = Rule("bandwidth-moves-on", (), PLACE, quiet=True)
RUN_ENDS = Rule("bandwidth-run-ends", (), PLACE)
CLOSES_UP = Rule("bandwidth-closes-up", (("row", "number"),), END_PLACE, ("B-10",))
DELETES = Rule("bandwidth-deletes", (("cards", "cards"),), END_PLACE)
ROWS_STAY = Rule("bandwidth-rows-stay", (), END_PLACE, quiet=True)
TERMINAL_MOVES = Rule("bandwidth-terminal-moves", (("seat", "seat"),), END_PLACE, aside=True)


# --- the run ----------------------------------------------------------------------------------------------------------


def starts(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """After everybody's turn the program runs, unless it is empty (B-04)."""
    board = state.board
    if card_from(board.rows, 0) is None:
        return NOTHING_RUNS, (), going_on(state, frame, board)
    return RUNS, (), calling(state, at(frame, CLEAN_UP), procedure(RUNNING, FIND_X), board)


def find_x(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """X is the green number of the first card, fixed for the whole run (B-05)."""
    board = state.board
    first = card_from(board.rows, 0)
    assert first is not None
    card = card_at(board.rows, first)
    assert card is not None
    rule = X_IS.resting_on("B-05") if first else X_IS
    x = x_of(board)
    assert x is not None
    return rule, (card, x), going_on(state, frame, with_run(board, Run(x, 0)))


def x_of(board: Board) -> int | None:
    """X in the current run, or in one that would begin now; None if there is no program."""
    if board.run is not None:
        return board.run.x
    first = card_from(board.rows, 0)
    card = None if first is None else card_at(board.rows, first)
    return None if card is None else definition(board, card).green


def stand(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """Execute the card at this place. A gap is skipped; after the last card the run is over."""
    board = state.board
    assert board.run is not None
    here = board.run.at
    ahead = card_from(board.rows, here)
    if ahead is None:
        return RUN_ENDS, (), returning(state, with_run(board, None))
    if ahead > here:
        return GAP, (row_of(here), in_row(here)), with_top(state, frame, running_at(board, here + 1))
    card = card_at(board.rows, here)
    assert card is not None
    inner = performance(board, card)
    return EXECUTES, (card, row_of(here), in_row(here)), calling(state, at(frame, MOVE_ON), inner, board)


def move_on(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """Left to right, then the next row."""
    board = state.board
    assert board.run is not None
    return MOVES_ON, (), going_to(state, frame, STAND, running_at(board, board.run.at + 1))


# --- the end of a round -----------------------------------------------------------------------------------------------


def clean_up(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """Rows without cards vanish (B-10); then, while there are more than two, the first is discarded and the rest move up."""
    board = state.board
    rows = board.rows
    bare = next((index for index, row in enumerate(rows) if not cards_in(row)), None)
    if bare is not None:
        return CLOSES_UP, (bare + 1,), with_top(state, frame, with_rows(board, rows[:bare] + rows[bare + 1 :]))
    if len(rows) > MOST_ROWS:
        gone = cards_in(rows[0])
        return DELETES, (gone,), with_top(state, frame, with_rows(discarded(board, *gone), rows[1:]))
    return ROWS_STAY, (), going_on(state, frame, board)


def next_first(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """Terminal 1 moves one seat to the left; that player begins the next round."""
    board = state.board
    seat = seat_after(board, board.first)
    return TERMINAL_MOVES, (seat,), going_to(state, frame, ACT, with_turn(with_first(board, seat), seat, ACTIONS))
