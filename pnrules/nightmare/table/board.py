"""The table of Programmer's Nightmare as data, and the ways to change one thing on it.

Every field belongs to the position: it may change what is legal later. Whatever only counts repetitions is in `memory.Memory`.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple, cast

from pnrules.kernel.copies import KIND
from pnrules.kernel.state import making, replacer

GONE: Final = "gone"
"""The link of a GOTO whose target has left the program: it no longer leads anywhere."""

FORWARD: Final = 1
BACKWARD: Final = -1

LEFT: Final = -1
"""The place of a bit that has left the card while it acts there."""


class Instruction(NamedTuple):
    """A card lying in the program.

    card     which of the 61 cards, such as `BUG` or, for its second copy, `BUG#2`
    bits     the seats whose bits lie on it, in the order in which they act
    changes  for each printed number, the sum of its +1 and -1 counters; empty while there are none
    link     GOTO: the card that it is locked to, or GONE; None before its first use
    due      the places in `bits` that still have to act at this stop of the program counter; of an inner card, which has one
             bit at most, (0,) while it is performed by that bit's owner, and (LEFT,) once the bit has left meanwhile (N-44)
    """

    card: str
    bits: tuple[int, ...] = ()
    changes: tuple[int, ...] = ()
    link: str | None = None
    due: tuple[int, ...] = ()


class Beside(NamedTuple):
    """Cards dealt beside a card: a SUBROUTINE's own, or those of a COPY, FUTURE or FLOATER that performed one (N-45, N-49).

    card    the card beside which they lie
    cards   the inner instructions, as dealt
    wanted  how many are still to be dealt
    used    SUBROUTINE: it has been activated before, so its owner has a choice
    """

    card: str
    cards: tuple[Instruction, ...] = ()
    wanted: int = 0
    used: bool = False


class Secret(NamedTuple):
    """What a face-down card really is: its name while it lies face down, the card, and the seat that knows it."""

    alias: str
    card: str
    seat: int


class Table(NamedTuple):
    """What lies beside the program.

    turn      the seat whose turn it is to build, or to claim
    hands     each seat's cards
    deck      the cards still to come: a set, sorted, since their order is chance
    discards  the discard pile, the latest last
    supply    by seat, the bits of its colour that are left to place
    result    how the game ended, and the seats that won; None while it goes on
    skips     per seat, its SKIP tokens; empty while nobody has one
    defences  per seat, how many performances each of its DEFENDs still covers (N-54); empty while nobody is defended
    to_place  version 1: per seat, the bits that it has still to place; empty once the claims are over
    secrets   what lies face down
    shown     3.1: the RUN that lies before whoever played it while the program runs
    """

    turn: int
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    discards: tuple[str, ...]
    supply: tuple[int, ...]
    result: tuple[str, tuple[int, ...]] | None = None
    skips: tuple[int, ...] = ()
    defences: tuple[tuple[int, ...], ...] = ()
    to_place: tuple[int, ...] = ()
    secrets: tuple[Secret, ...] = ()
    shown: str | None = None


class Gap(NamedTuple):
    """Where a card lay that has left while it was at work: "previous" and "next" are counted from there (N-40, N-16).

    card   the card that has left
    owner  the card beside which it lay; None for the main program
    place  where it was in its sequence: the place of the card behind it, towards the tail
    """

    card: str
    owner: str | None
    place: int


class Stop(NamedTuple):
    """What holds for one stop of the program counter only.

    skipped  the seats whose bits are skipped here; (0,) when the instruction is (N-35)
    acting   the place of the bit that acts, among those on the card; LEFT when it has left
    gaps     the places of cards that have left
    gone     the card under the program counter has left: it stands before `pc`, in the gap (N-16)
    """

    skipped: tuple[int, ...] = ()
    acting: int = 0
    gaps: tuple[Gap, ...] = ()
    gone: bool = False


FRESH: Final = Stop()


class Hurt(NamedTuple):
    """Damage that a POINTER may still redirect (N-12).

    card    what did it: the card at which the program counter stopped, or an inner card
    losses  per seat, the points that it cost
    left    the cards performing others that the program counter has left since
    """

    card: str
    losses: tuple[int, ...]
    left: tuple[str, ...] = ()


class Run(NamedTuple):
    """The run under way, or the last one.

    runner    the seat that played RUN; None when the program runs by itself, or none has run yet; NOBODY when it runs since
              nobody can play a card (N-29)
    running   whether the program is running
    opened    whether breaks are open in this run (N-34)
    seen      until then, what opens them at its second time: cards executed (3.0), cards reached (3.1)
    final     no break any more: for the rest of the game (N-52), or in the run that comes of N-29
    stopping  3.1: a built-in BREAK has been executed, and the run ends at the next card not executed (N-51)
    stop      the stop under way
    hurt      the damage that can be redirected; by N-12's other answer what the cards executed last did, the latest last
    """

    runner: int | None = None
    running: bool = False
    opened: bool = False
    seen: tuple[str, ...] = ()
    final: bool = False
    stopping: bool = False
    stop: Stop = FRESH
    hurt: tuple[Hurt, ...] = ()


class Board(NamedTuple):
    """The position on the table.

    row     the program from head to tail; its ends meet
    pc      the place in `row` of the card at which the program counter stands
    way     its direction: FORWARD to the tail, BACKWARD to the head
    points  per seat
    out     the seats that are out
    run, table  see there
    beside  the cards dealt beside cards of the program
    """

    row: tuple[Instruction, ...]
    pc: int
    way: int
    points: tuple[int, ...]
    out: tuple[int, ...]
    run: Run
    table: Table
    beside: tuple[Beside, ...] = ()


class Part(NamedTuple):
    """A card to be performed: as if written on `here`, by `actor`."""

    card: str
    here: str
    actor: int


class Bit(NamedTuple):
    """A bit in the program: the card on which it lies, and its place among that card's bits, from 0."""

    card: str
    place: int


class Side(NamedTuple):
    """The side of a card that is put in order, "behind" or "ahead", and how many of its cards have their place already."""

    side: str
    placed: int


Todo = tuple[str | int | Part, ...]
"""What `Env.todo` is written as. What it means is for the routine to know, and `Env` has a property for each meaning."""


class Env(NamedTuple):
    """The registers of a routine.

    here     the card that the instruction counts as written on (N-01)
    todo     what is still to do, in order, or what has been chosen so far: `cards`, `seats`, `parts`, `bits`, `place` or `side`
    points   everybody's points when this performance began, and
    out      how many players were out by then (N-32)
    round    which round of a performance that reaches itself this is (N-32)
    bereft   seats that lost a bit to this instruction and may be out at its end (N-10)
    covered  seats that a DEFEND covers in this performance (N-54)
    jump     SUBROUTINE: where the program counter goes after its cards (N-47)
    then     the board on which numbers and order are read, where they are fixed at activation (N-40)
    """

    here: str | None = None
    todo: Todo = ()
    points: tuple[int, ...] = ()
    out: int = 0
    round: int = 1
    bereft: tuple[int, ...] = ()
    covered: tuple[int, ...] = ()
    jump: str | None = None
    then: Board | None = None

    # Every routine knows what it put into its registers. These say so where it is read.

    @property
    def card(self) -> str:
        """`here`, of a performance: it is written on some card."""
        assert self.here is not None
        return self.here

    @property
    def cards(self) -> tuple[str, ...]:
        """`todo`, of a routine that goes through cards."""
        return cast("tuple[str, ...]", self.todo)

    @property
    def seats(self) -> tuple[int, ...]:
        """`todo`, of a routine that goes from seat to seat."""
        return cast("tuple[int, ...]", self.todo)

    @property
    def parts(self) -> tuple[str | Part, ...]:
        """`todo`, of a SUBROUTINE: inner cards to perform, as parts once it is known who performs them."""
        return cast("tuple[str | Part, ...]", self.todo)

    @property
    def bits(self) -> tuple[Bit, ...]:
        """`todo`, of a card that moves bits or swaps them: card, place, card, place …"""
        return tuple(map(Bit, cast("tuple[str, ...]", self.todo[::2]), cast("tuple[int, ...]", self.todo[1::2])))

    @property
    def place(self) -> int:
        """`todo`, of an UPGRADE: the place in the program where its card comes in."""
        return cast("int", self.todo[0])

    @property
    def side(self) -> Side:
        """`todo`, of a SWAP INSTRUCTIONS."""
        side, placed = self.todo
        return Side(cast("str", side), cast("int", placed))


new_env = making(Env)

# --- some fields anew -------------------------------------------------------------------------------------------------

with_row = replacer(Board, "row")
with_pc = replacer(Board, "pc")
with_row_and_pc = replacer(Board, "row", "pc")
with_way = replacer(Board, "way")
with_points = replacer(Board, "points")
with_run = replacer(Board, "run")
with_table = replacer(Board, "table")
with_beside = replacer(Board, "beside")
with_changes = replacer(Instruction, "changes")
with_bits = replacer(Instruction, "bits")
with_due = replacer(Instruction, "due")
with_deck = replacer(Table, "deck")
with_hands = replacer(Table, "hands")
with_discards = replacer(Table, "discards")
with_supply = replacer(Table, "supply")
with_turn = replacer(Table, "turn")
with_to_place = replacer(Table, "to_place")
with_defences = replacer(Table, "defences")
with_hurt = replacer(Run, "hurt")
with_seen = replacer(Run, "seen")
with_left = replacer(Hurt, "left")
with_acting = replacer(Stop, "acting")
with_covered = replacer(Env, "covered")
_with_stop = replacer(Run, "stop")


def with_stop(b: Board, stop: Stop) -> Board:
    return with_run(b, _with_stop(b.run, stop))


def with_instruction(b: Board, index: int, instruction: Instruction) -> Board:
    row = b.row
    return with_row(b, row[:index] + (instruction,) + row[index + 1 :])


# --- questions --------------------------------------------------------------------------------------------------------


def find(b: Board, card: str | None) -> int | None:
    """Where in the row the card lies; None when it does not."""
    row = b.row
    if row and row[b.pc].card == card:  # most often it is the card under the program counter
        return b.pc
    for index, instruction in enumerate(row):
        if instruction.card == card:
            return index
    return None


SEATS: Final = tuple(tuple(range(1, count + 1)) for count in range(7))
"""By the number of players: everybody's seat, in order."""


def seats_in(b: Board) -> tuple[int, ...]:
    """The seats still in the game, in order."""
    seats = SEATS[len(b.points)]
    return tuple([seat for seat in seats if seat not in b.out]) if b.out else seats


def clockwise(b: Board, first: int) -> tuple[int, ...]:
    """The seats still in the game, clockwise from `first` (itself included while it is in)."""
    seats = SEATS[len(b.points)]
    round = seats[first - 1 :] + seats[: first - 1]
    return tuple([seat for seat in round if seat not in b.out]) if b.out else round


def beside(b: Board, card: str | None) -> Beside | None:
    """The cards dealt beside this one; None while none were."""
    for entry in b.beside:
        if entry.card == card:
            return entry
    return None


def instructions(b: Board) -> tuple[Instruction, ...]:
    """Every instruction that lies in the program: the row from head to tail, then the inner cards."""
    return b.row if not b.beside else (*b.row, *[inner for entry in b.beside for inner in entry.cards])


def same_name_places(b: Board) -> dict[str, int]:
    """The cards of the program of which it holds another of the kind: those of the row each with its place from the head, from 1,
    inner cards with 0.

    Those that lie face down are alike until they are turned up, whatever they are.
    """
    lie = Counter(KIND[i.card] for i in instructions(b))
    inner = {i.card: 0 for entry in b.beside for i in entry.cards if lie[KIND[i.card]] > 1}
    return {i.card: place for place, i in enumerate(b.row, 1) if lie[KIND[i.card]] > 1} | inner


def lying(b: Board, card: str | None) -> Instruction | None:
    """The instruction with this card, in the row or beside a card of it; None when it does not lie in the program."""
    row = b.row
    if row and row[b.pc].card == card:
        return row[b.pc]
    for instruction in row:
        if instruction.card == card:
            return instruction
    return next((inner for entry in b.beside for inner in entry.cards if inner.card == card), None) if b.beside else None


def with_lying(b: Board, card: str, instruction: Instruction) -> Board:
    """The board with the instruction of this card anew, wherever it lies."""
    index = find(b, card)
    if index is not None:
        return with_instruction(b, index, instruction)
    entries = tuple(e if all(i.card != card for i in e.cards) else _with_inner(e, card, instruction) for e in b.beside)
    return with_beside(b, entries)


def _with_inner(entry: Beside, card: str, instruction: Instruction) -> Beside:
    return entry._replace(cards=tuple(instruction if inner.card == card else inner for inner in entry.cards))


def with_entry(b: Board, entry: Beside) -> Board:
    """The board with these cards dealt beside `entry.card`, in place of what lay there."""
    if all(e.card != entry.card for e in b.beside):
        return with_beside(b, (*b.beside, entry))
    return with_beside(b, tuple(entry if e.card == entry.card else e for e in b.beside))


def under_pc(b: Board) -> str | None:
    """The card at which the program counter stands; None when it has left."""
    return None if b.run.stop.gone or not b.row else b.row[b.pc].card


def has_bits(b: Board, seat: int) -> bool:
    """Whether a bit of this colour lies anywhere in the program, inner cards included (N-10)."""
    return any(seat in instruction.bits for instruction in instructions(b))


def sure(card: str, b: Board) -> Instruction:
    """The instruction with this card, which must lie in the program."""
    found = lying(b, card)
    assert found is not None, card
    return found
