"""What a reader takes along from the board: the position as a picture, the run in words and as a table; in an app, and in an
exported file without a kernel, where a picture cannot be drawn and that is said."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import pages
import pnrules
from pnrules import Play, words
from pnrules.showing import describe

pytestmark = pytest.mark.browser

SHARED = ("step", "event", "words", "citation", "rulings", "answer", "P1", "P2", "P3")


def taken(page: Page, board: Locator, what: str) -> tuple[str, bytes]:
    """The name and the bytes of the file that a control hands over."""
    with page.expect_download() as download:
        board.locator(f".pn-take-{what}").click()
    return download.value.suggested_filename, Path(download.value.path()).read_bytes()


def table(text: str) -> list[dict[str, str]]:
    """The columns that the board's table and the kernel's have in common."""
    return [{name: row[name] for name in SHARED} for row in csv.DictReader(io.StringIO(text))]


def agrees(page: Page, board: Locator, play: Play, lang: str) -> None:
    """The run in words and as a table, up to the end of the play, say what the kernel's do."""
    _, found = taken(page, board, "csv")
    assert table(found.decode()) == table(play.to_csv(lang))
    _, found = taken(page, board, "text")
    lines = [line for line in found.decode().splitlines()[2:] if not line.startswith("    →")]
    assert lines == [describe.step_line(lang, step) for step in play.trace.without_bookkeeping()]
    assert "→ P1 9 · P2 9 · P3 8" in found.decode()


def test_pictures_and_the_run_are_taken_from_the_board(page: Page, voila_url: str, axe: str) -> None:
    board = pages.open_app(page, voila_url, lang="fr")
    play = pnrules.load("nightmare/sample")
    pages.tab(board, "take")
    assert pages.violations(page, axe, ".pn-taking") == []
    name, found = taken(page, board, "svg")
    assert name == "L-exemple-du-livret.svg"
    assert found.decode() == play.to_svg("fr", 0)
    name, found = taken(page, board, "png")
    assert name == "L-exemple-du-livret.png"
    assert found.startswith(b"\x89PNG")
    size = ElementTree.fromstring(play.to_svg("fr", 0))
    assert [int.from_bytes(found[at : at + 4]) for at in (16, 20)] == [
        2 * int(size.get(side, "")) for side in ("width", "height")
    ]
    board.locator(".pn-last").click()
    expect(board).to_have_attribute("data-node", str(play.head))
    agrees(page, board, play, "fr")


def test_without_a_kernel_the_run_is_taken_and_a_picture_says_what_it_needs(
    browser: Browser, exported: Callable[[str], Path]
) -> None:
    context = browser.new_context(offline=True)
    page = context.new_page()
    page.goto(exported("nightmare/sample").as_uri())
    board = page.locator(pages.BOARD).first
    board.locator(".pn-last").click()
    pages.tab(board, "take")
    agrees(page, board, pnrules.load("nightmare/sample"), "en")
    board.locator(".pn-take-png").click()
    expect(board.locator(".pn-notice-words")).to_have_text(words.text("en", "board-alone"))
    context.close()
