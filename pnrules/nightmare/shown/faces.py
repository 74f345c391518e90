"""The cards of Programmer's Nightmare as an edition prints them, in our words."""

from __future__ import annotations

from pnrules import words
from pnrules.kernel.citations import Citation, slug
from pnrules.kernel.scenery import Face
from pnrules.nightmare.cards import CARDS, WORKS, Card
from pnrules.nightmare.shown.looks import look
from pnrules.words.sentences import sources

NUMBERS = ("a", "b", "c")
"""The variables of a card's numbers in the texts, in order."""


def text_id(card: Card, edition: str) -> str:
    """The message with the text of the card."""
    return f"card-{slug(WORKS[edition])}-{card.slug}"


def faces(edition: str, lang: str) -> tuple[Face, ...]:
    """Every kind of card, with its text, its place in the rulebook and the number of copies."""
    return tuple(_face(card, edition, lang) for card in CARDS.values())


def _face(card: Card, edition: str, lang: str) -> Face:
    numbers = dict(zip(NUMBERS, card.numbers[edition], strict=False))
    foot = sources(lang, Citation(WORKS[edition], card.place), ())
    return Face(card.name, words.text(lang, text_id(card, edition), **numbers), foot, card.copies, look=look(card.name))
