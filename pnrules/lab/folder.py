"""The folder of an experiment: tables in files, each for a range of games and never half written.

    folder/experiment.json                      the set-up
    folder/games/000000000-000000499.parquet    the table of games, for games 0 to 499
    folder/scores/000000000-000000499.parquet   and the other tables

A file is written under another name first, and `games` last. So games with a file in `games` are complete; any that were
interrupted are played again, with the same rows.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.patches import PlainData
from pnrules.kernel.state import AnyState
from pnrules.lab.experiment import Experiment
from pnrules.lab.formats import FORMATS
from pnrules.lab.records import TABLES, Row, joined
from pnrules.players.processes import Processes, many, side_by_side
from pnrules.version import VERSION

FORMAT: Final = 2
HEAD: Final = "experiment.json"
DEFAULT: Final = "parquet"
BATCH: Final = 500
"""The most games in a file, and in a process's task."""
SHARES: Final = 8
"""The fewest tasks for each process, so that all of them finish at about the same time."""

NAME: Final = re.compile(r"(\d{9})-(\d{9})")


class Batch(NamedTuple):
    """Games that were played in one task.

    games  their numbers
    files  by table, the contents of its file
    """

    games: range
    files: Mapping[str, bytes]


def run(
    experiment: Experiment, folder: Path, games: int | range, format: str = DEFAULT, processes: Processes = 1
) -> Iterator[int]:
    """Play the games of an experiment that its folder does not hold yet, and write them into it. Yields the size of each batch
    once it is written.

    games      how many, or their numbers
    processes  where they are played. Only this process writes

    Raises BadInput for a folder that holds another experiment or something else, or that cannot be written.
    """
    _begin(experiment, folder, format)
    here = numbers(folder)
    _clear(folder)
    tasks = batches(games, processes, here)
    for batch in side_by_side(partial(_played, experiment, experiment.start, format), tasks, processes):
        for table, contents in batch.files.items():
            path = _path(folder, table, batch.games, format)
            path.parent.mkdir(exist_ok=True)
            _write(path, contents)
        yield len(batch.games)


def batches(games: int | range, processes: Processes, here: list[range] | None = None) -> list[range]:
    """Games as tasks: each is long enough that handing it over takes no time to speak of.

    games  how many, or their numbers
    here   what need not be played, in order
    """
    wanted = range(games) if isinstance(games, int) else games
    most = max(1, min(BATCH, len(wanted) // (many(processes) * SHARES)))
    return list(_missing(here or [], wanted, most))


def numbers(folder: Path) -> list[range]:
    """The games that a folder holds completely, in order."""
    found = sorted(name for path in (folder / "games").glob("*") if (name := _range(path)) is not None)
    return [range(first, last + 1) for first, last in found]


def rows(folder: Path, table: str = "games") -> Iterator[Row]:
    """The rows of a table, ordered by game. Raises BadInput for a folder without an experiment, and for a damaged file."""
    format = str(_head_of(folder)["format"])
    for games in numbers(folder):
        path = _path(folder, table, games, format)
        if not path.exists():  # choices are only written on request
            continue
        try:
            yield from FORMATS[format][1](table, path.read_bytes())
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise BadInput([Problem(str(path), "problem-lab-damaged")]) from error


def _played(experiment: Experiment, start: AnyState, format: str, games: range) -> Batch:
    """Games as the contents of files, `games` last."""
    found = joined(experiment.play(number, start=start) for number in games)
    tables = [name for name in TABLES if name != "games" and (name != "choices" or experiment.choices)]
    return Batch(games, {table: FORMATS[format][0](table, getattr(found, table)) for table in (*tables, "games")})


def _missing(here: list[range], games: range, most: int) -> Iterator[range]:
    """The missing games, in batches."""
    first = games.start
    for held in (*here, range(games.stop, games.stop)):
        while first < min(held.start, games.stop):
            stop = min(first - first % most + most, held.start, games.stop)
            yield range(first, stop)
            first = stop
        first = max(first, held.stop)


def _path(folder: Path, table: str, games: range, format: str) -> Path:
    return folder / table / f"{games[0]:09}-{games[-1]:09}.{format}"


def _range(path: Path) -> tuple[int, int] | None:
    found = NAME.fullmatch(path.stem)
    return (int(found[1]), int(found[2])) if found and path.suffix.removeprefix(".") in FORMATS else None


def _clear(folder: Path) -> None:
    """Delete the files of interrupted games: those that have no file in `games`."""
    whole = {_range(path) for path in (folder / "games").glob("*")}
    for table in TABLES:
        for path in (folder / table).glob("*"):
            if path.name.endswith(HALF) or _range(path) not in whole:
                path.unlink(missing_ok=True)


HALF: Final = ".half"


def _write(path: Path, contents: bytes) -> None:
    half = path.with_name(f"{path.name}.{os.getpid()}{HALF}")
    try:
        half.write_bytes(contents)
        half.replace(path)
    except OSError as error:
        raise BadInput([Problem(str(path), "cli-not-written", (("error", "text"),), (str(error.strerror),))]) from error


def _head(experiment: Experiment, format: str) -> dict[str, PlainData]:
    setup = experiment.start.setup
    return {
        "lab": FORMAT,
        "pnrules": VERSION,
        "game": setup.game.name,
        "edition": setup.edition,
        "version": setup.version,
        "players": list(experiment.players),
        "rulings": dict(setup.rulings),
        "deck": experiment.deck,
        "seed": experiment.seed,
        "choices": experiment.choices,
        "format": format,
    }


def _begin(experiment: Experiment, folder: Path, format: str) -> None:
    head = _head(experiment, format)
    path = folder / HEAD
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists() and any(folder.iterdir()):
            raise BadInput([Problem(str(folder), "problem-lab-not-empty")])
    except OSError as error:
        raise BadInput([Problem(str(folder), "cli-not-written", (("error", "text"),), (str(error.strerror),))]) from error
    if not path.exists():
        _write(path, (json.dumps(head, ensure_ascii=False, indent=1) + "\n").encode())
        return
    found = _head_of(folder)
    other = [name for name in head if found.get(name) != head[name]]
    if other:
        params = (("name", "text"), ("found", "text"), ("asked", "text"))
        told = (other[0], json.dumps(found.get(other[0]), ensure_ascii=False), json.dumps(head[other[0]], ensure_ascii=False))
        raise BadInput([Problem(str(path), "problem-lab-other", params, told)])


def _head_of(folder: Path) -> dict[str, PlainData]:
    path = folder / HEAD
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput([Problem(str(path), "problem-lab-no-experiment")]) from error
    if not isinstance(found, dict) or found.get("format") not in FORMATS:
        raise BadInput([Problem(str(path), "problem-lab-no-experiment")])
    return found
