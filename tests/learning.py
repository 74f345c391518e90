"""A lesson in a browser, gone through as its file has it, with a wrong move wherever there is one, for tests of every host."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect
from pressing import Press, by_mouse

from pnrules import words
from pnrules.files import scenario
from pnrules.kernel.state import Option
from pnrules.teaching import tracks
from pnrules.teaching.lessons import Lesson
from pnrules.teaching.reach import Choice, begins
from pnrules.teaching.tasks import Task

SAYS, ON, OVER, NEXT = ".pn-lesson-says", ".pn-lesson-on", ".pn-lesson-over", ".pn-lesson-next"
TAKE_BACK = ".pn-lesson-take-back"
#: What a lesson asks for first: to go on, or a choice where it begins with one.
BEGIN = f"{ON}:visible, .pn-option:visible"


def option(board: Locator, words: Option) -> Locator:
    return board.locator(f".pn-option[data-option='{json.dumps(list(words), separators=(',', ':'), ensure_ascii=False)}']")


def choose(board: Locator, words: Option, press: Press) -> None:
    """Presses a choice; where there are many, behind the card that it is about."""
    wanted, head = option(board, words), board.get_attribute("data-head")
    groups = board.locator(".pn-group")
    wanted.or_(groups).first.wait_for(state="visible")
    if wanted.count() == 0:
        for group in range(groups.count()):
            press(groups.nth(group))
            board.locator(".pn-all").wait_for(state="visible")
            if wanted.count():
                break
            press(board.locator(".pn-all"))
            groups.first.wait_for(state="visible")
    press(wanted.first)
    expect(board).not_to_have_attribute("data-head", head or "")


def wrong(task: Task) -> Choice | None:
    """The first choice beside the way that the lesson shows by which the aim is lost; None where each leads to it."""
    shown = task.way
    beside = (each for each in task.choices() if all(map(begins, each.way, shown)) and len(each.way) <= len(shown))
    return next((each for each in beside if not each.reached and each.keeps is False), None)


def learn(board: Locator, name: str, lang: str = "en", press: Press = by_mouse) -> int:
    """Goes through a lesson that is open, as its file has it. Returns how many wrong moves were tried."""
    lesson = Lesson(scenario.load(name))
    tried = 0
    while True:
        expect(board.locator(SAYS)).to_have_text(words.said(lang, lesson.beat.says))
        if lesson.task is not None:
            way, done = lesson.way, 0
            if miss := wrong(lesson.task):
                for each in (*miss.way, miss.option):
                    verdict = lesson.act(*each)
                    choose(board, each, press)
                assert verdict is not None
                lesson.take_back()
                done = len(miss.way)
                came = board.locator(".pn-lesson .pn-verdict[data-right=false]")
                expect(came).to_contain_text(words.said(lang, verdict.says))
                press(board.locator(TAKE_BACK))
                expect(came).to_have_count(0)
                tried += 1
            for each in way[done:]:
                whole = next(found for found in lesson.play.options if found[: len(each)] == each)
                lesson.act(*whole)
                choose(board, whole, press)
            expect(board.locator(".pn-lesson .pn-verdict[data-right=true]")).to_be_visible()
        if not lesson.go_on():
            return tried
        press(board.locator(ON))


def whole_track(board: Locator, game: str, lang: str, press: Press = by_mouse) -> None:
    """Every lesson of a track, to the end of the last one, with a wrong move in each."""
    track = tracks.track(game)
    for name in track.names:
        assert learn(board, name, lang, press) > 0, f"{name}: no wrong move"
        last = name == track.learn[-1]
        expect(board.locator(OVER)).to_have_text(words.text(lang, "lesson-track-over" if last else "lesson-over"))
        if name != track.names[-1]:
            press(board.locator(NEXT))
    expect(board.locator(NEXT)).to_have_count(0)


def progress(page: Page) -> Any:
    """What the browser keeps of a learner's progress; None if nothing."""
    return json.loads(page.evaluate("localStorage.getItem('pnrules progress')") or "null")
