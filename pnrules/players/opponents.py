"""The four opponents, each with a name and a strength, the same in every game.

Their descriptions are in the catalogue (`board-opponent-…`); their strength has been measured: see `docs/tournament.md`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pnrules.kernel.facets.players import Players
from pnrules.kernel.game import AnyGame
from pnrules.players.bots import offered as bots_of


class Opponent(NamedTuple):
    """An opponent.

    name   its identifier in addresses, commands and the catalogue
    bot    the name of the bot that chooses for it, as in `pnrules.players.bot`
    share  its share of the game's usual number of simulations
    """

    name: str
    bot: str
    share: float = 1

    def strength(self, game: AnyGame) -> int | None:
        """The number of simulations before each of its choices in a game; None if it makes none."""
        judged = Players.of(game).judgement()
        return None if judged is None or self.bot != "search" else max(1, round(self.share * judged.strength))

    def contestant(self, game: AnyGame) -> str:
        """Its name in a tournament, such as `search:50`."""
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
    """The opponents that can play a game, the weakest first: a game without a judgement has only the random one."""
    return tuple(each for each in OPPONENTS if each.bot in bots_of(game))
