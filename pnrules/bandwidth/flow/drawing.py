"""Drawing a card: which one is chance's answer."""

from __future__ import annotations

from typing import Final

from pnrules.bandwidth.table.board import drawn, shuffled
from pnrules.bandwidth.table.state import BandwidthFrame, BandwidthState
from pnrules.kernel.draws import draws
from pnrules.kernel.errors import SEAT_CARD
from pnrules.kernel.state import CHANCE, Ask, Option, asking, returning, with_top
from pnrules.kernel.steps import Outcome, Rule

DRAW_ASK: Final = "draw"

PLACE = {"BfB": "your-turn"}

MAY_DRAW = Rule("bandwidth-may-draw", (("seat", "seat"),), PLACE, quiet=True)
DRAWS = Rule("bandwidth-draws", SEAT_CARD, PLACE, secret=(1,), aside=True)
SHUFFLES = Rule("bandwidth-shuffles", (), PLACE, ("B-01",), aside=True)


def draw(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """The actor draws a card; if the pile is empty, the discards first become the pile (B-01)."""
    board = state.board
    if answer is not None:
        return DRAWS, (frame.actor, answer[1]), returning(state, drawn(board, frame.actor, answer[1]))
    if not board.table.pile:
        return SHUFFLES, (), with_top(state, frame, shuffled(board))
    return MAY_DRAW, (frame.actor,), asking(state, Ask(CHANCE, DRAW_ASK, (frame.actor,), draws(board.table.pile)))
