"""What the fuzzer found, each as a test of its own."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import pnrules
from pnrules import words
from pnrules.kernel.errors import BadInput, NoSuchSeat
from pnwidgets import Board
from tests.fuzz import checking
from tests.kernel.plays import data_of


@pytest.mark.parametrize("seat", [True, False, 0, 4])
def test_true_is_no_seat_of_a_board(seat: Any) -> None:
    """A trait of whole numbers takes true, which is 1; the rules have no seat true (seed 1, 265)."""
    board = Board(pnrules.load("nightmare/sample"), seat=2, offer=("seat",))
    board.intend({"do": "see", "seat": seat})
    assert board.notice is not None
    with pytest.raises(NoSuchSeat):
        board.seat = seat
    assert board.seat == board.session.seat == 2
    assert type(board.seat) is int


@pytest.mark.parametrize(
    "message",
    [
        {"do": "draw", "node": True, "as": "svg"},
        {"do": "restore", "save": {}, "node": False},
        {"do": "goto", "node": True},
        {"do": "compare", "number": False},
        {"do": "what-if", "node": True, "option": ["run"], "end": True},
    ],
)
def test_true_and_false_are_no_numbers_of_a_message(message: Any) -> None:
    """A picture of node true was asked for, and nothing caught it (seed 7, 1844)."""
    board = Board(pnrules.load("nightmare/sample"))
    before = checking.state_of(board.play)
    board._on_message(None, message, [])
    assert board.notice is not None
    assert board.notice["id"] == "board-not-understood"
    assert checking.state_of(board.play) == before


@pytest.mark.parametrize("card", ["\ud800", "\x1b[2J", "a\nb", "x" * 5_000])
def test_a_board_says_back_no_half_characters_and_nothing_without_end(card: str) -> None:
    """Half a character could not even be sent (seed 7, 4332)."""
    board = Board(pnrules.load("bandwidth/new-game"))
    checking.check_messages(board, [{"do": "without", "card": card, "end": 0}], random.Random(1))
    assert board.notice is not None
    json.dumps(board.notice, ensure_ascii=False).encode("utf-8")


@pytest.mark.parametrize(("name", "place"), [("", '""'), (" ", '" "'), ("\u200b", '"\u200b"'), ("\u3000x", "\u3000x")])
def test_a_member_of_whose_name_nothing_is_seen_has_a_place_that_can_be_seen(name: str, place: str) -> None:
    """Its place was a blank (seed 7, 864)."""
    with pytest.raises(BadInput) as refused:
        pnrules.load({**data_of(), name: 1})
    assert [problem.place for problem in refused.value.problems] == [place]
    checking.refused(refused.value)
    assert all(words.say(lang, refused.value.payload()) for lang in words.LANGUAGES)
