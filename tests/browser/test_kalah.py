"""Kalah and a generated game in the apps, in French on a phone, from the first lesson to a game that is won."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page
from sowing import NEW, Visitor, installed

from servers import app

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The front page of the apps, where both games are installed."""
    site = tmp_path_factory.mktemp("games") / "site"
    with installed(site):
        path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
        with app(cwd=site.parent, env={**os.environ, "PYTHONPATH": path}) as address:
            yield f"{address}?lang=fr"


def test_kalah_is_learnt_practised_and_won(page: Page, home: str) -> None:
    visitor = Visitor(page, home)
    visitor.learns("kalah")
    visitor.practises("kalah")
    visitor.wins_at_kalah()


def test_a_generated_game_is_learnt_and_played(page: Page, home: str) -> None:
    visitor = Visitor(page, home)
    visitor.learns(NEW)
    visitor.plays_to_the_end(NEW)
