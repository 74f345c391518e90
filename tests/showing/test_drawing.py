"""What a picture tells of whole positions: hands and texts in each game, and of a hidden hand only how many cards it has."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import pnrules
from pnrules import Play, seeded, words
from pnrules.games import game
from pnrules.kernel.copies import kind
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.scenery import NOTHING
from pnrules.players.random_games import opening
from pnrules.showing.ink import ACCENT, FAMILIES, GROUNDS, PEN, pictogram, width_of, wrapped
from tests.runtime_error.table import laid

SVG = "{http://www.w3.org/2000/svg}"


def written(picture: str) -> str:
    """All writing of a picture, lines joined."""
    return " ".join(found.text or "" for found in ElementTree.fromstring(picture).iter(f"{SVG}text"))


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("name", ["bandwidth/example", "runtime_error/sample-round"])
def test_an_examples_hands_are_in_its_picture(name: str, lang: str) -> None:
    play = pnrules.load(name)
    said = written(play.to_svg(lang))
    board = play.state.board
    hands = board.hands if name.startswith("runtime") else board.table.hands
    assert any(hands)
    for seat, hand in enumerate(hands, 1):
        assert words.text(lang, "board-hand-of", seat=words.seat(lang, seat, play.setup.players)) in said
        assert all(kind(card) in said for card in hand)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_samples_cards_have_their_short_texts_and_pictograms(lang: str) -> None:
    picture = pnrules.load("nightmare/sample").to_svg(lang)
    assert words.text(lang, "card-pn30-acquire.short", a=3) in written(picture)  # raised from 2
    for name in ("acquire", "goto", "bug"):
        assert pictogram(name) in picture


def test_over_a_card_stands_nothing_where_nothing_points_at_it() -> None:
    """Runtime Error has no program counter, and no card of it a flag: bold writing in the middle over a card."""
    flags = {
        name: [found.text for found in ElementTree.fromstring(pnrules.load(name).to_svg()).iter(f"{SVG}text") if flag(found)]
        for name in ("runtime_error/sample-round", "nightmare/sample")
    }
    assert flags == {"runtime_error/sample-round": [], "nightmare/sample": ["PC ▶"]}


def flag(found: ElementTree.Element) -> bool:
    """Whether a writing is a flag."""
    return (found.get("text-anchor"), found.get("fill")) == ("middle", ACCENT)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_statement_is_said_in_words_with_its_values(lang: str) -> None:
    said = written(pnrules.load("runtime_error/sample-round").to_svg(lang))
    assert words.text(lang, "board-re-inputs", low="A", high="5") in said
    assert "A 2 3 4 5 6 7 8 9 10 J Q K" in said


@pytest.mark.parametrize(("deck", "said"), [("J♣ K♦", "2 cards"), ("J♣", "1 card"), ("", NOTHING)], ids=["two", "one", "none"])
def test_a_deck_says_how_many_cards_it_has_left(deck: str, said: str) -> None:
    assert f"Deck {said} Discard pile" in written(laid("4♠ 10♠ 9♠", hand="7♣", deck=deck).to_svg())


@pytest.mark.parametrize("name", ["nightmare", "bandwidth"])
def test_of_a_hidden_hand_only_its_number_is_drawn(name: str) -> None:
    play = Play(opening(name, players=3, version=max(game(name).versions)), chance=seeded(4))
    hands = play.state.board.table.hands
    assert all(hands)
    own = {kind(card) for card in hands[0]}
    hidden = {kind(card) for hand in hands[1:] for card in hand} - own
    assert hidden
    seen, whole = play.to_svg(seat=1), play.to_svg()
    assert all(f">{words.text('en', 'board-hand-count', count=len(hand))}<" in seen.replace("\u00a0", " ") for hand in hands[1:])
    label = written(seen).partition(words.text("en", "board-hand-of", seat=words.seat("en", 2, play.setup.players)))[2]
    assert label
    assert not any(card in label for card in hidden)
    assert len(ElementTree.fromstring(whole).findall(f".//{SVG}g[@class='card']")) > len(
        ElementTree.fromstring(seen).findall(f".//{SVG}g[@class='card']")
    )


def test_the_tints_are_those_of_the_board_on_a_light_page() -> None:
    css = (Path(__file__).parents[2] / "widgets/src/parts/family.css").read_text(encoding="utf-8")
    rule = r'data-family="(\w+)"\] \{\s*--family: light-dark\((#\w+),.*\s*--tint: light-dark\((#\w+),'
    assert {family: (dark, tint) for family, dark, tint in re.findall(rule, css)} == FAMILIES


def test_pictures_of_cards_have_the_board_s_colours_on_a_light_page() -> None:
    parts = Path(__file__).parents[2] / "widgets/src/parts"
    rule = r'data-family="(\w+)"\] \{[^}]*--ground: light-dark\((#\w+),.*\s*--deep: (#\w+);'
    family = (parts / "family.css").read_text(encoding="utf-8")
    assert {name: (ground, deep) for name, ground, deep in re.findall(rule, family)} == GROUNDS
    art = (parts / "art.css").read_text(encoding="utf-8")
    inks = re.findall(r"--drawn(?:-(\w+))?: (?:light-dark\()?(#\w+)|--(lamp): light-dark\((#\w+)", art)
    assert {name or lamp or "ink": colour or other for name, colour, lamp, other in inks} == PEN


def test_every_printed_card_has_a_pictogram_of_the_board() -> None:
    faces = [
        face
        for name in ("nightmare", "bandwidth")
        for edition in game(name).works
        for face in Showing.of(game(name)).faces(edition, "en")
    ]
    assert len(faces) > 60
    assert all(pictogram(face.look.pictogram) and face.look.family in FAMILIES for face in faces)


def test_writing_is_cut_into_lines_that_fit_and_loses_nothing() -> None:
    said = "Un mot anticonstitutionnellement long, puis d’autres"
    lines = list(wrapped(said, 90, 12))
    assert len(lines) > 3
    assert all(width_of(line, 12) <= 90 for line in lines)
    assert "".join(lines).replace(" ", "") == said.replace(" ", "")


def test_of_runtime_error_only_the_deck_lies_face_down() -> None:
    state = laid("4♠ 10♠ 9♠", hand="7♣", deck="J♣", discards="2♥").state
    drawn = {area.label: area.items for area in Showing.of(state.setup.game).pictured(state, "en").areas}
    assert [card.back for card in drawn["Deck"]] == [True]
    assert [(card.name, card.back) for card in drawn["Discard pile"]] == [("2♥", False)]
    assert [(card.name, card.back) for card in drawn["Hand of P1"]] == [("7♣", False)]
    assert [card.back for card in drawn["P1’s statements"][0].cards] == [False, False, False]
