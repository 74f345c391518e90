"""Tracks: a game's lessons in order, from the first steps to a whole game; what each of them teaches, and what it requires.

A game's track is every lesson in its folder `scenarios/learn`, in the order of the files' names; those in `scenarios/meet` come
after it: each is about a card or a rule that the track does not use.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, TypedDict

from pnrules.files import scenario
from pnrules.files.scenario import Scenario, Source
from pnrules.games import is_game
from pnrules.kernel import asks
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import PnError, Problem
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.steps import Step
from pnrules.teaching import levels
from pnrules.teaching.lessons import Lesson

LEARN: Final = "learn"
MEET: Final = "meet"
UNTAUGHT: Final = "problem-lesson-untaught"
"""The problem of a lesson that needs a place which none has taught."""


class Track(NamedTuple):
    """The lessons of a game by name, in order.

    learn  from the first steps to a whole game
    meet   one for each card or rule that those do not use
    """

    learn: tuple[str, ...]
    meet: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All of them."""
        return self.learn + self.meet


@cache
def track(name: str) -> Track:
    """The track of a game; empty if it has none, or there is no such game."""
    found = scenario.of_game(name) if is_game(name) else ()
    learn, meet = (tuple(each for each in found if each.startswith(f"{name}/{part}/")) for part in (LEARN, MEET))
    return Track(learn, meet)


def lesson(game_name: str, number: int) -> Lesson:
    """A lesson of a game's track by its number, from 1. Raises PnError if there is none."""
    names = track(game_name).names
    if not names:
        raise PnError("error-no-track", (("game", "text"),), (game_name,))
    if not 1 <= number <= len(names):
        raise PnError("error-no-such-lesson", (("number", "number"), ("count", "number")), (number, len(names)))
    return Lesson(scenario.load(names[number - 1]))


class Listed(TypedDict):
    """A lesson in a list for a page: its title by language, and whether it comes after the track."""

    name: str
    title: dict[str, str]
    meet: bool


@cache
def listed(name: str) -> list[Listed]:
    """A game's lessons in order."""
    return [entry(each) for each in track(name).names]


def entry(name: str, source: Source | None = None) -> Listed:
    """A lesson for such a list; `source` is where to read it, if not by its name."""
    title = scenario.title_of(name if source is None else source)
    return {"name": name, "title": levels.in_each(title), "meet": f"/{MEET}/" in name}


# --- what they teach --------------------------------------------------------------------------------------------------


@cache
def taught(name: str) -> Mapping[Citation, tuple[str, ...]]:
    """Every place in the rules that a lesson of a game teaches, with those lessons in order."""
    found: dict[Citation, tuple[str, ...]] = {}
    for each in track(name).names:
        for place in scenario.lesson_of(each).teaches:
            found[place] = (*found.get(place, ()), each)
    return found


# --- what they require ---------------------------------------------------------------------------------------------------


def needed(found: Scenario) -> frozenset[Citation]:
    """Every place in the rules that a lesson requires: of the cards that the learner sees, and of each step and question on the
    lesson's own way. Raises PnError if that cannot be played."""
    lesson = Lesson(found)
    places = _seen(lesson).union(*(_seen(there) for there in _gone_through(lesson)))
    return places | {step.citation for step in _steps(lesson) if not step.rule.quiet}


@cache
def brought(name: str) -> frozenset[Citation | str]:
    """What a learner knows after a lesson: the places that it teaches, and the rulings that its own way rests on."""
    found = scenario.load(name)
    lesson = Lesson(found)
    for _ in _gone_through(lesson):
        pass
    rulings = (id for step in _steps(lesson) for id in (*step.rulings, *(asks.rulings(step.after) if step.after.ask else ())))
    return frozenset(found.lesson.teaches if found.lesson else ()).union(rulings)


def _gone_through(lesson: Lesson) -> Iterator[Lesson]:
    """Play the lesson's own way; yields before and after each task. Raises PnError if that cannot be played."""
    while True:
        if lesson.task is not None:
            yield lesson
            lesson.finish()
        yield lesson
        if not lesson.go_on():
            return


def _steps(lesson: Lesson) -> Iterator[Step]:
    """The steps so far."""
    return (step for _, step in lesson.play.walk(lesson.play.line()[1:]))


def _seen(lesson: Lesson) -> frozenset[Citation]:
    """The places in the rules of the cards that the learner sees on the table and in hand."""
    setup = lesson.play.setup
    return frozenset(Citation(setup.work, place) for place in Showing.of(setup.game).seen(lesson.play.state, lesson.seat))


def out_of_order(name: str) -> list[tuple[str, Problem]]:
    """What a game's lessons require before any lesson has taught it, each with the lesson."""
    learn = track(name).learn
    return missing([(each, scenario.load(each), each in learn) for each in track(name).names])


def missing(lessons: Sequence[tuple[str, Scenario, bool]]) -> list[tuple[str, Problem]]:
    """What lessons require before any has taught it, each with the lesson's name.

    lessons  name, lesson, and whether it belongs to the track; a lesson after the track teaches only itself
    """
    found: list[tuple[str, Problem]] = []
    known: set[Citation] = set()
    for name, read, in_track in lessons:
        own = set(read.lesson.teaches) if read.lesson is not None else set()
        if in_track:
            known |= own
        for place in sorted(needed(read) - known - own):
            found.append((name, _untaught(place)))
    return found


def missing_after_track(game: str, found: Scenario) -> list[Problem]:
    """What a lesson needs that neither it nor a game's track teaches: see `untaught_after_track`."""
    return list(map(_untaught, untaught_after_track(game, found)))


def untaught_after_track(game: str, found: Scenario) -> tuple[Citation, ...]:
    """The places that a lesson needs and neither it nor a game's track teaches; none for a game without a track. A lesson of the
    track comes after those before it. Raises PnError where its own way cannot be gone."""
    names = track(game).learn
    before = names[: names.index(found.name)] if found.name in names else names
    if not names or found.lesson is None:
        return ()
    known = {place for each in before for place in scenario.lesson_of(each).teaches}
    return tuple(sorted(needed(found) - known - {*found.lesson.teaches}))


def _untaught(place: Citation) -> Problem:
    problems: list[Problem] = []
    JsonPath("lesson.teaches", problems).report(UNTAUGHT, (("place", "text"),), f"{place.work} {place.place}")
    return problems[0]
