"""A position as a picture: SVG that reads well on paper, with real text. It draws tiles, and knows no game.

A game provides the contents (`Scene`); this module decides how they look.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from pnrules import words
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.scenery import Group, Scene, Tile
from pnrules.layout import Area, Layout, Piece, group, laid_out, of_scene
from pnrules.showing.describe import describe
from pnrules.showing.drawing import drawing_svg, drawn
from pnrules.showing.drawing import ring_places as places_on_a_ring
from pnrules.showing.ink import ACCENT, EDGE, INK, PAPER, SEATS, SOFT, colour, page, safe, text
from pnrules.showing.payload import view

if TYPE_CHECKING:
    from pnrules.kernel.play import Play
    from pnrules.kernel.state import AnyState

AT_NIGHT: Final = {
    INK: "#e9e7e1",
    SOFT: "#adb1b8",
    EDGE: "#757b85",
    ACCENT: "#8fbcf5",
    PAPER: "#1f2228",
    **dict(zip(SEATS, ("#74b7f2", "#ff9f61", "#55cfa6", "#ef9dcc", "#e3c64d", "#c4c9d2"), strict=True)),
}
"""The replacement of each colour on a dark page."""

WIDTH: Final = 960
MARGIN: Final = 32
TILE: Final = (116, 84)
GAP: Final = 14
LINE: Final = 18
PER_ROW: Final = (WIDTH - 2 * MARGIN + GAP) // (TILE[0] + GAP)
LONGEST_LINE: Final = 112
"""How many characters of a remark fit the width."""

LONGEST_NAME: Final = 10
LONGEST_NOTE: Final = 14
"""How many characters of a name, and of a note, fit the width of a tile."""

OUTSIDE: Final = 6
"""The margin of a vignette."""

DETAIL: Final = (3 * TILE[0] + 2 * GAP + 2 * OUTSIDE, 156)
"""The most that a vignette shows: three tiles, and those above or below them."""

FEWEST_ON_A_RING: Final = 6
"""Fewer tiles than this lie in a row even if they form a ring."""


Parts = list[str]


def position_svg(play: Play, lang: str, node: int, seat: int | None = None) -> str:
    """The position at a node of a play, as a seat may see it. Raises NoSuchNode."""
    state = view(play.state_at(node), seat)
    setup = state.setup
    heading = f"{words.text(lang, f'game-{setup.game.name}')}, {setup.work}"
    title = words.said(lang, play.title)
    told = describe(play, lang, node, seat)
    drawing = Showing.of(setup.game).pictured(state, lang)
    if drawing is None:
        return svg(title, heading, _scored(state, lang), laid_out(state, lang), told, lang)
    return drawing_svg(title, heading, _scored(state, lang), drawing, told, lang)


def position_parts(play: Play, lang: str, node: int, seat: int | None = None) -> tuple[Parts, float]:
    """The elements of that picture without a heading, and its height. Raises NoSuchNode."""
    state = view(play.state_at(node), seat)
    drawing = Showing.of(state.setup.game).pictured(state, lang)
    parts: Parts = []
    if drawing is None:
        return parts, _scene(parts, MARGIN, _scored(state, lang), laid_out(state, lang))
    return parts, drawn(parts, MARGIN, _scored(state, lang), drawing)


def _scored(state: AnyState, lang: str) -> list[tuple[int, str]]:
    """Each seat, with its name and its points."""
    setup = state.setup
    points = setup.game.points(state)
    return [(each, _score(lang, each, name, points)) for each, name in enumerate(setup.players, 1)]


def _score(lang: str, seat: int, name: str, points: tuple[int, ...]) -> str:
    """A player's label, as on the bits, the name if it is another one, and the points."""
    label = words.text(lang, "board-seat", seat=str(seat))
    said = label if name == label else f"{label} {name}"
    return words.text(lang, "describe-area", label=said, lies=str(points[seat - 1])) if points else said


def svg(title: str, heading: str, scores: Iterable[tuple[int, str]], scene: Scene | Layout, told: str, lang: str) -> str:
    """A picture as the text of an SVG file.

    title    the title of the play, if any; text, never markup
    heading  under it: the game and its rulebook
    scores   for each seat, the seat and its name with its points
    told     the position in words, for screen readers
    """
    parts: Parts = [text(MARGIN, 48, title or heading, size=22, weight=700)]
    if title:
        parts.append(text(MARGIN, 72, heading, fill=SOFT))
    y = _scene(parts, 92 if title else 68, scores, scene)
    return page(lang, title or heading, told, (WIDTH, round(y + MARGIN)), parts)


def _scene(parts: Parts, y: float, scores: Iterable[tuple[int, str]], scene: Scene | Layout) -> float:
    """Draw the scores, the groups and the remarks. Returns where they end."""
    y = _scores(parts, y, scores)
    laid = scene if isinstance(scene, Layout) else of_scene(scene)
    for area in laid.areas:
        if area.form == "grid":
            y = _grid(parts, y, area)
        elif area.scale is None:
            y = _group(parts, y, group(area))
    for line in _lines(laid.remarks):
        parts.append(text(MARGIN, y + LINE, line, fill=SOFT, size=14))
        y += LINE + 4
    return y


def vignette(scene: Scene, label: str) -> str:
    """The contents of a picture without anything around them, as part of a page: it follows the page's light or dark scheme. If
    there is too much, it shows a readable detail around the flag.

    label  what it shows, for screen readers
    """
    parts: Parts = []
    y = 0.0
    for each in scene.groups:
        y = _group(parts, y, each._replace(label=""))
    across = max(map(_columns, scene.groups), default=1)
    whole = (across * (TILE[0] + GAP) - GAP + 4, round(y))
    wide, high = min(whole[0], DETAIL[0]), min(whole[1], DETAIL[1])
    left, top = _around(_flagged(parts), (wide, high), whole)
    fill = ' preserveAspectRatio="xMidYMid slice"' if (wide, high) != whole else ""
    box = f"{MARGIN - 2 + left} {top} {wide} {high}"
    head = f'<svg viewBox="{box}"{fill} role="img" aria-label="{safe(label)}" font-family="system-ui, sans-serif">'
    drawn = re.sub(r'"(#[0-9a-f]{6})"', lambda found: f'"light-dark({found[1]}, {AT_NIGHT[found[1]]})"', "\n".join(parts))
    return f"{head}\n{drawn}\n</svg>"


def _flagged(parts: Parts) -> tuple[float, float]:
    """The position of the first flagged tile; the corner if there is none."""
    edge = re.compile(rf'<rect x="([\d.]+)" y="([\d.]+)" .*stroke="{ACCENT}" stroke-width="3"')
    x, y = next((map(float, found.groups()) for part in parts if (found := edge.search(part))), (MARGIN, 0.0))
    return x - MARGIN, y


def _around(tile: tuple[float, float], size: tuple[int, int], whole: tuple[int, int]) -> tuple[int, int]:
    """Where a detail of that size begins, with a tile as near its middle as possible."""

    def begins(at: float, side: int, shown: int, most: int) -> int:
        return 0 if shown == most else round(max(-OUTSIDE, min(at + (side - shown) / 2, most - shown + OUTSIDE)))

    left, top = map(begins, tile, TILE, size, whole)
    return left, top


def _scores(parts: Parts, y: float, scores: Iterable[tuple[int, str]]) -> float:
    """Draw everybody's marker and points, wrapped into rows."""
    x = float(MARGIN)
    found = list(scores)
    for seat, said in found:
        width = 8 * len(said) + 28
        if x > MARGIN and x + width > WIDTH - MARGIN:
            x, y = float(MARGIN), y + 30
        parts.append(f'<rect x="{x}" y="{y}" width="10" height="22" rx="2" fill="{colour(seat)}"/>')
        parts.append(text(x + 16, y + 16, said, weight=600))
        x += width + GAP
    return y + 30 if found else y


# --- groups ---------------------------------------------------------------------------------------------------------------


def _group(parts: Parts, y: float, group: Group) -> float:
    """Draw a group under its label, if it has one. Returns where the next group begins."""
    if group.label:
        parts.append(text(MARGIN, y + 28, group.label, weight=600, fill=SOFT, size=14))
        y += 38
    return (_ring if _is_ring(group) else _row)(parts, y, group)


def _grid(parts: Parts, y: float, area: Area) -> float:
    """Draw pieces at their places, with columns of equal width. Returns where the next group begins."""
    columns = max(spot.column + spot.wide - 1 for spot in area.spots)
    rows = max(spot.row + spot.high - 1 for spot in area.spots)
    across, down = min(TILE[0] + GAP, (WIDTH - 2 * MARGIN + GAP) / columns), TILE[1] + GAP
    parts.append(text(MARGIN, y + 28, area.label, weight=600, fill=SOFT, size=14))
    top = y + 42
    for piece, spot in zip(area.pieces, area.spots, strict=True):
        if piece is not None:
            x, high = MARGIN + (spot.column - 1) * across, spot.high * down - GAP
            _piece(parts, (x, top + (spot.row - 1) * down), (spot.wide * across - GAP, high), piece)
    return top + rows * down - GAP + 8


def _piece(parts: Parts, at: tuple[float, float], size: tuple[float, float], piece: Piece) -> None:
    """Draw a piece of a grid: its name above, its number in the middle, its owner below."""
    (x, y), (wide, high) = at, size
    middle, room = x + wide / 2, round(wide) - 8
    edge, thick = (ACCENT, 3) if piece.flag else (EDGE, 1)
    shape = f'width="{wide:g}" height="{high:g}" rx="16" fill="{PAPER}" stroke="{edge}" stroke-width="{thick}"'
    parts.append(f'<rect x="{x:g}" y="{y:g}" {shape}/>')
    parts.append(
        text(
            middle,
            y + 20,
            piece.name,
            size=13,
            weight=700,
            anchor="middle",
            most=round(wide) - 8 if len(piece.name) > LONGEST_NAME else None,
        )
    )
    if piece.number is not None:
        parts.append(text(middle, y + high / 2 + 14, str(piece.number), size=22, weight=700, anchor="middle"))
    for line, (seat, label) in enumerate(piece.bits):
        below, most = y + high - 12 - 16 * line, _narrow(label, room)
        parts.append(text(middle, below, label, size=12, weight=700, fill=colour(seat), anchor="middle", most=most))


def _narrow(said: str, room: int) -> int | None:
    """The width that a long text is squeezed to; None for a short one."""
    return room if len(said) > LONGEST_NAME else None


def _is_ring(group: Group) -> bool:
    return group.ring and len(group.tiles) >= FEWEST_ON_A_RING


def _columns(group: Group) -> int:
    """The number of columns at its widest."""
    if _is_ring(group):
        return 1 + int(max(column for column, _ in ring_places(len(group.tiles))))
    return min(PER_ROW, len(group.tiles))


def _row(parts: Parts, y: float, group: Group) -> float:
    """Draw tiles side by side, in as many rows as necessary. Returns where the next group begins."""
    width, height = TILE
    for first in range(0, len(group.tiles), PER_ROW):
        y += 16  # room for flags
        for place, tile in enumerate(group.tiles[first : first + PER_ROW]):
            _tile(parts, MARGIN + place * (width + GAP), y, tile)
        y += height + 8
    return y


def _ring(parts: Parts, y: float, group: Group) -> float:
    """Draw tiles around a rectangle, clockwise from its top left. Returns where the next group begins."""
    width, height = TILE
    top, step = y + 16, height + 24
    places = ring_places(len(group.tiles))
    columns, rows = 1 + max(x for x, _ in places), 1 + max(y for _, y in places)
    track = f'width="{(columns - 1) * (width + GAP):g}" height="{(rows - 1) * step:g}" rx="6" fill="none" stroke="{EDGE}"'
    parts.append(f'<rect x="{MARGIN + width / 2:g}" y="{top + height / 2:g}" {track} {_DASHED}/>')
    for tile, (column, line) in zip(group.tiles, places, strict=True):
        _tile(parts, MARGIN + column * (width + GAP), round(top + line * step, 1), tile)
    return top + (rows - 1) * step + height + 8


def ring_places(count: int) -> list[tuple[float, float]]:
    """The places of tiles on a ring, as columns and rows."""
    return places_on_a_ring(count, PER_ROW)


def _tile(parts: Parts, x: float, y: float, tile: Tile | None) -> None:
    width, height = TILE
    if tile is None:
        parts.append(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" fill="none" stroke="{EDGE}" {_DASHED}/>')
        return
    edge, thick = (ACCENT, 3) if tile.flag else (EDGE, 1)
    shape = f'width="{width}" height="{height}" rx="6" fill="{PAPER}" stroke="{edge}" stroke-width="{thick}"'
    parts.append(f'<rect x="{x}" y="{y}" {shape}/>')
    if tile.flag:
        parts.append(text(x + width / 2, y - 5, tile.flag, size=13, weight=700, fill=ACCENT, anchor="middle"))
    at = y + 19
    for piece in _name(tile.name):
        parts.append(text(x + 8, at, piece, size=13, weight=700))
        at += 15
    for note in tile.notes:
        parts.append(text(x + 8, at + 1, note, size=12, fill=SOFT, most=width - 16 if len(note) > LONGEST_NOTE else None))
        at += 14
    _bits(parts, x + 8, y + height - 8, tile.bits)


_DASHED: Final = 'stroke-dasharray="4 4"'


def _bits(parts: Parts, x: float, bottom: float, bits: tuple[tuple[int, str], ...]) -> None:
    """Draw markers from left to right, closer together if they do not fit."""
    size = min(27.0, (TILE[0] - 16) / max(1, len(bits)))
    for place, (seat, label) in enumerate(bits):
        left = round(x + place * size, 1)
        parts.append(
            f'<rect x="{left}" y="{bottom - 18}" width="{round(size - 2, 1)}" height="18" rx="4" fill="{colour(seat)}"/>'
        )
        middle = round(left + (size - 2) / 2, 1)
        parts.append(text(middle, bottom - 5, label, size=min(12, round(size / 2)), weight=700, fill=PAPER, anchor="middle"))


# --- writing --------------------------------------------------------------------------------------------------------------


def _name(name: str) -> list[str]:
    """A card's name, in two lines if it is long."""
    spaces = [place for place, sign in enumerate(name) if sign == " "]
    if len(name) <= LONGEST_NAME or not spaces:
        return [name]
    cut = min(spaces, key=lambda place: abs(2 * place - len(name)))
    return [name[:cut], name[cut + 1 :]]


def _lines(remarks: Iterable[str]) -> Iterator[str]:
    """Remarks wrapped into lines that fit."""
    for remark in remarks:
        line = ""
        for word in remark.split(" "):
            if line and len(line) + len(word) >= LONGEST_LINE:
                yield line
                line = word
            else:
                line = f"{line} {word}" if line else word
        yield line
