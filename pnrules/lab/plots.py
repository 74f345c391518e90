"""Answers as pictures, drawn by matplotlib: a mark for each figure, a line for its interval, and each mark leads to a game.

A picture is SVG, as an element with what is in it, which the page of a board draws (`wire.sayings.Element`). Its colours are
those of that page, so it is dark where the page is; its texts are texts, which a reader can search and a page can enlarge. Two
kinds of mark differ in shape, and not only in colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pnrules import words
from pnrules.lab.answers import FORMS, Answer, Answered, figure, label, setup
from pnrules.lab.estimates import Estimate
from pnrules.lab.questions import DIFFERENCE, NUMBER, POINTS, SEATS, SETUP, SHARE, Figure, Line
from pnrules.lab.samples import Example

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element as Node

Element = list[Any]

Named = Callable[[Example], str]
"""By what a page asks for a game."""

WIDTH: Final = 5.0
"""In inches; of a picture as wide as a phone, so that its texts can be read there."""
ROW: Final = 0.46
PANEL: Final = 1.9
"""The height of a line with its mark, and of a panel with a way, in inches."""
SIZE, LEAST = 11, 10
"""Of the texts, in points; and of those that are long."""

HEADING: Final[Mapping[str, str | int]] = {"weight": "bold", "size": LEAST}
NO_HEADING: Final[Mapping[str, str | int]] = {}

INK, FIRST, SECOND, FAINT = "#010101", "#020202", "#030303", "#040404"
_COLOURS: Final = {INK: "currentColor", FIRST: "var(--accent)", SECOND: "var(--soft)", FAINT: "var(--line)"}
"""Stand-ins while matplotlib draws, and what the page has for them."""

_KEPT: Final = frozenset({"svg", "g", "path", "use", "defs", "text", "a"})


def can_draw() -> bool:
    """Whether matplotlib is there."""
    return find_spec("matplotlib") is not None


def drawn(answer: Answer, lang: str, named: Named) -> Element | None:
    """An answer as a picture; None for one with nothing to draw, and without matplotlib."""
    figures = (each for found in answer.found for line in found.lines for each in line.figures)
    if not can_draw() or not any(each is not None for each in figures):
        return None
    from xml.etree.ElementTree import fromstring

    from matplotlib import rc_context

    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "pnrules", "font.size": SIZE}):
        chart = _ways(answer, lang, named) if answer.question == POINTS else _dots(answer, lang, named)
        held = BytesIO()
        chart.savefig(held, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return _element(fromstring(held.getvalue()))


# --- one line after another ---------------------------------------------------------------------------------------------


class _Row(NamedTuple):
    """A line of the picture: a heading, or what a mark is about."""

    says: str
    line: Line | None
    equal: float | None


def _rows(answer: Answer, at: int, lang: str) -> Iterator[_Row]:
    """The lines that have this figure, those of each set-up under a heading."""
    about = [each for each in answer.question.about if each != SETUP]
    for found in answer.found:
        equal = 1 / len(found.experiment.players) if answer.question == SEATS else None
        called = setup(found.experiment, lang)
        lines = [line for line in found.lines if line.figures[at] is not None]
        if answer.of_several and about and lines:
            yield _Row(called, None, equal)
        for line in lines:
            said = ", ".join(label(kind, each, lang) for kind, each in zip(about, line.about, strict=True))
            yield _Row(said or called, line, equal)


def _dots(answer: Answer, lang: str, named: Named) -> Any:
    """The first figure that there is anything to say of, line by line."""
    from matplotlib.figure import Figure as Chart

    at = _first(answer)
    column = answer.question.figures[at]
    rows = list(_rows(answer, at, lang))
    chart = Chart(figsize=(WIDTH, ROW * len(rows) + 0.9))
    axes: Any = chart.add_axes((0.03, 0.62 / chart.get_figheight(), 0.94, 1 - 0.75 / chart.get_figheight()))
    for place, row in enumerate(rows):
        looks = NO_HEADING if row.line is not None else HEADING
        axes.text(0, place - 0.32, row.says, transform=axes.get_yaxis_transform(), va="center", color=INK, **looks)
        found = None if row.line is None else row.line.figures[at]
        if row.equal is not None:
            axes.plot([row.equal] * 2, [place - 0.5, place + 0.5], color=SECOND, linestyle=":", linewidth=1)
        if row.line is not None and found is not None:
            said = words.text(lang, "cli-labelled", label=row.says, text=figure(column, found, lang))
            _mark(axes, found, place + 0.14, True, True, said, row.line.example, named)
    if column.unit == DIFFERENCE:
        axes.axvline(0, color=SECOND, linestyle=":", linewidth=1)
    axes.set_ylim(len(rows) - 0.5, -0.6)
    axes.set_yticks([])
    _scale(axes.xaxis, column, lang)
    if column.unit == SHARE:
        axes.set_xlim(left=0)
    axes.set_xlabel(words.text(lang, f"cli-lab-figure-{column.name}"), color=INK)
    return chart


def _first(answer: Answer) -> int:
    """The place of the first figure that a line has; 0 if none has any."""
    have = {at for found in answer.found for line in found.lines for at, each in enumerate(line.figures) if each is not None}
    return min(have, default=0)


# --- round by round -----------------------------------------------------------------------------------------------------


def _ways(answer: Answer, lang: str, named: Named) -> Any:
    """The points of the later winner, and of the others, round by round; a panel for each set-up."""
    from matplotlib.figure import Figure as Chart

    chart = Chart(figsize=(WIDTH, PANEL * len(answer.found) + 0.6), layout="constrained")
    panels = chart.subplots(len(answer.found), squeeze=False)[:, 0]
    for axes, found in zip(panels, answer.found, strict=True):
        axes.set_title(setup(found.experiment, lang), fontsize=LEAST, loc="left", color=INK, weight="bold")
        for at, column in enumerate(answer.question.figures[:2]):
            _way(axes, found, at, column, lang, named)
        _scale(axes.xaxis, Figure("round", NUMBER), lang)
        _scale(axes.yaxis, answer.question.figures[0], lang)
        axes.set_xlabel(words.text(lang, "cli-lab-about-round"), color=INK)
    panels[0].legend(frameon=False, labelcolor=INK, loc="best")
    return chart


def _way(axes: Any, found: Answered, at: int, column: Figure, lang: str, named: Named) -> None:
    called = words.text(lang, f"cli-lab-figure-{column.name}")
    points = [(line, value) for line in found.lines if (value := line.figures[at]) is not None]
    style = {"color": SECOND if at else FIRST, "linestyle": "--" if at else "-", "marker": "s" if at else "o"}
    fill = "none" if at else FIRST
    axes.plot(
        [line.about[0] for line, _ in points], [value.value for _, value in points], markerfacecolor=fill, label=called, **style
    )
    for line, value in points:
        place = f"{words.text(lang, 'cli-lab-about-round')} {line.about[0]}, {called}"
        said = words.text(lang, "cli-labelled", label=place, text=figure(column, value, lang))
        _mark(axes, value, int(line.about[0]), False, not at, said, line.example, named)


# --- a mark -------------------------------------------------------------------------------------------------------------


def _mark(
    axes: Any, found: Estimate, beside: float, lies: bool, first: bool, says: str, example: Example | None, named: Named
) -> None:
    """A figure, its interval, and a way to its game.

    beside  where on the other axis
    lies    whether the figure is on the axis that lies, and not on the one that stands
    """
    colour = FIRST if first else SECOND
    ends, at = ([found.least, found.most], [beside] * 2), (found.value, beside)
    axes.plot(*(ends if lies else ends[::-1]), color=colour, linewidth=1.5)
    (x, y) = at if lies else at[::-1]
    dot = axes.scatter([x], [y], s=70, marker="o" if first else "s", color=colour, zorder=3, clip_on=False)
    dot.set_urls([f"{'' if example is None else named(example)} {says}"])


def _scale(axis: Any, column: Figure, lang: str) -> None:
    """Numbers along an axis, as the table writes them."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    sign = words.text(lang, "cli-lab-decimal")

    def said(value: float, _place: object) -> str:
        text = f"{value:g}" if column.unit == NUMBER else FORMS[column.unit](value)
        number = text.replace(".", sign)
        return words.text(lang, "cli-lab-percent", value=number) if column.unit == SHARE else number

    axis.set_major_locator(MaxNLocator(6, integer=column.unit == NUMBER))
    axis.set_major_formatter(FuncFormatter(said))
    axis.set_tick_params(colors=INK, labelsize=SIZE)
    axis.axes.grid(axis=axis.axis_name, color=FAINT, linewidth=0.6)
    for spine in axis.axes.spines.values():
        spine.set_color(FAINT)


# --- as an element ------------------------------------------------------------------------------------------------------


def _element(found: Node) -> Element:
    """SVG without what only a file needs: its own style sheet, fonts and sizes in points."""
    tag = found.tag.rpartition("}")[2]
    given = {name.rpartition("}")[2]: _coloured(value) for name, value in found.attrib.items()}
    within = [_element(each) for each in found if str(each.tag).rpartition("}")[2] in _KEPT]
    if tag == "a":
        opens, _, says = given.pop("href").partition(" ")
        return ["a" if opens else "g", {"data-opens": opens} if opens else {}, [["title", {}, [says]], *within]]
    if tag == "svg":
        return [tag, {"viewBox": given["viewBox"]}, within]
    if tag == "text":
        return [tag, {**given, "style": _unfamiliar(given.get("style", ""))}, [found.text or ""]]
    return [tag, {name: value for name, value in given.items() if name != "clip-path"}, within]


def _coloured(value: str) -> str:
    for stand_in, colour in _COLOURS.items():
        value = value.replace(stand_in, colour)
    return value


def _unfamiliar(style: str) -> str:
    """A text's style without a family of letters: it has the page's."""
    return "; ".join(_sized(part.strip()) for part in style.split(";"))


def _sized(part: str) -> str:
    """`font: bold 10px 'DejaVu Sans'` as a size and a weight."""
    if not part.startswith("font:"):
        return part
    size = next(each for each in part.split() if each.endswith("px"))
    return f"font-size: {size}" + ("; font-weight: bold" if " bold " in part or " 700 " in part else "")
