"""Answers as actions, word by word; and what a seat sees of a game: its views, one after the other, and nothing else."""

from __future__ import annotations

import json

import pyspiel
import pytest

import pnrules
from pnrules.kernel.patches import jsonable
from pnrules.kernel.state import CHANCE, Option
from pnrules.openspiel.place import Place, Seen
from pnrules.openspiel.wording import Said, Wording, gone_on
from pnrules.players import random_games
from tests.kernel.endless import Counter, start
from tests.openspiel import kinds
from tests.openspiel.kinds import walked

OPTIONS = (("pass",), ("number", "BUG", 0), ("number", "BUG", 1), ("number", "ZAP", 0))


@pytest.mark.parametrize(
    ("said", "options", "begins"),
    [
        ((), OPTIONS, ()),
        (("pass",), OPTIONS, ("pass",)),
        (("number",), OPTIONS, ("number",)),
        (("number", "BUG"), OPTIONS, ("number", "BUG")),
        (("number", "ZAP"), OPTIONS, ("number", "ZAP", 0)),
        ((), OPTIONS[1:], ("number",)),
        ((), OPTIONS[1:2], ("number", "BUG", 0)),
    ],
)
def test_what_all_answers_share_is_not_asked_for(said: Said, options: tuple[Option, ...], begins: Said) -> None:
    assert gone_on(said, options) == begins


@pytest.mark.parametrize("game", ["nightmare", "bandwidth", "runtime_error"])
def test_every_word_has_one_number_whoever_plays(game: str) -> None:
    wordings = [Wording(random_games.opening(game, players=players)).words for players in (2, 3, 4)]
    assert wordings[0] == wordings[1] == wordings[2]
    assert len(set(wordings[0])) == len(wordings[0])


def test_a_number_too_large_to_be_a_word_is_not_offered() -> None:
    wording = Wording(random_games.opening("nightmare"))
    found = wording.numbered(("bit", "BUG"), (("bit", "BUG", 255), ("bit", "BUG", 256), ("bit", "BUG", 0)))
    assert list(found.values()) == [0, 255]


@pytest.mark.parametrize("kind", kinds.FEW)
def test_every_answer_of_a_game_can_be_given_and_no_other(kind: str) -> None:
    """Every way to go on with the words leads to one of the answers, and all of them are come to."""
    game = pyspiel.load_game(kind)
    for state in list(walked(game, 4))[:-1:9]:
        place = state.place
        if place.said:
            continue
        found = set()
        ways = [place]
        while ways:
            way = ways.pop()
            for value in game.wording.numbered(way.said, way.options).values():
                if way.said_after(value) in place.options:
                    found.add(way.said_after(value))
                else:
                    ways.append(way.after(value))
        assert found == set(place.options)


def test_an_action_says_what_it_is_in_both_languages() -> None:
    """Yes and no are one action each, an answer of several words is as many."""
    for lang, says in (("en", "Don’t execute"), ("fr", "Ne pas exécuter")):
        game = pyspiel.load_game(f"pnrules_nightmare(version=1,lang={lang})")
        words = set()
        for state in walked(game, 5):
            if not state.is_terminal() and not state.is_chance_node():
                assert len(state.legal_actions()) > 1
                words |= {state.action_to_string(action) for action in state.legal_actions()}
        assert any(word.startswith(f"decline: {says}") for word in words), sorted(words)
        assert any(":" not in word for word in words), "a card, say, of which something has still to be said"


@pytest.mark.parametrize("kind", kinds.FEW)
def test_every_card_that_may_come_is_as_likely_as_another(kind: str) -> None:
    state = pyspiel.load_game(kind).new_initial_state()
    assert state.is_chance_node()
    outcomes = dict(state.chance_outcomes())
    ask = state.place.state.ask
    assert len(outcomes) == len(ask.options)
    assert set(outcomes.values()) == {1 / len(ask.options)}


@pytest.mark.parametrize("kind", kinds.FEW)
def test_a_seat_sees_its_view_and_forgets_nothing(kind: str) -> None:
    told: list[str] = [""] * 3
    for state in walked(pyspiel.load_game(kind), 6, 150):
        place = state.place
        if place.said:
            continue
        for player in range(3):
            view = pnrules.view(place.state, player + 1)
            assert json.loads(state.observation_string(player))["board"] == json.loads(json.dumps(jsonable(view.board)))
            now = state.information_state_string(player)
            assert now.startswith(told[player])
            told[player] = now


@pytest.mark.parametrize("kind", kinds.FEW)
def test_what_a_seat_answers_it_knows_and_what_others_hold_it_does_not(kind: str) -> None:
    """Another position that looks the same to the seat reads the same; its own answers differ even where nothing else does."""
    tried = 0
    for state in walked(pyspiel.load_game(kind), 7, 120):
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.current_player() == player
        tried += other.place.state != state.place.state
        answered = [state.child(action).information_state_string(player) for action in state.legal_actions()[:5]]
        assert len(set(answered)) == len(answered)
    assert tried > 20, "it was another position"


def test_only_for_whoever_is_asked_is_anything_supposed() -> None:
    state = next(s for s in walked(pyspiel.load_game("pnrules_runtime_error"), 8) if not s.is_chance_node())
    with pytest.raises(ValueError, match="asked"):
        state.resample_from_infostate(1 - state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0))


def test_what_somebody_is_about_to_say_only_they_know() -> None:
    """An answer counts when it is whole."""
    state = next(s for s in walked(pyspiel.load_game("pnrules_nightmare"), 9) if s.place.said and s.place.who != CHANCE)
    player = state.current_player()
    for asked, shows in ((player, True), (1 - player, False)):
        for text in (state.observation_string(asked), state.information_state_string(asked)):
            assert text.endswith(json.dumps(list(state.place.said), ensure_ascii=False, separators=(",", ":"))) == shows


def test_an_observer_shows_one_seat_and_nothing_else() -> None:
    game = pyspiel.load_game("pnrules_bandwidth")
    for public, private in ((False, "SINGLE_PLAYER"), (True, "NONE"), (True, "ALL_PLAYERS")):
        kind = pyspiel.IIGObservationType(
            public_info=public, perfect_recall=False, private_info=getattr(pyspiel.PrivateInfoType, private)
        )
        with pytest.raises(ValueError, match="one seat"):
            game.make_py_observer(kind)


def test_a_run_without_an_end_is_broken_off() -> None:
    """A program that goes round for ever and asks nothing: nobody has won."""
    place = Place(Seen(start(Counter()), None, None))
    assert place.over
    assert not place.state.over
    assert place.options == ()
