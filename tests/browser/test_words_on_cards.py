"""Whatever a card does, its own room decides how much of it is said on it; some of it always is, and never cut off."""

from __future__ import annotations

import pytest
from alone import framed, traits_of
from measuring import measured
from playwright.sync_api import Page

import pnrules
from sparing import LANGUAGES
from states import CASES

SIZES = ((1280, 720), (1366, 650), (1366, 768), (1440, 900))
CELL = {"width": "860px", "height": "640px"}
PHONE = (390, 844)
TABLET = (820, 1180)
IN_A_RING = ("version 1, a claim", "a ring of 12", "a ring of 14", "a ring of 18", "a ring of 21")
BESIDE = tuple(f"a ring of {count}, cards beside one" for count in (14, 18, 21))
IN_ROWS = ("the sample, asked", "six build a program", "a program of 20", "a program of 24", "cards beside cards")
ON_A_TABLET = ("a program of 20", "a program of 24", "the sample, asked", "six build a program")
OF_BANDWIDTH = ("Bandwidth, asked", "six play Bandwidth")

SILENT = """() => {
  const box = (element) => element.getBoundingClientRect();
  const words = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const within = (own, room) =>
    own.left > room.left - 1 && own.right < room.right + 1 && own.top > room.top - 1 && own.bottom < room.bottom + 1;
  const cards = [...document.querySelectorAll(".pn-table [data-card]:not([data-down])")].filter((card) => card.checkVisibility());
  const said = (card) =>
    [...card.querySelectorAll(".pn-card-text, .pn-card-short, .pn-card-brief")]
      .filter((form) => form.checkVisibility() && within(words(form), box(form.closest(".pn-fits")?.checkVisibility()
        ? form.closest(".pn-card-words") : card)));
  return [cards.length, ...cards.filter((card) => said(card).length !== 1).map((card) => card.dataset.card)];
}"""
"""How many cards are seen, and those of which not just one form of their words stands whole in its room."""


@pytest.fixture
def page(sheet: Page) -> Page:
    """One page for all that is drawn here."""
    return sheet


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", IN_A_RING + BESIDE + IN_ROWS + OF_BANDWIDTH)
def test_every_card_says_what_it_does_at_every_size(page: Page, case: str, lang: str) -> None:
    play, node = CASES[case][0]()
    sent = traits_of(play, lang)
    for width, height in (*SIZES, TABLET, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        framed(page, sent, node)
        assert measured(page, SILENT)[1:] == [], (width, height)
    page.set_viewport_size({"width": 1280, "height": 800})
    framed(page, sent, node, **CELL)
    assert measured(page, SILENT)[1:] == [], "in a cell"


BROKEN = """() => [...document.querySelectorAll(".pn-row .pn-card .pn-card-words, .pn-bfb .pn-card .pn-card-words,"
    + " .pn-bfb .pn-card > :is(.pn-card-text, .pn-card-brief)")].flatMap((words) => {
  const found = [];
  const room = words.getBoundingClientRect();
  const walk = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}’\\u00ad.,;:!?]+/gu)) {
      if (word.includes("\\u00ad")) continue; // that has a hyphen where it is broken
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const seen = ({ left, width }) => width > 0 && left < room.right && left >= room.left - 1;
      const lines = [...range.getClientRects()].filter(seen);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  }
  return found;
})"""
"""The words on cards of the program that stand on two lines, or are parted from their full stop."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", [*ON_A_TABLET, *OF_BANDWIDTH])
def test_on_a_tablet_no_word_on_a_card_is_broken(page: Page, case: str, lang: str) -> None:
    play, node = CASES[case][0]()
    page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    framed(page, traits_of(play, lang), node)
    assert measured(page, BROKEN) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", [*IN_A_RING, *BESIDE])
def test_in_a_ring_no_word_on_a_card_is_broken(page: Page, case: str, lang: str) -> None:
    play, node = CASES[case][0]()
    sent = traits_of(play, lang)
    for width, height, style in ((1280, 720, {}), (1366, 650, {}), (1280, 800, CELL)):
        page.set_viewport_size({"width": width, "height": height})
        framed(page, sent, node, **style)
        assert measured(page, BROKEN) == [], (width, height)


TORN = """() => [...document.querySelectorAll(".pn-held .pn-card-name")].flatMap((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  return lines > name.textContent.trim().split(" ").length ? [name.textContent] : [];
})"""
"""The names on cards in hands that stand on more lines than they have words."""
LONG_NAMES = (
    "PN 3.0 | >ACQUIRE | SUBROUTINE MULTIPLIER POWER_SURGE BIT_SWAPPER | SUBROUTINE#2 ERASE BUG ZAP"
    " | DECREMENT OVERWRITE PROGRAM_ERROR REPLACE"
)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), PHONE, (860, 640)])
def test_in_a_hand_no_name_is_broken_within_a_word(page: Page, size: tuple[int, int]) -> None:
    """Where each player holds four cards with the longest names."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    play = pnrules.load(LONG_NAMES)
    framed(page, traits_of(play, "en"), play.head)
    assert measured(page, TORN) == []
