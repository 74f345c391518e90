"""Every track: each lesson can be learnt by every way it names, in an order in which none needs what was not taught."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import pytest

from pnrules import words
from pnrules.cli.learn import BOARD, OPTION, printed
from pnrules.files import scenario
from pnrules.games import BUILT_IN, game
from pnrules.kernel.citations import Citation
from pnrules.players import random_games
from pnrules.teaching import lessons, tracks
from pnrules.teaching.lessons import Lesson
from tests.teaching import page

GAMES: Final = [game for game in BUILT_IN if tracks.track(game).names]
NAMES: Final = [name for game in BUILT_IN for name in tracks.track(game).names]
MOST_WORDS: Final = 8000
SENTENCE: Final = 30
"""Words that one beat says at most."""


def texts(data: Any) -> list[dict[str, str]]:
    """Every text of a lesson in its languages."""
    if isinstance(data, dict):
        if set(data) == set(words.LANGUAGES):
            return [data]
        return [text for each in data.values() for text in texts(each)]
    return [text for each in data for text in texts(each)] if isinstance(data, list) else []


@pytest.mark.parametrize("name", GAMES)
def test_a_track_has_eight_to_fourteen_lessons_and_ends_in_a_whole_game(name: str) -> None:
    learn = tracks.track(name).learn
    assert 8 <= len(learn) <= 14
    assert page.ended(learn[-1]) is not None


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_learnt_rightly_and_by_every_answer_that_misses_its_aim(name: str) -> None:
    assert [str(problem) for problem in lessons.unplayable(scenario.load(name))] == []


@pytest.mark.parametrize("name", NAMES)
def test_each_lesson_has_something_to_do_with_a_wrong_move_that_is_answered(name: str) -> None:
    tasks = [beat["do"] for beat in scenario.parsed(name)["lesson"]["beats"] if "do" in beat]
    assert tasks
    assert any(task.get("wrong") or "otherwise" in task for task in tasks)


@pytest.mark.parametrize("name", NAMES)
def test_each_lesson_speaks_both_languages_a_sentence_or_two_at_a_time(name: str) -> None:
    data = scenario.parsed(name)
    assert set(data["title"]) == set(words.LANGUAGES)
    for beat in data["lesson"]["beats"]:
        assert set(beat["says"]) == set(words.LANGUAGES)
        assert len(beat["says"]["en"].split()) <= SENTENCE, beat["says"]["en"]
    for text in texts(data["lesson"]):
        assert all(text.values())
        assert text["en"] != text["fr"]


@pytest.mark.parametrize("name", GAMES)
def test_a_track_begins_with_a_choice_at_its_first_sentence(name: str) -> None:
    assert scenario.lesson_of(tracks.track(name).learn[0]).beats[0].do is not None


@pytest.mark.parametrize("name", GAMES)
def test_no_lesson_needs_what_was_not_taught(name: str) -> None:
    said = [f"{lesson}: {words.sentence('en', p.id, p.params, p.args)}" for lesson, p in tracks.out_of_order(name)]
    assert said == []


@pytest.mark.parametrize("name", GAMES)
def test_all_rules_that_come_up_in_a_usual_game_are_taught(name: str) -> None:
    """Games at random, of every version, for few players and for many; bookkeeping is not told to players."""
    owner = game(name)
    edition = next(iter(owner.works))
    followed: set[Citation] = set()
    for version in owner.versions:
        for players in {owner.seats[0], 3, owner.seats[1]}:
            start = random_games.opening(name, edition, version, players)
            for number in range(4):
                with suppress(random_games.Endless):
                    random_games.play(
                        start, number, 1, lambda step: None if step.rule.quiet else followed.add(step.citation), 5000
                    )
    assert sorted(place.place for place in followed - set(tracks.taught(name))) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_place_of_the_rulebook_but_its_examples_is_taught(name: str) -> None:
    """The rulebook's own worked examples have pages of their own."""
    left = {place.place for place in page.places(name)} - {place.place for place in tracks.taught(name)}
    assert left - {"sample", "example", "example-1", "example-2", "card-list"} == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_way_in_which_a_game_ends_is_seen_in_some_lesson(name: str) -> None:
    """But a demonstration: it takes a claim that could not be decided, which no position small enough for a lesson has."""
    seen = {"runtime_error-result-demonstrated"} | {page.ended(lesson) for lesson in tracks.track(name).names}
    assert [end for end in page.ends(name) if end not in seen] == []


def test_all_three_tracks_in_print_are_short() -> None:
    """As `pnrules learn --print` has them in English, without boards and lists of options."""
    count = 0
    for name in BUILT_IN:
        for number, each in enumerate(tracks.track(name).names, 1):
            lines = printed(Lesson(scenario.load(each)), number, "en")
            count += sum(len(line.split()) for line in lines if not line.startswith((BOARD, OPTION)))
    assert 1000 < count <= MOST_WORDS


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_printed_whole_in_french(name: str) -> None:
    lines = printed(Lesson(scenario.load(name)), 1, "fr")
    data = scenario.parsed(name)
    assert lines[0] == f"1. {data['title']['fr']}"
    assert all(beat["says"]["fr"] in lines for beat in data["lesson"]["beats"])


def test_the_page_of_what_is_taught_is_up_to_date() -> None:
    assert page.PAGE.read_text(encoding="utf-8") == page.page(), "make cards"


@pytest.mark.parametrize(("lang", "said"), [("en", "| You are Ada."), ("fr", "| Vous êtes Ada.")])
def test_a_printed_lesson_says_whom_the_learner_plays(lang: str, said: str) -> None:
    """Its positions name everybody, and its sentences say "you"."""
    lesson = Lesson(scenario.load(tracks.track("nightmare").names[0]))
    assert printed(lesson, 1, lang)[1] == said
