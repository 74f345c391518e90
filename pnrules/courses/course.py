"""A course: lessons, levels and exercises in an order, with a title, in one file.

    {"course": 1, "name": "week-1", "title": {"en": "Week 1", "fr": "Semaine 1"}, "parts": [
      {"lesson": "nightmare/learn/01-bits-act"},
      {"lesson": {…}, "name": "a-duel"},
      {"exercises": "nightmare", "about": "ZAP", "count": 5, "name": "zap"}]}

A part is taken from a game by its name, or is whole in the file: a lesson or level of one's own, with a name. A game's track is a
course, too. Nothing of a course is executed; its texts are plain, its lessons are scenarios, and its size is bounded.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from pnrules import games, words
from pnrules.files import scenario
from pnrules.files.common import Text
from pnrules.files.course_form import COURSE, FORM, FORMAT, USUAL_EXERCISES, CourseSpec, PartSpec, is_course
from pnrules.files.scenario import Scenario, Source
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.forms.validation import Json, JsonPath, check_json, one_line
from pnrules.teaching import levels, tracks
from pnrules.training import mastery, topics

MOST_OWN: Final = 20
"""The most lessons and levels that are whole in the file: each is read when the course is opened."""
LONGEST: Final = 1_000_000
"""The most characters of a course's text."""
LONGEST_PART: Final = 200_000
"""The most characters of a lesson or level in it."""

Kind = Literal["lesson", "level"]
LESSON: Final = "lesson"
LEVEL: Final = "level"
EXERCISES: Final[Literal["exercises"]] = "exercises"
KINDS: Final = (LESSON, LEVEL, EXERCISES)


class Told(NamedTuple):
    """A lesson or a level of a course.

    name    under which it is noted as done: its own in the package, or `course/week-1/a-duel`
    source  its name in the package, or its data
    """

    kind: Kind
    name: str
    title: Text
    game: str
    source: Source

    @property
    def is_own(self) -> bool:
        """Whether it is whole in the file."""
        return isinstance(self.source, Mapping)

    def scenario(self) -> Scenario:
        """The scenario that it is."""
        if isinstance(self.source, Mapping):
            return scenario.from_data(self.source, self.name)
        return scenario.load(self.source)


@dataclass(frozen=True)
class Exercises:
    """Exercises of a course. It is done when so many have been answered rightly.

    name   under which it is noted as done: `course/week-1/zap`
    about  the topic of all of them; None for any
    seed   the same seed gives everybody the same exercises
    title  None for the usual one, which says how many there are and of which game
    """

    name: str
    game: str
    about: str | None = None
    count: int = USUAL_EXERCISES
    seed: int = 1
    title: Text | None = None


Part = Told | Exercises

UNKNOWN: Final = (("kind", "text"), ("name", "text"), ("close", "close"))


@dataclass(frozen=True)
class Course:
    """A valid course.

    name   what its parts are noted under: letters, digits, hyphens
    about  what it is about, if that is said
    parts  in order, at least one
    """

    name: str
    title: Text
    about: Text
    parts: tuple[Part, ...]

    @property
    def data(self) -> Json:
        """The contents of its file."""
        told = {"about": self.about} if self.about else {}
        return {COURSE: FORMAT, "name": self.name, "title": self.title, **told, "parts": list(map(_written, self.parts))}

    @property
    def text(self) -> str:
        """The text of its file."""
        return json.dumps(self.data, ensure_ascii=False, indent=2) + "\n"

    def save(self, path: str | Path) -> Path:
        """Write its file."""
        file = Path(path)
        file.write_text(self.text, encoding="utf-8")
        return file


def _written(part: Part) -> Json:
    if isinstance(part, Told):
        return {part.kind: part.source, **({"name": _last(part.name)} if part.is_own else {})}
    usual = Exercises(part.name, part.game)
    said = ((each, getattr(part, each)) for each in ("about", "count", "seed", "title"))
    told = {name: value for name, value in said if value != getattr(usual, name)}
    return {EXERCISES: part.game, **told, "name": _last(part.name)}


def _last(name: str) -> str:
    return name.rpartition("/")[2]


def load(source: Source) -> Course:
    """A course from a file or from data; or a game's track, by the name of the game. Raises BadInput with every problem."""
    if isinstance(source, str) and games.is_game(source):
        return of_track(source)
    return from_data(scenario.parsed(source))


def from_text(text: str) -> Course:
    """A course from the text of its file. Raises BadInput with every problem."""
    if len(text) > LONGEST:
        raise BadInput([Problem("$", "problem-too-long", (("most", "number"),), (LONGEST // 1_000_000,))])
    return from_data(scenario.from_text(text))


def from_data(data: object) -> Course:
    """A course from JSON data. Raises BadInput with every problem."""
    problems: list[Problem] = []
    root = JsonPath("", problems)
    if not is_course(data):
        raise BadInput([Problem("$", "problem-no-course")])
    check_json(data, problems)
    found = data.get(COURSE) if isinstance(data, dict) else None
    if type(found) is int and found > FORMAT:
        root.at(COURSE).report("problem-newer-format", (("found", "text"), ("known", "text")), str(found), str(FORMAT))
    if problems:
        raise BadInput(problems)
    written = FORM.parse(root, data, {})
    if problems:
        raise BadInput(problems)
    return _Reading(root, written).course()


class _Reading:
    """Reads the parts of a course whose form is valid. Problems are noted at their places."""

    def __init__(self, root: JsonPath, written: CourseSpec) -> None:
        self.root = root
        self.written = written
        self._own = 0
        self._names: set[str] = set()

    def course(self) -> Course:
        """The course. Raises BadInput with every problem."""
        parts: list[Part] = []
        for index, each in enumerate(self.written.parts):
            part = self._part(self.root.at("parts").at(index), each)
            if part is not None:
                parts.append(part)
        if self.root.problems:
            raise BadInput(self.root.problems)
        return Course(self.written.name, self.written.title, self.written.about, tuple(parts))

    def _part(self, place: JsonPath, part: PartSpec) -> Part | None:
        what = [each for each in (part.lesson, part.level, part.exercises) if each is not None]
        if len(what) != 1:
            place.report("problem-one-of", (("names", "text"),), ", ".join(KINDS))
            return None
        if part.exercises is not None:
            return self._exercises(place, part, part.exercises)
        kind: Kind = LESSON if part.lesson is not None else LEVEL
        source = part.lesson if kind == LESSON else part.level
        if isinstance(source, str):
            return self._taken(place, kind, source)
        assert source is not None
        return self._whole(place, part, kind, source)

    def _named(self, place: JsonPath, name: str | None) -> str:
        """The name under which a part is noted. No two parts have the same."""
        if name is None:
            place.at("name").report("problem-missing")
            return ""
        full = f"{COURSE}/{self.written.name}/{name}"
        self._note_twice(place.at("name"), full, name)
        return full

    def _note_twice(self, place: JsonPath, full: str, name: str) -> None:
        if full in self._names:
            place.report("problem-twice", (("name", "text"),), one_line(name))
        self._names.add(full)

    def _taken(self, place: JsonPath, kind: Kind, name: str) -> Part | None:
        """A lesson or a level of a game."""
        here = place.at(kind)
        known = known_of(kind)
        if name not in known:
            here.report("problem-course-unknown", UNKNOWN, kind, name, here.close(name, known))
            return None
        self._note_twice(here, name, name)
        return taken(kind, name)

    def _whole(self, place: JsonPath, part: PartSpec, kind: Kind, data: Json) -> Part | None:
        """A lesson or a level that is whole in the file."""
        here, name = place.at(kind), self._named(place, part.name)
        self._own += 1
        if self._own > MOST_OWN:
            if self._own == MOST_OWN + 1:
                place.report("problem-course-own", (("most", "number"),), MOST_OWN)
            return None
        if len(json.dumps(data, ensure_ascii=False)) > LONGEST_PART:
            here.report("problem-course-long", (("most", "number"),), LONGEST_PART)
            return None
        try:
            found = scenario.from_data(dict(data), name)
        except BadInput as error:
            for each in error.problems:
                inside = here.path if each.place == "$" else f"{here.path}.{each.place}"
                here.problems.append(each._replace(place=inside))
            return None
        if (found.lesson if kind == LESSON else found.level) is None:
            here.report("problem-course-not-it", (("kind", "text"),), kind)
            return None
        return Told(kind, name, found.title, found.state.setup.game.name, dict(data))

    def _exercises(self, place: JsonPath, part: PartSpec, game: str) -> Part | None:
        name = self._named(place, part.name)
        known = tuple(each for each in games.names() if topics.index(each))
        if place.at(EXERCISES).one_of(game, known, None) is None:
            return None
        about = None
        if part.about is not None:
            try:
                about = topics.topic(game, part.about)
            except BadInput as error:
                place.problems.extend(each._replace(place=place.at("about").path) for each in error.problems)
                return None
        return Exercises(name, game, about, part.count, part.seed, part.title)


# --- what games have --------------------------------------------------------------------------------------------------


@cache
def known_of(kind: Kind) -> tuple[str, ...]:
    """The lessons, or the levels, of all games by name, in their order."""
    if kind == LESSON:
        return tuple(name for game in games.names() for name in tracks.track(game).names)
    return tuple(each["name"] for game in games.names() for each in levels.of_game(game))


def taken(kind: Kind, name: str) -> Told:
    """A game's lesson or level as a part. Raises BadInput if there is none of this name."""
    return Told(kind, name, scenario.title_of(name), name.partition("/")[0], name)


def of_track(game: str) -> Course:
    """A game's track as a course. Raises PnError if it has none."""
    names = tracks.track(game).learn
    if not names:
        raise PnError("error-no-track", (("game", "text"),), (game,))
    title = {lang: words.text_or(game, lang, f"game-{game}") for lang in words.LANGUAGES}
    return Course(game.replace("_", "-"), title, "", tuple(taken(LESSON, name) for name in names))


def titled(part: Part, lang: str) -> str:
    """A part's title in a language."""
    if part.title is not None:
        return words.said(lang, part.title)
    of_game = words.text_or(part.game, lang, f"game-{part.game}")
    what = next((mastery.titled(each, lang) for each in topics.listed(part.game) if each.name == part.about), of_game)
    return words.text(lang, "course-exercises", count=part.count, what=what)


def made(name: str, title: Text, parts: Sequence[Source | Exercises], about: Text = "") -> Course:
    """A course from lessons and levels, by name, file or data, and exercises. Raises BadInput with every problem.

    name  letters, digits and hyphens: what is done is noted under it
    """
    said = {"about": about} if about else {}
    written = [_as_part(each, number) for number, each in enumerate(parts, 1)]
    return from_data({COURSE: FORMAT, "name": name, "title": title, **said, "parts": written})


def _as_part(source: Source | Exercises, number: int) -> Any:
    if isinstance(source, Exercises):
        return _written(source)
    found = scenario.load(source)
    kind: Kind = LEVEL if found.level is not None else LESSON
    if isinstance(source, str) and source in known_of(kind):
        return {kind: source}
    return {kind: found.data, "name": f"own-{number}"}
