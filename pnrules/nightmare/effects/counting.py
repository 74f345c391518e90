"""INCREMENT and DECREMENT: counters on the numbers of cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from pnrules.kernel.errors import Refusal
from pnrules.kernel.game import Op
from pnrules.kernel.state import Ask, Frame, Option, State, asking, going_on
from pnrules.kernel.steps import CARD, Rule
from pnrules.nightmare.board import KIND, Board, Instruction, find, with_instruction
from pnrules.nightmare.performing import Amount, Outcome

_new = tuple.__new__

CHOOSES_NUMBER = Rule("nightmare-chooses-number", (("seat", "seat"), ("card", "card")), CARD, ("N-38", "N-57"))
PLACED = (("seat", "seat"), ("card", "card"), ("count", "number"), ("value", "number"))
RAISES = Rule("nightmare-raises", PLACED, CARD)
LOWERS = Rule("nightmare-lowers", PLACED, CARD)
STAYS = Rule("nightmare-stays", (("seat", "seat"), ("card", "card"), ("value", "number")), CARD, ("N-58",))
CHANGES_NOTHING = Rule("nightmare-changes-nothing", (("card", "card"),), CARD, ("N-38",))
CHANGES_BY_ZERO = Rule("nightmare-changes-by-zero", (("card", "card"),), CARD, ("N-57",))
NUMBER_ASK: Final = "number"

NO_NUMBER: Final = ("refused-no-number", ("N-36",))
THIS_CARD: Final = ("refused-this-card", ("N-19", "N-43"))
Reason = tuple[str, tuple[str, ...]]
"""Why a card's numbers cannot be chosen: the refusal's message, and the rulings that it rests on."""


def changes_a_number(sign: int, amount: Amount, *, except_this: bool = False) -> Op:
    """Put +1 or -1 counters on a number of any card; the acting player picks the number."""

    def op(state: State, frame: Frame, answer: Option | None) -> Outcome:
        board = state[1]
        by = amount(state, frame)
        if answer is not None:
            return _changed(state, frame, board, answer[1], answer[2], sign * by)
        options: list[Option] = []
        if by:
            for instruction in board[0]:
                if why_not_change(state, frame, instruction, except_this) is None:
                    options += _options(instruction[0], len(state[0].printed[KIND[instruction[0]]]))
        if not options:
            return CHANGES_NOTHING if by else CHANGES_BY_ZERO, (frame[2],), going_on(state, frame, board)
        return CHOOSES_NUMBER, (frame[3], frame[2]), asking(state, Ask(frame[3], NUMBER_ASK, (frame[2],), tuple(options)))

    return op


@cache
def _options(card: str, numbers: int) -> tuple[Option, ...]:
    """The ways to choose a number of a card."""
    return tuple(("number", card, which) for which in range(numbers))


def why_not_change(state: State, frame: Frame, instruction: Instruction, except_this: bool) -> Reason | None:
    """Why a card's numbers cannot be chosen; None when they can."""
    if not state[0].printed[KIND[instruction[0]]]:
        return NO_NUMBER
    if except_this and instruction[0] == frame[4][0]:
        return THIS_CARD
    return None


def refusal(state: State, frame: Frame, card: str, reason: Reason) -> Refusal:
    """The reason in full, with the place that forbids it."""
    id, rulings = reason
    return Refusal(id, (("card", "card"),), (card,), state.setup.card_citation(frame.code), rulings)


def _changed(state: State, frame: Frame, board: Board, card: str, which: int, change: int) -> Outcome:
    index = find(board, card)
    assert index is not None
    instruction = board[0][index]
    printed = state[0].printed[KIND[card]]
    changes = instruction[2] or (0,) * len(printed)
    floored = change < 0 and state[0].reading.floor_for_counters
    placed = -min(-change, max(0, printed[which] + changes[which])) if floored else change
    value = max(0, printed[which] + changes[which] + placed)
    if not placed:
        return STAYS, (frame[3], card, value), going_on(state, frame, board)
    changes = (*changes[:which], changes[which] + placed, *changes[which + 1 :])
    counted = _new(Instruction, (card, instruction[1], changes if any(changes) else (), instruction[3], instruction[4]))
    rule = RAISES if change > 0 else LOWERS
    limited = placed != change or value == 0 > printed[which] + changes[which]
    rulings = ["N-58"] if limited else []
    if change < 0 and card == frame[4][0]:
        rulings.append("N-19")
    if change > 0 and card == frame[2]:
        rulings.append("N-43")
    args = (frame[3], card, abs(placed), value)
    return rule.resting_on(*rulings), args, going_on(state, frame, with_instruction(board, index, counted))
