"""A game's own pictures. An SVG comes from outside, so only its lines and shapes are used, and drawn by us.

The elements of SHAPES with the attributes of ATTRIBUTES are allowed, as children of an `<svg>` with a `viewBox`. Anything that
could load, run, link or style is refused by name: styles, scripts, references, events, text.
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
"""The most characters of a picture."""

_PLAIN: Final = re.compile(r"[-+.,%#()\w\s]*")
_BOX: Final = re.compile(r"\s*(-?[\d.]+[\s,]+){3}-?[\d.]+\s*")


class Shape(NamedTuple):
    """A line or a shape in a picture: its element and its attributes."""

    element: str
    attributes: dict[str, str]


class Picture(NamedTuple):
    """A picture.

    box     its view box
    shapes  its shapes, from back to front
    """

    box: str
    shapes: tuple[Shape, ...]


def parse(text: str) -> Picture:
    """Parse the text of an SVG. Raises ValueError if it is invalid, or has forbidden contents."""
    from xml.etree.ElementTree import ParseError, fromstring  # few games need it

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
    """An element's name without its namespace."""
    return str(tag).rpartition("}")[2]
