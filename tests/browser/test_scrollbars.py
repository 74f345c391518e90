"""With scrollbars that take room, as on many desktops, everything still is on one screen, and what one chooses moves nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from alone import framed, traits_of
from measuring import box, measured, problems
from playwright.sync_api import BrowserType, Page, expect

from sparing import one_in
from states import CASES, dealt

pytestmark = pytest.mark.browser

SCROLLED = """() => [...document.querySelectorAll(".pn-table")]
  .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight).filter((more) => more > 0)"""


@pytest.fixture(scope="module")
def page(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Page]:
    """A page of a browser whose scrollbars are seen, which Playwright otherwise hides."""
    browser = browser_type.launch(**browser_type_launch_args, ignore_default_args=["--hide-scrollbars"])
    yield browser.new_page(reduced_motion="reduce")
    browser.close()


@pytest.mark.parametrize("case", one_in(3, list(CASES)))
def test_everything_one_needs_is_on_one_screen(page: Page, case: str) -> None:
    make, sizes = CASES[case]
    play, node = make()
    sent = traits_of(play, "fr")
    wrong = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        framed(page, sent, node)
        wrong[f"{width} x {height}"] = problems(page)
    assert {size: said for size, said in wrong.items() if said} == {}


SEEN = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether nothing lies over its middle."""


def test_a_card_of_the_hand_that_is_chosen_stays_where_it_is_and_is_asked_about_once(page: Page) -> None:
    sent = traits_of(dealt("bandwidth", 1, 2, 1), "en")
    for width, height in ((1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        board = framed(page, sent, None)
        card = board.locator("button.pn-card").last
        card.scroll_into_view_if_needed()
        before = box(card.locator(".pn-card-name"))
        card.click()
        expect(board.get_by_text("Which of these?", exact=True)).to_have_count(1)
        if width > height:
            assert box(card.locator(".pn-card-name")) == before
            assert measured(page, SCROLLED) == []
        else:
            assert measured(card, SEEN)
