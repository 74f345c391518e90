"""OVERWRITE and REPLACE: a card from the deck takes another's place; the bits stay (N-56)."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.errors import SEAT_CARD
from pnrules.kernel.state import Option, at, going_on, going_to, next_state, with_top
from pnrules.kernel.steps import CARD, Op, Outcome, Rule
from pnrules.nightmare.choosing import (
    ALREADY_GONE,
    BIT_ASK,
    CARD_ASK,
    CHOOSES_BIT,
    CHOOSES_CARD,
    CHOSEN,
    Chooses,
    WhyNot,
    every_bit,
    every_card,
    not_inner,
    with_todo,
)
from pnrules.nightmare.performing import Amount, is_copied, is_nested
from pnrules.nightmare.table.bits import has_supply, recoloured
from pnrules.nightmare.table.board import beside, lying, with_table
from pnrules.nightmare.table.departures import carrying, discarded, losing_bits, replaced
from pnrules.nightmare.table.drawing import (
    CANNOT_LIE,
    asks_chance,
    cannot_lie,
    discarding,
    nothing_to_draw,
    off_the_deck,
    shuffling,
)
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

RECOLOURS = Rule("nightmare-recolours", (*SEAT_CARD, ("owner", "seat")), CARD, ("N-25",))
RECOLOURS_NONE = Rule("nightmare-recolours-none", SEAT_CARD, CARD, ("N-05", "N-38"))
RECOLOURS_ZERO = Rule("nightmare-recolours-zero", SEAT_CARD, CARD, ("N-57",))
RECOLOURS_NO_MORE = Rule("nightmare-recolours-no-more", SEAT_CARD, CARD, ("N-05", "N-57"))
VOID = Rule("nightmare-void", (("card", "card"),), CARD, ("N-09",))
NOTHING_THERE = Rule("nightmare-nothing-there", (("card", "card"),), CARD, ("N-38",))
DRAWS_REPLACEMENT = Rule("nightmare-draws-replacement", (("card", "card"),), CARD)
REPLACED = Rule("nightmare-replaced", (("card", "card"), ("new", "card")), CARD, ("N-56",))
NOT_REPLACED = Rule("nightmare-not-replaced", (("card", "card"),), CARD, ("N-09", "N-76"))
LEAVES_EMPTY = Rule("nightmare-leaves-empty", (("card", "card"),), CARD, ("N-09",))
REPLACEMENT_ASK: Final = "replacement"


def recolours_a_bit(count: Amount) -> Op:
    """OVERWRITE, first half: bits change to the acting player's colour, on different cards one after another (N-57)."""

    def forbids(state: NightmareState, frame: NightmareFrame) -> WhyNot:
        chosen = frame.env.cards
        return lambda option: ("refused-card-chosen", ("N-57",)) if option[1] in chosen else None

    def nothing(state: NightmareState, frame: NightmareFrame) -> Outcome | None:
        board, env = state.board, frame.env
        if not env.todo and nothing_to_draw(state, board) and not state.setup.interpretation.recolours_and_leaves:
            return nothing_at_all(state, frame, 2)
        wanted = count(state, frame)
        return none_left(state, frame) if wanted <= 0 or not has_supply(state, board, frame.actor) else None

    def none_left(state: NightmareState, frame: NightmareFrame) -> Outcome:
        wanted = count(state, frame) > 0
        rule = RECOLOURS_NO_MORE if frame.env.todo else RECOLOURS_NONE if wanted else RECOLOURS_ZERO
        return rule, (frame.actor, frame.source), with_top(state, with_todo(frame, (), frame.pc + 1), state.board)

    def recolour(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
        _, card, place = answer
        seat = frame.actor
        here = lying(state.board, card)
        assert here is not None
        owner = here.bits[place]
        board = recoloured(state.board, card, place, seat)
        chosen = (*frame.env.cards, card)
        enough = len(chosen) >= count(state, frame)
        after = with_todo(frame, () if enough else chosen, frame.pc + 1 if enough else frame.pc)
        after = after._replace(env=losing_bits(board, after.env, (owner,)))
        return RECOLOURS, (seat, card, owner), with_top(state, after, board)

    return Chooses(BIT_ASK, CHOOSES_BIT, every_bit, forbids, then=recolour, otherwise=none_left, first=nothing)


def replaces_this(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """OVERWRITE, second half: a card from the deck takes this card's place; the bits stay (N-43, N-56)."""
    board, here = state.board, frame.env.card
    if lying(board, here) is None:
        return ALREADY_GONE, (here,), going_on(state, frame, board)
    if state.setup.interpretation.recolours_and_leaves and nothing_to_draw(state, board):
        state = carrying(state, here)
        board, bereft = discarded(state, board, here)
        after = frame._replace(pc=frame.pc + 1, env=losing_bits(board, frame.env, bereft))
        return LEAVES_EMPTY, (here,), with_top(state, after, board)
    return _replacing(state, frame, answer, here)


def chooses_a_card(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
    """REPLACE: fix the card to be replaced, then draw one."""
    return CHOSEN, (frame.actor, answer[1]), with_top(state, with_todo(frame, (answer[1],), frame.pc + 1), state.board)


def _nothing_drawn(state: NightmareState, frame: NightmareFrame) -> Outcome | None:
    if not nothing_to_draw(state, state.board):
        return None
    return nothing_at_all(state, frame, 2)


def nothing_at_all(state: NightmareState, frame: NightmareFrame, ops: int) -> Outcome:
    """Without a card to draw, the instruction does nothing (N-09); its next `ops` ops are skipped."""
    rule = VOID.resting_on("N-76") if state.board.table.deck else VOID
    return rule, (frame.source,), going_to(state, frame, frame.pc + ops, state.board)


def _nothing_there(state: NightmareState, frame: NightmareFrame) -> Outcome:
    return NOTHING_THERE, (frame.source,), going_to(state, frame, frame.pc + 2, state.board)


chooses_what_to_replace = Chooses(
    CARD_ASK, CHOOSES_CARD, every_card, not_inner, then=chooses_a_card, otherwise=_nothing_there, first=_nothing_drawn
)
"""REPLACE, first half: any card of the main program, this one too."""


def replaces_it(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """REPLACE, second half: a card from the deck takes the chosen card's place."""
    return _replacing(state, frame, answer, frame.env.cards[0])


def _this_card(state: NightmareState, frame: NightmareFrame, old: str) -> list[str]:
    """The rulings by which this is the card to go: for a copied instruction, and for an inner card."""
    if old != frame.env.here or not is_nested(state):
        return []
    return ["N-43"] if is_copied(state) else ["N-44"]


def _replacing(state: NightmareState, frame: NightmareFrame, answer: Option | None, old: str) -> Outcome:
    board = state.board
    if answer is None:
        if board.table.deck:
            return (
                DRAWS_REPLACEMENT.resting_on(*_this_card(state, frame, old)),
                (old,),
                asks_chance(state, board, state.frames, REPLACEMENT_ASK, (old,)),
            )
        if not nothing_to_draw(state, board):
            return shuffling(state, board, state.frames)
        return NOT_REPLACED, (old,), going_on(state, frame, board)
    new = answer[1]
    if cannot_lie(new):
        return CANNOT_LIE, (new,), with_top(state, frame, discarding(board, new))
    after = replaced(state, with_table(board, off_the_deck(board.table, new)), old, new)
    frames = (*after.frames[:-1], at(after.frames[-1], frame.pc + 1))
    rulings = _this_card(state, frame, old)
    if beside(board, old) is not None:
        rulings.append("N-49")
    rule = REPLACED.resting_on(*rulings)
    return rule, (old, new), next_state(after, after.board, frames, None, after.memory)
