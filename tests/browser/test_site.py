"""The site, served from a folder on a plain host, with every other name unreachable: looked at, answered, without a network."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect
from sites import ONLY_HERE, built, host

from pages import PATIENCE, until, violations
from pnrules import words

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FIRST = "[data-board='0']"
READY = "html[data-python='ready']"


@pytest.fixture(scope="module")
def folder(root: Path) -> Path:
    """The site, built."""
    return built(root)


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    """Its address."""
    with host(folder) as (address, _):
        yield address


@pytest.fixture(scope="module")
def alone(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A browser that reaches no other host."""
    launch = {**browser_type_launch_args, "args": [*browser_type_launch_args.get("args", []), ONLY_HERE]}
    browser = browser_type.launch(**launch)
    yield browser
    browser.close()


@pytest.fixture
def context(alone: Browser) -> Iterator[BrowserContext]:
    """A reader who comes for the first time, and wants nothing to move."""
    found = alone.new_context(reduced_motion="reduce", locale="en-GB")
    found.set_default_timeout(PATIENCE)
    yield found
    found.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which nothing goes wrong: no error, no file that is missing, nothing that the policy forbids."""
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on("response", lambda response: wrong.append(f"{response.status} {response.url}") if response.status >= 400 else None)
    yield page
    assert wrong == []


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


def test_the_boards_stay_as_they_are_when_python_comes(page: Page, site: str) -> None:
    page.goto(f"{site}en/bandwidth/example.html")
    board = page.locator(f"{FIRST} .pn-board")
    for _ in range(3):
        board.locator(".pn-next").click()
    node = board.get_attribute("data-node") or ""
    before = board.inner_text()
    page.locator(READY).wait_for()
    expect(board).to_have_attribute("data-node", node)
    assert board.inner_text() == before


def test_from_page_to_page_python_starts_once(page: Page, site: str) -> None:
    workers: list[str] = []
    page.on("worker", lambda worker: workers.append(worker.url))
    page.goto(f"{site}en/index.html")
    page.locator(".pn-game[data-game='bandwidth'] a.pn-start").wait_for()
    page.locator(".pn-rules a.pn-rules-page").nth(1).click()
    page.locator(READY).wait_for()
    expect(page.locator(".pn-reference, .pn-pages").first).to_be_visible()
    page.locator("nav.pn-nav a").first.click()
    page.locator("a[href='bandwidth/example.html']").click()
    expect(page).to_have_title(re.compile("Bandwidth"))
    page.locator(f"{FIRST} .pn-board").wait_for()
    page.go_back()
    page.locator("section.pn-front").wait_for()
    assert len(workers) == 1


def test_a_page_speaks_the_other_language_and_its_board_stays_where_it_is(page: Page, site: str) -> None:
    page.goto(f"{site}en/nightmare/sample.html")
    board = page.locator(f"{FIRST} .pn-board")
    for _ in range(4):
        board.locator(".pn-next").click()
    node = board.get_attribute("data-node") or ""
    board.locator(".pn-tab[data-tab='settings']").click()
    board.locator("[data-speak=fr]").click()
    expect(board).to_have_attribute("lang", "fr")
    expect(board).to_have_attribute("data-node", node)
    expect(page).to_have_url(re.compile("/fr/nightmare/sample.html"))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("nav.pn-nav a").first).to_have_text(words.text("fr", "app-all"))


def test_without_a_server_after_the_first_visit(context: BrowserContext, folder: Path) -> None:
    page = context.new_page()
    with host(folder) as (address, _server):
        page.goto(f"{address}en/runtime_error/learn.html")
        page.locator(f"{FIRST} .pn-board").wait_for()
        until(page, "async () => (await fetch('../../files.json')).ok && navigator.serviceWorker.controller !== null")
        count = len(json.loads((folder / "files.json").read_text(encoding="utf-8")))
        until(
            page,
            "async (count) => { const [name] = (await caches.keys()).filter((each) => each.startsWith('pnrules-site'));"
            " return name && (await (await caches.open(name)).keys()).length > count; }",
            count,
        )
    page.goto(f"{address}fr/bandwidth/example.html")
    board = page.locator(f"{FIRST} .pn-board")
    board.locator(".pn-last").click()
    head = board.get_attribute("data-head") or ""
    board.locator(".pn-option").first.click()
    expect(board).not_to_have_attribute("data-head", head)


def test_what_is_needed_for_the_first_picture_is_small(folder: Path) -> None:
    def size(*names: str) -> int:
        return sum(len(gzip.compress((folder / name).read_bytes(), 9)) for name in names)

    for lang in words.LANGUAGES:
        for key in ("nightmare/sample", "nightmare/version-1", "bandwidth/example", "runtime_error/clubs-and-spades"):
            texts = [f"words/{lang}/board.txt", f"words/{lang}/{key.partition('/')[0]}.txt"]
            assert size("site.js", "site.css", f"{lang}/{key}.html", f"data/{key}.json", *texts) < 150_000


def test_python_is_small(folder: Path) -> None:
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in (folder / "python").iterdir()) < 7_000_000


@pytest.mark.parametrize("key", ["index", "nightmare/sample", "runtime_error/clubs-and-spades", "bandwidth/own-cards"])
def test_screen_readers_find_nothing_wrong(page: Page, site: str, axe: str, key: str) -> None:
    page.goto(f"{site}fr/{key}.html")
    page.locator("body[data-shown]").wait_for()
    assert violations(page, axe) == []
