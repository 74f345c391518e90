"""A course on a page: what is told of its parts, how one goes from each to the next, and another course that is opened."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pnrules.courses import course, link
from pnrules.pages import opening
from pnrules.session import CourseSession
from tests.courses.making import of_three, put_part

WINS = [["decline"], ["execute"], ["player", 2]]
"""The way of the lesson, which two parts have."""


@pytest.fixture
def session() -> CourseSession:
    return CourseSession(course.from_data(of_three()))


def heard(session: CourseSession, what: str, **members: Any) -> dict[str, Any]:
    """The traits after a message; everything that was told is JSON."""
    json.dumps(session.hear({"do": what, **members}).traits, allow_nan=False)
    return dict(session.traits)


def learn(session: CourseSession) -> dict[str, Any]:
    """Go through the lesson, by its own way."""
    while not session.traits["lesson"]["over"]:
        if session.traits["lesson"]["open"]:
            heard(session, "lesson-show")
        heard(session, "lesson-on")
    return dict(session.traits)


def test_a_course_begins_with_its_first_part_and_tells_all_of_them(session: CourseSession) -> None:
    told = session.traits["course"]
    assert (told["name"], told["at"], told["over"], told["done"], told["right"]) == ("week-1", 0, False, False, None)
    assert [(each["kind"], each["title"]["fr"]) for each in told["parts"]] == [
        ("lesson", "Oui ou non"),
        ("lesson", "Un duel"),
        ("exercises", "3\u00a0exercices\u00a0: ZAP (PN 3.0)"),
    ]
    assert (session.traits["lesson"]["name"], session.traits["lesson"]["track"]) == ("nightmare/learn/02-yes-or-no", [])


def test_a_lesson_that_is_over_is_done_and_the_next_part_is_on_the_same_board(session: CourseSession) -> None:
    before = session.traits["base"]["epoch"]
    told = learn(session)
    assert (told["course"]["over"], told["course"]["done"]) == (True, True)
    told = heard(session, "course", part=1)
    assert (told["lesson"]["name"], told["course"]["at"], told["course"]["over"]) == ("course/week-1/a-duel", 1, False)
    assert told["base"]["epoch"] > before
    heard(session, "lesson-on")
    assert session.traits["lesson"]["at"] == 2


def test_a_choice_on_the_board_is_the_learner_s_in_any_part(session: CourseSession) -> None:
    heard(session, "course", part=1)
    while not session.traits["lesson"]["open"]:
        heard(session, "lesson-on")
    for option in WINS:
        heard(session, "choose", node=session.play.head, option=option, who=1)
    assert session.traits["lesson"]["verdict"]["right"]


def test_exercises_are_done_when_so_many_were_answered_rightly(session: CourseSession) -> None:
    told = heard(session, "course", part=2)
    assert (told["lesson"], told["course"]["right"]) == (None, [0, 3])
    wrong = next(at for at, each in enumerate(told["exercise"]["key"]["verdicts"]) if not each["right"])
    assert heard(session, "exercise-say", choice=wrong)["course"]["right"] == [0, 3]
    for count in range(1, 4):
        told = heard(session, "exercise", name="next")
        right = next(at for at, each in enumerate(told["exercise"]["key"]["verdicts"]) if each["right"])
        told = heard(session, "exercise-say", choice=right)
        assert (told["course"]["right"], told["course"]["done"]) == ([count, 3], count == 3)
    assert told["exercise"]["only"] == "PN 3.0 card-zap"


def test_a_level_whose_solution_was_shown_is_over_and_not_done() -> None:
    data = {**of_three(), "parts": [{"level": "nightmare/levels/2-runs/01-first-break"}]}
    session = CourseSession(course.from_data(data))
    assert (session.traits["level"]["others"], session.traits["level"]["next"]) == ([], None)
    told = heard(session, "level-show")["course"]
    assert (told["over"], told["done"]) == (True, False)
    told = heard(session, "level", name="nightmare/levels/2-runs/01-first-break")
    assert (told["level"]["solved"], told["course"]["over"]) == (False, False)


def test_a_part_that_there_is_not_is_refused_and_the_board_stays(session: CourseSession) -> None:
    for part in (-1, 3, 10**9):
        told = heard(session, "course", part=part)
        assert (told["notice"]["id"], told["course"]["at"]) == ("course-no-part", 0)


def test_another_course_is_opened_from_its_text_and_a_bad_one_changes_nothing(session: CourseSession) -> None:
    other = {**of_three(), "name": "week-2"}
    told = heard(session, "course-open", text=json.dumps(other))
    assert (told["course"]["name"], told["course"]["opened"], told["notice"]) == ("week-2", 1, None)
    for text in ("", "[" * 9_000, json.dumps(put_part(0, lesson="x")), json.dumps({**other, "title": "<script>"})):
        told = heard(session, "course-open", text=text)
        assert (told["notice"]["id"], told["course"]["name"], told["course"]["opened"]) == ("course-not-opened", "week-2", 1)


def test_the_address_names_a_course_and_a_part_and_a_damaged_one_is_refused_in_words() -> None:
    text = link.packed(course.from_data(of_three()))
    session = opening.course(None, {"course": text, "part": "2"}, "en")
    assert (session.traits["course"]["at"], session.traits["course"]["given"], session.traits["course"]["chosen"]) == (
        1,
        True,
        True,
    )
    session = opening.course(None, {"course": text[:-5], "part": "9" * 30}, "en")
    assert session.traits["notice"] is not None
    assert (session.traits["notice"]["id"], session.traits["course"]["at"]) == ("course-not-opened", 0)


def test_without_any_it_is_the_track_of_the_first_game_and_a_host_may_have_one_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = opening.course(None, {}, "en").traits["course"]
    assert (told["name"], told["given"], told["chosen"]) == ("nightmare", False, False)
    monkeypatch.setenv(opening.HOST_COURSE, link.packed(course.from_data(of_three())))
    told = opening.course(None, {}, "en").traits["course"]
    assert (told["name"], told["given"]) == ("week-1", True)
