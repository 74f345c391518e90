"""INCREMENT and DECREMENT: counters on the numbers of cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from pnrules.kernel.copies import FACE_DOWN, KIND
from pnrules.kernel.errors import SEAT_CARD
from pnrules.kernel.state import Option, going_on
from pnrules.kernel.steps import CARD, Op, Outcome, Rule
from pnrules.nightmare.choosing import NOT_THERE, Chooses, Reason, WhyNot
from pnrules.nightmare.performing import Amount
from pnrules.nightmare.table.board import Table, find, instructions, sure, with_changes, with_lying
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

CHOOSES_NUMBER = Rule("nightmare-chooses-number", SEAT_CARD, CARD, ("N-38", "N-57"))
PLACED = (("seat", "seat"), ("card", "card"), ("count", "number"), ("value", "number"))
RAISES = Rule("nightmare-raises", PLACED, CARD)
LOWERS = Rule("nightmare-lowers", PLACED, CARD)
STAYS = Rule("nightmare-stays", (("seat", "seat"), ("card", "card"), ("value", "number")), CARD, ("N-58",))
CHANGES_NOTHING = Rule("nightmare-changes-nothing", (("card", "card"),), CARD, ("N-38",))
CHANGES_BY_ZERO = Rule("nightmare-changes-by-zero", (("card", "card"),), CARD, ("N-57",))
NUMBER_ASK: Final = "number"

NO_NUMBER: Final = ("refused-no-number", ("N-36",))
NO_SECOND: Final = ("refused-no-second-number", ("N-36",))
LIES_FACE_DOWN: Final = ("refused-face-down", ("N-18",))
NOT_LYING: Final = (NOT_THERE, ("N-18",))
MOST_NUMBERS: Final = 2
THIS_CARD: Final = ("refused-this-card", ("N-19",))
COPYING_CARD: Final = ("refused-this-card", ("N-19", "N-43"))


def changes_a_number(sign: int, amount: Amount, *, except_this: bool = False) -> Op:
    """Put +1 or -1 counters on a number of any card, inner ones too; the acting player picks the number."""

    def candidates(state: NightmareState, frame: NightmareFrame) -> list[Option]:
        printed = state.setup.printed
        options: list[Option] = []
        for here in instructions(state.board):
            options += _options(here.card, len(printed[KIND[here.card]]) or 1)
        return options

    def forbids(state: NightmareState, frame: NightmareFrame) -> WhyNot:
        printed, here = state.setup.printed, frame.env.here

        def why_not(option: Option) -> Reason | None:
            card = option[1]
            if not printed[KIND[card]]:
                return LIES_FACE_DOWN if KIND[card] == FACE_DOWN else NO_NUMBER
            if not except_this or card != here:
                return None
            return THIS_CARD if here == frame.source else COPYING_CARD

        return why_not

    def zero(state: NightmareState, frame: NightmareFrame) -> Outcome | None:
        if amount(state, frame):
            return None
        return CHANGES_BY_ZERO, (frame.source,), going_on(state, frame, state.board)

    def nothing(state: NightmareState, frame: NightmareFrame) -> Outcome:
        return CHANGES_NOTHING, (frame.source,), going_on(state, frame, state.board)

    def change(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
        return _changed(state, frame, answer[1], answer[2], sign * amount(state, frame))

    def unlikely(state: NightmareState, frame: NightmareFrame) -> list[tuple[Option, Reason | None]]:
        printed = state.setup.printed
        found: list[tuple[Option, Reason | None]] = []
        for here in instructions(state.board):
            numbers = len(printed[KIND[here.card]])
            reason = NO_SECOND if numbers else NO_NUMBER
            found += [(("number", here.card, which), reason) for which in range(max(1, numbers), MOST_NUMBERS)]
        for card in _not_lying(state.board.table):
            found.append((("number", card, 0), NOT_LYING if printed[KIND[card]] else NO_NUMBER))
        return found

    return Chooses(NUMBER_ASK, CHOOSES_NUMBER, candidates, forbids, then=change, otherwise=nothing, first=zero, unlikely=unlikely)


def _not_lying(table: Table) -> tuple[str, ...]:
    """Every card that is not visible in the program, face-down ones included: all are refused in the same way (N-18)."""
    hands = tuple(card for hand in table.hands for card in hand)
    hidden = (secret.card for secret in table.secrets)
    return tuple(sorted((*hands, *table.deck, *table.discards, *hidden)))  # sorted, so that the order gives nothing away


@cache
def _options(card: str, numbers: int) -> tuple[Option, ...]:
    """The ways to choose a number of a card."""
    return tuple(("number", card, which) for which in range(numbers))


def _changed(state: NightmareState, frame: NightmareFrame, card: str, which: int, change: int) -> Outcome:
    board = state.board
    here = sure(card, board)
    printed = state.setup.printed[KIND[card]]
    interpretation = state.setup.interpretation
    changes = here.changes or (0,) * len(printed)
    now = printed[which] + changes[which]
    placed = -min(-change, max(0, now)) if change < 0 and interpretation.floor_for_counters else change
    value = now + placed if interpretation.below_zero else max(0, now + placed)
    if not placed:
        return STAYS, (frame.actor, card, value), going_on(state, frame, board)
    changes = (*changes[:which], changes[which] + placed, *changes[which + 1 :])
    counted = with_changes(here, changes if any(changes) else ())
    rulings = ["N-58"] if placed != change or (value == 0 > now) or value < 0 else []
    if change < 0 and card == frame.env.here:
        rulings.append("N-19")
    if change > 0 and card == frame.source:
        rulings.append("N-43")
    if find(board, card) is None:
        rulings += ["N-18", "N-48"]
    args = (frame.actor, card, abs(placed), value)
    rule = RAISES if placed > 0 else LOWERS
    return rule.resting_on(*rulings), args, going_on(state, frame, with_lying(board, card, counted))
