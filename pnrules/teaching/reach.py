"""Whether the aim of a task can still be reached, by searching its tree.

In that tree only the learner chooses: the other seats answer as the task says, and chance as in the play. So it is small, and a
mistake is found as soon as it is made.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pnrules.files.common import Answer
from pnrules.files.task_form import Aim, TaskSpec
from pnrules.kernel import machine
from pnrules.kernel.chance import Chance
from pnrules.kernel.facets.players import Players
from pnrules.kernel.state import CHANCE, AnyState, Ask, Option
from pnrules.kernel.steps import Step

MOST: Final = 1_000
"""How many questions are searched for one answer. In a larger tree the aim counts as reachable until its answers are used up: a
longer search would keep the learner waiting."""


class Spot(NamedTuple):
    """The situation of a task, with everything that determines what can follow.

    state   the state, at a question
    others  the unused answers of other seats
    drawn   how many draws came before
    left    how many answers the learner has left
    """

    state: AnyState
    others: tuple[Answer, ...]
    drawn: int
    left: int


class Choice(NamedTuple):
    """One of a learner's choices in the tree.

    way      the choices before it
    option   the choice
    reached  whether it reaches the aim
    keeps    whether the aim is still reachable after it; None if the tree is too large to tell
    """

    way: tuple[Option, ...]
    option: Option
    reached: bool
    keeps: bool | None


class _TooMany(Exception):
    """The tree is too large."""


class Reach:
    """The tree of a task.

    seat    the learner's seat
    spec    the task in its file
    chance  how draws are answered; without it, they are left open
    """

    def __init__(self, seat: int, spec: TaskSpec, chance: Chance | None) -> None:
        self.seat = seat
        self.spec = spec
        self.chance = chance
        self._looked = 0
        self._vain: dict[Spot, int] = {}  # by a spot without `left`: with this many answers the aim is unreachable
        self._enough: dict[Spot, int] = {}  # with this many it is reachable

    # --- one answer ---------------------------------------------------------------------------------------------------

    def asks(self, state: AnyState) -> bool:
        """Whether the learner is asked something."""
        return state.ask is not None and state.ask.who == self.seat

    def after(self, spot: Spot, option: Option) -> tuple[Spot, bool]:
        """Where an answer leads, and whether it reaches the aim; computed without changing the play."""
        answer, others, drawn = option, spot.others, spot.drawn
        state, steps = spot.state, list[Step]()
        while True:
            state = self._onward(state, answer, steps)
            ask = state.ask
            if ask is None or ask.who == self.seat:
                break
            if ask.who != CHANCE:
                answer, others = answered(ask, others, state)
            elif self.chance is not None and (draw := self.chance(state, drawn)) is not None:
                answer, drawn = draw, drawn + 1
            else:
                break
        return Spot(state, others, drawn, spot.left - 1), reached(self.spec.aim, self.seat, option, steps, state)

    def _onward(self, state: AnyState, answer: Option, steps: list[Step]) -> AnyState:
        """The state at the next question; the steps are collected if the aim is about them."""
        if self.spec.aim.happens is None:
            return machine.onward(state, answer)[0]
        first = machine.step(state, answer)
        steps += first, *machine.run(first.after)
        return steps[-1].after

    # --- the whole tree ------------------------------------------------------------------------------------------

    def within(self, spot: Spot) -> bool | None:
        """Whether the aim can still be reached; None if the tree is too large to tell."""
        self._looked = 0
        try:
            return self._within(spot)
        except _TooMany:
            return None

    def _within(self, spot: Spot) -> bool:
        if spot.left == 0 or not self.asks(spot.state):
            return False
        place = spot._replace(left=0)
        if spot.left >= self._enough.get(place, spot.left + 1):
            return True
        if spot.left <= self._vain.get(place, 0):
            return False
        self._looked += 1
        if self._looked > MOST:
            raise _TooMany
        found = any(aim or self._within(next) for next, aim in self._ahead(spot))
        (self._enough if found else self._vain)[place] = spot.left
        return found

    def _ahead(self, spot: Spot) -> Iterator[tuple[Spot, bool]]:
        assert spot.state.ask is not None
        return (self.after(spot, option) for option in spot.state.ask.options)

    def choices(self, spot: Spot) -> Iterator[Choice]:
        """Every choice at every question from which the aim can be reached, each question once. Questions for which that is
        unknown are included."""
        seen = {spot}
        ahead: list[tuple[Spot, tuple[Option, ...]]] = [(spot, ())]
        for at, way in ahead:
            assert at.state.ask is not None
            for option in at.state.ask.options:
                there, aim = self.after(at, option)
                keeps = False if aim else self.within(there)
                yield Choice(way, option, aim, keeps)
                if keeps is not False and there not in seen and self.asks(there.state):
                    seen.add(there)
                    ahead.append((there, (*way, option)))


def answered(ask: Ask, others: tuple[Answer, ...], state: AnyState) -> tuple[Option, tuple[Answer, ...]]:
    """What another seat answers: the first of the task's answers that fits, otherwise the one that changes nothing; and the
    remaining answers."""
    for place, answer in enumerate(others):
        fits = [option for option in ask.options if begins(option, answer.words)]
        if answer.who == ask.who and fits:
            return fits[0], (*others[:place], *others[place + 1 :])
    return Players.of(state.setup.game).held_back(ask.options), others


def reached(aim: Aim, seat: int, option: Option, steps: Sequence[Step], state: AnyState) -> bool:
    """Whether a learner's answer reaches an aim.

    steps  what it caused
    state  where it led
    """
    if aim.answers is not None:
        return any(begins(option, words) for words in aim.answers)
    if aim.least is not None:
        return bool(state.setup.game.points(state)[seat - 1] >= aim.least)
    if aim.happens is not None:
        return any(map(aim.happens.is_at, steps))
    return bool(state.setup.game.winners(state) == (aim.wins,))


def begins(option: Option, words: Option) -> bool:
    """Whether an answer begins with these words."""
    return option[: len(words)] == words
