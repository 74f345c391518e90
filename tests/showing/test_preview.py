"""The picture that stands for a page where it is linked to: its size, its title, and the position as a seat may see it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import pnrules
from pnrules.kernel.errors import NoSuchNode
from pnrules.showing.picture import position_parts
from pnrules.showing.preview import preview_svg

SVG = "{http://www.w3.org/2000/svg}"


def drawn(title: str, **more: int) -> ElementTree.Element:
    play = pnrules.load("nightmare/sample")
    return ElementTree.fromstring(preview_svg(title, "A note", play, "en", more.pop("node", 0), **more))


def titles(picture: ElementTree.Element) -> list[str]:
    """What is written on the band, the note last."""
    return [text.text or "" for text in picture.findall(f"{SVG}text")]


def test_it_has_the_size_that_services_ask_for() -> None:
    picture = drawn("A title")
    assert (picture.get("width"), picture.get("height"), picture.get("viewBox")) == ("1200", "630", "0 0 1200 630")


def test_it_says_the_title_and_the_note() -> None:
    assert titles(drawn("A title")) == ["A title", "A note"]


def test_a_long_title_is_written_smaller_in_two_lines() -> None:
    title = "Hearts and spades: two cards change places for ever, and nobody can stop them"
    *lines, _ = titles(drawn(title))
    assert len(lines) == 2
    assert " ".join(lines) == title
    sizes = {int(text.get("font-size", "0")) for text in drawn(title).findall(f"{SVG}text")[:2]}
    assert sizes < {44, 36}


def test_a_title_that_never_fits_is_cut() -> None:
    assert len(titles(drawn("word " * 100))) == 3


def test_nothing_in_a_title_is_markup() -> None:
    assert titles(drawn("<b> & “B”"))[0] == "<b> & “B”"


def test_the_position_lies_beneath_the_band_and_inside_the_picture() -> None:
    picture = drawn("A title")
    (within,) = picture.findall(f"{SVG}svg")
    assert float(within.get("y", "0")) + float(within.get("height", "0")) == 630
    assert within.get("width") == "1200"
    wide = float((within.get("viewBox") or "").split()[2])
    markup = ElementTree.tostring(within, encoding="unicode")
    rights = [float(x) + float(w) for x, w in re.findall(r'rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"', markup)]
    assert max(rights) <= wide


def test_a_seat_sees_no_more_on_it_than_in_its_own_picture() -> None:
    play = pnrules.load("nightmare/sample")
    seen, whole = position_parts(play, "en", 0, 2)[0], position_parts(play, "en", 0)[0]
    hidden = {part for part in whole if part not in seen}
    assert hidden
    shown = preview_svg("A title", "A note", play, "en", 0, 2)
    assert "\n".join(seen) in shown
    assert not any(f"\n{part}\n" in shown for part in hidden)


def test_there_is_no_picture_of_a_position_that_is_not_there() -> None:
    with pytest.raises(NoSuchNode):
        drawn("A title", node=10_000)
