"""The site on a plain host, with every other name unreachable: looked at, answered, read in both languages."""

from __future__ import annotations

import gzip
import re
from contextlib import closing
from pathlib import Path

import pytest
from dead import dead
from measuring import problems
from playwright.sync_api import Browser, Page, expect
from sites import FIRST, READY, first_files

from pages import at_rest, in_sizes, until, violations
from pnrules import words
from states import DESKTOPS

pytestmark = pytest.mark.browser

KEPT = "async () => (await (await caches.open('pnrules-python')).keys()).length > 0"
WATCHED = """self.made = [];
self.Worker = class extends Worker { constructor(...all) { super(...all); self.made.push(new Error().stack); } };"""
"""Writes down which script makes a worker."""


def test_no_link_on_a_page_leads_nowhere(folder: Path) -> None:
    """As the pages lie there, each with its first board; the links of what is drawn later are tried where it is."""
    assert list(dead(folder)) == []


def test_a_choice_that_was_not_recorded_is_answered_by_python(page: Page, site: str) -> None:
    page.goto(f"{site}en/nightmare/sample.html")
    board = page.locator(f"{FIRST} .pn-board")
    expect(board).to_have_attribute("data-node", "0")
    board.locator(".pn-last").click()
    head = board.get_attribute("data-head") or ""
    board.locator(".pn-option").first.click()
    expect(board).not_to_have_attribute("data-head", head)
    expect(board.locator(".pn-notice-words")).to_have_count(0)
    page.locator(READY).wait_for()
    answered = board.get_attribute("data-head") or ""
    board.locator(".pn-option").first.click()  # at once now
    expect(board).not_to_have_attribute("data-head", answered)


@pytest.mark.parametrize(
    "name", ["nightmare/make", "nightmare/learn", "nightmare/rules", "course", "trainer/nightmare", "play/bandwidth"]
)
def test_every_word_is_still_there_once_the_rest_of_them_has_come(early: Page, site: str, name: str) -> None:
    with early.expect_response(re.compile("-rulings[.]txt")):
        early.goto(f"{site}en/{name}.html")
    board = early.locator(f"{FIRST} .pn-board").first
    board.wait_for()
    at_rest(board)
    assert re.findall(r"\b(?:board|studio|lesson|course|level|train|laboratory)-[a-z-]+", board.inner_text()) == []


def test_the_boards_stay_as_they_are_when_python_comes(page: Page, site: str) -> None:
    page.goto(f"{site}en/bandwidth/example.html")
    board = page.locator(f"{FIRST} .pn-board")
    for _ in range(3):
        board.locator(".pn-next").click()
    at_rest(board)
    node = board.get_attribute("data-node") or ""
    before = board.inner_text()
    page.locator(READY).wait_for()
    expect(board).to_have_attribute("data-node", node)
    assert board.inner_text() == before


@pytest.mark.parametrize(("name", "stops"), [("fr/bandwidth/example", "1 2"), ("en/nightmare/version-1", "60 100")])
def test_a_page_begins_with_all_of_its_board_on_one_screen(early: Page, site: str, name: str, stops: str) -> None:
    """Where its table is full, on every screen that a board alone is measured on."""
    early.goto(f"{site}{name}.html")
    board = early.locator(f"{FIRST} .pn-board")
    found = {}
    for stop in stops.split():
        board.locator(".pn-slider").fill(stop)
        at_rest(board)
        for where in in_sizes(early, DESKTOPS):
            found[f"{stop}, {where}"] = problems(early, alone=False)
    assert {size: said for size, said in found.items() if said} == {}


def test_from_page_to_page_python_starts_once(page: Page, site: str) -> None:
    workers: list[str] = []
    page.on("worker", lambda worker: workers.append(worker.url))
    page.goto(f"{site}en/index.html")
    page.locator(".pn-game[data-game='bandwidth'] a.pn-start").wait_for()
    page.locator(".pn-rules a.pn-rules-page").first.click()
    page.locator(READY).wait_for()
    expect(page.locator(".pn-reference, .pn-pages").first).to_be_visible()
    page.locator("nav.pn-nav a").first.click()
    page.locator(".pn-examples:has(a[href='bandwidth/example.html']) > summary").click()
    page.locator("a[href='bandwidth/example.html']").click()
    expect(page).to_have_title(re.compile("Bandwidth"))
    page.locator(f"{FIRST} .pn-board").wait_for()
    page.go_back()
    page.locator("section.pn-front").wait_for()
    assert len(workers) == 1


def test_another_place_on_a_page_leaves_its_board_as_it_is_also_on_the_way_back(early: Page, site: str) -> None:
    early.goto(f"{site}en/nightmare/sample.html")
    early.goto(f"{site}en/nightmare/rules.html#ref-pn30-card-zap")
    read = early.locator("body[data-shown] .pn-reference-text h2")
    expect(read).to_contain_text("ZAP")
    search = early.locator(".pn-reference-search input")
    search.fill("bit")
    for _ in range(2):
        early.evaluate("location.hash = '#ref-pn30-card-bit-swapper'")
        expect(read).to_contain_text("BIT SWAPPER")
        expect(early.locator(".pn-reference-entry[aria-current]")).to_be_in_viewport()
        early.go_back()
        expect(read).to_contain_text("ZAP")
        early.reload()  # the history of a page that was opened anew is still its own
        search.fill("bit")
    early.go_forward()
    expect(read).to_contain_text("BIT SWAPPER")
    early.evaluate("new Promise(requestIdleCallback)")
    expect(search).to_have_value("bit")
    early.locator("nav.pn-nav a").first.click()
    early.locator("section.pn-front").wait_for()
    early.go_back()
    expect(read).to_contain_text("BIT SWAPPER")
    early.evaluate("location.hash = '#ref-pn31-card-acquire'")
    expect(early.locator(".pn-reference-list [aria-pressed=true]")).to_have_text("PN 3.1")
    expect(early.locator(".pn-reference-entry[aria-current]")).to_be_in_viewport()
    early.go_back()
    expect(early.locator(".pn-reference-list [aria-pressed=true]")).to_have_text("PN 3.0")
    early.go_back()
    early.go_back()
    early.locator(f"{FIRST} .pn-board[data-node]").wait_for()


def test_at_the_next_visit_python_begins_before_the_pages_script_with_what_was_kept(alone: Browser, site: str) -> None:
    with closing(alone.new_context(service_workers="block")) as context:  # so that the page's script can be held back
        first = context.new_page()
        first.goto(f"{site}en/nightmare/sample.html")
        until(first, KEPT)
        first.close()
        page = context.new_page()
        page.add_init_script(WATCHED)
        page.route("**/site.js*", lambda script: None)  # which goes on when it is unrouted
        page.goto(f"{site}en/nightmare/sample.html", wait_until="commit")
        until(page, "made.length > 0")
        page.unroute("**/site.js*")
        board = page.locator(f"{FIRST} .pn-board")
        expect(board).to_have_attribute("data-node", "0")
        board.locator(".pn-last").click()
        head = board.get_attribute("data-head") or ""
        board.locator(".pn-option").first.click()
        expect(board).not_to_have_attribute("data-head", head)
        assert ["early.js" in stack for stack in page.evaluate("made")] == [True]


def test_a_page_speaks_the_other_language_and_its_board_stays_where_it_is(early: Page, site: str) -> None:
    early.goto(f"{site}en/nightmare/sample.html")
    board = early.locator(f"{FIRST} .pn-board")
    for _ in range(4):
        board.locator(".pn-next").click()
    node = board.get_attribute("data-node") or ""
    board.locator(".pn-tab[data-tab='settings']").click()
    board.locator("[data-speak=fr]").click()
    expect(board).to_have_attribute("lang", "fr")
    expect(board).to_have_attribute("data-node", node)
    expect(early).to_have_url(re.compile("/fr/nightmare/sample.html"))
    expect(early.locator("html")).to_have_attribute("lang", "fr")
    expect(early.locator("nav.pn-nav a").first).to_have_text(words.text("fr", "app-all"))


def test_what_is_needed_for_the_first_picture_is_small(folder: Path) -> None:
    sizes = {name: _gzipped(folder / name) for name in (file.relative_to(folder).as_posix() for file in folder.rglob("*.*"))}
    pages = {page: sum(sizes[name] for name in first_files(folder, page)) for page in sorted(folder.glob("[ef][nr]/**/*.html"))}
    assert {page.relative_to(folder).as_posix(): size for page, size in pages.items() if size >= 160_000} == {}


def _gzipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def test_python_is_small(folder: Path) -> None:
    assert sum(_gzipped(file) for file in (folder / "python").iterdir()) < 7_000_000


@pytest.mark.parametrize(
    "key",
    [
        "index",
        *(pytest.param(key, marks=pytest.mark.slow) for key in ("nightmare/rules", "runtime_error/clubs-and-spades")),
        pytest.param("bandwidth/own-cards", marks=pytest.mark.slow),
    ],
)
def test_screen_readers_find_nothing_wrong(early: Page, site: str, axe: str, key: str) -> None:
    early.goto(f"{site}fr/{key}.html")
    early.locator("body[data-shown]").wait_for()
    assert violations(early, axe) == []
