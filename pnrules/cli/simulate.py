"""`pnrules simulate`: whole games played at random, and how they ended, as a table or as JSON."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from typing import Final

from pnrules import words
from pnrules.cli import records
from pnrules.cli.arguments import rulings
from pnrules.cli.progress import shown
from pnrules.games import game
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.patches import PlainData
from pnrules.kernel.state import AnyState
from pnrules.lab.experiment import RANDOM, Experiment
from pnrules.players import random_games
from pnrules.players.random_games import RandomGame, Summary

MOST_GAMES: Final = 10_000_000
PLAYERS: Final = 4  # the default number of players


def run(options: argparse.Namespace) -> int:
    """Play the games and print how they ended. Raises BadInput for impossible ones."""
    start = _start(options)
    if options.to is not None:
        return _recorded(start, options)
    if options.cluster is not None:
        raise BadInput([Problem("--cluster", "cli-wrong-alone", (("option", "text"), ("other", "text")), ("--cluster", "--to"))])
    began = time.perf_counter()
    played = range(options.first, options.first + options.games)
    games = list(shown(random_games.play_many(start, played, options.seed), options.games))
    seconds = time.perf_counter() - began
    return _told(start, options, games, seconds)


def _told(start: AnyState, options: argparse.Namespace, games: list[RandomGame], seconds: float | None) -> int:
    """Print how games ended.

    seconds  how long they took; None if some were played before
    """
    figures = random_games.summary(games)
    per_second = None if seconds is None else round(figures["choices"]["all"] / seconds)
    if options.json:
        asked = {"seed": options.seed, "from": options.first, **_setup(start)}
        speed = {} if per_second is None else {"per_second": per_second}
        print(json.dumps({**asked, **figures, **speed}, ensure_ascii=False))
    else:
        print("\n".join(_table(start, options, figures, per_second)))
    return 0


def _recorded(start: AnyState, options: argparse.Namespace) -> int:
    """Record the games; then print how they ended, including those that were recorded before."""
    setup = start.setup
    experiment = Experiment(
        setup.game.name,
        (RANDOM,) * len(setup.players),
        options.seed,
        setup.edition,
        setup.version,
        setup.rulings,
        options.deck,
        options.choices,
    )
    with records.machines(options, setup.game) as processes:
        records.write(experiment, options.to, range(options.first, options.first + options.games), options, processes)
    return _told(start, options, records.random_games(options.to), None)


def _start(options: argparse.Namespace) -> AnyState:
    """The start of the game."""
    owner = game(options.source)
    problems: list[Problem] = []
    root = JsonPath("", problems)
    root.at("--games").integer(options.games, 1, MOST_GAMES, 1)
    root.at("--from").integer(options.first, 0, MOST_GAMES, 0)
    least, most = owner.seats
    players = root.at("--players").integer(_players(options.players, least, most), least, most, least)
    answers = dict(rulings(root, options.rulings))
    if problems:
        raise BadInput(problems)
    return random_games.opening(owner.name, options.edition, options.version, players, answers, options.deck)


def _players(asked: int | None, least: int, most: int) -> int:
    """The number of players: as given, otherwise four, or as near to that as the game allows."""
    return max(least, min(PLAYERS, most)) if asked is None else asked


def _setup(start: AnyState) -> dict[str, PlainData]:
    setup = start.setup
    return {
        "game": setup.game.name,
        "edition": setup.edition,
        "version": setup.version,
        "players": len(setup.players),
        "rulings": dict(setup.rulings),
    }


def _table(start: AnyState, options: argparse.Namespace, figures: Summary, per_second: int | None) -> Iterator[str]:
    """The figures in words: what was played, how it ended, how long it took."""
    lang, setup = options.lang, start.setup
    yield words.text(
        lang,
        "cli-simulate-games",
        game=words.text(lang, f"game-{setup.game.name}"),
        work=setup.work,
        version=str(setup.version),
        players=len(setup.players),
        games=figures["games"],
        seed=options.seed,
    )
    yield from (f"  {id} = {answer}" for id, answer in setup.rulings)
    yield ""
    for id, count in figures["ends"].items():
        share = words.text(lang, "cli-simulate-share", percent=round(100 * count / figures["games"]))
        yield f"{count:>8} {share:>6}  {words.text(lang, f'cli-simulate-{id}', most=str(random_games.MOST_STEPS))}"
    for id, count in figures["counted"].items():
        yield f"{count:>8} {'':>6}  {words.text(lang, f'cli-simulate-{id}')}"
    yield ""
    for what, found in (("steps", figures["steps"]), ("choices", figures["choices"])):
        yield words.text(
            lang, f"cli-simulate-{what}", least=str(found["least"]), median=str(found["median"]), most=str(found["most"])
        )
    if per_second is not None:
        yield words.text(lang, "cli-simulate-speed", count=str(per_second))
