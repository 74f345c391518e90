"""Deals: every kind of game, the same again, and what the address of a page asks for."""

from __future__ import annotations

import pytest

from pnrules import words
from pnrules.games import BUILT_IN, game
from pnrules.kernel.errors import BadInput
from pnrules.session.deals import MOST_DEALS, Deal, asked_for, understood, usual


def test_every_kind_of_game_can_be_dealt() -> None:
    for name in BUILT_IN:
        found = game(name)
        for edition in found.works:
            for version in found.versions:
                play = Deal(name, edition, version, found.seats[1], 4).play()
                assert play.ask is not None
                assert len(play.setup.players) == found.seats[1]
                assert play.title == {lang: words.text(lang, "play-title", seed="4") for lang in words.LANGUAGES}


def test_a_deal_is_the_same_again_and_another_another() -> None:
    deal = usual("nightmare")
    assert deal.play().state == deal.play().state
    assert deal._replace(seed=2).play().state != deal.play().state


def test_players_are_called_as_they_are_named_and_by_their_seats_otherwise() -> None:
    deal = usual("bandwidth")
    assert deal.play().setup.players == ("P1", "P2", "P3")
    assert deal.play(names=("Ada", "Bob", "Cleo", "Dan")).setup.players == ("Ada", "Bob", "Cleo")


def test_a_deck_of_one_s_own_is_for_a_game_that_is_played_with_one() -> None:
    with pytest.raises(BadInput):
        usual("nightmare").play(deck={"cards": []})


def test_the_like_in_another_game_has_the_number_and_as_many_players_as_can_play_it() -> None:
    deal = Deal("nightmare", "3.1", 1, 6, 12)
    assert deal.of_game("nightmare") == deal
    assert deal.of_game("bandwidth") == usual("bandwidth")._replace(players=6, seed=12)
    assert deal.of_game("runtime_error") == usual("runtime_error")._replace(players=4, seed=12)


def test_an_address_is_understood_and_what_there_is_not_is_told() -> None:
    asked = {"game": "nightmare", "edition": "3.1", "version": "1", "players": "6", "seed": "12", "lang": "fr"}
    assert understood(asked) == (Deal("nightmare", "3.1", 1, 6, 12), [])
    assert understood({}) == (usual("nightmare"), [])
    assert understood({"game": "chess"}) == (usual("nightmare"), ["game=chess"])
    wrong = {"game": "bandwidth", "edition": "3.0", "players": "1", "seed": "0", "version": "٢"}
    assert understood(wrong) == (usual("bandwidth"), ["edition=3.0", "version=٢", "players=1", "seed=0"])
    assert understood({"seed": str(MOST_DEALS)})[0].seed == MOST_DEALS
    assert understood({"seed": str(MOST_DEALS + 1)}) == (usual("nightmare"), [f"seed={MOST_DEALS + 1}"])


def test_an_address_says_whose_eyes_as_far_as_somebody_sits_there() -> None:
    deal = usual("nightmare")
    assert asked_for({"seat": "3"}) == (deal, 3, [])
    assert asked_for({"seat": "4", "players": "0"}) == (deal, None, ["players=0", "seat=4"])
    assert asked_for({"seat": "4", "players": "4"}) == (deal._replace(players=4), 4, [])


def test_its_own_address_asks_for_the_same_deal() -> None:
    from urllib.parse import parse_qsl

    deal = Deal("nightmare", "3.1", 1, 6, 12)
    assert understood(dict(parse_qsl(deal.address))) == (deal, [])
