"""A play as a link: a whole game with its branches, opened by a browser that has never been here, at its place."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from sites import FIRST

import pages
import pnrules
from pnrules import Play, seeded
from pnrules.files import links
from pnrules.kernel.facets.players import Players
from pnrules.players.random_games import opening

pytestmark = pytest.mark.browser


def whole_game() -> Play:
    """A game of Runtime Error to its end, with a branch from its tenth choice and a name; looked at there."""
    rng = random.Random("link")
    play = Play(opening("runtime_error", names=("Ada", "Cléo")), chance=seeded(4))
    chosen: list[int] = []
    while play.ask is not None and len(play) < 2_000:
        chosen.append(play.head)
        play.choose(Players.of(play.setup.game).at_random(play.options, rng, 0.5))
    fork = next(node for node in chosen[10:] if len(play.children(node)) == 1 and len(play.state_at(node).ask.options) > 1)  # type: ignore[union-attr]
    taken = play.step_to(play.children(fork)[0]).answer
    play.choose(next(option for option in play.state_at(fork).ask.options if option != taken), at=fork)  # type: ignore[union-attr]
    play.name(fork, "here")
    play.goto(fork)
    return play


def test_a_link_of_a_whole_game_is_opened_at_its_place_with_its_branches(page: Page, site: str) -> None:
    play = whole_game()
    page.goto(f"{site}fr/play/runtime_error.html{links.link(play, 'fr')}")
    board = page.locator(f"{FIRST} .pn-board")
    expect(board).to_have_attribute("data-head", str(play.head))
    expect(board).to_have_attribute("data-node", str(play.head))
    expect(board).to_have_attribute("lang", "fr")
    expect(board).to_contain_text("Cléo")
    pages.tab(board, "branches")
    expect(board.locator(".pn-branches")).to_contain_text("here")


@pytest.mark.slow
@pytest.mark.parametrize("seat", [None, 2])
def test_a_link_is_opened_at_its_place_when_the_server_is_gone(left: tuple[BrowserContext, str], seat: int | None) -> None:
    context, address = left
    play = whole_game()
    page = context.new_page()
    page.goto(f"{address}fr/play/runtime_error.html{links.link(play, 'fr', seat=seat)}")
    board = page.locator(f"{FIRST} .pn-board")
    expect(board).to_have_attribute("data-head", str(play.head))
    expect(board).to_have_attribute("data-node", str(play.head))
    expect(board.locator(".pn-only-seen")).to_have_count(0 if seat is None else 1)
    pages.tab(board, "branches")
    expect(board.locator(".pn-branches")).to_contain_text("here")
    page.close()


def test_the_link_that_a_board_makes_is_opened_by_another_reader(page: Page, site: str, alone: Browser) -> None:
    page.goto(f"{site}en/nightmare/sample.html")
    board = page.locator(f"{FIRST} .pn-board")
    board.locator(".pn-last").click()
    pages.tab(board, "take")
    board.locator(".pn-link-make").click()
    field = board.locator(".pn-linking textarea")
    expect(field).to_have_value(f"{site}en/play/nightmare.html{links.link(pnrules.load('nightmare/sample'), 'en')}")
    expect(board.locator(".pn-link-picture")).to_be_visible()
    with alone.new_context(reduced_motion="reduce") as other:
        there = other.new_page()
        there.goto(field.input_value())
        opened = there.locator(f"{FIRST} .pn-board")
        expect(opened).to_have_attribute("data-node", board.get_attribute("data-node") or "", timeout=pages.PATIENCE)
        expect(opened).to_contain_text("ACQUIRE")


def test_what_one_player_saw_is_chosen_by_keyboard_and_opened_in_french_on_a_phone(page: Page, site: str, alone: Browser) -> None:
    page.goto(f"{site}fr/nightmare/sample.html")
    board = page.locator(f"{FIRST} .pn-board")
    board.locator(".pn-last").click()
    pages.tab(board, "take")
    board.locator('[data-setting="share"] select').focus()
    for key in ("ArrowDown", "ArrowDown", "Tab", "Enter"):
        page.keyboard.press(key)
    field = board.locator(".pn-linking textarea")
    expect(field).to_have_value(
        f"{site}fr/play/nightmare.html{links.link(pnrules.load('nightmare/sample'), 'fr', seat=2)}", timeout=pages.PATIENCE
    )
    expect(board.locator(".pn-linking")).to_contain_text("rien de ce qui était caché")
    with alone.new_context(reduced_motion="reduce", viewport={"width": 390, "height": 844}, color_scheme="dark") as other:
        other.set_default_timeout(pages.PATIENCE)
        there = other.new_page()
        there.goto(field.input_value())
        opened = there.locator(f"{FIRST} .pn-board")
        expect(opened.locator(".pn-only-seen")).to_contain_text("Voici la partie vue par P2", timeout=pages.PATIENCE)
        expect(opened).to_have_attribute("data-node", board.get_attribute("data-node") or "")
        assert pages.fits(there)


def test_a_damaged_link_gets_a_sentence_and_a_game_is_dealt_all_the_same(page: Page, site: str) -> None:
    page.goto(f"{site}en/play/nightmare.html#play=1.abc")
    board = page.locator(f"{FIRST} .pn-board")
    expect(board.locator(".pn-notice-words").first).to_contain_text("damaged", timeout=pages.PATIENCE)
    expect(board).to_contain_text("Hand of P1")


def test_a_position_in_one_line_is_opened_on_the_page_of_new_games(page: Page, site: str) -> None:
    page.goto(f"{site}en/play/bandwidth.html")
    board = page.locator(f"{FIRST} .pn-board")
    pages.tab(board, "deal")
    board.locator(".pn-opening summary").click()
    board.locator(".pn-opening textarea").fill("PN 3.0 | >2GOTO 1FUTURE 3ACQUIRE | RUN BUG | 8 BREAK | ZAP")
    board.locator(".pn-open").click()
    expect(board).to_contain_text("FUTURE", timeout=pages.PATIENCE)
    expect(board.locator(".pn-deal-back")).to_be_visible()
