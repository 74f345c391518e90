"""Rounds as they are played, a person at seat 1 against opponents: what its board is sent, for the tests of pace."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pnrules
from pnrules import Play, players
from pnrules.players import random_games
from pnrules.session.board import BoardSession
from tests.boards import FIXTURES, dumped


class Rounds(NamedTuple):
    """So many rounds of a game: `asked` is how often seat 1 has been asked when they end."""

    game: str
    version: int
    seats: int
    asked: int
    seed: int = 3


ROUNDS: Final = {
    "nightmare-built": Rounds("nightmare", 2, 4, 3),
    "nightmare-built-by-two": Rounds("nightmare", 2, 2, 3),
    "nightmare-ring": Rounds("nightmare", 1, 4, 9),
    "bandwidth": Rounds("bandwidth", 1, 4, 5),
    "bandwidth-of-two": Rounds("bandwidth", 1, 2, 5),
    "runtime_error": Rounds("runtime_error", 1, 4, 5),
    "runtime_error-of-two": Rounds("runtime_error", 1, 2, 5),
}
PATH: Final = FIXTURES / "rounds.json"
SENT: Final = ("info", "base", "recent", "head", "loops", "seat")


def played(rounds: Rounds) -> Play:
    """They all choose as the greedy opponent does, up to where seat 1 is asked."""
    opening = random_games.opening(rounds.game, version=rounds.version, players=rounds.seats)
    play = Play(opening, chance=pnrules.seeded(rounds.seed))
    bots = {seat: players.bot("greedy", rounds.seed, game=play.setup.game) for seat in range(1, rounds.seats + 1)}
    asked = 0
    while play.ask is not None:
        seat = play.ask.who
        assert isinstance(seat, int)
        asked += seat == 1
        if asked == rounds.asked:
            return play
        play.choose(bots[seat](play.setup.game.view(play.state, seat)), seat=seat)
    raise AssertionError("the game is over before")


def sent() -> dict[str, Any]:
    """What the page of seat 1 has of each."""
    sessions = {name: BoardSession(played(rounds), seat=1) for name, rounds in ROUNDS.items()}
    return {name: {trait: session.traits.get(trait) for trait in SENT} for name, session in sessions.items()}


if __name__ == "__main__":
    PATH.write_text(dumped(sent()), encoding="utf-8")
