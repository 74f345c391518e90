"""Whole games against opponents to the scoreboard, a turning point tried again, hints, and two people who pass the screen."""

from __future__ import annotations

import re

import pytest
from alone import live
from playwright.sync_api import Locator, Page, expect
from pressing import by_keyboard
from tables import chooses, my_turn, to_the_end

import pages
from pages import fits, violations
from pnrules import words
from pnrules.session import Deal

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}
WEAK = "person,search:8"
DEALS = {
    "bandwidth": Deal("bandwidth", "BfB", 1, 2, 4, WEAK),
    "runtime_error": Deal("runtime_error", "1", 1, 2, 6, WEAK),
    "built": Deal("nightmare", "3.0", 2, 2, 5, WEAK),
    "dealt": Deal("nightmare", "3.1", 1, 2, 1, WEAK),
}
QUICK = "bandwidth"
"""What `make test` plays."""
GAMES = [pytest.param(kind, marks=() if kind == QUICK else pytest.mark.slow) for kind in DEALS]


def table(page: Page, voila_url: str, deal: Deal, lang: str = "en") -> Locator:
    page.goto(f"{voila_url}voila/render/play.ipynb?{deal.address}&lang={lang}", timeout=pages.PATIENCE)
    board = page.locator(pages.BOARD).first
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    return board


@pytest.mark.parametrize("kind", GAMES)
def test_a_whole_game_against_an_opponent_and_a_turning_point_tried_again(
    page: Page, voila_url: str, axe: str, kind: str
) -> None:
    page.set_viewport_size(DESKTOP)
    board = table(page, voila_url, DEALS[kind])
    expect(board.locator(".pn-subtitle")).to_contain_text("You see your own cards")
    to_the_end(board)
    end = board.get_attribute("data-head")
    ending = board.locator(".pn-ending")
    ending.locator(".pn-turning-find").click()
    expect(ending.locator(".pn-turning .pn-heading")).to_be_visible()
    expect(ending.locator(".pn-turning-goes")).to_have_count(0, timeout=2 * pages.PATIENCE)
    assert violations(page, axe, ".pn-board") == []
    points = ending.locator(".pn-turning-point")
    if points.count() == 0:  # who always takes the first choice has nearly always had a better one
        raise AssertionError("no choice was clearly worse: another deal is needed")
    points.first.locator(".pn-turning-try").click()
    expect(ending).to_have_count(0)
    expect(board.locator(".pn-given")).to_be_visible()
    given = board.locator(".pn-given").inner_text()
    other = board.locator(".pn-ask .pn-option:not(:has(.pn-tag))").last
    if not other.count():
        board.locator(".pn-ask .pn-group").first.click()
        other = board.locator(".pn-ask .pn-option:not(:has(.pn-tag))").last
    assert given
    other.click()
    expect(board).not_to_have_attribute("data-head", end or "")
    assert my_turn(board) in {"choose", "over"}


@pytest.mark.slow
@pytest.mark.parametrize("kind", DEALS)
def test_a_whole_game_against_an_opponent_by_keyboard_alone_on_a_phone_in_french(page: Page, voila_url: str, kind: str) -> None:
    page.set_viewport_size(PHONE)
    board = table(page, voila_url, DEALS[kind], "fr")
    board.focus()
    to_the_end(board, by_keyboard)
    assert fits(page)
    expect(board.locator(".pn-ending")).to_contain_text(words.text("fr", "board-ending-new"))


def test_a_hint_stands_beside_the_choices_by_keyboard_on_a_phone_in_french(page: Page, voila_url: str, axe: str) -> None:
    page.set_viewport_size(PHONE)
    board = table(page, voila_url, DEALS["built"], "fr")
    board.focus()
    page.keyboard.press("h")
    hint = board.locator(".pn-advice [role=status]")
    expect(hint).to_contain_text("parties sur 100", timeout=pages.PATIENCE)
    expect(board.locator(".pn-wins").first).to_contain_text("\u202f%")
    expect(board.locator(".pn-wins[data-best]")).to_have_count(1)
    assert fits(page)
    assert violations(page, axe, ".pn-board") == []
    page.keyboard.press("h")
    expect(board.locator(".pn-wins")).to_have_count(0)


def test_what_a_hint_expects_is_played_on_the_board_by_keyboard_while_play_stays(page: Page, voila_url: str, axe: str) -> None:
    page.set_viewport_size(DESKTOP)
    board = table(page, voila_url, DEALS["dealt"])
    board.focus()
    page.keyboard.press("h")
    follow = board.locator(".pn-follow").first
    expect(follow).to_be_visible(timeout=pages.PATIENCE)
    assert violations(page, axe, ".pn-advice") == []
    head = board.get_attribute("data-head") or ""
    follow.focus()
    page.keyboard.press("Enter")
    expect(board).not_to_have_attribute("data-node", head)
    expect(board).to_have_attribute("data-head", head)
    board.get_by_role("button", name=words.text("en", "board-to-head")).click()
    expect(board).to_have_attribute("data-node", head)
    expect(board.locator(".pn-reason").first).to_be_visible()


def test_two_people_pass_the_screen_and_neither_sees_the_other_s_hand(page: Page, axe: str) -> None:
    page.set_viewport_size(DESKTOP)
    board = live(page, "play", asked=Deal("nightmare", "3.0", 2, 2, 5, "person,person").address)
    expect(board.locator(".pn-cover")).to_be_visible()
    expect(board.locator(".pn-held")).to_have_count(0)
    assert violations(page, axe, ".pn-board") == []
    hands: dict[str, set[str]] = {}
    for _ in range(4):
        assert my_turn(board) == "uncover"
        button = board.locator(".pn-uncover")
        button.focus()
        page.keyboard.press("Enter")
        expect(board.locator(".pn-cover")).to_have_count(0)
        held = board.locator(".pn-held [data-card]")
        expect(held.first).to_be_visible()
        who = board.locator(".pn-held").get_attribute("aria-label") or ""
        cards = {card.get_attribute("data-card") or "" for card in held.all()}
        assert all(cards.isdisjoint(others) for name, others in hands.items() if name != who)
        hands[who] = cards
        while not board.locator(".pn-uncover").count():
            chooses(board)
            my_turn(board)
    assert len(hands) == 2
    expect(board.locator(".pn-undo")).to_have_attribute("aria-label", re.compile("Undo what P[12] chose"))
    board.locator(".pn-whose-toggle").click()
    expect(board.locator(".pn-undo-of")).to_have_count(2)
    pages.tab(board, "settings")
    board.locator("[data-setting=seat] select").select_option(label="the whole table")
    expect(board.locator(".pn-cover")).to_have_count(0)
    expect(board.locator(".pn-ask .pn-numbered").first).to_be_visible()


def test_one_press_on_the_front_page_begins_a_game_against_opponents(page: Page, voila_url: str) -> None:
    page.set_viewport_size(DESKTOP)
    page.goto(f"{voila_url}?lang=en")
    form = page.locator("section.pn-front:visible .pn-deal").first
    form.locator("button").click()
    board = page.locator(pages.BOARD).first
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    expect(board.locator(".pn-subtitle")).to_contain_text("You see your own cards")
    pages.tab(board, "deal")
    expect(board.locator("[data-setting=deal-who] select")).to_have_value("randi")
    expect(board.locator(".pn-opponent[aria-pressed=true]")).to_contain_text("Randi")
    board.locator("[data-setting=deal-who] select").select_option("each")
    expect(board.locator(".pn-company-seats select")).to_have_count(3)
    board.locator("[data-setting=deal-who-2] select").select_option("max")
    board.locator(".pn-deal").click()
    expect(board.locator(".pn-company-seats select").nth(1)).to_have_value("max")


@pytest.mark.slow
def test_in_lab_opponents_answer(page: Page, lab_url: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 1000})
    board = pages.open_lab(page, lab_url, "play")
    board.locator("[data-setting=deal-who] select").select_option("randi")
    board.locator(".pn-deal").click()
    expect(board.locator(".pn-subtitle")).to_contain_text("You see your own cards")
    for _ in range(4):
        assert my_turn(board) == "choose"
        chooses(board)
    pages.tab(board, "log")
    expect(board.locator(".pn-log")).to_contain_text("P2 plays")
