"""Which cards a seat of Programmer's Nightmare sees."""

from __future__ import annotations

from pnrules.kernel.copies import FACE_DOWN, kind
from pnrules.nightmare.cards import CARDS
from pnrules.nightmare.table.state import NightmareState


def seen(state: NightmareState, seat: int) -> frozenset[str]:
    """The places of the cards that lie face up in the program or beside it, and of those in the seat's hand."""
    board = state.board
    lying = [*board.row, *(inner for beside in board.beside for inner in beside.cards)]
    cards = [*(instruction.card for instruction in lying), *board.table.hands[seat - 1]]
    return frozenset(CARDS[kind(card)].place for card in cards if kind(card) != FACE_DOWN)
