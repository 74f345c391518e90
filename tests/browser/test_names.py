"""Players' names as people have them: of forty characters, six at a table; written from the right. Nothing runs over, and a
number beside a name stays where it belongs."""

from __future__ import annotations

from typing import Final

import pytest
from alone import framed, traits_of
from measuring import MEASURED, measured
from playwright.sync_api import Page

import pages
from sparing import LANGUAGES
from states import dealt

pytestmark = pytest.mark.browser

FORTY: Final = tuple(f"{first} {second}".ljust(40, "n") for first, second in (
    ("Maximiliana", "von und zu Hohenlohe"), ("Jean-Baptiste", "de La Rochefoucauld"), ("Wolfeschlegel", "steinhausenbergerdorf"),
    ("Wmwmwmwmwmwm", "Wmwmwmwmwmwmwmwmwm"), ("Ana", "Maria do Carmo de Albuquerque"), ("Thiruvananthapuram", "Krishnamurthy"),
))  # fmt: skip
FROM_THE_RIGHT: Final = ("שולמית", "ליאור", "فاطمة", "يوسف")
SIZES: Final = ((1440, 900), (1280, 720), (390, 844))
TABLES: Final = {"nightmare": (1, 6, 12), "bandwidth": (1, 6, 30), "runtime_error": (1, 4, 40)}
"""The version, how many play, and so many choices."""


@pytest.fixture
def page(sheet: Page) -> Page:
    """One page for all that is drawn here."""
    return sheet


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("named", ["forty", "from the right"])
def test_nothing_runs_over_and_nothing_is_cut_untold(page: Page, game: str, named: str) -> None:
    version, players, choices = TABLES[game]
    names = FORTY[:players] if named == "forty" else (FROM_THE_RIGHT * 2)[:players]
    names = tuple(dict.fromkeys(name if names.index(name) == at else f"{name} {at}" for at, name in enumerate(names)))
    framed(page, traits_of(dealt(game, version, players, choices, names), "fr"), None)
    wrong = {}
    for size in pages.in_sizes(page, SIZES):
        found = measured(page, MEASURED)
        said = {what: found[what] for what in ("beyond", "over", "untold", "aside") if found[what]}
        wrong[size] = {**said, **({} if pages.fits(page) else {"page": found["page"]})}
    assert {size: said for size, said in wrong.items() if said} == {}


ORDER: Final = """() => [...document.querySelectorAll(".pn-player-top")].map((top) => {
  const middle = (at) => { const { left, right } = top.querySelector(at).getBoundingClientRect(); return (left + right) / 2; };
  return middle(".pn-player-name") < middle(".pn-score");
})"""
"""Of each player, whether the points stand to the right of the name."""

SIGNS: Final = """(name) => {
  const walk = document.createTreeWalker(document.querySelector(".pn-ask, .pn-saying"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) if (walk.currentNode.data.includes(name)) found.push(walk.currentNode.data);
  return found;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_stand_behind_a_name_from_the_right_and_sentences_keep_their_order(page: Page, lang: str) -> None:
    play = dealt("bandwidth", 1, 4, 30, FROM_THE_RIGHT)
    framed(page, traits_of(play, lang), None)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate(pages.DRAWN)
    order = measured(page, ORDER)
    assert order == [True] * 4
    who = FROM_THE_RIGHT[play.ask.who - 1]  # type: ignore[operator, union-attr]
    told = page.evaluate(SIGNS, who)
    assert told
    assert all(f"\N{FIRST STRONG ISOLATE}{who}\N{POP DIRECTIONAL ISOLATE}" in text for text in told)
