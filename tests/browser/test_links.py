"""A play as a link, in the apps: the board makes it, and the page of a new game opens it at its place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import pages
import pnrules
from pnrules.files import links

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


def test_a_link_of_a_game_with_branches_or_of_what_one_player_saw_is_opened_in_the_apps(page: Page, voila_url: str) -> None:
    play = pnrules.load("nightmare/sample")
    last = play.head
    play.undo()
    play.choose(next(option for option in play.options if option != play.step_to(last).answer))
    play.name(last, "as it was")
    for seat in (None, 2):
        page.goto(f"{voila_url}voila/render/play.ipynb?lang=fr{links.link(play, 'fr', seat=seat)}")
        page.reload()  # another end of the address alone loads nothing
        board = page.locator(f"{pages.FIRST_CELL} .pn-board").first
        expect(board).to_have_attribute("data-head", str(play.head), timeout=pages.PATIENCE)
        expect(board.locator(".pn-only-seen")).to_have_count(0 if seat is None else 1)
        pages.tab(board, "branches")
        expect(board.locator(".pn-branches")).to_contain_text("as it was")
