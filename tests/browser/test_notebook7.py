"""Notebook 7: the board is there, is stepped through and chosen with, and fits."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

import pages
import pnrules

pytestmark = pytest.mark.browser


def test_the_board_is_stepped_and_chosen_with(page: Page, notebook_url: str, axe: str, requests: list[str]) -> None:
    page.set_viewport_size({"width": 1280, "height": 1400})
    board = pages.open_notebook(page, notebook_url)
    play = pnrules.load("nightmare/sample")
    expect(board).to_have_attribute("data-node", "0")
    board.locator(".pn-next").click()
    expect(board).not_to_have_attribute("data-node", "0")
    board.locator(".pn-last").click()
    expect(board).to_have_attribute("data-node", str(play.head))
    board.locator(".pn-undo").click()
    play.undo()
    expect(board).to_have_attribute("data-head", str(play.head))
    board.locator("""[data-option='["pass"]']""").click()
    play.choose("pass")
    expect(board).to_have_attribute("data-head", str(play.head))
    expect(board.locator(".pn-live")).to_have_text(play.step_to(play.head).words("en"))
    _the_prose_speaks_one_language(page, board)
    assert pages.violations(page, axe, ".pn-board") == []
    assert pages.foreign(requests) == []


def _the_prose_speaks_one_language(page: Page, board: Locator) -> None:
    """The board's own."""
    english, french = (page.locator(f'.jp-MarkdownCell:has([lang="{lang}"])') for lang in ("en", "fr"))
    expect(english.first).to_be_visible()
    expect(french.first).to_be_hidden()
    pages.tab(board, "settings")
    board.locator("[data-speak=fr]").click()
    expect(french.first).to_be_visible()
    expect(english.first).to_be_hidden()
    board.locator("[data-speak=en]").click()
    expect(french.first).to_be_hidden()


def test_a_whole_new_game_is_dealt_there(page: Page, notebook_url: str) -> None:
    board = pages.open_notebook(page, notebook_url, "play")
    board.get_by_role("combobox", name="Game", exact=True).select_option("Runtime Error")
    board.get_by_role("button", name="Deal", exact=True).click()
    expect(board.locator(".pn-player")).to_have_count(3)
    expect(board.locator(".pn-title")).to_have_text("Deal 1")
    board.locator("""[data-option='["no-script"]']""").click()
    pages.tab(board, "log")
    expect(board.locator(".pn-log-step[aria-current=step]")).to_contain_text("P1")
