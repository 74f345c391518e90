"""Exercises in an order, from a few familiar cards to whole games, depending on the learner's lessons and answers.

The exercises of the first levels use small tables (`Exercises.small`). `make ladder` finds them and stores them in each game's
package as `ladder.json`, each with its level and prerequisites, so that learners are asked only about what they have met.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain, zip_longest
from random import Random
from typing import Final, NamedTuple, TypedDict

from pnrules import games
from pnrules.kernel.citations import Citation
from pnrules.kernel.patches import PlainData
from pnrules.teaching import tracks
from pnrules.training import topics
from pnrules.training.difficulty import LEVELS
from pnrules.training.exercise import Exercise, named, of
from pnrules.training.positions import SMALL, Place

FILE: Final = "ladder.json"

FIRST_LESSONS: Final = 5
"""A learner who begins with exercises is assumed to know this many lessons: without any, nothing could be asked."""

OF_A_LEVEL: Final = 5
"""The number of right answers, less the wrong ones, that lead to the next level."""

MASTERED: Final = 10
"""The number of topics known for long from which on a learner is also asked about rulings."""

A_DAY: Final = 2
"""The level of the exercise of the day."""


class Rung(NamedTuple):
    """An exercise on a small table.

    number, at  the table, and the number of answers before the question
    kind        the kind of question
    level       its difficulty, from 1 to 5
    topic       the rule or card that its answer is about
    needs       its prerequisites: places of the rulebook, and the rulings behind the steps
    """

    number: int
    at: int
    kind: str
    level: int
    topic: str
    needs: frozenset[str]

    def exercise(self, game: str) -> Exercise:
        """The exercise itself: always the same, including its wrong answers and their order."""
        made = put(game, self.number, self.at, self.kind)
        assert made is not None, self
        return made._replace(topic=self.topic)


def put(game: str, number: int, at: int, kind: str) -> Exercise | None:
    """The exercise of a kind at a place of a small table; None if there is none."""
    return of(game, Place(SMALL, number, at), kind, Random(f"{number}/{at}/{kind}"), plain=True)


class Learner(NamedTuple):
    """The learner for whom an exercise is chosen.

    lessons  the names of the completed lessons
    level    the level reached, from 1 to 5
    due      the topics due for review, the longest due first
    rulings  whether to ask about rulings
    """

    lessons: frozenset[str] = frozenset()
    level: int = LEVELS[0]
    due: tuple[str, ...] = ()
    rulings: bool = False


NEWCOMER: Final = Learner()


def level(answers: Iterable[bool]) -> int:
    """The level reached by a sequence of right and wrong answers to a game's exercises."""
    height = 0
    for right in answers:
        height = height + 1 if right else max(0, height - 1)
    return LEVELS[min(height // OF_A_LEVEL, len(LEVELS) - 1)]


def unknown(game: str, number: int) -> Learner:
    """The learner to assume for the exercise with a number if there is no record: one who answers correctly, and has completed
    all lessons after the first ten exercises."""
    at = min((number - 1) // OF_A_LEVEL, len(LEVELS) - 1)
    lessons = tracks.track(game).names if number > 2 * OF_A_LEVEL else ()
    return Learner(frozenset(lessons), LEVELS[at], rulings=True)


@cache
def rungs(game: str) -> tuple[Rung, ...]:
    """Every exercise of a game on a small table, from easy to hard; empty if the game has no such file."""
    file = games.folder(game) / FILE
    if not file.is_file():
        return ()
    data = json.loads(file.read_text(encoding="utf-8"))
    kinds, about = data["kinds"], data["topics"]
    found = (
        Rung(number, at, kinds[kind], level, about[topic], frozenset(about[need] for need in needs))
        for number, at, kind, level, topic, needs in data["rungs"]
    )
    return tuple(sorted(found, key=lambda rung: rung.level))


class LadderData(TypedDict):
    """The exercises in a game's file: each kind and topic once, and a row for each rung."""

    kinds: list[str]
    topics: list[str]
    rungs: list[list[PlainData]]


def as_data(found: Sequence[Rung]) -> LadderData:
    """Rungs as JSON data: each kind and topic once."""
    kinds = sorted({rung.kind for rung in found})
    about = sorted({topic for rung in found for topic in (rung.topic, *rung.needs)})
    at = {topic: number for number, topic in enumerate(about)}
    lines: list[list[PlainData]] = [
        [each.number, each.at, kinds.index(each.kind), each.level, at[each.topic], sorted(at[need] for need in each.needs)]
        for each in sorted(found, key=_order)
    ]
    return {"kinds": kinds, "topics": about, "rungs": lines}


def _order(rung: Rung) -> tuple[int, int, int, str]:
    return rung.level, rung.number, rung.at, rung.kind


def met(game: str, lessons: Iterable[str]) -> frozenset[str]:
    """The topics met in some lessons of a game, and in the first ones in any case."""
    track = tracks.track(game)
    done = {*track.learn[:FIRST_LESSONS], *lessons} & set(track.names)
    return frozenset(named(each) if isinstance(each, Citation) else each for name in done for each in tracks.brought(name))


def climbable(game: str, learner: Learner) -> list[Rung]:
    """The exercises whose prerequisites a learner has met, from easy to hard."""
    known = met(game, learner.lessons)
    return [rung for rung in rungs(game) if rung.needs <= known]


def exercise(game: str, learner: Learner, seed: int | str, number: int) -> Exercise:
    """The exercise with a number for a learner: about a topic that is due, or else at the learner's level. The same seed and
    learner give the same exercises, without repetitions as long as there are others.

    Raises PnError for a game without exercises.
    """
    found, beyond = climbable(game, learner), _is_beyond(game, learner)
    whole = _topics(game, learner) if beyond else []
    for topic in learner.due:
        again = _about(found, topic, learner)
        if again:
            return _drawn(again, f"{seed}/{topic}", number).exercise(game)._replace(topic=topic)
        if topic in whole:
            return topics.exercise(game, f"{seed}/{number}", topic, plain=not learner.rulings)
    if not found or beyond:
        return _whole(game, learner, f"{seed}/{number}")
    here = _nearest(found, learner.level)
    return _drawn(here, f"{seed}", number).exercise(game)


def about(game: str, topic: str, learner: Learner, seed: int | str, number: int) -> Exercise:
    """An exercise about a requested topic: on a small table within the learner's reach, or else in a whole game. Raises BadInput
    for a topic without exercises."""
    found = _about(climbable(game, learner), topic, learner)
    if found and not learner.rulings:
        return _drawn(found, f"{seed}/{topic}", number).exercise(game)._replace(topic=topic)
    return topics.exercise(game, f"{seed}/{number}", topic)


def of_day(game: str, day: int) -> Exercise | None:
    """The exercise of a day, counted from the beginning of 1970: the same for everyone; None if the game has none."""
    found = _nearest(climbable(game, NEWCOMER), A_DAY)
    return _drawn(found, "day", day).exercise(game) if found else None


def _about(found: Sequence[Rung], topic: str, learner: Learner) -> list[Rung]:
    """The rungs about a topic up to the learner's level; if there are none, those with the topic as a prerequisite."""
    easy = [rung for rung in found if rung.level <= learner.level]
    return [rung for rung in easy if rung.topic == topic] or [rung for rung in easy if topic in rung.needs]


def _is_beyond(game: str, learner: Learner) -> bool:
    """Whether to ask a learner about whole games: once they have played one, at the end of the track."""
    return learner.level == LEVELS[-1] and learner.lessons >= set(tracks.track(game).learn)


def _whole(game: str, learner: Learner, seed: str) -> Exercise:
    """An exercise in a whole game."""
    found = _topics(game, learner)
    return topics.exercise(game, seed, Random(f"{game}/{seed}").choice(found) if found else None, plain=not learner.rulings)


def _topics(game: str, learner: Learner) -> list[str]:
    """The topics for a learner in whole games, without rulings unless the learner is asked about those."""
    return sorted(topic for topic in topics.index(game) if learner.rulings or topic not in games.game(game).register)


def _nearest(found: Sequence[Rung], level: int) -> list[Rung]:
    """The rungs of a level, or else of the nearest one, easier before harder."""
    least = min((abs(rung.level - level), rung.level) for rung in found) if found else (0, level)
    return [rung for rung in found if (abs(rung.level - level), rung.level) == least]


def _drawn(found: Sequence[Rung], seed: str, number: int) -> Rung:
    """The rung with a number in a shuffled order in which the kinds of question alternate."""
    draw = Random(seed)
    by_kind: dict[str, list[Rung]] = defaultdict(list)
    for rung in draw.sample(found, len(found)):
        by_kind[rung.kind].append(rung)
    mixed = [rung for rung in chain.from_iterable(zip_longest(*by_kind.values())) if rung is not None]
    return mixed[number % len(mixed)]
