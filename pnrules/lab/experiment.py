"""An experiment: many whole games with one set-up. A game depends only on the set-up, the seed and its number."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Final, NamedTuple

from pnrules.files.scenario import Source, from_text
from pnrules.kernel.state import AnyState
from pnrules.kernel.steps import Step
from pnrules.lab.recording import Recorder
from pnrules.lab.records import Records
from pnrules.players import random_games
from pnrules.players.matches import played
from pnrules.players.tournament import contestant

RANDOM: Final = "random"


class Experiment(NamedTuple):
    """The set-up of an experiment: plain data, so that it can be sent to other processes.

    game, edition, version, rulings  as in `random_games.opening`
    deck     the name or the file of a deck, or its JSON text
    players  who plays, such as `random` or `search:200`. If all are random, the games are those of `pnrules simulate`; otherwise
             those of a match, in which everybody moves one seat further from game to game
    seed     the seed of deals, draws and bots
    choices  whether every choice is recorded
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
    def cards(self) -> Source | None:
        """The deck as `random_games.opening` takes it: its name, its file, or its data. Raises BadInput for a text that is no
        JSON."""
        return from_text(self.deck) if self.deck is not None and self.deck.startswith("{") else self.deck

    @property
    def start(self) -> AnyState:
        """The start of a game. Raises BadInput for an impossible set-up."""
        state = _start(self._replace(seed="", choices=False))
        for name in set(self.players) - {RANDOM}:
            contestant(name, self.seed, state.setup.game)
        return state

    def play(self, number: int, watch: Callable[[Step], None] | None = None, start: AnyState | None = None) -> Records:
        """The records of one game.

        watch  is called with every step
        start  the start, if it is already known: another machine does not have a deck's file
        """
        start = self.start if start is None else start
        recorder = Recorder(start, self.choices)

        def take_down(step: Step) -> None:
            recorder.watch(step)
            if watch is not None:
                watch(step)

        if set(self.players) == {RANDOM}:
            with suppress(random_games.Endless):  # recorded up to here
                random_games.play(start, number, self.seed, take_down)
            seats = tuple(range(1, len(self.players) + 1))
        else:
            bots = [contestant(name, f"{self.seed}/{place}", start.setup.game) for place, name in enumerate(self.players)]
            seats = played(bots, start, number, self.seed, watch=take_down).seats
        sitting = dict(zip(seats, self.players, strict=True))
        return recorder.records(number, tuple(sitting[seat] for seat in sorted(sitting)), self.seed, self.deck or "")


@lru_cache(maxsize=8)
def _start(asked: Experiment) -> AnyState:
    found = asked.cards
    return random_games.opening(asked.game, asked.edition, asked.version, len(asked.players), dict(asked.rulings), found)
