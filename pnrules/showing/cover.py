"""A game at a glance: a few of its cards with their pictures, for the front page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from pnrules.kernel.scenery import Drawing, Look
from pnrules.showing.ink import GROUNDS, PEN, strokes

SIZE: Final = (360, 144)
"""Width and height of a cover."""

MOST: Final = 3
"""The most cards on it."""

CARD_SIZE: Final = (106, 150)
STEP: Final = 113
TILT: Final = 4
"""The size of a card, the distance from one to the next, and the angle of the outer ones in degrees."""


def cover(drawing: Drawing) -> str | None:
    """Cards of a position with their pictures, fanned out, each of another family, on the ground of the first.

    Decorative, so hidden from screen readers. None if no card has a picture.
    """
    looks = list(islice(_of_each_family(drawing), MOST))
    if not looks:
        return None
    width, height = SIZE
    middle = (len(looks) - 1) / 2
    cards = "".join(_card(width / 2 + (at - middle) * STEP, (at - middle) * TILT, look) for at, look in enumerate(looks))
    ground = f'<rect width="{width}" height="{height}" fill="{GROUNDS[looks[0].family][0]}"/>'
    head = f'<svg viewBox="0 0 {width} {height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
    return f"{head}{ground}{cards}</svg>"


def _of_each_family(drawing: Drawing) -> Iterator[Look]:
    """The looks with a picture, the first of each family, in order."""
    seen: set[str] = set()
    for item in (item for area in drawing.areas for item in area.items):
        if item is not None and item.look.art and item.look.family not in seen:
            seen.add(item.look.family)
            yield item.look


def _card(across: float, tilt: float, look: Look) -> str:
    """A card whose lower edge is cut off by that of the cover."""
    (width, height), ink = CARD_SIZE, PEN["ink"]
    ground, _ = GROUNDS[look.family]
    turned = f'transform="translate({across:g} 24) rotate({tilt:g} 0 {height}) translate({-width / 2:g} 0)"'
    edge = f'<rect width="{width}" height="{height}" rx="9" fill="{PEN["paper"]}" stroke="{ink}" stroke-width="3"/>'
    top = f'<path d="M0 66V9a9 9 0 0 1 9-9h88a9 9 0 0 1 9 9v57z" fill="{ground}" stroke="{ink}" stroke-width="3"/>'
    picture = f'<g transform="translate(6 5) scale(.78)">{strokes(look.art, look.family)}</g>'
    words = f'<path d="M13 82h66M13 96h48M13 110h58" stroke="{ink}" stroke-width="3" stroke-linecap="round"/>'
    return f"<g {turned}>{edge}{top}{picture}{words}</g>"
