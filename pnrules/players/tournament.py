"""Tournaments: round-robin matches on all cores, resumable after an interruption."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.validation import JsonPath, short
from pnrules.kernel.game import AnyGame
from pnrules.kernel.patches import PlainData
from pnrules.kernel.state import AnyState
from pnrules.players import random_games
from pnrules.players.bots import Bot, bot
from pnrules.players.matches import Played, played
from pnrules.players.processes import Processes, side_by_side

FORMAT: Final = 1

Pair = tuple[str, str]
"""The names of two contestants, such as `search:200`."""


class Tournament(NamedTuple):
    """A tournament, as plain data that can be sent to other processes.

    game, edition, version, rulings, deck  as for `random_games.opening`
    players  the contestants by name; every two play each other
    games    the number of games per pair
    seed     the seed of deals, draws and bots
    """

    game: str
    players: tuple[str, ...]
    games: int
    seed: str = "1"
    edition: str | None = None
    version: int | None = None
    rulings: tuple[tuple[str, str], ...] = ()
    deck: str | None = None

    @property
    def start(self) -> AnyState:
        """The start of a whole game for two. Raises BadInput."""
        return _start(self.game, self.edition, self.version, self.rulings, self.deck)

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """All pairs, each in the order of `players`."""
        return tuple(combinations(self.players, 2))

    @property
    def of(self) -> int:
        """The total number of games."""
        return len(self.pairs) * self.games


@lru_cache(maxsize=4)
def _start(
    game: str, edition: str | None, version: int | None, rulings: tuple[tuple[str, str], ...], deck: str | None
) -> AnyState:
    return random_games.opening(game, edition, version, 2, dict(rulings), deck)


class Result(NamedTuple):
    """One game and its two contestants."""

    pair: Pair
    game: Played


def contestant(name: str, seed: str, game: AnyGame) -> Bot:
    """The bot for a contestant's name: `random`, `greedy`, `search`, or `search:200` with a strength. Raises BadInput."""
    kind, _, strength = name.partition(":")
    if strength and (kind != "search" or not strength.isascii() or not strength.isdecimal()):
        raise BadInput([Problem("--players", "problem-strength", (("found", "text"),), (short(name),))])
    return bot(kind, seed, int(strength) if strength else None, game)


def results(tournament: Tournament, kept: Path | None = None, processes: Processes = 1) -> Iterator[Result]:
    """Every game of a tournament, in the order in which they end. Games in the file come first, and are not played again.

    kept       the file to which each game is appended as it ends, one line each; None for no file
    processes  where they are played

    Raises BadInput for a file of another tournament, or of another kind.
    """
    for name in tournament.players:
        contestant(name, tournament.seed, tournament.start.setup.game)
    done = [] if kept is None else already(tournament, kept)
    yield from done
    had = {(result.pair, result.game.number) for result in done}
    left = [(pair, number) for number in range(tournament.games) for pair in tournament.pairs if (pair, number) not in had]
    for result in side_by_side(partial(_one, tournament), left, processes):
        if kept is not None:
            _note(kept, _as_data(result))
        yield result


def _one(tournament: Tournament, task: tuple[Pair, int]) -> Result:
    """Play one game. It depends only on its number, its players and the seed."""
    pair, number = task
    start, seed = tournament.start, tournament.seed
    bots = [contestant(name, f"{seed}/{place}", start.setup.game) for place, name in enumerate(pair)]
    return Result(pair, played(bots, start, number, seed))


# --- the file -----------------------------------------------------------------------------------------------------------


def _head(tournament: Tournament) -> dict[str, PlainData]:
    """The first line of a file: the set-up and the seed. More players and games may be added later."""
    setup = tournament.start.setup
    about: dict[str, PlainData] = {
        "game": setup.game.name,
        "edition": setup.edition,
        "version": setup.version,
        "rulings": dict(setup.rulings),
    }
    return {"tournament": FORMAT, **about, "seed": tournament.seed}


def already(tournament: Tournament, kept: Path) -> list[Result]:
    """The games of this tournament in a file, which is created if missing. Raises BadInput as `results` does."""
    head = _head(tournament)
    try:
        text = kept.read_text(encoding="utf-8") if kept.exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise _no_tournament(kept) from error
    lines = text.splitlines()
    if not lines:
        _note(kept, head)
        return []
    if _parsed(lines[0]) != head:
        raise _no_tournament(kept)
    if not text.endswith("\n"):  # the last line was cut off: the next one goes on a line of its own
        _write(kept, "\n")
    found = [result for line in lines[1:] if (result := _result(_parsed(line))) is not None]
    return [result for result in found if result.pair in tournament.pairs and result.game.number < tournament.games]


def _parsed(line: str) -> Any:
    """A line of the file, parsed; None for one that was cut off when the tournament was interrupted."""
    try:
        return json.loads(line)
    except ValueError:
        return None


def _result(data: Any) -> Result | None:
    try:
        lists = {name: tuple(data[name]) for name in ("seats", "shares", "points")}
        game = Played(data["number"], lists["seats"], lists["shares"], lists["points"], data["choices"], data["ended"])
        one, two = data["pair"]
        return Result((one, two), game)
    except (KeyError, TypeError, ValueError):
        return None


def _as_data(result: Result) -> dict[str, PlainData]:
    return {"pair": list(result.pair), **result.game._asdict()}


def _note(kept: Path, data: dict[str, PlainData]) -> None:
    """Append a line."""
    _write(kept, json.dumps(data) + "\n")


def _write(kept: Path, text: str) -> None:
    try:
        with kept.open("a", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadInput([Problem("--file", "cli-not-written", (("error", "text"),), (str(error.strerror),))]) from error


def _no_tournament(kept: Path) -> BadInput:
    problems: list[Problem] = []
    JsonPath("--file", problems).report("problem-no-tournament", (("file", "text"),), str(kept))
    return BadInput(problems)
