"""Samples: games that were played under one set-up, and single ones of them, played again to be looked at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from pnrules.files import links
from pnrules.kernel.replays import given, go_strictly
from pnrules.kernel.state import CHANCE
from pnrules.kernel.steps import Step
from pnrules.lab.experiment import Experiment
from pnrules.lab.folder import rows
from pnrules.lab.records import CardRow, ChoiceRow, GameRow, LoopRow, Records, RoundRow, Row, ScoreRow, SeatRow
from pnrules.showing.play import ShownPlay

LONGEST: Final = 20_000
"""A game of more steps is too long for a link, and for a board."""

AnyRow = TypeVar("AnyRow", bound=Row)


class Example(NamedTuple):
    """A game to open, at a place.

    experiment  what was played
    game        the number of the game
    choice      after how many choices of all seats to look at it; None for the end
    """

    experiment: Experiment
    game: int
    choice: int | None = None


class Sample:
    """The records of the first games of an experiment, table by table. A folder is read when a table is first asked for.

    experiment  what was played
    """

    def __init__(self, experiment: Experiment, source: Records | Path, games: int) -> None:
        self.experiment = experiment
        self._source = source
        self._games = games

    def _rows(self, table: str, kind: type[AnyRow]) -> tuple[AnyRow, ...]:
        found: Iterable[Row] = rows(self._source, table) if isinstance(self._source, Path) else getattr(self._source, table)
        return tuple(row for row in found if isinstance(row, kind) and row.game < self._games)

    @cached_property
    def games(self) -> tuple[GameRow, ...]:
        """One row a game."""
        return self._rows("games", GameRow)

    @cached_property
    def seats(self) -> tuple[SeatRow, ...]:
        """One row for each seat of a game."""
        return self._rows("seats", SeatRow)

    @cached_property
    def rounds(self) -> tuple[RoundRow, ...]:
        """One row for each seat at the end of each round."""
        return self._rows("rounds", RoundRow)

    @cached_property
    def scores(self) -> tuple[ScoreRow, ...]:
        """One row for each change of points."""
        return self._rows("scores", ScoreRow)

    @cached_property
    def cards(self) -> tuple[CardRow, ...]:
        """One row for each kind of card of a seat."""
        return self._rows("cards", CardRow)

    @cached_property
    def loops(self) -> tuple[LoopRow, ...]:
        """One row for each loop."""
        return self._rows("loops", LoopRow)

    @cached_property
    def choices(self) -> tuple[ChoiceRow, ...]:
        """One row for each choice; none unless the experiment asks for them."""
        return self._rows("choices", ChoiceRow)

    def first(self, games: int) -> Sample:
        """So many of its games, from the first one on."""
        return Sample(self.experiment, self._source, games)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.experiment.players)

    @cached_property
    def shares(self) -> Mapping[int, tuple[float, ...]]:
        """By game, every seat's share of the win."""
        found: dict[int, list[float]] = {}
        for row in self.seats:
            found.setdefault(row.game, []).append(row.share)
        return {game: tuple(shares) for game, shares in found.items()}

    @cached_property
    def scores_of(self) -> Mapping[int, tuple[ScoreRow, ...]]:
        """By game, every change of points in order; none of a game without any."""
        found: dict[int, list[ScoreRow]] = {}
        for row in self.scores:
            found.setdefault(row.game, []).append(row)
        return {game: tuple(rows) for game, rows in found.items()}

    @cached_property
    def _openable(self) -> frozenset[int]:
        return frozenset(row.game for row in self.games if row.steps <= LONGEST)

    def example(self, game: int, choice: int | None = None) -> Example | None:
        """One of its games, at a place; None if it is too long to be opened."""
        return Example(self.experiment, game, choice) if game in self._openable else None


def reopened(example: Example) -> ShownPlay:
    """The game as a play that goes on or back from the place; whoever opens it sees every hand."""
    steps: list[Step] = []
    example.experiment.play(example.game, steps.append)
    play = ShownPlay(example.experiment.start)
    go_strictly(play, given(steps), further=len(steps))
    if example.choice is not None:
        play.goto(_node(play, example.choice))
    return play


def _node(play: ShownPlay, choice: int) -> int:
    """The position after so many choices of seats between two options or more; the last one if there were not so many."""
    line: Sequence[int] = play.line()
    made = 0
    for node, step in zip(line[1:], play.steps(play.head), strict=True):
        ask = step.before.ask
        made += ask is not None and step.answer is not None and ask.who != CHANCE and len(ask.options) > 1
        if made == choice:
            return node
    return line[-1]


def link(example: Example, lang: str = "en", address: str = "") -> str:
    """The link that opens the game at the place: see `links.link`."""
    return links.link(reopened(example), lang, address)
