"""A turn: scripting, testing, and the turn passing on."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.state import Ask, Option, asking, going_on, next_state
from pnrules.kernel.steps import Outcome
from pnrules.runtime_error import rules
from pnrules.runtime_error.flow.inputs import plays
from pnrules.runtime_error.flow.statements import scripts
from pnrules.runtime_error.procedures import TURN, begins, ending
from pnrules.runtime_error.proof.claims import claim, claimable
from pnrules.runtime_error.table.board import CLAIM, Statement, hand, losing, passed_to, unclaimed, with_statements
from pnrules.runtime_error.table.state import RuntimeErrorFrame, RuntimeErrorState

NO_SCRIPT: Final = ("no-script",)
NO_TEST: Final = ("no-test",)
SCRIPT_ASK: Final = "script"
TEST_ASK: Final = "test"


def script(state: RuntimeErrorState, frame: RuntimeErrorFrame, answer: Option | None) -> Outcome:
    """The player may make one statement of three hand cards."""
    board = state.board
    seat = board.turn
    if answer is None:
        ask = Ask(seat, SCRIPT_ASK, (), (*scripts(state), NO_SCRIPT, *claimable(board)))
        return rules.MAY_SCRIPT, (seat,), asking(state, ask)
    if answer == CLAIM:
        return claim(state)
    board = unclaimed(board)
    if answer == NO_SCRIPT:
        return rules.NO_SCRIPT, (seat,), going_on(state, frame, board)
    cards = answer[1:]
    laid = (*board.statements[seat - 1], Statement(*cards))
    board = with_statements(losing(board, seat, *cards), seat, laid)
    return rules.SCRIPTS, (seat, *cards), going_on(state, frame, board)


def test(state: RuntimeErrorState, frame: RuntimeErrorFrame, answer: Option | None) -> Outcome:
    """The player may play an input card."""
    board = state.board
    seat = board.turn
    if answer is None:
        inputs = tuple(("input", card) for card in hand(board, seat))
        return rules.MAY_TEST, (seat,), asking(state, Ask(seat, TEST_ASK, (), (*inputs, NO_TEST, *claimable(board))))
    if answer == CLAIM:
        return claim(state)
    board = unclaimed(board)
    if answer == NO_TEST:
        return rules.NO_TEST, (seat,), next_state(state, board, ending(board), None, state.memory)
    return plays(state, board, answer[1], rules.PLAYS_INPUT)


def pass_on(state: RuntimeErrorState, frame: RuntimeErrorFrame, answer: Option | None) -> Outcome:
    """The turn passes clockwise; any demonstration has ended."""
    board = state.board
    following = board.turn % len(board.hands) + 1
    board = passed_to(board, following)
    return rules.TURN_PASSES, (following,), next_state(state, board, (begins(TURN),), None, None)
