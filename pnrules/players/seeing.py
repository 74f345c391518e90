"""Common functions of all bots: the seat that is asked, the game's judgement, and randomness fixed by a seed and a view."""

from __future__ import annotations

import hashlib
from random import Random

from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.players import Judgement, Players
from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.game import AnyGame
from pnrules.kernel.state import CHANCE, AnyState, Option


def asked(view: AnyState) -> int:
    """The seat that is asked."""
    assert view.ask is not None
    assert view.ask.who != CHANCE
    return int(view.ask.who)


def judgement_of(game: AnyGame) -> Judgement:
    """A game's judgement. Raises BadInput for a game without one."""
    judged = Players.of(game).judgement()
    if judged is None:
        raise BadInput([Problem("game", "problem-no-judgement", (("game", "text"),), (game.name,))])
    return judged


def without_thought(view: AnyState, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The options without claims, which bots make only when they are proved, never to try them out."""
    takes_thought = Proving.of(view.setup.game).takes_thought
    return tuple([option for option in options if not takes_thought(option)]) or options


def chance_of(seed: int | str, view: AnyState) -> Random:
    """A random generator determined by a seed and a view alone, so that a choice depends neither on the process nor on earlier
    ones."""
    digest = hashlib.blake2b(repr(view).encode(), digest_size=16).hexdigest()
    return Random(f"{seed}/{digest}")
