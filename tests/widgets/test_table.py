"""A whole game on the board: what an address deals, another deal, and the one before brought back."""

from __future__ import annotations

import pytest

from pnrules import words
from pnrules.games import BUILT_IN, game
from pnwidgets import table
from pnwidgets.controls.table import Deal, Table, understood, usual


def test_every_kind_of_game_can_be_dealt() -> None:
    for name in BUILT_IN:
        found = game(name)
        for edition in found.works:
            for version in found.versions:
                play = Deal(name, edition, version, found.seats[1], 4).play()
                assert play.ask is not None
                assert len(play.setup.players) == found.seats[1]


def test_a_deal_is_the_same_again_and_another_another() -> None:
    deal = usual("nightmare")
    assert deal.play().state == deal.play().state
    assert deal._replace(seed=2).play().state != deal.play().state


def test_an_address_is_understood_and_what_there_is_not_is_told() -> None:
    asked = {"game": "nightmare", "edition": "3.1", "version": "1", "players": "6", "seed": "12", "lang": "fr"}
    assert understood(asked) == (Deal("nightmare", "3.1", 1, 6, 12), [])
    assert understood({}) == (usual("nightmare"), [])
    assert understood({"game": "chess"}) == (usual("nightmare"), ["game=chess"])
    wrong = {"game": "bandwidth", "edition": "3.0", "players": "1", "seed": "0", "version": "٢"}
    assert understood(wrong) == (usual("bandwidth"), ["edition=3.0", "version=٢", "players=1", "seed=0"])


@pytest.mark.parametrize("wish", ["4", "0", "x"])
def test_an_eye_that_there_is_not_sees_the_whole_table_and_it_is_said(wish: str) -> None:
    made = table({"seat": wish})
    assert made.explorer.board.seat is None
    assert f"seat={wish}" in made.status.value
    assert table({"seat": "2"}).explorer.board.seat == 2


def deal(made: Table) -> None:
    made.deal.click()


def test_another_deal_takes_everything_around_the_board_along() -> None:
    made = table({"players": "6", "seat": "6"})
    made.game.value = "runtime_error"
    assert made.players.value == 4  # as many as can play it
    assert made.explorer.board.play.setup.game.name == "nightmare"  # nothing happens before it is dealt
    deal(made)
    explorer = made.explorer
    assert explorer.board.play.setup.game.name == "runtime_error"
    assert explorer.board.seat is None
    assert list(explorer.info["works"].values()) == ["RE"]
    assert explorer.info["register"] == list(game("runtime_error").register)
    assert explorer.board.reopen == "game=runtime_error&edition=1&version=1&players=4&seed=1"


def test_the_deal_before_is_brought_back_as_it_was_left() -> None:
    made = table({})
    first = made.explorer.board.play
    first.choose(first.options[0])
    made.explorer.board.refresh()
    assert made.back.layout.display == "none"
    made.number.value = 9
    deal(made)
    assert made.back.layout.display is None
    made.back.click()
    assert made.explorer.board.play is first
    assert made.number.value == 1
    assert made.back.layout.display == "none"


def test_everything_is_said_in_the_boards_language() -> None:
    made = table({"players": "0"}, lang="fr")
    assert made.deal.description == words.text("fr", "gallery-start")
    assert "players=0" in made.status.value
    made.explorer.board.lang = "en"
    assert made.deal.description == words.text("en", "gallery-start")
    assert made.version.options[0][0] == words.text("en", "gallery-version-nightmare-2")


def test_another_edition_of_what_was_dealt_is_a_replay_and_not_a_deal() -> None:
    made = table({"version": "1"})
    made.explorer.edition = "3.1"
    assert made.explorer.board.play.setup.edition == "3.1"
    assert made.explorer.notice["told"][0]["id"] == "board-repeated"
    deal(made)
    assert made.explorer.board.play.setup.edition == "3.0"
    assert (made.explorer.edition, made.explorer.notice) == ("3.0", None)
