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


class Face(NamedTuple):
    """One kind of card as it is printed.

    name    as the edition prints it, whatever the language
    text    what it says, in our words; its digits are the numbers that the edition prints as digits
    foot    where the rulebook has it
    copies  how many of it are in the deck
    corner  what stands at its upper right; empty without
    """

    name: str
    text: str
    foot: str
    copies: int
    corner: str = ""
