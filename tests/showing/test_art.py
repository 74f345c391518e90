"""The pictures of cards: every kind has one of its own."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

import pnrules.bandwidth.shown.looks as bandwidth
import pnrules.nightmare.shown.looks as nightmare
import pnrules.runtime_error.shown.looks as runtime_error
from pnrules.bandwidth import deck
from pnrules.nightmare.cards import CARDS
from pnrules.runtime_error.table.cards import CLUBS, DIAMONDS, HEARTS, SPADES

ART: dict[str, list[tuple[str, str]]] = json.loads((files("pnrules") / "showing" / "art.json").read_text(encoding="utf-8"))


def kinds() -> dict[str, str]:
    """What the picture of each kind of card of all games is called. A pass has one for each way round the table."""
    cards = {f"nightmare {name}": nightmare.look(name).art for name in CARDS}
    code = {f"bandwidth {each.kind} {each.way}": bandwidth.look(each).art for each in deck.load(deck.HOUSE).cards}
    suits = {f"runtime_error {suit}": runtime_error.look(f"7{suit}").art for suit in (CLUBS, DIAMONDS, HEARTS, SPADES)}
    return cards | code | suits


def test_all_34_kinds_of_nightmare_have_a_picture() -> None:
    named = {nightmare.look(name).art for name in CARDS}
    assert len(named) == len(CARDS) == 34
    assert named <= ART.keys()


@pytest.mark.parametrize("kind", ["pass", "terminal", "goto", "function", "cut-and-paste", "firewall"])
def test_functions_and_events_of_bandwidth_have_a_picture(kind: str) -> None:
    named = {bandwidth.look(card).art for card in deck.load(deck.HOUSE).cards if card.kind == kind}
    assert named
    assert named <= ART.keys()


def test_no_two_kinds_have_the_same_picture_and_no_picture_is_of_no_kind() -> None:
    named = kinds()
    assert len(set(named.values())) == len(named)
    assert set(named.values()) == ART.keys()
    drawn = [json.dumps(strokes) for strokes in ART.values()]
    assert len(set(drawn)) == len(drawn)


def test_pictures_are_paths_within_their_frame() -> None:
    for name, strokes in ART.items():
        for _, path in strokes:
            assert re.fullmatch(r"[MmLlHhVvCcQqAaZz\d.\- ]+", path), name
            starts = [tuple(map(float, found)) for found in re.findall(r"M(-?[\d.]+) ?(-?[\d.]+)", path)]
            assert all(-4 <= x <= 124 and -4 <= y <= 76 for x, y in starts), name
