"""A page before it has a kernel, when one comes, and when it has gone: nothing is lost, and the eye sees nothing move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from measuring import box, measured
from playwright.sync_api import Locator, Page, Route, expect

import pages
from pnrules import words

pytestmark = [pytest.mark.browser, pytest.mark.long]

SAMPLE = "voila/render/nightmare/sample.ipynb?lang=en"
DELETED = """async (base) => {
  const token = document.cookie.match(/_xsrf=([^;]*)/)[1];
  const kernel = `${base}api/kernels/${document.body.dataset.kernelId}`;
  return (await fetch(kernel, { method: "DELETE", headers: { "X-XSRFToken": decodeURIComponent(token) } })).status;
}"""
WATCHED = """(board) => {
  window.seen = [];
  const now = ({ type, target, attributeName }) => (type === "attributes" ? target.getAttribute(attributeName) : target.data);
  const kinds = { childList: true, subtree: true, attributes: true, attributeOldValue: true, characterDataOldValue: true };
  new MutationObserver((changes) => {
    const other = changes.filter((change) => change.type === "childList" || now(change) !== change.oldValue);
    window.seen.push(...other.map(({ type, target }) => `${type}: ${target.textContent}`));
  }).observe(board, kinds);
}"""
"""Notes whatever comes to be otherwise on the board."""
READ = "performance.getEntriesByType('resource').some(({ name, duration }) => name.includes('nightmare-rules') && duration > 0)"
"""The words that a board may say later have come too."""


@contextmanager
def held(page: Page) -> Iterator[Callable[[], None]]:
    """The page asks for its kernel, and nobody answers before that is called."""
    waiting: list[Route] = []
    free = False

    def hold(route: Route) -> None:
        if route.request.method == "POST" and not free:
            waiting.append(route)
        else:
            route.continue_()

    def go() -> None:
        nonlocal free
        free = True
        for route in waiting:
            route.continue_()

    page.route("**/voila/render/**", hold)
    yield go
    page.unroute("**/voila/render/**")


def opened(page: Page, address: str) -> Locator:
    """A page that has no kernel, as it was recorded: its first board. While a server begins, pages are not recorded yet."""
    page.goto(address)
    while page.locator("#pn-record").count() == 0:
        page.wait_for_timeout(200)
        page.goto(address)
    board = page.locator(pages.BOARD).first
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    return board


def live(page: Page) -> None:
    pages.until(page, "document.documentElement.dataset.python === 'ready'")


def place(board: Locator) -> str:
    """The node that is seen."""
    return str(board.get_attribute("data-node"))


def test_before_its_kernel_a_page_is_looked_through_and_what_is_asked_is_then_done(page: Page, voila_url: str) -> None:
    with held(page) as go:
        board = opened(page, f"{voila_url}{SAMPLE}")
        board.evaluate("(board) => { board.dataset.mine = 'yes'; }")
        board.locator(".pn-to-ask").click()
        expect(board.locator(".pn-option")).not_to_have_count(0)
        pages.tab(board, "why")
        pages.speak(board, "fr")
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        board.locator(".pn-last").click()
        before, head = place(board), board.get_attribute("data-head")
        board.locator(".pn-undo").click()
        expect(board.locator(".pn-notice")).to_contain_text(words.text("fr", "board-soon"))
        assert (place(board), board.get_attribute("data-head")) == (before, head)
        go()
        live(page)
    expect(board).not_to_have_attribute("data-head", head or "")
    expect(board.locator(".pn-notice")).to_have_count(0)
    expect(board).to_have_attribute("data-mine", "yes")
    expect(board).to_have_attribute("lang", "fr")


def test_when_the_kernel_comes_nothing_changes_on_the_page(page: Page, voila_url: str) -> None:
    with held(page) as go:
        board = opened(page, f"{voila_url}{SAMPLE}")
        board.locator(".pn-next").click()
        pages.until(page, READ)
        pages.at_rest(board)
        page.evaluate(pages.DRAWN)
        board.evaluate(WATCHED)
        size = measured(page, "document.documentElement.scrollHeight")
        go()
        live(page)
        page.evaluate(pages.DRAWN)
    assert page.evaluate("window.seen") == []
    expect(board.locator(".pn-next")).to_be_focused()
    assert measured(page, "document.documentElement.scrollHeight") == size


@pytest.mark.parametrize("what", ["trainer.ipynb?game=nightmare", "play.ipynb?game=bandwidth&players=3&seed=11", "level.ipynb?"])
def test_the_kernel_has_the_same_board_as_was_recorded(page: Page, voila_url: str, what: str) -> None:
    with held(page) as go:
        board = opened(page, f"{voila_url}voila/render/{what}&lang=en")
        before = board.inner_text()
        go()
        live(page)
        page.evaluate(pages.DRAWN)
    assert board.inner_text() == before


def test_a_kernel_that_goes_is_told_and_what_is_asked_next_brings_another_with_all_that_was_done(
    page: Page, voila_url: str
) -> None:
    board = opened(page, f"{voila_url}{SAMPLE}")
    live(page)
    stands = int(board.get_attribute("data-head") or 0)
    board.locator(".pn-last").click()
    board.locator(".pn-undo").click()
    expect(board).not_to_have_attribute("data-head", str(stands))
    undone = int(board.get_attribute("data-head") or 0)
    first = page.locator("body").get_attribute("data-kernel-id")
    assert page.evaluate(DELETED, "/") == 204
    lost = page.locator("#pn-lost")
    expect(lost).to_have_text(words.text("en", "app-lost-again"))
    all_of_it_is_in_the_window(page, board)
    board.locator(".pn-first").click()  # it is still looked through
    expect(board).to_have_attribute("data-node", "0")
    expect(board).to_have_attribute("data-head", str(undone))
    board.locator(".pn-to-head").click()
    board.locator(".pn-undo").click()
    live(page)
    expect(board).not_to_have_attribute("data-head", str(undone))
    assert int(board.get_attribute("data-head") or 0) < undone < stands
    expect(lost).to_be_empty()
    assert page.locator("body").get_attribute("data-kernel-id") != first


def all_of_it_is_in_the_window(page: Page, board: Locator) -> None:
    """What is said above takes no part of the board away: that has what is left of the window."""
    window, lies = page.viewport_size, box(board)
    assert window is not None
    assert lies["y"] + lies["height"] == pytest.approx(window["height"], abs=1)
