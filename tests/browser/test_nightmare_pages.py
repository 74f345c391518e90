"""The other notebooks of Programmer's Nightmare as pages: they run, fit a telephone, and what a reader sets takes effect."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import pages

pytestmark = pytest.mark.browser

NAMES = {"version-1": "Une partie de la version 1", "sample-31": "L’exemple sous PN 3.1"}


@pytest.mark.parametrize("name", NAMES)
def test_a_page_in_french_on_a_telephone(page: Page, voila_url: str, requests: list[str], name: str) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    pages.open_app(page, voila_url, f"nightmare/{name}", lang="fr")
    expect(page.locator("h1:visible").first).to_contain_text(NAMES[name])
    expect(page.locator(pages.FAILED)).to_have_count(0)
    assert pages.fits(page)
    assert pages.foreign(requests) == []


def test_another_number_deals_another_ring(page: Page, voila_url: str) -> None:
    pages.open_app(page, voila_url, "nightmare/version-1")
    board = page.locator(pages.BOARD).nth(-2)
    cards = board.locator(".pn-card")
    expect(cards).to_have_count(18)
    dealt = cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
    board.get_by_label("Deal number", exact=True).fill("2")
    board.get_by_role("button", name="Deal", exact=True).click()
    expect(board.locator(".pn-card").first).not_to_have_attribute("data-card", dealt[0])
    expect(cards).to_have_count(18)
    assert cards.evaluate_all("cards => cards.map(card => card.dataset.card)") != dealt


def test_under_PN_3_1_the_question_about_PROGRAM_ERROR_counts_players(page: Page, voila_url: str) -> None:
    pages.open_app(page, voila_url, "nightmare/sample-31")
    quiz = page.locator(".pn-quiz")
    pages.foretold(quiz, 9, 10, 8).click()
    expect(quiz.locator("pn-t", has_text="so P3 pays once")).to_be_visible()
    pages.foretold(quiz, 9, 10, 9).click()
    expect(quiz.locator("pn-t", has_text="only once, even with several bits")).to_be_visible()
