"""A game on a page that the reader's browser translates."""

from __future__ import annotations

import pytest
from alone import live
from playwright.sync_api import Page, expect
from tables import chooses
from translating import TRANSLATE

from pnrules.session import Deal

pytestmark = pytest.mark.browser

DEAL = Deal("bandwidth", "BfB", 1, 2, 4, "person,greedy")
CHOICES = 6


def read(page: Page, lang: str, *, translated: bool) -> list[list[str]]:
    """What the board says after each choice, without the translator's sign."""
    page.set_viewport_size({"width": 1280, "height": 800})
    board = live(page, "play", lang, DEAL.address)
    expect(board.locator(".pn-ask .pn-numbered").first).to_be_visible()
    if translated:
        page.evaluate(TRANSLATE)
        expect(board.locator(".pn-live font").first).to_be_attached()
    found = []
    for _ in range(CHOICES):
        chooses(board)
        expect(board.locator(".pn-thinking")).to_have_count(0)
        texts = [board.locator(at).all_inner_texts() for at in (".pn-live", ".pn-question", ".pn-score")]
        found.append([" ".join(text.replace("~", "").split()) for each in texts for text in each])
    if translated:
        assert "~" in board.locator(".pn-live").inner_text()
        assert "~" not in "".join(board.locator(".pn-card-name").all_inner_texts()), "a game's own words stay"
    return found


def test_a_game_says_the_same_translated_or_not(page: Page) -> None:
    plain = read(page, "en", translated=False)
    assert len({tuple(each) for each in plain}) > CHOICES // 2
    other = page.context.new_page()
    assert read(other, "en", translated=True) == plain
    other.close()
