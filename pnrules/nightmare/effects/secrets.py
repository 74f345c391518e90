"""A card that lies face down: it is turned up and performed (N-17, N-59)."""

from __future__ import annotations

from pnrules.kernel.copies import KIND
from pnrules.kernel.errors import SEAT_CARD
from pnrules.kernel.state import Option, next_state
from pnrules.kernel.steps import Outcome, Rule
from pnrules.nightmare.performing import OVERSIGHT, covered, is_nested, noting_execution
from pnrules.nightmare.procedures import RESTING, RUN_FRAME
from pnrules.nightmare.table.departures import turned_up
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

TURNED_UP = Rule("nightmare-turned-up", SEAT_CARD, {"3.0": "card-secret", "3.1": "card-secret"}, ("N-59",))


def turns_up_and_performs(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """Turn the card up, and perform it at once in place of the unknown card."""
    assert frame.source is not None
    after, card = turned_up(state, state.board, frame.source)
    top = after.frames[-1]._replace(code=KIND[card], pc=0)
    board = after.board
    if not (is_nested(state) and state.setup.interpretation.defends_stops):  # in that case only the stop has been counted (N-04)
        board, top = covered(after, board, top)
    rule = TURNED_UP.resting_on("N-17") if is_nested(state) else TURNED_UP
    memory = after.memory
    assert memory is not None
    if is_nested(state):
        return rule, (frame.actor, card), next_state(after, board, (*after.frames[:-1], top), None, memory)
    not_executed = state.setup.interpretation.oversight_not_executed
    if KIND[card] == OVERSIGHT:
        rule = rule.resting_on("N-77")
        if not_executed:
            return rule, (frame.actor, card), next_state(after, board, (*after.frames[:RUN_FRAME], RESTING), None, memory)
    elif not_executed:  # that depends on what it is, which is known only now
        board, memory = noting_execution(after, board, memory, card)
    return rule, (frame.actor, card), next_state(after, board, (*after.frames[:-1], top), None, memory)
