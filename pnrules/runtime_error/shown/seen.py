"""Which functions a seat of Runtime Error sees: the other uses of a card are obvious from its place."""

from __future__ import annotations

from typing import Final

from pnrules.runtime_error.table.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT
from pnrules.runtime_error.table.state import RuntimeErrorState

_PLACES: Final = {DIAMONDS: "edit", CLUBS: "load", HEARTS: "pull", SPADES: "loop"}


def seen(state: RuntimeErrorState, seat: int) -> frozenset[str]:
    """The places of all face-up functions."""
    statements = [statement for lying in state.board.statements for statement in lying]
    return frozenset(_PLACES[SUIT[each.function]] for each in statements if each.function != each.down)
