"""Persons at one screen: every hand is covered until the next person is there, and nothing that a page is told names a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import pnrules
from pnrules.kernel.errors import NoSuchSeat
from pnrules.kernel.state import NOBODY
from pnrules.session import BoardSession, DealingSession, Traits
from pnrules.session.seated import hides
from tests.session.table import OFFER, Reader, deal

WITH_HANDS = (("nightmare", 2), ("bandwidth", 1), ("runtime_error", 1))
FIXED = ("texts", "info", "deal")
"""What says the same to everyone: words, all the cards that there are, what can be dealt."""


def table(game: str, version: int, who: str = "person,person", seed: int = 1, hands: str = "") -> Reader:
    return Reader(DealingSession(deal(game, version, who, seed, hands), offer=OFFER))


def named(data: Any) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(data, str):
        yield data
    for item in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from named(item)


def told(page: Traits) -> set[str]:
    """Every text that a page was told of this play."""
    return {text for name, value in page.items() if name not in FIXED for text in named(value)}


def test_a_report_has_the_position_in_one_line_for_the_table_alone() -> None:
    play = pnrules.load("nightmare/sample")
    for seat, line in ((None, play.to_line(12)), (2, None)):
        session = BoardSession(play, seat=seat)
        answer = session.hear({"do": "report", "node": 12}).answer
        assert answer is not None
        assert answer.get("line") == line


def hand(page: Reader, seat: int) -> set[str]:
    view = page.session.play.setup.game.view(page.session.play.state, seat)
    board = view.board
    hands = board.hands if hasattr(board, "hands") else board.table.hands
    return set(hands[seat - 1])


@pytest.mark.parametrize(("game", "version"), WITH_HANDS)
def test_nothing_that_a_page_is_told_names_a_card_that_whoever_looks_may_not_see(game: str, version: int) -> None:
    """A card that its owner has held since the first deal has been seen by nobody else: it is named to no other eyes. (The
    first copy of a card is called as its kind is, which everyone knows.)"""
    page = table(game, version, "person,person,person")
    held = {seat: {card for card in hand(page, seat) if "#" in card or game == "runtime_error"} for seat in (1, 2, 3)}
    covered = compared = 0
    for _ in range(40):
        if page.session.play.over:
            break
        if page.table["hand_to"] is not None:
            covered += 1
            assert page.page["seat"] == NOBODY
        for seat, cards in held.items():
            held[seat] = cards & hand(page, seat)
            if page.page["seat"] != seat:
                compared += len(held[seat])
                assert told(page.page) & held[seat] == set(), f"seat {seat}, as {page.page['seat']} sees it"
        if page.table["hand_to"] is not None:
            page.send(do="uncover", seat=page.table["hand_to"])
            assert told(page.page) >= hand(page, page.page["seat"])
        page.choose()
    assert covered > 3
    assert compared > 20


def test_the_screen_goes_to_whoever_has_to_choose_and_stays_while_they_choose_on() -> None:
    page = table("bandwidth", 1)
    assert (page.table["passing"], page.table["hand_to"], page.page["seat"]) == (True, 1, NOBODY)
    assert page.page["ask"]["options"] == []
    page.send(do="uncover", seat=2)
    assert page.page["seat"] == NOBODY, "it is not for P2"
    page.send(do="uncover", seat=1)
    assert (page.table["hand_to"], page.page["seat"]) == (None, 1)
    while page.page["ask"]["who"] == 1:
        assert (page.table["hand_to"], page.page["seat"]) == (None, 1)
        page.choose()
    assert (page.table["hand_to"], page.page["seat"]) == (2, NOBODY)
    page.send(do="undo")
    assert (page.page["ask"]["who"], page.table["hand_to"], page.page["seat"]) == (1, 1, NOBODY)


@pytest.mark.parametrize(
    "message",
    [
        {"do": "choose", "node": 0, "option": ["end-turn"], "who": 1},
        {"do": "foresee", "node": 0},
        {"do": "what-if", "node": 0, "option": ["end-turn"], "end": 0},
        {"do": "without", "card": "Pass 1 ↻", "end": 0},
        {"do": "draw", "node": 0, "as": "svg"},
        {"do": "report", "node": 0},
        {"do": "advise", "node": 0},
        {"do": "rules", "edition": "BfB", "rulings": {}},
    ],
    ids=lambda message: message["do"],
)
def test_while_hands_are_covered_nobody_chooses_and_nothing_more_is_shown(message: dict[str, Any]) -> None:
    page = table("bandwidth", 1)
    before = page.page
    assert page.send(**message) is None
    assert page.refused == "board-covered"
    assert {**page.page, "notice": None} == {**before, "notice": None}


def test_an_opponent_between_two_persons_changes_no_eyes() -> None:
    page = table("runtime_error", 1, "person,random,person")
    page.send(do="uncover", seat=1)
    while page.table["thinks"] is None:
        page.choose()
    assert (page.page["seat"], page.table["hand_to"]) == (1, None)
    page.opponents()
    assert (page.page["seat"], page.table["hand_to"]) == (NOBODY, 3)


def test_undo_takes_back_the_choice_of_the_one_who_is_named() -> None:
    page = table("bandwidth", 1, "person,random,person")
    firsts: dict[int, int] = {}
    while len(firsts) < 2 or page.page["ask"]["who"] != 1:
        if page.table["thinks"] is None:
            firsts.setdefault(page.page["ask"]["who"], page.page["head"])
        page.goes_on()
    page.send(do="undo-of", seat=1)
    assert page.page["ask"]["who"] == 1
    page.send(do="undo-of", seat=3)
    assert page.refused == "error-nothing-to-undo", "P3 has not chosen before that"
    page.send(do="redo")
    while page.page["ask"]["who"] == 1:
        page.send(do="redo")
    page.send(do="undo")
    assert page.page["ask"]["who"] == 1
    page.send(do="undo-of", seat=2)
    assert page.refused == "board-not-understood", "what an opponent chose is not taken back by itself"


def test_the_whole_table_may_be_shown_and_the_screen_passed_again() -> None:
    page = table("runtime_error", 1)
    page.send(do="see", seat=None)
    assert (page.table["passing"], page.table["hand_to"], page.page["seat"]) == (False, None, None)
    page.choose()
    page.send(do="pass", on=True)
    assert (page.table["passing"], page.page["seat"]) == (True, NOBODY)
    page.send(do="pass", on=False)
    assert (page.table["passing"], page.page["seat"]) == (False, None)
    page.send(do="see", seat=2)
    assert (page.table["passing"], page.page["seat"]) == (False, 2)
    page.send(do="see", seat=NOBODY)
    assert page.refused == "error-no-such-seat"


def test_a_deal_may_lie_open_and_one_reader_alone_sees_it_all() -> None:
    assert table("bandwidth", 1, hands="open").table["passing"] is False
    alone = Reader(DealingSession(deal("bandwidth", 1, "person,person")._replace(who=""), offer=OFFER))
    assert (alone.table["passing"], alone.page["seat"], alone.table["passes"]) == (False, None, True)
    alone.send(do="pass", on=True)
    assert (alone.table["hand_to"], alone.page["seat"]) == (1, NOBODY)


def test_another_deal_that_is_not_passed_on_shows_its_whole_table_and_the_one_put_aside_is_covered_again() -> None:
    page = Reader(DealingSession(deal("bandwidth", 1, "person,person")._replace(who=""), offer=OFFER))
    page.send(do="pass", on=True)
    assert page.page["seat"] == NOBODY
    page.send(do="deal", game="nightmare", edition="3.1", version=1, players=4, seed=7, who="", hands="", cards=None)
    assert (page.table["passing"], page.table["hand_to"], page.page["seat"]) == (False, None, None)
    page.send(do="deal-back")
    assert (page.table["passing"], page.table["hand_to"], page.page["seat"]) == (True, 1, NOBODY)


def test_where_a_page_has_one_player_s_eyes_alone_it_passes_nothing_on() -> None:
    session = DealingSession(deal("bandwidth", 1, "person,person"), seat=2, offer=("lang",))
    page = Reader(session)
    assert (page.table["passes"], page.table["passing"], page.page["seat"]) == (False, False, 2)
    for message in ({"do": "pass", "on": True}, {"do": "uncover", "seat": 1}):
        page.send(**message)
        assert page.refused == "board-not-understood"
    assert page.page["seat"] == 2


def test_where_nothing_is_hidden_nothing_is_covered() -> None:
    page = table("nightmare", 1)
    assert not hides(page.session.play.state)
    assert (page.table["passing"], page.table["hand_to"], page.page["seat"]) == (True, None, 1)
    page.choose()
    assert (page.table["hand_to"], page.page["seat"]) == (None, 2)


@pytest.mark.long
def test_where_the_game_is_over_all_is_seen_and_before_that_it_is_covered_again() -> None:
    page = table("bandwidth", 1)
    while not page.session.play.over:
        page.goes_on()
    assert page.page["seat"] is None
    page.send(do="undo")
    assert page.page["seat"] == NOBODY
    assert page.table["hand_to"] == page.page["ask"]["who"]


def test_what_nobody_sees_but_all_do_is_in_no_hand() -> None:
    page = table("bandwidth", 1)
    session = BoardSession(page.session.play)
    with pytest.raises(NoSuchSeat):
        session.see_as(NOBODY)
    seen = page.session.play.setup.game.view(page.session.play.state, NOBODY)
    assert [type(each) for each in seen.board.table.hands] == [int, int]
