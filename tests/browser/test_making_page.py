"""The page for making lessons, in the apps: a lesson leads there, a draft is found again, a lesson becomes a web page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import pages
from pages import PATIENCE

pytestmark = pytest.mark.browser


@pytest.mark.long
def test_a_lesson_is_made_of_another_kept_and_saved_as_a_web_page(page: Page, voila_url: str, tmp_path: Path) -> None:
    board = pages.open_app(page, voila_url, "nightmare/learn", "fr")
    board.locator('.pn-tab[data-tab="lessons"]').click()
    board.locator(".pn-make-own").click()
    beats = page.locator(".pn-studio-beat")
    expect(beats.first).to_be_visible(timeout=PATIENCE)
    count = beats.count()
    page.locator(".pn-studio-says").fill("Regardez la rangée.")
    page.locator(".pn-studio-add").click()
    expect(beats).to_have_count(count + 1, timeout=PATIENCE)
    expect(page.locator("[data-came=kept]")).to_be_attached()
    with page.expect_download(timeout=PATIENCE) as got:
        page.locator(".pn-studio-page").click()
    html = Path(got.value.path()).read_text(encoding="utf-8")
    assert "Regardez la rangée." in html
    assert "<!--pn-" not in html
    pages.open_app(page, voila_url, "nightmare/make", "fr")
    page.locator(".pn-studio-kept .pn-level").first.click(timeout=PATIENCE)
    expect(beats).to_have_count(count + 1, timeout=PATIENCE)
