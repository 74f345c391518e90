"""The vocabulary in which a game says what its table looks like, and the pictures that it brings."""

from __future__ import annotations

import pytest

import pnrules
from pnrules.kernel.scenery import Tile
from pnrules.layout import Piece, Spot, called, grid, hand, laid_out, pile, ring, row, track
from pnrules.layout.svg import LONGEST, Picture, Shape, parse

A, B, C, LONG = Piece("a"), Piece("b"), Piece("c"), Piece("long")


def test_a_piece_in_places_side_by_side_fills_them_all() -> None:
    made = grid("board", ((LONG, A, B), (LONG, C, None)))
    assert made.pieces == (LONG, A, B, C)
    assert made.spots == (Spot(1, 1, high=2), Spot(1, 2), Spot(1, 3), Spot(2, 2))


def test_a_piece_in_the_middle_may_be_wide() -> None:
    assert grid("board", ((A, B), (LONG, LONG))).spots[-1] == Spot(2, 1, wide=2)


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (((A, B), (C,)), "row 2: 1 places"),
        ((), None),
        (((),), "row 1: 0 places"),
        (((A, None), (None, A)), "'a' are no rectangle"),
        (((A, B, A),), "'a' are no rectangle"),
        (((A,) * 25,), "25 places"),
    ],
)
def test_a_grid_has_equal_rows_and_its_pieces_are_rectangles(
    rows: tuple[tuple[Piece | None, ...], ...], said: str | None
) -> None:
    if said is None:
        assert grid("board", rows).pieces == ()
        return
    with pytest.raises(ValueError, match=said):
        grid("board", rows)


def test_two_pieces_of_one_name_lie_apart_if_answers_call_them_otherwise() -> None:
    one, two = Piece("store", "A"), Piece("store", "B")
    assert grid("board", ((one, two),)).pieces == (one, two)
    assert (called(one), called(A)) == ("A", "a")


def test_a_pile_shows_its_top_or_a_back_and_says_how_many_there_are() -> None:
    assert pile("deck", 20).pieces == (Piece("", "", number=20, back=True),)
    assert pile("discards", 3, A).pieces == (Piece("a", number=3),)
    assert pile("discards", 0, A).pieces == (None,)


def test_forms_are_told_from_one_another() -> None:
    areas = (row("", [A]), ring("", [A]), hand("", [A], 2), pile("", 1), track("", [1, 2], 10, 7), grid("", ((A,),)))
    assert [area.form for area in areas] == ["row", "ring", "hand", "pile", "track", "grid"]
    assert areas[2].seat == 2


def test_a_game_with_a_scene_alone_is_laid_out_as_rows_and_rings() -> None:
    play = pnrules.load("nightmare/version-1")
    (program, *_), _ = laid_out(play.state, "en")
    (group, *_) = pnrules.kernel.facets.showing.Showing.of(play.setup.game).scene(play.state, "en").groups
    assert program.form == "ring"
    assert [piece.name for piece in program.pieces if piece] == [tile.name for tile in group.tiles if isinstance(tile, Tile)]


# --- pictures ---------------------------------------------------------------------------------------------------------


def svg(inside: str, box: str = "0 0 24 24") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{inside}</svg>'


def test_lines_and_surfaces_are_taken_as_they_are() -> None:
    found = parse(svg('<path d="M1 2h3" fill="none" stroke="currentColor"/><circle cx="1" cy="2" r="3"/>'))
    path = Shape("path", {"d": "M1 2h3", "fill": "none", "stroke": "currentColor"})
    assert found == Picture("0 0 24 24", (path, Shape("circle", {"cx": "1", "cy": "2", "r": "3"})))


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>",
        "<style>path { fill: red }</style>",
        '<image href="http://elsewhere.test/a.png"/>',
        '<use href="#a"/>',
        "<foreignObject/>",
        "<a><path d='M0 0'/></a>",
        "<text>a</text>",
        '<path d="M0 0" onload="alert(1)"/>',
        '<path d="M0 0" style="fill: red"/>',
        '<path d="M0 0" fill="url(#a)"/>',
        '<path d="M0 0" fill="&#117;rl(http://elsewhere.test/)"/>',
        '<path d="M0 0" xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="a"/>',
        "<path d='M0 0'><animate attributeName='d'/></path>",
        "<g><path d='M0 0'/></g>",
    ],
)
def test_what_runs_loads_links_or_styles_is_refused(inside: str) -> None:
    with pytest.raises(ValueError, match="is not allowed"):
        parse(svg(inside))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no picture", "no SVG"),
        ("<html/>", "no <svg> with a viewBox"),
        ("<svg/>", "no <svg> with a viewBox"),
        (svg("", "0 0 24"), "no <svg> with a viewBox"),
        ('<!DOCTYPE svg [<!ENTITY a "b">]>' + svg("&a;"), "document type"),
        ("<!--" + "-" * LONGEST + svg(""), "longer than"),
    ],
)
def test_what_is_no_plain_svg_is_refused_with_what_it_is(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        parse(text)
