"""Finds places for exercises about every rule, card and ruling: in random games, and in scenarios for what these lack.

`pnrules topics GAME` writes the game's `exercises.json`. In the first games all positions are examined; in the others, only those
before something that still has few exercises. With `--add` the games are not played again: earlier finds are kept if they still
hold, and only the scenarios are searched, which takes minutes instead of hours.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from pnrules.files import scenario
from pnrules.kernel import asks
from pnrules.kernel.machine import step
from pnrules.kernel.state import CHANCE
from pnrules.kernel.steps import Step
from pnrules.training import positions, questions
from pnrules.training.exercise import named, put
from pnrules.training.positions import FURTHER, Line, Place, line_at
from pnrules.training.topics import Entry, index

LOOKED_AT: Final = 150
"""The number of games that are examined whole."""

ENOUGH: Final = 40
"""A topic with this many places needs no more."""

OF_A_KIND: Final = 10
"""The maximum number of places per topic and kind of question."""

LONGEST: Final = 600
"""The number of answers examined per game: later positions take too long to reach again."""

EVERY: Final = 3
"""In a game that is examined whole, about one in this many questions is tried."""


DRAWS: Final = 8
"""The number of random draws by which to find out what a question of what is allowed is always about."""


class Finder:
    """The finds so far, by topic."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.tables = positions.tables(game)
        self.found: dict[str, list[Entry]] = defaultdict(list)

    def lacks(self, topic: str) -> bool:
        """Whether a topic has too few exercises."""
        return len(self.found.get(topic, ())) < ENOUGH

    def look(self, place: Place, line: Line) -> None:
        """Add the exercises at a place, for topics that still lack some."""
        for kind in questions.kinds(line.state.setup):
            self._take(self._always(line, kind), Entry(place, kind))

    def _take(self, about: Sequence[str], entry: Entry) -> None:
        for topic in about:
            of_a_kind = sum(other.kind == entry.kind for other in self.found[topic])
            if of_a_kind < OF_A_KIND and entry not in self.found[topic]:
                self.found[topic].append(entry)

    @staticmethod
    def _always(line: Line, kind: str) -> list[str]:
        """The topics of an exercise of a kind here, whatever is drawn; empty if some draw gives no exercise."""
        drawn = _drawn(line, kind)
        return [topic for topic in drawn[0] if all(topic in about for about in drawn)]

    def keep(self, found: Mapping[str, Sequence[Entry]]) -> None:
        """Take over earlier finds that still hold: the rules may have been corrected since."""
        kinds: dict[Place, set[str]] = defaultdict(set)
        for entries in found.values():
            for entry in entries:
                kinds[entry.place].add(entry.kind)
        about = {
            Entry(place, kind): {topic for drawn in _drawn(line, kind) for topic in drawn}
            for place, line in self._lines(list(kinds))
            for kind in kinds[place]
        }
        for topic, entries in found.items():
            self.found[topic] = [entry for entry in entries if topic in about.get(entry, ())]

    def _lines(self, places: Sequence[Place]) -> Iterator[tuple[Place, Line]]:
        """The positions at these places, as far as they still exist. Each game is played once."""
        of_a_game: dict[tuple[str, int | None], list[Place]] = defaultdict(list)
        for place in places:
            of_a_game[place.table, place.number].append(place)
        packaged = set(scenario.of_game(self.game))
        for (table, number), here in of_a_game.items():
            if number is None:
                yield from (found for found in positions.of_scenario(table) if found[0] in here) if table in packaged else ()
                continue
            at_all = list(positions.answers(self.game, table, number, max(place.at for place in here) + FURTHER))
            yield from ((place, line_at(at_all, place.at)) for place in here if place.at < len(at_all))

    def random_games(self, numbers: range) -> None:
        """Search random games."""
        for number in numbers:
            table = self.tables[number % len(self.tables)]
            whole = number < LOOKED_AT
            at_all = list(positions.answers(self.game, table, number, LONGEST + FURTHER))
            wanted = self._every(at_all, number) if whole else self._where_lacking(at_all)
            for at in wanted:
                self.look(Place(table, number, at), line_at(at_all, at))

    @staticmethod
    def _every(at_all: Sequence[Any], number: int) -> Iterator[int]:
        for at in range(number % EVERY, min(len(at_all), LONGEST), EVERY):
            if at_all[at][0].ask.who != CHANCE:
                yield at

    def _where_lacking(self, at_all: Sequence[Any]) -> Iterator[int]:
        """The questions shortly before something that still has few exercises."""
        wanted: set[int] = set()
        for at, (state, answer) in enumerate(at_all[:LONGEST]):
            if any(self.lacks(topic) for topic in touched(step(state, answer))):
                wanted.update(range(max(0, at - 2), at + 1))
            else:
                after = at_all[at + 1][0] if at + 1 < len(at_all) else None
                if after is not None and after.ask is not None and any(self.lacks(id) for id in asks.rulings(after)):
                    wanted.update((at, at + 1))
        return iter(sorted(wanted))

    def scenarios(self) -> None:
        """Search the packaged scenarios."""
        for name in scenario.of_game(self.game):
            for place, line in positions.of_scenario(name):
                self.look(place, line)


def _drawn(line: Line, kind: str) -> list[tuple[str, ...]]:
    """The topics of an exercise of a kind here, for each draw; empty for a draw without an exercise."""
    found = []
    for number in range(DRAWS if kind == questions.ALLOWED else 1):
        draw = Random(number)
        exercise = put(questions.question(kind, line, draw), None, draw)
        found.append(tuple(exercise.topics) if exercise is not None else ())
    return found


def touched(one: Step) -> Iterator[str]:
    """The topics of a step itself."""
    yield named(one.citation)
    yield from one.rulings


def topics(game: str, count: int) -> Mapping[str, Sequence[Entry]]:
    """Find the places of a game's exercises, topic by topic: in `count` random games, and in its scenarios."""
    finder = Finder(game)
    finder.random_games(range(count))
    finder.scenarios()
    return finder.found


def more_topics(game: str) -> Mapping[str, Sequence[Entry]]:
    """The places that were found before, if they still hold, and those in its scenarios; no game is played."""
    finder = Finder(game)
    finder.keep(index(game))
    finder.scenarios()
    return finder.found
