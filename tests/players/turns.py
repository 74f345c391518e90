"""How many turning points of games hold when they are looked at ten times as closely: `make turns`.

Games between two bots are looked through as a reader's are. At each turning point both options are tried anew, with other
chance and ten times as many simulations: it holds if the other option still comes out better. At least 95 of 100 have to.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import fmean
from typing import NamedTuple

from pnrules import Play
from pnrules.kernel.chance import seeded
from pnrules.players import Turn, turning_points
from pnrules.players.search import Search
from pnrules.players.tournament import contestant
from pnrules.players.turning import STRENGTH, was_a_choice
from tests.players.positions import opening

CLOSER = 10
MOST_CHOICES = 400


class Looked(NamedTuple):
    """What a game came to: its choices, its turning points, and by how much each is still better when looked at closely."""

    choices: int
    turns: tuple[Turn, ...]
    by: tuple[float, ...]


def played(game: str, version: int, players: list[str], number: int, seed: str) -> Play:
    """One game between bots, as far as MOST_CHOICES lead."""
    play = Play(opening(game, version=version), chance=seeded(f"{seed}/{number}"))
    owner = play.setup.game
    bots = [contestant(name, f"{seed}/{number}/{place}", owner) for place, name in enumerate(players)]
    for _ in range(MOST_CHOICES):
        if play.ask is None:
            break
        seat = int(play.ask.who)
        play.choose(bots[(seat + number) % len(bots)](owner.view(play.state, seat)))
    return play


def closely(play: Play, turn: Turn, seed: str) -> float:
    """By how much the better option is better, over CLOSER times as many simulations with other chance."""
    if not turn.tries:  # it is proved
        return turn.by
    view = play.setup.game.view(play.state_at(turn.node), turn.seat)
    means = []
    for option in (turn.better, turn.chosen):
        search = Search(view, f"{seed}/closely")
        means.append(fmean(search.simulate(option) for _ in range(CLOSER * STRENGTH)))
    return means[0] - means[1]


def looked(game: str, version: int, players: list[str], games: int, seed: str) -> Iterator[Looked]:
    """Games, one after another."""
    for number in range(games):
        play = played(game, version, players, number, seed)
        turns = tuple(turning_points(play, f"{seed}/{number}"))
        asked = [(play.state_at(node), play.answer_to(play.line(after=node)[0])) for node in play.choices()]
        choices = sum(answer is not None and was_a_choice(state, answer) for state, answer in asked)
        yield Looked(choices, turns, tuple([closely(play, turn, seed) for turn in turns]))


def main() -> None:
    """Print a line a game."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="runtime_error")
    parser.add_argument("--version", type=int, default=1)
    parser.add_argument("--players", nargs=2, default=["greedy", "random"])
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", default="turns")
    options = parser.parse_args()
    choices = told = held = proved = 0
    for at, each in enumerate(looked(options.game, options.version, options.players, options.games, options.seed), 1):
        choices += each.choices
        told += len(each.turns)
        proved += sum(not turn.tries for turn in each.turns)
        held += sum(by > 0 for by in each.by)
        print(f"{at} games, {choices} choices, {told} turning points ({proved} proved), of which {held} hold", flush=True)


if __name__ == "__main__":
    main()
