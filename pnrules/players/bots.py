"""The bots: random, greedy by preview, and search. Each is a pure function of a view."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.players import Judgement, Players
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.forms.validation import short
from pnrules.kernel.game import AnyGame
from pnrules.kernel.state import AnyState, Option
from pnrules.players.search import thinking
from pnrules.players.seeing import asked, chance_of, judgement_of, without_thought

Bot = Callable[[AnyState], Option]
"""A function that answers for a seat: from the view of the seat that is asked (`view.ask.who`), one of `view.ask.options`."""

NAMES: Final = ("random", "greedy", "search")
"""The bots by name, the weakest first."""

EAGER: Final = 0.5
"""The probability with which the random bot takes optional actions."""


def offered(game: AnyGame) -> tuple[str, ...]:
    """The bots that can play a game: all but the random one need its judgement."""
    return NAMES if Players.of(game).judgement() is not None else NAMES[:1]


def bot(name: str, seed: int | str = 0, strength: int | None = None, game: AnyGame | None = None) -> Bot:
    """A bot by name. The same seed, strength and view give the same choice in any process.

    strength  the number of simulations of `search`; by default the game's own
    game      the game it is to play, checked at once; without it, the check comes with the first question

    Raises BadInput for an unknown name, a strength below 1, and a bot that cannot play the game.
    """
    if name not in NAMES or (game is not None and name not in offered(game)):
        known = NAMES if game is None else offered(game)
        params = (("name", "text"), ("known", "texts"))
        raise BadInput([Problem("player", "problem-unknown-player", params, (short(name), known))])
    if strength is not None and (type(strength) is not int or strength < 1):
        raise BadInput([Problem("strength", "problem-strength", (("found", "text"),), (short(strength),))])
    if name == "random":
        return partial(at_random, seed)
    if name == "greedy":
        return partial(greedy, seed)
    return partial(_searching, seed, strength)


def at_random(seed: int | str, view: AnyState) -> Option:
    """A random option, in the game's own way (`Players.at_random`)."""
    assert view.ask is not None
    return Players.of(view.setup.game).at_random(view.ask.options, chance_of(seed, view), EAGER)


def greedy(seed: int | str, view: AnyState) -> Option:
    """The option after whose preview the seat has the largest lead; ties are broken at random.

    A provable win is taken at once. In a game without points, all other options count the same.
    """
    ask, game = view.ask, view.setup.game
    assert ask is not None
    if len(ask.options) == 1:
        return ask.options[0]
    judged = judgement_of(game)
    seat = asked(view)
    best = judged.winning(view, seat)
    if best is not None:
        return best
    draw = chance_of(seed, view)
    options = without_thought(view, ask.options)
    supposed = judged.supposed(view, seat, draw)
    leads = [_lead_after(judged, supposed, option, seat) for option in options]
    options = tuple([option for option, lead in zip(options, leads, strict=True) if lead == max(leads)])
    return Players.of(game).at_random(options, draw, EAGER)


def _searching(seed: int | str, strength: int | None, view: AnyState) -> Option:
    assert view.ask is not None
    if len(view.ask.options) == 1:
        return view.ask.options[0]
    *_, thought = thinking(view, seed, strength)
    return thought.best


def _lead_after(judged: Judgement, state: AnyState, option: Option, seat: int) -> float:
    """A seat's lead after the preview of an option, which ends at the first thing that the seat cannot foresee."""
    game, showing = state.setup.game, Showing.of(state.setup.game)
    steps, _ = showing.preview(state, option)
    shown = next((at for at, step in enumerate(steps) if at and showing.reveals(step, seat)), len(steps))
    after = steps[shown - 1].after
    winners = game.winners(after) if after.over else ()
    if winners:
        return 1_000.0 if seat in winners else -1_000.0
    stands = judged.standing(after)
    return stands[seat - 1] - max(each for other, each in enumerate(stands, 1) if other != seat)
