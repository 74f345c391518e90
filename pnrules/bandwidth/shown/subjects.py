"""What one may ask about a table of Battle for Bandwidth: why is it so? The board in the browser reads the same."""

from __future__ import annotations

from typing import Any

from pnrules.bandwidth.flow.running import x_of
from pnrules.bandwidth.table.board import Board, terminal_of
from pnrules.bandwidth.table.rows import card_at
from pnrules.bandwidth.table.state import BandwidthState
from pnrules.kernel.copies import kind as name

Where = list[str | int]


def subjects(state: BandwidthState) -> dict[str, Any]:
    """By seat: points, hand, terminal. By card: where it lies. And the table's own: the token, X, whose turn it is."""
    board = state.board
    table, seats = board.table, range(1, len(board.points) + 1)
    at = None if board.run is None else card_at(board.rows, board.run.at)
    return {
        "points": dict(enumerate(board.points, 1)),
        "hands": {seat: sorted(map(name, table.hands[seat - 1])) for seat in seats},
        "terminals": {seat: terminal_of(board, seat) for seat in seats},
        "places": places(board),
        "token": board.token,
        "x": x_of(board),
        "pc": at,
        "function": board.function,
        "turn": table.turn,
        "running": board.run is not None,
        "pile": len(table.pile),
        "discards": list(table.discards),
        "winner": board.winner,
    }


def places(board: Board) -> dict[str, Where]:
    """Where each card lies: row and place in it, counted from 1, the function, in whose hand, in which pile."""
    table = board.table
    found: dict[str, Where] = {
        card: ["row", row, place]
        for row, cards in enumerate(board.rows, 1)
        for place, card in enumerate(cards, 1)
        if card is not None
    }
    if board.function is not None:
        found[board.function] = ["function"]
    found.update({card: ["hand", seat] for seat, hand in enumerate(table.hands, 1) for card in hand})
    found.update({card: ["discards"] for card in table.discards})
    found.update({card: ["pile"] for card in table.pile})
    return found
