"""Time on the board, in a browser: the film of a run, into and out of a card, loops, previews, motion."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from itertools import product
from pathlib import Path

import alone
import pytest
from measuring import box, measured
from playwright.sync_api import Locator, Page, expect

import pnrules
from benchmarks.board import whole_games
from pages import fits, moving, violations
from pnwidgets import lesson
from sparing import these
from tests.kernel.plays import loop_within_a_loop, to_and_fro

pytestmark = pytest.mark.browser

MIDDLE = "element => { const box = element.getBoundingClientRect(); return box.left + box.width / 2; }"
THUMB = """slider => {
  const box = slider.getBoundingClientRect();
  return box.left + 8 + (slider.value / slider.max) * (box.width - 16);
}"""
"""Where the middle of a slider's thumb is: Chromium's is sixteen pixels wide."""
MOVING = (
    "() => document.getAnimations().filter(({ effect }) => effect.getKeyframes().some((frame) => 'translate' in frame)).length"
)


COLOURS_AND_WIDTHS = list(product(("light", "dark", "forced"), (1280, 320)))


def at(board: Locator) -> int:
    return int(str(board.get_attribute("data-node")))


@pytest.mark.parametrize("width", [1280, 700])
def test_slider_and_film_lie_exactly_above_each_other(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 1000})
    board = alone.drawn(page, pnrules.load("nightmare/sample"))
    cursor = board.locator(".pn-film-cursor")
    for key in ("End", "Home", "ArrowRight", "ArrowRight", "ArrowRight"):
        board.locator(".pn-slider").press(key)
        assert measured(cursor, MIDDLE) == pytest.approx(measured(board.locator(".pn-slider"), THUMB), abs=1.5)


def test_the_film_is_dragged_along_and_pointing_only_says_the_step(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 1900})
    play = pnrules.load("nightmare/sample")
    board = alone.drawn(page, play)
    film = box(board.locator(".pn-film"))
    height = film["y"] + 0.8 * film["height"]
    page.mouse.move(film["x"] + film["width"] / 2, height)
    expect(board.locator(".pn-film-words")).to_contain_text("Step 1")
    assert at(board) == play.head
    page.mouse.down()
    middle = at(board)
    assert 0 < middle < play.head
    page.mouse.move(film["x"] + film["width"] / 4, height, steps=5)
    assert 0 < at(board) < middle
    page.mouse.up()
    page.mouse.move(film["x"] + 1, height)
    assert at(board) > 0


@pytest.mark.parametrize(("width", "height", "highest"), [(1440, 900, 94), (390, 844, 94)])
def test_the_film_is_always_there_and_takes_a_band_of_the_screen(page: Page, width: int, height: int, highest: int) -> None:
    """94 pixels with the controls; on a phone a ribbon between two buttons as large as a finger."""
    page.set_viewport_size({"width": width, "height": height})
    board = alone.drawn(page, pnrules.load("nightmare/sample"))
    expect(board.locator(".pn-film-here")).to_be_visible()
    assert box(board.locator(".pn-timeline"))["height"] <= highest
    shown = board.locator(".pn-timeline button:visible")
    if width < 720:
        sizes = [box(button) for button in shown.all()]
        assert [(size["width"], size["height"]) for size in sizes] == [(44, 44), (44, 44)]


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 650), (860, 640)])
def test_on_a_low_screen_time_is_one_line_until_it_is_opened(page: Page, axe: str, width: int, height: int) -> None:
    """40 pixels at most, and every control in them; the film above the slider when somebody asks for it."""
    page.set_viewport_size({"width": width, "height": height})
    board = alone.drawn(page, pnrules.load("nightmare/sample"))
    timeline, film, more = (board.locator(each) for each in (".pn-timeline", ".pn-film", ".pn-film-more"))
    line = box(timeline)
    assert line["height"] <= 40
    expect(film).to_be_hidden()
    for control in timeline.locator("button:visible, .pn-slider, select, .pn-count").all():
        lies = box(control)
        assert line["y"] <= lies["y"]
        assert lies["y"] + lies["height"] <= line["y"] + line["height"]
    assert more.get_attribute("aria-expanded") == "false"
    more.click()
    expect(film).to_be_visible()
    assert more.get_attribute("aria-expanded") == "true"
    assert violations(page, axe, ".pn-timeline") == []
    more.click()
    assert box(timeline)["height"] == line["height"]


def test_nothing_moves_when_time_comes_at_the_end_of_a_lesson(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    traits = alone.sent_by(lesson("bandwidth/learn/01-one-card"))
    places = "board => ['.pn-table', '.pn-side'].map((part) => JSON.stringify(board.querySelector(part).getBoundingClientRect()))"
    board = alone.framed(page, traits, None)
    expect(board).to_have_attribute("data-learning", "")
    expect(board.locator(".pn-timeline")).to_be_hidden()
    learning = measured(board, places)
    board = alone.framed(page, {**traits, "lesson": {**traits["lesson"], "over": True}}, None)
    expect(board.locator(".pn-timeline")).to_be_visible()
    assert measured(board, places) == learning


def test_the_step_looked_at_is_in_view_on_a_film_longer_than_its_band_and_the_page_stays(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    board = alone.drawn(page, pnrules.load("nightmare/version-1"))
    band = box(board.locator(".pn-film"))
    for key in ("Home", *["PageUp"] * 8, "End"):
        board.locator(".pn-slider").press(key)
        x = measured(board.locator(".pn-film-cursor"), MIDDLE)
        assert band["x"] - 1 <= x <= band["x"] + band["width"] + 1
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_nothing_below_the_step_moves_while_one_steps_in_place(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 1900})
    board = alone.drawn(page, pnrules.load("nightmare/sample"))
    heights = set()
    for _ in range(20):
        board.locator(".pn-prev").click()
        heights.add(measured(board.locator(".pn-timeline"), "element => element.offsetHeight"))
    assert len(heights) == 1


def test_a_step_of_the_log_is_previewed_while_it_is_pointed_at_and_nothing_moves(page: Page, axe: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 1900})
    play = pnrules.load("nightmare/sample")
    board = alone.drawn(page, play)
    table = board.locator(".pn-table")
    height = measured(table, "table => table.offsetHeight")
    board.locator(".pn-log").evaluate("log => { log.scrollTop = 0; }")
    step = board.locator(".pn-log-step[data-node='1']")
    step.hover()
    expect(table).to_have_attribute("data-preview", "1")
    expect(board.locator(".pn-preview-mark")).to_have_text("Preview of step 1")
    expect(board.locator(".pn-points [data-seat='3'] .pn-score")).to_have_text("10")
    assert measured(table, "table => table.offsetHeight") == height
    assert violations(page, axe) == []
    assert at(board) == play.head
    page.mouse.move(5, 5)
    expect(board.locator(".pn-preview-mark")).to_have_count(0)
    expect(board.locator(".pn-points [data-seat='3'] .pn-score")).to_have_text("8")
    step.click()
    expect(board).to_have_attribute("data-node", "1")


def test_the_keys_go_over_the_function_into_it_and_out_of_it(page: Page) -> None:
    """The example: in its row the card Function calls Pass 2 (BfB, function). On a window in which the log has room."""
    page.set_viewport_size({"width": 1280, "height": 1000})
    board = alone.drawn(page, play := pnrules.load("bandwidth/example"))
    calls = next(n for n in play.line()[1:] if play.step_to(n).rule.id == "bandwidth-calls")
    performed = board.locator(".pn-stack-list li")
    board.locator(f".pn-log-step[data-node='{calls}']").click()
    expect(performed).to_have_count(2)
    page.keyboard.press("Shift+ArrowUp")
    expect(performed).to_have_count(0)
    page.keyboard.press("Shift+ArrowLeft")
    expect(performed).to_have_count(0)
    page.keyboard.press("Shift+ArrowDown")
    expect(performed.first).to_be_visible()


@pytest.mark.parametrize(("colours", "width"), these(COLOURS_AND_WIDTHS, ("light", 1280), ("dark", 320), ("forced", 1280)))
def test_a_proved_loop_is_a_bracket_and_its_rounds_one_segment(page: Page, axe: str, colours: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 1200})
    if colours == "forced":
        page.emulate_media(forced_colors="active")
    else:
        page.emulate_media(color_scheme="dark" if colours == "dark" else "light")
    board = alone.drawn(page, to_and_fro(), lang="fr" if width == 320 else "en")
    expect(board.locator(".pn-film-loop")).to_have_count(1)
    expect(board.locator(".pn-film-loop title")).to_contain_text("Prouvé" if width == 320 else "Proved")
    expect(board.locator(".pn-film")).to_have_attribute("aria-label", re.compile("Prouvé" if width == 320 else "Proved"))
    assert fits(page)
    assert violations(page, axe) == []


def test_of_a_loop_within_a_loop_both_have_a_bracket(page: Page, axe: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 1200})
    board = alone.drawn(page, loop_within_a_loop())
    expect(board.locator(".pn-film-loop")).to_have_count(2)
    assert violations(page, axe) == []


def test_what_moved_is_seen_to_move_unless_nothing_shall(page: Page) -> None:
    """Each step is shown after the one before has come to rest."""
    moving(page)
    board = alone.drawn(page, pnrules.load("nightmare/sample"))
    step = "() => { document.querySelector('.pn-prev').click(); return new Promise(requestAnimationFrame); }"
    moved = steps = 0
    while not moved:
        assert steps < 8, "nothing has moved"
        page.wait_for_timeout(400)
        page.evaluate(step)
        moved = page.evaluate(MOVING)
        steps += 1
    page.emulate_media(reduced_motion="reduce")
    board.locator(".pn-last").click()
    for _ in range(steps):
        page.wait_for_timeout(200)
        page.evaluate(step)
        assert page.evaluate(MOVING) == 0


def test_a_long_run_has_a_light_log_that_can_be_scrolled_on(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    board = alone.drawn(page, whole_games("nightmare", "3.0", 1, 3, 2000))
    steps = board.locator(".pn-log-step")
    few = steps.count()
    assert few < 150
    expect(board.locator(".pn-film")).to_be_visible()
    assert board.locator(".pn-film-segment").count() < 150
    first = int(str(steps.first.locator(".pn-log-number").text_content()))
    board.locator(".pn-log").evaluate("log => { log.scrollTop = 0; }")
    expect(steps.first.locator(".pn-log-number")).not_to_have_text(str(first))
    assert few < steps.count() < 250


@pytest.mark.slow
def test_the_benchmark_of_the_board_works_how_fast_is_not_asked_here(root: Path) -> None:
    path = os.pathsep.join(map(str, (root, root / "widgets", root / "tests")))
    command = [sys.executable, "-m", "benchmarks.board", "board, Bandwidth", "--short"]
    done = subprocess.run(command, cwd=root, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout.splitlines()[-1])
    assert figures["steps on the line"] > 0
    assert all(value > 0 for value in figures.values())
