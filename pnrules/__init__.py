"""Rules of games that can be run, one citable step at a time.

    >>> import pnrules
    >>> play = pnrules.load("nightmare/sample")
    >>> play.points
    (9, 9, 8)

`load` returns a `Play`: look at `play.ask` and `play.options`, continue with `play.choose(…)`, go back with `play.undo()`, and
read `play.trace`. `step(state, answer)` is the pure transition beneath it, `view(state, seat)` what a seat may see of a
state. Words are loaded only when somebody reads them.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pnrules.kernel.errors import BadInput, PnError, Refused
from pnrules.kernel.machine import step
from pnrules.kernel.speech import speak_by
from pnrules.kernel.state import CHANCE, AnyState, Ask, Frame, State
from pnrules.kernel.steps import Step
from pnrules.version import VERSION

if TYPE_CHECKING:
    from pnrules.kernel.chance import seeded
    from pnrules.kernel.forms.validation import Json
    from pnrules.showing.play import ShownPlay as Play

__version__ = VERSION

RulesError = PnError

_LATE = {"Play": ("pnrules.showing.play", "ShownPlay"), "seeded": ("pnrules.kernel.chance", "seeded")}
"""Imported on first access."""

speak_by(lambda: import_module("pnrules.words.sentences"))


def __getattr__(name: str) -> Any:
    if name not in _LATE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, there = _LATE[name]
    return getattr(import_module(module), there)


def load(source: str | Path | Json, *, seed: int | None = None, deck: str | Path | Json | None = None) -> Play:
    """A play of a scenario: by name (see `names()`), from a file, or from JSON data; also a saved play, the line of a
    position, and a link to a play.

    source  the scenario; its answers are given, and the head is after the last: `play.rewind()` goes to the first question
    seed    the seed for draws after the scenario's own are used up
    deck    a deck to use instead of the scenario's, in a game with decks: by name, a file, or its data

    Raises BadInput, which lists every problem with its place.
    """
    from pnrules.files import loading

    return loading.load(source, seed=seed, deck=deck)


def names() -> tuple[str, ...]:
    """The scenarios that come with the package, as `game/name`."""
    from pnrules.files import scenario

    return scenario.names()


def view(state: AnyState, seat: int) -> AnyState:
    """What a seat may see of a state, which is all that a bot is given. Raises NoSuchSeat."""
    seen: AnyState = state.setup.game.view(state, seat)
    return seen


__all__ = [
    "CHANCE",
    "Ask",
    "BadInput",
    "Frame",
    "Play",
    "PnError",
    "Refused",
    "RulesError",
    "State",
    "Step",
    "__version__",
    "load",
    "names",
    "seeded",
    "step",
    "view",
]
