"""Everything that one needs is on one screen: table, players, step, question, time; nothing clipped, nothing too small."""

from __future__ import annotations

from typing import Final

import pytest
from alone import framed, traits_of
from measuring import MEASURED, box, each_measured, measured, problems
from playwright.sync_api import Page, expect

from sparing import LANGUAGES, these
from states import (
    CASES,
    COMMENTED,
    DESKTOPS,
    ENDS,
    EXERCISES,
    IN_A_CELL,
    KINDS,
    LEVELS,
    Size,
    dealt,
    ended,
    exercised,
    laid,
    wrongly_answered,
)

pytestmark = pytest.mark.browser


@pytest.fixture
def page(sheet: Page) -> Page:
    """One page for all that is drawn here."""
    return sheet


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_everything_one_needs_is_on_one_screen(page: Page, case: str, lang: str) -> None:
    make, sizes = CASES[case]
    play, node = make()
    sent = traits_of(play, lang)
    wrong = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        framed(page, sent, node)
        wrong[f"{width} x {height}"] = problems(page)
    assert {size: said for size, said in wrong.items() if said} == {}


SIZES: Final = [pytest.param(DESKTOPS[-1:], id="the least"), pytest.param(DESKTOPS[:-1], id="more", marks=pytest.mark.slow)]
"""What has room on the least screen has it on larger ones, but for what is laid out otherwise there, for `make test-all`."""
CELL: Final = {"width": "860px", "height": "640px"}
TABLE: Final = ("the table scrolls", "outside: ['pn-card")
AFTERWARDS: Final = (*TABLE, "no answer is in view", "no card is drawn", "outside: ['pn-question")
RING_OF_18: Final = "nightmare/levels/3-copies/02-zap-copied"
IN_A_ROW: Final = 3
"""Of levels `make test` looks at one in so many, and at the fullest: what differs from one to the next is mostly its words."""


@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", these(LEVELS, *LEVELS[::IN_A_ROW], RING_OF_18))
def test_a_level_s_task_its_answers_and_what_the_last_came_to_are_on_one_screen(
    page: Page, name: str, lang: str, sizes: tuple[Size, ...]
) -> None:
    """As it is after a wrong move, which is answered in the same place as the next is chosen. In a cell the table may scroll,
    and a ring of more than twelve on a small screen."""
    wrong = wrongly_answered(name)
    found = {}
    for width, height, style in (*((w, h, {}) for w, h in sizes), (1280, 800, CELL)):
        page.set_viewport_size({"width": width, "height": height})
        framed(page, {**wrong, "lang": lang}, None, **style)
        may_scroll = bool(style) or (name == RING_OF_18 and height < 900)
        found[f"{width} x {height} {style}"] = [said for said in problems(page) if not (may_scroll and said.startswith(TABLE))]
        assert page.locator(".pn-verdict[data-right=false]").is_visible()
    assert {size: said for size, said in found.items() if said} == {}


@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seed"), EXERCISES)
def test_an_exercise_and_what_its_answer_came_to_are_on_one_screen(
    page: Page, game: str, seed: int, lang: str, sizes: tuple[Size, ...]
) -> None:
    """The table may scroll: a game that was played at random may have more cards than any screen has room for. Once it is
    answered, what counts is what that came to, and the way on; if the game ends by it, the scoreboard is there."""
    asked, answered = exercised(game, seed)
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for told, may_be, parts in (
            (asked, TABLE, (".pn-task-words", ".pn-choice:last-child")),
            (answered, AFTERWARDS, (".pn-verdict[data-right=false] > p", ".pn-next-level")),
        ):
            framed(page, {**told, "lang": lang}, None)
            wrong = [said for said in problems(page) if not said.startswith(may_be)]
            wrong += [f"{part} is out of view" for part in parts if not _in_view(page, part, height)]
            found[f"{width} x {height} {parts[0]}"] = wrong
    assert {size: said for size, said in found.items() if said} == {}


def _in_view(page: Page, part: str, height: int) -> bool:
    lies = box(page.locator(part))
    return lies["y"] >= 0 and lies["y"] + lies["height"] <= height


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", [*IN_A_CELL, *COMMENTED])
def test_a_notebook_cell_is_large_enough(page: Page, case: str, lang: str) -> None:
    play, node = CASES[case][0]()
    page.set_viewport_size({"width": 1280, "height": 800})
    framed(page, traits_of(play, lang), node, **CELL)
    assert problems(page) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", IN_A_CELL)
def test_on_a_phone_the_sentence_the_answers_and_the_way_on_stay_at_the_foot(page: Page, case: str, lang: str) -> None:
    play, node = CASES[case][0]()
    page.set_viewport_size({"width": 390, "height": 844})
    framed(page, traits_of(play, lang), node)
    for scrolled in (0, 150):
        page.evaluate(f"scrollTo(0, {scrolled})")
        for part in (".pn-live", ".pn-option", ".pn-prev", ".pn-next"):
            lies = box(page.locator(part).first)
            assert lies["y"] >= 0, (part, scrolled)
            assert lies["y"] + lies["height"] <= 844, (part, scrolled)
    found = measured(page, MEASURED)
    assert found["page"][0] <= 0
    assert (found["clipped"], found["small"]) == ([], [])
    assert box(page.locator(".pn-now"))["y"] > 844 * 0.4  # the program is seen above it


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", COMMENTED)
def test_on_a_phone_a_comment_leaves_the_question_in_view_and_can_be_read_whole(page: Page, case: str, lang: str) -> None:
    """Even at an earlier question, with answers that were tried and the way back."""
    play, node = CASES[case][0]()
    page.set_viewport_size({"width": 390, "height": 844})
    framed(page, traits_of(play, lang), node)
    cut = "(box) => box.scrollHeight > box.clientHeight + 1"
    comment, more = page.locator(".pn-comment-words"), page.locator(".pn-comment-more")
    for part in (".pn-live", ".pn-comment", ".pn-option:last-child", ".pn-undo-redo", ".pn-next"):
        lies = box(page.locator(part).first)
        assert lies["y"] >= 844 * 0.3, part
        assert lies["y"] + lies["height"] <= 844, part
    assert measured(comment, cut)
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    assert not measured(comment, cut)
    more.click()
    assert measured(comment, cut)
    more.click()
    expect(page.locator(".pn-saying[data-open]")).to_have_count(1)
    page.locator(".pn-next").click()
    expect(page.locator(".pn-saying[data-open]")).to_have_count(0)


SCOREBOARD = """() => {
  const box = (element) => element.getBoundingClientRect();
  const board = document.querySelector(".pn-ending");
  const within = box(board);
  const beyond = (own) =>
    Math.max(within.left - own.left, own.right - within.right, within.top - own.top, own.bottom - within.bottom);
  const words = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && /[\\p{L}\\p{N}]/u.test(node.data));
  const parts = [...board.querySelectorAll("h3, button, li, .pn-ending-score, .pn-ending-mark, .pn-ending-chart")];
  return {
    page: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
    scrolls: board.scrollHeight - board.clientHeight,
    outside: parts.filter((part) => beyond(box(part)) > 1).map((part) => `${part.className} ${part.textContent}`),
    small: [...board.querySelectorAll("*")].filter((part) => words(part) && parseFloat(getComputedStyle(part).fontSize) < 12)
      .length,
    places: board.querySelectorAll("li").length,
    lines: board.querySelectorAll(".pn-ending-line").length,
    chart: Math.min(999, ...[...board.querySelectorAll(".pn-ending-chart")].map((chart) => box(chart).height)),
  };
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", ENDS)
def test_the_end_of_a_game_is_a_scoreboard_on_one_screen(page: Page, case: str, lang: str) -> None:
    game, version, players, seed = ENDS[case]
    sent = traits_of(ended(game, version, players, seed), lang)
    for width, height, style in (*((w, h, {}) for w, h in DESKTOPS), (1280, 800, CELL)):
        page.set_viewport_size({"width": width, "height": height})
        framed(page, sent, None, **style)
        found = measured(page, SCOREBOARD)
        where = f"{width} x {height} {style}"
        assert max(found["page"]) <= 0, where
        assert (found["outside"], found["small"], found["scrolls"]) == ([], 0, 0), where
        assert found["places"] == players, where
        assert found["lines"] == (0 if game == "runtime_error" else players), where
        assert found["chart"] >= 100, where
    page.set_viewport_size({"width": 390, "height": 844})
    framed(page, sent, None)
    found = measured(page, SCOREBOARD)
    assert found["page"][0] <= 0
    assert (found["outside"], found["small"]) == ([], 0)
    for part in (".pn-ending-said", ".pn-ending-new", ".pn-to-ending"):
        lies = box(page.locator(part))
        assert lies["y"] + lies["height"] <= 844, part


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_program_counter_stays_in_view_while_one_walks(page: Page, size: tuple[int, int]) -> None:
    """Twenty-four cards are more than either screen holds: what scrolls goes along."""
    play = laid(KINDS)
    for _ in range(12):
        if play.ask:
            play.choose(*play.options[-1])
    page.set_viewport_size({"width": size[0], "height": size[1]})
    framed(page, traits_of(play), 0)
    for _ in range(8):
        page.locator(".pn-next").click()
        card = box(page.locator(".pn-card[data-pc]"))
        foot = box(page.locator(".pn-now" if size[0] < 720 else ".pn-timeline"))["y"]
        assert box(page.locator(".pn-top"))["y"] <= card["y"]
        assert card["y"] + min(card["height"], 60) <= foot


BROKEN = """() => [...document.querySelectorAll(".pn-row .pn-card-name")].map((name) => {
  const text = name.firstChild;
  const lines = (word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const shown = name.getBoundingClientRect().width > 2;
  return [name.textContent, shown, [...text.data.matchAll(/\\S+/g)].some((word) => lines(word) > 1)];
})"""
"""The name of each card that lies there, whether it is shown, whether one of its words is on two lines."""


@pytest.mark.parametrize(
    ("cards", "width", "shown"),
    [(KINDS, "100%", True), (KINDS[-5:], "860px", True), (KINDS[:12], "860px", True), (KINDS, "860px", False)],
)
def test_no_word_of_a_name_is_broken_where_many_cards_lie(page: Page, cards: tuple[str, ...], width: str, shown: bool) -> None:
    """Twenty-four cards are 90 pixels wide on a small screen, as five are in a cell, and twelve 74; in a cell of twenty-four
    names would be letters, and are left to the line below: pictograms alone."""
    page.set_viewport_size({"width": 1280, "height": 720})
    framed(page, traits_of(laid(cards)), None, width=width)
    names = measured(page, BROKEN)
    assert len(names) == len(cards)
    assert [name for name, seen, broken in names if seen != shown or (seen and broken)] == []


@pytest.mark.parametrize("players", [5, 6])
def test_on_the_narrowest_phone_every_score_is_whole(page: Page, players: int) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    framed(page, traits_of(dealt("nightmare", 1, players, 10), "fr"), None)
    right = "(all) => all.map((one) => one.getBoundingClientRect().right)"
    scores, boxes = (each_measured(page.locator(part), right) for part in (".pn-score", ".pn-player"))
    assert len(scores) == players
    assert [score <= box for score, box in zip(scores, boxes, strict=True)] == [True] * players


def test_where_it_is_to_be_told_what_follows_nothing_is_chosen_on_the_board(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    board = framed(page, wrongly_answered("nightmare/levels/3-copies/06-goto-in-future"), None)
    expect(board.locator(".pn-verdict[data-right=false]")).to_be_visible()
    expect(board.locator(".pn-answer")).to_have_count(0)
    board.locator(".pn-row [data-card='GOTO']").hover()
    expect(board.locator(".pn-reader")).to_contain_text("GOTO")
