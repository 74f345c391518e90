"""What a game gives to be drawn: what lies where in a position, and its cards as they are printed.

How that looks, others decide.
"""

from __future__ import annotations

from typing import Final, NamedTuple

NOTHING: Final = "–"
"""Stands for an empty place, and for a group of none."""


class Tile(NamedTuple):
    """A card as it lies.

    name   what is printed on it
    notes  what else there is to read: numbers, a lock
    bits   the seats whose markers lie on it, in order, each with its label
    flag   what stands over it, such as the program counter; None without
    card   what answers call it, where that is not its name
    """

    name: str
    notes: tuple[str, ...] = ()
    bits: tuple[tuple[int, str], ...] = ()
    flag: str | None = None
    card: str | None = None


class Group(NamedTuple):
    """Tiles that belong together, in order; `ring` where their ends meet in a circle. None is an empty place."""

    label: str
    tiles: tuple[Tile | None, ...]
    ring: bool = False


class Scene(NamedTuple):
    """What a picture shows: groups of tiles from top to bottom, and remarks in words under them."""

    groups: tuple[Group, ...]
    remarks: tuple[str, ...] = ()


class Table(NamedTuple):
    """Texts in rows under headings, with what stands above them all; the first of each row says what the row is about."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Dot(NamedTuple):
    """A position in the picture of a loop.

    label  a word or two beside the dot; empty where nothing stands out
    title  what led here, in words, for whoever points at it
    """

    label: str
    title: str = ""


class Circle(NamedTuple):
    """A loop to be drawn: the positions that lead in, those that go round, and in words what the picture shows."""

    stem: tuple[Dot, ...]
    cycle: tuple[Dot, ...]
    described: str


def told(scene: Scene) -> list[str]:
    """A scene in lines: each group with its tiles, then the remarks."""
    return [*map(_in_line, scene.groups), *scene.remarks]


def _in_line(group: Group) -> str:
    return f"{group.label}: {' · '.join(map(_read, group.tiles)) or NOTHING}"


def _read(tile: Tile | None) -> str:
    """A tile's name with its notes, its bits and its flag."""
    if tile is None:
        return NOTHING
    beside = [*tile.notes, *(label for _, label in tile.bits), *filter(None, [tile.flag])]
    return f"{tile.name} ({', '.join(beside)})" if beside else tile.name


class Look(NamedTuple):
    """How a card is known at a glance: one of the board's pictograms, the family whose tint lies behind it, and where there is
    room for one, a picture."""

    pictogram: str = ""
    family: str = ""
    art: str = ""


class Drawn(NamedTuple):
    """A card as a picture shows it.

    name   what is printed on it; on a back, what is known of what lies there
    text   what it says, in few words
    corner its number, if it has one
    notes  what else there is to read: counters, a lock
    bits   the seats whose bits lie on it, in order, each with its label
    flag   what stands over it, such as the program counter; empty without
    back   it lies face down, or is hidden
    """

    name: str
    text: str = ""
    look: Look = Look()
    corner: str = ""
    notes: tuple[str, ...] = ()
    bits: tuple[tuple[int, str], ...] = ()
    flag: str = ""
    back: bool = False


class Laid(NamedTuple):
    """Cards that lie together as one sentence, with the values of a scale for which it holds.

    cards  the cards, those face down as backs
    label  the bounds in signs
    text   the sentence
    scale  the names of the values, the lowest first
    band   the places on the scale from which and to which it holds; None where that is not known
    at     the place on the scale of what is tested
    notes  what else there is to read
    holds  whether it is satisfied
    """

    cards: tuple[Drawn, ...]
    label: str
    text: str
    look: Look
    scale: tuple[str, ...]
    band: tuple[int, int] | None
    at: int | None = None
    notes: tuple[str, ...] = ()
    holds: bool = False


class Area(NamedTuple):
    """A part of a picture with its label.

    items  what lies there, in order; None is an empty place
    form   row; ring, where the ends meet; small, of cards that their names say all about
    seat   whose it is; 0 where it is nobody's
    beside it may lie beside the area before it, where there is room
    none   what is said where there is nothing
    """

    label: str
    items: tuple[Drawn | Laid | None, ...]
    form: str = "row"
    seat: int = 0
    beside: bool = False
    none: str = NOTHING


class Drawing(NamedTuple):
    """All that a picture of a position shows: what is said beside each seat, areas from top to bottom, and remarks."""

    seats: tuple[tuple[str, ...], ...]
    areas: tuple[Area, ...]
    remarks: tuple[str, ...] = ()


class Face(NamedTuple):
    """One kind of card as it is printed.

    name    as the edition prints it, whatever the language
    text    what it says, in our words; its digits are the numbers that the edition prints as digits
    foot    where the rulebook has it
    copies  how many of it are in the deck
    corner  its number, which stands at its corners; empty without
    look    its pictogram and family
    """

    name: str
    text: str
    foot: str
    copies: int
    corner: str = ""
    look: Look = Look()
