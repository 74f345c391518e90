"""A position under construction: the places and their cards, what can be set, and problems."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from pnrules.kernel.errors import Cited
from pnrules.wire.sayings import WORD, InEach


class Where(TypedDict):
    """A place on the table, in words.

    called  its name; null if it has none
    seat    the player to whom it belongs; null if it belongs to the table
    card    the card there; null for none
    """

    called: InEach | None
    seat: int | None
    card: str | None


class Trouble(Cited):
    """A problem: something wrong or missing.

    place  its path in the data of a scenario
    spot   where, in words
    """

    place: str
    spot: Where


class Lying(TypedDict):
    """A card in the position.

    path     its path in the data
    card     which
    alias    its name on the table if that is different, as for a face-down card; null if it is the same
    bits     the seats of the bits on it, in order
    numbers  the numbers on it
    """

    path: str
    card: str
    alias: str | None
    bits: list[int]
    numbers: list[int]


class Zone(TypedDict):
    """A place for cards.

    path    its path in the data
    called  what it is called
    seat    the player whose it is; null for the table's
    beside  the card that it is beside; null for none
    single  whether it only has room for one card
    lying   its cards; null for a gap
    """

    path: str
    called: InEach
    seat: int | None
    beside: str | None
    single: bool
    lying: list[Lying | None]


Value = Annotated[object, WORD]


class Alternative(TypedDict):
    """A value to choose, and its name; null if the page knows it, as for a seat or a card."""

    value: Value
    called: InEach | None


EntryKind = Literal["number", "truth", "choice", "seat", "card", "text", "seats", "numbers", "beside", "ruling"]


class Entry(TypedDict):
    """What can be set.

    path     its path in the data
    called   what it is called
    seat     the player whose it is; null for the table's
    kind     its kind; seats and numbers are lists
    value    the current value
    low      the lowest number
    high     the highest number; null for no bound
    count    the number of values; null for any
    each     the cards to which the numbers belong, one for each; empty if they do not belong to cards
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
    """Unused cards of a kind, the next first."""

    kind: str
    cards: list[str]


class Picked(TypedDict):
    """A card that has been picked, and what can be done with it.

    path     its path; null for a part of the table that cannot be moved, such as a pit
    card     which
    zone     the path of its zone; null as well
    at       its index there
    entries  what can be set on it
    marks    references to a card, such as the program counter: the value is the card that it refers to
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
    changed   the number of edits so far
    zones     the places for cards
    tray      the unused cards
    entries   what can be set: first for the table, then for each player
    rulings   the rulings, each with its answers
    picked    the picked card
    problems  what is missing
    refused   why the last edit was refused
    seats     the number of players; the fewest and the most
    back, on  whether an edit can be undone, and redone
    cut       whether effects in progress were left out when it began
    folded    whether the page shows only the way into the editor, until the reader takes it
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
    folded: bool
