"""A card is read whole without a click, by mouse, keyboard and finger; what is read covers nothing and moves nothing."""

from __future__ import annotations

from typing import Any

import pytest
from alone import framed, sent_by, traits_of
from measuring import box, measured
from playwright.sync_api import Page, expect

from pnwidgets import lesson
from sparing import LANGUAGES
from states import CASES

DESKTOPS = ((1280, 720), (1440, 900))
CELL = {"width": "860px", "height": "640px"}
PHONE = {"width": 390, "height": 844}

READ = ("a ring of 14", "a ring of 21", "six build a program", "the sample, asked", "cards beside cards")
OF_BANDWIDTH = ("Bandwidth, asked", "six play Bandwidth")

LIES = """() => [".pn-area", ".pn-bfb", ".pn-held", ".pn-ask"].flatMap((where) => {
  const within = document.querySelector(where);
  if (within === null) return [];
  const from = within.getBoundingClientRect();
  return [...within.querySelectorAll("[data-card], .pn-option")].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left - from.left, top - from.top, width, height].map(Math.round);
  });
})"""
"""Where the cards of the program and of the hand lie, and the answers, wherever the table is scrolled to."""

COVERED = """() => {
  const { scrollHeight, clientHeight } = document.querySelector(".pn-table");
  if (scrollHeight > clientHeight + 1) return [];
  const read = document.querySelector(".pn-reader").getBoundingClientRect();
  const over = ({ left, right, top, bottom }) =>
    left < read.right - 1 && right > read.left + 1 && top < read.bottom - 1 && bottom > read.top + 1;
  return [...document.querySelectorAll(".pn-table [data-card], .pn-place, .pn-answer, .pn-option")]
    .filter((element) => element.checkVisibility() && over(element.getBoundingClientRect()))
    .map(({ textContent }) => textContent);
}"""
"""What can be chosen under what is read, where nothing has to be scrolled to."""

WHOLE = """(card) => {
  const read = document.querySelector(".pn-reader");
  const own = (element) => [...element.childNodes].filter(({ className }) => className !== "pn-comes-to");
  const said = (element) => own(element).map(({ textContent }) => textContent).join("").replace(/\\s+/g, " ").trim();
  const { bottom, right } = read.getBoundingClientRect();
  const { bottom: end, right: side } = read.closest(".pn-table").getBoundingClientRect();
  return said(read) === `${said(card.querySelector(".pn-card-name"))} ${said(card.querySelector(".pn-card-text, .pn-secret"))}`
    && read.scrollHeight <= read.clientHeight + 1 && bottom <= end + 1 && right <= side + 1;
}"""
"""Whether the card that is pointed at is what is read, to its last word, on the screen."""

READ_NOW = f"(card) => [({WHOLE})(card), ({LIES})(), ({COVERED})()]"
"""All three at once."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", READ + OF_BANDWIDTH)
def test_a_card_that_is_pointed_at_is_read_whole_and_nothing_is_covered_or_moves(page: Page, case: str, lang: str) -> None:
    play, node = CASES[case][0]()
    sent = traits_of(play, lang)
    for width, height, style in (*((w, h, {}) for w, h in DESKTOPS), (1280, 800, CELL)):
        page.set_viewport_size({"width": width, "height": height})
        board = framed(page, sent, node, **style)
        lie = measured(page, LIES)
        cards = board.locator(".pn-table .pn-slot > [data-card]")
        for i in range(0, cards.count(), 3):
            cards.nth(i).hover()
            where = (width, height, cards.nth(i).get_attribute("data-card"))
            assert measured(cards.nth(i), READ_NOW) == [True, lie, []], where


SCROLLED = """() => [...document.querySelectorAll(".pn-table, .pn-now")]
  .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
  .map(({ className, scrollHeight, clientHeight }) => [className, scrollHeight - clientHeight])"""
"""What is so much higher than its place, which takes a scrollbar, and its width from what stands there."""


@pytest.mark.parametrize("name", ["nightmare/learn/01-first-points", "nightmare/learn/02-yes-or-no"])
def test_a_short_lesson_has_no_scrollbar_and_gets_none_from_a_card_that_is_read(page: Page, name: str) -> None:
    sent = sent_by(lesson(name))
    for width, height in DESKTOPS:
        page.set_viewport_size({"width": width, "height": height})
        board = framed(page, sent, None)
        assert measured(page, SCROLLED) == [], (width, height)
        board.locator(".pn-row [data-card]").first.hover()
        expect(board.locator(".pn-reader")).to_be_visible()
        assert measured(page, SCROLLED) == [], (width, height)


ANSWERS = """(options) => {
  const { bottom } = options.getBoundingClientRect();
  return [...options.querySelectorAll(".pn-choice")].filter((each) => each.getBoundingClientRect().bottom <= bottom + 1).length;
}"""
"""How many answers are seen whole without scrolling."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["bandwidth/learn/01-one-card", "runtime_error/learn/01-statement"])
def test_of_six_answers_in_a_first_lesson_five_are_seen_on_a_low_screen_and_all_on_a_phone(
    page: Page, lang: str, name: str
) -> None:
    learnt = lesson(name)
    learnt.lang = lang
    for size, fewest in (({"width": 1280, "height": 720}, 5), (PHONE, 6)):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        board = framed(page, sent_by(learnt), None)
        assert measured(board.locator(".pn-options"), ANSWERS) >= fewest, size


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_six_play_five_answers_are_seen_on_a_low_screen_each_with_whose_points_it_changes(page: Page, lang: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    play, node = CASES["six play Bandwidth"][0]()
    board = framed(page, traits_of(play, lang), node)
    assert measured(board.locator(".pn-options"), ANSWERS) >= 5
    told = board.locator(".pn-choice").first.locator(".pn-after-seat")
    expect(told.locator(".pn-change")).to_have_count(told.count())


BACK = (
    ("version 1, a claim", 44),
    ("version 1, a claim", 62),
    ("Bandwidth, asked", 1),
    ("Bandwidth, asked", 57),
    ("six build a program", 83),
    ("six play Bandwidth", 128),
    ("four play Runtime Error", 79),
)
"""Plays, and a step in the midst of each at which somebody had to choose."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("case", "node"), BACK)
def test_where_one_looks_back_five_answers_are_seen_on_a_low_screen(page: Page, case: str, node: int, lang: str) -> None:
    """With what was chosen then, and the way back to where the game is."""
    page.set_viewport_size({"width": 1280, "height": 720})
    board = framed(page, traits_of(CASES[case][0]()[0], lang), node)
    choices = board.locator(".pn-options > .pn-choice")
    expect(choices.nth(3)).to_be_attached()
    assert measured(board.locator(".pn-options"), ANSWERS) >= min(5, choices.count())
    assert box(board.locator(".pn-timeline"))["height"] <= 40


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 720}])
def test_what_is_said_in_passing_moves_no_answer(page: Page, size: Any) -> None:
    sent = traits_of(CASES["six play Bandwidth"][0]()[0])
    said = {"id": "board-soon", "params": [], "args": []}
    told = {"id": "board-soon", "params": [], "args": [], "seq": 1, "cite": None, "rulings": [], "told": [said]}
    page.set_viewport_size(size)
    found = []
    for notice in (None, told):
        board = framed(page, {**sent, "notice": notice}, None)
        expect(board.locator(".pn-notice")).to_have_count(0 if notice is None else 1)
        found.append(box(board.locator(".pn-option").first))
    assert found[0] == found[1]


def test_the_end_of_the_first_lesson_moves_no_card(page: Page) -> None:
    """What only had to lie somewhere, such as the deck, does not come out for it."""
    learnt = lesson("nightmare/learn/01-first-points")
    learnt.do("choose", node=learnt.head, option=["execute"], who=1)
    while not learnt.lesson["open"]:
        learnt.do("lesson-on")
    page.set_viewport_size({"width": 1280, "height": 720})
    found = []
    for _ in range(2):
        board = framed(page, sent_by(learnt), None)
        found.append(box(board.locator(".pn-row [data-card]").first))
        if not learnt.lesson["over"]:
            learnt.do("choose", node=learnt.head, option=["execute"], who=1)
    assert learnt.lesson["over"]
    assert found[0] == found[1]


def test_a_card_that_the_keyboard_is_at_is_read_and_the_pointer_s_comes_first(page: Page) -> None:
    play, node = CASES["six build a program"][0]()
    page.set_viewport_size({"width": 1280, "height": 720})
    board = framed(page, traits_of(play, "en"), node)
    reader = board.locator(".pn-reader")
    expect(reader).to_be_hidden()
    board.locator(".pn-row [data-card][tabindex='0']").focus()
    page.keyboard.press("ArrowLeft")
    expect(reader).to_contain_text("GOTO")
    board.locator(".pn-held [data-card]").nth(1).hover()
    expect(reader).to_contain_text("FUTURE")
    page.locator(".pn-top").hover()
    expect(reader).to_contain_text("GOTO")
    page.locator(".pn-option").first.focus()
    expect(reader).to_be_hidden()


@pytest.mark.parametrize("case", ["six build a program", "six play Bandwidth"])
@pytest.mark.parametrize("size", [PHONE, {"width": 820, "height": 1180}])
def test_a_finger_that_holds_a_card_reads_it_and_does_not_choose_it(page: Page, size: Any, case: str) -> None:
    play, node = CASES[case][0]()
    page.set_viewport_size(size)
    board = framed(page, traits_of(play, "en"), node)
    finger = page.context.new_cdp_session(page)
    card = board.locator(".pn-held [data-card][data-selectable]").first
    card.scroll_into_view_if_needed()
    lies = box(card)
    at = {"x": lies["x"] + 40, "y": lies["y"] + 20}
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(board.locator(".pn-reader")).to_have_attribute("data-held", "")
    expect(board.locator(".pn-reader")).to_be_visible()
    assert measured(card, WHOLE)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(board.locator(".pn-reader[data-held]")).to_have_count(0)
    expect(card).to_have_attribute("data-selectable", "")
    assert page.evaluate("() => window.sent ?? []") == []


HIDDEN = """() => [...document.querySelectorAll(".pn-held .pn-slot")].flatMap((slot) => {
  const more = slot.querySelector(".pn-more").getBoundingClientRect();
  return [...slot.querySelectorAll(".pn-card-name, .pn-card-numbers")].filter((element) => {
    const { right, bottom } = element.getBoundingClientRect();
    return right > more.left && bottom > more.top + 4;
  }).map(({ textContent }) => textContent);
})"""
"""Names and numbers under the question marks; a line has some pixels below its letters."""


def test_on_a_phone_a_card_s_question_mark_hides_neither_its_name_nor_its_number(page: Page) -> None:
    play, node = CASES["six build a program"][0]()
    page.set_viewport_size(PHONE)
    page.context.new_cdp_session(page).send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    for lang in ("en", "fr"):
        board = framed(page, traits_of(play, lang), node)
        expect(board.locator(".pn-held .pn-more").first).to_have_css("opacity", "1")
        assert measured(page, HIDDEN) == [], lang
