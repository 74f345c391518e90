"""The option `--to` of `simulate` and `tournament`: records games in a folder, and reads them back to count how they ended."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from pnrules.cli.progress import shown
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.game import AnyGame
from pnrules.lab import Experiment, GameRow, SeatRow, rows, run
from pnrules.lab.formats import is_written
from pnrules.lab.recording import BETWEEN
from pnrules.players.matches import Played
from pnrules.players.processes import Processes
from pnrules.players.random_games import RandomGame

MOST_PROCESSES: Final = 256


def processes_of(options: argparse.Namespace) -> int:
    """The number of processes: as requested, otherwise one for each core. Raises BadInput."""
    if options.processes is None:
        return os.cpu_count() or 1
    problems: list[Problem] = []
    asked = JsonPath("--processes", problems).integer(options.processes, 1, MOST_PROCESSES, 1)
    if problems:
        raise BadInput(problems)
    return asked


@contextmanager
def machines(options: argparse.Namespace, game: AnyGame) -> Iterator[Processes]:
    """Where the games are played: on the cluster, or in processes of this machine. Raises BadInput."""
    if options.cluster is None:
        yield processes_of(options)
        return
    from pnrules.lab.cluster import Cluster

    with Cluster(options.cluster, game) as cluster:
        yield cluster


def write(experiment: Experiment, folder: Path, games: range, options: argparse.Namespace, processes: Processes) -> None:
    """Record those games that the folder does not hold yet. Raises BadInput."""
    if not is_written(options.format):
        raise BadInput([Problem("--format", "problem-lab-extra", (("format", "text"),), (options.format,))])
    written = run(experiment, folder, games, options.format, processes)
    for _ in shown(_each(written), len(games)):
        pass


def _each(counts: Iterator[int]) -> Iterator[int]:
    """One item for each game."""
    for count in counts:
        yield from range(count)


def random_games(folder: Path) -> list[RandomGame]:
    """The games of a folder, as `random_games.summary` counts them."""
    found = []
    for row in rows(folder):
        assert isinstance(row, GameRow)
        winners = tuple(map(int, filter(None, row.winners.split(BETWEEN))))
        found.append(RandomGame(row.game, row.result, winners, row.steps, row.choices))
    return found


def matches(folder: Path, players: tuple[str, ...]) -> list[Played]:
    """The games of a folder, as `matches.standing` counts them.

    players  the players to count shares of, in this order
    """
    ended = {row.game: (row.ended, row.choices) for row in rows(folder) if isinstance(row, GameRow)}
    seats: dict[int, list[SeatRow]] = {}
    for row in rows(folder, "seats"):
        assert isinstance(row, SeatRow)
        seats.setdefault(row.game, []).append(row)
    found = []
    for game, sat in seats.items():
        sat.sort(key=lambda row: players.index(row.player))
        points = tuple(row.points for row in sat if row.points is not None)
        shares = tuple(row.share for row in sat)
        found.append(Played(game, tuple(row.seat for row in sat), shares, points, ended[game][1], ended[game][0]))
    return found
