"""Loops, found exactly: a position that comes back is a proof, a number of laps never is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pnrules.kernel.steps import Step


class Lasso(NamedTuple):
    """A line of play that came back to a position: the steps before it, and the steps of the cycle, which can repeat."""

    stem: tuple[Step, ...]
    cycle: tuple[Step, ...]


def lasso(steps: Sequence[Step]) -> Lasso | None:
    """The first exact repetition of a whole position along `steps`; None where no position comes back.

    Memory does not count: it only counts repetitions. Time and space grow with the number of steps.
    """
    if not steps:
        return None
    seen = {steps[0].before.position: 0}
    for number, step in enumerate(steps, 1):
        position = step.after.position
        if position in seen:
            began = seen[position]
            return Lasso(tuple(steps[:began]), tuple(steps[began:number]))
        seen[position] = number
    return None
