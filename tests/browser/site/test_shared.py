"""Pages of the site as they are shared: copied, shown in a page of another origin, and as services preview them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from measuring import measured
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect
from sites import host

from pages import until
from pnrules import words

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SAMPLE = "en/nightmare/sample.html"
BOARD = "[data-board='0'] .pn-board"
LISTENS = """
addEventListener("message", ({ data, source }) => {
  if (data?.pnrules !== "height") return;
  for (const frame of document.querySelectorAll("iframe")) if (frame.contentWindow === source) frame.height = data.height;
});
"""
"""What a page may do with what a frame tells it (docs/site.md)."""

FORBIDDEN = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("Access is denied", "SecurityError"); } });
Object.defineProperty(window, "caches", { value: { open: () => Promise.reject(new DOMException("Access is denied")) } });
"""
"""A browser that keeps nothing for frames of other sites."""


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """A reader who lets pages read and write the clipboard."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    return context


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A folder of another's pages, and its address on another port."""
    with host(tmp_path) as (address, _):
        yield tmp_path, address


def of_another(elsewhere: tuple[Path, str], lines: str, script: str = "") -> str:
    """The address of a page that holds these lines."""
    folder, address = elsewhere
    (folder / "page.html").write_text(
        f'<!DOCTYPE html><link rel="icon" href="data:,"><h1>A class</h1>\n{lines}\n<script>{script}</script>', encoding="utf-8"
    )
    return f"{address}page.html"


def framed(site: str, key: str) -> str:
    return f'<iframe src="{site}embed/{key}.html" title="A board" width="100%" height="640" style="border: 0"></iframe>'


def in_frame(page: Page) -> FrameLocator:
    return page.frame_locator("iframe")


def test_lines_copied_by_keyboard_show_the_board_in_a_page_of_another_origin(
    page: Page, site: str, elsewhere: tuple[Path, str]
) -> None:
    page.goto(f"{site}{SAMPLE}")
    page.locator(BOARD).wait_for()
    page.locator(".pn-share summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".pn-share [role=status]")).to_have_text(words.text("en", "site-copied"))
    until(page, "async (link) => (await navigator.clipboard.readText()) === link", f"{site}{SAMPLE}")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    until(page, "async () => (await navigator.clipboard.readText()).startsWith('<iframe')", None)
    lines = page.evaluate("navigator.clipboard.readText()")
    page.keyboard.press("Escape")
    expect(page.locator(".pn-share > div")).to_be_hidden()
    expect(page.locator(".pn-share summary")).to_be_focused()

    page.goto(of_another(elsewhere, lines))
    board = in_frame(page).locator(BOARD)
    expect(board).to_have_attribute("data-node", "0")
    board.locator(".pn-last").click()
    head = board.get_attribute("data-head") or ""
    board.locator(".pn-option").first.click()  # not recorded: Python answers, in the frame
    expect(board).not_to_have_attribute("data-head", head)
    in_frame(page).locator("html[data-python='ready']").wait_for()


def test_a_frame_tells_its_height_and_ends_there(early: Page, site: str, elsewhere: tuple[Path, str]) -> None:
    """A frame much too low gets as high as it asks to be; that it got higher asks for no more."""
    early.set_viewport_size({"width": 1280, "height": 900})
    early.goto(of_another(elsewhere, framed(site, "en/nightmare/sample").replace("640", "200"), LISTENS))
    in_frame(early).locator(BOARD).wait_for()
    until(early, "() => Number(document.querySelector('iframe').height) > 500", None)
    inner = early.frames[1]
    until(early, "() => document.querySelector('iframe').height === String(document.querySelector('iframe').clientHeight)", None)
    assert measured(inner, "document.documentElement.scrollHeight <= innerHeight")
    assert int(early.locator("iframe").get_attribute("height") or 0) < 700


def test_on_a_phone_a_frame_is_as_high_as_its_board(early: Page, site: str, elsewhere: tuple[Path, str]) -> None:
    early.set_viewport_size({"width": 390, "height": 844})
    wide = '<meta name="viewport" content="width=device-width">'
    early.goto(of_another(elsewhere, wide + framed(site, "fr/nightmare/sample").replace("640", "200"), LISTENS))
    in_frame(early).locator(BOARD).wait_for()
    until(early, "() => Number(document.querySelector('iframe').height) > 500", None)
    assert measured(early.frames[1], "document.documentElement.scrollWidth <= innerWidth")


def test_its_links_open_the_whole_page_beside_the_other(
    page: Page, context: BrowserContext, site: str, elsewhere: tuple[Path, str]
) -> None:
    page.goto(of_another(elsewhere, framed(site, "en/nightmare/sample")))
    in_frame(page).locator(BOARD).wait_for()
    with context.expect_page() as opened:
        in_frame(page).locator(".pn-whole").click()
    expect(opened.value.locator(BOARD)).to_be_visible()
    assert opened.value.url == f"{site}{SAMPLE}"
    in_frame(page).locator("footer a[hreflang=fr]").click()
    expect(in_frame(page).locator(".pn-whole")).to_have_text(words.text("fr", "embed-whole"))
    assert page.frames[1].url == f"{site}embed/fr/nightmare/sample.html"


def test_where_the_browser_keeps_nothing_for_a_frame_it_plays_and_says_so(
    page: Page, site: str, elsewhere: tuple[Path, str]
) -> None:
    page.add_init_script(FORBIDDEN)
    page.goto(of_another(elsewhere, framed(site, "en/nightmare/sample")))
    expect(in_frame(page).locator(".pn-unkept")).to_have_text(words.text("en", "embed-unkept"))
    board = in_frame(page).locator(BOARD)
    board.locator(".pn-last").click()
    head = board.get_attribute("data-head") or ""
    board.locator(".pn-option").first.click()
    expect(board).not_to_have_attribute("data-head", head)
    in_frame(page).locator("html[data-python='ready']").wait_for()


def test_a_frame_starts_no_python_until_it_is_used(page: Page, site: str, elsewhere: tuple[Path, str]) -> None:
    """A page may show many: none of them fetches what nobody asks for."""
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(of_another(elsewhere, framed(site, "en/nightmare/sample") + framed(site, "fr/nightmare/sample")))
    for place in (0, 1):
        page.frame_locator(f"iframe >> nth={place}").locator("body[data-shown]").wait_for()
        page.frames[1 + place].evaluate("new Promise((done) => requestIdleCallback(() => setTimeout(done, 400)))")
    assert [url for url in fetched if "/python/" in url] == []


# --- previews -------------------------------------------------------------------------------------------------------------


class _Head(HTMLParser):
    """The title and the named data of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.title = ""
        self._within = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self._within = tag == "title" or (self._within and tag != "meta")
        if tag == "meta" and (name := found.get("property") or found.get("name")):
            self.said[name] = found.get("content") or ""

    def handle_data(self, data: str) -> None:
        self.title += data if self._within else ""

    def handle_endtag(self, tag: str) -> None:
        self._within = self._within and tag != "title"


def test_every_page_says_what_it_is_and_has_its_own_picture(folder: Path) -> None:
    for lang in words.LANGUAGES:
        pages = sorted((folder / lang).rglob("*.html"))
        assert len(pages) > 100
        for path in pages:
            head = _Head(path.read_text(encoding="utf-8"))
            said = head.said
            assert head.title
            assert said["og:title"] == said["twitter:title"] == head.title
            assert said["og:description"] == said["twitter:description"] == said["description"] != ""
            assert said["og:locale"].startswith(lang)
            picture = (path.parent / said["og:image"]).resolve()
            assert picture.relative_to(folder / "previews" / lang).with_suffix(".html") == path.relative_to(folder / lang)
            data = picture.read_bytes()
            assert data[:8] == b"\x89PNG\r\n\x1a\n"
            assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (1200, 630)
            assert len(data) < 100_000


def test_titles_and_pictures_differ_by_language(folder: Path) -> None:
    named = {lang: _Head((folder / lang / "nightmare" / "sample.html").read_text(encoding="utf-8")) for lang in words.LANGUAGES}
    assert len({head.title for head in named.values()}) == len(words.LANGUAGES)
    assert len({(folder / "previews" / lang / "nightmare" / "sample.png").read_bytes() for lang in words.LANGUAGES}) == 2


def test_the_notices_name_all_that_the_site_holds(page: Page, site: str) -> None:
    """The page leads there."""
    page.goto(f"{site}{SAMPLE}")
    page.locator("footer a[href$='NOTICES.txt']").click()
    said = page.locator("pre").inner_text()
    titles = re.findall(r"^(\S+) \d[\d.]* \(.+\)", said, re.MULTILINE)
    scripts = {"@fluent/bundle", "preact", "ts-fsrs", "pyodide"}
    assert scripts | {"attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "typing_extensions"} == set(titles)
    assert "Python's interpreter and standard library" in said
    assert "Mozilla Public License Version 2.0" in said


def test_no_visit_without_a_network_keeps_what_others_ask_for(folder: Path) -> None:
    kept = (folder / "files.json").read_text(encoding="utf-8")
    assert re.findall(r'"(?:previews|embed)/', kept) == []
