"""What all bots need: who is asked, what the game is judged by, and chance that a seed and a view decide."""

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
    """What a game is judged by. Raises BadInput for a game that does not say it."""
    judged = Players.of(game).judgement()
    if judged is None:
        raise BadInput([Problem("game", "problem-no-judgement", (("game", "text"),), (game.name,))])
    return judged


def without_thought(view: AnyState, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The options that are not claims: those are made when they are proved, and not to see what comes of them."""
    takes_thought = Proving.of(view.setup.game).takes_thought
    return tuple([option for option in options if not takes_thought(option)]) or options


def chance_of(seed: int | str, view: AnyState) -> Random:
    """Chance, as a seed and a view have it: nothing else enters into a choice, neither the process nor the choices before."""
    digest = hashlib.blake2b(repr(view).encode(), digest_size=16).hexdigest()
    return Random(f"{seed}/{digest}")
