"""The page around a notebook: nothing leaves the machine, it says where it stands, and it leaves no kernel behind."""

from __future__ import annotations

from pathlib import Path

import pytest
from alone import ABOVE
from measuring import box, problems
from playwright.sync_api import Page, expect

import pages
from pnrules import words
from states import DESKTOPS

pytestmark = pytest.mark.browser


def kernel_id(page: Page) -> str:
    return str(page.locator("body").get_attribute("data-kernel-id"))


def is_alive(page: Page, voila_url: str, kernel: str) -> bool:
    return page.request.get(f"{voila_url}api/kernels/{kernel}").status != 404


def ends(page: Page, voila_url: str, kernel: str) -> bool:
    """Whether the kernel is gone within half a minute."""
    for _ in range(300):
        if not is_alive(page, voila_url, kernel):
            return True
        page.wait_for_timeout(100)
    return False


def test_no_request_leaves_the_machine_no_error_no_source_and_nothing_too_wide(
    page: Page, voila_url: str, requests: list[str]
) -> None:
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on("response", lambda response: wrong.append(f"{response.status} {response.url}") if response.status >= 400 else None)
    pages.open_app(page, voila_url)
    assert wrong == []
    expect(page.locator(".jp-CodeMirrorEditor, .highlight, .jp-InputPrompt")).to_have_count(0)
    assert "import pnrules" not in page.locator("main").inner_text()
    for width in pages.in_widths(page, 1280, 320, height=800):
        assert pages.fits(page), width
    only_the_first_board_is_as_high_as_the_page(page)
    page.goto(f"{voila_url}voila/tree/")
    assert len(requests) > 10
    assert any(url.startswith("ws://127.0.0.1") for url in requests)
    assert pages.foreign(requests) == []


def only_the_first_board_is_as_high_as_the_page(page: Page) -> None:
    """The page begins with it; a board further down stands among prose, and leaves some of it in view. The last is the editor, a
    button until it is pressed."""
    page.set_viewport_size({"width": 1280, "height": 900})
    first, *others, editor = [round(box(board)["height"]) for board in page.locator(pages.BOARD).all()]
    assert first == 900 - ABOVE
    assert len(others) == 1
    assert max(others) <= 736  # 46 rem
    assert editor <= 48


LEVEL = "bandwidth/levels/1-programs/01-what-the-program-does"


@pytest.mark.parametrize("address", ["bandwidth/example.ipynb?lang=fr", f"level.ipynb?lang=en&level={LEVEL}"])
def test_an_app_has_on_one_screen_what_a_board_alone_has(page: Page, voila_url: str, address: str) -> None:
    """Those that leave the least room, in a window whose size changes."""
    page.goto(f"{voila_url}voila/render/{address}")
    page.locator(pages.BOARD).first.wait_for(state="visible", timeout=pages.PATIENCE)
    pages.until(page, pages.SETTLED)
    found = {}
    for where in pages.in_sizes(page, DESKTOPS):
        found[where] = problems(page, alone=False)
    assert {size: said for size, said in found.items() if said} == {}


def has_a_title_a_language_and_a_viewport(page: Page, lang: str) -> None:
    assert page.title() not in ("", "pnrules", "sample", "Voilà")
    assert page.locator("html").get_attribute("lang") in ("en", "fr")
    assert page.locator("nav.pn-nav").get_attribute("lang") == lang
    expect(page.locator("meta[name=viewport]")).to_have_attribute("content", "width=device-width, initial-scale=1")
    expect(page.locator("main")).to_have_count(1)
    expect(page.locator("#loading")).to_have_count(0)


def test_the_kernel_ends_when_its_page_is_closed(page: Page, voila_url: str) -> None:
    pages.open_app(page, voila_url)
    kernel = kernel_id(page)
    assert is_alive(page, voila_url, kernel)
    page.goto(f"{voila_url}voila/tree/")
    assert ends(page, voila_url, kernel)


ONE_LOOK = """
const given = window.setTimeout;
window.setTimeout = (what, ms, ...rest) => given(what, ms === 100 ? 4000 : ms, ...rest);
"""
"""Whoever waits for a widget, 100 ms at a time and two seconds in all, waits once, and finds its time gone."""


def test_a_page_draws_no_widget_before_all_have_come(page: Page, voila_url: str) -> None:
    """Drawn too early, what comes while the page waits for it would be missed: "model not found" in its place. This page was not
    recorded: Jupyter's scripts draw its board."""
    page.add_init_script(ONE_LOOK)
    pages.open_app(page, voila_url, "teachers")
    expect(page.locator("#rendered_cells")).not_to_contain_text("model not found")
    expect(page.locator(pages.BOARD)).not_to_have_count(0)


BEGINS = """() => {
  const title = [...document.querySelectorAll("main h1")].find((one) => one.checkVisibility());
  const place = title.closest(".pn-prose, .jp-RenderedMarkdown");
  const { backgroundColor, borderTopWidth } = getComputedStyle(place);
  return { sky: backgroundColor, edge: borderTopWidth, letters: getComputedStyle(title).fontFamily.split(",")[0] };
}"""
"""How a page begins that is read: on which ground, within which edge, in which letters its title is set."""


@pytest.mark.parametrize("notebook", pages.IN_ORDER)
def test_a_page_that_is_read_begins_as_the_front_page_does_at_every_width(
    page: Page, voila_url: str, axe: str, notebook: str
) -> None:
    page.goto(f"{voila_url}?lang=fr")
    hero = page.locator(".pn-hero:visible").evaluate("(e) => getComputedStyle(e).backgroundColor")
    letters = page.locator(".pn-pitch h1:visible").evaluate("(e) => getComputedStyle(e).fontFamily.split(',')[0]")
    pages.open_app(page, voila_url, notebook, "fr")
    assert page.evaluate(BEGINS) == {"sky": hero, "edge": "2px", "letters": letters}
    for width in pages.in_widths(page, 1280, 820, 390, 320, height=800):
        assert pages.fits(page), width
    assert pages.violations(page, axe) == []
    page.emulate_media(forced_colors="active")
    assert page.evaluate(BEGINS)["edge"] == "2px"


NO_COOKIES = "Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_no_cookie_is_kept_the_page_says_so_and_what_helps(page: Page, voila_url: str, lang: str) -> None:
    """A kernel is given to a page of this server alone, which shows itself by a cookie: to begin again would not help."""
    page.add_init_script(NO_COOKIES)
    page.goto(f"{voila_url}voila/render/teachers.ipynb?lang={lang}")
    expect(page.locator("#pn-lost")).to_contain_text(words.text(lang, "app-no-cookies"))
    expect(page.locator("#pn-lost button")).to_have_text(words.text(lang, "app-reload"))


def test_a_worksheet_is_saved_by_its_reader_and_is_not_left_beside_the_notebook(page: Page, voila_url: str, root: Path) -> None:
    pages.open_app(page, voila_url, "teachers", "fr")
    with page.expect_download() as download:
        page.get_by_text(words.text("fr", "app-save-file", name="worksheet.html")).click()
    assert download.value.suggested_filename == "worksheet.html"
    assert "<svg" in Path(download.value.path()).read_text(encoding="utf-8")
    assert not (root / "notebooks" / "worksheet.html").exists()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_front_page_leads_to_the_notebooks_in_the_readers_language(page: Page, voila_url: str, axe: str, lang: str) -> None:
    page.goto(f"{voila_url}?lang={lang}")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    section = page.locator("section.pn-front:visible")
    expect(section).to_have_count(1)
    expect(section).to_have_attribute("lang", lang)
    assert pages.violations(page, axe) == []
    section.locator(".pn-examples > summary").first.click()
    section.locator(".pn-examples .pn-notebooks a").first.click()
    page.locator(pages.BOARD).first.wait_for(state="visible", timeout=pages.PATIENCE)
    assert f"lang={lang}" in page.url
    has_a_title_a_language_and_a_viewport(page, lang)
    is_in(page, "light")


def is_in(page: Page, scheme: str) -> None:
    """The page has the colours of a scheme."""
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", str(scheme == "light").lower())
    red = page.evaluate("Number(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0])")
    assert (red > 200) == (scheme == "light")


def test_the_page_follows_light_and_dark(page: Page, voila_url: str) -> None:
    """Opened in the dark, and as day and night come; the pages above were opened in the light."""
    page.emulate_media(color_scheme="dark")
    pages.open_app(page, voila_url)
    is_in(page, "dark")
    for scheme in pages.SCHEMES:
        page.emulate_media(color_scheme=scheme)
        is_in(page, scheme)
