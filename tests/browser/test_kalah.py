"""Kalah and a generated game in the apps, in French on a phone, from the first lesson to a game that is won."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from sowing import NEW, PHONE, Visitor, installed

from pages import BOARD, fits
from servers import app

pytestmark = [pytest.mark.browser, pytest.mark.long]


def with_both() -> dict[str, str]:
    """An environment in which both games are installed, as they are here and now."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The front page of the apps, where both games are installed."""
    site = tmp_path_factory.mktemp("games") / "site"
    with installed(site), app(cwd=site.parent, env=with_both()) as address:
        yield f"{address}?lang=fr"


def test_its_lessons_are_one_file_that_opens_without_python(page: Page, home: str, tmp_path: Path) -> None:
    file = tmp_path / "kalah.html"
    exported = [sys.executable, "-m", "pnrules", "export", "kalah/learn", "--output", str(file)]
    subprocess.run(exported, env=with_both(), check=True, capture_output=True)
    page.set_viewport_size(PHONE)
    page.goto(file.as_uri())
    board = page.locator(BOARD).first
    expect(board).to_contain_text("The lower row of pits is yours")
    expect(board.locator(".pn-tile[data-card=A1] svg").first).to_be_visible()
    assert fits(page)


def test_kalah_is_learnt_practised_and_won(page: Page, home: str) -> None:
    visitor = Visitor(page, home)
    visitor.learns("kalah")
    visitor.practises("kalah")
    visitor.wins_at_kalah()


def test_a_generated_game_is_learnt_and_played(page: Page, home: str) -> None:
    visitor = Visitor(page, home)
    visitor.learns(NEW)
    visitor.plays_to_the_end(NEW)
