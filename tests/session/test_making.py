"""A page for making lessons: what a lesson begins with is laid out, and the lesson is put away again."""

from __future__ import annotations

import json
from typing import Any

import pytest

import pnrules
from pnrules import games, words
from pnrules.files import links, saves, scenario
from pnrules.pages import opening
from pnrules.session import MakingSession
from pnrules.studio import drafts
from pnrules.teaching import levels, tracks
from tests.wire import described

LESSON = "nightmare/learn/03-claiming"
LINE = "PN 3.0 | >2BUG ZAP | RUN | 'Bob' 8"


def hear(session: MakingSession, do: str, **members: Any) -> None:
    session.hear({"do": do, **members})


def made(session: MakingSession) -> Any:
    found = session.traits["studio"]
    assert found is not None
    return found


def begun(session: MakingSession) -> Any:
    """The lesson that begins where the board stands; the position that it begins with has to be the board's."""
    there = session.play.state.position
    hear(session, "make", node=session.play.head)
    assert session.traits["notice"] is None
    assert session.play.state.position == there
    return made(session)


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_a_page_of_each_game_offers_its_lessons_and_its_examples(game: str) -> None:
    session = MakingSession(game)
    told = session.traits["laying"]
    assert told is not None
    assert [each["name"] for each in told["shelf"]] == list(tracks.track(game).names)
    assert told["examples"]
    assert session.traits.get("studio") is None
    assert described.problems(session.traits) == []
    assert begun(session)["beats"] == []


def test_the_words_of_the_studio_are_there_before_a_lesson_is() -> None:
    texts = MakingSession("nightmare", "fr").traits["texts"]
    assert all(words.shared_text(lang, "studio") in said for lang, said in texts.items())


def test_a_lesson_begins_at_an_example() -> None:
    session = MakingSession("bandwidth")
    hear(session, "lay", name="bandwidth/example")
    begun(session)


def test_a_lesson_begins_at_a_position_of_ones_own() -> None:
    session = MakingSession("nightmare")
    hear(session, "edit", node=session.play.head)
    hear(session, "edit-line", text=LINE)
    hear(session, "edit-done")
    assert session.play.start.position == pnrules.load(LINE).start.position
    begun(session)


def pasted(text: str) -> MakingSession:
    session = MakingSession("nightmare")
    hear(session, "open", text=text)
    assert session.traits["notice"] is None
    return session


def test_a_lesson_begins_at_a_moment_of_a_game_of_ones_own() -> None:
    play = pnrules.load("nightmare/sample")
    session = pasted(json.dumps(saves.save(play)))
    asked = [node for node in session.play.line() if (ask := session.play.state_at(node).ask) is not None and ask.who == 3]
    there = session.play.state_at(asked[0]).position
    hear(session, "make", node=asked[0])
    assert session.play.state.position == there


@pytest.mark.parametrize("text", [LINE, f"https://example.org/play.html{links.link(pnrules.load(LINE))}"], ids=["line", "link"])
def test_a_lesson_begins_at_what_is_pasted(text: str) -> None:
    session = pasted(text)
    assert session.play.state.position == pnrules.load(LINE).state.position
    begun(session)


def test_a_lessons_file_that_is_pasted_is_opened() -> None:
    text = drafts.opened(LESSON).text
    assert made(pasted(text))["file"] == text


def test_a_lessons_file_that_is_not_good_says_where_and_leaves_what_lies_there() -> None:
    data = json.loads(drafts.opened(LESSON).text)
    data["lesson"]["beats"][0]["says"] = 7
    session = MakingSession("nightmare")
    before = session.play
    hear(session, "open", text=json.dumps(data))
    notice = session.traits["notice"]
    assert notice is not None
    assert "lesson.beats[0].says" in json.dumps(notice)
    assert session.play is before


def test_what_lay_there_comes_back_when_the_lesson_is_put_away_and_another_is_begun() -> None:
    session = MakingSession("nightmare")
    before = session.play
    begun(session)
    hear(session, "lay", name="nightmare/sample")
    notice = session.traits["notice"]
    assert notice is not None
    assert notice["id"] == "studio-first"
    hear(session, "make-leave")
    assert session.play is before
    assert session.traits["studio"] is None
    hear(session, "lay", name="nightmare/sample")
    begun(session)


def asked(name: str) -> MakingSession:
    return opening.making(name.partition("/")[0], {"from": name}, "en")


def test_the_address_opens_a_lesson_of_the_game() -> None:
    assert made(asked(LESSON))["file"] == drafts.opened(LESSON).text


def test_the_address_lays_out_an_example() -> None:
    session = asked("nightmare/sample")
    assert session.traits.get("studio") is None
    assert session.play.title == pnrules.load("nightmare/sample").title


@pytest.mark.parametrize("wish", ["bandwidth/learn/04-rows", "no-such-lesson", "../secret"])
def test_an_address_that_names_nothing_of_the_game_is_that_of_the_page(wish: str) -> None:
    session = opening.making("nightmare", {"from": wish}, "en")
    assert session.traits.get("studio") is None
    laying = session.traits["laying"]
    assert laying is not None
    assert laying["at"] == "nightmare/sample"


LEVELS = [each["name"] for game in games.BUILT_IN for each in levels.of_game(game)]


def predicts(name: str) -> bool:
    level = scenario.load(name).level
    assert level is not None
    return level.goal.leads is not None


@pytest.mark.parametrize("name", [name for name in LEVELS if not predicts(name)])
def test_a_level_is_opened_as_the_lesson_that_asks_for_the_same(name: str) -> None:
    """Its own way reaches the aim; what it lacks is an answer to the moves of which the level says nothing."""
    level = scenario.load(name).level
    assert level is not None
    session = asked(name)
    told = made(session)
    (beat,) = told["beats"]
    assert beat["says"] == level.task
    assert beat["task"]["right"] == level.goal.move.why.says
    assert {each["id"] for each in told["wrong"]} <= {"problem-lesson-unexplained"}


@pytest.mark.parametrize("name", [name for name in LEVELS if predicts(name)][:2])
def test_a_level_that_asks_for_a_number_is_laid_out(name: str) -> None:
    session = asked(name)
    assert session.traits.get("studio") is None
    assert session.play.title == pnrules.load(name).title
