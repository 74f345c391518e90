"""How strong players are on one scale, Elo's, from all games between them: by choix, which fits Bradley's and Terry's model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import Final, NamedTuple

import choix

from pnrules.players.matches import SURE, Played
from pnrules.players.tournament import Pair

ELO: Final = 400 / log(10)
"""Elo points in one unit of the logistic scale: 400 points more are odds of ten to one."""

VAGUE: Final = 0.01
"""The prior's inverse variance: before any game a player may be 1,700 points up or down."""


class Rung(NamedTuple):
    """A player's place on the ladder, in Elo points above the first player.

    player       such as `search:50`
    elo          the expected value
    least, most  where the true value lies 95 times in 100
    """

    player: str
    elo: float
    least: float
    most: float


def ladder(players: Sequence[str], games: Mapping[Pair, Sequence[Played]]) -> list[Rung]:
    """The players' places, in their order; the first is at 0. Whoever has not played is left out.

    games  by pair, the games between them; a shared win counts by half
    """
    games = {pair: played for pair, played in games.items() if played}
    if not games:
        return []
    known = [name for name in players if any(name in pair for pair in games)]
    at = {name: number for number, name in enumerate(known)}
    data: list[tuple[int, int]] = []
    for (one, other), played in games.items():
        wins = sum(game.shares[0] for game in played)
        data += [(at[one], at[other])] * int(wins) + [(at[other], at[one])] * int(len(played) - wins)
    mean, spread = choix.ep_pairwise(len(known), data, VAGUE)
    rungs = []
    for name, number in at.items():
        above = ELO * float(mean[number] - mean[0])
        half = SURE * ELO * sqrt(max(0.0, float(spread[number, number] + spread[0, 0] - 2 * spread[number, 0])))
        rungs.append(Rung(name, above, above - half, above + half))
    return rungs
