"""The contents of a small picture of Runtime Error: everybody's statements; the rest in words."""

from __future__ import annotations

from pnrules import words
from pnrules.kernel.scenery import Group, Scene, Tile
from pnrules.runtime_error.shown.describe import piles
from pnrules.runtime_error.table.board import Statement, satisfied
from pnrules.runtime_error.table.state import RuntimeErrorState


def scene(state: RuntimeErrorState, lang: str) -> Scene:
    """A group of statements for each player; input and piles in words."""
    board = state.board
    held = satisfied(board)
    groups = tuple(
        Group(
            words.text(lang, "board-re-statements", who=words.seat(lang, seat, state.setup.players)),
            tuple(_tile(lang, s, board.input if board.turn == seat and s.function in held else None) for s in statements),
        )
        for seat, statements in enumerate(board.statements, 1)
        if statements
    )
    return Scene(groups, tuple(piles(state, lang)))


def _tile(lang: str, statement: Statement, by: str | None) -> Tile:
    """A statement: its bounds with the function under them, its face-down card, and the input that satisfies it."""
    lower, upper, function = (words.value(lang, "card", card) for card in statement.cards)
    down = (words.text(lang, "board-face-down"),) if statement.down else ()
    return Tile(f"{lower} – {upper}", (f"→ {function}", *down), flag=by)
