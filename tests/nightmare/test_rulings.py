"""What the rulings of Programmer's Nightmare say of the rulebooks: by the names that the reference gives their places."""

from __future__ import annotations

import re

import pytest

from pnrules import words
from pnrules.nightmare.rulebook.register import REGISTER
from pnrules.words import rulebooks

WORKS = ("PN 3.0", "PN 3.1")


def names(work: str, lang: str) -> set[str]:
    """How a reason may name a place: by its title, or by what comes before a colon or bracket in it."""
    titles = {rulebooks.title(place, lang) for place in rulebooks.entries() if place.work == work}
    return titles | {re.split(r"\s?:|\s\(", title)[0] for title in titles}


def unnamed(reason: str, work: str, lang: str) -> list[str]:
    """What a reason has after the name of a rulebook that is the name of no place in it."""
    return [said for said in reason.split(f"{work}, ")[1:] if not said.startswith(tuple(names(work, lang)))]


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("work", WORKS)
def test_the_reasons_name_the_places_of_the_rulebooks_by_their_titles(work: str, lang: str) -> None:
    reasons = {
        ruling.id: words.text(lang, f"{ruling.message}.reason").replace("\N{NO-BREAK SPACE}", " ") for ruling in REGISTER.values()
    }
    assert sum(work in reason for reason in reasons.values()) > 50
    assert {id: wrong for id, reason in reasons.items() if (wrong := unnamed(reason, work, lang))} == {}


@pytest.mark.parametrize(
    ("reason", "wrong"),
    [
        ("PN 3.0, COPY says so.", []),
        ("PN 3.0, Version 1 says so (PN 3.0, Twenty cards).", []),
        ("PN 3.0, COPIES says so.", ["COPIES says so."]),
    ],
)
def test_a_place_that_there_is_not_is_found(reason: str, wrong: list[str]) -> None:
    assert unnamed(reason, "PN 3.0", "en") == wrong
