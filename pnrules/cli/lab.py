"""`pnrules lab GAME|FILE`: a report on what a game or a card set is like, with games to open."""

from __future__ import annotations

import argparse
import json
from functools import partial
from itertools import chain
from pathlib import Path

from pnrules import games
from pnrules.cli import records
from pnrules.cli.arguments import game as known_game
from pnrules.cli.arguments import rulings, there
from pnrules.cli.progress import shown
from pnrules.files import scenario
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.files import Files
from pnrules.kernel.forms.validation import JsonPath, one_line, visible
from pnrules.kernel.state import AnyState
from pnrules.lab import Experiment, report
from pnrules.lab.folder import batches
from pnrules.lab.records import Records, joined
from pnrules.lab.samples import Example, Sample, link
from pnrules.players.processes import side_by_side

MOST_GAMES = 1_000_000
PLAYERS = 3
"""The usual number of players, for games that it fits."""


def run(options: argparse.Namespace) -> int:
    """Play the games and print the report, or the link of one game. Raises BadInput."""
    experiment = _asked(options)
    if options.open is not None:
        print(link(Example(experiment, options.open, options.at), options.lang, options.address))
        return 0
    sample = Sample(experiment, _played(experiment, options), options.games)
    found = report.report(sample)
    if options.json:
        print(json.dumps(report.as_json(found), ensure_ascii=False))
    elif options.html:
        print(report.as_page(found, options.lang, options.address), end="")
    else:
        print("\n".join(map(visible, report.as_text(found, options.lang, options.address))))
    return 0


def _asked(options: argparse.Namespace) -> Experiment:
    """What is to be played. Raises BadInput for a file that is no card set, and for an experiment that cannot be made."""
    name, deck = _source(options.source)
    if options.deck is not None:
        deck = options.deck
    owner = games.game(name)
    problems: list[Problem] = []
    root = JsonPath("", problems)
    root.at("--games").integer(options.games, 1, MOST_GAMES, 1)
    least, most = owner.seats
    usual = max(least, min(PLAYERS, most))
    players = root.at("--players").integer(usual if options.players is None else options.players, least, most, least)
    answers = rulings(root, options.rulings)
    if problems:
        raise BadInput(problems)
    version = owner.versions[0] if options.version is None else options.version
    experiment = Experiment(name, (options.bots,) * players, options.seed, options.edition, version, answers, deck)
    experiment.start  # noqa: B018  problems are told before anything is played
    return experiment


def _source(source: str) -> tuple[str, str | None]:
    """The game that a word names; or the file of a card set, and its game."""
    if games.is_game(source) or not ("/" in source or source.endswith(".json") or there(Path(source))):
        return known_game(source), None
    data = scenario.parsed(Path(source))
    owner = next((each for each in map(games.game, games.names()) if Files.of(each).is_deck(data)), None)
    if owner is None:
        raise BadInput([Problem("$", "problem-lab-no-deck", (("file", "text"),), (one_line(source),))])
    Files.of(owner).check_deck(data)
    return owner.name, source


def _played(experiment: Experiment, options: argparse.Namespace) -> Records:
    start = experiment.start
    with records.machines(options, start.setup.game) as processes:
        done = side_by_side(partial(_some, experiment, start), batches(options.games, processes), processes)
        found = list(shown(chain.from_iterable(done), options.games))
    return joined(sorted(found, key=lambda each: each.games[0].game))


def _some(experiment: Experiment, start: AnyState, games: range) -> list[Records]:
    return [experiment.play(number, start=start) for number in games]
