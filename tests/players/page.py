"""`make tournament`: the table of `docs/tournament.md`. What was played is noted in `.cache/tournament`.

Whoever changes how bots play empties that folder first: the games that lie there were played by the bots of then.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from pnrules import words
from pnrules.cli.tournament import sorted_out
from pnrules.games import game
from pnrules.players.matches import Played, standing
from pnrules.players.opponents import OPPONENTS, Opponent
from pnrules.players.tournament import Tournament, already, results

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


def page(games: int, processes: int, noted: bool) -> str:
    """The page, after whatever has still to be played."""
    return HEAD.format(games=games) + "\n".join(line for kind in KINDS for line in _lines(kind, games, processes, noted)) + "\n"


def _lines(kind: Kind, games: int, processes: int, noted: bool) -> Iterator[str]:
    name, owner = words.text("en", f"game-{kind.game}"), game(kind.game)
    for below, above in pairwise(OPPONENTS):
        one, other = above.contestant(owner), below.contestant(owner)
        tournament = Tournament(kind.game, (one, other), games, SEED, version=kind.version)
        KEPT.mkdir(parents=True, exist_ok=True)
        kept = KEPT / f"{kind.game}-{kind.version}-{above.name}.jsonl"
        found = already(tournament, kept) if noted else results(tournament, kept, processes)
        (played,) = sorted_out(tournament, found).values()
        if not played:  # nothing is known of these yet
            continue
        line = _line(f"{name}, version {kind.version}", _called(above, one), _called(below, other), played)
        yield line
        print(line, flush=True)


def _called(opponent: Opponent, contestant: str) -> str:
    return f"{words.text('en', f'board-opponent-{opponent.name}')} (`{contestant}`)"


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
    PAGE.write_text(page(options.games, options.processes, options.noted), encoding="utf-8")


if __name__ == "__main__":
    main()
