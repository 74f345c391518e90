"""A lesson made on the site without a server: its words come with it, it is tried, and a reload brings it back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from sites import FIRST

import pages

pytestmark = pytest.mark.browser


def test_a_lesson_is_made_on_the_site_and_survives_a_reload(page: Page, site: str) -> None:
    page.goto(f"{site}fr/nightmare/sample.html")
    board = page.locator(f"{FIRST} .pn-board")
    board.locator('.pn-tab[data-tab="take"]').click()
    board.locator(".pn-studio-begin").click()
    says = board.locator(".pn-studio-says")
    expect(says).to_be_visible(timeout=pages.PATIENCE)
    expect(board.locator(".pn-studio-add")).to_have_text("Ajouter la phrase")
    says.fill("Regardez la rangée.")
    board.locator(".pn-studio-add").click()
    expect(board.locator(".pn-studio-beat")).to_have_count(1, timeout=pages.PATIENCE)
    board.locator(".pn-studio-try").click()
    expect(board.locator(".pn-lesson-says")).to_have_text("Regardez la rangée.", timeout=pages.PATIENCE)
    page.reload()
    board.locator('.pn-tab[data-tab="take"]').click()
    board.locator(".pn-studio-begin").click()
    board.locator(".pn-studio-kept .pn-level").first.click(timeout=pages.PATIENCE)
    expect(board.locator(".pn-studio-beat")).to_contain_text("Regardez la rangée.", timeout=pages.PATIENCE)
