"""Beginning a game on the page: how many play, what chance goes by, one's own cards; levels, plans and decks in words."""

from __future__ import annotations

import json

import pytest

import pnrules
from pnrules import words
from pnrules.bandwidth import deck
from pnrules.bandwidth.planner import plans
from pnrules.files import scenario
from pnrules.games import BUILT_IN, game
from pnrules.kernel.errors import BadInput
from pnrules.pages.opening import NAMES
from pnwidgets import PAGE, OwnCards, new_game, own_cards, predict, tell_deck, tell_plans
from tests.bandwidth.table import laid


@pytest.fixture(autouse=True)
def english() -> None:
    PAGE.lang = "en"


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_new_game_of_each_kind_is_dealt_for_as_many_as_may_play(name: str) -> None:
    low, high = game(name).seats
    begun = new_game(name, players=low)
    for players in range(low, high + 1):
        begun.begin(players=players)
        play = begun.explorer.board.play
        assert len(play.setup.players) == players
        assert play.setup.players == NAMES[:players]
        assert len(begun.explorer.info["players"]) == players
        assert play.ask is not None
        assert play.ask.who != "chance"


def test_the_same_number_deals_the_same_cards_and_another_one_others() -> None:
    begun = new_game("bandwidth")
    first = begun.explorer.board.play
    begun.begin()
    assert begun.explorer.board.play is not first
    assert begun.explorer.board.play.state == first.state
    begun.begin(seed=2)
    assert begun.explorer.board.play.state != first.state
    begun.begin(seed=0)
    assert begun.play.title["en"] == "Deal 0"  # type: ignore[index]
    with pytest.raises(BadInput):
        begun.begin(seed=1_000_000_000)


def test_a_new_game_is_of_the_kind_that_was_asked_for_and_of_no_other() -> None:
    begun = new_game("nightmare", edition="3.1", version=1)
    assert (begun.play.setup.edition, begun.play.setup.version) == ("3.1", 1)
    (offered,) = begun.deal["games"]
    assert (offered["works"], [each["version"] for each in offered["versions"]]) == ({"3.1": "PN 3.1"}, [1])
    for other in ({"game": "bandwidth"}, {"edition": "3.0"}, {"version": 2}):
        with pytest.raises(BadInput):
            begun.begin(**other)
    for wrong in ({"edition": "9"}, {"version": 9}, {"players": 9}):
        with pytest.raises(BadInput):
            new_game("nightmare", **wrong)


def test_rulings_are_switched_in_a_game_that_was_dealt_anew() -> None:
    begun = new_game("bandwidth")
    begun.begin(players=3)
    begun.explorer.rulings = {"B-06": "must"}
    assert len(begun.explorer.board.play.setup.players) == 3
    assert ("end-turn",) not in begun.explorer.board.play.options


def asks(own: OwnCards, cards: str, players: int = 2) -> list[str]:
    """The page asks to have these cards dealt; the problems that it is then told, each with its place, in the page's language."""
    own.intend({"do": "deal", **own.dealt._asdict(), "players": players, "cards": cards})
    return [
        f"{told['place']}: {words.sentence(PAGE.lang, told['id'], told['params'], told['args'])}" for told in own.deal["problems"]
    ]


def test_one_s_own_cards_are_checked_with_all_problems_and_the_board_keeps_its_game() -> None:
    own = own_cards(deck.data_of("house"))
    kept = own.explorer.board.play
    data = json.loads(own.deal["cards"])
    assert data == deck.data_of("house")
    assert own.deal["cards"].count("\n") > len(data["cards"])
    del data["cards"][0]["green"]
    data["cards"][1]["count"] = 0
    problems = asks(own, json.dumps(data))
    assert problems == ["cards[0].green: is missing", "cards[1].count: must be between 1 and 99, found 0"]
    assert own.explorer.board.play is kept
    PAGE.lang = "fr"
    assert own.lang == "fr"
    assert asks(own, json.dumps(data))[0] == "cards[0].green: manque"
    with pytest.raises(BadInput):
        own.begin(cards=json.dumps(data))
    assert own.explorer.board.play is kept


@pytest.mark.parametrize(
    ("text", "said"), [("{", "is not JSON: line 1"), ("[]", "expected an object in braces"), ("", "is not JSON")]
)
def test_a_text_that_is_no_deck_is_refused_in_words(text: str, said: str) -> None:
    (problem,) = asks(own_cards(deck.data_of("house")), text)
    assert said in problem


def test_cards_enough_for_two_are_not_dealt_to_four() -> None:
    own = own_cards({**deck.data_of("house"), "players": 2, "cards": deck.data_of("house")["cards"][:3]})
    (problem,) = asks(own, own.deal["cards"], players=4)
    assert "4 players need 17 to begin" in problem
    assert asks(own, own.deal["cards"]) == []
    assert {card.name for card in own.explorer.board.play.state.board.cards} == {"Pass 1 ↻", "Pass 1 ↺", "Pass 2 ↻"}


def test_a_deck_that_is_wrong_already_is_refused() -> None:
    with pytest.raises(BadInput):
        own_cards({**deck.data_of("house"), "cards": []})


def test_every_plan_is_told_in_words_in_both_languages() -> None:
    play = pnrules.load("bandwidth/example")
    play.undo()
    told = tell_plans(play)
    lines = repr(told).splitlines()[1:]
    assert len(lines) == len(plans(play.state)) == 6
    assert "  Pass 1 ↻ to the function: Adam +1 · Betty +3 · Carl +3 · Dana +1" in lines
    PAGE.lang = "fr"
    assert "  Pass 1 ↻ dans la fonction\u00a0: Adam +1 · Betty +3 · Carl +3 · Dana +1" in repr(told).splitlines()


def test_a_plan_that_wins_says_who() -> None:
    play = laid(["Pass 1 ↻"], players=2, points={1: 14, 2: 14}, turn=2, actions=1, token=1)
    assert "  End my turn: Ada +0 · Bob +1; Bob would win" in repr(tell_plans(play)).splitlines()


def test_a_deck_is_told_with_what_the_rulebook_gives_in_both_languages() -> None:
    table = tell_deck(deck.load("house"))
    rows = {line[:14].strip(): " ".join(line[14:].split()) for line in repr(table).splitlines()[2:]}
    assert rows["Pass 3 ↻"] == "1 3 what it does, green number"
    assert rows["Terminal X-1"] == "3 3 nothing"
    assert rows["Firewall"] == "4 what it does"
    assert table.value.count('<tr><th scope="row"><span class="pn-pictured-row"><svg') == len(rows)
    PAGE.lang = "fr"
    assert "<caption>Notre jeu de cartes\u00a0: 54\u00a0cartes</caption>" in table.value
    assert "nombre vert" in table.value


def test_a_level_with_a_right_answer_is_asked_and_replied_to() -> None:
    question = predict("bandwidth/levels/2-turns/01-the-winning-card")
    data = scenario.load("bandwidth/levels/2-turns/01-the-winning-card").data["level"]
    labels = [line.removeprefix("  ( ) ") for line in repr(question).splitlines()[1:]]
    assert sorted(labels) == sorted(set(labels))
    assert len(labels) == 1 + len(data["wrong"]) == len(question.level["choices"])
    for index, label in enumerate(labels):
        verdict = question.do("level-say", choice=index)["verdict"]
        assert verdict["right"] == (label == "Pass 1 ↺ to the program")
        assert verdict["cite"]["work"] == "BfB"
    PAGE.lang = "fr"
    assert "  ( ) Pass 1 ↺ dans le programme" in repr(question).splitlines()
