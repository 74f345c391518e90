"""What players need: how a game is played at random, and what a good player has to know besides the rules.

The rules say what may be done. What may lie face down, how good a position is, and what is worth trying, a game says in its
`Judgement`: a game with one can be played by the search. The defaults suit any game with points.
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

    from pnrules.kernel.steps import Step

LONGEST = 2_000
"""How many steps a simulation waits for the next question before the position is valued as it is."""


class Judgement:
    """How a game is judged. Nothing here may use more than it is given: a view, or a state sampled from one.

    strength  the default number of simulations per choice
    horizon   after how many choices a simulation ends and the position is valued
    decisive  the lead in points that makes a win about three times as likely as a loss
    habit     by how large a share of the win another option must beat the first of `considered` to be preferred: with few
              simulations and many options, one always does well by chance
    """

    strength: int = 200
    horizon: int = 24
    decisive: float = 2.0
    habit: float = 0.0

    def supposed(self, view: AnyState, seat: int, draw: Random) -> AnyState:
        """A possible whole state: any state with exactly this view for the seat.

        By default the view itself; in a game that hides anything, what is hidden has to be dealt at random.

        view  what the seat sees when it is asked
        """
        return view

    def winning(self, view: AnyState, seat: int) -> Option | None:
        """An option by which the seat provably wins at once; None if none is known."""
        return None

    def considered(self, state: AnyState) -> tuple[Option, ...]:
        """The options of the open ask that are worth trying, the most promising first; at least one, in a fixed order."""
        assert state.ask is not None
        return state.ask.options

    def decided(self, state: AnyState) -> tuple[float, ...] | None:
        """By seat, the share of the win, if nothing can change it any more; None while the game is open.

        Need not cover a game that has ended.
        """
        return None

    def likely(self, state: AnyState, draw: Random) -> AnyState:
        """The next question after a sensible answer to the open one: how simulations are played out."""
        assert state.ask is not None
        return goes_on(state, Players.of(state.setup.game).at_random(state.ask.options, draw, 0.5))

    def standing(self, state: AnyState) -> tuple[float, ...]:
        """By seat, how well everybody is doing, in points or an equivalent; by default the points."""
        return state.setup.game.points(state) or (0.0,) * len(state.setup.players)

    def worth(self, state: AnyState) -> tuple[float, ...]:
        """By seat, the expected share of the win in a position in which the game is open; they add up to 1.

        By default, derived from `standing`.
        """
        return shares(self.standing(state), self.decisive)


class Players(Facet):
    """How a game is played at random, and well.

    idle     the verbs by which a player leaves things as they are, or moves on
    counted  the rules that `pnrules simulate` counts
    """

    idle: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()

    def at_random(self, options: tuple[Option, ...], draw: Random, eager: float) -> Option:
        """The answer of a random player; `eager` is the probability of doing something optional."""
        return options[int(draw.random() * len(options))]

    def held_back(self, options: tuple[Option, ...]) -> Option:
        """The answer that leaves things as they are: an idle option, or else the last one."""
        return next((option for option in options if option[0] in self.idle), options[-1])

    def ends_round(self, step: Step) -> bool | None:
        """Whether a round ends with a step, for those who count rounds; no rule depends on it. None in a game that does not say:
        there, a round ends when an earlier seat is asked again."""
        return None

    def judgement(self) -> Judgement | None:
        """The judgement for playing well; None in a game without one, whose opponents can only play at random."""
        return None


def shares(values: Iterable[float], decisive: float) -> tuple[float, ...]:
    """Values by seat, converted to shares of the win: `decisive` more is worth about three times as much."""
    weights = [exp(min(value / decisive, 50.0)) for value in values]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def goes_on(state: AnyState, answer: Option | None = None) -> AnyState:
    """The next question, or the end; or where the run is after too many steps."""
    return onward(state, answer, span=LONGEST, most=LONGEST)[0]


def drawn(state: AnyState, draw: Random) -> AnyState:
    """The next question to a seat, after uniformly random draws."""
    while state.ask is not None and state.ask.who == CHANCE:
        options = state.ask.options
        state = goes_on(state, options[int(draw.random() * len(options))])
    return state


def dealt(cards: Iterable[str], draw: Random) -> list[str]:
    """Shuffled cards, for dealing what is hidden; deterministic for the same cards in the same order."""
    mixed = list(cards)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(draw.random() * (last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
