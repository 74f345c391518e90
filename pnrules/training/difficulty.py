"""How difficult an exercise is, measured on what has to be looked at and thought of."""

from __future__ import annotations

from typing import Final, NamedTuple

from pnrules.kernel.facets.exercises import Exercises
from pnrules.training.exercise import Exercise
from pnrules.training.questions import FOREVER

LEVELS: Final = (1, 2, 3, 4, 5)
"""The levels, from easy to hard."""

UP_TO: Final = (14, 19, 27, 38)
"""An exercise that weighs no more than this is of the first level, of the second, and so on; what weighs more, of the last."""

A_COPY: Final = 3
"""A card that does what others say weighs so much more than a step."""

TWICE: Final = 2
"""Whether something goes on for ever one sees by comparing: each step counts so often."""

FEW: Final = 5
"""Up to so many cards are few: a table with more is of the third level at least."""

AMONG_MANY: Final = 3


class Difficulty(NamedTuple):
    """What makes an exercise difficult.

    cards        how many lie there to be looked at
    steps        how many steps happen that one would tell
    copies       in how many of them a card does what others say
    misreadings  how many wrong ideas lead to another answer
    """

    cards: int
    steps: int
    copies: int
    misreadings: int

    @property
    def level(self) -> int:
        """From 1, easy, to 5."""
        weight = self.cards + self.steps + A_COPY * self.copies + self.misreadings
        level = next((at for at, most in enumerate(UP_TO, 1) if weight <= most), LEVELS[-1])
        return level if self.cards <= FEW else max(level, AMONG_MANY)


def measured(exercise: Exercise) -> Difficulty:
    """How difficult it is."""
    question = exercise.question
    times = TWICE if question.kind == FOREVER else 1
    facet = Exercises.of(question.line.state.setup.game)
    return Difficulty(
        facet.in_play(question.line.state),
        times * sum(not step.rule.quiet for step in question.steps),
        sum(step.rule.id in facet.copying for step in question.steps),
        len(question.wrong),
    )
