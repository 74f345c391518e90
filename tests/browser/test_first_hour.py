"""The first hour of somebody new, in French: a whole track, the first ten exercises, and a game against each opponent to its end;
each with the mouse, with the keyboard alone, and by touch on a phone in the dark. `make test` has each of the three things in one
way, and each way in one thing; `make test-all` has all of them in every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import product
from typing import Any, Final, Literal, NamedTuple

import pytest
from alone import live
from learning import BEGIN, progress, whole_track
from measuring import box
from playwright.sync_api import Browser, Locator, Page, expect
from pressing import Press, by_keyboard, by_mouse, by_touch
from tables import to_the_end

import pages
from pnrules import games, words
from pnrules.players.opponents import OPPONENTS
from pnrules.session import Deal
from pnrules.teaching import tracks
from pnrules.training import ladder, saying
from pnrules.training.exercise import Exercise
from sparing import these

pytestmark = [pytest.mark.browser, pytest.mark.long]


class Way(NamedTuple):
    """How somebody reads and presses."""

    press: Press
    size: tuple[int, int]
    scheme: Literal["light", "dark"] = "light"

    @property
    def touch(self) -> bool:
        return self.press is by_touch


LANG: Final = "fr"
EVENING: Final = datetime(2026, 11, 28, 20, tzinfo=UTC)
TOMORROW: Final = "29 novembre 2026"
"""It is the next day already where our reader is, fourteen hours ahead."""
WAYS: Final = {
    "mouse": Way(by_mouse, (1280, 720)),
    "keyboard": Way(by_keyboard, (1280, 720)),
    "touch": Way(by_touch, (390, 844), "dark"),
}
SEED: Final = 7
CHOICE, VERDICT, NEXT = ".pn-choice .pn-option", ".pn-verdict", ".pn-next-level"


@pytest.fixture
def page(browser: Browser, browser_context_args: dict[str, Any], way: str) -> Iterator[Page]:
    """A page of somebody who has never been here, and reads in this way."""
    width, height = WAYS[way].size
    context = browser.new_context(
        **browser_context_args,
        viewport={"width": width, "height": height},
        color_scheme=WAYS[way].scheme,
        has_touch=WAYS[way].touch,
        is_mobile=WAYS[way].touch,
        locale="fr-FR",
        timezone_id="Pacific/Kiritimati",
    )
    context.set_default_timeout(pages.PATIENCE)
    yield context.new_page()
    context.close()


def said(id: str, **params: Any) -> str:
    return words.text(LANG, id, **params)


# --- a whole track ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "way"), these([*product(games.BUILT_IN, WAYS)], ("bandwidth", "touch")))
def test_a_whole_track_is_learnt_and_kept(page: Page, game: str, way: str) -> None:
    board = live(page, "learn", LANG, f"game={game}")
    board.locator(BEGIN).first.focus()
    whole_track(board, game, LANG, WAYS[way].press)
    assert set(progress(page)["lessons"]) == {*tracks.track(game).names}
    assert pages.fits(page)


# --- the first ten exercises --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "way"), these([*product(games.BUILT_IN, WAYS)], ("nightmare", "keyboard")))
def test_the_first_ten_exercises_rise_and_ask_what_five_lessons_teach(page: Page, game: str, way: str) -> None:
    """That five lessons are enough for each of them, `tests/training/test_ladder.py` checks."""
    press = WAYS[way].press
    board = live(page, "trainer", LANG, f"game={game}&seed={SEED}")
    board.locator(CHOICE).first.focus()
    levels = []
    for number, asked in first_ten(game):
        heading = board.locator(".pn-task-you")
        expect(heading).to_contain_text(said("train-heading", number=number))
        levels.append(level_of(heading))
        told(board, asked)
        expect(board.locator(CHOICE)).to_have_count(len(asked.choices))
        press(board.locator(CHOICE).nth(asked.right))
        expect(board.locator(VERDICT)).to_have_attribute("data-right", "true")
        assert 0 <= box(board.locator(VERDICT))["y"] < WAYS[way].size[1], "the answer is seen where it was given"
        if press is by_keyboard:
            expect(board.locator(NEXT)).to_be_focused()
        press(board.locator(NEXT))
    expect(board.locator(".pn-task-you")).to_contain_text(said("train-heading", number=11))
    assert [each["right"] for each in progress(page)["answers"]] == [True] * 10
    assert levels == sorted(levels)
    assert levels[0] == 1
    assert level_of(board.locator(".pn-task-you")) > 1
    assert pages.fits(page)


def first_ten(game: str) -> Iterator[tuple[int, Exercise]]:
    """What somebody is asked who has done nothing yet, and answers rightly."""
    for number in range(1, 11):
        learner = ladder.NEWCOMER._replace(level=ladder.level([True] * (number - 1)))
        yield number, ladder.exercise(game, learner, SEED, number)


def told(board: Locator, asked: Exercise) -> None:
    """The exercise that is asked stands there, and what happened before it in whole sentences."""
    happens = saying.happens(asked, LANG)
    assert all(line[0].isupper() and line.endswith((".", "\u00a0:")) for line in happens), happens
    assert board.locator(".pn-task-happens").all_inner_texts() == (["\n".join(happens)] if happens else [])
    expect(board.locator(".pn-task-words")).to_have_text(saying.asked(asked, LANG))
    expect(board.locator(".pn-task .pn-cites")).to_have_count(0)


def level_of(heading: Locator) -> int:
    """The level that an exercise says it has."""
    label = heading.locator(".pn-pips").get_attribute("aria-label") or ""
    return next(level for level in range(1, 6) if label == said("train-level", level=level))


# --- a game against each opponent -----------------------------------------------------------------------------------------------

DEALS: Final = {
    "bandwidth": Deal("bandwidth", "BfB", 1, 2, 4),
    "runtime_error": Deal("runtime_error", "1", 1, 2, 1),
    "nightmare": Deal("nightmare", "3.0", 2, 2, 3),
}
AGAINST: Final = these(
    [*product((each.name for each in OPPONENTS), DEALS, WAYS)], *((each.name, "bandwidth", "mouse") for each in OPPONENTS)
)
CAME: Final = {"won": "Vous avez gagné.", "lost": "Vous avez perdu.", "shared": "La partie est nulle."}


@pytest.mark.parametrize(("who", "game", "way"), AGAINST)
def test_a_game_against_each_opponent_ends_is_kept_and_looked_at_again(page: Page, who: str, game: str, way: str) -> None:
    press = WAYS[way].press
    page.clock.set_fixed_time(EVENING)
    board = live(page, "play", LANG, DEALS[game]._replace(who=f"person,{who}").address)
    board.focus()
    to_the_end(board, press)
    ending = board.locator(".pn-ending")
    came = ending.get_attribute("data-mine") or ""
    expect(ending.locator(".pn-ending-mine")).to_have_text(CAME[came])
    why = ending.locator(".pn-ending-said").inner_text()
    assert re.sub(r"\s+", " ", why) != CAME[came], "it says why"
    expect(ending).to_contain_text(said("board-best-tally", who=who.title(), won=int(came == "won"), of=1))
    a_moment(page, ending, came)
    assert pages.fits(page)

    head = board.get_attribute("data-head") or ""
    press(board.locator(".pn-tab[data-tab='deal']"))
    kept_once(board, who, came)
    press(board.locator(".pn-mine-review"))
    expect(board).to_have_attribute("data-head", head)
    expect(ending.locator(".pn-ending-said")).to_have_text(re.sub(r"\s+", " ", why))
    expect(ending.locator(".pn-ending-new")).to_be_visible()
    kept_once(board, who, came)

    press(board.locator(".pn-undo"))
    expect(ending).to_have_count(0)
    to_the_end(board, press)
    kept_once(board, who, came)


def a_moment(page: Page, ending: Locator, came: str) -> None:
    """A win is felt; calm where nothing is to move."""
    burst = ending.locator(".pn-burst")
    expect(burst).to_have_count(int(came == "won"))
    if came == "won":
        expect(burst.locator("i").first).to_be_hidden()
        pages.moving(page)
        expect(burst.locator("i").first).to_be_visible()
        page.emulate_media(reduced_motion="reduce")


def kept_once(board: Locator, who: str, came: str) -> None:
    """The archive beside the board has one game, with result, day and picture; the statistics count one."""
    entry = board.locator(".pn-mine")
    expect(entry).to_have_count(1)
    expect(entry).to_have_attribute("data-came", came)
    expect(entry).to_contain_text(CAME[came])
    expect(entry).to_contain_text(who.title())
    expect(entry).to_contain_text(TOMORROW)
    expect(entry.locator("svg")).to_be_visible()
    expect(entry.locator(".pn-mine-file")).to_be_visible()
    expect(board.locator(".pn-tallies > li")).to_have_count(1)
    expect(board.locator(".pn-tallies > li")).to_contain_text(said("board-games-won", won=int(came == "won"), of=1))
