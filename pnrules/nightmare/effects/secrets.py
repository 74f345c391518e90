"""A card that lies face down: it is turned up and performed (N-17, N-59)."""

from __future__ import annotations

from pnrules.kernel.singles import KIND
from pnrules.kernel.state import Frame, Option, State, made
from pnrules.kernel.steps import Outcome, Rule
from pnrules.nightmare.departures import turned_up
from pnrules.nightmare.performing import covered, is_nested

TURNED_UP = Rule(
    "nightmare-turned-up", (("seat", "seat"), ("card", "card")), {"3.0": "card-secret", "3.1": "card-secret"}, ("N-59",)
)


def turns_up_and_performs(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The card is turned up; what it says is performed at once, in place of the unknown card."""
    assert frame.source is not None
    after, card = turned_up(state, state.board, frame.source)
    top = after.frames[-1]._replace(code=KIND[card], pc=0)
    board, top = covered(after, after.board, top)
    rule = TURNED_UP.resting_on("N-17") if is_nested(state) else TURNED_UP
    return rule, (frame.actor, card), made(after, board, (*after.frames[:-1], top), None, after.memory)
