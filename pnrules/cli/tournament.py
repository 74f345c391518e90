"""`pnrules tournament`: bots play each other; the results, with their uncertainty, as a table or JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from pnrules import words
from pnrules.cli import records
from pnrules.cli.arguments import rulings
from pnrules.cli.progress import shown
from pnrules.files.scenario import refuse_what_is_no_file
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.patches import PlainData
from pnrules.lab import Experiment
from pnrules.players.matches import Played, Standing, standing
from pnrules.players.processes import Processes
from pnrules.players.tournament import Pair, Result, Tournament, results

MOST_GAMES: Final = 1_000_000


def run(options: argparse.Namespace) -> int:
    """Play the tournament and print its results. Raises BadInput for an impossible one."""
    tournament = _asked(options)
    if options.file is not None and options.to is not None:
        raise BadInput([Problem("--to", "cli-wrong-both", (("option", "text"), ("other", "text")), ("--to", "--file"))])
    if options.file is not None:
        refuse_what_is_no_file(options.file, "--file")
    with records.machines(options, tournament.start.setup.game) as processes:
        if options.to is not None:
            by_pair = _recorded(tournament, options, processes)
        else:
            found = list(shown(results(tournament, options.file, processes), tournament.of))
            by_pair = sorted_out(tournament, found)
    if options.json:
        print(json.dumps(_as_data(tournament, by_pair), ensure_ascii=False))
    else:
        print("\n".join(report(options.lang, tournament, by_pair)))
    return 0


def _recorded(tournament: Tournament, options: argparse.Namespace, processes: Processes) -> Mapping[Pair, list[Played]]:
    """Record the games of each pair in a folder of its own, and read them back."""
    by_pair: dict[Pair, list[Played]] = {}
    for pair in tournament.pairs:
        experiment = Experiment(
            tournament.game,
            pair,
            tournament.seed,
            tournament.edition,
            tournament.version,
            tournament.rulings,
            tournament.deck,
            options.choices,
        )
        folder = options.to / "-".join(pair).replace(":", "")
        records.write(experiment, folder, range(tournament.games), options, processes)
        by_pair[pair] = records.matches(folder, pair)
    return by_pair


def _asked(options: argparse.Namespace) -> Tournament:
    problems: list[Problem] = []
    root = JsonPath("", problems)
    games = root.at("--games").integer(options.games, 1, MOST_GAMES, 1)
    players = tuple(dict.fromkeys(options.players))
    if len(players) < 2:
        root.at("--players").report("problem-few-players", (("count", "number"),), 2)
    answers = rulings(root, options.rulings)
    if problems:
        raise BadInput(problems)
    tournament = Tournament(options.source, players, games, options.seed, options.edition, options.version, answers, options.deck)
    tournament.start  # noqa: B018  problems are reported before anything is played
    return tournament


def sorted_out(tournament: Tournament, found: Iterable[Result]) -> Mapping[Pair, list[Played]]:
    """The games of each pair, by number."""
    by_pair: dict[Pair, list[Played]] = {pair: [] for pair in tournament.pairs}
    for result in found:
        by_pair[result.pair].append(result.game)
    return {pair: sorted(played) for pair, played in by_pair.items()}


def report(lang: str, tournament: Tournament, by_pair: Mapping[Pair, list[Played]]) -> Iterator[str]:
    """The table in words: a line for each pair."""
    setup = tournament.start.setup
    yield words.text(
        lang,
        "cli-tournament",
        game=words.text(lang, f"game-{setup.game.name}"),
        work=setup.work,
        version=str(setup.version),
        games=tournament.games,
    )
    yield from (f"  {id} = {answer}" for id, answer in setup.rulings)
    yield ""
    width = max(len(name) for name in tournament.players)
    for pair, games in by_pair.items():
        found = standing(games)
        share = words.text(lang, "cli-tournament-rate", **{name: f"{100 * value:.0f}" for name, value in _rates(found).items()})
        yield f"{pair[0]:<{width}}  {pair[1]:<{width}}  {share}"
    left = sum(not game.ended for games in by_pair.values() for game in games)
    if left:
        yield words.text(lang, "cli-tournament-left", count=left)


def _rates(found: Standing) -> dict[str, float]:
    return {"rate": found.rate, "least": found.least, "most": found.most}


def _as_data(tournament: Tournament, by_pair: Mapping[Pair, list[Played]]) -> dict[str, PlainData]:
    setup = tournament.start.setup
    about: dict[str, PlainData] = {
        "game": setup.game.name,
        "edition": setup.edition,
        "version": setup.version,
        "rulings": dict(setup.rulings),
    }
    rows = [
        {
            "pair": list(pair),
            **standing(games)._asdict(),
            "ended": sum(game.ended for game in games),
            "choices": sum(game.choices for game in games),
        }
        for pair, games in by_pair.items()
    ]
    return {**about, "seed": tournament.seed, "pairs": rows}
