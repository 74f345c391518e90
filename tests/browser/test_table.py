"""Programmer's Nightmare chosen on the table itself: claims in a ring of twenty-one cards, a card played out of a hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import nbformat
import pytest
from measuring import box
from playwright.sync_api import FloatRect, Locator, Page, expect

import pages
from journeying import chooser
from pages import fits, violations
from pnrules import Play, seeded
from pnrules.files import saves
from pnrules.nightmare.table.board import Board
from pnrules.players.random_games import opening
from servers import app

pytestmark = pytest.mark.browser

PLAYS = {
    "ring": """
        import pnwidgets
        from pnrules import Play, seeded
        from pnrules.players.random_games import opening
        pnwidgets.Board(Play(opening("nightmare", "3.0", 1, 6), chance=seeded(1)))
    """,
    "hand": """
        import pnwidgets
        from pnrules import Play, seeded
        from pnrules.players.random_games import opening
        play = Play(opening("nightmare", "3.0", 2, 3), chance=seeded(1))
        pnwidgets.Board(play, seat=play.state.ask.who)
    """,
    "places": """
        import pnrules
        import pnwidgets
        pnwidgets.Board(pnrules.load("places.json"))
    """,
}


@pytest.fixture(scope="module")
def tables_url(tmp_path_factory: pytest.TempPathFactory, root: Path) -> Iterator[str]:
    """Apps with one board each: the opening of a game in either version."""
    folder = tmp_path_factory.mktemp("tables")
    saves.write(places_beside(), folder / "places.json")
    for name, source in PLAYS.items():
        lines = "\n".join(line.strip() for line in source.strip().splitlines())
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(lines)])
        nbformat.write(notebook, folder / f"{name}.ipynb")
    with app("--folder", str(folder), cwd=root) as address:
        yield address


def places_beside() -> Play:
    """A ring in which a card beside SUBROUTINE asks for a place."""
    play, choose = Play(opening("nightmare", "3.0", 1, 4), chance=seeded(1)), chooser(1)
    while play.ask is None or play.ask.kind != "place" or not play.state.board.beside:
        play.choose(choose(play))
    return play


@pytest.fixture
def ring() -> Play:
    return Play(opening("nightmare", "3.0", 1, 6), chance=seeded(1))


def card(board: Locator, name: str) -> Locator:
    return board.locator(f'.pn-row [data-card="{name}"]')


def touches(a: FloatRect, b: FloatRect, gap: float) -> bool:
    """Whether two cards lie side by side or one under the other, at most so many pixels apart."""
    across = max(a["x"], b["x"]) - min(a["x"] + a["width"], b["x"] + b["width"])
    down = max(a["y"], b["y"]) - min(a["y"] + a["height"], b["y"] + b["height"])
    return max(across, down) <= gap and min(across, down) < 0


def test_a_ring_is_a_ring_and_cards_are_claimed_on_it_by_mouse_and_by_keyboard(
    page: Page, tables_url: str, axe: str, ring: Play
) -> None:
    page.set_viewport_size({"width": 1280, "height": 1000})
    board = pages.open_app(page, tables_url, "ring")
    lying: Board = ring.state.board
    cards = [here.card for here in lying.row]
    assert len(cards) == 21
    lies = {name: box(card(board, name)) for name in cards}
    for one, other in pairwise(cards):
        assert touches(lies[one], lies[other], gap=60), (one, other)
    assert violations(page, axe, ".pn-board") == []

    card(board, cards[1]).click()
    ring.choose("claim", cards[1])
    expect(board).to_have_attribute("data-head", str(ring.head))
    expect(card(board, cards[1]).locator(".pn-bit")).to_have_text("●P1")

    card(board, cards[0]).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    ring.choose("claim", cards[2])
    expect(board).to_have_attribute("data-head", str(ring.head))
    expect(card(board, cards[2]).locator(".pn-bit")).to_have_text("▲P2")

    page.set_viewport_size({"width": 360, "height": 740})
    assert fits(page)
    assert violations(page, axe, ".pn-board") == []
    error = next(option[1] for option in ring.options if option[0] == "claim-for")
    card(board, error).click()
    expect(board.locator(".pn-player-choose")).to_have_count(5)
    assert fits(page)
    board.locator("[data-seat='1'] .pn-player-choose").click()
    ring.choose("claim-for", error, 1)
    expect(board).to_have_attribute("data-head", str(ring.head))
    expect(card(board, error).locator(".pn-bit")).to_have_text("●P1")


def test_a_card_of_ones_own_hand_is_played_at_the_tail(page: Page, tables_url: str, axe: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 1000})
    play = Play(opening("nightmare", "3.0", 2, 3), chance=seeded(1))
    board = pages.open_app(page, tables_url, "hand")
    name = next(option[1] for option in play.options if option[0] == "tail")
    own = board.locator(f'.pn-held [data-card="{name}"]')
    own.focus()
    page.keyboard.press("i")
    expect(board.locator(".pn-detail")).to_contain_text(name.partition("#")[0])
    assert violations(page, axe, ".pn-board") == []
    page.keyboard.press("Enter")
    page.get_by_role("button", name="at the tail").first.click()
    play.choose("tail", name)
    expect(board).to_have_attribute("data-head", str(play.head))
    expect(board.locator(".pn-row [data-card]").last).to_have_attribute("data-card", name)
    page.set_viewport_size({"width": 360, "height": 740})
    assert fits(page)
    assert violations(page, axe, ".pn-board") == []


def test_the_places_are_one_stop_of_tab_and_arrows_go_from_place_to_place(page: Page, tables_url: str, axe: str) -> None:
    """A SUBROUTINE's two cards lie beside it; the first, UPGRADE, asks for a place in the ring of eighteen."""
    page.set_viewport_size({"width": 1280, "height": 1000})
    board = pages.open_app(page, tables_url, "places")
    places = board.locator(".pn-place")
    assert places.count() > 10
    expect(board.locator(".pn-place[tabindex='0']")).to_have_count(1)
    board.locator(".pn-place[tabindex='0']").focus()
    first = places.evaluate_all("(all) => all.indexOf(document.activeElement)")
    page.keyboard.press("ArrowRight")
    assert places.evaluate_all("(all) => all.indexOf(document.activeElement)") == first + 1
    page.keyboard.press("End")
    expect(places.last).to_be_focused()
    expect(board.locator(".pn-place[tabindex='0']")).to_have_count(1)
    assert box(board.locator(".pn-beside"))["height"] < 80  # what lies beside a card makes its row no tower
    assert violations(page, axe, ".pn-board") == []
    page.keyboard.press("Home")
    expect(places.first).to_be_focused()
    head = board.get_attribute("data-head") or ""
    page.keyboard.press("Enter")
    expect(board).not_to_have_attribute("data-head", head)
