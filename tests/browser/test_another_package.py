"""Frog, a game of another package: on the front page with all of its pages, for which nobody wrote a notebook, and on the plain
board in an app and in JupyterLab, in two languages."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect

import pages
from pages import fits, violations
from servers import app
from sparing import these
from tests.plugin.taught import taught

pytestmark = pytest.mark.browser

CELL = 'from pnwidgets import explore\nexplore("frog/sample", seat=2)'


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of one's own, with a notebook on Frog's sample as its second player sees it."""
    folder = tmp_path_factory.mktemp("frogs")
    nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(CELL)]), folder / "frog.ipynb")
    return folder


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, all_cells: dict[str, str]) -> dict[str, str]:
    """An environment in which Frog is installed."""
    site = tmp_path_factory.mktemp("site")
    taught(site)
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**all_cells, "PYTHONPATH": path}


@pytest.fixture(scope="module")
def frog_url(folder: Path, installed: dict[str, str]) -> Iterator[str]:
    with app("--folder", str(folder), cwd=folder, env=installed) as address:
        yield address


@pytest.fixture(scope="module")
def frog_lab_url(folder: Path, installed: dict[str, str]) -> Iterator[str]:
    with app("--lab", "--folder", str(folder), cwd=folder, env=installed) as address:
        yield address


CARDS = ".pn-tile-group:not([data-form=pile])"


def tile(board: Locator, card: str) -> Locator:
    return board.locator(f".pn-tile[data-card='{card}']")


def laid(board: Locator) -> list[list[str]]:
    """The names on the tiles, group by group: the ring, then everybody's hand."""
    return [group.locator(".pn-card-name").all_text_contents() for group in board.locator(CARDS).all()]


def at_its_head(board: Locator) -> int:
    """The number of the step at which the play stands, once the board shows it."""
    head = str(board.get_attribute("data-head"))
    expect(board).to_have_attribute("data-node", head)
    return int(head)


@pytest.mark.parametrize("host", these(["voila", "lab"], "voila"))
def test_its_sample_is_played_by_its_tiles(page: Page, request: pytest.FixtureRequest, axe: str, host: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 1400})
    if host == "lab":
        board = pages.open_lab(page, request.getfixturevalue("frog_lab_url"), "frog")
    else:
        board = pages.open_app(page, request.getfixturevalue("frog_url"), "frog")
        assert fits(page)
    assert violations(page, axe, pages.BOARD) == []
    before = at_its_head(board)
    assert laid(board) == [["1", "2", "3", "0", "2"], ["?", "?", "?"], ["2", "1", "1"]]
    tile(board, "1#4").click()  # one of two that are alike
    tile(board, "2").click()
    expect(board).not_to_have_attribute("data-head", str(before))
    expect(board.locator(".pn-tile-group").first.locator(".pn-card-name")).to_have_text(["1", "1", "3", "0", "2"])
    assert at_its_head(board) > before
    pages.speak(board, "fr")
    expect(board.locator(".pn-tile-group .pn-subheading").first).to_have_text("Le cercle")


def test_the_front_page_has_it_and_it_is_dealt(page: Page, frog_url: str) -> None:
    page.goto(frog_url)
    expect(page.locator("article", has_text="Frog").locator("svg").first).to_be_visible()
    page.goto(f"{frog_url}voila/render/play.ipynb?game=frog&players=3&seed=4")
    board = page.locator(pages.BOARD).first
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    expect(board.locator(CARDS)).to_have_count(4)
    ring, *hands = laid(board)
    assert ring == ["1", "2", "3", "1", "2"]
    assert list(map(len, hands)) == [3, 3, 3]


def test_in_french_on_a_phone_it_is_learnt_read_solved_and_played(page: Page, frog_url: str, axe: str) -> None:
    """Its first lesson, its rules, its level and a game, by what the front page leads to."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{frog_url}?lang=fr")
    front = page.locator("section.pn-front[lang=fr]")
    expect(front.locator("article", has=page.get_by_role("heading", name="La grenouille"))).to_be_visible()
    assert front.locator("article").count() == 4, "ours are still there"
    assert front.locator("a", has_text="frog").count() == 1, "and so is the notebook of one's own"
    assert fits(page)

    front.locator("#learn-fr [data-game=frog] .pn-start").click()
    board = arrived(page, "Apprendre en jouant · La grenouille")
    expect(page.locator(".pn-lesson")).to_contain_text("Une grenouille saute autour d’un cercle de cartes.")
    page.locator(".pn-lesson .pn-lesson-on").click()
    expect(page.locator(".pn-lesson")).to_contain_text("Posez votre 0 sur le 1")
    tile(board, "0").click()
    tile(board, "1#2").click()
    expect(page.locator(".pn-lesson")).to_contain_text("La grenouille est arrivée à un 0.")
    assert violations(page, axe, pages.BOARD) == []

    page.goto(f"{frog_url}?lang=fr")
    front.locator("#rules-fr a[href*='frog/rules']").click()
    expect(page).to_have_title("Règles et cartes · La grenouille")
    expect(page.locator(".pn-reference")).to_contain_text("Votre tour")

    page.goto(f"{frog_url}?lang=fr")
    practise = front.locator("#practise-fr [data-game=frog]")
    for summary in practise.locator("summary").all():
        summary.click()
    practise.locator("[data-level='frog/levels/1-leaps/01-to-the-0']").click()
    board = arrived(page, "Jouer un niveau")
    tile(board, "0").click()
    tile(board, "1#2").click()
    expect(board).to_contain_text("Elle saute sur votre 0.")

    page.goto(f"{frog_url}?lang=fr")
    front.locator(".pn-deal:has(input[value=frog]) button[type=submit]").click()
    board = arrived(page, "Une nouvelle partie")
    expect(board.locator(CARDS)).to_have_count(4)


def arrived(page: Page, title: str) -> Locator:
    """The board of a page with this title, once it can be played on."""
    board = page.locator(pages.BOARD).first
    board.wait_for(state="visible", timeout=pages.PATIENCE)
    expect(page).to_have_title(title)
    return board
