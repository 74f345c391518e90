"""What one may ask about a table of Runtime Error: why is it so? The board in the browser reads the same."""

from __future__ import annotations

from typing import Any

from pnrules.runtime_error.table.board import Board, Statement
from pnrules.runtime_error.table.state import RuntimeErrorState

Where = list[str | int]


def subjects(state: RuntimeErrorState) -> dict[str, Any]:
    """By seat: hand, statements. By card: where it lies, and which way up. And the table's own: input, piles, claim."""
    board = state.board
    seats = range(1, len(board.hands) + 1)
    return {
        "hands": {seat: list(board.hands[seat - 1]) for seat in seats},
        "statements": {seat: [list(statement) for statement in board.statements[seat - 1]] for seat in seats},
        "places": places(board),
        "down": {card: card == statement.down for statement in _lying(board) for card in statement.cards},
        "input": board.input,
        "turn": board.turn,
        "deck": len(board.deck),
        "discards": list(board.discards),
        "verdict": board.claim.verdict if board.claim else None,
        "winner": None if board.winner is None else list(board.winner),
    }


def places(board: Board) -> dict[str, Where]:
    """Where each card lies: in which statement of whom and as what, in whose hand, on the table, in which pile."""
    found: dict[str, Where] = {
        card: [part, seat, number]
        for seat, lying in enumerate(board.statements, 1)
        for number, statement in enumerate(lying, 1)
        for part, card in zip(Statement._fields, statement.cards, strict=False)
    }
    found.update({card: ["hand", seat] for seat, hand in enumerate(board.hands, 1) for card in hand})
    found.update({card: ["discards"] for card in board.discards})
    found.update({card: ["deck"] for card in board.deck})
    found.update({card: ["aside"] for card in board.aside})
    if board.input is not None:
        found[board.input] = ["input"]
    return found


def _lying(board: Board) -> list[Statement]:
    return [statement for statements in board.statements for statement in statements]
