"""The preview picture of a page for links to it: its title, and a position on it.

It has the size that most services ask for. They show it small, so the title is large; the position is cropped.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pnrules.showing.ink import ACCENT, PAPER, page, text, wrapped
from pnrules.showing.picture import MARGIN, position_parts

if TYPE_CHECKING:
    from pnrules.kernel.play import Play

SIZE: Final = (1200, 630)
TITLES: Final = (52, 44, 36)
"""The font sizes of a title: the first that fits is used."""

MOST_LINES: Final = 2
NOTE: Final = 26
SIDE: Final = 36
"""The margin on each side of the text."""

LARGEST: Final = 1.9
"""How much a position with few cards is enlarged at most."""

_RIGHT: Final = re.compile(r'<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"')


def preview_svg(title: str, note: str, play: Play, lang: str, node: int, seat: int | None = None) -> str:
    """The preview of a page as the text of an SVG file. Raises NoSuchNode.

    title      the title of the page; text, never markup
    note       under it: what the page is about, in a few words
    node, seat the position to show, as this seat may see it
    """
    width, height = SIZE
    size, lines = _title(title, width - 2 * SIDE)
    band = 24 + len(lines) * (size + 8) + NOTE + 32
    parts = [f'<rect width="{width}" height="{band}" fill="{ACCENT}"/>']
    for place, line in enumerate(lines, 1):
        parts.append(text(SIDE, 16 + place * (size + 8), line, size=size, weight=700, fill=PAPER))
    below = next(wrapped(note, width - 2 * SIDE, NOTE), "")
    parts.append(text(SIDE, band - 26, below, size=NOTE, fill=PAPER))
    return page(lang, title, note, SIZE, [*parts, *_position((width, height - band), band, play, lang, node, seat)])


def _title(title: str, most: float) -> tuple[int, list[str]]:
    """The font size of the title, and its lines, truncated if necessary."""
    for size in TITLES:
        lines = list(wrapped(title, most, size, 700))
        if len(lines) <= MOST_LINES:
            break
    return size, lines[:MOST_LINES]


def _position(room: tuple[int, int], top: int, play: Play, lang: str, node: int, seat: int | None) -> list[str]:
    """The position, as large as its width allows, cropped at the bottom."""
    parts, high = position_parts(play, lang, node, seat)
    wide = MARGIN + max((float(left) + float(width) for part in parts for left, width in _RIGHT.findall(part)), default=1.0)
    across, down = room
    zoom = min(LARGEST, across / wide, max(1.0, down / (high + MARGIN)))
    box = f'x="0" y="{top}" width="{across}" height="{down}" viewBox="0 0 {across / zoom:.1f} {down / zoom:.1f}"'
    return [f"<svg {box}>", *parts, "</svg>"]
