"""Whole ways through the site: a lesson, a game, exercises, the prover, own cards; by keyboard, on a phone, in French, in the
dark, and without a server after the first visit."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from learning import BEGIN, learn
from playwright.sync_api import BrowserContext, Page, expect
from pressing import by_keyboard, by_mouse
from sites import FIRST, KEPT, READY, host
from tables import chooses, my_turn, to_the_end

import pages
from pages import fits, until, violations
from pnrules import words
from pnrules.session import Deal
from pnrules.teaching import tracks

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PHONE = {"width": 390, "height": 844}
LESSON, AFTER = tracks.track("bandwidth").names[:2]
CHOICE, VERDICT = ".pn-choice .pn-option", ".pn-verdict"


def test_a_lesson_is_learnt_and_the_front_page_goes_on_with_the_next(page: Page, site: str) -> None:
    page.goto(f"{site}en/{LESSON}.html")
    board = page.locator(f"{FIRST} .pn-board")
    learn(board, LESSON, press=by_mouse)
    expect(board.locator(".pn-lesson-over")).to_be_visible()
    page.locator("nav.pn-nav a").first.click()
    begin = page.locator(".pn-game[data-game='bandwidth'] a.pn-start")
    title = page.locator(f"[data-lesson='{AFTER}']").inner_text()
    expect(begin).to_have_text(words.text("en", "gallery-learn-go-on", title=title))
    begin.click()
    expect(page).to_have_url(re.compile(f"/en/{AFTER}.html"))


def test_a_lesson_with_the_keyboard_alone_in_french_on_a_phone_in_the_dark(page: Page, site: str, axe: str) -> None:
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="dark")
    page.goto(f"{site}fr/{LESSON}.html")
    board = page.locator(f"{FIRST} .pn-board")
    board.locator(BEGIN).first.focus()
    learn(board, LESSON, "fr", by_keyboard)
    expect(board.locator(".pn-lesson-over")).to_be_visible()
    assert fits(page)
    assert violations(page, axe) == []


def test_a_game_that_the_address_asks_for_is_played_against_an_opponent_to_the_scoreboard(page: Page, site: str) -> None:
    deal = Deal("bandwidth", "BfB", 1, 2, 4, "person,search:8")
    page.goto(f"{site}en/play/bandwidth.html?{deal.address}")
    board = page.locator(f"{FIRST} .pn-board")
    to_the_end(board)
    expect(board.locator(".pn-ending")).to_be_visible()
    expect(board.locator(".pn-ending h3").first).to_contain_text("wins with 15 points")


def test_exercises_that_the_address_asks_for_are_answered(page: Page, site: str) -> None:
    from pnrules.training import ladder

    page.goto(f"{site}en/trainer/bandwidth.html?seed=7")
    for number in (1, 2):
        asked = ladder.exercise("bandwidth", ladder.unknown("bandwidth", number), 7, number)
        expect(page.locator(".pn-task-you")).to_contain_text(words.text("en", "train-heading", number=number))
        page.locator(CHOICE).nth(asked.right).click()
        expect(page.locator(VERDICT)).to_have_attribute("data-right", "true")
        page.locator(".pn-next-level").click()
    kept = json.loads(page.evaluate("localStorage['pnrules progress']"))
    assert [each["right"] for each in kept["answers"]] == [True, True]


def test_a_claim_is_proved(page: Page, site: str) -> None:
    page.goto(f"{site}en/runtime_error/clubs-and-spades.html")
    board = page.locator(pages.BOARD).nth(-2)
    board.get_by_role("button", name="Can I win now?", exact=True).click()
    expect(board.locator(".pn-re-verdict")).to_have_attribute("data-verdict", "proved")


def test_own_cards_are_entered_checked_and_dealt(page: Page, site: str) -> None:
    page.goto(f"{site}en/bandwidth/own-cards.html")
    board = page.locator(pages.BOARD)
    cards = board.get_by_label("The cards, one on each line")
    begin = board.get_by_role("button", name="Check the cards and deal")
    written = cards.input_value()
    cards.fill(written.replace('"green": 3, ', ""))
    begin.click()
    expect(board.get_by_role("alert").filter(has_text="cards[0]")).to_contain_text("cards[0].green: is missing")
    cards.fill(written.replace("On by 1", "Onward"))
    begin.click()
    expect(board.locator(".pn-bfb-function .pn-card-name")).to_have_text("Onward")


def test_a_position_of_the_rules_is_opened_on_a_board(page: Page, site: str) -> None:
    page.goto(f"{site}fr/bandwidth/rules.html")
    page.locator(".pn-reference-entry[data-entry='ref-bfb-starting']").click()
    page.locator(".pn-reference-open").first.click()
    board = page.locator(f"{FIRST} .pn-board[data-node]")
    expect(board).to_have_attribute("lang", "fr")
    expect(board.locator(".pn-bfb-function")).to_be_visible()


def test_without_a_server_after_the_first_visit(context: BrowserContext, folder: Path) -> None:
    page = context.new_page()
    with host(folder) as (address, _server):
        page.goto(f"{address}en/runtime_error/learn.html")
        page.locator(f"{FIRST} .pn-board").wait_for()
        until(page, KEPT, len(json.loads((folder / "files.json").read_text(encoding="utf-8"))["files"]))
    page.goto(f"{address}fr/play/bandwidth.html?players=2&seed=4&who=person,greedy")
    board = page.locator(f"{FIRST} .pn-board")
    for _ in range(3):
        assert my_turn(board) == "choose"
        chooses(board)
    page.locator(READY).wait_for()
