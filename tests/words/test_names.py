"""Players' names in sentences."""

from __future__ import annotations

import pytest

from pnrules import words
from pnrules.words import LANGUAGES

ISOLATED = "\N{FIRST STRONG ISOLATE}%s\N{POP DIRECTIONAL ISOLATE}"


@pytest.mark.parametrize("name", ["שולמית", "فاطمة", "Ada שולמית"])
def test_a_name_from_the_right_keeps_its_order_to_itself(name: str) -> None:
    """Otherwise the number that follows it would stand before it."""
    assert words.seat("en", 1, [name]) == ISOLATED % name


@pytest.mark.parametrize("name", ["Ada", "Cléo", "Ω", "李", "6"])
def test_every_other_name_stands_as_it_is(name: str) -> None:
    assert words.seat("en", 1, [name]) == name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_takes_it_so(lang: str) -> None:
    said = words.sentence(lang, "why-gain", [("who", "seat"), ("change", "text")], [1, "+2"], ["שולמית"])
    assert ISOLATED % "שולמית" in said
