"""The page that says what a game can say, kind by kind, and the names in the guides."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from pnrules.files.expectation import BY_CARD, BY_SEAT, FACTS
from pnrules.kernel.scenery import Group, Scene, Tile
from pnrules.layout import Area, Layout, Piece, Scale, Spot
from pnrules.testing.texts import SAMPLES
from tests.testing.page import DOCS, PAGE, facet_classes, page, records_in, split


def test_the_page_is_what_the_code_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "make cards"


def test_every_kind_and_every_facet_is_on_it() -> None:
    kinds = [*SAMPLES, *FACTS, *BY_CARD, *BY_SEAT]
    assert [kind for kind in kinds if f"\n| `{kind}` | " not in page()] == []
    assert {facet.__name__ for facet in facet_classes()} >= {"Exercises", "Exploring", "Files", "Players", "Proving", "Showing"}
    assert [facet for facet in facet_classes() if f"\n### {facet.__name__}\n" not in page()] == []


def test_what_lies_on_the_table_is_found_from_its_outside_in() -> None:
    assert records_in(Scene) == [Scene, Group, Tile]
    assert records_in(Layout)[0] is Layout
    assert {Area, Piece, Spot, Scale} < set(records_in(Layout))


def test_a_docstring_is_read_as_prose_and_two_columns() -> None:
    doc = "What it is,\nand more.\n\nname   one thing\nlonger another, which\n       goes on\n\nThe end."
    assert split(doc) == ("What it is, and more. The end.", [("name", "one thing"), ("longer", "another, which goes on")])


@pytest.mark.parametrize("name", ["game", "promises"])
def test_what_a_guide_names_of_pnrules_is_there(name: str) -> None:
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    named = set(re.findall(r"[`<](pnrules(?:\.[A-Za-z_]+)+)[`>]", text))
    assert named
    for each in sorted(named):
        module, _, member = each.rpartition(".")
        try:
            import_module(each)
        except ModuleNotFoundError:
            assert hasattr(import_module(module), member), each
