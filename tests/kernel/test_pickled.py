"""Plays, positions and what chance goes by can be pickled, for other processes and for caches: with the same future."""

from __future__ import annotations

import pickle

import pytest

from pnrules import Play, seeded
from pnrules.kernel.chance import fixed, in_turn
from pnrules.players import random_games
from tests.kernel.plays import played


def again(play: Play) -> Play:
    found = pickle.loads(pickle.dumps(play))
    assert isinstance(found, Play)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_a_play_in_the_midst_comes_back_with_all_its_branches(seed: int) -> None:
    play = played(seed)
    found = again(play)
    assert (found.state, found.head, len(found)) == (play.state, play.head, len(play))
    assert [step.after for step in found.trace] == [step.after for step in play.trace]


@pytest.mark.parametrize(("game", "players"), [("nightmare", 3), ("bandwidth", 3), ("runtime_error", 2)])
def test_what_is_drawn_after_it_is_the_same(game: str, players: int) -> None:
    play = Play(random_games.opening(game, players=players), chance=seeded(7))
    found = again(play)
    for _ in range(12):
        if play.ask is None:
            break
        option = play.options[0]
        play.choose(*option)
        found.choose(*option)
    assert found.state == play.state


def test_a_position_comes_back_with_the_rulings_by_which_it_is_played() -> None:
    state = random_games.opening("nightmare", rulings={"N-22": "points-back"})
    found = pickle.loads(pickle.dumps(state))
    assert found == state
    assert found.setup.ruling("N-22") == "points-back"
    assert found.setup.game is state.setup.game, "the game that is there, not a copy of it"


def test_chance_can_be_handed_on() -> None:
    chance = in_turn(fixed(["BUG"]), seeded("x"))
    assert pickle.loads(pickle.dumps(chance)) == chance
