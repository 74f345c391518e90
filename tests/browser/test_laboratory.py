"""Games that are measured on a page: as an app, and a card set of one's own; a mark and a line open a game on the board."""

from __future__ import annotations

import json

import pytest
from alone import NOTEBOOKS, live
from playwright.sync_api import Locator, Page, expect

import pages
from pnrules.pages import Page as Notebook
from pnwidgets.app.notebooks import load

pytestmark = [pytest.mark.browser, pytest.mark.long]

BANDWIDTH, RULINGS_OF_IT = "1", "2"
"""The place of Battle for Bandwidth among the games, and among what rulings are asked of."""
PATIENCE = 180_000


def measure(page: Page, setup: str | None) -> Locator:
    """Thirty games of each set-up, until all are played. Returns the answer."""
    if setup is not None:
        page.select_option("[data-setting=measure-setup] select", setup)
    page.select_option("[data-setting=measure-games] select", "30")
    page.click(".pn-laboratory-play")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator(".pn-laboratory-stop")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator(".pn-laboratory table").first).to_be_visible(timeout=PATIENCE)
    return page.locator(".pn-laboratory")


def test_a_mark_in_an_app_opens_its_game_at_the_place(page: Page, voila_url: str, axe: str) -> None:
    """A ruling's mark leads to a game that another player wins, after so many choices: the line of the table says how many."""
    pages.open_app(page, voila_url, "laboratory/rulings")
    answer = measure(page, RULINGS_OF_IT)
    marks = answer.locator("[data-opens]")
    expect(marks.first).to_be_attached()
    experiment, game, choice = map(int, (marks.first.get_attribute("data-opens") or "").split("-"))
    expect(answer.get_by_role("button", name=f"game {game}, after choice {choice}").first).to_be_visible()
    assert pages.violations(page, axe, ".pn-laboratory") == []
    marks.first.locator("use").click()
    board = page.locator(".pn-board:has(.pn-frame)")
    expect(board).to_be_visible(timeout=PATIENCE)
    expect(board).to_be_focused()
    same = Notebook(load(NOTEBOOKS / "laboratory/rulings.ipynb").code, {})
    same.hear(0, {"do": "measure", "setup": int(RULINGS_OF_IT), "games": 30})
    while same.boards[0].traits["measured"]["done"] < same.boards[0].traits["measured"]["of"]:  # type: ignore[index]
        same.hear(0, {"do": "measure-on"})
    same.hear(0, {"do": "measure-open", "experiment": experiment, "game": game, "choice": choice})
    expect(board).to_have_attribute("data-head", str(same.boards[0].play.head))


def test_by_keyboard_alone_a_line_of_the_table_opens_its_game(page: Page) -> None:
    live(page, "laboratory/seats", "fr")
    answer = measure(page, BANDWIDTH)
    line = answer.get_by_role("row", name="joueur 2").first.get_by_role("button")
    line.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pn-board:has(.pn-frame)")).to_be_focused()


def test_going_on_and_stopping_are_up_to_the_reader(page: Page) -> None:
    live(page, "laboratory/ends")
    page.select_option("[data-setting=measure-games] select", "1000")
    page.click(".pn-laboratory-play")
    page.get_by_role("button", name="Stop").click()
    on = page.get_by_role("button", name="Go on")
    expect(on).to_be_visible()
    bar = page.get_by_role("progressbar")
    stopped = int(bar.get_attribute("aria-valuenow") or 0)
    on.click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    page.wait_for_function(
        "(before) => Number(document.querySelector('[role=progressbar]').getAttribute('aria-valuenow')) > before", arg=stopped
    )


@pytest.mark.parametrize("lang", ["fr"])
def test_on_a_phone_nothing_is_wider_than_the_page(page: Page, lang: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    live(page, "laboratory/decks", lang)
    measure(page, None)
    assert pages.fits(page)


def test_a_card_set_of_one_s_own_is_measured_on_its_page(page: Page) -> None:
    """Without Firewall, which a report on the set then does not name; the text stays in its field when a game is opened."""
    live(page, "bandwidth/own-cards")
    field = page.get_by_label("The cards, one on each line")
    mine = json.loads(field.input_value())
    mine["cards"] = [card for card in mine["cards"] if card["kind"] != "firewall"]
    field.fill(json.dumps({**mine, "cards": [{**mine["cards"][0], "count": 0}]}))
    page.get_by_role("button", name="Measure this card set").click()
    expect(page.get_by_role("alert")).to_contain_text("cards[0].count")
    field.fill(json.dumps(mine))
    page.get_by_role("button", name="Measure this card set").click()
    report = page.locator(".pn-laboratory")
    expect(report.get_by_role("heading", name="Which cards win?")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".pn-laboratory-stop")).to_have_count(0, timeout=PATIENCE)
    expect(report).to_contain_text("Cut and Paste")
    expect(report).not_to_contain_text("Firewall")
    report.locator(".pn-laboratory-open").last.click()
    expect(page.locator(".pn-deal-back")).to_be_visible()
    assert json.loads(field.input_value()) == mine
