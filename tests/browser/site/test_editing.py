"""The editor at the end of an example, on the site when its server has gone: by keyboard alone, with a finger, in French."""

from __future__ import annotations

import pytest
from building import built_by_keyboard, built_by_touch, by_keyboard, by_touch, edited, played
from playwright.sync_api import BrowserContext, Locator, Page, expect
from sites import READY

import pages

pytestmark = [pytest.mark.browser, pytest.mark.slow]

EXAMPLE = "nightmare/sample"
PHONE = {"width": 390, "height": 844}


def opened(page: Page, address: str, lang: str = "en") -> Locator:
    """The last board of the example, on which its position can be changed."""
    page.goto(f"{address}{lang}/{EXAMPLE}.html")
    board = page.locator(pages.BOARD).last
    board.locator(".pn-unfold").press("Enter")
    expect(board.locator(".pn-editor")).to_be_focused()
    expect(page.locator(READY)).to_be_attached(timeout=pages.PATIENCE)
    return board


def test_the_example_is_built_by_keyboard_alone_and_comes_to_its_points(left: tuple[BrowserContext, str]) -> None:
    context, address = left
    page = context.new_page()
    board = opened(page, address)
    built_by_keyboard(page, board)
    played(board, by_keyboard(page))
    page.close()


def test_the_example_is_built_with_a_finger_on_a_phone_and_comes_to_its_points(left: tuple[BrowserContext, str]) -> None:
    context, address = left
    page = context.new_page()
    page.set_viewport_size(PHONE)
    board = opened(page, address)
    built_by_touch(board)
    played(board, by_touch)
    assert pages.fits(page)
    page.close()


def test_what_was_changed_is_compared_with_the_example_in_french(left: tuple[BrowserContext, str]) -> None:
    context, address = left
    page = context.new_page()
    board = opened(page, address, "fr")
    board.locator('[data-zone="program.row"] [data-lying="PROGRAM ERROR"]').click()
    edited(board, board.get_by_role("button", name="Enlever", exact=True).click)
    board.get_by_role("button", name="Jouer à partir d’ici").click()
    expect(board.locator(".pn-editor")).to_have_count(0)
    pages.tab(board, "branches")
    board.locator(".pn-compare").first.click()
    expect(board.locator(".pn-half")).to_have_count(2)
    page.close()
