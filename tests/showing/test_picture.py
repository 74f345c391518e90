"""A position as SVG: what is on it, in both languages, that nothing covers anything, and that texts stay texts."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

import pnrules
from pnrules import Play, seeded, words
from pnrules.cli import main as cli
from pnrules.kernel.errors import NoSuchNode
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.scenery import Group, Scene, Tile
from pnrules.nightmare.table.board import BACKWARD, with_way
from pnrules.players.random_games import opening
from pnrules.showing.picture import DETAIL, GAP, LINE, MARGIN, PER_ROW, TILE, WIDTH, ring_places, svg, vignette

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("nightmare/sample", "bandwidth/example", "runtime_error/sample-round")


def texts(picture: str) -> list[str]:
    """What is written on the picture, in order; well-formed XML or an error."""
    return [found.text or "" for found in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def dealt(players: int) -> Play:
    """A game of version 1 as far as its first run."""
    play = Play(opening("nightmare", "3.0", version=1, players=players), chance=seeded(7))
    while not play.state.board.run.running:
        play.choose(play.options[0])
    return play


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_sample_shows_its_cards_bits_numbers_lock_counter_and_points(lang: str) -> None:
    """PN 3.0, the sample's end: ACQUIRE is raised to 3, GOTO is locked to BUG, the PC stands before BUG, points 9, 9, 8."""
    written = texts(pnrules.load("nightmare/sample").to_svg(lang))
    colon = {"en": ": ", "fr": "\u00a0: "}[lang]
    for said in ("GOTO", "ACQUIRE", "3 (2 + 1)", "→ BUG", f"P1{colon}9", f"P2{colon}9", f"P3{colon}8", "PC ▶"):
        assert said in written, said
    assert written.index("PC ▶") + 1 == written.index("BUG")  # the flag is over this card
    assert [written.count(bit) for bit in ("P1", "P2", "P3")] == [3, 2, 4]
    assert words.text(lang, "board-way-row-on") in written


def test_an_earlier_node_is_drawn_as_it_was() -> None:
    written = texts(pnrules.load("nightmare/sample").to_svg(node=0))
    assert written.index("PC ▶") + 1 == written.index("OVERWRITE")
    assert "3 (2 + 1)" not in written
    with pytest.raises(NoSuchNode):
        pnrules.load("nightmare/sample").to_svg(node=10_000)


def test_a_program_that_runs_towards_the_head_says_so() -> None:
    start = pnrules.load("nightmare/sample").start
    back = Play(start._replace(board=with_way(start.board, BACKWARD)))
    assert "◀ PC" in texts(back.to_svg(node=0))


@pytest.mark.parametrize("players", [2, 6])
def test_a_ring_has_every_card_once_and_its_program_counter(players: int) -> None:
    play = dealt(players)
    tiles = Showing.of(play.setup.game).scene(play.state, "en").groups[0].tiles
    assert len(tiles) == len(play.state.board.row)
    assert [tile.flag for tile in tiles if tile and tile.flag] == ["PC"]
    assert words.text("en", "scene-nightmare-ring") in texts(play.to_svg())


@pytest.mark.parametrize("count", range(6, 31))
def test_no_tile_of_a_ring_covers_another_and_none_leaves_the_page(count: int) -> None:
    places = ring_places(count)
    assert len(set(places)) == len(places) == count
    for (x, y), (other_x, other_y) in combinations(places, 2):
        assert abs(x - other_x) >= 1 or abs(y - other_y) >= 1, (count, x, y)
    assert all(0 <= x < PER_ROW and y >= 0 for x, y in places)
    assert PER_ROW * (TILE[0] + GAP) <= WIDTH


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_what_is_said_of_a_ring_stands_inside_it_where_there_is_room(lang: str) -> None:
    """Eighteen cards have an inside, and what is said of them stands between the sides; twelve are two rows with none."""
    play = pnrules.load("nightmare/version-1")
    root = ElementTree.fromstring(play.to_svg(lang, 160))
    remarks = [t for t in root.iter(f"{SVG}text") if t.get("font-size") == "16"]
    cards = [r for g in root.iter(f"{SVG}g") if g.get("class") == "card" for r in [g[0]]]
    assert len(cards) == 18
    tops = sorted({float(card.attrib["y"]) for card in cards})
    assert len(tops) == 4
    assert len(remarks) >= 3
    height = float(cards[0].attrib["height"])
    assert all(tops[0] + height + 16 < float(t.attrib["y"]) < tops[-1] for t in remarks)
    assert all(t.get("text-anchor") == "middle" for t in remarks)
    assert len({y for _, y in ring_places(12)}) == 2


@pytest.mark.parametrize("flagged", [0, 4, 9, 17])
def test_a_vignette_shows_what_is_flagged_and_what_lies_around_it(flagged: int) -> None:
    tiles = tuple(Tile(f"BUG {n}", flag="PC" if n == flagged else None) for n in range(18))
    root = ElementTree.fromstring(vignette(Scene((Group("Ring", tiles, ring=True),), ()), "a ring"))
    left, top, wide, high = map(float, root.attrib["viewBox"].split())
    assert (wide, high) == DETAIL
    x, y = next((float(r.attrib["x"]), float(r.attrib["y"])) for r in root.iter("rect") if r.get("stroke-width") == "3")
    assert left <= x
    assert x + TILE[0] <= left + wide
    assert top <= y - 16
    assert y + TILE[1] <= top + high


def test_battle_for_bandwidth_shows_rows_gaps_function_and_green_numbers() -> None:
    play = pnrules.load("bandwidth/example")
    written = texts(play.to_svg())
    for said in (words.text("en", "board-bfb-row", row=1), words.text("en", "board-bfb-function"), "Function"):
        assert said in written
    assert play.to_svg().count("stroke-dasharray") == 1  # the gap in row 1
    assert words.text("en", "board-bfb-green", green=6) in written


def test_battle_for_bandwidth_says_that_there_is_no_program_where_there_is_none() -> None:
    said = words.text("en", "board-bfb-no-program")
    dealt, played = pnrules.load("bandwidth/new-game", seed=7), pnrules.load("bandwidth/example")
    assert not dealt.state.board.rows
    assert said in texts(dealt.to_svg())
    assert said not in texts(played.to_svg())


def test_runtime_error_shows_statements_and_no_points() -> None:
    written = texts(pnrules.load("runtime_error/sample-round").to_svg())
    assert "A♣ – 5♣" in written
    assert "P1" in written
    assert not any(said.startswith("P1:") for said in written)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_who_cannot_see_it_is_told_the_position(name: str, lang: str) -> None:
    play = pnrules.load(name)
    root = ElementTree.fromstring(play.to_svg(lang))
    assert root.attrib["lang"] == lang
    assert (root.findtext(f"{SVG}desc") or "") == play.describe(lang)
    assert root.findtext(f"{SVG}title") == words.said(lang, play.title)


def test_texts_stay_texts_and_long_ones_are_cut_between_words() -> None:
    nasty = '</text><script>alert("1")</script>&amp;\x00\x0b\ud800'
    remark = " ".join(["word"] * 100)
    scene = Scene((Group(nasty, (Tile(nasty, (nasty,), ((1, nasty),), nasty), None)),), (remark,))
    picture = svg(nasty, nasty, [(1, nasty)], scene, nasty, "en")
    written = texts(picture)
    assert "<script" not in picture
    assert '</text><script>alert("1")</script>&amp;' in written
    lines = [said for said in written if said.startswith("word")]
    assert len(lines) > 3
    assert " ".join(lines) == remark


def test_the_command_writes_the_picture_or_prints_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sample.svg"
    assert cli.main(["draw", "nightmare/sample", "-o", str(file), "--lang", "fr", "--node", "0"]) == 0
    assert file.read_text(encoding="utf-8") == pnrules.load("nightmare/sample").to_svg("fr", 0)
    assert capsys.readouterr().out == ""
    assert cli.main(["draw", "nightmare/sample"]) == 0
    assert capsys.readouterr().out == pnrules.load("nightmare/sample").to_svg()


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_what_cannot_be_drawn_is_a_line_and_no_traceback(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    away = tmp_path / "no" / "x.svg"
    for arguments in (["nightmare/nothing"], ["nightmare/sample", "--node", "99999"], ["nightmare/sample", "-o", str(away)]):
        assert cli.main(["draw", *arguments, "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert len(err.splitlines()) == 1, err


def test_a_seats_picture_tells_no_other_seats_cards() -> None:
    play = Play(opening("runtime_error", "1", version=1, players=3), chance=seeded(4))
    hands = play.state.board.hands
    picture = play.to_svg(seat=1)
    assert all(card in picture for card in hands[0])
    assert not any(card in picture for hand in hands[1:] for card in hand)
    assert all(card in play.to_svg() for hand in hands for card in hand)


@pytest.mark.parametrize("name", ["x.png", "x.PDF"])
def test_the_command_says_that_it_draws_svg_alone(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["draw", "nightmare/sample", "-o", str(tmp_path / name)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert ".svg" in said
    assert list(tmp_path.iterdir()) == []


def test_the_command_draws_what_a_seat_sees(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["draw", "runtime_error/sample-round", "--seat", "1"]) == 0
    assert capsys.readouterr().out == pnrules.load("runtime_error/sample-round").to_svg(seat=1)
    assert cli.main(["draw", "runtime_error/sample-round", "--seat", "3"]) == 2


# --- nothing lies on anything -----------------------------------------------------------------------------------------


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
