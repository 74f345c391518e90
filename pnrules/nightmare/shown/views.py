"""What a seat may see of Programmer's Nightmare: its own hand, the cards that it laid face down, and nothing of the deck."""

from __future__ import annotations

from typing import Any, cast

from pnrules.kernel.state import Ask
from pnrules.nightmare.table.board import Board, with_table
from pnrules.nightmare.table.state import NightmareFrame, NightmareState


def view(state: NightmareState, seat: int) -> NightmareState:
    """The state as `seat` may see it. Other hands and the deck become counts, other seats' face-down cards nothing, an
    ask's options are for whoever is asked.

    NOBODY sees what everybody does. Raises NoSuchSeat for a seat that does not exist.
    """
    state.setup.check_eyes(seat)
    return state._replace(
        board=_board(state.board, seat),
        frames=tuple(_frame(frame, seat) for frame in state.frames),
        ask=_ask(state.ask, seat),
        memory=None,
    )


def _board(board: Board, seat: int) -> Board:
    table = board.table
    hands = tuple(hand if s == seat else len(hand) for s, hand in enumerate(table.hands, 1))
    secrets = tuple(s if s.seat == seat else s._replace(card=cast(Any, None)) for s in table.secrets)
    seen = table._replace(hands=cast(Any, hands), deck=cast(Any, len(table.deck)), secrets=secrets)
    return with_table(board, seen)


def _frame(frame: NightmareFrame, seat: int) -> NightmareFrame:
    """A frame that keeps the board at its activation (N-40) keeps only what the seat may see of it."""
    if frame.env.then is None:
        return frame
    return frame._replace(env=frame.env._replace(then=_board(frame.env.then, seat)))


def _ask(ask: Ask | None, seat: int) -> Ask | None:
    return ask if ask is None or ask.who == seat else ask._replace(options=())
