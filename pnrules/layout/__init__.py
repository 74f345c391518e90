"""Layouts: a small vocabulary with which a game without a script of its own describes its table.

An area is a row, a grid, a ring, a hand, a pile, or a track of points; the pieces in it may have pictures and numbers. All of it
is data, and the board fits it to its size. No rule uses any of this.

    Layout((ring("The ring", cards), hand("Ada", held, seat=1), pile("Deck", 20)))
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from pnrules import words
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.scenery import NOTHING, Group, Scene, Tile
from pnrules.kernel.state import AnyState

Form = Literal["row", "grid", "ring", "hand", "pile", "track"]

MOST_ACROSS: Final = 24
"""The most columns and rows of a grid: with more, its places would be too small to press."""


class Piece(NamedTuple):
    """A piece on the table.

    name     its name on the board
    card     its name in answers; null if that is `name`
    picture  one of the game's own pictures, a pictogram of the board's, or an emoji; empty for none
    number   how many there are; null if that does not matter
    notes    other things to read
    bits     the markers on it in order, each with its seat and its label
    flag     a label above it that moves from piece to piece; null for none
    back     whether it is face down
    """

    name: str
    card: str | None = None
    picture: str = ""
    number: int | None = None
    notes: tuple[str, ...] = ()
    bits: tuple[tuple[int, str], ...] = ()
    flag: str | None = None
    back: bool = False


class Spot(NamedTuple):
    """The place of a piece in a grid.

    row, column  of its upper left corner, from 1
    high, wide   how many rows and columns it fills
    """

    row: int
    column: int
    high: int = 1
    wide: int = 1


class Scale(NamedTuple):
    """The numbers of a track, which begins at 0.

    at    the number that each seat is at, in seat order
    last  its last number
    goal  a number to reach; null for none
    """

    at: tuple[int, ...]
    last: int
    goal: int | None = None


class Area(NamedTuple):
    """A part of the table: see the functions that make one.

    label   its label
    form    its kind
    pieces  its pieces in order; null for an empty place
    seat    the seat that it belongs to; 0 for none
    spots   in a grid, the place of each piece
    scale   the numbers of a track; null for other areas
    """

    label: str
    form: Form
    pieces: tuple[Piece | None, ...]
    seat: int = 0
    spots: tuple[Spot, ...] = ()
    scale: Scale | None = None


class Layout(NamedTuple):
    """The layout of a table: its areas from top to bottom, and remarks in words."""

    areas: tuple[Area, ...]
    remarks: tuple[str, ...] = ()


# --- areas ------------------------------------------------------------------------------------------------------------


def row(label: str, pieces: Iterable[Piece | None], seat: int = 0) -> Area:
    """Pieces side by side, always in one row. None is an empty place."""
    return Area(label, "row", tuple(pieces), seat)


def hand(label: str, pieces: Iterable[Piece], seat: int) -> Area:
    """A seat's hand: smaller, and beside other hands if there is room."""
    return Area(label, "hand", tuple(pieces), seat)


def ring(label: str, pieces: Iterable[Piece | None]) -> Area:
    """Pieces in a circle, clockwise from the top."""
    return Area(label, "ring", tuple(pieces))


def pile(label: str, number: int, top: Piece | None = None) -> Area:
    """Pieces on top of each other.

    number  how many there are
    top     the visible one; by default, a back
    """
    shown = Piece("", card="", back=True) if top is None else top
    return Area(label, "pile", (shown._replace(number=number) if number else None,))


def track(label: str, at: Iterable[int], last: int, goal: int | None = None) -> Area:
    """A track of points, from 0 to `last`, with a marker for each seat; a marker beyond the end stays on the last number."""
    return Area(label, "track", (), scale=Scale(tuple(at), last, goal))


def grid(label: str, rows: Sequence[Sequence[Piece | None]]) -> Area:
    """Rows of places, aligned in columns. A piece given at several adjacent places fills them all, such as a store at the end of
    two rows. None leaves a place free.

    Raises ValueError for rows of different lengths, naming the row, and for a piece whose places are not a rectangle.
    """
    columns = len(rows[0]) if rows else 0
    for number, line in enumerate(rows, 1):
        if len(line) != columns or not 0 < columns <= MOST_ACROSS or len(rows) > MOST_ACROSS:
            raise ValueError(f"grid {label!r}, row {number}: {len(line)} places; each row has the same, 1 to {MOST_ACROSS}")
    found: dict[str, tuple[Piece, list[tuple[int, int]]]] = {}
    for down, line in enumerate(rows, 1):
        for across, piece in enumerate(line, 1):
            if piece is not None:
                found.setdefault(called(piece), (piece, []))[1].append((down, across))
    spots = tuple(_spot(label, called(piece), places) for piece, places in found.values())
    return Area(label, "grid", tuple(piece for piece, _ in found.values()), spots=spots)


def _spot(label: str, name: str, places: Sequence[tuple[int, int]]) -> Spot:
    (top, *_, bottom), (left, *_, right) = (sorted(each) * 2 for each in zip(*places, strict=True))
    spot = Spot(top, left, bottom - top + 1, right - left + 1)
    if len(places) != spot.high * spot.wide:
        raise ValueError(f"grid {label!r}: the places of {name!r} are no rectangle")
    return spot


def called(piece: Piece) -> str:
    """The name of a piece in answers."""
    return piece.name if piece.card is None else piece.card


# --- the game's part -------------------------------------------------------------------------------------------------


class LaidOut(Showing, ABC):
    """The facet of a game that lays out its table: everything comes from `layout`, including the scene."""

    @abstractmethod
    def layout(self, state: AnyState, lang: str) -> Layout:
        """The layout of a position, which is given as a seat may see it."""

    def pictures(self) -> Mapping[str, str]:
        """The game's own pictures by name, each as the text of an SVG with lines and shapes, which take the board's colours where
        they say `currentColor`. See `pnrules.layout.svg` for what is allowed."""
        return {}

    def scene(self, state: AnyState, lang: str) -> Scene:
        """The layout as groups of tiles."""
        areas, remarks = self.layout(state, lang)
        return Scene(tuple(group(area) for area in areas if area.scale is None), remarks)


def laid_out(state: AnyState, lang: str) -> Layout:
    """The layout of any game's table; if the game only has a scene, in rows and rings."""
    showing = Showing.of(state.setup.game)
    if isinstance(showing, LaidOut):
        return showing.layout(state, lang)
    return of_scene(showing.scene(state, lang))


def of_scene(scene: Scene) -> Layout:
    """A scene as rows and rings."""
    return Layout(tuple(map(_area, scene.groups)), scene.remarks)


def told(state: AnyState, lang: str) -> list[str]:
    """A position in a few lines of words: the game's own description, or else each area with its pieces, and the remarks."""
    showing = Showing.of(state.setup.game)
    if type(showing).describe is not Showing.describe:
        return showing.describe(state, lang)
    layout = laid_out(state, lang)
    return [*(_in_line(area, lang) for area in layout.areas if area.scale is None), *layout.remarks]


def _in_line(area: Area, lang: str) -> str:
    lies = " · ".join(NOTHING if piece is None else _read(piece) for piece in area.pieces) or NOTHING
    return words.text(lang, "describe-area", label=area.label, lies=lies)


def _read(piece: Piece) -> str:
    """A piece's name with its number, its notes, its bits and its flag."""
    name, notes, bits, flag, _ = _tile(piece)
    beside = [*notes, *(label for _, label in bits), *filter(None, [flag])]
    return f"{name} ({', '.join(beside)})" if beside else name


def pieces(layout: Layout) -> Iterator[Piece]:
    """Every piece on the table."""
    return (piece for area in layout.areas for piece in area.pieces if piece is not None)


def group(area: Area) -> Group:
    """An area as a group of tiles."""
    return Group(area.label, tuple(None if piece is None else _tile(piece) for piece in area.pieces), area.form == "ring")


def _tile(piece: Piece) -> Tile:
    if piece.back and piece.number is not None:
        return Tile(str(piece.number), card=piece.card)
    counted = () if piece.number is None else (str(piece.number),)
    return Tile(piece.name, (*counted, *piece.notes), piece.bits, piece.flag, piece.card)


def _area(group: Group) -> Area:
    shown = tuple(
        None if tile is None else Piece(tile.name, tile.card, notes=tile.notes, bits=tile.bits, flag=tile.flag)
        for tile in group.tiles
    )
    return Area(group.label, "ring" if group.ring else "row", shown)
