"""Dealing on a board: what a page is offered, what it asks for, what is refused with the board as it was, and the way back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pnrules import games
from pnrules.bandwidth import deck
from pnrules.files import scenario
from pnrules.games import BUILT_IN, game
from pnrules.kernel.errors import BadInput
from pnrules.session import BoardSession, Deal, DealingSession, LevelSession
from pnrules.session.deals import usual
from pnrules.teaching.levels import Level

FOUR = Deal("bandwidth", "BfB", 1, 4, 7)


def asks(session: BoardSession, deal: Deal, cards: Any = None, **other: Any) -> dict[str, Any]:
    """The page asks for a deal; what it is then told of dealing."""
    session.hear({"do": "deal", **deal._asdict(), "cards": cards, **other})
    told = session.traits["deal"]
    assert isinstance(told, dict)
    return told


def refused(session: BoardSession) -> str | None:
    notice = session.traits["notice"]
    return None if notice is None else str(notice["id"])


def own(cards: Any = None, players: int = 2) -> DealingSession:
    """A table with a deck to be written down."""
    written = json.dumps(deck.data_of("house") if cards is None else cards)
    return DealingSession(Deal("bandwidth", "BfB", 1, players, 1), only=True, cards=written)


def test_all_games_are_offered_with_what_there_is_of_each() -> None:
    told = DealingSession(usual("nightmare")).traits["deal"]
    assert [offered["game"] for offered in told["games"]] == list(games.names())
    for offered in told["games"]:
        found = game(offered["game"])
        assert offered["works"] == dict(found.works)
        assert tuple(each["version"] for each in offered["versions"]) == found.versions
        assert tuple(offered["seats"]) == found.seats
    assert told["now"] == usual("nightmare")._asdict()
    assert (told["unknown"], told["cards"], told["problems"], told["back"]) == ([], None, [], None)


def test_a_table_of_one_game_offers_its_rules_alone() -> None:
    session = DealingSession(Deal("nightmare", "3.1", 1, 4, 1), only=True)
    (offered,) = session.traits["deal"]["games"]
    assert (offered["works"], [each["version"] for each in offered["versions"]]) == ({"3.1": "PN 3.1"}, [1])
    kept = session.play
    for other in (FOUR, Deal("nightmare", "3.0", 1, 4, 1), Deal("nightmare", "3.1", 2, 4, 1)):
        assert [problem["place"] for problem in asks(session, other)["problems"]] in (["game"], ["edition"], ["version"])
    assert session.play is kept
    assert "reopen" not in session.traits


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_is_dealt_for_as_many_as_may_play(name: str) -> None:
    session = DealingSession(usual("nightmare"))
    low, high = game(name).seats
    for players in range(low, high + 1):
        deal = usual(name)._replace(players=players, seed=5)
        assert asks(session, deal)["now"] == deal._asdict()
        assert len(session.traits["info"]["players"]) == players
        assert session.play.state == deal.play().state
        assert session.traits["reopen"] == deal.address


def test_the_deal_before_comes_back_as_it_was_left_with_what_was_made_from_it() -> None:
    session = DealingSession(usual("nightmare"), seat=3)
    first = session.play
    session.hear({"do": "choose", "node": first.head, "option": list(first.options[0]), "who": first.ask.who})  # type: ignore[union-attr]
    left = first.head
    session.hear({"do": "again", "deal": "same"})
    again = session.play
    assert asks(session, FOUR)["back"] == usual("nightmare").payload()
    assert asks(session, FOUR._replace(seed=8))["back"] == FOUR.payload()
    session.hear({"do": "deal-back"})
    assert session.traits["deal"]["back"] == usual("nightmare").payload()
    assert session.traits["deal"]["now"] == FOUR.payload()
    session.hear({"do": "deal-back"})
    assert session.play is again
    assert session.traits["reopen"] == usual("nightmare").address
    assert [kept["number"] for kept in session.traits["plays"]["kept"]] == [0, 1]
    session.hear({"do": "compare", "number": 0})
    session.hear({"do": "adopt"})
    assert (session.play, session.traits["head"]) == (first, left)
    session.hear({"do": "deal-back"})
    assert refused(session) == "board-not-understood"
    assert session.play is first


def test_each_deal_is_counted_so_that_the_page_knows_another_play_from_the_same() -> None:
    session = DealingSession(usual("bandwidth"))
    counts = [session.traits["deal"]["dealt"], asks(session, FOUR)["dealt"], asks(session, FOUR)["dealt"]]
    counts.append(asks(session, FOUR._replace(seed=0))["dealt"])
    assert counts == [0, 1, 2, 2]


def test_eyes_that_the_next_game_does_not_have_are_closed_and_others_stay() -> None:
    session = DealingSession(usual("nightmare")._replace(players=6), seat=5)
    asks(session, usual("bandwidth")._replace(players=5))
    assert session.traits["seat"] == 5
    asks(session, FOUR)
    assert session.traits["seat"] is None


@pytest.mark.parametrize(
    ("wrong", "places"),
    [
        ({"players": 7}, ["players"]),
        ({"seed": 0}, ["seed"]),
        ({"seed": 1_000_000}, ["seed"]),
        ({"seed": 10**400}, ["seed"]),
        ({"edition": "3.0", "version": 2, "players": 1, "seed": -1}, ["seed", "edition", "version", "players"]),
        ({"game": "chess"}, ["game"]),
        ({"game": ""}, ["game"]),
    ],
    ids=str,
)
def test_what_there_is_not_is_said_place_by_place_and_the_play_is_kept(wrong: dict[str, Any], places: list[str]) -> None:
    session = DealingSession(FOUR, unknown=["players=9"])
    kept = session.play
    told = asks(session, FOUR, **wrong)
    assert [problem["place"] for problem in told["problems"]] == places
    assert all(problem["id"].startswith("problem-") for problem in told["problems"])
    assert (session.play, told["now"], told["back"], told["dealt"]) == (kept, FOUR._asdict(), None, 0)
    assert refused(session) is None
    told = asks(session, FOUR)
    assert (told["problems"], told["unknown"]) == ([], [])


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": True},
        {"players": "4"},
        {"seed": 1.0},
        {"seed": None},
        {"version": [1]},
        {"game": None},
        {"edition": {}},
        {"cards": 7},
        {"cards": []},
        {"cards": "{}"},
    ],
    ids=str,
)
def test_what_is_no_deal_at_all_is_not_understood(wrong: dict[str, Any]) -> None:
    session = DealingSession(FOUR)
    kept = session.play
    told = asks(session, FOUR, **wrong)
    assert refused(session) == "board-not-understood"
    assert (session.play, told["problems"], told["dealt"]) == (kept, [], 0)


@pytest.mark.parametrize("do", ["deal", "deal-back"])
def test_a_board_that_deals_nothing_does_not_understand_it(do: str) -> None:
    message = {"do": do, **FOUR._asdict(), "cards": None}
    for session in (BoardSession(FOUR.play()), LevelSession(Level(scenario.load("nightmare/levels/2-runs/01-first-break")))):
        kept = session.play
        assert "deal" not in session.traits
        session.hear(message)
        assert refused(session) == "board-not-understood"
        assert session.play is kept


def test_one_s_own_cards_are_dealt_as_they_are_written() -> None:
    session = own()
    data = {**deck.data_of("house"), "players": 2, "cards": deck.data_of("house")["cards"][:3]}
    text = json.dumps(data)
    told = asks(session, FOUR._replace(players=2), text)
    assert (told["problems"], told["cards"]) == ([], text)
    assert {card.name for card in session.play.state.board.cards} == {"Pass 1 ↻", "Pass 1 ↺", "Pass 2 ↻"}
    session.hear({"do": "deal-back"})
    assert json.loads(session.traits["deal"]["cards"]) == deck.data_of("house")


def test_every_problem_of_one_s_own_cards_is_told_with_its_place_and_the_board_keeps_its_game() -> None:
    session = own()
    kept, data = session.play, deck.data_of("house")
    del data["cards"][0]["green"]
    data["cards"][1]["count"] = 0
    told = asks(session, FOUR, json.dumps(data))
    assert [(problem["place"], problem["id"]) for problem in told["problems"]] == [
        ("cards[0].green", "problem-missing"),
        ("cards[1].count", "problem-out-of-range"),
    ]
    assert session.play is kept
    assert json.loads(told["cards"]) == deck.data_of("house"), "the cards of the play on the board"


@pytest.mark.parametrize(("text", "id"), [("{", "problem-not-json"), ("", "problem-not-json"), ("[]", "problem-expected")])
def test_a_text_that_is_no_deck_is_a_problem(text: str, id: str) -> None:
    assert [problem["id"] for problem in asks(own(), FOUR, text)["problems"]] == [id]


def test_cards_too_few_for_so_many_are_a_problem() -> None:
    few = {**deck.data_of("house"), "players": 2, "cards": deck.data_of("house")["cards"][:3]}
    session = own(few)
    (problem,) = asks(session, FOUR, json.dumps(few))["problems"]
    assert (problem["id"], problem["args"][1:]) == ("problem-deck-too-small", [4, 17])


def test_where_cards_are_written_down_a_deal_has_them() -> None:
    session = own()
    asks(session, FOUR, None)
    assert refused(session) == "board-not-understood"


def test_a_table_is_not_made_of_what_cannot_be_dealt() -> None:
    for deal in (FOUR._replace(players=9), FOUR._replace(edition="9"), FOUR._replace(seed=0)):
        for only in (True, False):
            with pytest.raises(BadInput):
                DealingSession(deal, only=only)
    with pytest.raises(BadInput):
        DealingSession(usual("nightmare"), only=True, cards="{}")
    with pytest.raises(BadInput):
        own([])


def test_cards_that_no_page_could_be_sent_again_are_refused() -> None:
    """Half of a surrogate pair may stand in JSON, and can be encoded by nothing."""
    session = own()
    before = session.traits["deal"]
    written = json.dumps({**deck.data_of("house"), "title": "\ud800"}, ensure_ascii=False)
    assert asks(session, session.dealt, written) == before
    assert refused(session) == "board-not-understood"
