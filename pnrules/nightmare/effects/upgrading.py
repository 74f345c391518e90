"""UPGRADE: a new card in a place of one's choice, with one's bit; the card itself passes to the right neighbour."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.state import NOBODY, Option, next_state, with_top
from pnrules.kernel.steps import CARD, Outcome, Rule
from pnrules.nightmare.choosing import Chooses, forbids_nothing, with_todo
from pnrules.nightmare.effects.rearranging import CHOOSES_PLACE, PLACE_ASK
from pnrules.nightmare.effects.replacing import nothing_at_all
from pnrules.nightmare.performing import is_copied, is_nested
from pnrules.nightmare.procedures import FULL
from pnrules.nightmare.table.bits import has_supply, right_of, supplied, taken, with_bit
from pnrules.nightmare.table.board import (
    LEFT,
    Board,
    Instruction,
    find,
    instructions,
    lying,
    sure,
    under_pc,
    with_due,
    with_lying,
    with_run,
    with_table,
)
from pnrules.nightmare.table.drawing import (
    CANNOT_LIE,
    asks_chance,
    cannot_lie,
    discarding,
    nothing_to_draw,
    off_the_deck,
    shuffling,
)
from pnrules.nightmare.table.sequences import put_in
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

PLACE_CHOSEN = Rule("nightmare-place-chosen", (("seat", "seat"), ("place", "number")), CARD)
DRAWS_NEW = Rule("nightmare-draws-new", (("card", "card"),), CARD, quiet=True)
COMES_IN = Rule("nightmare-comes-in", (("card", "card"), ("place", "number")), CARD)
_HANDED = (("seat", "seat"), ("card", "card"), ("neighbour", "seat"), ("new", "card"))
TAKES_OVER = Rule("nightmare-takes-over", _HANDED, CARD)
TAKES_OVER_BARE = Rule("nightmare-takes-over-bare", _HANDED, CARD, ("N-05", "N-44"))
NO_TAKE_OVER = Rule("nightmare-no-take-over", _HANDED, CARD, ("N-44",))
NEW_CARD_ASK: Final = "new-card"


def _places(state: NightmareState, frame: NightmareFrame) -> list[Option]:
    return [("place", place) for place in range(len(state.board.row) + 1)]


def _empty_deck(state: NightmareState, frame: NightmareFrame) -> Outcome | None:
    return nothing_at_all(state, frame, 3) if nothing_to_draw(state, state.board) else None


def _place_chosen(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
    after = with_todo(frame, (answer[1],), frame.pc + 1)
    return PLACE_CHOSEN, (frame.actor, answer[1] + 1), with_top(state, after, state.board)


def _nowhere(state: NightmareState, frame: NightmareFrame) -> Outcome:
    return nothing_at_all(state, frame, 3)


chooses_where = Chooses(
    PLACE_ASK, CHOOSES_PLACE, _places, forbids_nothing, then=_place_chosen, otherwise=_nowhere, first=_empty_deck
)
"""First: a place in the main program (N-46)."""


def draws_into_it(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """Then: a card from the deck comes in there. A PROGRAM ERROR too gets the bit that the text moves there (N-31)."""
    board = state.board
    if answer is None:
        if board.table.deck:
            return DRAWS_NEW, (frame.source,), asks_chance(state, board, state.frames, NEW_CARD_ASK, (frame.source,))
        if not nothing_to_draw(state, board):
            return shuffling(state, board, state.frames)
        return nothing_at_all(state, frame, 2)
    card = answer[1]
    if cannot_lie(card):
        return CANNOT_LIE, (card,), with_top(state, frame, discarding(board, card))
    place = frame.env.place
    board = with_table(board, off_the_deck(board.table, card))
    board = put_in(board, None, place, Instruction(card))
    rule = COMES_IN
    run = board.run
    if len(board.row) >= FULL and (not run.final or run.runner == NOBODY):  # a BREAK that waits to stop it no longer can
        board = with_run(board, run._replace(runner=run.runner or None, final=True, stopping=False))
        rule = COMES_IN.resting_on("N-52")
    return rule, (card, place + 1), with_top(state, with_todo(frame, (card,), frame.pc + 1), board)


def hands_over(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """Last: the acting bit moves to the new card, and one of the right neighbour's replaces it here. What is still to be
    performed on this card is performed by the neighbour, who has no choice."""
    board = state.board
    seat, new, here = frame.actor, frame.env.cards[0], frame.env.here
    neighbour = right_of(board, seat)
    place = _acting_place(board, here, seat)
    board, took_over = _handed(state, board, here, place, seat, neighbour, new)
    frames = [f if not took_over or f.env.here != here or f.source is None else f._replace(actor=neighbour) for f in state.frames]
    frames[-1] = with_todo(frame, (), frame.pc + 1)
    rulings = ["N-10"] if place is not None and _only_bit(state.board, seat) else []
    rulings += ["N-31"] if new.startswith("PROGRAM ERROR") else []
    rulings += ["N-05"] if not took_over and not has_supply(state, state.board, neighbour) else []
    if is_nested(state):
        rulings.append("N-43" if is_copied(state) else "N-44")
    has_bit = TAKES_OVER if sure(new, board).bits else TAKES_OVER_BARE
    rule = (has_bit if took_over else NO_TAKE_OVER).resting_on(*rulings)
    return rule, (seat, here, neighbour, new), next_state(state, board, tuple(frames), None, state.memory)


def _only_bit(board: Board, seat: int) -> bool:
    """Whether the seat had no other bit: it gets one back by the end of the instruction (N-10)."""
    return sum(here.bits.count(seat) for here in instructions(board)) == 1


def _acting_place(board: Board, here: str | None, seat: int) -> int | None:
    """The place of the acting bit on the card being performed; None if it has left, or never lay there (N-25)."""
    lies = lying(board, here)
    if lies is None or seat not in lies.bits:
        return None
    if here == under_pc(board):
        acting = board.run.stop.acting
    elif find(board, here) is None:  # an inner card acts by its own bit, or by that of what it lies beside (N-44)
        acting = lies.due[0] if lies.due else LEFT
    else:
        acting = lies.bits.index(seat)
    return acting if 0 <= acting < len(lies.bits) and lies.bits[acting] == seat else None


def _handed(
    state: NightmareState, board: Board, here: str | None, place: int | None, seat: int, neighbour: int, new: str
) -> tuple[Board, bool]:
    """The board after the bits have been handed over, and whether the neighbour got a bit on this card (N-44)."""
    lies = lying(board, here)
    if place is not None and lies is not None and here is not None:
        if not has_supply(state, board, neighbour):
            board = _with_bit_on(taken(board, here, place), new, seat)
            return supplied(board, seat, -1), False
        board = with_lying(board, here, with_bit(lies, place, neighbour))
        return _with_bit_on(supplied(board, neighbour, -1), new, seat), True
    if lies is None or here is None or find(board, here) is not None or lies.bits or lies.due:
        return board, False  # the acting bit has left: no bits at all
    if has_supply(state, board, seat):  # an inner UPGRADE without bits: both come from the supplies
        board = supplied(_with_bit_on(board, new, seat), seat, -1)
    if not has_supply(state, board, neighbour):
        return board, False
    board = supplied(_with_bit_on(board, here, neighbour), neighbour, -1)
    return with_lying(board, here, with_due(sure(here, board), (0,))), True  # what is left here is the neighbour's


def _with_bit_on(board: Board, card: str, seat: int) -> Board:
    here = sure(card, board)
    return with_lying(board, card, here._replace(bits=(*here.bits, seat)))
