"""An experiment: many whole games under one set-up. Only the set-up, the seed and a game's number decide how it goes."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Final, NamedTuple

from pnrules.kernel.state import AnyState
from pnrules.lab.recording import Recorder
from pnrules.lab.records import Records
from pnrules.players import random_games
from pnrules.players.matches import played
from pnrules.players.tournament import contestant

RANDOM: Final = "random"


class Experiment(NamedTuple):
    """What is played: plain data, so that other processes can be told.

    game, edition, version, rulings, deck  as `random_games.opening` has them
    players  who plays, such as `random` or `search:200`. If all are random, the games are those of `pnrules simulate`; otherwise
             those of a match, in which everybody sits one seat further in each next game
    seed     what deals, draws and bots go by
    choices  whether every choice is written down
    """

    game: str
    players: tuple[str, ...] = (RANDOM, RANDOM)
    seed: str = "1"
    edition: str | None = None
    version: int | None = None
    rulings: tuple[tuple[str, str], ...] = ()
    deck: str | None = None
    choices: bool = False

    @property
    def start(self) -> AnyState:
        """The start of a whole game. Raises BadInput for an experiment that cannot be made."""
        state = _start(self.game, self.edition, self.version, len(self.players), self.rulings, self.deck)
        for name in set(self.players) - {RANDOM}:
            contestant(name, self.seed, state.setup.game)
        return state

    def play(self, number: int) -> Records:
        """The records of one game."""
        recorder = Recorder(self.start, self.choices)
        if set(self.players) == {RANDOM}:
            with suppress(random_games.Endless):  # it is recorded as far as it came
                random_games.play(self.start, number, self.seed, recorder.watch)
            seats = tuple(range(1, len(self.players) + 1))
        else:
            bots = [contestant(name, f"{self.seed}/{place}", self.start.setup.game) for place, name in enumerate(self.players)]
            seats = played(bots, self.start, number, self.seed, watch=recorder.watch).seats
        sitting = dict(zip(seats, self.players, strict=True))
        return recorder.records(number, tuple(sitting[seat] for seat in sorted(sitting)), self.seed, self.deck or "")


@lru_cache(maxsize=4)
def _start(
    game: str, edition: str | None, version: int | None, players: int, rulings: tuple[tuple[str, str], ...], deck: str | None
) -> AnyState:
    return random_games.opening(game, edition, version, players, dict(rulings), deck)
