"""How a board looks where room is short: nothing that is said is cut, lies over something else, or stands below an edge."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from alone import framed, traits_of
from measuring import box, each_measured, measured
from playwright.sync_api import Page, expect

import pages
from sparing import LANGUAGES
from states import CASES, ENDS, dealt, ended, example, linked

pytestmark = pytest.mark.browser

CELL: Final = {"width": "860px", "height": "640px"}

CUT = """(selector) => [...document.querySelectorAll(selector)]
  .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 2)
  .filter((element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)
  .map((element) => element.textContent)"""
"""The words of those elements that show only a part of themselves."""

OVER = """(selectors) => {
  const rest = selectors.map((selector) => [...document.querySelectorAll(selector)].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
      .map((box) => [element.textContent, box]);
  }));
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return rest.flatMap((some, i) => rest.slice(i + 1).flat().flatMap(([other, b]) =>
    some.filter(([, a]) => meet(a, b)).map(([one]) => `${one} / ${other}`)));
}"""
"""Pairs of texts, from different ones of these selectors, that lie over one another."""


CROSSED = """() => {
  const area = document.querySelector(".pn-area");
  const seen = (element) => !element.closest(".pn-hidden, svg") && getComputedStyle(element).clipPath === "none"
    && element.checkVisibility({ visibilityProperty: true });
  const boxes = [];
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.data.trim() || !seen(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = node.parentElement.closest(".pn-fits") && node.parentElement.closest(".pn-card-words").getBoundingClientRect();
    const unseen = (box) => words
      && (box.left > words.right || box.right < words.left || box.top > words.bottom || box.bottom < words.top);
    boxes.push(...[...range.getClientRects()].filter((box) => box.width > 2 && !unseen(box)).map((box) => [node.data, box]));
  }
  const parts = [...area.querySelectorAll(".pn-pc, .pn-pile, .pn-inside .pn-reader")];
  boxes.push(...parts.map((part) => [part.className, part.getBoundingClientRect()]));
  for (const card of area.querySelectorAll("[data-card]")) {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    boxes.push([card.dataset.card, { left: left + 2, right: right - 2, top: top + 2, bottom: bottom - 2 }]);
  }
  const lines = [...document.querySelectorAll(".pn-wires .pn-wire-line[d]")];
  const crossed = lines.flatMap((line) => {
    const on = line.getScreenCTM();
    const points = Array.from({ length: Math.ceil(line.getTotalLength() / 2) }, (_, i) => line.getPointAtLength(2 * i));
    const within = ({ x, y }) => boxes.filter(([, box]) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    return points.flatMap((point) => within(point.matrixTransform(on)).map(([words]) => words));
  });
  return { lines: lines.length, crossed: [...new Set(crossed)] };
}"""
"""How many wires and seams are drawn, and the cards and the words that they cross."""


PROGRAMS: Final = {
    "a ring of 12": (lambda: (linked(12, {0: 7, 5: 10}, 1), None), 2),
    "a ring of 14": (lambda: (linked(14, {0: 7, 6: 11, 13: 2}, 1), None), 3),
    "a ring of 18": (lambda: (linked(18, {4: 10, 0: 9, 8: 16}, 1), None), 3),
    "version 1, a run": (example("nightmare/version-1", 160), 1),
    "five": (lambda: (linked(5, {0: 4}), None), 2),
    "ten": (lambda: (linked(10, {0: 6, 8: 1, 3: 4}), None), 4),
    "eighteen": (lambda: (linked(18, {0: 6, 8: 1, 13: 2}), None), 4),
    "the sample, its stop": (example("nightmare/sample", 30), 2),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("program", PROGRAMS)
def test_no_wire_crosses_a_card_or_a_word(sheet: Page, program: str, lang: str) -> None:
    make, lines = PROGRAMS[program]
    play, node = make()
    sent = traits_of(play, lang)
    for width, height, style in ((1440, 900, {}), (1280, 720, {}), (1280, 800, CELL)):
        sheet.set_viewport_size({"width": width, "height": height})
        framed(sheet, sent, node, **style)
        assert measured(sheet, CROSSED) == {"lines": lines, "crossed": []}, (width, height)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", ["Bandwidth, asked", "six play Bandwidth", "version 1, a run", "four play Runtime Error"])
def test_what_is_remarked_of_a_player_is_whole(sheet: Page, case: str, lang: str) -> None:
    play, node = CASES[case][0]()
    sent = traits_of(play, lang)
    for width, height in ((1440, 900), (1280, 720)):
        sheet.set_viewport_size({"width": width, "height": height})
        framed(sheet, sent, node)
        assert measured(sheet, CUT, ".pn-player :is(.pn-remark, .pn-hand-count), .pn-title") == [], (width, height)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_a_locked_goto_is_read_like_every_other_card(sheet: Page, lang: str) -> None:
    play, node = CASES["version 1, a run"][0]()
    sheet.set_viewport_size({"width": 390, "height": 844})
    framed(sheet, traits_of(play, lang), node)
    assert sheet.locator(".pn-row .pn-link").count() == 2
    heights = each_measured(sheet.locator(".pn-row .pn-card"), "(cards) => cards.map((card) => card.offsetHeight)")
    assert max(heights) <= 100
    assert measured(sheet, CUT, ".pn-row .pn-card, .pn-row .pn-card *") == []
    parts = [".pn-row .pn-card-name", ".pn-row .pn-card-short", ".pn-row .pn-bit", ".pn-row .pn-link", ".pn-row .pn-no-bit"]
    assert measured(sheet, OVER, parts) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", ["hearts and spades, asked", "four play Runtime Error"])
def test_in_a_cell_what_each_suit_does_is_one_line_each(sheet: Page, case: str, lang: str) -> None:
    play, node = CASES[case][0]()
    sheet.set_viewport_size({"width": 1280, "height": 800})
    framed(sheet, traits_of(play, lang), node, **CELL)
    lines = each_measured(sheet.locator(".pn-re-legend li"), "(lines) => lines.map((line) => line.offsetHeight)")
    assert len(lines) == 4
    assert max(lines) <= 26
    legend, table = box(sheet.locator(".pn-re-legend")), box(sheet.locator(".pn-table"))
    assert legend["x"] + legend["width"] <= table["x"] + table["width"]
    assert measured(sheet, CUT, ".pn-re-legend, .pn-re-legend li") == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", ["four play Runtime Error", "Bandwidth, asked", "hearts and spades, asked"])
def test_on_a_phone_nothing_lies_over_an_answer(sheet: Page, case: str, lang: str) -> None:
    play, node = CASES[case][0]()
    sheet.set_viewport_size({"width": 390, "height": 844})
    framed(sheet, traits_of(play, lang), node)
    assert measured(sheet, OVER, [".pn-option", ".pn-choice > .pn-preview > summary", ".pn-what-if"]) == []


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (900, 700)])
def test_a_report_is_seen_where_it_was_asked_for(page: Page, exported: Callable[[str], Path], size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(exported("nightmare/sample").as_uri())
    board = page.locator(pages.BOARD).first
    pages.tab(board, "take")
    board.locator(".pn-report-make").click()
    panel = box(board.locator(".pn-tab-panel"))
    for part in (".pn-report-copy", ".pn-report-text"):
        lies = box(board.locator(part))
        assert lies["y"] >= panel["y"] - 1, part
        assert lies["y"] + lies["height"] <= panel["y"] + panel["height"] + 1, part


@pytest.mark.parametrize("size", [(1440, 900), (860, 640), (390, 844)])
def test_the_end_of_a_game_without_points_leaves_the_table_in_view(sheet: Page, size: tuple[int, int]) -> None:
    sheet.set_viewport_size({"width": size[0], "height": size[1]})
    framed(sheet, traits_of(ended(*ENDS["Runtime Error, four"])), None)
    end, table = box(sheet.locator(".pn-ending")), box(sheet.locator(".pn-table"))
    assert end["y"] + end["height"] <= table["y"] + 1
    assert table["height"] >= 0.3 * size[1]
    assert sheet.locator(".pn-re-statement").first.is_visible()
    rows = each_measured(sheet.locator(".pn-ending-places > li"), "(all) => new Set(all.map((each) => each.offsetTop)).size")
    assert rows == 1


@pytest.mark.parametrize("notebook", ["nightmare/sample", "level", "runtime_error/hearts-and-spades"])
def test_in_an_app_on_a_phone_what_one_does_next_is_in_view(page: Page, voila_url: str, notebook: str) -> None:
    """The foot of the window, not of an output of the page, which is longer."""
    page.set_viewport_size({"width": 390, "height": 844})
    board = pages.open_app(page, voila_url, notebook)
    for scrolled in (0, 120):
        page.evaluate(f"scrollTo(0, {scrolled})")
        for part in (".pn-now", ".pn-next", ".pn-option, .pn-to-ask"):
            lies = box(board.locator(part).first)
            assert lies["y"] >= 844 * 0.3, (part, scrolled)
            assert lies["y"] + lies["height"] <= 845, (part, scrolled)
    assert pages.fits(page)


SLOWLY: Final = """const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  return animate.call(this, frames, { ...how, duration: 600_000 });
};"""
"""What glides takes ten minutes."""

WIRES: Final = "() => [...document.querySelectorAll('.pn-wires path')].map((path) => path.getAttribute('d'))"
GLIDING: Final = "() => document.getAnimations().filter(({ effect }) => effect.target.matches('.pn-row .pn-card')).length"


def test_wires_lead_to_where_the_cards_will_lie_while_they_still_glide_there(page: Page) -> None:
    play = dealt("nightmare", 2, 2, 12)
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(SLOWLY)
    board = framed(page, traits_of(play), 0)
    for _ in range(80):
        board.locator(".pn-next").click()
        expect(board).not_to_have_attribute("data-hurried", "")
        page.wait_for_timeout(300)  # in a hurry nothing glides
        if page.evaluate(GLIDING) > 2:
            break
    assert page.evaluate(GLIDING) > 2
    board.locator(".pn-tab[data-tab=why]").click()  # the board is drawn anew on their way
    while_gliding = page.evaluate(WIRES)
    assert len(while_gliding) > 2
    page.evaluate("() => document.getAnimations().forEach((each) => each.finish())")
    board.locator(".pn-tab[data-tab=branches]").click()
    assert page.evaluate(WIRES) == while_gliding
