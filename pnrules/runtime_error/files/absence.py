"""Runtime Error without a card: what would the same play have been without it?

The card is set aside from the start: the game is played without it, and everybody knows. Cards in statements cannot be removed,
since two cards are not a statement.
"""

from __future__ import annotations

from pnrules.runtime_error.procedures import DEALING
from pnrules.runtime_error.table.state import RuntimeErrorState


def removable(start: RuntimeErrorState) -> tuple[str, ...]:
    """The cards that a start can do without: before the deal, only what the deal can spare."""
    board = start.board
    if start.ask is not None or board.input is not None:
        return ()  # in mid-effect, the card may be in use
    to_deal = sum(len(frame.env.seats) for frame in start.frames if frame.code == DEALING)
    deck = board.deck if len(board.deck) > to_deal else ()
    return (*(card for hand in board.hands for card in hand), *deck, *board.discards)


def start_without(start: RuntimeErrorState, card: str) -> RuntimeErrorState:
    """The start with one card set aside."""
    board = start.board
    left = board._replace(
        hands=tuple(tuple(held for held in hand if held != card) for hand in board.hands),
        deck=tuple(other for other in board.deck if other != card),
        discards=tuple(other for other in board.discards if other != card),
        coming=tuple(other for other in board.coming if other != card),
        aside=(*board.aside, card),
        claim=None,
    )
    return start._replace(board=left)
