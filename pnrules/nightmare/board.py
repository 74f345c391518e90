"""The table of Programmer's Nightmare as data, and the ways to change one thing on it.

Every field is position: all of it may change what is legal later. What only counts repetitions is `laps.Memory`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

GONE: Final = "gone"
"""The link of a GOTO whose card has left the program: it leads nowhere from then on."""

FORWARD: Final = 1
BACKWARD: Final = -1


class Instruction(NamedTuple):
    """A card lying in the program.

    card     which of the 61 cards, such as `BUG` or, for its second copy, `BUG#2`
    bits     the seats whose bits lie on it, in the order in which they act
    changes  per printed number, the sum of its +1 and -1 counters; empty while there are none
    link     GOTO: the card that it is locked to, or GONE; None before its first use
    due      the places in `bits` that have still to act at this stop of the program counter
    """

    card: str
    bits: tuple[int, ...] = ()
    changes: tuple[int, ...] = ()
    link: str | None = None
    due: tuple[int, ...] = ()


class Table(NamedTuple):
    """What lies beside the program.

    turn      the seat whose turn it is to build
    hands     each seat's cards
    deck      the cards still to come: a set, sorted, since their order is chance
    discards  the discard pile, the latest last
    supply    per seat, the bits of its colour that are left to place
    result    how the game ended, and the seats that won; None while it goes on
    """

    turn: int
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    discards: tuple[str, ...]
    supply: tuple[int, ...]
    result: tuple[str, tuple[int, ...]] | None = None


class Run(NamedTuple):
    """The run under way, or the last one.

    runner    the seat that played RUN; None when the program runs by itself, or none has run yet
    running   whether the program is running
    opened    whether breaks are open in this run (N-34)
    seen      until then, what opens them at its second time: cards executed (3.0), cards reached (3.1)
    final     no break any more for the rest of the game (N-52, N-29)
    stopping  3.1: a built-in BREAK has been executed, and the run ends at the next card not executed (N-51)
    """

    runner: int | None = None
    running: bool = False
    opened: bool = False
    seen: tuple[str, ...] = ()
    final: bool = False
    stopping: bool = False


class Board(NamedTuple):
    """The position on the table.

    row     the program from head to tail; its ends meet
    pc      the place in `row` of the card at which the program counter stands
    way     its direction: FORWARD to the tail, BACKWARD to the head
    points  per seat
    out     the seats that are out
    run, table  see there
    """

    row: tuple[Instruction, ...]
    pc: int
    way: int
    points: tuple[int, ...]
    out: tuple[int, ...]
    run: Run
    table: Table


class Env(NamedTuple):
    """The registers of a routine.

    here     the card that the instruction counts as written on (N-01)
    todo     what is still to do, in order: cards to perform, or seats to ask
    points   everybody's points when this performance began, and
    out      how many players were out by then (N-32)
    round    which round of a performance that reaches itself this is (N-32)
    bereft   seats that lost a bit to this instruction and may be out at its end (N-10)
    """

    here: str | None = None
    todo: tuple[str | int, ...] = ()
    points: tuple[int, ...] = ()
    out: int = 0
    round: int = 1
    bereft: tuple[int, ...] = ()


_new = tuple.__new__


# --- one field anew ---------------------------------------------------------------------------------------------------


def with_row(b: Board, row: tuple[Instruction, ...]) -> Board:
    return _new(Board, (row, b[1], b[2], b[3], b[4], b[5], b[6]))


def with_pc(b: Board, pc: int) -> Board:
    return _new(Board, (b[0], pc, b[2], b[3], b[4], b[5], b[6]))


def with_way(b: Board, way: int) -> Board:
    return _new(Board, (b[0], b[1], way, b[3], b[4], b[5], b[6]))


def with_points(b: Board, points: tuple[int, ...]) -> Board:
    return _new(Board, (b[0], b[1], b[2], points, b[4], b[5], b[6]))


def with_run(b: Board, run: Run) -> Board:
    return _new(Board, (b[0], b[1], b[2], b[3], b[4], run, b[6]))


def with_table(b: Board, table: Table) -> Board:
    return _new(Board, (b[0], b[1], b[2], b[3], b[4], b[5], table))


def with_instruction(b: Board, index: int, instruction: Instruction) -> Board:
    row = b[0]
    return _new(Board, ((*row[:index], instruction, *row[index + 1 :]), b[1], b[2], b[3], b[4], b[5], b[6]))


# --- questions --------------------------------------------------------------------------------------------------------


class _Kinds(dict[str, str]):
    def __missing__(self, card: str) -> str:
        kind = self[card] = card.partition("#")[0]
        return kind


KIND: Final = _Kinds()
"""Which kind a card is: `BUG#2` is a BUG."""


def kind(card: str) -> str:
    """Which kind of card it is: `BUG#2` is a BUG."""
    return KIND[card]


def find(b: Board, card: str | None) -> int | None:
    """Where in the row the card lies; None when it does not."""
    row = b[0]
    if row and row[b[1]][0] == card:  # most often it is the card under the program counter
        return b[1]
    for index, instruction in enumerate(row):
        if instruction[0] == card:
            return index
    return None


SEATS: Final = tuple(tuple(range(1, count + 1)) for count in range(7))
"""By the number of players: everybody's seat, in order."""


def seats_in(b: Board) -> tuple[int, ...]:
    """The seats still in the game, in order."""
    seats = SEATS[len(b[3])]
    return tuple([seat for seat in seats if seat not in b[4]]) if b[4] else seats


def clockwise(b: Board, first: int) -> tuple[int, ...]:
    """The seats still in the game, clockwise from `first` (itself included while it is in)."""
    seats = SEATS[len(b[3])]
    round = seats[first - 1 :] + seats[: first - 1]
    return tuple([seat for seat in round if seat not in b[4]]) if b[4] else round


def has_bits(b: Board, seat: int) -> bool:
    """Whether a bit of this colour lies anywhere in the program."""
    return any(seat in instruction[1] for instruction in b[0])


# --- bits -------------------------------------------------------------------------------------------------------------


def without_seats(instruction: Instruction, seats: tuple[int, ...]) -> Instruction:
    """The instruction with every bit of these seats taken off; the bits still due stay due."""
    kept = tuple(place for place, seat in enumerate(instruction.bits) if seat not in seats)
    bits = tuple(instruction.bits[place] for place in kept)
    due = tuple(kept.index(place) for place in instruction.due if place in kept)
    return instruction._replace(bits=bits, due=due)


def recoloured(instruction: Instruction, place: int, seat: int) -> Instruction:
    """The instruction with one bit's colour changed. It takes the place of the old one, and its turn too (N-25)."""
    bits = instruction.bits
    return instruction._replace(bits=(*bits[:place], seat, *bits[place + 1 :]))


def supplied(b: Board, seat: int, change: int) -> Board:
    """The supply of a colour grows or shrinks."""
    supply = b.table.supply
    anew = (*supply[: seat - 1], supply[seat - 1] + change, *supply[seat:])
    return with_table(b, b.table._replace(supply=anew))
