"""A whole position as SVG: cards with their texts, numbers, pictograms and bits; statements with their band; hands and seats.

A game provides the contents (`Drawing`); this module decides how they look. It is also meant for print: a light page, printable
colours, no text under 12 px. The height of a card depends on its contents, and a row of cards is as high as its highest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from pnrules.kernel.scenery import Area, Drawing, Drawn, Laid
from pnrules.showing.ink import (
    ACCENT,
    EDGE,
    INK,
    PAPER,
    SOFT,
    SUNK,
    colour,
    icon,
    page,
    shape,
    text,
    tints,
    width_of,
    wrapped,
)

ACROSS: Final = 7
"""How many cards fit side by side."""

CARD_WIDTH: Final = 160
SMALL: Final = 76
GAP: Final = 12
MARGIN: Final = 24
INSIDE: Final = ACROSS * (CARD_WIDTH + GAP) - GAP
WIDTH: Final = INSIDE + 2 * MARGIN
LAID: Final = (INSIDE - GAP) / 2
"""The width of a statement: two lie side by side."""

PAD: Final = 9
FLAG: Final = 22
"""The room for flags above a row of cards."""

LABEL: Final = 30
BIT: Final = 24
LINE: Final = 15
FEWEST_ON_A_RING: Final = 6
INNER: Final = 3

Parts = list[str]
Item = Drawn | Laid


def drawing_svg(title: str, heading: str, scores: Sequence[tuple[int, str]], drawing: Drawing, told: str, lang: str) -> str:
    """A picture as the text of an SVG file.

    title    the title of the play, if any; text, never markup
    heading  under it: the game and its rulebook
    scores   for each seat, the seat and its name with its points
    told     the position in words, for screen readers
    """
    parts: Parts = []
    y = 20.0
    for size, weight, fill, said in ((22, 700, INK, title or heading), (15, 400, SOFT, heading if title else "")):
        for line in wrapped(said, INSIDE, size, weight):
            y += size + 5
            parts.append(text(MARGIN, y, line, size=size, weight=weight, fill=fill))
    y = drawn(parts, y + 16, scores, drawing)
    return page(lang, title or heading, told, (WIDTH, round(y + MARGIN)), parts)


def drawn(parts: Parts, y: float, scores: Sequence[tuple[int, str]], drawing: Drawing) -> float:
    """Draw the seats, the areas and the remarks below y. Returns where they end."""
    y = _seats(parts, y, scores, drawing.seats)
    inside = next((area for area in drawing.areas if _has_room(area, drawing.remarks)), None)
    for areas in _shelves(drawing.areas):
        y = _shelf(parts, y, areas, drawing.remarks if inside in areas else ())
    y += 8
    for remark in () if inside else drawing.remarks:
        y += 4
        for line in wrapped(remark, INSIDE, 14):
            y += 18
            parts.append(text(MARGIN, y, line, fill=SOFT, size=14))
    return y


# --- seats ------------------------------------------------------------------------------------------------------------


def _seats(parts: Parts, y: float, scores: Sequence[tuple[int, str]], notes: Sequence[Sequence[str]]) -> float:
    """Everybody's shape, name, points and notes, in as many lines as necessary."""
    x = float(MARGIN)
    for (seat, said), beside in zip(scores, notes, strict=True):
        score = next(wrapped(said, INSIDE - 40, 15, 700), "")
        more = next(wrapped(" · ".join(beside), INSIDE - 40, 13), "")
        width = 34 + max(width_of(score, 15, 700), width_of(more, 13))
        if x > MARGIN and x + width > WIDTH - MARGIN:
            x, y = float(MARGIN), y + 52
        parts.append(f'<g class="seat"><rect x="{x:g}" y="{y:g}" width="{width:.1f}" height="44" rx="8" fill="{SUNK}"/>')
        parts.append(f'<rect x="{x:g}" y="{y:g}" width="6" height="44" rx="3" fill="{colour(seat)}"/>')
        parts.append(shape(x + 11, y + (8 if more else 16), seat, colour(seat)))
        parts.append(text(x + 28, y + (19 if more else 27), score, weight=700))
        if more:
            parts.append(text(x + 28, y + 37, more, size=13, fill=SOFT))
        parts.append("</g>")
        x += width + GAP
    return y + 52


# --- areas ------------------------------------------------------------------------------------------------------------


def _shelves(areas: Iterable[Area]) -> Iterator[list[Area]]:
    """Groups of areas that fit side by side."""
    shelf: list[Area] = []
    for area in areas:
        if shelf and not (area.beside and sum(map(_wide, [*shelf, area])) + GAP * len(shelf) <= INSIDE):
            yield shelf
            shelf = []
        shelf.append(area)
    if shelf:
        yield shelf


def _wide(area: Area) -> float:
    """The width of an area with its label."""
    part = SMALL if area.form == "small" else CARD_WIDTH
    lies: float = min(len(area.items), _across(area)) * (part + GAP) - GAP
    if any(isinstance(item, Laid) for item in area.items):
        lies = INSIDE if len(area.items) > 1 else LAID
    return min(INSIDE, max(lies, 20 + width_of(area.label, 14, 600), 0 if area.items else width_of(area.none, 14)))


def _across(area: Area) -> int:
    return int((INSIDE + GAP) // ((SMALL if area.form == "small" else CARD_WIDTH) + GAP))


def _shelf(parts: Parts, y: float, areas: Iterable[Area], remarks: Sequence[str]) -> float:
    x, bottom = float(MARGIN), y
    for area in areas:
        bottom = max(bottom, _area(parts, x, y, area, remarks))
        x += _wide(area) + GAP
    return bottom


def _area(parts: Parts, x: float, y: float, area: Area, remarks: Sequence[str]) -> float:
    """Draw an area under its label; remarks go inside a ring. Returns where it ends."""
    if area.label:
        left = x
        if area.seat:
            parts.append(shape(x, y + LABEL - 15, area.seat, colour(area.seat)))
            left += 18
        label = next(wrapped(area.label, INSIDE - 18, 14, 600), "")
        parts.append(text(left, y + LABEL - 4, label, weight=600, fill=SOFT, size=14))
        y += LABEL
    if not area.items:
        parts.append(text(x, y + 18, area.none, size=14, fill=SOFT))
        return y + 26
    if _is_ring(area):
        return _ring(parts, y, [item for item in area.items if not isinstance(item, Laid)], remarks)
    if any(isinstance(item, Laid) for item in area.items):
        return _lines(parts, x, y, area.items, 2, LAID)
    small = area.form == "small"
    return _lines(parts, x, y, area.items, _across(area), SMALL if small else CARD_WIDTH, small=small)


def _lines(
    parts: Parts, x: float, y: float, items: Sequence[Item | None], across: int, width: float, small: bool = False
) -> float:
    """Draw items side by side, in as many rows as necessary; each row is as high as its highest item."""
    for first in range(0, len(items), across):
        line = items[first : first + across]
        y += FLAG if any(isinstance(item, Drawn) and item.flag for item in line) else 4
        height = max(_high(item, small) for item in line)
        for place, item in enumerate(line):
            _item(parts, x + place * (width + GAP), y, item, height, small)
        y += height + 8
    return y


def _is_ring(area: Area) -> bool:
    return area.form == "ring" and len(area.items) >= FEWEST_ON_A_RING


def _has_room(area: Area, remarks: Sequence[str]) -> bool:
    """Whether there is room for remarks inside a ring: three cards wide, and two cards high."""
    if not remarks or not _is_ring(area):
        return False
    places = ring_places(len(area.items), ACROSS)
    return max(x for x, _ in places) > INNER and max(y for _, y in places) > INNER - 1


def _ring(parts: Parts, y: float, items: Sequence[Drawn | None], remarks: Sequence[str]) -> float:
    """Draw cards around a rectangle, clockwise from its top left; all are as high as the highest."""
    height = max(map(_high, items))
    top, step = y + FLAG, height + FLAG + 4
    places = ring_places(len(items), ACROSS)
    across, down = max(x for x, _ in places) * (CARD_WIDTH + GAP), max(y for _, y in places) * step
    track = f'width="{across:g}" height="{down:g}" rx="8" fill="none" stroke="{EDGE}" stroke-dasharray="4 4"'
    parts.append(f'<rect x="{MARGIN + CARD_WIDTH / 2:g}" y="{top + height / 2:g}" {track}/>')
    for item, (column, line) in zip(items, places, strict=True):
        _item(parts, MARGIN + column * (CARD_WIDTH + GAP), round(top + line * step, 1), item, height, False)
    lines = [line for remark in remarks for line in wrapped(remark, across - CARD_WIDTH - 4 * GAP, 16)]
    at = top + (down + height - 24 * len(lines)) / 2 + 18
    for said in lines:
        parts.append(text(MARGIN + (across + CARD_WIDTH) / 2, round(at, 1), said, fill=SOFT, size=16, anchor="middle"))
        at += 24
    return top + down + height + 8


def ring_places(count: int, most: int) -> list[tuple[float, float]]:
    """The places of tiles on a ring, as columns and rows: along the top, down, back along the bottom, and up.

    It is as wide as possible, so that little of it is empty.
    """
    across = min(most, count // 2)
    down, up = -(-count // 2) - across, count // 2 - across
    bottom = down + 1
    rising = [round(bottom - (place + 1) * bottom / (up + 1), 2) for place in range(up)]
    return [
        *((float(column), 0.0) for column in range(across)),
        *((float(across - 1), float(line)) for line in range(1, bottom)),
        *((float(column), float(bottom)) for column in reversed(range(across))),
        *((0.0, line) for line in rising),
    ]


# --- cards ------------------------------------------------------------------------------------------------------------


def _item(parts: Parts, x: float, y: float, item: Item | None, height: float, small: bool) -> None:
    if item is None:
        parts.append(_box(x, y, SMALL if small else CARD_WIDTH, height, "none", EDGE, 'stroke-dasharray="4 4"'))
    elif isinstance(item, Laid):
        _laid(parts, x, y, item, height)
    elif small:
        _small(parts, x, y, item, height)
    else:
        _card(parts, x, y, item, height)


def _high(item: Item | None, small: bool = False) -> float:
    """The height that the contents need."""
    if item is None:
        return 40
    if isinstance(item, Laid):
        return 20 + max(52, 18 * len(_sentence(item))) + 36 + 18 * len(item.notes)
    if small:
        return 36
    body = len(_body(item.text)) + len([line for note in item.notes for line in _body(note, 600)])
    return _strip(item) + LINE * body + (12 if body else 4) + BIT * len(_chips(item))


def _box(x: float, y: float, width: float, height: float, fill: str, stroke: str, more: str = "") -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8" fill="{fill}" stroke="{stroke}" {more}/>'


def _names(card: Drawn) -> list[str]:
    """The lines of a card's name, beside its pictogram and its number."""
    room = CARD_WIDTH - 2 * PAD - (26 if card.look.pictogram else 0) - (width_of(card.corner, 15, 700) + 6 if card.corner else 0)
    return list(wrapped(card.name, room, 13, 700))


def _strip(card: Drawn) -> float:
    """The height of the tinted strip with the name."""
    return max(30, 14 + 15 * len(_names(card)))


def _body(said: str, weight: int = 400) -> list[str]:
    return list(wrapped(said, CARD_WIDTH - 2 * PAD, 12, weight)) if said else []


def _chips(card: Drawn) -> list[list[tuple[int, str, float]]]:
    """The bits in rows, each with its label and its width."""
    lines: list[list[tuple[int, str, float]]] = []
    left = 0.0
    for seat, label in card.bits:
        width = 26 + width_of(label, 12, 700)
        if not lines or width > left:
            lines.append([])
            left = CARD_WIDTH - 2 * PAD
        lines[-1].append((seat, label, width))
        left -= width + 4
    return lines


def _card(parts: Parts, x: float, y: float, card: Drawn, height: float) -> None:
    if card.flag:
        parts.append(text(x + CARD_WIDTH / 2, y - 6, card.flag, size=14, weight=700, fill=ACCENT, anchor="middle"))
    parts.append('<g class="card">')
    edge, thick = (ACCENT, 3) if card.flag else (EDGE, 1)
    parts.append(_box(x, y, CARD_WIDTH, height, SUNK if card.back else PAPER, edge, f'stroke-width="{thick}"'))
    dark, tint = tints(card.look.family)
    strip = _strip(card)
    if not card.back:
        left, right, end = x + 1.5, x + CARD_WIDTH - 1.5, y + strip
        top = f"M{left:g} {end:g}V{y + 8:g}q0-6.5 6.5-6.5H{right - 6.5:g}q6.5 0 6.5 6.5V{end:g}z"
        parts.append(f'<path d="{top}" fill="{tint}"/>')
    at = x + PAD
    if card.look.pictogram:
        parts.append(icon(at - 2, y + 5, card.look.pictogram, dark))
        at += 24
    for place, line in enumerate(_names(card)):
        parts.append(text(at, y + 20 + 15 * place, line, size=13, weight=700, fill=dark if card.look.family == "run" else INK))
    if card.corner:
        parts.append(text(x + CARD_WIDTH - PAD, y + 21, card.corner, size=15, weight=700, fill=dark, anchor="end"))
    at = y + strip + 14
    for weight, fill, lines in (
        (400, INK, _body(card.text)),
        (600, ACCENT, [line for note in card.notes for line in _body(note, 600)]),
    ):
        for line in lines:
            parts.append(text(x + PAD, at, line, size=12, weight=weight, fill=fill))
            at += LINE
    _bits(parts, x + PAD, y + height - BIT * len(_chips(card)), card)
    parts.append("</g>")


def _bits(parts: Parts, x: float, y: float, card: Drawn) -> None:
    """Pills with each owner's colour, shape and label, in the order in which they act."""
    for line in _chips(card):
        left = x
        for seat, label, width in line:
            parts.append(f'<rect x="{left:g}" y="{y - 3:g}" width="{width:.1f}" height="20" rx="6" fill="{colour(seat)}"/>')
            parts.append(shape(left + 5, y + 1, seat, PAPER))
            parts.append(text(left + 21, y + 11, label, size=12, weight=700, fill=PAPER))
            left += width + 4
        y += BIT


def _small(parts: Parts, x: float, y: float, card: Drawn, height: float) -> None:
    """A card that needs only its name; for a back, the number of cards."""
    dark, tint = tints(card.look.family)
    parts.append('<g class="card">')
    parts.append(_box(x, y, SMALL, height, SUNK if card.back else tint, EDGE))
    if card.look.pictogram:
        parts.append(icon(x + 6, y + 8, card.look.pictogram, dark))
        parts.append(text(x + 32, y + 24, card.name, size=15, weight=700))
    else:
        parts.append(text(x + SMALL / 2, y + 23, card.name, size=13, weight=600, fill=SOFT, anchor="middle"))
    parts.append("</g>")


# --- statements -------------------------------------------------------------------------------------------------------

PIECE: Final = 40
"""The width of each card in a statement."""

CELL: Final = 33


def _sentence(laid: Laid) -> list[str]:
    return list(wrapped(laid.text, LAID - 2 * PAD - 3 * (PIECE + 4) - 40, 14))


def _laid(parts: Parts, x: float, y: float, laid: Laid, height: float) -> None:
    """The cards, the sentence beside them, and below the band from the lowest to the highest value."""
    dark, tint = tints(laid.look.family)
    edge, thick = (ACCENT, 3) if laid.holds else (EDGE, 1)
    parts.append('<g class="card">')
    parts.append(_box(x, y, LAID, height, PAPER, edge, f'stroke-width="{thick}"'))
    for place, card in enumerate(laid.cards):
        left = x + PAD + place * (PIECE + 4)
        parts.append(_box(left, y + PAD, PIECE, 46, SUNK if card.back else tints(card.look.family)[1], EDGE))
        parts.append(text(left + PIECE / 2, y + PAD + 28, card.name, size=13, weight=700, anchor="middle"))
    left = x + PAD + 3 * (PIECE + 4) + 6
    if laid.look.pictogram:
        parts.append(icon(left, y + PAD + 2, laid.look.pictogram, dark, 22))
    for place, line in enumerate(_sentence(laid)):
        parts.append(text(left + 30, y + PAD + 18 + 18 * place, line, size=14))
    at = y + PAD + max(52, 18 * len(_sentence(laid))) + 6
    _ruler(parts, x + PAD, at, laid, dark, tint)
    for place, note in enumerate(laid.notes):
        parts.append(text(x + PAD, at + 42 + 18 * place, note, size=13, weight=600, fill=ACCENT))
    parts.append("</g>")


def _ruler(parts: Parts, x: float, y: float, laid: Laid, dark: str, tint: str) -> None:
    """The scale with the band on it, its ends in bold, and the tested value in a frame."""
    parts.append(text(x, y + 17, laid.label, size=13, weight=700))
    x += 3 * (PIECE + 4) + 6
    low, high = laid.band or (len(laid.scale), -1)
    if laid.band and low <= high:
        width = (high - low + 1) * CELL
        parts.append(f'<rect x="{x + low * CELL:g}" y="{y:g}" width="{width}" height="24" rx="6" fill="{tint}" stroke="{dark}"/>')
    if laid.at is not None:
        box = f'x="{x + laid.at * CELL + 2:g}" y="{y - 3:g}" width="{CELL - 4}" height="30" rx="6"'
        parts.append(f'<rect {box} fill="none" stroke="{ACCENT}" stroke-width="3"/>')
    for place, name in enumerate(laid.scale):
        within = low <= place <= high
        weight, fill = (700 if place in (low, high) else 400, INK if within else SOFT)
        parts.append(text(x + (place + 0.5) * CELL, y + 17, name, size=13, weight=weight, fill=fill, anchor="middle"))
