"""The difficulty of an exercise, measured by what one has to see and consider."""

from __future__ import annotations

from typing import Final, NamedTuple

from pnrules.kernel.facets.exercises import Exercises
from pnrules.training.exercise import Exercise
from pnrules.training.questions import FOREVER

LEVELS: Final = (1, 2, 3, 4, 5)
"""The levels, from easy to hard."""

UP_TO: Final = (14, 19, 27, 38)
"""The maximum weight of an exercise at each level but the last."""

A_COPY: Final = 3
"""The weight, in steps, of a card that copies what others do."""

TWICE: Final = 2
"""The weight of each step if the question is whether something goes on for ever, which takes comparing positions."""

FEW: Final = 5
"""The maximum number of cards at the first two levels."""

AMONG_MANY: Final = 3


class Difficulty(NamedTuple):
    """What makes an exercise difficult.

    cards        the number of cards on the table
    steps        the number of steps that matter to a player
    copies       the number of these in which a card copies others
    misreadings  the number of misreadings with a different answer
    """

    cards: int
    steps: int
    copies: int
    misreadings: int

    @property
    def level(self) -> int:
        """The level, from 1 (easy) to 5."""
        weight = self.cards + self.steps + A_COPY * self.copies + self.misreadings
        level = next((at for at, most in enumerate(UP_TO, 1) if weight <= most), LEVELS[-1])
        return level if self.cards <= FEW else max(level, AMONG_MANY)


def measured(exercise: Exercise) -> Difficulty:
    """The difficulty of an exercise."""
    question = exercise.question
    times = TWICE if question.kind == FOREVER else 1
    facet = Exercises.of(question.line.state.setup.game)
    return Difficulty(
        facet.in_play(question.line.state),
        times * sum(not step.rule.quiet for step in question.steps),
        sum(step.rule.id in facet.copying for step in question.steps),
        len(question.wrong),
    )
