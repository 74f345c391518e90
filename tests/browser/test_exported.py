"""An exported notebook, opened from disk with the network off: looked through to the end and back, and honest about the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from measuring import box
from playwright.sync_api import Browser, Page, expect

import pages
import pnrules
from pages import violations
from pnrules import words

pytestmark = pytest.mark.browser

NOTEBOOKS = ["nightmare/sample", "bandwidth/example", "runtime_error/sample-round"]
Opened = tuple[Page, list[str]]
Exported = Callable[[str], Path]
STAYS = "([element, top]) => Math.abs(element.getBoundingClientRect().top - top) < 2"


@pytest.fixture
def offline(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Opened]:
    """A page without a network, and all that went wrong on it or was asked for."""
    context = browser.new_context(**browser_context_args, offline=True, viewport={"width": 1280, "height": 1400})
    page = context.new_page()
    noted: list[str] = []
    page.on("pageerror", lambda error: noted.append(str(error)))
    page.on("console", lambda message: noted.append(message.text) if message.type in ("error", "warning") else None)
    page.on("request", lambda request: None if request.url.startswith(("file:", "blob:")) else noted.append(request.url))
    yield page, noted
    context.close()


def test_the_sample_is_stepped_through_and_a_choice_says_what_it_needs(offline: Opened, exported: Exported, axe: str) -> None:
    page, noted = offline
    play = pnrules.load("nightmare/sample")
    page.goto(exported("nightmare/sample").as_uri())
    board = page.locator(".pn-board").first
    told = [n for n in play.line()[1:] if not play.step_to(n).rule.quiet or play.state_at(n).ask]
    expect(board).to_have_attribute("data-node", "0")
    for node in told:
        board.locator(".pn-next").click()
        expect(board).to_have_attribute("data-node", str(node))
        expect(board.locator(".pn-live")).to_have_text(play.step_to(node).words("en"))
        comment = play.commentary.at.get(node)
        expect(board.locator(".pn-comment")).to_have_count(0 if comment is None else 1)
        if comment is not None:
            expect(board.locator(".pn-comment-words")).to_contain_text(words.said("en", comment.says))
    for node in (*reversed(told[:-1]), 0):
        board.locator(".pn-prev").click()
        expect(board).to_have_attribute("data-node", str(node))

    board.locator(".pn-last").click()
    board.locator(".pn-cite").first.click()  # the rule, in our words
    board.locator(".pn-option").first.click()
    expect(board.locator(".pn-notice-words")).to_have_text(words.text("en", "board-alone"))
    expect(board).to_have_attribute("data-node", str(play.head))
    assert violations(page, axe) == []
    assert noted == []


def test_the_language_is_switched_at_the_same_place(offline: Opened, exported: Exported, axe: str) -> None:
    page, noted = offline
    page.goto(exported("nightmare/sample").as_uri())
    board = page.locator(".pn-board").first
    board.locator(".pn-last").click()
    node = board.get_attribute("data-head") or ""
    expect(board).to_have_attribute("data-node", node)
    pages.tab(board, "settings")
    switch = board.locator("[data-speak=fr]")
    switch.scroll_into_view_if_needed()
    before = box(switch)["y"]
    switch.click()
    expect(board).to_have_attribute("lang", "fr")
    expect(board).to_have_attribute("data-node", node)
    expect(page.get_by_role("heading", level=1)).to_have_text("L’exemple du livret")
    page.wait_for_function(STAYS, arg=[switch.element_handle(), before])
    assert violations(page, axe) == []
    assert noted == []


def test_a_prediction_is_answered_without_a_kernel_in_the_language_of_the_page(
    offline: Opened, exported: Exported, axe: str
) -> None:
    """What COPY would do: 8, 8, 6 is wrong, and why; 7, 8, 7 is right."""
    page, noted = offline
    page.goto(exported("nightmare/sample").as_uri())
    quiz = page.locator(".pn-quiz")
    board, said = page.locator(pages.BOARD).first, quiz.locator(".pn-verdict")
    expect(said).to_have_count(0)
    pages.foretold(quiz, 8, 8, 6).click()
    expect(said).to_contain_text(words.text("en", "level-wrong"))
    quiz.locator(".pn-hint").click()
    expect(quiz.locator(".pn-hints li")).to_have_count(1)
    pages.speak(board, "fr")
    expect(said).to_contain_text(words.text("fr", "level-wrong"))
    pages.foretold(quiz, 7, 8, 7).click()
    expect(said).to_have_attribute("data-right", "true")
    expect(said).to_contain_text("COPY")
    pages.speak(board, "en")
    expect(pages.foretold(quiz, 7, 8, 7)).to_have_attribute("aria-current", "true")
    assert violations(page, axe) == []
    assert noted == []


def test_a_claim_is_guessed_and_its_numbers_chosen_without_a_kernel(offline: Opened, exported: Exported, axe: str) -> None:
    """RE, example 2: with one king in the deck refuted, with a spare card in hand proved."""
    page, noted = offline
    page.goto(exported("runtime_error/clubs-and-spades").as_uri())
    quiz = page.locator(".pn-quiz")
    quiz.get_by_role("button", name="No, it can end").click()
    expect(quiz.locator(".pn-verdict")).to_have_attribute("data-right", "true")
    board = page.locator(pages.BOARD, has=page.locator(".pn-sliders"))
    said, current = board.locator(".pn-claim [role=status]").first, board.locator("td[aria-current]")
    page.get_by_role("slider", name="Kings in the deck", exact=True).press("ArrowRight")
    expect(said).to_contain_text("Disproved")
    expect(board.locator(".pn-title")).to_have_text("Clubs and spades: 0 spare cards, 1 king in the deck")
    page.get_by_role("slider", name="Spare cards in hand", exact=True).press("ArrowRight")
    expect(said).to_contain_text("Proved")
    expect(current).to_contain_text("proved")
    expect(board.locator(".pn-re-hand [data-card]")).to_have_count(2)
    board.locator(".pn-claim-move").click()
    expect(board.locator(".pn-notice-words")).to_have_text(words.text("en", "board-alone"))
    pages.speak(page.locator(pages.BOARD).first, "fr")
    expect(said).to_contain_text("Prouvé")
    assert violations(page, axe) == []
    assert noted == []


def test_rulings_are_read_and_not_switched(offline: Opened, exported: Exported) -> None:
    page, noted = offline
    page.goto(exported("nightmare/sample").as_uri())
    board = page.locator(".pn-board").first
    pages.tab(board, "settings")
    board.locator(".pn-rulings > summary").click()
    ruling = board.locator("[data-ruling='N-01']")
    ruling.locator("summary").click()
    ruling.locator("input").nth(1).click()
    expect(board.locator(".pn-notice")).to_contain_text(words.text("en", "board-alone"))
    expect(ruling.locator("input").nth(0)).to_be_checked()
    assert noted == []


@pytest.mark.parametrize("name", NOTEBOOKS[1:])
def test_the_other_games_are_stepped_through(offline: Opened, exported: Exported, axe: str, name: str) -> None:
    page, noted = offline
    page.goto(exported(name).as_uri())
    board = page.locator(".pn-board").first
    board.locator(".pn-slider").focus()
    page.keyboard.press("Home")
    expect(board).to_have_attribute("data-node", "0")
    board.locator(".pn-next").click()
    expect(board).not_to_have_attribute("data-node", "0")
    page.keyboard.press("End")
    expect(board.locator(".pn-next")).to_have_attribute("aria-disabled", "true")
    assert violations(page, axe) == []
    assert noted == []


def test_it_fits_a_small_screen(offline: Opened, exported: Exported) -> None:
    page, _ = offline
    page.set_viewport_size({"width": 320, "height": 800})
    for name in NOTEBOOKS:
        page.goto(exported(name).as_uri())
        page.locator(".pn-board").first.wait_for()
        assert pages.fits(page)
