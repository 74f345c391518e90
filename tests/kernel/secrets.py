"""Looking for secrets in what a seat is given: cards that it must not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pnrules.kernel.state import State

NOT_CARDS = ("code", "phase", "id", "kind")
"""Members that name routines and messages: the routine of BUG#2 is called BUG, which is also the name of the first copy."""


def hidden_from(state: State, seat: int) -> set[str]:
    """The cards in other hands and in the deck: by the rules (set-up, drawing), nobody but their holder knows them."""
    table = state.board.table
    return {*table.deck, *(card for owner, hand in enumerate(table.hands, 1) if owner != seat for card in hand)}


def texts(data: Any) -> Iterator[str]:
    """Every text in JSON data: values, and the names of members that are no routine's."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            if name not in NOT_CARDS:
                yield from texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from texts(value)
