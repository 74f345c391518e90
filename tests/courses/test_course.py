"""A course: its form, what is refused with its place, a track as a course, its link, and how far a class is in it."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pnrules.cli import course as command
from pnrules.cli.main import main
from pnrules.courses import checking, course, link
from pnrules.courses.course import Exercises
from pnrules.courses.standing import standings
from pnrules.files import links, scenario
from pnrules.kernel.errors import BadInput, PnError
from pnrules.teaching import tracks
from pnrules.training.progress import NOTHING, as_data
from tests.courses.making import OWN, of_three, put_part


def refused(data: object) -> list[tuple[str, str]]:
    """The place and the message of every problem of a course."""
    with pytest.raises(BadInput) as error:
        course.from_data(data)
    return [(problem.place, problem.id) for problem in error.value.problems]


# --- what it is -------------------------------------------------------------------------------------------------------


def test_a_course_has_its_parts_in_order_each_with_the_name_it_is_noted_under() -> None:
    found = course.from_data(of_three())
    assert [part.name for part in found.parts] == ["nightmare/learn/02-yes-or-no", "course/week-1/a-duel", "course/week-1/zap"]
    assert [course.titled(part, "en") for part in found.parts] == ["Yes or no", "A duel", "3 exercises: ZAP (PN 3.0)"]
    assert course.titled(found.parts[2], "fr") == "3\u00a0exercices\u00a0: ZAP (PN 3.0)"


def test_a_course_that_is_written_is_the_same_when_it_is_read(tmp_path: Path) -> None:
    found = course.from_data(of_three())
    assert course.load(found.save(tmp_path / "week.json")) == found
    assert link.opened(link.packed(found)) == found


def test_a_course_is_made_in_python_from_names_files_and_exercises(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(json.dumps(OWN), encoding="utf-8")
    parts = ["nightmare/learn/02-yes-or-no", tmp_path / "mine.json", Exercises("zap", "nightmare", "ZAP", 3)]
    made = course.made("week-1", {"en": "Week 1"}, parts)
    assert [part.name for part in made.parts] == ["nightmare/learn/02-yes-or-no", "course/week-1/own-2", "course/week-1/zap"]


@pytest.mark.parametrize("game", ["nightmare", "bandwidth", "runtime_error"])
def test_a_game_s_track_is_a_course_of_its_lessons(game: str) -> None:
    found = course.load(game)
    assert tuple(part.name for part in found.parts) == tracks.track(game).learn
    assert course.from_text(found.text) == found


# --- what is refused --------------------------------------------------------------------------------------------------

WRONG: list[tuple[str, Callable[[], object], tuple[str, str]]] = [
    ("a list", list, ("$", "problem-no-course")),
    ("a scenario", lambda: scenario.parsed("nightmare/sample"), ("$", "problem-no-course")),
    ("of a later release", lambda: {**of_three(), "course": 2}, ("course", "problem-newer-format")),
    ("without a title", lambda: {**of_three(), "title": ""}, ("title", "problem-empty-text")),
    ("with markup", lambda: {**of_three(), "title": "<b>Week</b>"}, ("title", "problem-markup")),
    ("with a long title", lambda: {**of_three(), "title": "a" * 300}, ("title", "problem-text-too-long")),
    ("with a name in capitals", lambda: {**of_three(), "name": "Week 1"}, ("name", "problem-expected")),
    ("without a part", lambda: {**of_three(), "parts": []}, ("parts", "problem-out-of-range")),
    ("of 61 parts", lambda: {**of_three(), "parts": of_three()["parts"][:1] * 61}, ("parts", "problem-out-of-range")),
    ("a part that is two", lambda: put_part(0, level="x"), ("parts[0]", "problem-one-of")),
    (
        "a lesson that no game has",
        lambda: put_part(0, lesson="nightmare/learn/02-yes"),
        ("parts[0].lesson", "problem-course-unknown"),
    ),
    ("a level for a lesson", lambda: put_part(0, lesson="nightmare/sample"), ("parts[0].lesson", "problem-course-unknown")),
    ("a file for a lesson", lambda: put_part(0, lesson="/etc/passwd"), ("parts[0].lesson", "problem-course-unknown")),
    ("the same twice", lambda: put_part(1, lesson="nightmare/learn/02-yes-or-no"), ("parts[1].lesson", "problem-twice")),
    ("one of its own without a name", lambda: put_part(1, name=None), ("parts[1].name", "problem-missing")),
    (
        "a lesson that is none",
        lambda: put_part(1, lesson=scenario.parsed("nightmare/sample")),
        ("parts[1].lesson", "problem-course-not-it"),
    ),
    (
        "a lesson of no game",
        lambda: put_part(1, lesson={**OWN, "game": "chess"}),
        ("parts[1].lesson.game", "problem-no-such-game"),
    ),
    ("a lesson with markup", lambda: put_part(1, lesson={**OWN, "title": "<i>"}), ("parts[1].lesson.title", "problem-markup")),
    ("a long lesson", lambda: put_part(1, lesson={**OWN, "about": "a" * 200_001}), ("parts[1].lesson", "problem-course-long")),
    ("exercises of no game", lambda: put_part(2, exercises="chess"), ("parts[2].exercises", "problem-not-one-of")),
    ("exercises on nothing", lambda: put_part(2, about="chess"), ("parts[2].about", "problem-no-such-topic")),
    ("a million exercises", lambda: put_part(2, count=10**6), ("parts[2].count", "problem-out-of-range")),
]


@pytest.mark.parametrize(("data", "wrong"), [each[1:] for each in WRONG], ids=[each[0] for each in WRONG])
def test_a_course_that_is_not_good_is_refused_with_the_place(data: Callable[[], object], wrong: tuple[str, str]) -> None:
    assert wrong in refused(data())


def test_a_course_has_at_most_twenty_lessons_of_its_own_and_says_so_once() -> None:
    parts = [{"lesson": OWN, "name": f"own-{number}"} for number in range(23)]
    assert refused({**of_three(), "parts": parts}) == [("parts[20]", "problem-course-own")]


def test_a_course_that_is_nested_or_long_without_end_is_refused_before_it_is_read() -> None:
    for text in ('{"course": 1, "parts": ' + "[" * 10_000, '{"course": 1, "name": "' + "a" * 1_000_000):
        with pytest.raises(BadInput):
            course.from_text(text)
    deep: Any = {}
    for _ in range(60):
        deep = {"a": deep}
    assert any(id == "problem-too-deep" for _, id in refused(put_part(1, lesson=deep)))


def test_a_link_that_is_damaged_or_unpacks_without_end_is_refused() -> None:
    bomb = links.written({"course": 1, "name": "a" * 2_000_000}).removeprefix(links.MARK)
    for text in ("", "1.", "1.AAAA", bomb, link.packed(course.from_data(of_three()))[:-9]):
        with pytest.raises(BadInput):
            link.opened(text)


def test_a_short_course_has_a_link_and_a_long_one_says_that_it_has_none(tmp_path: Path) -> None:
    short = course.from_data({**of_three(), "parts": of_three()["parts"][::2]})
    assert link.opened(str(link.parameter(short))) == short
    long = course.from_data(put_part(1, lesson={**OWN, "about": " ".join(map(str, range(900)))}))
    assert link.parameter(long) is None
    assert main(["course", str(long.save(tmp_path / "c.json")), "--link"]) == 2


# --- checked ----------------------------------------------------------------------------------------------------------


def test_what_the_rules_say_of_a_lesson_of_its_own_is_said_at_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checking.unmet(course.from_data(of_three())) == []
    beats = [{**beat, "do": {**beat["do"], "aim": {"least": 9}}} if "do" in beat else beat for beat in OWN["lesson"]["beats"]]
    broken = course.from_data(put_part(1, lesson={**OWN, "lesson": {**OWN["lesson"], "beats": beats}}))
    assert {problem.place.split("]")[0] for problem in checking.unmet(broken)} == {"parts[1"}
    assert main(["check", str(broken.save(tmp_path / "c.json"))]) == 1
    assert "parts[1].lesson.lesson.beats" in capsys.readouterr().err


# --- a class in it ----------------------------------------------------------------------------------------------------


def test_a_class_is_told_by_course_what_is_done_wherever_it_was_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = course.from_data(of_three())
    ada = NOTHING._replace(
        lessons={"nightmare/learn/02-yes-or-no": 5, "course/week-1/a-duel": 6}, levels={"course/week-1/zap": 7}
    )
    bob = NOTHING._replace(lessons={"nightmare/learn/02-yes-or-no": 5, "course/week-2/a-duel": 6})
    assert [(each.who, each.done) for each in standings(found, {"Ada": ada, "Bob": bob})] == [
        ("Ada", (5, 6, 7)),
        ("Bob", (5, None, None)),
    ]
    for who, progress in (("Ada", ada), ("Bob", bob)):
        (tmp_path / f"{who}.json").write_text(json.dumps(as_data(progress)), encoding="utf-8")
    file = found.save(tmp_path / "week.json")
    assert main(["course", str(file), "--progress", str(tmp_path / "Ada.json"), str(tmp_path / "Bob.json")]) == 0
    assert capsys.readouterr().out.splitlines()[-2:] == ["●●●  Ada  3 of 3", "●○○  Bob  1 of 3"]


def test_a_file_that_is_no_progress_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = course.from_data(of_three()).save(tmp_path / "week.json")
    assert main(["course", str(file), "--progress", str(file)]) == 2
    assert f"{file}: what" in capsys.readouterr().err


def test_a_course_too_long_for_a_link_is_an_error_in_words() -> None:
    with pytest.raises(PnError, match="too long for a link"):
        command.run(Namespace(source=put_part(1, lesson={**OWN, "about": " ".join(map(str, range(900)))}), link=True, lang="en"))
