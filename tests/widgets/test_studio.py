"""`studio`: a widget that gives back the lesson that was made on it."""

from __future__ import annotations

from pathlib import Path

import pytest

import pnrules
from pnrules.kernel.errors import BadInput
from pnrules.studio import drafts
from pnrules.teaching.lessons import Lesson
from pnwidgets import Studio, studio
from tests.studio.making import POSITION


def made() -> Studio:
    """A lesson that says one thing, and asks for one."""
    board = studio(pnrules.load(POSITION))
    board.intend({"do": "make-tell", "says": "Both of you have 1 point."})
    for option in (["decline"], ["execute"], ["player", 2]):
        board.intend({"do": "choose", "node": board.play.head, "option": option, "who": 1})
    board.intend({"do": "make-ask", "says": "Win.", "hint": "Who is hit by BUG?", "since": 0, "aim": 0})
    return board


def test_the_lesson_is_given_back_as_it_is_now() -> None:
    lesson = Lesson(made().value)
    assert lesson.beat.says == {"en": "Both of you have 1 point."}
    assert lesson.count == 2


def test_what_is_wrong_with_it_is_told_until_nothing_is() -> None:
    board = made()
    assert [problem.id for problem in board.check()] == ["problem-lesson-unexplained"] * 2
    board.intend({"do": "make-otherwise", "text": "ZAP could have won."})
    assert board.check() == ()


def test_it_is_saved_and_opened_again(tmp_path: Path) -> None:
    board = made()
    file = board.save(tmp_path / "mine.json")
    assert studio(file).draft.text == board.draft.text == file.read_text(encoding="utf-8")


def test_a_built_in_lesson_is_opened_to_be_changed() -> None:
    assert studio("nightmare/learn/03-claiming").draft.text == drafts.opened("nightmare/learn/03-claiming").text


def test_a_lesson_begins_at_the_position_of_a_line() -> None:
    board = studio("PN 3.0 | >2BUG ZAP | RUN | 'Bob' 8")
    assert board.draft.play().state.position == pnrules.load("PN 3.0 | >2BUG ZAP | RUN | 'Bob' 8").state.position
    with pytest.raises(BadInput):
        _ = board.value


def test_what_cannot_be_loaded_says_so() -> None:
    with pytest.raises(BadInput, match="no such lesson"):
        studio("no such lesson")


def test_a_web_page_and_a_worksheet_are_saved(tmp_path: Path) -> None:
    board = made()
    board.intend({"do": "make-otherwise", "text": "ZAP could have won."})
    page = board.save_page(tmp_path / "mine.html").read_text(encoding="utf-8")
    sheet = board.save_worksheet(tmp_path / "sheet.html").read_text(encoding="utf-8")
    assert "ZAP could have won." in page
    assert "<!--pn-" not in page
    assert "ZAP could have won." in sheet


def test_the_page_of_a_game_gives_back_the_lesson_that_is_made_on_it() -> None:
    board = studio("bandwidth")
    board.intend({"do": "make-open", "text": "bandwidth/learn/04-rows"})
    assert board.value.data == drafts.opened("bandwidth/learn/04-rows").data
    assert board.check() == ()
