"""The pages of Runtime Error: the loop, the sliders, the claim, in both languages; in an app, or a board by itself."""

from __future__ import annotations

import re

import pytest
from alone import live
from measuring import box
from playwright.sync_api import Locator, Page, expect

import pages

pytestmark = pytest.mark.browser

GUESS, LAST = 1, 2
"""Boards of the page of clubs and spades."""
PREDICTION = 1
"""A board of the page of hearts and spades."""
HEARTS, CLUBS, ROUND = (f"runtime_error/{name}" for name in ("hearts-and-spades", "clubs-and-spades", "sample-round"))


def test_the_loop_is_marked_and_the_claim_proved_on_one_board(page: Page, voila_url: str) -> None:
    """RE, example 1: the whole position of step 4 is back ten steps later."""
    board = pages.open_app(page, voila_url, HEARTS)
    expect(page.locator(pages.BOARD)).to_have_count(2)  # the other one is to be changed
    expect(board.locator(".pn-re-statement")).to_have_count(2)
    expect(board.locator(".pn-film-loop title")).to_contain_text("10 steps")
    board.locator(".pn-last").click()
    expect(board).to_contain_text("Proved: whatever is drawn, P1 can go on for ever.")
    expect(page.locator("main")).to_contain_text("Disproved: whatever P1 does")


def test_can_i_win_now_is_a_button_that_wins(page: Page) -> None:
    board = live(page, CLUBS, place=LAST)
    board.get_by_role("button", name="Can I win now?", exact=True).click()
    expect(board.locator(".pn-re-verdict")).to_have_attribute("data-verdict", "proved")
    expect(board).to_contain_text("P1 has proved an endless turn and wins.")


def test_a_hand_card_is_played_by_a_click_on_it(page: Page) -> None:
    board = live(page, CLUBS, place=LAST)
    board.locator(".pn-re-hand [data-card='5♣']").click()
    expect(board.locator("[data-pile=input] .pn-re-top")).to_have_text("5♣")
    expect(board.locator("[data-satisfied]")).not_to_have_count(0)


def slider(page: Page, label: str) -> Locator:
    """The slider with this label."""
    return page.get_by_role("slider", name=label, exact=True)


def test_the_sliders_show_where_proof_turns_into_refutation(page: Page, voila_url: str) -> None:
    """RE, example 2: with more kings than spare cards, draws end the turn."""
    pages.open_app(page, voila_url, CLUBS)
    board = page.locator(pages.BOARD, has=page.locator(".pn-sliders"))
    current, said = board.locator("td[aria-current]"), board.locator(".pn-claim [role=status]").first
    expect(current).to_have_text(re.compile(r"\W proved"))
    slider(page, "Kings in the deck").press("ArrowRight")
    expect(slider(page, "Kings in the deck")).to_have_value("1")
    expect(current).to_contain_text("disproved")
    expect(said).to_contain_text("Disproved")
    expect(slider(page, "Kings in the deck")).to_be_focused()
    slider(page, "Spare cards in hand").press("ArrowRight")
    expect(current).to_have_text(re.compile(r"\W proved"))
    expect(board.locator(".pn-re-hand [data-card]")).to_have_count(2)
    board.get_by_role("button", name="The strategy’s next move").click()
    expect(board).to_have_attribute("data-head", "3")
    expect(board.get_by_role("button", name="The strategy’s next move")).to_have_attribute("aria-disabled", "true")


def test_a_guess_is_answered_by_a_press_with_the_rule(page: Page) -> None:
    live(page, CLUBS, place=GUESS)
    quiz = page.locator(".pn-quiz")
    quiz.get_by_role("button", name="Yes, whatever is drawn").click()
    expect(quiz.locator(".pn-verdict")).to_contain_text("Not quite. Disproved: whatever P1 does")
    quiz.get_by_role("button", name="No, it can end").click()
    expect(quiz.locator(".pn-verdict")).to_have_attribute("data-right", "true")
    expect(quiz.locator(".pn-verdict .pn-chip").first).to_have_text("Winning")


def test_the_circle_is_described_and_each_slider_s_handle_named_in_the_language_of_the_page(page: Page, voila_url: str) -> None:
    """RE, example 2: a situation for each size of the deck."""
    board = pages.open_app(page, voila_url, CLUBS, lang="fr")
    expect(page.get_by_role("img", name="boucle de 42 situations")).to_have_count(1)
    for name in ("Cartes de réserve en main", "Rois dans la pioche"):
        expect(page.get_by_role("slider", name=name, exact=True)).to_have_count(1)
    pages.speak(board, "en")
    expect(page.get_by_role("slider", name="Kings in the deck", exact=True)).to_have_count(1)


@pytest.mark.parametrize("notebook", [HEARTS, CLUBS, ROUND])
def test_nothing_on_a_page_fails_is_out_of_reach_or_overflows(page: Page, voila_url: str, axe: str, notebook: str) -> None:
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    pages.open_app(page, voila_url, notebook)
    for width in pages.in_widths(page, 320, 1100, height=900):
        expect(page.locator(pages.BOARD).last, width).to_be_visible()
        assert pages.violations(page, axe) == [], width
        assert pages.fits(page), width
    assert wrong == []


def test_no_card_of_an_edited_statement_covers_the_name_of_another(page: Page) -> None:
    """RE, EDIT: the function lies face down and says so, which takes two lines; both bounds can still be read."""
    board = live(page, ROUND)
    while not board.locator("[data-down]").count():
        before = board.get_attribute("data-node")
        board.locator(".pn-next").click()
        expect(board).not_to_have_attribute("data-node", str(before))
    laid = board.locator(".pn-re-statement[data-asleep]")
    names = {part: box(laid.locator(f"[data-part={part}] .pn-card-name")) for part in ("lower", "upper")}
    across = box(laid.locator("[data-part=function]"))
    assert names["lower"]["y"] + names["lower"]["height"] <= across["y"] + 1
    assert across["y"] + across["height"] <= names["upper"]["y"] + 1


def test_a_level_is_answered_with_the_rule_that_a_wrong_move_breaks(page: Page) -> None:
    live(page, HEARTS, place=PREDICTION)
    quiz = page.locator(".pn-quiz")
    quiz.get_by_role("button", name="10♦ to 4♦, function 9♠").click()
    expect(quiz.locator(".pn-verdict .pn-chip").first).to_have_text("Writing a statement")
    quiz.get_by_role("button", name="4♦ to 10♦, function 9♠").click()
    expect(quiz.locator(".pn-verdict")).to_have_attribute("data-right", "true")


def test_the_sample_round_speaks_french(page: Page, voila_url: str) -> None:
    board = pages.open_app(page, voila_url, ROUND, lang="fr")
    expect(board).to_contain_text("Défausse")
    expect(page.locator("main")).to_contain_text("Nous avons choisi")
