"""Battle for Bandwidth in a browser: the worked example to its end and down another branch, and one's own cards."""

from __future__ import annotations

import json

import pytest
from alone import live
from measuring import measured
from playwright.sync_api import Locator, Page, expect

import pages
import pnrules
from pnrules import Play

pytestmark = pytest.mark.browser

EXAMPLE = "bandwidth/example"


BRANCHES = (["function", "Pass 1 ↻"], ["function", "Terminal X-1"])
"""What the page tries beside the rulebook's way, from where Dana chooses."""


def branched() -> Play:
    """The example as the page has it, with its branches, at the end of the rulebook's way."""
    play = pnrules.load(EXAMPLE)
    end = play.head
    play.undo()
    dana = play.head
    for answer in BRANCHES:
        play.goto(dana)
        play.choose(*answer)
    play.goto(end)
    return play


@pytest.fixture
def board(page: Page) -> Locator:
    """The example's board, on a page that is wide and high enough for all of it."""
    page.set_viewport_size({"width": 1280, "height": 1500})
    return live(page, EXAMPLE)


def agrees(board: Locator, play: Play, node: int, lang: str = "en") -> None:
    """The page shows the node as the kernel has it: words, points, token, program, function, X."""
    state = play.state_at(node)
    table = state.board
    expect(board.locator(".pn-live")).to_have_text(play.step_to(node).words(lang))
    scores = board.locator(".pn-points [data-seat] .pn-score").all_text_contents()
    assert [int(score) for score in scores] == list(table.points)
    assert board.locator(".pn-seat[data-token]").get_attribute("data-seat") == str(table.token)
    lying = board.locator(".pn-bfb-rows .pn-card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert lying == [card for row in table.rows for card in row if card is not None]
    assert board.locator(".pn-bfb-row").count() == len(table.rows)
    assert board.locator(".pn-bfb-function .pn-card").get_attribute("data-card") == table.function
    gives_x = next(card for row in table.rows for card in row if card is not None)
    assert board.locator(".pn-card:has(.pn-green[data-gives])").get_attribute("data-card") == gives_x


def told(play: Play) -> list[int]:
    """The nodes at which stepping stops."""
    return [node for node in play.line()[1:] if not play.step_to(node).rule.quiet or play.state_at(node).ask]


def test_step_by_step_to_the_end_the_page_says_and_draws_what_the_kernel_has(board: Locator) -> None:
    play = pnrules.load(EXAMPLE)
    expect(board).to_have_attribute("data-node", "0")
    for node in told(play):
        board.locator(".pn-next").click()
        expect(board).to_have_attribute("data-node", str(node))
        agrees(board, play, node)
    assert board.locator("[data-gap]").count() == 1, "where GOTO 20 lay"


def test_with_every_step_the_token_is_seen_at_each_seat_that_it_goes_by(board: Locator) -> None:
    board.locator(".pn-check input").check()
    seats: list[str | None] = []
    for _ in range(12):
        before = board.get_attribute("data-node")
        board.locator(".pn-next").click()
        expect(board).not_to_have_attribute("data-node", str(before))
        seat = board.locator(".pn-seat[data-token]").get_attribute("data-seat")
        if not seats or seats[-1] != seat:
            seats.append(seat)
    assert seats[:4] == ["3", "4", "1", "2"], "from Carl by Dana and Adam to Betty"


def test_dana_plays_to_the_function_instead_and_the_plan_comes_true(board: Locator) -> None:
    play = branched()
    board.locator(".pn-last").click()
    board.locator(".pn-undo").click()
    play.undo()
    expect(board).to_have_attribute("data-node", str(play.head))
    option = ["function", "Pass 1 ↻"]
    choice = board.locator(f".pn-option[data-option='{json.dumps(option, ensure_ascii=False, separators=(',', ':'))}']")
    planned = choice.locator("xpath=..").locator(".pn-after-score")
    expect(planned).to_have_count(4)
    plan = planned.all_text_contents()
    choice.click()
    play.choose(option)
    expect(board).to_have_attribute("data-head", str(play.head))
    assert plan == ["1", "3", "3", "1"]
    assert board.locator(".pn-points [data-seat] .pn-score").all_text_contents() == plan
    agrees(board, play, play.head)


def test_what_is_refused_says_why(board: Locator) -> None:
    """Betty, with whom the next round begins, leaves it; then Carl holds a GOTO 10, which never goes to the function."""
    board.locator(".pn-last").click()
    board.locator(".pn-option[data-option='[\"end-turn\"]']").click()
    board.locator(".pn-refusals > summary").click()
    refused = board.locator(".pn-refused").filter(has_text="GOTO 10 to the function")
    expect(refused).to_contain_text("GOTO 10 can never go to the function.")
    expect(refused.locator(".pn-cite")).to_have_text("GOTO")


def test_in_french_at_the_same_place(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 1500})
    board = live(page, EXAMPLE, "fr")
    play = pnrules.load(EXAMPLE)
    board.locator(".pn-last").click()
    agrees(board, play, play.head, "fr")
    expect(board.locator(".pn-x")).to_contain_text("X est le nombre vert de la première carte. Il vaut 6 en ce moment.")


def test_nothing_on_the_board_is_out_of_reach_and_nothing_overflows(page: Page, axe: str) -> None:
    board = live(page, EXAMPLE)
    board.locator(".pn-last").click()
    for width in pages.in_widths(page, 1280, 390, height=900):
        assert measured(board, "element => element.scrollWidth <= element.clientWidth + 1"), width
        assert pages.violations(page, axe, ".pn-board") == [], width


def test_one_s_own_cards_are_played_with(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 1500})
    board = live(page, "bandwidth/own-cards")
    pages.tab(board, "log")
    board.locator(".pn-option", has_text="Draw a card").click()
    expect(board.locator(".pn-log")).to_contain_text("Ada draws")
    expect(board.locator(".pn-bfb-function .pn-card-name")).to_have_text("On by 1")


def test_one_s_own_cards_are_entered_checked_and_dealt_in_the_app(page: Page, voila_url: str, axe: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 1500})
    board = pages.open_app(page, voila_url, "bandwidth/own-cards")
    cards, begin = board.get_by_label("The cards, one on each line"), board.get_by_role("button", name="Check the cards and deal")
    written = cards.input_value()
    cards.fill(written.replace('"green": 3, ', "").replace('"cut-and-paste", "count": 2', '"cut-and-paste", "count": 0'))
    begin.click()
    problems = board.get_by_role("alert").filter(has_text="There are 2 problems.")
    expect(problems.locator("li")).to_have_text(
        ["cards[0].green: is missing", "cards[5].count: must be between 1 and 99, found 0"]
    )
    expect(board.locator(".pn-bfb-function .pn-card-name")).to_have_text("On by 1")
    for _ in pages.in_widths(page, 1280, 390, height=1500):
        assert pages.violations(page, axe, ".pn-dealing") == []
    page.set_viewport_size({"width": 1280, "height": 1500})
    cards.fill(written.replace("On by 1", "Onward"))
    begin.click()
    expect(board.locator(".pn-bfb-function .pn-card-name")).to_have_text("Onward")
    expect(problems).to_have_count(0)


def test_a_new_game_for_six_is_dealt_and_seen_by_one_of_them(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 1500})
    board = live(page, "bandwidth/new-game")
    expect(board.locator(".pn-player")).to_have_count(4)
    form = board.locator(".pn-dealing")
    form.get_by_label("Players").select_option("6")
    form.get_by_label("Deal number").fill("7")
    form.get_by_role("button", name="Deal", exact=True).click()
    expect(board.locator(".pn-player")).to_have_count(6)
    expect(board.locator(".pn-seat")).to_have_count(6)
    assert board.locator(".pn-hand-card").count() == 24
    pages.see_as(board, "Fay")
    expect(board.locator(".pn-hand-card")).to_have_count(4)
    expect(board.locator(".pn-hand-count").first).to_have_text("4 cards in hand")


def test_a_hand_that_is_looked_at_is_drawn_and_a_card_of_it_taken(page: Page) -> None:
    """Betty plays Cut and Paste on Carl, who lets it happen: she sees his hand, and takes his GOTO 10 from it."""
    page.set_viewport_size({"width": 1280, "height": 1800})
    board = live(page, EXAMPLE)
    board.locator(".pn-last").click()
    board.locator(".pn-held [data-card='Cut and Paste']").click()
    board.locator(".pn-option", has_text="on Carl").click()
    board.locator(".pn-option", has_text="Let it happen").click()
    looked = board.get_by_role("group", name="Betty looks at Carl’s hand")
    expect(looked.locator(".pn-card-name")).to_have_text(["GOTO 10", "Pass X ↺"])
    pages.see_as(board, "Dana")
    expect(looked).to_have_count(0)
    pages.see_as(board, "Betty")
    looked.locator("[data-card='GOTO 10']").click()
    expect(board.get_by_role("group", name="Hand of Betty")).to_contain_text("GOTO 10")
    expect(looked).to_have_count(0)
