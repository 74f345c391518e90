"""Finding where exercises are: every rule, card and ruling in games played at random, and what these do not bring in scenarios.

    python -m pnrules.training.finding nightmare

writes the game's `exercises.json`. Of the first games every position is looked at; of the others, only those at which something
happens that there are few exercises about yet. With `--add` the games are not played again: what was found before is kept where
it still holds, and the scenarios alone are looked through, which takes minutes, not hours.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from pnrules import games
from pnrules.files import scenario
from pnrules.kernel import asks
from pnrules.kernel.machine import step
from pnrules.kernel.state import CHANCE
from pnrules.kernel.steps import Step
from pnrules.training import positions, questions
from pnrules.training.exercise import named, put
from pnrules.training.positions import FURTHER, Line, Place, line_at
from pnrules.training.topics import FILE, Entry, as_data, index

GAMES: Final = 20_000
LOOKED_AT: Final = 150
"""So many games are looked at whole."""

ENOUGH: Final = 40
"""A topic that has so many places is not looked for any more."""

OF_A_KIND: Final = 10
"""So many places are kept of each topic for one kind of question."""

LONGEST: Final = 600
"""So many answers of a game are looked at: what lies further on takes too long to be found again."""

EVERY: Final = 3
"""Of a game that is looked at whole, about every third question."""


DRAWS: Final = 8
"""So often it is drawn which thing may be allowed or not, to see what that is about in any case."""


class Finder:
    """What has been found so far, topic by topic."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.tables = positions.tables(game)
        self.found: dict[str, list[Entry]] = defaultdict(list)

    def lacks(self, topic: str) -> bool:
        """Whether there are too few exercises about it."""
        return len(self.found.get(topic, ())) < ENOUGH

    def look(self, place: Place, line: Line) -> None:
        """Take what can be asked at a place, for the topics that still lack it."""
        for kind in questions.kinds(line.state.setup):
            self._take(self._always(line, kind), Entry(place, kind))

    def _take(self, about: Sequence[str], entry: Entry) -> None:
        for topic in about:
            of_a_kind = sum(other.kind == entry.kind for other in self.found[topic])
            if of_a_kind < OF_A_KIND and entry not in self.found[topic]:
                self.found[topic].append(entry)

    @staticmethod
    def _always(line: Line, kind: str) -> list[str]:
        """What an exercise of a kind is about here, however it is drawn; nothing where there is none at some draw."""
        drawn = _drawn(line, kind)
        return [topic for topic in drawn[0] if all(topic in about for about in drawn)]

    def keep(self, found: Mapping[str, Sequence[Entry]]) -> None:
        """Take over what was found before, where it is still so: the rules may have been mended since."""
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
        """The positions at these places, those that there still are; each game is played once."""
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
        """Look through games played at random."""
        for number in numbers:
            table = self.tables[number % len(self.tables)]
            whole = number < LOOKED_AT
            at_all = list(positions.answers(self.game, table, number, LONGEST + FURTHER))
            wanted = self._every(at_all, number) if whole else self._where_lacking(at_all)  # a draw, only where one lacks it
            for at in wanted:
                self.look(Place(table, number, at), line_at(at_all, at))

    @staticmethod
    def _every(at_all: Sequence[Any], number: int) -> Iterator[int]:
        for at in range(number % EVERY, min(len(at_all), LONGEST), EVERY):
            if at_all[at][0].ask.who != CHANCE:
                yield at

    def _where_lacking(self, at_all: Sequence[Any]) -> Iterator[int]:
        """The questions shortly before something happens that there are few exercises about."""
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
        """Look through the packaged scenarios."""
        for name in scenario.of_game(self.game):
            for place, line in positions.of_scenario(name):
                self.look(place, line)


def _drawn(line: Line, kind: str) -> list[tuple[str, ...]]:
    """What an exercise of a kind is about here, draw by draw; nothing at a draw at which there is none."""
    found = []
    for number in range(DRAWS if kind == questions.ALLOWED else 1):
        draw = Random(number)
        exercise = put(questions.question(kind, line, draw), None, draw)
        found.append(tuple(exercise.topics) if exercise is not None else ())
    return found


def touched(one: Step) -> Iterator[str]:
    """The topics that a step touches by itself."""
    yield named(one.citation)
    yield from one.rulings


def main() -> None:
    """Find the exercises of a game and write them into its package."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--add", action="store_true")
    options = parser.parse_args()
    finder = Finder(options.game)
    if options.add:
        finder.keep(index(options.game))
    else:
        finder.random_games(range(options.games))
    finder.scenarios()
    text = json.dumps(as_data(finder.found), separators=(",", ":"), ensure_ascii=False)
    Path(str(games.folder(options.game) / FILE)).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
