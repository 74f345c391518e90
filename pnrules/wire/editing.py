"""A position under construction: where cards can lie and what lies there, what can be set, and what is wrong."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from pnrules.kernel.errors import Cited
from pnrules.wire.sayings import WORD, InEach


class Where(TypedDict):
    """A place on the table, in words.

    called  what it is called; null for none in particular
    seat    the player whose place it is; null for the table's
    card    the card that lies there; null for none
    """

    called: InEach | None
    seat: int | None
    card: str | None


class Trouble(Cited):
    """What is wrong or missing.

    place  where, in the data of a scenario
    spot   where, in words
    """

    place: str
    spot: Where


class Lying(TypedDict):
    """A card that lies somewhere.

    path     where, in the data
    card     which
    alias    its name on the table, where it is another, as of one that is face down; null for the same
    bits     the seats whose bits lie on it, in order
    numbers  the numbers that lie on it
    """

    path: str
    card: str
    alias: str | None
    bits: list[int]
    numbers: list[int]


class Zone(TypedDict):
    """Where cards can lie.

    path    where, in the data
    called  what it is called
    seat    the player whose it is; null for the table's
    beside  the card beside which it lies; null for none
    single  whether there is room for one card only
    lying   what lies there; null for a gap
    """

    path: str
    called: InEach
    seat: int | None
    beside: str | None
    single: bool
    lying: list[Lying | None]


Value = Annotated[object, WORD]


class Alternative(TypedDict):
    """A value to choose, and what it is called; null where the page knows, as for a seat or a card."""

    value: Value
    called: InEach | None


EntryKind = Literal["number", "truth", "choice", "seat", "card", "text", "seats", "numbers", "beside", "ruling"]


class Entry(TypedDict):
    """What can be set.

    path     where, in the data
    called   what it is called
    seat     the player whose it is; null for the table's
    kind     what it is; seats and numbers are lists
    value    what holds
    low      the lowest number
    high     the highest number; null where there is no bound
    count    how many numbers there are; null for any
    each     the cards to which the numbers belong, one for each; none where they belong to no card
    choices  the values to choose from
    """

    path: str
    called: InEach
    seat: int | None
    kind: EntryKind
    value: Value
    low: int
    high: int | None
    count: int | None
    each: list[str]
    choices: list[Alternative]


class Stack(TypedDict):
    """Cards of a kind that lie nowhere yet, the next first."""

    kind: str
    cards: list[str]


class Picked(TypedDict):
    """A card that has been picked, and what can be done with it.

    path     where it lies; null for a part of the table that cannot be moved, such as a pit
    card     which
    zone     where it lies; null as well
    at       at which place there
    entries  what can be set on it
    marks    what can point at it, such as the program counter: the value is the card that it points at
    """

    path: str | None
    card: str
    zone: str | None
    at: int
    entries: list[Entry]
    marks: list[Entry]


class Editing(TypedDict):
    """A position under construction.

    line      the position in one line; null while it is unfinished
    changed   how many edits there were; it changes with each
    zones     where cards can lie
    tray      the cards that lie nowhere yet
    entries   what can be set: the table's, then each player's
    rulings   the rulings, each with its answers
    picked    the card that has been picked
    problems  what is missing
    refused   why the last edit was refused
    seats     how many players there are; the fewest and the most
    back, on  whether an edit can be undone, and redone
    cut       whether something under way was left out when it began
    """

    line: str | None
    changed: int
    zones: list[Zone]
    tray: list[Stack]
    entries: list[Entry]
    rulings: list[Entry]
    picked: Picked | None
    problems: list[Trouble]
    refused: list[Trouble]
    seats: Annotated[list[int], ("now", "fewest", "most")]
    back: bool
    on: bool
    cut: bool
