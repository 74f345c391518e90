"""What a seat may see of Runtime Error: its own hand, every face-up card, and what it laid face down itself."""

from __future__ import annotations

from typing import Any, cast

from pnrules.kernel.state import Ask
from pnrules.runtime_error.table.board import Statement
from pnrules.runtime_error.table.state import RuntimeErrorState


def view(state: RuntimeErrorState, seat: int) -> RuntimeErrorState:
    """The state as `seat` may see it: other hands and the deck are counts, and face-down cards are known to whoever laid them.

    NOBODY sees what everybody does. Raises NoSuchSeat for a seat that does not exist.
    """
    state.setup.check_eyes(seat)
    board = state.board
    hands = tuple(cards if owner == seat else len(cards) for owner, cards in enumerate(board.hands, 1))
    statements = board.statements
    if seat != board.turn:  # face-down cards were laid by the player on turn
        statements = tuple(tuple(_seen(statement) for statement in lying) for lying in statements)
    seen = board._replace(hands=cast(Any, hands), deck=cast(Any, len(board.deck)), coming=(), outside=(), statements=statements)
    return state._replace(board=seen, ask=_ask(state.ask, seat), memory=None)


def _seen(statement: Statement) -> Statement:
    """The statement without its face-down card; `down` says which of the three it is."""
    if statement.down is None:
        return statement
    parts = zip(statement._fields, statement.cards, strict=False)
    hidden = next(name for name, card in parts if card == statement.down)
    return statement._replace(**{hidden: cast(Any, None)}, down=hidden)


def _ask(ask: Ask | None, seat: int) -> Ask | None:
    return ask if ask is None or ask.who == seat else ask._replace(options=())
