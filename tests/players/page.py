"""`make tournament`: the tables of `docs/tournament.md`. What was played is noted in `.cache/tournament` and `.cache/timed`.

Whoever changes how bots play empties these folders first: the games that lie there were played by the bots of then.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping
from itertools import pairwise, product
from pathlib import Path
from typing import Final, NamedTuple

from pnrules import words
from pnrules.cli.tournament import sorted_out
from pnrules.games import game
from pnrules.players.matches import Played, standing
from pnrules.players.opponents import OPPONENTS, Opponent
from pnrules.players.tournament import Pair, Tournament, already, results
from tests.players import timed
from tests.players.ladder import Rung, ladder

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "tournament.md"
KEPT: Final = ROOT / ".cache" / "tournament"
GAMES: Final = 200
SEED: Final = "tournament"
"""Nobody tunes players on these deals: whoever changes them tries them on others."""


class Kind(NamedTuple):
    """A game and one of the ways to play it."""

    game: str
    version: int


KINDS: Final = (Kind("bandwidth", 1), Kind("runtime_error", 1), Kind("nightmare", 2), Kind("nightmare", 1))

HEAD: Final = """# How strong the opponents are

Written by `make tournament`; nothing here is typed by hand. Each opponent plays the one below it: two players, each deal twice,
with seats changed; the same seed gives the same games. {games} games of each pair are the aim, and the table says how many have
been played. A draw counts by half, and so does a game that is left because it does not end. The last column is Wilson's interval:
the true rate lies there 95 times in 100; where it holds 50, these games do not show who is stronger. Runtime Error's players were
tuned on other deals.

What the page lacks: games for more than two, and the opponents against people. [How players think](players.md) says what the bots
in brackets do; a number behind one is how many games it tries out in its head before each choice.

| game | who | against | games | wins | 95 % sure |
| --- | --- | --- | --- | --- | --- |
"""


LADDER: Final = """
## The ladder

All of these games on Elo's scale, by the package choix: Randi is at 0, and 400 points more mean ten wins to one loss. In brackets
is where the true value lies 95 times in 100. Points of two games cannot be compared.

| game | {names} |
| --- |{lines}
"""

TIMED: Final = """
## Against OpenSpiel's searches

Our search against those of [OpenSpiel](openspiel.md), {milliseconds} ms of processor time for each choice: two players, each
deal twice with seats changed. {games} games of each are the aim, and the table says how many have been played. `ismcts` guesses
anew in each simulation what is hidden, as ours does; `mcts` searches a single guess. By *rollouts*, OpenSpiel values a new
position as it comes, by playing it out at random ({words} words in Runtime Error, where random claims take the prover seconds);
by *judgement*, as our search does, by `Judgement.worth`. UCT's constant is {curiosity}. How far a search gets in its time depends
on the machine, so these games cannot be repeated; `make tournament` plays more of them. In the last two columns, ours comes
first.

| game | against | values by | games | wins | 95 % sure | ms for a choice | simulations for a choice |
| --- | --- | --- | --- | --- | --- | --- | --- |
"""

WHY: Final = """
An answer of several words is several choices there, and a game played out at random is long; so OpenSpiel makes few simulations
by rollouts. By judgement it makes more, but does without two things that ours has: which options are considered, and first
(`Judgement.considered`), and playing on sensibly before a position is valued (`Judgement.likely`). What each is worth was not
measured.
"""


def page(games: int, processes: int, noted: bool) -> str:
    """The page, after whatever has still to be played."""
    played = {kind: dict(_matches(kind, games, processes, noted)) for kind in KINDS}
    matches = [line for kind in KINDS for line in _lines(kind, played[kind])]
    names = [_called(each) for each in OPPONENTS]
    ladders = [_rungs(kind, played[kind]) for kind in KINDS]
    head = LADDER.format(names=" | ".join(names), lines=" --- |" * len(names))
    told = HEAD.format(games=games) + "\n".join(matches) + "\n" + head + "\n".join(ladders) + "\n"
    against = [line for match in product(timed.KINDS, timed.RIVALS) if (line := _timed(*match))]
    if not against:
        return told
    about = {
        "milliseconds": round(1000 * timed.SECONDS),
        "games": timed.GAMES,
        "words": timed.SHORT,
        "curiosity": timed.CURIOSITY,
    }
    return told + TIMED.format(**about) + "\n".join(against) + "\n" + WHY


def _matches(kind: Kind, games: int, processes: int, noted: bool) -> Iterator[tuple[Pair, list[Played]]]:
    """The games of each pair of neighbours."""
    owner = game(kind.game)
    for below, above in pairwise(OPPONENTS):
        pair = above.contestant(owner), below.contestant(owner)
        tournament = Tournament(kind.game, pair, games, SEED, version=kind.version)
        KEPT.mkdir(parents=True, exist_ok=True)
        kept = KEPT / f"{kind.game}-{kind.version}-{above.name}.jsonl"
        found = already(tournament, kept) if noted else results(tournament, kept, processes)
        yield pair, sorted_out(tournament, found)[pair]


def _lines(kind: Kind, played: Mapping[Pair, list[Played]]) -> Iterator[str]:
    for (below, above), (pair, games) in zip(pairwise(OPPONENTS), played.items(), strict=True):
        if games:  # of others nothing is known yet
            one, other = (f"{_called(each)} (`{name}`)" for each, name in zip((above, below), pair, strict=True))
            yield _line(_name(kind), one, other, games)


def _rungs(kind: Kind, played: Mapping[Pair, list[Played]]) -> str:
    owner = game(kind.game)
    players = [each.contestant(owner) for each in OPPONENTS]
    found = {each.player: each for each in ladder(players, played)}
    cells = [_rung(found[name]) if name in found else "" for name in players]
    return f"| {_name(kind)} | {' | '.join(cells)} |"


def _rung(rung: Rung) -> str:
    return "0" if rung.least == rung.most else f"{rung.elo:.0f} ({rung.least:.0f} to {rung.most:.0f})"


def _timed(kind: timed.Kind, rival: timed.Rival) -> str:
    """A line of games against OpenSpiel's; empty if none has been played."""
    played = timed.already(kind, rival)
    if not played:
        return ""
    found = standing([each.game for each in played])
    asked = [sum(each.questions[who] for each in played) for who in (0, 1)]
    spent = [f"{1000 * sum(each.spent[who] for each in played) / asked[who]:.0f}" for who in (0, 1)]
    tried = [f"{sum(each.simulations[who] for each in played) / asked[who]:.0f}" for who in (0, 1)]
    cells = (
        _name(Kind(*kind)),
        f"`{rival.search}`",
        rival.values,
        f"{found.games}",
        f"{100 * found.rate:.1f}",
        f"{100 * found.least:.1f} to {100 * found.most:.1f}",
        " and ".join(spent),
        " and ".join(tried),
    )
    return f"| {' | '.join(cells)} |"


def _name(kind: Kind) -> str:
    return f"{words.text('en', f'game-{kind.game}')}, version {kind.version}"


def _called(opponent: Opponent) -> str:
    return words.text("en", f"board-opponent-{opponent.name}")


def _line(game: str, one: str, other: str, played: list[Played]) -> str:
    found = standing(played)
    sure = f"{100 * found.least:.1f} to {100 * found.most:.1f}"
    return f"| {game} | {one} | {other} | {found.games} | {100 * found.rate:.1f} | {sure} |"


def main() -> None:
    """Play what is left and write the page."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--noted", action="store_true", help="play nothing more: the page of what has been played")
    options = parser.parse_args()
    if not options.noted:
        for match in timed.run(options.games):
            print(*match, flush=True)
    PAGE.write_text(page(options.games, options.processes, options.noted), encoding="utf-8")


if __name__ == "__main__":
    main()
