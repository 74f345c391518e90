"""What a reader does, in every engine. Each test's first line is a line of docs/tried.md."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from learning import wrong
from sites import FIRST, KEPT, READY, host

from pnrules import words
from pnrules.files import scenario
from pnrules.kernel.state import Option
from pnrules.session import Deal
from pnrules.teaching import tracks
from pnrules.teaching.lessons import Lesson
from pnrules.training import ladder
from pnwidgets import export
from servers import app

from .driving import Reader

pytestmark = [
    *(pytest.mark.browser, pytest.mark.slow),
    pytest.mark.filterwarnings(
        "ignore:setting remote_server_addr:DeprecationWarning"
    ),  # selenium's own, in its driver for WebKit
]

BOARD = f"{FIRST} .pn-board"
HEAD = "(at) => document.querySelector(at)?.dataset.head"
OPTION, NUMBERED = ".pn-ask .pn-option", ".pn-ask .pn-numbered"
LESSON = tracks.track("bandwidth").names[0]
MOST_CHOICES = 600


def chooses(reader: Reader, option: Option | None = None) -> None:
    """Takes a choice, or the first; where it stands behind a card, that card before."""
    named = "" if option is None else f"[data-option='{json.dumps(list(option), separators=(',', ':'), ensure_ascii=False)}']"
    head = reader.engine.asked(HEAD, ".pn-board")
    reader.sees(NUMBERED)
    if not reader.shows(OPTION + named):
        behind = "(at, text) => [...document.querySelectorAll(at)].findIndex((it) => it.textContent.includes(text))"
        group = max(0, reader.engine.asked(behind, f"{NUMBERED}", str(option[1]) if option and len(option) > 1 else ""))
        reader.presses(f".pn-options > :nth-child({group + 1}) > .pn-numbered")
    reader.presses(OPTION + named)
    reader.until("(at, head) => document.querySelector(at).dataset.head !== head", ".pn-board", head)


def test_the_front_page_leads_on(reader: Reader, site: str) -> None:
    """the front page, and from it to a lesson, to the rules and back"""
    reader.opens(f"{site}en/index.html")
    reader.sees(".pn-game[data-game='bandwidth'] a.pn-start")
    reader.presses(".pn-rules a.pn-rules-page")
    reader.sees(".pn-reference-text h2")
    reader.presses("nav.pn-nav a")
    reader.presses(".pn-game[data-game='bandwidth'] a.pn-start")
    reader.hears(".pn-lesson-says", words.said("en", Lesson(scenario.load(LESSON)).beat.says))


def test_a_lesson_is_learnt(reader: Reader, site: str) -> None:
    """a whole lesson in French, with a wrong move taken back wherever there is one"""
    lesson = Lesson(scenario.load(LESSON))
    reader.opens(f"{site}fr/{LESSON}.html")
    tried = 0
    while True:
        reader.hears(".pn-lesson-says", words.said("fr", lesson.beat.says))
        if lesson.task is not None:
            done = 0
            if miss := wrong(lesson.task):
                for each in (*miss.way, miss.option):
                    lesson.act(*each)
                    chooses(reader, each)
                lesson.take_back()
                done = len(miss.way)
                reader.sees(".pn-lesson .pn-verdict[data-right=false]")
                reader.presses(".pn-lesson-take-back")
                reader.leaves(".pn-lesson .pn-verdict[data-right=false]")
                tried += 1
            for each in lesson.way[done:]:
                whole = next(found for found in lesson.play.options if found[: len(each)] == each)
                lesson.act(*whole)
                chooses(reader, whole)
            reader.sees(".pn-lesson .pn-verdict[data-right=true]")
        if not lesson.go_on():
            break
        reader.presses(".pn-lesson-on")
    reader.sees(".pn-lesson-over")
    assert tried > 0


def test_a_game_is_played_to_its_end(reader: Reader, site: str) -> None:
    """a game against an opponent to its end, answered by Python in a worker"""
    deal = Deal("bandwidth", "BfB", 1, 2, 4, "person,search:8")
    reader.opens(f"{site}en/play/bandwidth.html?{deal.address}")
    for _ in range(MOST_CHOICES):
        reader.sees(f"{NUMBERED}, .pn-ending")
        if reader.shows(".pn-ending"):
            break
        chooses(reader)
    assert "wins with 15 points" in reader.reads(".pn-ending h3")
    assert reader.shows(READY)


def test_exercises_are_answered_and_remembered(reader: Reader, site: str) -> None:
    """the trainer: exercises answered, and what was answered is still known after a reload"""
    address = f"{site}en/trainer/bandwidth.html?seed=7"
    reader.opens(address)
    for number in (1, 2):
        asked = ladder.exercise("bandwidth", ladder.unknown("bandwidth", number), 7, number)
        heading = words.text("en", "train-heading", number=number)
        reader.until("(text) => document.querySelector('.pn-task-you')?.textContent.includes(text)", heading)
        reader.presses(f".pn-choice:nth-child({asked.right + 1}) .pn-option")
        reader.sees(".pn-verdict[data-right=true]")
        reader.presses(".pn-next-level")
    reader.opens(address)
    reader.sees(".pn-task-you")
    kept = json.loads(reader.engine.asked("() => localStorage['pnrules progress']"))
    assert [each["right"] for each in kept["answers"]] == [True, True]


def test_a_position_is_changed(reader: Reader, site: str) -> None:
    """the editor: a card taken out of a position, and the editor left for play"""
    reader.opens(f"{site}en/nightmare/sample.html")
    reader.presses(".pn-unfold")
    reader.sees(".pn-editor")
    card = "[data-zone='program.row'] [data-lying='PROGRAM ERROR']"
    reader.presses(card)
    reader.presses(".pn-edit-take")
    reader.leaves(card)
    reader.until("() => document.querySelector('.pn-editor').dataset.changed === '1'")
    reader.presses(".pn-edit-done")
    reader.leaves(".pn-editor")


def test_a_claim_is_proved(reader: Reader, site: str) -> None:
    """a claim in Runtime Error, proved"""
    reader.opens(f"{site}en/runtime_error/clubs-and-spades.html")
    reader.sees("[data-board='1'] .pn-board")
    text = "Can I win now?"
    reader.until(
        "(text) => [...document.querySelectorAll('button')].find((it) => it.textContent === text)?.click() ?? true", text
    )
    reader.sees(".pn-re-verdict[data-verdict=proved]")


def test_the_keyboard_is_enough(reader: Reader, site: str) -> None:
    """an example by keyboard alone: to its end, and a choice by its number"""
    reader.opens(f"{site}en/nightmare/sample.html")
    reader.sees(f"{BOARD}[data-node='0']")
    reader.until("(at) => { document.querySelector(at).focus(); return true; }", f"{BOARD} .pn-next")
    reader.engine.key("End")
    reader.until("(at) => { const { head, node } = document.querySelector(at).dataset; return head === node; }", BOARD)
    reader.follows(lambda: reader.engine.key("1"), HEAD, BOARD)


def test_the_host_may_go(reader: Reader, folder: Path) -> None:
    """the site after its host has gone: another page, another language, Python begun anew"""
    with host(folder) as (address, _):
        reader.opens(f"{address}en/runtime_error/learn.html")
        reader.sees(BOARD)
        reader.until(KEPT, len(json.loads((folder / "files.json").read_text(encoding="utf-8"))["files"]))
    reader.opens(f"{address}fr/play/bandwidth.html?players=2&seed=4&who=person,greedy")
    for _ in range(3):
        chooses(reader)
    reader.sees(READY)


def test_the_app_answers(reader: Reader, root: Path) -> None:
    """`pnrules app`: an example in French, and a choice answered by its kernel"""
    with app(cwd=root) as address:
        reader.opens(f"{address}voila/render/nightmare/sample.ipynb?lang=fr")
        reader.sees(".pn-board[lang=fr]")
        reader.presses(".pn-board .pn-last")
        reader.until("() => { const { head, node } = document.querySelector('.pn-board').dataset; return head === node; }")
        reader.follows(lambda: reader.presses(OPTION), HEAD, ".pn-board")
        reader.opens("about:blank")  # which ends its kernel


def test_an_export_is_looked_through(reader: Reader, tmp_path: Path) -> None:
    """one HTML file from the disk: stepped through, and what needs Python says so"""
    found = export.found("nightmare/sample")
    file = tmp_path / "sample.html"
    export.written(file, export.page(found.file, asked=found.asked))
    reader.opens(file.as_uri())
    node = "() => document.querySelector('.pn-board')?.dataset.node"
    reader.sees(".pn-board")
    for _ in range(3):
        reader.follows(lambda: reader.presses(".pn-board .pn-next"), node)
    reader.presses(".pn-board .pn-last")
    reader.presses(OPTION)
    reader.sees(".pn-notice-words")
