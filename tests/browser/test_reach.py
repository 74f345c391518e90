"""What COPY, FUTURE and GOTO reach is outlined on the board: by pointer, by focus, by finger, in a ring, and without colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from alone import framed, traits_of
from playwright.sync_api import Locator, Page, expect

import pnrules
from pages import fits

pytestmark = pytest.mark.browser

OUTLINES = "card => { const { outlineStyle, outlineWidth } = getComputedStyle(card); return `${outlineStyle} ${outlineWidth}`; }"
CASES: Final[tuple[tuple[str, int, str, list[str]], ...]] = (
    ("nightmare/sample", 11, "COPY", ["PROGRAM ERROR", "BUG"]),
    ("nightmare/sample", 11, "FUTURE", ["ACQUIRE", "DECREMENT"]),
    ("nightmare/sample", 11, "GOTO", ["BUG"]),
    ("nightmare/version-1", 160, "COPY", ["ACQUIRE", "ZAP"]),
)


def drawn(page: Page, name: str, node: int, lang: str = "en") -> Callable[[str], Locator]:
    """The board, and its cards by their kind's name."""
    board = framed(page, traits_of(pnrules.load(name), lang), node)
    return lambda card: board.locator(f'.pn-row .pn-card[data-card="{card}"]')


def reached(page: Page) -> list[str]:
    """The kinds of the cards that are outlined, in the order in which they would be done."""
    found: list[tuple[str, str]] = []
    for card in page.locator(".pn-card[data-reached]").all():
        assert card.evaluate(OUTLINES).endswith(" 3px"), "an outline, and not a colour alone"
        expect(card.locator(".pn-reached")).to_be_visible()
        order = card.locator(".pn-reached b")
        name = str(card.get_attribute("data-card")).partition("#")[0]
        found.append((order.inner_text() if order.count() else "", name))
    return [name for _, name in sorted(found)]


@pytest.mark.parametrize(("name", "node", "card", "cards"), CASES)
def test_what_is_pointed_at_or_has_the_focus_outlines_what_it_reaches(
    page: Page, name: str, node: int, card: str, cards: list[str]
) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    cell = drawn(page, name, node)
    assert reached(page) == []
    cell(card).hover()
    assert reached(page) == cards
    page.locator(".pn-top").hover()
    assert reached(page) == []
    cell(card).focus()
    assert reached(page) == cards
    page.locator(".pn-next").focus()
    assert reached(page) == []


@pytest.mark.parametrize("look", [{"color_scheme": "dark"}, {"forced_colors": "active"}])
def test_on_a_phone_and_in_any_colours_too(page: Page, look: dict[str, Any]) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(**look)
    cell = drawn(page, "nightmare/sample", 11, "fr")
    cell("COPY").focus()
    assert reached(page) == ["PROGRAM ERROR", "BUG"]
    assert "elle appliquerait PROGRAM ERROR, puis BUG" in cell("COPY").inner_text()
    assert fits(page)
