"""Which functions a seat of Runtime Error sees: what else a card is, its place in a statement says."""

from __future__ import annotations

from typing import Final

from pnrules.runtime_error.table.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT
from pnrules.runtime_error.table.state import RuntimeErrorState

_PLACES: Final = {DIAMONDS: "edit", CLUBS: "load", HEARTS: "pull", SPADES: "loop"}


def seen(state: RuntimeErrorState, seat: int) -> frozenset[str]:
    """The places of the functions that lie face up before anybody."""
    statements = [statement for lying in state.board.statements for statement in lying]
    return frozenset(_PLACES[SUIT[each.function]] for each in statements if each.function != each.down)
