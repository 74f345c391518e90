"""A game against each opponent to its end, and what the reader's own games come to: kept, counted, looked at again."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect
from tables import to_the_end

import pages
from pages import violations
from pnrules.players.opponents import OPPONENTS
from pnrules.session import Deal

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1280, "height": 720}
QUICK = "randi"
"""What `make test` plays."""
FOUR = [pytest.param(each.name, marks=() if each.name == QUICK else pytest.mark.slow) for each in OPPONENTS]


def played(page: Page, voila_url: str, who: str) -> Locator:
    """A short game against an opponent, at its end; the first choice each time."""
    deal = Deal("bandwidth", "BfB", 1, 2, 4, f"person,{who}")
    page.goto(f"{voila_url}voila/render/play.ipynb?{deal.address}&lang=en", timeout=pages.PATIENCE)
    board = page.locator(pages.BOARD).first
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    to_the_end(board)
    return board


@pytest.mark.parametrize("who", FOUR)
def test_a_game_against_each_opponent_is_told_kept_and_looked_at_again(page: Page, voila_url: str, axe: str, who: str) -> None:
    page.set_viewport_size(DESKTOP)
    board = played(page, voila_url, who)
    expect(board.locator(".pn-ending-mine")).to_have_text(("You won.", "You lost.", "It is a draw.")[_came(board)])
    expect(board.locator(".pn-player-top").first).to_contain_text("You")
    expect(board.locator(".pn-player-name")).to_have_text(who.title())
    expect(board.locator(".pn-ending-mine-more")).to_contain_text(f"Against {who.title()} you have won")
    assert violations(page, axe, ".pn-board") == []
    head = board.get_attribute("data-head")
    said = board.locator(".pn-ending-said").inner_text()

    page.goto(f"{voila_url}?lang=en")
    section = page.locator("section.pn-front:visible .pn-played")
    expect(section).to_contain_text(f"against {who.title()}")
    section.locator("a").first.click()
    again = page.locator(pages.BOARD).first
    expect(again.locator(".pn-ending-said")).to_have_text(said.replace("\n", " "), timeout=pages.PATIENCE)
    assert again.get_attribute("data-head") == head
    assert _kept(page) == 1, "to look at a game again adds none"


def _came(board: Locator) -> int:
    return ("won", "lost", "shared").index(board.locator(".pn-ending").get_attribute("data-mine") or "")


def _kept(page: Page) -> int:
    names = page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('pnrules game '))")
    kept = [json.loads(page.evaluate("(name) => localStorage.getItem(name)", name)) for name in names]
    assert all(each["save"] and each["deal"]["game"] == "bandwidth" for each in kept)
    return len(kept)
