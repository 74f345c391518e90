"""What a seat may see of Battle for Bandwidth: its own hand, one that Cut and Paste lets it see, and nothing of the pile."""

from __future__ import annotations

from typing import Any, cast

from pnrules.bandwidth.events import TAKE_ASK
from pnrules.bandwidth.table.state import BandwidthState


def view(state: BandwidthState, seat: int) -> BandwidthState:
    """The state as `seat` may see it. Other hands and the pile become counts, an ask's options are for whoever is asked.

    NOBODY sees what everybody does. Raises NoSuchSeat for a seat that does not exist.
    """
    state.setup.check_eyes(seat)
    board = state.board
    table = board.table
    open_hands = (seat, _looked_at(state, seat))
    hands = tuple(hand if s in open_hands else len(hand) for s, hand in enumerate(table.hands, 1))
    seen = table._replace(hands=cast(Any, hands), pile=cast(Any, len(table.pile)))
    ask = state.ask if state.ask is None or state.ask.who == seat else state.ask._replace(options=())
    return state._replace(board=board._replace(table=seen), ask=ask)


def _looked_at(state: BandwidthState, seat: int) -> int | None:
    """Whose hand `seat` sees: that from which it is choosing a card to take (B-07)."""
    ask = state.ask
    return ask.args[0] if ask is not None and ask.kind == TAKE_ASK and ask.who == seat else None
