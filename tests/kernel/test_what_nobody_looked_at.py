"""What changes to the kernel showed that no test looked at."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from pnrules.kernel.describe import asked
from pnrules.kernel.picture import LINE, MARGIN, PER_ROW, TILE, Group, Scene, Tile, svg
from tests.runtime_error.table import laid

CARDS = "2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣"


@pytest.mark.parametrize(("lang", "more"), [("en", "and 3 more"), ("fr", "et 3 de plus")])
def test_of_many_answers_eight_are_told_and_how_many_more_there_are(lang: str, more: str) -> None:
    """Nine inputs, none, and a claim: eleven answers, of which eight are told. A ninth part of the list is their number."""
    told = asked(lang, laid("A♠ Q♠ 5♠", hand=CARDS).state).split(" / ")
    assert len(told) == 9
    assert told[-1] == more


def test_eight_answers_are_told_and_nothing_is_said_of_more() -> None:
    """Six inputs, none, and a claim."""
    play = laid("A♠ Q♠ 5♠", hand=" ".join(CARDS.split()[:6]))
    assert len(play.options) == 8
    told = asked("en", play.state).split(" / ")
    assert len(told) == 8
    assert "more" not in told[-1]


# --- pictures: nothing lies on anything ----------------------------------------------------------------------------------

SVG = "{http://www.w3.org/2000/svg}"


def tiles_of(root: ElementTree.Element) -> list[tuple[float, float]]:
    """Where cards and gaps lie."""
    width, height = (f"{side:g}" for side in TILE)
    found = [r for r in root.iter(f"{SVG}rect") if (r.get("width"), r.get("height")) == (width, height)]
    return [(float(r.attrib["x"]), float(r.attrib["y"])) for r in found]


@pytest.mark.parametrize("title", ["A title", ""])
def test_in_a_picture_what_begins_at_the_left_edge_stands_line_under_line(title: str) -> None:
    """Title, heading, scores, label, remarks: each baseline at least its own letters' height under the one before, and a
    score's marker begins under the heading."""
    scene = Scene((Group("Program", (Tile("BUG"), Tile("ZAP"))),), ("One remark", "Another"))
    root = ElementTree.fromstring(svg(title, "The game", [(1, "P1: 3")], scene, "told", "en"))
    left = [(float(t.attrib["y"]), float(t.get("font-size", 15))) for t in root.iter(f"{SVG}text") if t.get("x") == str(MARGIN)]
    assert len(left) == (5 if title else 4)
    for (above, _), (below, size) in pairwise(left):
        assert below - above >= size
    headings = left[: 2 if title else 1]
    marker = next(r for r in root.iter(f"{SVG}rect") if r.get("width") == "10")
    assert float(marker.attrib["y"]) > headings[-1][0]
    assert float(marker.attrib["y"]) < headings[-1][0] + 2 * LINE, "right under it"


def test_in_a_picture_a_flag_stands_over_its_card_and_on_no_other() -> None:
    """Two lines of tiles, each with a flag: it lies under the label, or under the tiles of the line before, and over its own."""
    tiles = tuple(Tile(f"BUG {n}", flag="PC") for n in range(PER_ROW + 1))
    root = ElementTree.fromstring(svg("t", "h", [], Scene((Group("Program", tiles),), ()), "told", "en"))
    label = next(float(t.attrib["y"]) for t in root.iter(f"{SVG}text") if t.text == "Program")
    flags = sorted({float(t.attrib["y"]) for t in root.iter(f"{SVG}text") if t.text and "PC" in t.text})
    rows = sorted({y for _, y in tiles_of(root)})
    assert len(flags) == len(rows) == 2
    assert label + 10 <= flags[0] <= rows[0]
    assert rows[0] + TILE[1] + 10 <= flags[1] <= rows[1]


@pytest.mark.parametrize("count", [6, 9, 14, 21])
def test_in_a_picture_the_track_of_a_ring_goes_through_the_middle_of_its_outermost_cards(count: int) -> None:
    tiles = tuple(Tile(f"BUG {n}") for n in range(count))
    root = ElementTree.fromstring(svg("t", "h", [], Scene((Group("Ring", tiles, ring=True),), ()), "told", "en"))
    lying = tiles_of(root)
    track = next(r for r in root.iter(f"{SVG}rect") if r.get("stroke-dasharray"))
    x, y, width, height = (float(track.attrib[name]) for name in ("x", "y", "width", "height"))
    assert x == pytest.approx(min(x for x, _ in lying) + TILE[0] / 2)
    assert x + width == pytest.approx(max(x for x, _ in lying) + TILE[0] / 2)
    assert y == pytest.approx(min(y for _, y in lying) + TILE[1] / 2)
    assert y + height == pytest.approx(max(y for _, y in lying) + TILE[1] / 2)
