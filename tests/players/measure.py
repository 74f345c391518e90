"""How long an answer of the search takes at its default strength: `python -m tests.players.measure [GAMES]`.

CPU time of the process, so that a busy machine counts little; the load is told all the same. What has to be reached: 95 of 100
answers in a second at most. Questions with a single answer do not count.
"""

from __future__ import annotations

import os
import sys
import time

from pnrules import games, view
from pnrules.players import bot
from tests.players.positions import asked, opening

EVERY = 9
"""One question in so many is answered."""


def answers(name: str, version: int, count: int) -> list[float]:
    """The seconds that answers took in positions of games played at random, in order."""
    chooses = bot("search", "measure")
    took: list[float] = []
    for seed in range(count):
        for state in list(asked(opening(name, version=version), f"measure/{seed}", most=200))[::EVERY]:
            assert state.ask is not None
            seen = view(state, int(state.ask.who))
            began = time.process_time()
            chooses(seen)
            took.append(time.process_time() - began)
    return sorted(took)


def main(count: int) -> None:
    """Print a line for each game and version."""
    print(f"load before: {os.getloadavg()}")
    for name in games.BUILT_IN:
        for version in games.game(name).versions:
            took = answers(name, version, count)
            middle, late = took[len(took) // 2], took[int(len(took) * 0.95)]
            said = f"{middle:.2f} s in the middle, {late:.2f} s for 95 %, {took[-1]:.2f} s at most"
            print(f"{name} version {version}: {len(took)} answers, {said}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
