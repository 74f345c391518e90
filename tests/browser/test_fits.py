"""What is drawn for paper, measured in the browser: no writing leaves its card, none is small, none lies on another."""

from __future__ import annotations

from typing import Any

import pytest
from measuring import measured
from playwright.sync_api import Page

import pnrules
from pnrules.games import game
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.scenery import Area, Drawing, Drawn
from pnrules.showing.drawing import drawing_svg
from pnrules.showing.sheet import card_sheet
from sparing import LANGUAGES

pytestmark = pytest.mark.browser

OUTSIDE = """() => [...document.querySelectorAll("g.card, g.seat")].flatMap((group) => {
  const box = group.querySelector("rect").getBBox();
  return [...group.querySelectorAll("text")].filter((text) => {
    const { x, y, width, height } = text.getBBox();
    return x < box.x || x + width > box.x + box.width || y < box.y - 1 || y + height > box.y + box.height + 1;
  }).map((text) => text.textContent);
})"""
OVER = """() => {
  const texts = [...document.querySelectorAll("text")].map((text) => [text.textContent, text.getBBox()]);
  const along = (a, b) => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = (a, b) => Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return texts.flatMap(([said, a], i) =>
    texts.slice(i + 1).filter(([, b]) => along(a, b) > 1 && down(a, b) > 4).map(([other]) => `${said} / ${other}`));
}"""
SMALL = "() => [...document.querySelectorAll('text')].filter((text) => parseFloat(text.getAttribute('font-size')) < 12).length"
CUT = """() => [...document.querySelectorAll("div.card")].filter((card) => {
  const foot = card.querySelector(".foot").getBoundingClientRect(), index = card.querySelector(".index");
  const wide = [index, ...card.querySelectorAll("h2, .text")].some((part) => part.scrollWidth > part.clientWidth);
  return wide || foot.bottom > index.getBoundingClientRect().top + 1;
}).map((card) => card.querySelector("h2").textContent)"""


def found(page: Page, picture: str) -> dict[str, Any]:
    page.set_content(picture)
    assert page.locator("g.card").count() > 0
    return {"outside": measured(page, OUTSIDE), "over": measured(page, OVER), "small": page.evaluate(SMALL)}


NOTHING_WRONG = {"outside": [], "over": [], "small": 0}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["nightmare/sample", "bandwidth/example", "runtime_error/sample-round"])
def test_an_example_is_legible(page: Page, name: str, lang: str) -> None:
    assert found(page, pnrules.load(name).to_svg(lang)) == NOTHING_WRONG


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "edition"), [("nightmare", "3.0"), ("nightmare", "3.1"), ("bandwidth", "BfB")])
def test_every_card_with_its_full_text_is_legible(page: Page, name: str, edition: str, lang: str) -> None:
    faces = Showing.of(game(name)).faces(edition, lang)
    bits = tuple((seat, f"P{seat}") for seat in range(1, 7))
    cards = tuple(Drawn(face.name, face.text, face.look, face.corner, ("→ SWAP INSTRUCTIONS",), bits) for face in faces)
    picture = drawing_svg("", "h", [], Drawing((), (Area("a", cards),)), "t", lang)
    assert found(page, picture) == NOTHING_WRONG


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "edition"), [("nightmare", "3.0"), ("nightmare", "3.1"), ("bandwidth", "BfB")])
def test_every_printed_card_holds_its_text(page: Page, name: str, edition: str, lang: str) -> None:
    page.set_content(card_sheet(game(name), edition, lang))
    assert page.locator("div.card").count() == sum(face.copies for face in Showing.of(game(name)).faces(edition, lang))
    assert measured(page, CUT) == []
