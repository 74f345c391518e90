"""How long a hint takes, and a review: in Python here, and in Pyodide's, as a browser has it.

`python -m benchmarks.thinking NAME` prints one measurement as JSON; in Pyodide,
`node widgets/tests/pyodide.mjs SITE_PACKAGES -m benchmarks.thinking NAME` does.
"""

from __future__ import annotations

import statistics
from functools import partial

from benchmarks.games import dealt, played
from benchmarks.measuring import FULL, Figures, Measurement, Size, cpu, main
from pnrules import Play, seeded
from pnrules.kernel.state import CHANCE, State
from pnrules.players.reasons import explaining
from pnrules.players.turning import STRENGTH, turning_points

PLAYERS = 3
LONG = 60  # choices in the play that is reviewed, and at most before a question for which there is a hint
WEAK = 8  # simulations a choice, in short


def a_play(game: str, version: int, choices: int) -> Play:
    """The beginning of a game played at random, up to so many choices."""
    play = Play(dealt(game, None, version, PLAYERS), chance=seeded(1))
    played(play, 1, choices)
    return play


def questions(play: Play, count: int) -> list[State]:
    """So many questions of a play with two options or more, from its beginning to its end."""
    states = [play.state_at(node) for node in play.line()]
    found = [each for each in states if each.ask is not None and each.ask.who != CHANCE and len(each.ask.options) > 1]
    return found[:: max(1, len(found) // count)][:count]


def hint(game: str, version: int, size: Size) -> Figures:
    """Hints with their reasons, as strong as the game says."""
    strength = None if size == FULL else WEAK
    asked = questions(a_play(game, version, LONG), size.games)
    list(explaining(asked[0], 1, WEAK))  # so that nothing is imported for the first time
    took = [cpu(partial(_thought, state, strength)) for state in asked]
    return {"s": statistics.median(took), "s at most": max(took)}


def _thought(state: State, strength: int | None) -> None:
    for _ in explaining(state, 1, strength):
        pass


def review(game: str, version: int, size: Size) -> Figures:
    """The turning points of a play of so many choices."""
    full = size == FULL
    play = a_play(game, version, LONG if full else size.games)
    took = cpu(lambda: list(turning_points(play, 1, STRENGTH if full else WEAK)))
    return {"s": took, "choices": LONG if full else size.games}


KINDS = {
    "version 1": ("nightmare", 1),
    "version 2": ("nightmare", 2),
    "Bandwidth": ("bandwidth", 1),
    "Runtime Error": ("runtime_error", 1),
}
MEASUREMENTS: dict[str, Measurement] = {
    f"{name}, {title}": partial(work, *kind)
    for name, work in (("hint", hint), ("review", review))
    for title, kind in KINDS.items()
}
IN_PYODIDE = {name: f"{name}, Pyodide" for name in MEASUREMENTS}
"""What they are called on the page where they were carried out in Pyodide."""

if __name__ == "__main__":
    main(MEASUREMENTS)
