"""A game's own pictures: an SVG comes from outside, so only its lines and surfaces are taken, and drawn by us.

Allowed are the elements of SHAPES with the attributes of ATTRIBUTES, straight in an `<svg>` that has a `viewBox`. What would
load, run, link or style something is refused with its name: no style, no script, no reference, no event, no text.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

SHAPES: Final = frozenset({"circle", "ellipse", "line", "path", "polygon", "polyline", "rect"})

ATTRIBUTES: Final = frozenset(
    {
        *("cx", "cy", "d", "height", "points", "r", "rx", "ry", "transform", "width", "x", "x1", "x2", "y", "y1", "y2"),
        *("fill", "fill-opacity", "fill-rule", "opacity"),
        *("stroke", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width"),
    }
)

LONGEST: Final = 20_000
"""How many characters a picture may have."""

_PLAIN: Final = re.compile(r"[-+.,%#()\w\s]*")
_BOX: Final = re.compile(r"\s*(-?[\d.]+[\s,]+){3}-?[\d.]+\s*")


class Shape(NamedTuple):
    """A line or a surface of a picture: its element, and the attributes of that."""

    element: str
    attributes: dict[str, str]


class Picture(NamedTuple):
    """A picture.

    box     its view box
    shapes  what is drawn, the lowest first
    """

    box: str
    shapes: tuple[Shape, ...]


def read(text: str) -> Picture:
    """A picture from the text of an SVG. Raises ValueError for what is no SVG, or has something that is not allowed."""
    from xml.etree.ElementTree import ParseError, fromstring  # needed for few games

    if len(text) > LONGEST:
        raise ValueError(f"longer than {LONGEST} characters")
    if "<!" in text.replace("<!--", ""):
        raise ValueError("a document type is not allowed")
    try:
        root = fromstring(text)
    except ParseError as error:
        raise ValueError(f"no SVG: {error}") from error
    box = root.get("viewBox", "")
    if _bare(root.tag) != "svg" or not _BOX.fullmatch(box):
        raise ValueError("no <svg> with a viewBox")
    return Picture(box, tuple(map(_shape, root)))


def _shape(element: Element) -> Shape:
    name = _bare(element.tag)
    if name not in SHAPES or len(element) or (element.text or "").strip():
        raise ValueError(f"<{name}> is not allowed, or something in it; allowed are {', '.join(sorted(SHAPES))}")
    for attribute, value in element.items():
        if attribute not in ATTRIBUTES or not _PLAIN.fullmatch(value) or "url" in value.lower():
            raise ValueError(f"<{name} {attribute}> is not allowed, or its value; allowed are {', '.join(sorted(ATTRIBUTES))}")
    return Shape(name, dict(element.items()))


def _bare(tag: object) -> str:
    """An element's name without its name space."""
    return str(tag).rpartition("}")[2]
