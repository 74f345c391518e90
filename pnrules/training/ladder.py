"""Exercises in an order: from a few cards that somebody has met to whole games, by what they have learnt and answered.

The exercises of the first levels lie on small tables (`Exercises.small`). They were found by `make ladder`, and lie in each
game's package as `ladder.json`, each with its level and with all that it needs: so a learner is asked about nothing but what they
have met.
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
"""Whoever begins with exercises is taken to know so many lessons: nothing can be asked of nothing."""

OF_A_LEVEL: Final = 5
"""So many right answers, less the wrong ones, lead to the next level."""

MASTERED: Final = 10
"""Whoever knows so many rules, cards and rulings for long is asked about rulings, too."""

A_DAY: Final = 2
"""The level of the exercise of a day."""


class Rung(NamedTuple):
    """An exercise on a small table.

    number, at  which table, and after how many answers
    kind        what is asked
    level       how difficult it is
    topic       the rule or card that its answer is about
    needs       all that one has to know: places of the rulebook, and the rulings on which the steps rest
    """

    number: int
    at: int
    kind: str
    level: int
    topic: str
    needs: frozenset[str]

    def exercise(self, game: str) -> Exercise:
        """The exercise itself: always the same, its wrong answers and their order included."""
        made = put(game, self.number, self.at, self.kind)
        assert made is not None, self
        return made._replace(topic=self.topic)


def put(game: str, number: int, at: int, kind: str) -> Exercise | None:
    """The exercise of a kind at a place of a small table; None where there is none."""
    return of(game, Place(SMALL, number, at), kind, Random(f"{number}/{at}/{kind}"), plain=True)


class Learner(NamedTuple):
    """Whom an exercise is for.

    lessons  the names of those that they have done
    level    how far they have come, from 1 to 5
    due      what they are to be asked about again, the longest due first
    rulings  whether they know enough to be asked about rulings
    """

    lessons: frozenset[str] = frozenset()
    level: int = LEVELS[0]
    due: tuple[str, ...] = ()
    rulings: bool = False


NEWCOMER: Final = Learner()


def level(answers: Iterable[bool]) -> int:
    """How far somebody has come with answers to a game's exercises, right ones and wrong ones, in their order."""
    height = 0
    for right in answers:
        height = height + 1 if right else max(0, height - 1)
    return LEVELS[min(height // OF_A_LEVEL, len(LEVELS) - 1)]


def unknown(game: str, number: int) -> Learner:
    """Who is taken to be asked the exercise with a number where nobody knows who it is: somebody who answers rightly, and has
    done all lessons after the first ten exercises."""
    at = min((number - 1) // OF_A_LEVEL, len(LEVELS) - 1)
    lessons = tracks.track(game).names if number > 2 * OF_A_LEVEL else ()
    return Learner(frozenset(lessons), LEVELS[at], rulings=True)


@cache
def rungs(game: str) -> tuple[Rung, ...]:
    """Every exercise of a game on a small table, from easy to hard; none where the game brings no such file."""
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
    """The exercises of a game as its file has them: each kind and topic once, and a line for each rung."""

    kinds: list[str]
    topics: list[str]
    rungs: list[list[PlainData]]


def as_data(found: Sequence[Rung]) -> LadderData:
    """Some as JSON data: each kind and topic once."""
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
    """What somebody has met who has done some lessons of a game, and in any case the first ones."""
    track = tracks.track(game)
    done = {*track.learn[:FIRST_LESSONS], *lessons} & set(track.names)
    return frozenset(named(each) if isinstance(each, Citation) else each for name in done for each in tracks.brought(name))


def climbable(game: str, learner: Learner) -> list[Rung]:
    """The exercises that need nothing but what a learner has met, from easy to hard."""
    known = met(game, learner.lessons)
    return [rung for rung in rungs(game) if rung.needs <= known]


def exercise(game: str, learner: Learner, seed: int | str, number: int) -> Exercise:
    """The exercise with a number for a learner: about what is due, if something is, else of the learner's level. The same seed
    and learner get the same exercises, and no two of them are the same as long as there are others.

    Raises PnError for a game that has none at all.
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
    """An exercise about a topic that somebody asks for: on a small table that the learner can read, else in a whole game. Raises
    BadInput for what there is no exercise about."""
    found = _about(climbable(game, learner), topic, learner)
    if found and not learner.rulings:
        return _drawn(found, f"{seed}/{topic}", number).exercise(game)._replace(topic=topic)
    return topics.exercise(game, f"{seed}/{number}", topic)


def of_day(game: str, day: int) -> Exercise | None:
    """The exercise of a day, counted from the beginning of 1970: the same for everybody; None where the game has none."""
    found = _nearest(climbable(game, NEWCOMER), A_DAY)
    return _drawn(found, "day", day).exercise(game) if found else None


def _about(found: Sequence[Rung], topic: str, learner: Learner) -> list[Rung]:
    """Those that ask about a topic, no harder than the learner's level; where there are none, those that need it."""
    easy = [rung for rung in found if rung.level <= learner.level]
    return [rung for rung in easy if rung.topic == topic] or [rung for rung in easy if topic in rung.needs]


def _is_beyond(game: str, learner: Learner) -> bool:
    """Whether a learner is asked about whole games: having played one, at the end of the track."""
    return learner.level == LEVELS[-1] and learner.lessons >= set(tracks.track(game).learn)


def _whole(game: str, learner: Learner, seed: str) -> Exercise:
    """An exercise in a whole game."""
    found = _topics(game, learner)
    return topics.exercise(game, seed, Random(f"{game}/{seed}").choice(found) if found else None, plain=not learner.rulings)


def _topics(game: str, learner: Learner) -> list[str]:
    """What a learner may be asked about in whole games: without rulings, those are passed over."""
    return sorted(topic for topic in topics.index(game) if learner.rulings or topic not in games.game(game).register)


def _nearest(found: Sequence[Rung], level: int) -> list[Rung]:
    """Those of a level; where there are none, of the nearest one, an easier one first."""
    least = min((abs(rung.level - level), rung.level) for rung in found) if found else (0, level)
    return [rung for rung in found if (abs(rung.level - level), rung.level) == least]


def _drawn(found: Sequence[Rung], seed: str, number: int) -> Rung:
    """The one with a number in an order that is drawn, in which kinds of question take turns."""
    draw = Random(seed)
    by_kind: dict[str, list[Rung]] = defaultdict(list)
    for rung in draw.sample(found, len(found)):
        by_kind[rung.kind].append(rung)
    mixed = [rung for rung in chain.from_iterable(zip_longest(*by_kind.values())) if rung is not None]
    return mixed[number % len(mixed)]
