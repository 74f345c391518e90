"""Where cards lie: the main program, whose ends meet, and the inner cards beside a card, whose ends do not (N-02, N-46).

Also what happens to the program counter when cards come, go and change places (N-16, N-56).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pnrules.nightmare.table.board import (
    FORWARD,
    Board,
    Gap,
    Instruction,
    beside,
    find,
    with_entry,
    with_pc,
    with_row,
    with_stop,
)


class Spot(NamedTuple):
    """Where a card lies, or lay.

    owner  the card beside which its sequence lies; None for the main program
    place  its place there; if it has left, that of the next card
    gap    whether it has left
    """

    owner: str | None
    place: int
    gap: bool = False


def spot(b: Board, card: str | None) -> Spot | None:
    """Where a card lies, or lay when it left at this stop; None if neither."""
    index = find(b, card)
    if index is not None:
        return Spot(None, index)
    for entry in b.beside:
        for place, inner in enumerate(entry.cards):
            if inner.card == card:
                return Spot(entry.card, place)
    return next((Spot(gap.owner, gap.place, True) for gap in b.run.stop.gaps if gap.card == card), None)


def sequence(b: Board, owner: str | None) -> tuple[Instruction, ...]:
    """The cards of a sequence: the main program for None, else what lies beside `owner`."""
    if owner is None:
        return b.row
    entry = beside(b, owner)
    return entry.cards if entry is not None else ()


def with_sequence(b: Board, owner: str | None, cards: tuple[Instruction, ...]) -> Board:
    """The board with this sequence replaced."""
    if owner is None:
        return with_row(b, cards)
    entry = beside(b, owner)
    assert entry is not None
    return with_entry(b, entry._replace(cards=cards))


def previous(b: Board, at: Spot, count: int) -> tuple[str, ...]:
    """Up to `count` cards before a spot, in the order in which the program counter passes them."""
    return _passed(b, at, count, -1)[::-1]


def following(b: Board, at: Spot, count: int) -> tuple[str, ...]:
    """Up to `count` cards after a spot, in the order in which the program counter passes them."""
    return _passed(b, at, count, +1)


def _passed(b: Board, at: Spot, count: int, sign: int) -> tuple[str, ...]:
    """Walk away from the spot: in the main program round the ring, past each other card at most once (N-55); among inner cards
    in dealt order, whatever the direction, and no further than their ends (N-46)."""
    cards = sequence(b, at.owner)
    length = len(cards)
    heading = sign * b.way if at.owner is None else sign
    first = at.place + heading if not at.gap or heading < 0 else at.place
    if at.owner is None:
        count = min(count, length if at.gap else length - 1)
        return tuple([cards[place % length].card for place in range(first, first + heading * count, heading)])
    places = range(first, first + heading * min(count, length), heading)  # however high the number has been raised
    return tuple(cards[place].card for place in places if 0 <= place < length)


def counted_on(b: Board, at: Spot, count: int) -> str | None:
    """The card `count` cards ahead of a spot of the main program, round and round (N-55); None when there is no card."""
    row = b.row
    if not row:
        return None
    back = 1 if at.gap and b.way == FORWARD else 0
    return row[(at.place + b.way * count - back) % len(row)].card


def ahead(b: Board) -> int:
    """Where the program counter moves next: the place of the next card in its direction (N-16)."""
    if b.run.stop.gone and b.way == FORWARD:
        return b.pc
    return (b.pc + b.way) % len(b.row)


def taken_out(b: Board, card: str) -> Board:
    """The card leaves its sequence. Performances of it keep counting from the gap; the program counter stays there."""
    at = spot(b, card)
    assert at is not None
    cards = sequence(b, at.owner)
    leaves_pc = at == (None, b.pc, False) and not b.run.stop.gone
    b = with_sequence(b, at.owner, (*cards[: at.place], *cards[at.place + 1 :]))
    if at.owner is None and not b.run.stop.gone:
        b = with_pc(b, _wrapped(b, None, _once_out(b.pc, at.place)))
    b = _with_gaps(b, at.owner, lambda place: _once_out(place, at.place))
    stop = b.run.stop
    gap = Gap(card, at.owner, _wrapped(b, at.owner, at.place))
    return with_stop(b, stop._replace(gaps=(*stop.gaps, gap), gone=stop.gone or leaves_pc))


def put_in(b: Board, owner: str | None, index: int, instruction: Instruction) -> Board:
    """Insert a card into a sequence at this place; the program counter stays with its card."""
    cards = sequence(b, owner)
    moves_on = owner is None and not b.run.stop.gone and len(cards) > 0 and index <= b.pc
    b = with_sequence(b, owner, (*cards[:index], instruction, *cards[index:]))
    if moves_on:
        b = with_pc(b, b.pc + 1)
    return _with_gaps(b, owner, lambda place: _once_in(place, index))


def shifted(b: Board, card: str, index: int) -> Board:
    """Move a card to another place of its sequence, counted without it; the program counter moves along (N-56).

    Gaps stay between their neighbours (N-16, N-40): a card that moves past one ends up on its other side.
    """
    at = spot(b, card)
    assert at is not None
    cards = list(sequence(b, at.owner))
    standing = cards[b.pc].card if at.owner is None and not b.run.stop.gone else None
    moving = cards.pop(at.place)
    cards.insert(index, moving)
    b = _rearranged(b, at.owner, tuple(cards), standing)
    return _with_gaps(b, at.owner, lambda place: _once_in(_once_out(place, at.place), index))


def exchanged(b: Board, card: str, other: str) -> Board:
    """Swap two cards of a sequence; the program counter moves along (N-56). The number of places, and so the gaps, stay."""
    at, there = spot(b, card), spot(b, other)
    assert at is not None
    assert there is not None
    cards = list(sequence(b, at.owner))
    standing = cards[b.pc].card if at.owner is None and not b.run.stop.gone else None
    cards[at.place], cards[there.place] = cards[there.place], cards[at.place]
    return _rearranged(b, at.owner, tuple(cards), standing)


def _rearranged(b: Board, owner: str | None, cards: tuple[Instruction, ...], standing: str | None) -> Board:
    b = with_sequence(b, owner, cards)
    if standing is None:
        return b
    return with_pc(b, next(place for place, instruction in enumerate(cards) if instruction.card == standing))


# --- gaps -------------------------------------------------------------------------------------------------------------


def _once_out(place: int, index: int) -> int:
    """A place after the card at `index` has left."""
    return place - 1 if place > index else place


def _once_in(place: int, index: int) -> int:
    """A gap after a card has been inserted at `index`: a card put into the gap itself lies after it."""
    return place + 1 if place > index else place


def _with_gaps(b: Board, owner: str | None, place_after: Callable[[int], int]) -> Board:
    """Update the gaps of a sequence, and the program counter if it stands in one (N-16, N-40)."""
    stop = b.run.stop
    if stop.gaps:
        gaps = tuple(g._replace(place=_wrapped(b, owner, place_after(g.place))) if g.owner == owner else g for g in stop.gaps)
        b = with_stop(b, stop._replace(gaps=gaps))
    return with_pc(b, _wrapped(b, None, place_after(b.pc))) if owner is None and stop.gone else b


def _wrapped(b: Board, owner: str | None, place: int) -> int:
    """In the main program the gap after the last card is the one before the first."""
    if owner is not None:
        return place
    return place % len(b.row) if b.row else 0
