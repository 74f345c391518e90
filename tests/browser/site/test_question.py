"""A question at the table, settled on the site without a server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from sites import FIRST, READY

import pages

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
ROUND = "RE | * A-5♣:2♥ 9♠ K♦ | 4-K♥:7♦ 5♠"
DEFENDED = "PN 3.0 v1 | >1DEFEND 2SUBROUTINE*[BUG BUG] 1ACQUIRE | - | -"


def lay_out(page: Page, line: str) -> None:
    expect(page.locator(READY)).to_be_attached(timeout=pages.PATIENCE)
    board = page.locator(f"{FIRST} .pn-board")
    board.locator(".pn-opening summary").click()
    board.locator(".pn-opening textarea").fill(line)
    board.locator(".pn-open").click()
    expect(board.locator(".pn-setting[data-setting=question-example] select")).to_have_value("", timeout=pages.PATIENCE)


def test_a_question_about_runtime_error_is_settled_in_french_on_a_phone(page: Page, site: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(f"{site}fr/index.html")
    page.locator("a.pn-question-page[href='runtime_error/question.html']").click()
    board = page.locator(f"{FIRST} .pn-board")
    expect(board.locator(".pn-asked-steps")).to_contain_text("Posez ce qui est sur la table")
    lay_out(page, ROUND)
    board.locator(".pn-option", has_text="Pas d’instruction").click()
    board.locator(".pn-settle").click()
    sheet = board.locator(".pn-verdict-sheet")
    expect(sheet.locator("h2")).to_have_text("Ce qui se passe, et pourquoi", timeout=pages.PATIENCE)
    expect(sheet.locator(".pn-verdict-steps").first).to_contain_text("P1 n’écrit pas d’instruction")
    expect(sheet.locator(".pn-verdict-steps cite").first).to_contain_text("RE, ")
    expect(sheet.locator(".pn-verdict-line code")).to_have_text("RE | A-5♣:2♥ K♦ 9♠ | 4-K♥:7♦ 5♠")
    assert pages.fits(page)
    with page.expect_download() as saved:
        sheet.locator(".pn-verdict-save").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert text.startswith('<!DOCTYPE html>\n<html lang="fr">')
    assert "P1 n’écrit pas d’instruction" in text


def test_where_a_ruling_decides_both_answers_stand_with_their_points_and_both_boards_side_by_side(page: Page, site: str) -> None:
    # P1's DEFEND covers the SUBROUTINE and its first BUG: 8, 8. Where only cards under the PC count, it covers both BUGs: 9, 8.
    page.goto(f"{site}en/nightmare/question.html")
    board = page.locator(f"{FIRST} .pn-board")
    lay_out(page, DEFENDED)
    for player in ("P1", "P2"):
        expect(board.locator(".pn-question-area")).to_contain_text(f"{player}: execute", timeout=pages.PATIENCE)
        board.locator(".pn-option").first.press("Enter")
    expect(board.locator(".pn-question-area")).to_contain_text("P1: execute ACQUIRE?", timeout=pages.PATIENCE)
    board.locator(".pn-settle").press("Enter")
    ends = board.locator(".pn-verdict-ruled[data-ruling=N-04] .pn-verdict-ends p:first-child")
    expect(ends).to_have_text(["Points: P1 8 · P2 8", "Points: P1 9 · P2 8"], timeout=pages.PATIENCE)
    page.emulate_media(media="print")
    expect(board.locator(".pn-verdict-close")).to_be_hidden()
    expect(ends.first).to_be_visible()
    page.emulate_media(media="screen")
    board.locator(".pn-verdict-besides").first.click()
    expect(board.locator(".pn-half")).to_have_count(2, timeout=pages.PATIENCE)
