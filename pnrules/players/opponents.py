"""The opponents: four of them, each with a name and a strength of its own, the same in every game.

What they are like is in the catalogue (`board-opponent-…`); how strong they are has been measured: see `docs/tournament.md`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pnrules.kernel.facets.players import Players
from pnrules.kernel.game import AnyGame
from pnrules.players.bots import offered as bots_of


class Opponent(NamedTuple):
    """Somebody to play against.

    name   what it is asked for by, and its name in the catalogue
    bot    how it chooses, as `pnrules.players.bot` calls that
    share  which share of a game's usual simulations it makes; 1 for all of them
    """

    name: str
    bot: str
    share: float = 1

    def strength(self, game: AnyGame) -> int | None:
        """How many simulations it makes before each choice in a game; None for one that makes none."""
        judged = Players.of(game).judgement()
        return None if judged is None or self.bot != "search" else max(1, round(self.share * judged.strength))

    def contestant(self, game: AnyGame) -> str:
        """The name under which it plays in a tournament, such as `search:50`."""
        strength = self.strength(game)
        return self.bot if strength is None else f"{self.bot}:{strength}"


OPPONENTS: Final = (
    Opponent("randi", "random"),
    Opponent("max", "greedy"),
    Opponent("tess", "search", 1 / 8),
    Opponent("vera", "search"),
)
"""The weakest first."""

BY_NAME: Final = {each.name: each for each in OPPONENTS}


def offered(game: AnyGame) -> tuple[Opponent, ...]:
    """Those that can play a game, the weakest first: a game that nothing is known about is played at random alone."""
    return tuple(each for each in OPPONENTS if each.bot in bots_of(game))
