"""Which cards a seat of Battle for Bandwidth sees."""

from __future__ import annotations

from pnrules.bandwidth.code_cards import routine
from pnrules.bandwidth.table.board import definition
from pnrules.bandwidth.table.state import BandwidthState


def seen(state: BandwidthState, seat: int) -> frozenset[str]:
    """The places of the cards in the program and the function, and of those in the seat's hand."""
    board = state.board
    lying = [card for row in board.rows for card in row if card is not None]
    cards = [*lying, *filter(None, [board.function]), *board.table.hands[seat - 1]]
    return frozenset(f"card-{routine(definition(board, card))}" for card in cards)
