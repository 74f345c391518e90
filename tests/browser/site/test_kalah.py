"""Kalah and a generated game on a site built as from a wheel, in French on a phone, after one visit and with the host gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import BrowserContext
from sites import faults, host
from sowing import NEW, Visitor, installed, kept

from pages import until
from pnwidgets import places
from pnwidgets.site import building, kit

pytestmark = [pytest.mark.browser, pytest.mark.slow]

KEPT = """async (count) => {
  const [name] = (await caches.keys()).filter((each) => each.startsWith("pnrules-site"));
  return navigator.serviceWorker.controller !== null && name && (await (await caches.open(name)).keys()).length > count;
}"""
"""Whether the browser keeps more files of the site than so many."""


@pytest.fixture(scope="module")
def folder(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The site with both games alone; they stay installed, so that a test can go through their lessons."""
    place = tmp_path_factory.mktemp("games")
    kit.build(place / "built", root)
    wheel = SimpleNamespace(checkout=lambda: None, notebooks=places.notebooks, jupyter_data=places.jupyter_data)
    with installed(place / "installed"), pytest.MonkeyPatch.context() as patch:
        patch.setattr(building, "places", wheel)
        patch.setattr(kit, "SHIPPED", place / "built")
        building.build(place / "site", ("kalah", NEW))
        yield place / "site"


@pytest.fixture
def visitor(context: BrowserContext, folder: Path) -> Iterator[Visitor]:
    """Somebody who has been on the front page and on a page with Python; then the host is gone."""
    page = context.new_page()
    with host(folder) as (address, _):
        found = Visitor(page, f"{address}fr/index.html")
        found.front().locator("[data-game=kalah] .pn-start").first.click()
        found.board()
        until(page, KEPT, kept(folder))
    wrong = faults(page)
    yield found
    assert wrong == []


def test_kalah_is_learnt_practised_and_won_without_a_server(visitor: Visitor) -> None:
    """Its seeds are a picture of its own, which Python reads there, too."""
    visitor.learns("kalah")
    visitor.practises("kalah")
    visitor.wins_at_kalah()
    assert visitor.page.locator(".pn-tile[data-card=A] .pn-heap svg").count() > 0


def test_a_generated_game_is_learnt_and_played_without_a_server(visitor: Visitor) -> None:
    visitor.learns(NEW)
    visitor.plays_to_the_end(NEW)
