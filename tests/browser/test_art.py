"""The pictures on a board: in light, dark and forced colours, and the words beside them can be read."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest
from alone import framed, traits_of
from measuring import measured
from playwright.sync_api import Page, expect

import pages
from pages import SCHEMES, violations
from sparing import these
from states import CASES

pytestmark = pytest.mark.browser

DRAWN = """() => [...document.querySelectorAll(".pn-row .pn-pictured .pn-art")]
  .filter((art) => {
    const own = art.getBoundingClientRect();
    const room = art.closest(".pn-card-words").getBoundingClientRect();
    return own.left > room.left - 1 && own.right < room.right + 1 && own.bottom < room.bottom + 1;
  })
  .map((art) => art.querySelector("use").getBoundingClientRect().height)"""
"""How high the pictures are that are seen on the cards of the program."""

GROUND = """() => {
  const paper = document.createElement("p");
  paper.style.backgroundColor = "Canvas";
  document.body.append(paper);
  return [document.querySelector(".pn-row .pn-art"), paper].map((element) => getComputedStyle(element).backgroundColor);
}"""
"""The colour behind a picture, and that of paper."""


def in_turn(light: str, dark: str) -> list[Any]:
    """Both in both schemes, of which `make test` looks at each in one."""
    return these(list(product((light, dark), SCHEMES)), (light, "light"), (dark, "dark"))


@pytest.mark.parametrize(("case", "scheme"), in_turn("the sample, asked", "a ring of 12"))
def test_axe_finds_nothing_on_cards_with_pictures(page: Page, axe: str, case: str, scheme: Literal["light", "dark"]) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(color_scheme=scheme)
    play, node = CASES[case][0]()
    framed(page, traits_of(play), node)
    expect(page.locator("#pn-sprite symbol")).not_to_have_count(0)
    seen = measured(page, DRAWN)
    assert len(seen) == len(play.state.board.row)
    assert min(seen) > 20
    assert violations(page, axe, ".pn-table") == []


@pytest.mark.parametrize(("case", "scheme"), in_turn("Bandwidth, asked", "hearts and spades, asked"))
def test_axe_finds_nothing_on_the_other_games_tables(page: Page, axe: str, case: str, scheme: Literal["light", "dark"]) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.emulate_media(color_scheme=scheme)
    play, node = CASES[case][0]()
    framed(page, traits_of(play), node)
    expect(page.locator(":is(.pn-bfb-foot, .pn-re-statement) > .pn-art").first).to_be_visible()
    assert violations(page, axe, ".pn-table") == []


def test_a_board_that_is_drawn_anew_finds_the_sprite(page: Page) -> None:
    play, node = CASES["the sample, asked"][0]()
    for _ in range(2):
        framed(page, traits_of(play), node)
    expect(page.locator("#pn-sprite")).to_have_count(1)


REFERRED = """() => [...document.querySelectorAll(".pn-art use")]
  .filter((use) => document.querySelector(`#pn-sprite symbol${use.getAttribute("href")}`) === null)
  .map((use) => use.getAttribute("href"))"""
"""The pictures to which a board refers and which the page does not have."""


def test_a_page_of_several_boards_in_an_app_has_the_sprite_once(page: Page, voila_url: str) -> None:
    pages.open_app(page, voila_url, "nightmare/sample")
    expect(page.locator("#pn-sprite symbol")).not_to_have_count(0)
    expect(page.locator("#pn-sprite")).to_have_count(1)
    assert page.locator(".pn-art use").count() > 0
    assert page.evaluate(REFERRED) == []


def test_a_single_file_has_the_sprite_once_and_fetches_nothing(page: Page, exported: Callable[[str], Path]) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    file = exported("bandwidth/example").as_uri()
    page.goto(file)
    expect(page.locator("#pn-sprite symbol")).not_to_have_count(0)
    expect(page.locator("#pn-sprite")).to_have_count(1)
    assert page.locator(".pn-art use").count() > 0
    assert page.evaluate(REFERRED) == []
    assert [url for url in asked if url != file and not url.startswith(("blob:", "data:"))] == []


def test_in_forced_colours_the_pen_alone_draws(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(forced_colors="active")
    play, node = CASES["the sample, asked"][0]()
    framed(page, traits_of(play), node)
    ground, paper = measured(page, GROUND)
    assert ground == paper
