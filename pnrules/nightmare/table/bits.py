"""Bits: placing, taking, moving, recolouring, swapping them, with their order and their turns (N-25).

Bits on the card at the program counter that still have to act at this stop are `due`; the one that acts is `acting`.
"""

from __future__ import annotations

from pnrules.nightmare.table.board import (
    LEFT,
    Beside,
    Board,
    Instruction,
    find,
    instructions,
    lying,
    seats_in,
    sure,
    under_pc,
    with_beside,
    with_bits,
    with_due,
    with_lying,
    with_stop,
    with_supply,
    with_table,
)
from pnrules.nightmare.table.state import NightmareFrame, NightmareState


def supplied(b: Board, seat: int, change: int) -> Board:
    """The supply of a colour grows or shrinks."""
    supply = b.table.supply
    left = (*supply[: seat - 1], supply[seat - 1] + change, *supply[seat:])
    return with_table(b, with_supply(b.table, left))


def supply_left(state: NightmareState, board: Board, seat: int) -> int:
    """How many more bits of this colour can be placed (N-05)."""
    left: int = board.table.supply[seat - 1] + state.setup.interpretation.beyond_supply
    return left


def has_supply(state: NightmareState, board: Board, seat: int) -> bool:
    """Whether another bit of this colour can be placed (N-05)."""
    return supply_left(state, board, seat) > 0


def placed(b: Board, card: str, seats: tuple[int, ...]) -> Board:
    """Bits of these seats are placed on a card, after those that lie there, and wait for its next stop (N-25)."""
    here = sure(card, b)
    supply = list(b.table.supply)
    for seat in seats:
        supply[seat - 1] -= 1
    b = with_table(b, with_supply(b.table, tuple(supply)))
    return with_lying(b, card, with_bits(here, (*here.bits, *seats)))


def taken(b: Board, card: str, place: int) -> Board:
    """A bit returns from a card to its supply; the bits after it move up, and keep their turns."""
    here = sure(card, b)
    return supplied(_lifted(b, here, place), here.bits[place], +1)


def _lifted(b: Board, here: Instruction, place: int) -> Board:
    """The board with this bit lifted off its card."""
    bits = (*here.bits[:place], *here.bits[place + 1 :])
    if find(b, here.card) is None:
        return with_lying(b, here.card, with_due(with_bits(here, bits), _missing(here.due)))
    due = tuple(d - 1 if d > place else d for d in here.due if d != place)
    b = with_lying(b, here.card, with_due(with_bits(here, bits), due))
    if here.card != under_pc(b):
        return b
    stop = b.run.stop
    acting = LEFT if stop.acting == place else stop.acting - 1 if stop.acting > place else stop.acting
    return b if acting == stop.acting else with_stop(b, stop._replace(acting=acting))


def _missing(due: tuple[int, ...]) -> tuple[int, ...]:
    """The turn of an inner card's only bit, after that bit has left: no other bit takes it over."""
    return (LEFT,) if due else ()


def moved(b: Board, card: str, place: int, target: str) -> Board:
    """A bit moves from one card to another, where it comes last (N-25)."""
    here = sure(card, b)
    seat = here.bits[place]
    b = _lifted(b, here, place)
    there = sure(target, b)
    return with_lying(b, target, with_bits(there, (*there.bits, seat)))


def recoloured(b: Board, card: str, place: int, seat: int) -> Board:
    """A bit changes its colour. The new one takes over the place of the old one, and its turn (N-25)."""
    here = sure(card, b)
    owner = here.bits[place]
    if owner == seat:  # N-05: recolouring one's own bit changes nothing, and costs nothing
        return b
    b = with_lying(b, card, with_bit(here, place, seat))
    return supplied(supplied(b, owner, +1), seat, -1)


def with_bit(here: Instruction, place: int, seat: int) -> Instruction:
    """The instruction with another bit in this place; turns are unchanged."""
    return with_bits(here, (*here.bits[:place], seat, *here.bits[place + 1 :]))


def in_a_ring(b: Board, bits: tuple[tuple[str, int], ...]) -> Board:
    """Bits change places, each with the next, and wait for the next stop at their new cards (N-24, N-25)."""
    seats = [sure(card, b).bits[place] for card, place in bits]
    for (card, place), seat in zip(bits, (seats[-1], *seats[:-1]), strict=True):
        here = with_bit(sure(card, b), place, seat)
        inner = find(b, card) is None
        b = with_lying(b, card, with_due(here, _missing(here.due) if inner else tuple(d for d in here.due if d != place)))
        if card == under_pc(b) and b.run.stop.acting == place:
            b = with_stop(b, b.run.stop._replace(acting=LEFT))
    return b


def inner_at_rest(b: Board, owner: str | None = None) -> Board:
    """The board when inner cards are no longer performed by the owners of bits on them (N-44).

    owner  the card beside which they lie; None for all of them
    """
    if not any(inner.due for entry in b.beside for inner in entry.cards):
        return b
    return with_beside(b, tuple(_at_rest(entry) if owner in (None, entry.card) else entry for entry in b.beside))


def _at_rest(entry: Beside) -> Beside:
    return entry._replace(cards=tuple(with_due(inner, ()) for inner in entry.cards))


def without_seats(b: Board, seats: tuple[int, ...]) -> Board:
    """The board without any bit of these seats, in the row and on inner cards."""
    for here in instructions(b):
        if not any(seat in seats for seat in here.bits):
            continue
        for place in range(len(here.bits) - 1, -1, -1):
            if here.bits[place] in seats:
                b = taken(b, here.card, place)
    return b


def right_of(b: Board, seat: int) -> int:
    """The player on the right: turns go to the left, so it is the one before, among those still in."""
    seats = seats_in(b)
    earlier = [other for other in seats if other < seat]
    others = [other for other in seats if other != seat]
    return earlier[-1] if earlier else others[-1]


def bits_here(state: NightmareState, frame: NightmareFrame, board: Board) -> tuple[int, ...]:
    """The bits that count as lying "here": on the card that the instruction is written on (N-43); of an inner card,
    its own and those of what it lies beside (N-44)."""
    interpretation = state.setup.interpretation
    here = frame.env.here
    if interpretation.only_the_acting_bit and here != frame.source:
        return (frame.actor,) if frame.actor else ()
    instruction = lying(board, here)
    if instruction is None:
        return _bits_in_its_stead(state, board) if interpretation.inner_cards_stay_there else ()
    bits = instruction.bits
    if interpretation.only_own_bits_inside or not board.beside:
        return bits
    outer = _outer_bits(board, here)
    return outer + bits if interpretation.outer_bits_first else bits + outer


def _bits_in_its_stead(state: NightmareState, board: Board) -> tuple[int, ...]:
    """N-72's other answer: an inner card whose SUBROUTINE was replaced counts the bits on its replacement."""
    instead = lying(board, in_its_stead(state))
    return instead.bits if instead is not None else ()


def in_its_stead(state: NightmareState) -> str | None:
    """The card that replaced the SUBROUTINE whose inner card is being performed; None if it is not an inner card."""
    outer = state.frames[-2]
    here: str | None = outer.env.here if outer.source is not None and outer.code == "SUBROUTINE" else None
    return here


def _outer_bits(board: Board, card: str | None) -> tuple[int, ...]:
    """The bits on the cards beside which this inner card lies, the nearest first."""
    found: tuple[int, ...] = ()
    while owner := owner_of(board, card):
        outer = lying(board, owner)
        found += outer.bits if outer is not None else ()
        card = owner
    return found


def owner_of(b: Board, card: str | None) -> str | None:
    """The card beside which this inner card lies; None for a card of the main program, or one that has left."""
    return next((entry.card for entry in b.beside if any(inner.card == card for inner in entry.cards)), None)
