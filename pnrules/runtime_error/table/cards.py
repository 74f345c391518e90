"""The 52 cards of Runtime Error: what counts about a card is its suit and its value."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from pnrules.kernel.forms.validation import LONGEST_MEANT, alike
from pnrules.kernel.forms.validation import meant as close_to

DIAMONDS, CLUBS, HEARTS, SPADES = SUITS = ("♦", "♣", "♥", "♠")
"""In the order in which their functions are executed (RE, testing)."""

FACES: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""By value, from 1 to 13 (RE, scripting)."""

DECK: Final = tuple(face + suit for suit in SUITS for face in FACES)
"""Every card, in the order in which hands and decks are kept: by suit, then by value."""

SUIT: Final = {card: card[-1] for card in DECK}
VALUE: Final = {card: FACES.index(card[:-1]) + 1 for card in DECK}
ORDER: Final = {card: place for place, card in enumerate(DECK)}


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """The same cards by suit and value: their order in a hand does not matter."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


# --- other spellings --------------------------------------------------------------------------------------------------

_FACES: Final = {"1": "A", "t": "10", "11": "J", "12": "Q", "13": "K", "v": "J", "d": "Q", "r": "K"}
_SUITS: Final = {"d": "♦", "c": "♣", "h": "♥", "s": "♠", "♢": "♦", "♧": "♣", "♡": "♥", "♤": "♠"}
"""Letters of English and French packs, numbers, and outline symbols, each with the name used here."""

_FACE: Final = "([0-9]{1,2}|[atjqkvdr])"
_SUIT: Final = "([dchs♦♣♥♠♢♧♡♤])"
_CARD: Final = re.compile(f"{_FACE}(?:of|-|_)?{_SUIT}(?:lubs?|iamonds?|earts?|pades?)?")
_TURNED: Final = re.compile(_SUIT + _FACE)


def meant(name: object, known: Iterable[Any]) -> tuple[str, ...]:
    """The card that another spelling means: `5C`, `10h`, `T♠`, `♣5`, `5♣` as an emoji, `5 of clubs`; otherwise the closest
    names."""
    card = typed(name) if isinstance(name, str) else ""
    cards = tuple(known)
    return (card,) if card in cards else close_to(name, cards)


def typed(name: str) -> str:
    """The card that this spelling means; anything else is returned unchanged."""
    folded = alike(name) if len(name) <= LONGEST_MEANT else ""
    as_here, turned = _CARD.fullmatch(folded), _TURNED.fullmatch(folded)
    face, suit = as_here.groups() if as_here else turned.group(2, 1) if turned else ("", "")
    card = _FACES.get(face, face.upper()) + _SUITS.get(suit, suit)
    return card if card in ORDER else name
