"""The set-up: four cards for everybody, and cards turned up until one of them can be the function."""

from __future__ import annotations

from typing import Final

from pnrules.bandwidth.procedures import ACTING, DEALT
from pnrules.bandwidth.table.board import (
    FUNCTION_KINDS,
    Board,
    definition,
    discarded,
    drawn,
    off_the_pile,
    shuffled,
    with_function,
)
from pnrules.bandwidth.table.state import BandwidthFrame, BandwidthState
from pnrules.kernel.draws import draws
from pnrules.kernel.errors import CARD_PARAM, SEAT_CARD
from pnrules.kernel.state import CHANCE, Ask, Option, asking, going_on, with_top
from pnrules.kernel.steps import Outcome, Rule

DEAL_ASK: Final = "deal"
TURN_UP_ASK: Final = "turn-up"

PLACE = {"BfB": "starting"}

MAY_BE_DEALT = Rule("bandwidth-may-be-dealt", (("seat", "seat"),), PLACE, quiet=True)
IS_DEALT = Rule("bandwidth-is-dealt", SEAT_CARD, PLACE, quiet=True, secret=(1,))
ALL_DEALT = Rule("bandwidth-all-dealt", (), PLACE)
MAY_TURN_UP = Rule("bandwidth-may-turn-up", (), PLACE, quiet=True)
TURNS_UP = Rule("bandwidth-turns-up", CARD_PARAM, PLACE)
TURNS_UP_UNFIT = Rule("bandwidth-turns-up-unfit", CARD_PARAM, PLACE)
NO_FIRST_FUNCTION = Rule("bandwidth-no-first-function", (), PLACE, ("B-10",))
BEGINS = Rule("bandwidth-begins", (("seat", "seat"),), PLACE, ("B-10",))


def deal(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """One card at a time, round the table from the first player, until everybody has four."""
    board = state.board
    seat = _fewest(board)
    if answer is not None:
        return IS_DEALT, (seat, answer[1]), with_top(state, frame, drawn(board, seat, answer[1]))
    if len(board.table.hands[seat - 1]) == DEALT:
        return ALL_DEALT, (), going_on(state, frame, board)
    return MAY_BE_DEALT, (seat,), asking(state, Ask(CHANCE, DEAL_ASK, (seat,), draws(board.table.pile)))


def _fewest(board: Board) -> int:
    """The seat that gets the next card."""
    counts = [len(hand) for hand in board.table.hands]
    before = board.first - 1
    round_the_table = counts[before:] + counts[:before]
    return (before + round_the_table.index(min(counts))) % len(counts) + 1


def turn_up(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """Cards are turned up until one is a code card that is neither GOTO nor Function.

    If all of those are in hands, the cards turned up are shuffled into the pile, and there is no function yet (B-10).
    """
    board = state.board
    if answer is not None:
        return _turned(state, frame, board, answer[1])
    if board.table.pile:
        return MAY_TURN_UP, (), asking(state, Ask(CHANCE, TURN_UP_ASK, (), draws(board.table.pile)))
    return NO_FIRST_FUNCTION, (), going_on(state, frame, shuffled(board))


def _turned(state: BandwidthState, frame: BandwidthFrame, board: Board, card: str) -> Outcome:
    board = off_the_pile(board, card)
    if definition(board, card).kind not in FUNCTION_KINDS:
        return TURNS_UP_UNFIT, (card,), with_top(state, frame, discarded(board, card))
    return TURNS_UP, (card,), going_on(state, frame, with_function(board, card))


def begin(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """The first player, who has Token and Terminal 1, begins the first round."""
    return BEGINS, (state.board.first,), with_top(state, ACTING, state.board)
