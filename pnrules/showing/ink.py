"""The elements of pictures: colours, pictograms, seats' shapes, and lines of text of known width.

No font is available when a picture is made. So text is measured by the widest common font, DejaVu Sans: what fits in that fits in
any other.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

INK: Final = "#1f2329"
SOFT: Final = "#575d66"
EDGE: Final = "#868078"
ACCENT: Final = "#1d4f91"
PAPER: Final = "#ffffff"
SUNK: Final = "#f3f1ec"
SEATS: Final = ("#0b5c9e", "#ad4300", "#006b4a", "#93326f", "#6d5800", "#474d56")
"""A colour for each seat, dark enough for white text, and for print."""

FAMILIES: Final = {
    "points": ("#9a2c34", "#fbe9e8"),
    "bits": ("#5a3aa3", "#efe9fb"),
    "flow": ("#0a5d64", "#dff1f0"),
    "copies": ("#36479e", "#e8ebfb"),
    "numbers": ("#765000", "#faeecf"),
    "program": ("#514a3f", "#edeae3"),
    "run": ("#ffffff", "#3a414b"),
}
"""By family, the colour of its pictograms and the tint behind them, as on the board on a light page."""

NO_FAMILY: Final = (INK, SUNK)

GROUNDS: Final = {
    "points": ("#f39680", "#a83a2a"),
    "bits": ("#c3b0f5", "#5b3fb0"),
    "flow": ("#7ccac2", "#0d6a6e"),
    "copies": ("#9db4f6", "#3449a8"),
    "numbers": ("#f6dc94", "#b06f00"),
    "program": ("#d3c7b0", "#7a6a50"),
    "run": ("#b3bdca", "#4a5566"),
}
"""By family, the ground behind its cards' pictures and the dark ink in them, as on the board on a light page."""

PEN: Final = {"paper": "#fff8e8", "lamp": "#ffc93d", "ink": "#1d2433"}
"""The other colours of pictures; the pen has ink."""

_SHAPES: Final = (
    "M6 .6A5.4 5.4 0 1 1 6 11.4A5.4 5.4 0 1 1 6 .6z",
    "M6 .8 11.6 11H.4z",
    "M1.2 1.2H10.8V10.8H1.2z",
    "M6 0 12 6 6 12 0 6z",
    "M6 .2 7.8 4.2 12 4.6 8.8 7.5 9.7 11.8 6 9.6 2.3 11.8 3.2 7.5 0 4.6 4.2 4.2z",
    "M6 .4 11.8 4.6 9.6 11.4H2.4L.2 4.6z",
)
"""A shape for each seat on a square of 12: circle, triangle, square, diamond, star, pentagon."""

_WIDTHS: Final = {
    0.3: "'IJijlîïÎÏ\u202f",
    0.35: " ,./:;\\|·’‘\xa0",
    0.4: "()-[]ft",
    0.45: "!r",
    0.5: '"*_`–',
    0.55: "?cszç“”",
    0.6: "FLkvxyÿ",
    0.65: "$0123456789EPSTYabdeghnopqu{}àâäéèêëôöùûüÉÈÊË«»",
    0.7: "ABCKRVXZÀÂÇ",
    0.75: "NUÙÛÜ",
    0.8: "&DGHOQÔ▶◀",
    0.85: "#+<=>^w~−×→",
    0.9: "M♠♣♥♦",
}
"""The widths of characters relative to the font size, rounded up."""

_WIDTH: Final = {sign: width for width, signs in _WIDTHS.items() for sign in signs}
_WIDEST: Final = 1.1
_BOLD: Final = 1.12
"""How much wider bold text is."""


def width_of(said: str, size: float, weight: int = 400) -> float:
    """The maximum width of a line of text."""
    return sum(_WIDTH.get(sign, _WIDEST) for sign in said) * size * (_BOLD if weight >= 600 else 1)


def wrapped(said: str, most: float, size: float, weight: int = 400) -> Iterator[str]:
    """Text wrapped into lines of at most this width; a longer word is broken, too."""
    line = ""
    for word in said.split(" "):
        longer = f"{line} {word}" if line else word
        if width_of(longer, size, weight) <= most:
            line = longer
            continue
        if line:
            yield line
        line = word
        while width_of(line, size, weight) > most:
            fits = max(1, max(end for end in range(len(line)) if width_of(line[:end], size, weight) <= most))
            yield line[:fits]
            line = line[fits:]
    if line:
        yield line


def text(
    x: float,
    y: float,
    said: str,
    *,
    size: int = 15,
    weight: int = 400,
    fill: str = INK,
    anchor: str = "start",
    most: int | None = None,
) -> str:
    """A line of text; if `most` is given, it is squeezed to this width."""
    style = f'font-size="{size}" font-weight="{weight}" fill="{fill}" text-anchor="{anchor}"'
    fitted = f' textLength="{most}" lengthAdjust="spacingAndGlyphs"' if most else ""
    return f'<text x="{x:g}" y="{y:g}" {style}{fitted}>{safe(said)}</text>'


def safe(said: str) -> str:
    """Text for XML: markup is escaped, and characters that XML does not allow are dropped."""
    return escape(re.sub("[^\t\n\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", said))


def page(lang: str, title: str, told: str, size: tuple[int, int], parts: Iterable[str]) -> str:
    """A drawing as the text of an SVG file, on a paper background.

    title  its title; text, never markup
    told   what it shows, in words, for screen readers
    size   width and height
    """
    width, height = size
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" aria-labelledby="title told" lang="{lang}" font-family="system-ui, sans-serif" font-size="15">'
    )
    described = f'<title id="title">{safe(title)}</title>\n<desc id="told">{safe(told)}</desc>'
    paper = f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
    return "\n".join([head, described, paper, *parts, "</svg>\n"])


def colour(seat: int) -> str:
    return SEATS[(seat - 1) % len(SEATS)]


def shape(x: float, y: float, seat: int, fill: str) -> str:
    """A seat's shape, so that colour is never alone; 12 by 12."""
    return f'<path transform="translate({x:g} {y:g})" d="{_SHAPES[(seat - 1) % len(_SHAPES)]}" fill="{fill}"/>'


@cache
def _art() -> dict[str, list[tuple[str, str]]]:
    read: dict[str, list[tuple[str, str]]] = json.loads((files("pnrules") / "showing" / "art.json").read_text(encoding="utf-8"))
    return read


def strokes(name: str, family: str) -> str:
    """The picture of a kind of card, 120 by 72, in its family's colours. Raises KeyError for an unknown name."""
    ground, deep = GROUNDS[family]
    inks = {**PEN, "ground": ground, "deep": deep}
    paths = "".join(f'<path d="{path}"{_style(ink.split(), inks)}/>' for ink, path in _art()[name])
    return f'<g fill="none" stroke="{PEN["ink"]}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">{paths}</g>'


def art(name: str, family: str) -> str:
    """The picture of a kind of card as a separate SVG, on its family's ground. Raises KeyError for an unknown name."""
    ground, _ = GROUNDS[family]
    return f'<svg viewBox="0 0 120 72" style="background: {ground}" aria-hidden="true">{strokes(name, family)}</svg>'


def _style(ink: Sequence[str], inks: Mapping[str, str]) -> str:
    """The style of a path, unless it is the default (see `art.css` of the board)."""
    own: dict[str, str] = {}
    match ink:
        case ["tube"]:
            own = {"stroke-width": "14"}
        case ["bore", colour]:
            own = {"stroke": inks[colour], "stroke-width": "8"}
        case [fill, *how]:
            own = {"fill": inks[fill]} if fill in inks else {}
            own |= {"stroke": "none"} if "flat" in how else {"stroke": inks["paper"]} if "light" in how else {}
            own |= {"stroke-width": "2"} if "thin" in how else {}
    return "".join(f' {name}="{value}"' for name, value in own.items())


@cache
def _paths() -> dict[str, str]:
    read: dict[str, str] = json.loads((files("pnrules") / "showing" / "pictograms.json").read_text(encoding="utf-8"))
    return read


def pictogram(name: str) -> str:
    """The lines of one of the board's pictograms, on a square of 24. Raises KeyError for an unknown name."""
    return _paths()[name]


def pictograms() -> frozenset[str]:
    """The names of the board's pictograms."""
    return frozenset(_paths())


def tints(family: str) -> tuple[str, str]:
    """A family's colour and its tint; ink on pale grey for no family."""
    return FAMILIES.get(family, NO_FAMILY)


def icon(x: float, y: float, name: str, fill: str, size: float = 20) -> str:
    """A pictogram as lines."""
    style = f'fill="none" stroke="{fill}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path transform="translate({x:g} {y:g}) scale({size / 24:.4g})" d="{pictogram(name)}" {style}/>'
