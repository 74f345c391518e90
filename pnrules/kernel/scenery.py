"""What a game gives to be drawn: what lies where in a position, and its cards as they are printed.

How that looks, others decide.
"""

from __future__ import annotations

from typing import NamedTuple


class Tile(NamedTuple):
    """A card as it lies.

    name   what is printed on it
    notes  what else there is to read: numbers, a lock
    bits   the seats whose markers lie on it, in order, each with its label
    flag   what stands over it, such as the program counter; None without
    """

    name: str
    notes: tuple[str, ...] = ()
    bits: tuple[tuple[int, str], ...] = ()
    flag: str | None = None


class Group(NamedTuple):
    """Tiles that belong together, in order; `ring` where their ends meet in a circle. None is an empty place."""

    label: str
    tiles: tuple[Tile | None, ...]
    ring: bool = False


class Scene(NamedTuple):
    """What a picture shows: groups of tiles from top to bottom, and remarks in words under them."""

    groups: tuple[Group, ...]
    remarks: tuple[str, ...] = ()


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
