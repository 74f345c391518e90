"""A table that a game only describes is on one screen at every size, in both languages; what is opposite faces each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from alone import framed, traits_of
from measuring import box, problems
from playwright.sync_api import BrowserContext, Page, expect

import pages
import pnrules
from sparing import LANGUAGES
from states import DESKTOPS, dealt
from tests.plugin.site import EXAMPLE, KALAH, installed, offer

pytestmark = pytest.mark.browser
CELL = {"width": "860px", "height": "640px"}
PITS = [f"{seat}{pit}" for seat in "AB" for pit in range(1, 7)]


@pytest.fixture(scope="module", autouse=True)
def installed_here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Both examples are installed here and now."""
    site = tmp_path_factory.mktemp("site")
    offer(site, "frog", "frog = frog.game:GAME")
    offer(site, "kalah", "kalah = kalah.game:GAME")
    with installed(site, EXAMPLE, KALAH):
        yield


@pytest.fixture(scope="module")
def page(profile: BrowserContext) -> Iterator[Page]:
    page = profile.new_page()
    yield page
    page.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "choices"), [("kalah", 2, 0), ("kalah", 2, 20), ("frog", 2, 3), ("frog", 4, 9)])
def test_all_of_it_is_on_one_screen(page: Page, game: str, players: int, choices: int, lang: str) -> None:
    sent = traits_of(dealt(game, 1, players, choices), lang)
    found = {}
    for width, height, style in (*((w, h, {}) for w, h in DESKTOPS), (1280, 800, CELL)):
        page.set_viewport_size({"width": width, "height": height})
        framed(page, sent, None, **style)
        found[f"{width} x {height} {style}"] = problems(page)
    assert {size: said for size, said in found.items() if said} == {}


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_pits_face_one_another_and_have_room_for_a_finger(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    framed(page, traits_of(pnrules.load("kalah/sample"), "fr"), None)
    lies = {pit: box(page.locator(f".pn-tile[data-card={pit}]")) for pit in PITS}
    for pit in range(1, 7):
        near, far = lies[f"A{pit}"], lies[f"B{7 - pit}"]
        assert abs(near["x"] - far["x"]) <= 1
        assert far["y"] + far["height"] < near["y"]
    assert min(min(each["width"], each["height"]) for each in lies.values()) >= 36
    assert max(each["x"] + each["width"] for each in lies.values()) <= size[0]
    assert pages.fits(page)
    if size[0] < 720:
        assert max(each["y"] + each["height"] for each in lies.values()) <= box(page.locator(".pn-now"))["y"]


def test_one_goes_from_pit_to_pit_by_key(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    framed(page, traits_of(pnrules.load("kalah/sample")), None)
    page.locator(".pn-tile[data-card=B4]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".pn-tile[data-card=B3]")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".pn-tile[data-card=A4]")).to_be_focused()
