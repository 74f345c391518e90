"""A play as a link, in the apps: the board makes it, and the page of a new game opens it at its place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import pages

pytestmark = pytest.mark.browser


def test_a_link_that_a_board_makes_opens_the_same_step_in_the_apps(page: Page, voila_url: str) -> None:
    board = pages.open_app(page, voila_url, "bandwidth/example", "fr")
    board.locator(".pn-last").click()
    last = board.get_attribute("data-node") or ""
    pages.tab(board, "take")
    board.locator(".pn-link-make").click()
    field = board.locator(".pn-linking textarea")
    expect(field).to_have_value(re.compile(r"/voila/render/play\.ipynb\?lang=fr#play=1\."))
    page.goto(field.input_value())
    there = page.locator(f"{pages.FIRST_CELL} .pn-board").first
    expect(there).to_have_attribute("data-node", last, timeout=pages.PATIENCE)
    expect(there).to_have_attribute("lang", "fr")
