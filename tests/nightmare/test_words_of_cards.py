"""What a card does is written three times: in full, as a sentence, and in a few words for where there is little room."""

from __future__ import annotations

import itertools

import pytest

from pnrules import games, words
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.game import Setup
from pnrules.words import LANGUAGES

FEW = 24
"""Letters of a few words: two lines of the narrowest card that shows its name."""

GAME = games.game("nightmare")


@pytest.mark.parametrize(("lang", "edition"), itertools.product(LANGUAGES, ("3.0", "3.1")))
def test_every_card_is_told_in_full_in_a_sentence_and_in_a_few_words(lang: str, edition: str) -> None:
    cards = Showing.of(GAME).info(Setup(GAME, edition, 2, ("P1", "P2")))["cards"]
    assert len(cards) == 34
    for card in cards.values():
        numbers = dict(zip("abc", card["numbers"], strict=False))
        full, short, brief = (_said(lang, card["text"] + form, numbers) for form in ("", ".short", ".brief"))
        assert len(full) >= len(short) > len(brief)
        assert len(brief) <= FEW
        assert not brief.endswith(".")
        assert {letter for letter in brief if letter.isdigit()} - {"1"} <= {str(number) for number in card["numbers"]}


def _said(lang: str, id: str, numbers: dict[str, int]) -> str:
    """A text, without the places at which its words may be parted."""
    return words.text(lang, id, **numbers).replace("\u00ad", "")
