"""TIME DELAY: a SKIP token, to be used at any moment of one's choice (N-35)."""

from __future__ import annotations

from pnrules.kernel.state import Option, going_on
from pnrules.kernel.steps import CARD, Outcome, Rule
from pnrules.nightmare.table.board import with_table
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

GETS_SKIP = Rule("nightmare-gets-skip", (("seat", "seat"), ("count", "number")), CARD, ("N-35",))


def gives_a_skip(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """The acting player gets a SKIP token, and keeps it whatever happens to the card."""
    board, seat = state.board, frame.actor
    skips = list(board.table.skips or (0,) * len(board.points))
    skips[seat - 1] += 1
    board = with_table(board, board.table._replace(skips=tuple(skips)))
    return GETS_SKIP, (seat, skips[seat - 1]), going_on(state, frame, board)
