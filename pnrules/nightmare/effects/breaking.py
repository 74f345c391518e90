"""BREAK, built into the program."""

from __future__ import annotations

from pnrules.kernel.errors import SEAT_CARD
from pnrules.kernel.state import NOBODY, Option, going_on
from pnrules.kernel.steps import CARD, Outcome, Rule
from pnrules.nightmare.performing import brought_to_their_end, is_nested, procedures
from pnrules.nightmare.procedures import stop_run
from pnrules.nightmare.table.board import with_run
from pnrules.nightmare.table.sequences import ahead
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

BREAK_STOPS = Rule("nightmare-break-stops", SEAT_CARD, CARD, ("N-51",))
BREAK_PENDING = Rule("nightmare-break-pending", (("seat", "seat"),), CARD, ("N-51", "N-27"))
BREAK_CLOSED = Rule("nightmare-break-closed", (("seat", "seat"),), CARD, ("N-51",))


def stops_the_run(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """A built-in BREAK ends the run, and the program counter moves to the next card; closed breaks do nothing (N-51)."""
    board = state.board
    if not board.run.opened or board.run.final:
        closed = "N-34" if not board.run.final else "N-29" if board.run.runner == NOBODY else "N-52"
        rule = BREAK_CLOSED.resting_on(closed)
        return rule, (frame.actor,), going_on(state, frame, board)
    if not state.setup.interpretation.break_before_bits:
        after = going_on(state, frame, with_run(board, board.run._replace(stopping=True)))
        if state.setup.interpretation.copied_break_ends and is_nested(state):
            after = after._replace(frames=(*procedures(after.frames), *brought_to_their_end(after)))
        rule = BREAK_PENDING.resting_on("N-75") if is_nested(state) else BREAK_PENDING
        return rule, (frame.actor,), after
    pc = ahead(board) if board.row else 0
    card = board.row[pc].card if board.row else frame.source
    stopped = stop_run(state, board, pc)
    rest = brought_to_their_end(state)[:-1]  # the routines around this one are not resumed
    return BREAK_STOPS, (frame.actor, card), stopped._replace(frames=(*stopped.frames, *rest))
