"""Version 1: the players claim the dealt cards, one bit a turn (N-06, N-39)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from pnrules.kernel.citations import Citation
from pnrules.kernel.copies import kind
from pnrules.kernel.errors import SEAT_CARD, Forbidden, Refusal
from pnrules.kernel.state import Ask, Option, asking, next_state, with_top
from pnrules.kernel.steps import Outcome, Rule
from pnrules.nightmare.cards import CARDS
from pnrules.nightmare.choosing import Reason
from pnrules.nightmare.procedures import ARRIVING
from pnrules.nightmare.table.bits import has_supply, placed, supply_left
from pnrules.nightmare.table.board import (
    SEATS,
    Board,
    Instruction,
    Run,
    clockwise,
    with_run,
    with_table,
    with_to_place,
    with_turn,
)
from pnrules.nightmare.table.memory import Memory
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

_PLACE = {"3.0": "version-1", "3.1": "version-1"}
_ERROR = {"3.0": "card-program-error", "3.1": "card-program-error"}
ASKED_TO_CLAIM = Rule("nightmare-asked-to-claim", (("seat", "seat"), ("count", "number")), _PLACE)
CLAIMS = Rule("nightmare-claims", SEAT_CARD, _PLACE)
CLAIMS_FOR = Rule("nightmare-claims-for", (*SEAT_CARD, ("owner", "seat")), _ERROR, ("N-06",))
CLAIMS_OVER = Rule("nightmare-claims-over", (("card", "card"),), _PLACE)
NOTHING_LEFT = Rule("nightmare-nothing-left", (), _PLACE, ("N-39",))
CLAIM_ASK: Final = "claim"

CLAIMED: Final = ("refused-claimed", ())
NO_SUPPLY: Final = ("refused-no-supply", ("N-05",))
OWN_ERROR: Final = ("refused-own-error", ("N-06",))
ALL_TO_PLACE: Final = ("refused-all-to-place", ("N-06",))
OUT: Final = ("refused-bit-of-one-out", ())


def claim(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """In turn, seat by seat, a bit on a card that has none, until all bits are placed or no card is left (N-39)."""
    board = state.board
    if answer is not None:
        return _claimed(state, frame, board, answer)
    seat = board.table.turn
    if not any(board.table.to_place):
        return CLAIMS_OVER, (board.row[board.pc].card,), _runs(state, board)
    if not board.table.to_place[seat - 1]:
        return claim(with_top(state, frame, _next_turn(board)), frame, None)
    why_not = forbids_claims(state, board, seat)
    unclaimed = [here for here in board.row if not here.bits]  # most are claimed already, and need not be tried
    every = [(here, option) for here in unclaimed for option in claims_of(board, here)]
    options = tuple([option for here, option in every if why_not(here, option) is None])
    if not options:
        return NOTHING_LEFT, (), _runs(state, with_table(board, board.table._replace(to_place=())))
    left = board.table.to_place[seat - 1]
    return ASKED_TO_CLAIM, (seat, left), asking(state, Ask(seat, CLAIM_ASK, (), options))


def claims_of(board: Board, here: Instruction) -> tuple[Option, ...]:
    """Every way in which somebody might claim a card."""
    return _claims_of(here.card, SEATS[len(board.points)])


@cache
def _claims_of(card: str, seats: tuple[int, ...]) -> tuple[Option, ...]:
    if CARDS[kind(card)].foreign:
        return tuple(("claim-for", card, seat) for seat in seats)
    return (("claim", card),)


def forbids_claims(state: NightmareState, board: Board, seat: int) -> Callable[[Instruction, Option], Reason | None]:
    """What forbids claims by this seat. It examines the supplies once, and then judges one claim after another."""
    own = None if has_supply(state, board, seat) else NO_SUPPLY
    foreign: dict[int, Reason | None] = {owner: _why_no_bit_of(state, board, owner) for owner in SEATS[len(board.points)]}
    foreign[seat] = OWN_ERROR

    def why_not(here: Instruction, option: Option) -> Reason | None:
        if here.bits:
            return CLAIMED
        return own if option[0] == "claim" else foreign[option[2]]

    return why_not


def _why_no_bit_of(state: NightmareState, board: Board, owner: int) -> Reason | None:
    """Why a PROGRAM ERROR cannot get a bit of this seat. Bits that the seat still has to place do not count (N-06)."""
    if owner in board.out:
        return OUT
    if not has_supply(state, board, owner):
        return NO_SUPPLY
    return None if supply_left(state, board, owner) > board.table.to_place[owner - 1] else ALL_TO_PLACE


def refused(state: NightmareState) -> list[Forbidden]:
    """The refused claims at the open question."""
    board = state.board
    seat = board.table.turn
    found: list[Forbidden] = []
    why_not = forbids_claims(state, board, seat)
    for here in board.row:
        for option in claims_of(board, here):
            why = why_not(here, option)
            if why is None:
                continue
            place = "card-program-error" if option[0] == "claim-for" and why is not CLAIMED else "version-1"
            reason = Refusal(why[0], (("card", "card"),), (option[1],), Citation(state.setup.work, place), why[1])
            found.append(Forbidden(seat, option, reason, True))
    return found


def _claimed(state: NightmareState, frame: NightmareFrame, board: Board, answer: Option) -> Outcome:
    """A claim of a PROGRAM ERROR costs none of one's bits: the bit is an opponent's, from outside the allotment (N-06)."""
    seat, card = board.table.turn, answer[1]
    owner = answer[2] if answer[0] == "claim-for" else seat
    board = placed(board, card, (owner,))
    if owner == seat:
        to_place = board.table.to_place
        left = (*to_place[: seat - 1], to_place[seat - 1] - 1, *to_place[seat:])
        board = with_table(board, with_to_place(board.table, left))
    board = _next_turn(board)
    if owner == seat:
        return CLAIMS, (seat, card), with_top(state, frame, board)
    return CLAIMS_FOR, (seat, card, owner), with_top(state, frame, board)


def _next_turn(board: Board) -> Board:
    """Pass the turn to the next seat clockwise that has a bit to place, if there is one."""
    table = board.table
    order = clockwise(board, table.turn % len(board.points) + 1)
    following = next((seat for seat in order if table.to_place[seat - 1]), table.turn)
    return with_table(board, with_turn(table, following))


def _runs(state: NightmareState, board: Board) -> NightmareState:
    """The program runs, until the game ends: no break stops it."""
    board = with_run(board, Run(runner=None, running=True, final=True))
    board = with_table(board, board.table._replace(to_place=()))
    return next_state(state, board, (state.frames[0], ARRIVING), None, Memory(passes=state.memory.passes if state.memory else ()))
