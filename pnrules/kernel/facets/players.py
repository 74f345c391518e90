"""What players go by: how a game is played at random, and what whoever plays it well has to know of it besides the rules.

The rules say what may be done. What lies face down, how good a position is, and what is worth trying at all, a game says in a
`Judgement` of its own: one that has one can be played by the search. What that does not say has a default that serves any game
with points.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import TYPE_CHECKING

from pnrules.kernel.game import Facet
from pnrules.kernel.machine import onward
from pnrules.kernel.state import CHANCE, AnyState, Option

if TYPE_CHECKING:
    from random import Random

LONGEST = 2_000
"""So many steps a simulation waits for the next question; then the position counts as it stands."""


class Judgement:
    """How a game is judged. Nothing here may use more than it is given: a view, or a state that was supposed from one.

    strength  how many simulations a choice takes unless somebody says otherwise
    horizon   after so many choices that are played out, a simulation ends and the position is valued
    decisive  the lead in points that makes a win about three times as likely as a loss
    habit     by so much of the win another option has to look better than what looks best first (`considered`), before it is
              preferred: simulations are few, and of many options one always comes out well by chance
    """

    strength: int = 200
    horizon: int = 24
    decisive: float = 2.0
    habit: float = 0.0

    def supposed(self, view: AnyState, seat: int, draw: Random) -> AnyState:
        """A whole state as it may be, for all that the seat sees: of that seat's view it is a state with that very view.

        By default the view itself: in a game that hides anything, what is hidden is dealt by chance.

        view  what the seat sees while it is asked
        """
        return view

    def winning(self, view: AnyState, seat: int) -> Option | None:
        """An option by which the seat can be shown to win at once; None where none is known."""
        return None

    def considered(self, state: AnyState) -> tuple[Option, ...]:
        """The options of the open ask that are worth trying, what looks best first; at least one, in a fixed order."""
        assert state.ask is not None
        return state.ask.options

    def decided(self, state: AnyState) -> tuple[float, ...] | None:
        """By seat, the share of the win, where nothing that may still come changes it; None while the game is open.

        A game that has ended need not be told.
        """
        return None

    def likely(self, state: AnyState, draw: Random) -> AnyState:
        """The next question after somebody has answered the open one as a sensible player may: how simulations are played out."""
        assert state.ask is not None
        return goes_on(state, Players.of(state.setup.game).at_random(state.ask.options, draw, 0.5))

    def standing(self, state: AnyState) -> tuple[float, ...]:
        """By seat, how well everybody stands, in points or what comes to the same; by default the points alone."""
        return state.setup.game.points(state) or (0.0,) * len(state.setup.players)

    def worth(self, state: AnyState) -> tuple[float, ...]:
        """By seat, the share of the win that may be expected in a position in which the game goes on; they come to 1.

        By default, what `standing` says.
        """
        return shares(self.standing(state), self.decisive)


class Players(Facet):
    """How a game is played by nobody in particular, and by whoever plays well.

    idle     the verbs by which a player leaves things as they are, or goes on
    counted  the rules of which `pnrules simulate` says how often they came to be followed
    """

    idle: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()

    def at_random(self, options: tuple[Option, ...], draw: Random, eager: float) -> Option:
        """What somebody answers who plays at random; `eager` is how often they do what they may as well leave be."""
        return options[int(draw.random() * len(options))]

    def held_back(self, options: tuple[Option, ...]) -> Option:
        """What somebody answers who leaves things as they are: what is idle, else the last option."""
        return next((option for option in options if option[0] in self.idle), options[-1])

    def judgement(self) -> Judgement | None:
        """What whoever plays well goes by; None in a game that does not say it: then it is played against at random alone."""
        return None


def shares(values: Iterable[float], decisive: float) -> tuple[float, ...]:
    """Values by seat as shares of the win: `decisive` more is about three times as much."""
    weights = [exp(min(value / decisive, 50.0)) for value in values]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def goes_on(state: AnyState, answer: Option | None = None) -> AnyState:
    """The next question, or the end; or wherever the run is by then, where it takes too long."""
    return onward(state, answer, span=LONGEST, most=LONGEST)[0]


def drawn(state: AnyState, draw: Random) -> AnyState:
    """The next question of a seat: what chance is asked before has been answered by it, each card as likely as another."""
    while state.ask is not None and state.ask.who == CHANCE:
        options = state.ask.options
        state = goes_on(state, options[int(draw.random() * len(options))])
    return state


def dealt(cards: Iterable[str], draw: Random) -> list[str]:
    """Cards in an order made by chance, the same for the same cards in the same order: for what is hidden, to be dealt from."""
    mixed = list(cards)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(draw.random() * (last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
