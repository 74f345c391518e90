"""A page's first picture: its board stands in the page's own HTML, is seen without any script, and stays as it is when the script
comes."""

from __future__ import annotations

from typing import Any

import pytest
from measuring import measured
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect
from sites import FIRST

from pages import PATIENCE
from pnrules import words
from pnrules.teaching import tracks
from sparing import these

pytestmark = pytest.mark.browser

DESKTOP, PHONE = (1440, 900), (390, 844)
DRAWN = f"{FIRST}[data-drawn]"
BOXES = """() => {
  const board = document.querySelector("[data-board='0']");
  const inFilm = (element) => element.closest(".pn-film-place, .pn-wires, .pn-ticks");
  const own = ".pn-film-place, .pn-wires";
  const seen = [...board.querySelectorAll("*:not(.pn-comment-more, .pn-comment-more *)")].filter(
    (each) => !inFilm(each) || each.matches(own),
  );
  return seen.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const box = [left, top + scrollY, width, height].map((each) => Math.round(each));
    const says = element.childElementCount > 0 || element.matches(own) ? "" : element.textContent;
    const looks = [element.getAttribute("class"), box, getComputedStyle(element).color];
    return [element.tagName, ...looks, says, element.getAttribute("aria-label")];
  });
}"""
"""Every element of the board with its box, its colour and what it says. What is measured comes with the script, and takes no
room: the film in its band, the lines between cards, the button that shows the whole of a comment."""
SCENES = {
    "sample": ("en/nightmare/sample", DESKTOP, "light"),
    "phone": ("fr/nightmare/sample", PHONE, "dark"),
    "lesson": (f"fr/{tracks.track('bandwidth').names[0]}", PHONE, "light"),
    "claim": ("en/runtime_error/clubs-and-spades", DESKTOP, "dark"),
    "rules": ("fr/bandwidth/rules", PHONE, "light"),
    "dealing": ("en/play/runtime_error", DESKTOP, "light"),
    "level": ("en/nightmare/levels/1-cards/01-two-bits", PHONE, "light"),
}


def _reader(browser: Browser, size: tuple[int, int], scheme: Any, scripts: bool) -> BrowserContext:
    viewport: Any = dict(zip(("width", "height"), size, strict=True))
    found = browser.new_context(viewport=viewport, color_scheme=scheme, reduced_motion="reduce", java_script_enabled=scripts)
    found.set_default_timeout(PATIENCE)
    return found


def _held(page: Page) -> list[Route]:
    """Holds the page's script back: it is there once the first of these goes on."""
    held: list[Route] = []
    page.route("**/site.js*", lambda route: held.append(route))
    return held


@pytest.mark.parametrize("scene", these(list(SCENES), "phone", "lesson"))
def test_nothing_of_a_board_moves_when_the_script_comes(alone: Browser, site: str, scene: str) -> None:
    key, size, scheme = SCENES[scene]
    context = _reader(alone, size, scheme, scripts=True)
    page = context.new_page()
    held = _held(page)
    page.goto(f"{site}{key}.html", wait_until="commit")
    page.locator(DRAWN).wait_for()
    expect(page.locator("footer")).to_be_attached()
    before = measured(page, BOXES)
    held[0].continue_()
    page.locator("body[data-shown]").wait_for()
    after = measured(page, BOXES)
    context.close()
    assert len(before) > 50
    assert after == before


def test_a_board_is_seen_where_scripts_are_switched_off(alone: Browser, site: str) -> None:
    context = _reader(alone, PHONE, "light", scripts=False)
    page = context.new_page()
    page.goto(f"{site}fr/nightmare/sample.html")
    board = page.locator(f"{FIRST} .pn-board")
    expect(board.locator("[data-card]")).to_have_count(10)
    expect(board.locator(".pn-title")).to_be_visible()
    expect(page.locator("noscript .pn-notice").first).to_have_text(words.text("fr", "site-no-script"))
    context.close()


def test_what_is_pressed_before_the_script_is_there_is_done_then(page: Page, site: str) -> None:
    held = _held(page)
    page.goto(f"{site}en/nightmare/sample.html", wait_until="commit")
    board = page.locator(f"{FIRST} .pn-board")
    for _ in range(2):
        board.locator(".pn-next").click()
    expect(board).to_have_attribute("data-node", "0")
    held[0].continue_()
    expect(board.locator(".pn-slider")).to_have_value("2")


def test_a_board_that_the_address_does_not_ask_for_is_never_seen(page: Page, site: str) -> None:
    held = _held(page)
    page.goto(f"{site}en/play/bandwidth.html?players=3&seed=4", wait_until="commit")
    expect(page.locator(DRAWN)).to_be_attached()
    expect(page.locator(DRAWN)).to_be_hidden()
    held[0].continue_()
    expect(page.locator(f"{FIRST} .pn-player")).to_have_count(3)


def test_the_embedded_board_is_seen_at_once_as_well(page: Page, site: str) -> None:
    held = _held(page)
    page.goto(f"{site}embed/en/nightmare/sample.html", wait_until="commit")
    expect(page.locator(f"{DRAWN} [data-card]")).to_have_count(10)
    held[0].continue_()
