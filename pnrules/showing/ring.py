"""A loop as a picture, for any game: positions as dots, a stem that leads into a cycle, and the cycle, clockwise.

It serves notebook cells, which show it without a script, and loops that were never played, such as the situations of a strategy,
which a board draws from the same shapes. A loop that was played is marked on the film of a board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import cos, hypot, pi, sin
from typing import Any, Final, NamedTuple

from pnrules.kernel.scenery import Dot


class Shape(NamedTuple):
    """An SVG element: its tag, its attributes, and its children."""

    tag: str
    attributes: Mapping[str, str]
    within: tuple[Shape | str, ...] = ()

    def markup(self) -> str:
        """The picture as the text of an SVG, with users' texts escaped."""
        said = "".join(f' {name}="{escape(value)}"' for name, value in self.attributes.items())
        inside = "".join(each.markup() if isinstance(each, Shape) else escape(each) for each in self.within)
        return f"<{self.tag}{said}>{inside}</{self.tag}>" if inside else f"<{self.tag}{said}/>"

    def payload(self) -> list[Any]:
        """The picture as plain data, from which a page makes elements."""
        return [self.tag, dict(self.attributes), [e.payload() if isinstance(e, Shape) else e for e in self.within]]


Point = tuple[float, float]

MOST_ROUND: Final = 72
"""How many dots fit on the cycle; if there are more, only those with a label are drawn."""
MOST_STEM: Final = 24
MOST_LABELS: Final = 12
"""How many labels are readable around the cycle; if there are more, only every second, third … is shown."""

PLAIN, LABELLED = 2.5, 5.0
"""Radii of dots."""
GAP: Final = 16
"""The distance between dots on the cycle, within the limits of its size."""
SMALLEST, LARGEST = 44.0, 120.0
DENSE: Final = 24
"""With more dots than this, the arrows are drawn inside the circle, where they can be seen."""
APART: Final = 44.0
WIDEST_STEM: Final = 176.0
LETTER: Final = 8.0
"""The approximate width of a letter."""
MARGIN: Final = 12.0
HEAD: Final = 26.0
"""The room for labels above and below the cycle."""


def ring(stem: Sequence[Dot], cycle: Sequence[Dot], described: str) -> Shape:
    """The picture, in the colour of the text around it. `described` says in words what it shows."""
    stem, cycle = _fewer(stem, MOST_STEM), _fewer(cycle, MOST_ROUND)
    fitting = (_wide(cycle[0].label) + 3 * MARGIN) / 2
    radius = min(LARGEST, max(SMALLEST, fitting, GAP * len(cycle) / (2 * pi)))
    side = MARGIN + max(_wide(dot.label) for dot in cycle) + MARGIN
    length = min(WIDEST_STEM, APART * len(stem))
    left = max(side, MARGIN + _wide(stem[0].label) / 2 + length) if stem else side
    width, height = left + 2 * radius + side, 2 * (radius + HEAD)
    middle = (left + radius, height / 2)
    looks = {
        "class": "pn-ring",
        "role": "img",
        "aria-label": described,
        "viewBox": f"0 0 {width:.0f} {height:.0f}",
        "width": f"{width:.0f}",
        "style": "max-width:100%;height:auto;display:block",
        "fill": "currentColor",
        "stroke": "none",
        "font-size": "13",
        "font-family": "system-ui, sans-serif",
    }
    return Shape("svg", looks, (*_stem(stem, (left, height / 2), length), *_cycle(cycle, middle, radius)))


def _wide(label: str) -> float:
    return LETTER * len(label)


def _fewer(dots: Sequence[Dot], most: int) -> Sequence[Dot]:
    """The dots that fit: all of them, or the first and those with a label, or every nth."""
    if len(dots) <= most:
        return dots
    told = [dot for place, dot in enumerate(dots) if dot.label or not place]
    return told[:: -(-len(told) // most)]


def _stem(dots: Sequence[Dot], entry: Point, length: float) -> list[Shape]:
    """A line from the left to the entry of the cycle, with its dots, and labels above it if there is room."""
    if not dots:
        return []
    x, y = entry
    dashed = {"stroke": "currentColor", "stroke-dasharray": "5 3", "fill": "none"}
    line = Shape("path", {"d": f"M{x - length:.1f} {y:.1f}H{x:.1f}", **dashed})
    drawn, free = [line, _arrow((x - 8, y), (1, 0))], 0.0
    for place, dot in enumerate(dots):
        at = (x - length + length / len(dots) * place, y)
        half = _wide(dot.label) / 2
        drawn.append(_dot(dot, at))
        if dot.label and free <= at[0] - half and at[0] + half < x:
            free = at[0] + half + MARGIN / 2
            drawn.append(_label(dot.label, (at[0], y - 10), "middle"))
    return drawn


def _cycle(dots: Sequence[Dot], middle: Point, radius: float) -> list[Shape]:
    """The circle with its dots, the entry at the left; labels are outside, except for that of the entry."""
    lines = {"fill": "none", "stroke": "currentColor", "stroke-width": "1.5"}
    circle = Shape("circle", {**_round(middle, radius), **lines})
    labelled = [place for place, dot in enumerate(dots) if dot.label]
    written = set(labelled[:: -(-len(labelled) // MOST_LABELS) or 1])
    lane = radius - MARGIN if len(dots) > DENSE else radius
    drawn = [circle, *(_arrow(_at(middle, lane, angle), (-sin(angle), cos(angle))) for angle in (-pi / 2 + 0.1, pi / 2 + 0.1))]
    for place, dot in enumerate(dots):
        angle = pi + 2 * pi * place / len(dots)
        drawn.append(_dot(dot, _at(middle, radius, angle)))
        if place in written:
            away = -11 if not place else 11
            anchor = "start" if not place or cos(angle) > 0.2 else "end" if cos(angle) < -0.2 else "middle"
            drawn.append(_label(dot.label, _at(middle, radius + away, angle, 4.5 + 5 * sin(angle)), anchor))
    return drawn


def _at(middle: Point, radius: float, angle: float, lower: float = 0.0) -> Point:
    return middle[0] + radius * cos(angle), middle[1] + radius * sin(angle) + lower


def _round(at: Point, radius: float) -> dict[str, str]:
    return {"cx": f"{at[0]:.1f}", "cy": f"{at[1]:.1f}", "r": f"{radius:.1f}"}


def _dot(dot: Dot, at: Point) -> Shape:
    title = (Shape("title", {}, (dot.title,)),) if dot.title else ()
    return Shape("circle", _round(at, LABELLED if dot.label else PLAIN), title)


def _label(text: str, at: Point, anchor: str) -> Shape:
    return Shape("text", {"x": f"{at[0]:.1f}", "y": f"{at[1]:.1f}", "text-anchor": anchor}, (text,))


def _arrow(tip: Point, way: Point) -> Shape:
    """An arrowhead at a point, in a direction."""
    size = hypot(*way)
    dx, dy = way[0] / size, way[1] / size
    back = (tip[0] - 9 * dx, tip[1] - 9 * dy)
    one, other = (f"{back[0] - s * 4.5 * dy:.1f} {back[1] + s * 4.5 * dx:.1f}" for s in (1, -1))
    return Shape("path", {"d": f"M{tip[0]:.1f} {tip[1]:.1f}L{one}L{other}Z"})
