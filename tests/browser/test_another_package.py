"""Frog, a game of another package: on the front page, and on the plain board in an app and in JupyterLab, in two languages."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect

import pages
from pages import fits, violations
from servers import app
from sparing import these
from tests.plugin.site import EXAMPLE, offer

pytestmark = pytest.mark.browser

CELL = 'from pnwidgets import explore\nexplore("frog/sample", seat=2)'


@pytest.fixture(scope="module")
def folder(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the notebook that deals games, and one on Frog's sample as its second player sees it."""
    folder = tmp_path_factory.mktemp("frogs")
    shutil.copy(root / "notebooks/play.ipynb", folder)
    nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(CELL)]), folder / "frog.ipynb")
    return folder


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, all_cells: dict[str, str]) -> dict[str, str]:
    """An environment in which Frog is installed."""
    site = tmp_path_factory.mktemp("site")
    offer(site, "frog", "frog = frog.game:GAME")
    path = os.pathsep.join([str(site), str(EXAMPLE), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**all_cells, "PYTHONPATH": path}


@pytest.fixture(scope="module")
def frog_url(folder: Path, installed: dict[str, str]) -> Iterator[str]:
    with app("--folder", str(folder), cwd=folder, env=installed) as address:
        yield address


@pytest.fixture(scope="module")
def frog_lab_url(folder: Path, installed: dict[str, str]) -> Iterator[str]:
    with app("--lab", "--folder", str(folder), cwd=folder, env=installed) as address:
        yield address


def tile(board: Locator, card: str) -> Locator:
    return board.locator(f".pn-tile[data-card='{card}']")


def laid(board: Locator) -> list[list[str]]:
    """The names on the tiles, group by group: the ring, then everybody's hand."""
    return [group.locator(".pn-card-name").all_text_contents() for group in board.locator(".pn-tile-group").all()]


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
    expect(board.locator(".pn-tile-group")).to_have_count(4)
    ring, *hands = laid(board)
    assert ring == ["1", "2", "3", "1", "2"]
    assert list(map(len, hands)) == [3, 3, 3]
