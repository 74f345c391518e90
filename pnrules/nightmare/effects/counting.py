"""INCREMENT and DECREMENT: counters on the numbers of cards."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.errors import Refusal
from pnrules.kernel.game import Op
from pnrules.kernel.state import Ask, Frame, Option, State, asking, going_on
from pnrules.kernel.steps import CARD, Rule
from pnrules.nightmare.board import Board, Instruction, find, kind, with_instruction
from pnrules.nightmare.performing import Amount, Outcome

CHOOSES_NUMBER = Rule("nightmare-chooses-number", (("seat", "seat"), ("card", "card")), CARD, ("N-38", "N-57"))
CHANGES = Rule("nightmare-changes", (("seat", "seat"), ("card", "card"), ("change", "number"), ("value", "number")), CARD)
CHANGES_NOTHING = Rule("nightmare-changes-nothing", (("card", "card"),), CARD, ("N-38", "N-57"))
NUMBER_ASK: Final = "number"
CARD_PARAM = (("card", "card"),)


def changes_a_number(sign: int, amount: Amount, *, except_this: bool = False) -> Op:
    """Put +1 or -1 counters on a number of any card; the acting player picks the number."""

    def op(state: State, frame: Frame, answer: Option | None) -> Outcome:
        board = state[1]
        by = amount(state, frame)
        if answer is not None:
            return _changed(state, frame, board, answer[1], answer[2], sign * by)
        options = tuple(
            ("number", instruction[0], which)
            for instruction in board[0]
            if why_not_change(state, frame, instruction, except_this) is None
            for which in range(len(state[0].printed[kind(instruction[0])]))
        )
        if not options or not by:
            return CHANGES_NOTHING, (frame[2],), going_on(state, frame, board)
        ask = Ask(frame[3], NUMBER_ASK, (frame[2],), options)
        return CHOOSES_NUMBER, (frame[3], frame[2]), asking(state, ask)

    return op


def why_not_change(state: State, frame: Frame, instruction: Instruction, except_this: bool) -> Refusal | None:
    """Why a card's numbers cannot be chosen; None when they can."""
    card = instruction[0]
    cite = state[0].card_citation
    if not state[0].printed[kind(card)]:
        return Refusal("refused-no-number", CARD_PARAM, (card,), cite(frame.code), ("N-36",))
    if except_this and card == frame[4].here:
        return Refusal("refused-this-card", CARD_PARAM, (card,), cite(frame.code), ("N-19", "N-43"))
    return None


def _changed(state: State, frame: Frame, board: Board, card: str, which: int, change: int) -> Outcome:
    index = find(board, card)
    assert index is not None
    instruction = board.row[index]
    printed = state.setup.printed[kind(card)]
    changes = instruction.changes or (0,) * len(printed)
    anew = changes[which] + change
    if change < 0 and state.setup.edition == "3.0":  # N-58: there, a counter that would go below 0 is not placed
        anew = max(anew, min(changes[which], -printed[which]))
    changes = (*changes[:which], anew, *changes[which + 1 :])
    board = with_instruction(board, index, instruction._replace(changes=changes if any(changes) else ()))
    value = max(0, printed[which] + anew)
    rule = CHANGES if change > 0 else CHANGES.resting_on("N-58")
    return rule, (frame.actor, card, change, value), going_on(state, frame, board)
