"""What a choice sets off is seen to happen for a reader who has nothing against motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import pages
import pnrules

pytestmark = pytest.mark.browser


def test_what_a_choice_sets_off_is_played_and_a_key_skips_without_answering(page: Page, voila_url: str) -> None:
    play = pnrules.load("nightmare/sample")
    board = pages.open_app(page, voila_url)
    pages.moving(page)
    copy = next(n for n in play.line() if (ask := play.state_at(n).ask) and (ask.kind, ask.args) == ("execute", ("COPY",)))
    board.locator(f".pn-log-step[data-node='{copy}']").click()
    pages.at_rest(board)
    head = board.get_attribute("data-head") or ""
    board.locator(".pn-option[data-option='[\"execute\"]']").click()
    expect(board).not_to_have_attribute("data-head", head)
    expect(board.locator(".pn-happening")).to_be_visible()
    expect(board.locator(".pn-option")).to_have_count(0)
    at = int(board.get_attribute("data-head") or 0)
    assert int(board.get_attribute("data-node") or 0) < at
    expect(board.locator(".pn-happening-skip")).to_be_focused()
    page.keyboard.press("1")
    expect(board).to_have_attribute("data-node", str(at))
    expect(board).to_have_attribute("data-head", str(at))
    expect(board.locator(".pn-happening")).to_have_count(0)
    expect(board.locator(".pn-captions li").first).to_contain_text("loses 1 point")
    board.locator(".pn-watch").click()
    expect(board.locator(".pn-happening")).to_be_visible()
    expect(board).to_have_attribute("data-node", str(at), timeout=20_000)  # it comes to its end by itself
    expect(board.locator(".pn-option").first).to_be_visible()
