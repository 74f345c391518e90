"""Exercises in the browser: ten in a row with wrong and right answers; what was wrong comes back when it is due."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from alone import live
from playwright.sync_api import Locator, Page, expect

import pages
from pages import PATIENCE, violations
from pnrules import games, words
from pnrules.training import ladder, topics
from pnrules.training.exercise import Exercise
from pnrules.training.memory import Answer, due, remembered
from sparing import these

pytestmark = pytest.mark.browser

GAME, SEED = "bandwidth", 7
CHOICE, VERDICT, NEXT = ".pn-choice .pn-option", ".pn-verdict", ".pn-next-level"


def opened(page: Page, voila_url: str, query: str, lang: str = "en") -> Locator:
    """The page of exercises, with its first one."""
    page.goto(f"{voila_url}voila/render/trainer.ipynb?lang={lang}&{query}", timeout=PATIENCE)
    page.locator(CHOICE).first.wait_for(timeout=PATIENCE)
    return page.locator(pages.BOARD)


def exercise(number: int) -> Exercise:
    """The exercise that comes so many-th: the page makes the same."""
    return ladder.exercise(GAME, ladder.unknown(GAME, number), SEED, number)


def wrong_of(asked: Exercise) -> int:
    return next(at for at in range(len(asked.choices)) if at != asked.right)


def heading(page: Page | Locator, number: int, lang: str = "en") -> None:
    expect(page.locator(".pn-task-you")).to_contain_text(words.text(lang, "train-heading", number=number))


def answered(page: Page, at: int, *, right: bool) -> None:
    """Gives an answer, and sees what it came to."""
    page.locator(CHOICE).nth(at).click()
    expect(page.locator(VERDICT)).to_have_attribute("data-right", str(right).lower())


def kept(page: Page) -> list[Answer]:
    """The log of answers that the browser keeps."""
    found: dict[str, Any] = json.loads(page.evaluate("localStorage['pnrules progress']") or '{"answers": []}')
    return [Answer(each["at"], each["game"], tuple(each["about"]), each["right"]) for each in found["answers"]]


def test_ten_exercises_with_wrong_and_right_answers_and_what_was_wrong_comes_back(page: Page, voila_url: str, axe: str) -> None:
    board = opened(page, voila_url, f"game={GAME}&seed={SEED}")
    given: list[tuple[tuple[str, ...], bool]] = []
    for number in range(1, 11):
        heading(page, number)
        asked, right = exercise(number), number % 3 != 0
        expect(page.locator(CHOICE)).to_have_count(len(asked.choices))
        at = asked.right if right else wrong_of(asked)
        answered(page, at, right=right)
        given.append((topics.assessed(asked, at), right))
        if number == 3:
            expect(page.locator(f"{VERDICT} .pn-chip").first).to_be_visible()
            assert violations(page, axe) == []
        if number < 10:
            page.locator(NEXT).click()
    assert [(answer.about, answer.right) for answer in kept(page)] == given

    pages.tab(board, "mastery")
    memories = remembered(kept(page), GAME)
    standings = page.locator(".pn-topic").evaluate_all("(all) => all.map(({ dataset }) => [dataset.topic, dataset.standing])")
    assert {topic for topic, standing in standings if standing != "new"} == set(memories)
    assert violations(page, axe) == []

    page.reload()
    page.locator(CHOICE).first.wait_for(timeout=PATIENCE)
    assert [(answer.about, answer.right) for answer in kept(page)] == given, "a reload loses nothing"

    later = datetime.now(UTC) + timedelta(days=1)
    again = due(memories, int(later.timestamp() * 1000))
    assert again
    page.clock.set_fixed_time(later)
    page.goto("about:blank")
    opened(page, voila_url, f"game={GAME}")
    expect(page.locator(".pn-task-you")).to_have_attribute("data-topic", again[0])
    expect(page.locator(".pn-task-you")).to_contain_text(words.text("en", "mastery-due"))


def first_ten(game: str) -> Iterator[tuple[int, Exercise]]:
    """What somebody is asked who has done nothing yet: the same exercises that a number gives."""
    for number in range(1, 11):
        learner = ladder.NEWCOMER._replace(level=ladder.level([True] * (number - 1)))
        yield number, ladder.exercise(game, learner, SEED, number)


@pytest.mark.parametrize("game", these(games.BUILT_IN, "nightmare"))
def test_the_first_ten_exercises_by_mouse_at_720_pixels(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    live(page, "trainer", asked=f"game={game}&seed={SEED}")
    for number, asked in first_ten(game):
        heading(page, number)
        expect(page.locator(CHOICE)).to_have_count(len(asked.choices))
        for choice in page.locator(CHOICE).all():
            expect(choice).to_be_in_viewport(ratio=1)
        answered(page, asked.right, right=True)
        for button in (NEXT, ".pn-same-level"):
            expect(page.locator(button)).to_be_in_viewport(ratio=1)
        expect(page.locator(CHOICE)).to_have_count(0)
        page.locator(NEXT).click()
    heading(page, 11)
    assert [answer.right for answer in kept(page)] == [True] * 10
    page.locator(".pn-of-day").click()
    expect(page.locator(".pn-task-you")).to_contain_text(words.text("en", "train-of-day"))
    of_day = ladder.of_day(game, page.evaluate("Math.floor(Date.now() / 86_400_000)"))  # by the browser's clock
    assert of_day is not None
    answered(page, of_day.right, right=True)
    page.locator(NEXT).click()
    heading(page, 12)
    expect(page.locator(".pn-of-day")).to_have_count(0)


def test_an_address_asks_for_a_topic(page: Page) -> None:
    live(page, "trainer", asked="game=nightmare&about=ZAP")
    expect(page.locator(".pn-task-you")).to_have_attribute("data-topic", "PN 3.0 card-zap")


def test_after_a_game_there_are_exercises_on_what_happened_in_it_and_the_game_is_there_again(page: Page, axe: str) -> None:
    board = live(page, "nightmare/version-1")
    board.locator(".pn-prev").focus()
    page.keyboard.press("End")
    board.locator(".pn-ending-train").click()
    heading(board, 1)
    for number in (1, 2):
        heading(board, number)
        board.locator(CHOICE).first.click()
        expect(board.locator(VERDICT)).to_be_visible()
        board.locator(NEXT).click()
    heading(board, 3)
    assert violations(page, axe, pages.BOARD) == []
    assert len(kept(page)) == 2
    board.locator(".pn-train-end").click()
    expect(board.locator(".pn-task")).to_have_count(0)
    expect(board.locator(".pn-ending-said")).to_be_visible()
