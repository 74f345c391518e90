"""The cards of Battle for Bandwidth in print, in our words: the rulebook has no list."""

from __future__ import annotations

from collections.abc import Iterable

from pnrules import words
from pnrules.bandwidth.code_cards import routine
from pnrules.bandwidth.shown.looks import look
from pnrules.bandwidth.table.board import CLOCKWISE, Card
from pnrules.kernel.citations import Citation
from pnrules.kernel.scenery import Face
from pnrules.words.sentences import sources

WORK = "BfB"


def faces(cards: Iterable[Card], lang: str) -> tuple[Face, ...]:
    """Each kind of card, with its text, its green number, its place in the rulebook and the number of copies."""
    return tuple(_face(card, lang) for card in cards)


def _face(card: Card, lang: str) -> Face:
    foot = sources(lang, Citation(WORK, f"card-{routine(card)}"), ())
    return Face(card.name, says(card, lang), foot, card.copies, "" if card.green is None else str(card.green), look(card))


def says(card: Card, lang: str) -> str:
    """The text of a kind of card."""
    way = "clockwise" if card.way == CLOCKWISE else "counter-clockwise"
    return words.text(lang, f"card-bfb-{routine(card)}", number=_printed(card), row=card.number, way=way)


def _printed(card: Card) -> int | str:
    """The number as printed: 3, X, X+1."""
    if not card.from_x:
        return card.number
    return f"X{card.number:+d}".replace("-", "−") if card.number else "X"
