"""A reader who goes on before what they asked for is there: the last thing asked for is what comes."""

from __future__ import annotations

import re
from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from sites import FIRST

from pages import PATIENCE, until

pytestmark = pytest.mark.browser

BOARD = f"{FIRST} .pn-board"
QUIET = "new Promise(requestIdleCallback)"


class Held:
    """Requests that wait until they are let go."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.requests: list[Route] = []
        page.route(address, lambda request: self.requests.append(request))

    def asked(self) -> None:
        """Waits until one has been asked for."""
        end = monotonic() + PATIENCE / 1000
        while not self.requests:
            assert monotonic() < end, "nothing has been asked for"
            self.page.wait_for_timeout(20)

    def let_go(self) -> None:
        """Has them answered, and the page done with the answers."""
        for request in self.requests:
            with self.page.expect_response(request.request.url):
                request.continue_()
        self.page.evaluate(QUIET)


def unfolded(page: Page, address: str) -> Locator:
    """The link to an example on the front page, where examples are folded away."""
    page.locator(f".pn-examples:has(a[href='{address}']) > summary").click()
    return page.locator(f"a[href='{address}']")


def test_the_front_page_may_be_left_before_its_scripts_are_there(early: Page, site: str) -> None:
    held = Held(early, "**/front.js*")
    early.goto(f"{site}en/index.html", wait_until="commit")
    held.asked()
    unfolded(early, "bandwidth/example.html").click()
    early.locator(BOARD).wait_for()
    held.let_go()
    until(early, "typeof pnFront !== 'undefined'")
    early.locator("nav.pn-nav a").first.click()
    early.locator("section.pn-front").wait_for()
    expect(early.locator(BOARD)).to_have_count(0)


def test_of_two_pages_that_are_asked_for_the_later_one_comes(early: Page, site: str) -> None:
    early.goto(f"{site}en/index.html")
    early.locator("body[data-shown]").wait_for()
    held = Held(early, "**/bandwidth/example.html")
    unfolded(early, "bandwidth/example.html").click()
    held.asked()
    unfolded(early, "nightmare/sample.html").click()
    early.locator(BOARD).wait_for()
    held.let_go()
    expect(early).to_have_url(re.compile("/en/nightmare/sample.html"))
    expect(early).to_have_title(re.compile("Nightmare"))
    early.go_back()
    early.locator("section.pn-front").wait_for()


def test_a_language_that_comes_after_the_page_was_left_turns_nothing(early: Page, site: str) -> None:
    early.goto(f"{site}en/nightmare/sample.html")
    board = early.locator(BOARD)
    board.locator(".pn-tab[data-tab='settings']").click()
    held = Held(early, "**/fr/nightmare/sample.html")
    board.locator("[data-speak=fr]").click()
    held.asked()
    early.locator("nav.pn-nav a").first.click()
    early.locator("section.pn-front").wait_for()
    held.let_go()
    expect(early).to_have_url(re.compile("/en/index.html"))
    expect(early.locator("html")).to_have_attribute("lang", "en")


def test_boards_turn_to_a_language_whose_page_cannot_be_had(early: Page, site: str) -> None:
    early.goto(f"{site}en/nightmare/sample.html")
    early.evaluate(
        "() => { const own = fetch; window.fetch = (to, ...rest) => /fr.*html/.test(to) ? Promise.reject() : own(to, ...rest); }"
    )
    board = early.locator(BOARD)
    board.locator(".pn-tab[data-tab='settings']").click()
    board.locator("[data-speak=fr]").click()
    expect(board).to_have_attribute("lang", "fr")
    expect(early).to_have_url(re.compile("/en/nightmare/sample.html"))


def test_what_waits_for_python_waits_no_more_once_it_is_left(hasty: Page, site: str) -> None:
    held = Held(hasty, "**/python/pyodide.asm*")
    hasty.goto(f"{site}en/play/bandwidth.html?seed=5", wait_until="commit")
    held.asked()
    expect(hasty.locator("#pn-python")).not_to_be_empty()
    hasty.locator("nav.pn-nav a").first.click()
    hasty.locator("section.pn-front").wait_for()
    expect(hasty.locator("#pn-python")).to_be_empty()
    held.let_go()
