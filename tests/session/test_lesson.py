"""A lesson on a page: what is told at each sentence, what may be asked for, and that nothing else can be done meanwhile."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pnrules import words
from pnrules.session import LessonSession
from tests.teaching.learning import lesson, said, task

Begin = Callable[[dict[str, Any]], LessonSession]


@pytest.fixture
def begin(tmp_path: Path) -> Begin:
    """Opens a lesson of one's own."""

    def opened(data: dict[str, Any]) -> LessonSession:
        file = tmp_path / "mine.json"
        file.write_text(json.dumps(data), encoding="utf-8")
        return LessonSession("mine", {"mine": file})

    return opened


@pytest.fixture
def session(begin: Begin) -> LessonSession:
    return begin(lesson())


def heard(session: LessonSession, what: str, **members: Any) -> dict[str, Any]:
    """The lesson after a message; everything that was told goes through JSON."""
    told = session.hear({"do": what, **members}).traits
    assert json.loads(json.dumps(told)) == told
    found: dict[str, Any] = session.traits["lesson"]
    return found


def chosen(session: LessonSession, *option: str, who: int = 1) -> dict[str, Any]:
    return heard(session, "choose", node=session.play.head, option=list(option), who=who)


def test_at_first_a_sentence_is_said_and_nothing_is_asked(session: LessonSession) -> None:
    told = session.traits["lesson"]
    assert (told["at"], told["count"], told["open"], told["over"]) == (1, 3, False, False)
    assert told["says"] == said("The cards are a program.")
    assert told["look"] == ["ACQUIRE"]
    assert session.traits["ask"] is None, "what could be chosen is not asked yet"
    assert session.seat == 1, "the learner sees with their own eyes"


def test_the_task_is_asked_without_previews_and_a_hint_is_told_when_asked_for(session: LessonSession) -> None:
    told = heard(session, "lesson-on")
    assert (told["at"], told["open"], told["hints"], told["hint"]) == (2, True, True, None)
    options = session.traits["ask"]["options"]
    assert [offer["option"][0] for offer in options] == ["execute", "decline"]
    assert all(offer["preview"] is None for offer in options)
    told = heard(session, "lesson-hint")
    assert (told["hints"], told["hint"]) == (False, said("Say yes."))


def test_a_wrong_move_is_on_the_board_with_its_answer_until_it_is_taken_back(session: LessonSession) -> None:
    heard(session, "lesson-on")
    before = session.play.head
    told = chosen(session, "decline")
    assert told["verdict"]["says"] == said("Then nothing happens.")
    assert (told["verdict"]["right"], told["verdict"]["cite"]["place"]) == (False, "running")
    assert session.traits["ask"] is None
    assert session.play.head != before
    told = heard(session, "lesson-take-back")
    assert (told["verdict"], session.traits["head"]) == (None, before)
    assert session.traits["ask"] is not None


def test_a_choice_that_loses_the_aim_is_told_as_such_and_alone_taken_back(begin: Begin) -> None:
    """Two of three laps have to bring 2 points each."""
    session = begin(task(aim={"least": 14}, within=3, others=None, wrong=None, shown=[["execute"], ["execute"]]))
    heard(session, "lesson-on")
    assert chosen(session, "decline")["verdict"] is None
    asked = session.play.head
    told = chosen(session, "decline")
    assert (told["verdict"]["right"], told["verdict"]["lost"]) == (False, True)
    heard(session, "lesson-take-back")
    assert session.play.head == asked


def test_a_right_move_leads_on_to_the_end(session: LessonSession) -> None:
    heard(session, "lesson-on")
    told = chosen(session, "execute")
    assert (told["verdict"]["right"], told["open"], told["over"]) == (True, False, False)
    told = heard(session, "lesson-on")
    assert (told["at"], told["over"], told["next"]) == (3, True, None)


@pytest.mark.parametrize("what", ["undo", "redo", "again", "what-if", "see", "rules"])
def test_nothing_else_can_be_done_meanwhile(session: LessonSession, what: str) -> None:
    heard(session, "lesson-on")
    before = session.play.head
    members = {"deal": "same", "node": 0, "option": ["decline"], "end": 0, "seat": None, "edition": "3.1", "rulings": {}}
    heard(session, what, **members)
    assert session.traits["notice"]["id"] == "lesson-first"
    assert session.play.head == before
    for lang in words.LANGUAGES:
        assert words.say(lang, session.traits["notice"])


def test_one_cannot_go_on_before_the_task_is_done_nor_choose_for_another(session: LessonSession) -> None:
    heard(session, "lesson-on")
    heard(session, "lesson-on")
    assert session.traits["notice"]["id"] == "lesson-first"
    chosen(session, "execute", who=2)
    assert session.traits["notice"]["id"] == "lesson-not-yours"
    heard(session, "choose", node=0, option=["execute"], who=1)
    assert session.traits["notice"]["id"] == "lesson-not-here"


def test_back_leads_to_the_sentence_before_as_it_was(session: LessonSession) -> None:
    heard(session, "lesson-on")
    asked = session.play.head
    chosen(session, "execute")
    heard(session, "lesson-on")
    told = heard(session, "lesson-back")
    assert (told["at"], told["open"], session.play.head) == (2, True, asked)


def test_one_may_be_shown_the_way(session: LessonSession) -> None:
    heard(session, "lesson-on")
    told = heard(session, "lesson-show")
    assert told["verdict"]["right"]


def test_another_way_to_the_aim_is_told(begin: Begin) -> None:
    declines = [[2, "decline"], [2, "decline"]]
    session = begin(task(aim={"least": 11}, within=2, others=declines, wrong=None, shown=[["decline"], ["execute"]]))
    heard(session, "lesson-on")
    assert chosen(session, "execute")["another"]


def test_a_lesson_that_is_not_among_those_is_refused(session: LessonSession) -> None:
    heard(session, "lesson", name="nightmare/sample")
    assert session.traits["notice"]["id"] == "error-no-lesson"


def test_the_words_of_lessons_and_of_the_glossary_are_on_the_page(session: LessonSession) -> None:
    for lang in words.LANGUAGES:
        text = session.traits["texts"][lang]
        assert "lesson-take-back =" in text
        assert all(f"{id} =" in text for id in session.traits["lesson"]["glossary"])
    assert "glossary-nightmare-bit" in session.traits["lesson"]["glossary"]
