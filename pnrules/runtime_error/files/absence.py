"""Runtime Error with a card missing: what would the same play have been without it?

The card is set aside from the start: the game is played without it, and everybody knows. A card of a statement stays, since what
would be left of it is no statement.
"""

from __future__ import annotations

from pnrules.runtime_error.procedures import DEALING
from pnrules.runtime_error.table.state import RuntimeErrorState


def removable(start: RuntimeErrorState) -> tuple[str, ...]:
    """The cards without which a start can be played: while nothing is dealt yet, no more than the deal can spare."""
    board = start.board
    if start.ask is not None or board.input is not None:
        return ()  # in the middle of something a card may be at work
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
