"""What a page is on paper: nothing is cut off, the rules and the log are whole, and it is dark on white."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from measuring import measured
from playwright.sync_api import Page, expect

import pages
from pnrules import words
from pnrules.cli import rule
from pnrules.words import rulebooks
from sparing import these

pytestmark = pytest.mark.browser

BOARDS = ["nightmare/sample", "nightmare/version-1", "bandwidth/example", "runtime_error/sample-round"]
Exported = Callable[[str], Path]
CUT = """() => {
  const shown = (element) => element.checkVisibility() && !element.closest(".pn-hidden");
  const heard = (style) => style.clipPath === "inset(50%)";
  const cut = (element) => {
    const style = getComputedStyle(element);
    if (heard(style) || element.clientWidth === 0) return false;
    const lower = style.overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1;
    const wider = style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    return lower || wider;
  };
  const boxes = [...document.querySelectorAll("[class*='pn-']")];
  return boxes.filter((each) => shown(each) && cut(each)).map((each) => each.className);
}"""
"""Elements that show less than they have, except what is only heard."""
OUTSIDE = """() => {
  const boxes = [...document.querySelectorAll("[class*='pn-']")].filter((each) => each.checkVisibility());
  const width = document.documentElement.clientWidth;
  return boxes.filter((each) => each.getBoundingClientRect().right > width + 1).map((each) => each.className);
}"""
"""Elements that reach over the edge of the paper."""
PAPER = {"width": 718, "height": 1047}
"""A4 within a browser's usual margins, in px."""
BREAKS = "(cards) => cards.map((card) => getComputedStyle(card.closest('.pn-slot') ?? card).breakInside)"
LOOKED_AT = """() => addEventListener("beforeprint", () => {
  window.seen = document.querySelector(".pn-board").querySelectorAll(".pn-log-step").length;
})"""
"""What there is of the log when the browser, having told everybody, lays out the paper."""
COLOURS = """(elements) => elements.map((element) => {
  const seen = document.createElement("canvas").getContext("2d");
  const brightness = (colour) => {
    seen.clearRect(0, 0, 1, 1);
    seen.fillStyle = "#fff";
    seen.fillRect(0, 0, 1, 1);
    seen.fillStyle = colour;
    seen.fillRect(0, 0, 1, 1);
    return Math.max(...seen.getImageData(0, 0, 1, 1).data.slice(0, 3));
  };
  const { color, backgroundColor } = getComputedStyle(element);
  return [brightness(color), brightness(backgroundColor)];
})"""
"""How bright the ink and the ground of elements are, from 0 to 255."""


@contextmanager
def printed(page: Page) -> Iterator[None]:
    """The page as it is laid out for paper."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size(PAPER)
    page.emulate_media(media="print")
    page.evaluate(pages.DRAWN)
    yield
    page.emulate_media(media="screen")
    page.set_viewport_size(before)


def cut(page: Page) -> list[str]:
    """What is printed and shows less than it has, or reaches over the edge of the paper."""
    found: list[str] = measured(page, CUT) + measured(page, OUTSIDE)
    return found


@pytest.mark.parametrize("rulebook", ["PN 3.0", "PN 3.1"])
def test_the_rules_page_prints_the_whole_rulebook(page: Page, voila_url: str, rulebook: str) -> None:
    pages.open_app(page, voila_url, "nightmare/rules")
    page.locator(".pn-reference-list .pn-button", has_text=rulebook).click()
    search = page.get_by_role("searchbox")
    search.fill("GOTO")  # what is looked for in the window does not make the paper shorter
    with printed(page):
        paper = page.locator(".pn-reference").inner_text()
        places = [place for place in rulebooks.entries() if place.work == rulebook]
        lacking = [place.ref for place in places if rulebooks.title(place, "en") not in paper]
        assert lacking == []
        told = " ".join(paper.split())
        assert [place.ref for place in places if " ".join(rulebooks.account(place, "en").split()) not in told] == []
        rulings = [ruling for ruling in rule.rulings() if ruling.id.startswith("N-")]
        assert [ruling.id for ruling in rulings if words.text("en", ruling.message) not in paper] == []
        expect(search).to_be_hidden()
        assert cut(page) == []
    expect(page.locator(".pn-reference-whole")).to_have_count(0)
    expect(search).to_have_value("GOTO")


def test_the_log_prints_all_its_entries(page: Page, exported: Exported) -> None:
    page.goto(exported("nightmare/version-1").as_uri())
    board = page.locator(pages.BOARD).first
    last = int(board.locator(".pn-slider").get_attribute("max") or 0)
    steps = board.locator(".pn-log-number")
    assert steps.count() < last
    with printed(page):
        assert steps.all_inner_texts() == [str(place) for place in range(last + 1)]
        expect(board.locator(".pn-tools, .pn-tab-row, .pn-timeline, .pn-log-filters").filter(visible=True)).to_have_count(0)
        assert cut(page) == []
    assert steps.count() < last


def test_a_browser_that_prints_is_given_the_whole_log_at_once(page: Page, exported: Exported) -> None:
    page.goto(exported("nightmare/version-1").as_uri())
    board = page.locator(pages.BOARD).first
    last = int(board.locator(".pn-slider").get_attribute("max") or 0)
    page.evaluate(LOOKED_AT)
    paper = page.pdf(format="A4", prefer_css_page_size=True)
    assert page.evaluate("window.seen") == last + 1
    assert paper.count(b"/Type /Page\n") > last * 20 / 1123  # no entry is lower than its line


@pytest.mark.parametrize("name", these(BOARDS, *BOARDS[1:]))
def test_no_part_of_a_board_is_cut_off_on_paper(page: Page, exported: Exported, name: str) -> None:
    page.goto(exported(name).as_uri())
    board = page.locator(pages.BOARD).first
    board.locator(".pn-last").click()
    pages.at_rest(board)
    for tab in ("log", "why", "branches", "settings"):
        pages.tab(board, tab)
        with printed(page):
            assert cut(page) == [], tab
            cards = board.locator(".pn-card").filter(visible=True)
            assert set(cards.evaluate_all(BREAKS)) <= {"avoid"}
            expect(board.locator(".pn-tools, .pn-tab-row, .pn-timeline, select, input").filter(visible=True)).to_have_count(0)


def test_two_lines_side_by_side_are_printed_whole(page: Page, exported: Exported) -> None:
    page.goto(exported("nightmare/sample").as_uri())
    board = page.locator(pages.BOARD).nth(-2)
    pages.tab(board, "branches")
    board.locator(".pn-compare").first.click()
    expect(board.locator(".pn-halves")).to_be_visible()
    with printed(page):
        assert cut(page) == []


def test_paper_is_white_whatever_the_window_s_colours(page: Page, exported: Exported) -> None:
    page.goto(exported("nightmare/sample").as_uri())
    words_on_paper = page.locator("h1, .pn-prose p, .pn-title, .pn-live, .pn-log-words, .pn-card-name, .pn-option, .pn-quiz p")
    for scheme in pages.SCHEMES:
        page.emulate_media(color_scheme=scheme)
        with printed(page):
            for ink, ground in words_on_paper.filter(visible=True).evaluate_all(COLOURS):
                assert ink < 150, scheme
                assert ground > 225, scheme
            assert all(ground == 255 for _, ground in page.locator("body, .pn-board").evaluate_all(COLOURS))


@pytest.mark.parametrize("name", ["nightmare/learn", "teachers", "level", "bandwidth/own-cards"])
def test_no_part_of_an_app_is_cut_off_on_paper(page: Page, voila_url: str, name: str) -> None:
    pages.open_app(page, voila_url, name)
    with printed(page):
        assert cut(page) == []
        expect(page.locator(".pn-nav")).to_be_hidden()


def test_the_front_page_is_printed_whole(page: Page, voila_url: str) -> None:
    page.goto(voila_url)
    expect(page.locator(".pn-front:visible")).to_have_count(1)
    with printed(page):
        assert cut(page) == []
        expect(page.locator(".pn-head nav, .pn-deal, .pn-progress-file").filter(visible=True)).to_have_count(0)
