"""What a game provides for drawing: the contents of a position, and its printed cards. How they look is decided elsewhere."""

from __future__ import annotations

from typing import Final, NamedTuple

NOTHING: Final = "–"
"""Stands for an empty place, and for an empty group."""


class Tile(NamedTuple):
    """A card on the table.

    name   the name printed on it
    notes  what else there is to read: numbers, a lock
    bits   the seats whose markers lie on it, in order, each with its label
    flag   a label over it, such as the program counter; None for none
    card   its name in answers, if that is another one
    """

    name: str
    notes: tuple[str, ...] = ()
    bits: tuple[tuple[int, str], ...] = ()
    flag: str | None = None
    card: str | None = None


class Group(NamedTuple):
    """Tiles that belong together, in order; with `ring` their ends meet in a circle. None is an empty place."""

    label: str
    tiles: tuple[Tile | None, ...]
    ring: bool = False


class Scene(NamedTuple):
    """What a picture shows: groups of tiles from top to bottom, and remarks in words under them."""

    groups: tuple[Group, ...]
    remarks: tuple[str, ...] = ()


class Table(NamedTuple):
    """Rows of texts under headings, with a caption; the first text of each row is its heading.

    looks  for each row the picture beside its heading; empty for none
    """

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    looks: tuple[Look, ...] = ()


class Dot(NamedTuple):
    """A position in the picture of a loop.

    label  a word or two beside the dot; empty for none
    title  what led here, in words, shown on hover
    """

    label: str
    title: str = ""


class Circle(NamedTuple):
    """A loop to be drawn: the positions that lead in, those that go round, and in words what the picture shows."""

    stem: tuple[Dot, ...]
    cycle: tuple[Dot, ...]
    described: str


def told(scene: Scene) -> list[str]:
    """A scene as lines: each group with its tiles, then the remarks."""
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
    """How a card is recognised at a glance: one of the board's pictograms, the family that gives its tint, and a picture if there
    is room for one."""

    pictogram: str = ""
    family: str = ""
    art: str = ""


class Drawn(NamedTuple):
    """A card in a picture.

    name   its printed name; on a back, what is known of it
    text   what it says, in few words
    corner its number, if it has one
    notes  what else there is to read: counters, a lock
    bits   the seats whose bits lie on it, in order, each with its label
    flag   a label over it, such as the program counter; empty for none
    back   whether it lies face down, or is hidden
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
    label  the bounds in symbols
    text   the sentence
    scale  the names of the values, the lowest first
    band   the first and last place on the scale for which it holds; None if that is unknown
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
    form   row; ring, whose ends meet; small, for cards that need nothing but their names
    seat   whose it is; 0 if it is nobody's
    beside whether it may be placed beside the area before it, if there is room
    none   the text for an empty area
    """

    label: str
    items: tuple[Drawn | Laid | None, ...]
    form: str = "row"
    seat: int = 0
    beside: bool = False
    none: str = NOTHING


class Drawing(NamedTuple):
    """A complete picture of a position: notes beside each seat, areas from top to bottom, and remarks."""

    seats: tuple[tuple[str, ...], ...]
    areas: tuple[Area, ...]
    remarks: tuple[str, ...] = ()


class Face(NamedTuple):
    """One kind of card in print.

    name    as printed in the edition, in every language
    text    its text, in our words; its digits are the numbers that the edition prints as digits
    foot    its place in the rulebook
    copies  how many the deck has
    corner  the number in its corners; empty for none
    look    its pictogram and family
    """

    name: str
    text: str
    foot: str
    copies: int
    corner: str = ""
    look: Look = Look()
