"""Frog, a game of another package, on a site that was built as from a wheel: without a checkout and without Node."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Locator, Page, expect
from sites import READY, host

from pages import PATIENCE, fits
from pnwidgets import places
from pnwidgets.site import building, kit
from tests.plugin.taught import forgetting, taught

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def folder(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, with Frog alone: what Node builds was built before."""
    place = tmp_path_factory.mktemp("frogs")
    kit.build(place / "built", root)
    wheel = SimpleNamespace(checkout=lambda: None, notebooks=places.notebooks, jupyter_data=places.jupyter_data)
    taught(place / "installed")
    with forgetting(place / "installed"), pytest.MonkeyPatch.context() as patch:
        patch.setattr(building, "places", wheel)
        patch.setattr(kit, "SHIPPED", place / "built")
        patch.setenv("PATH", str(place / "nowhere"))
        building.build(place / "site", ("frog",))
    return place / "site"


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    """Its address."""
    with host(folder) as (address, _):
        yield address


def tile(page: Page, card: str) -> Locator:
    return page.locator(f".pn-board .pn-tile[data-card='{card}']")


def test_in_french_on_a_phone_it_is_learnt_read_solved_and_played_without_a_server(page: Page, site: str) -> None:
    """Its lesson, its rules, its level and a game, by what the front page leads to; Python answers in the browser."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{site}fr/index.html")
    front = page.locator("section.pn-front")
    expect(front.get_by_role("heading", name="La grenouille").first).to_be_visible()
    assert fits(page)

    front.locator("[data-game=frog] .pn-start").click()
    lesson = page.locator(".pn-lesson")
    expect(lesson).to_contain_text("Une grenouille saute autour d’un cercle de cartes.")
    expect(page).to_have_title("Apprendre en jouant · La grenouille")
    page.locator(READY).wait_for(timeout=4 * PATIENCE)  # the first visit compiles it
    lesson.locator(".pn-lesson-on").click()
    expect(lesson).to_contain_text("Posez votre 0 sur le 1")
    tile(page, "0").click()
    tile(page, "1#2").click()
    expect(lesson).to_contain_text("La grenouille est arrivée à un 0.")

    page.locator(".pn-nav a").first.click()  # within the visit, in which Python has started
    front.locator("a.pn-rules-page").click()
    expect(page.locator(".pn-reference")).to_contain_text("Votre tour")

    page.locator(".pn-nav a").first.click()
    expect(front).to_be_visible()
    for summary in front.locator(".pn-levels summary").all():
        summary.click()
    front.locator("[data-level='frog/levels/1-leaps/01-to-the-0']").click()
    board = page.locator(".pn-board").first
    expect(board).to_contain_text("Amenez la grenouille sur un 0.")
    tile(page, "0").click()
    tile(page, "1#2").click()
    expect(board).to_contain_text("Elle saute sur votre 0.")

    page.locator(".pn-nav a").first.click()
    front.locator(".pn-deal button[type=submit]").click()
    expect(board.locator(".pn-tile-group")).to_have_count(5)  # the ring, three hands and the deck
    assert fits(page)


def test_its_pages_have_no_picture_that_is_not_there(folder: Path) -> None:
    """Node draws those by which services show a link; a wheel has none."""
    text = (folder / "fr" / "frog" / "learn.html").read_text(encoding="utf-8")
    assert 'property="og:title" content="Apprendre en jouant · La grenouille"' in text
    assert "og:image" not in text
    assert not (folder / "previews").exists()
    assert "frog 1.0" in (folder / "NOTICES.txt").read_text(encoding="utf-8")
