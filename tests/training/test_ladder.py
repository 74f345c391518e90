"""Exercises in an order: few cards first, nothing that the learner has not met, then longer; one for everybody each day."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from pnrules import games
from pnrules.files import scenario
from pnrules.kernel import asks
from pnrules.kernel.facets.showing import Showing
from pnrules.teaching import tracks
from pnrules.teaching.lessons import Lesson
from pnrules.training import climbing, ladder, positions, questions, saying
from pnrules.training.difficulty import LEVELS, Difficulty, measured
from pnrules.training.exercise import Exercise, misread, source
from pnrules.training.ladder import NEWCOMER, OF_A_LEVEL, Learner
from tests.training.checking import problems

SEEDS = range(10)
FIRST_TEN = range(1, 11)
FEWEST, MOST = 2, 5


def first_five(game: str) -> set[str]:
    """What the first five lessons teach, and the rulings on which what happens in them rests."""
    known: set[str] = set()
    for name in tracks.track(game).learn[:5]:
        found = scenario.load(name)
        assert found.lesson is not None
        known |= {f"{cite.work} {cite.place}" for cite in found.lesson.teaches}
        lesson = Lesson(found)
        while True:
            if lesson.task is not None:
                lesson.finish()
            if not lesson.go_on():
                break
        for _, step in lesson.play.walk(lesson.play.line()[1:]):
            known |= {*step.rulings, *(asks.rulings(step.after) if step.after.ask else ())}
    return known


def needed(exercise: Exercise) -> Iterator[str]:
    """What an exercise needs: the cards in sight, what is told of what happens, and what its answers have wrong."""
    question = exercise.question
    state = question.line.state
    work = state.setup.work
    for seat in range(1, len(state.setup.players) + 1):
        yield from (f"{work} {place}" for place in Showing.of(state.setup.game).seen(state, seat))
    for step in question.steps:
        if not step.rule.quiet:
            yield f"{step.citation.work} {step.citation.place}"
            yield from step.rulings
    for choice in exercise.choices:
        if choice.by is not None:
            yield from misread(choice.by)


def of_a_newcomer(game: str, seed: int) -> list[Exercise]:
    """The first ten exercises of somebody who has done nothing yet, and answers rightly."""
    learners = (NEWCOMER._replace(level=ladder.level([True] * (number - 1))) for number in FIRST_TEN)
    return [ladder.exercise(game, learner, seed, number) for number, learner in zip(FIRST_TEN, learners, strict=True)]


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_the_first_ten_of_a_newcomer_need_what_the_first_five_lessons_teach_and_no_more(game: str) -> None:
    known = first_five(game)
    for seed in SEEDS:
        for exercise in of_a_newcomer(game, seed):
            assert set(needed(exercise)) <= known
            taken_for = {choice.by.id for choice in exercise.choices if choice.by is not None}
            assert not taken_for & {questions.MISREAD_RULING, questions.MISREAD_EDITION}


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_the_first_ten_of_a_newcomer_have_two_to_five_cards_and_are_ten_different_ones_of_several_kinds(game: str) -> None:
    for seed in SEEDS:
        first = of_a_newcomer(game, seed)
        assert all(FEWEST <= measured(each).cards <= MOST for each in first)
        assert len({(each.place, each.question.kind) for each in first}) == len(first)
        assert len({each.question.kind for each in first}) >= 3
        levels = [measured(each).level for each in first]
        assert levels == [1] * OF_A_LEVEL + [2] * OF_A_LEVEL


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_exercises_on_small_tables_are_right_as_all_others_are(game: str) -> None:
    for seed in range(3):
        assert [list(problems(each)) for each in of_a_newcomer(game, seed)] == [[]] * len(FIRST_TEN)


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_the_ladder_says_of_its_exercises_what_is_so(game: str) -> None:
    """`make ladder` where it does not."""
    found = ladder.rungs(game)[::29]
    assert len(found) > 5
    assert [climbing.measured_rung(rung.exercise(game)) for rung in found] == list(found)


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_whoever_has_done_lessons_meets_their_cards_and_whoever_has_not_does_not(game: str) -> None:
    names = tracks.track(game).names
    few, all_done = (ladder.climbable(game, Learner(frozenset(done))) for done in ((), names))
    assert set(few) < set(all_done)
    for count in (6, 8, 10):
        known = ladder.met(game, names[:count])
        assert all(rung.needs <= known for rung in ladder.climbable(game, Learner(frozenset(names[:count]))))


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_whole_games_come_after_the_track_and_at_the_last_level_alone(game: str) -> None:
    done = frozenset(tracks.track(game).learn)
    for learner, whole in (
        (Learner(done, LEVELS[-1]), True),
        (Learner(done, LEVELS[-1], rulings=True), True),
        (Learner(done, LEVELS[-2]), False),
        (Learner(frozenset(), LEVELS[-1]), False),
    ):
        place = ladder.exercise(game, learner, 1, 1).place
        assert place is not None
        assert (place.table != positions.SMALL) == whole


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_what_is_due_comes_first_where_the_learner_can_read_it(game: str) -> None:
    topic = ladder.climbable(game, NEWCOMER)[0].topic
    never = next(iter(games.game(game).register))
    exercise = ladder.exercise(game, NEWCOMER._replace(due=(never, topic)), 1, 1)
    assert exercise.topic == topic
    done = Learner(frozenset(tracks.track(game).learn), LEVELS[-1], (never,))
    assert never not in ladder.exercise(game, done, 1, 1).topics
    assert ladder.exercise(game, done._replace(rulings=True), 1, 1).topic == never


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_without_mastery_an_exercise_speaks_of_no_ruling(game: str) -> None:
    for exercise in of_a_newcomer(game, 1):
        assert not set(exercise.topics) & games.game(game).register.keys()
        assert all(source(exercise, at)[1] == () for at in range(len(exercise.choices)))
        told = "\n".join(line for at in range(len(exercise.choices)) for line in saying.verdict(exercise, at, "en"))
        assert not [id for id in games.game(game).register if id in told]


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_in_whole_games_too_nothing_turns_on_a_ruling_until_it_is_mastered(game: str) -> None:
    done = Learner(frozenset(tracks.track(game).learn), LEVELS[-1])
    for number in range(4):
        found = ladder.exercise(game, done, "whole", number)
        assert found.plain
        assert not {choice.by.id for choice in found.choices if choice.by is not None} & {questions.MISREAD_RULING}


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_a_ruling_that_somebody_asks_for_is_asked_about_whoever_they_are(game: str) -> None:
    ruling = next(iter(games.game(game).register))
    assert ruling in ladder.about(game, ruling, NEWCOMER, 1, 1).topics


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_the_exercise_of_a_day_is_the_same_for_everybody_and_another_on_the_next_day(game: str) -> None:
    days = range(20_000, 20_030)
    found = [ladder.of_day(game, day) for day in days]
    assert found == [ladder.of_day(game, day) for day in days]
    assert all(one != other for one, other in pairwise(found))
    known = first_five(game)
    assert all(each is not None and set(needed(each)) <= known for each in found)


def test_five_right_answers_lead_to_the_next_level_and_wrong_ones_back_to_no_less_than_the_first() -> None:
    assert [ladder.level([True] * count) for count in (0, 4, 5, 10, 20, 99)] == [1, 1, 2, 3, 5, 5]
    assert ladder.level([False] * 9 + [True] * 5) == 2
    assert ladder.level([True] * 5 + [False]) == 1


def test_cards_steps_copies_and_misreadings_each_make_an_exercise_harder() -> None:
    easy = Difficulty(cards=2, steps=3, copies=0, misreadings=1)
    assert easy.level == 1
    for harder in (easy._replace(steps=20), easy._replace(copies=5), easy._replace(misreadings=12), easy._replace(cards=12)):
        assert harder.level > 1
    assert easy._replace(cards=6).level == 3, "more than five cards are many"
    assert Difficulty(18, 30, 2, 5).level == LEVELS[-1]
