"""The boards of all three games in forced colours, as in Windows' contrast themes: what colour says is said otherwise, too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import alone
import pytest
from playwright.sync_api import Locator, Page, expect

import pnrules
from benchmarks.board import whole_games
from pnrules import Play

pytestmark = pytest.mark.browser

LOOKS = """card => {
  const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(card);
  return [outlineStyle === "none" ? "none" : outlineWidth, borderTopStyle, borderTopWidth].join(" ");
}"""
"""How the edge of a card is drawn, but for its colour."""


def violations(page: Page, axe: str) -> Any:
    page.evaluate(axe)
    return page.evaluate("axe.run().then(({violations}) => violations.map(({id, nodes}) => [id, nodes[0].html]))")


def looks(card: Locator) -> str:
    return str(card.evaluate(LOOKS))


def drawn(page: Page, play: Play, lang: str) -> Locator:
    page.set_viewport_size({"width": 1280, "height": 1000})
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    return alone.drawn(page, play, lang)


CHOICES: dict[str, Callable[[], Play]] = {
    "nightmare": partial(pnrules.load, "nightmare/sample"),
    "bandwidth": partial(whole_games, "bandwidth", "BfB", 1, 4, 60),
}
"""Plays that stand at a question whose answers are cards."""


@pytest.mark.parametrize(("game", "lang"), [("nightmare", "en"), ("bandwidth", "fr")])
def test_the_card_chosen_the_others_and_the_focus_are_told_apart_without_colour(
    page: Page, axe: str, game: str, lang: str
) -> None:
    board = drawn(page, CHOICES[game](), lang)
    cards = board.locator(".pn-held .pn-card[data-selectable]")
    expect(cards).not_to_have_count(0)
    plain = looks(board.locator(".pn-row .pn-card:not([data-pc]), .pn-bfb-function .pn-card").first)
    assert looks(cards.first) != plain
    assert violations(page, axe) == []
    cards.first.click()
    page.evaluate("document.activeElement.blur()")
    chosen = board.locator(".pn-card[data-chosen]")
    expect(chosen).to_have_count(1)
    others = board.locator(".pn-held .pn-card:not([data-chosen])")
    assert looks(chosen) not in {looks(card) for card in others.all()}
    unfocused = looks(chosen)
    page.keyboard.press("Tab")
    chosen.focus()
    assert looks(chosen) != unfocused
    assert violations(page, axe) == []


def test_the_program_counter_what_is_asked_about_and_what_is_refused_are_seen_without_colour(page: Page, axe: str) -> None:
    board = drawn(page, whole_games("nightmare", "3.1", 2, 3, 120), "en")
    here = board.locator(".pn-card[data-pc]")
    plain = board.locator(".pn-row .pn-card:not([data-pc], [data-changed])")
    expect(here).to_have_count(1)
    expect(here.locator(".pn-pc")).to_be_visible()
    assert looks(here) != looks(plain.first)
    board.locator(".pn-refusals > summary").click()
    refused, option = board.locator(".pn-refused-try").first, board.locator(".pn-option").first
    assert looks(refused) != looks(option)
    before = looks(plain.first)
    plain.first.click()
    page.evaluate("document.activeElement.blur()")
    asked = board.locator(".pn-card[aria-expanded=true]")
    expect(asked).to_have_count(1)
    assert looks(asked) not in {before, looks(here)}
    assert violations(page, axe) == []


def test_runtime_errors_statements_and_the_reasons_against_a_card_are_seen_without_colour(page: Page, axe: str) -> None:
    board = drawn(page, whole_games("runtime_error", "1", 1, 3, 60), "fr")
    forbidden = board.locator(".pn-re-hand .pn-card[data-forbidden]")
    expect(forbidden).not_to_have_count(0)
    lying = board.locator(".pn-re-statements .pn-card").first
    assert looks(forbidden.first) != looks(lying)
    forbidden.first.click()
    expect(board.locator(".pn-why-not-words").first).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    asked = board.locator(".pn-card[aria-expanded=true]")
    assert looks(asked) not in {looks(lying), looks(forbidden.last)}
    assert violations(page, axe) == []
