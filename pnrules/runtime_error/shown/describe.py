"""A position of Runtime Error in a few lines of words."""

from __future__ import annotations

from pnrules import words
from pnrules.runtime_error.table.board import Statement
from pnrules.runtime_error.table.state import RuntimeErrorState


def describe(state: RuntimeErrorState, lang: str) -> list[str]:
    """Everybody's statements and hand, then the input and the piles."""
    board = state.board
    return [*(_player(lang, state, seat) for seat in range(1, len(board.hands) + 1)), *piles(state, lang)]


def piles(state: RuntimeErrorState, lang: str) -> list[str]:
    """The deck and the discards, then the input."""
    board = state.board
    deck = board.deck if isinstance(board.deck, int) else len(board.deck)
    discards = words.value(lang, "cards", board.discards)
    which = "some" if board.discards else "none"
    lines = [words.text(lang, f"describe-runtime-error-piles-{which}", deck=deck, count=len(board.discards), cards=discards)]
    if board.input is not None:
        lines.append(words.text(lang, "describe-runtime-error-input", card=board.input))
    return lines


def _player(lang: str, state: RuntimeErrorState, seat: int) -> str:
    board = state.board
    cards = board.hands[seat - 1]
    held = (
        words.text(lang, "describe-runtime-error-hidden-hand", count=cards) if isinstance(cards, int) else " ".join(cards) or "–"
    )
    lying = " · ".join(_statement(lang, s) for s in board.statements[seat - 1]) or "–"
    who = words.seat(lang, seat, state.setup.players)
    return words.text(lang, "describe-runtime-error-player", who=who, statements=lying, hand=held)


def _statement(lang: str, statement: Statement) -> str:
    lower, upper, function = (words.value(lang, "card", card) for card in statement.cards)
    said = words.text(lang, "describe-runtime-error-statement", lower=lower, upper=upper, function=function)
    return words.text(lang, "describe-runtime-error-down", statement=said) if statement.down else said


def in_letters(statement: Statement) -> str:
    """A statement in any language: bounds and function, the face-down card in brackets, `?` for a hidden card."""
    parts = zip(("lower", "upper", "function"), statement.cards, strict=True)
    return " ".join(f"[{card or '?'}]" if statement.down in (part, card) else card for part, card in parts)
