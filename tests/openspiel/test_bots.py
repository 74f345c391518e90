"""OpenSpiel's bots play ours: at its table and at ours."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import pnrules
from pnrules.kernel.machine import onward
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.openspiel import OurBot, SpielGame, their_bot
from pnrules.players import Bot, bot, random_games
from tests.kernel.endless import Counter, start
from tests.openspiel import kinds
from tests.openspiel.kinds import walked

GAMES = ("nightmare", "bandwidth", "runtime_error")


def searching(game: SpielGame, player: int) -> Any:
    """OpenSpiel's search, weak and quick: few simulations, none of them played to the end."""
    draw = np.random.RandomState(player)
    return MCTSBot(game, 1.4, 5, RandomRolloutEvaluator(1, draw, max_length=10), random_state=draw)


def sampling(game: SpielGame, player: int) -> Any:
    """Its search over information sets, as weak and as quick."""
    draw = np.random.RandomState(player)
    return ISMCTSBot(game, RandomRolloutEvaluator(1, draw, max_length=10), 1.4, 5, random_state=draw)


@pytest.mark.long
@pytest.mark.parametrize("kind", kinds.FEW)
def test_a_whole_game_at_their_table(kind: str) -> None:
    """Ours sees its view; OpenSpiel's search sees everything, its search over information sets what its seat may know."""
    game = pyspiel.load_game(kind)
    state = game.new_initial_state()
    bots = [OurBot(bot("greedy", 1)), searching(game, 1), sampling(game, 2)]
    returns = pyspiel.evaluate_bots(state, bots, 1)
    assert state.is_terminal()
    assert sum(returns) == pytest.approx(0)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_at_our_table(game: str) -> None:
    bots = [bot("random", 1), their_bot(searching), their_bot(sampling)]
    last = played(random_games.opening(game, players=3), bots)
    assert last.over
    assert last.setup.game.winners(last)


def test_uniform_at_random_at_both_tables() -> None:
    game = pyspiel.load_game("pnrules_bandwidth")
    state = game.new_initial_state()
    pyspiel.evaluate_bots(state, [pyspiel.make_uniform_random_bot(0, 1), OurBot(bot("random", 1))], 1)
    assert state.is_terminal()
    theirs = their_bot(lambda game, player: pyspiel.make_uniform_random_bot(player, 1))
    assert played(random_games.opening("bandwidth", players=2), [bot("random", 1), theirs]).over


def played(state: AnyState, bots: list[Bot]) -> AnyState:
    draw = random.Random(1)
    state = onward(state)[0]
    for _ in range(2_000):
        if state.ask is None:
            break
        who = state.ask.who
        answer = draw.choice(state.ask.options) if who == CHANCE else bots[int(who) - 1](pnrules.view(state, int(who)))
        assert answer in state.ask.options
        state = onward(state, answer)[0]
    return state


def test_ours_is_asked_once_a_question_and_says_all_of_its_answer() -> None:
    asked: list[AnyState] = []

    def last(view: AnyState) -> Option:
        assert view.ask is not None
        asked.append(view)
        return view.ask.options[-1]

    game = pyspiel.load_game("pnrules_nightmare")
    answers = 0
    for state in walked(game, 10):
        if state.is_terminal() or state.is_chance_node() or state.place.said:
            continue
        before, ours = state.place, OurBot(last)
        player = state.current_player()
        state = state.clone()
        while not state.is_terminal() and state.place.seen is before.seen:
            state.apply_action(ours.step(state))
        answers += 1
        assert len(asked) == answers
        assert asked[-1] == pnrules.view(before.state, player + 1), "its view and nothing else"
        assert state.place.state == game_after(before.state, before.state.ask.options[-1])


def game_after(state: AnyState, answer: Option) -> AnyState:
    """The next position in which somebody has a choice."""
    state = onward(state, answer)[0]
    while state.ask is not None and len(state.ask.options) == 1:
        state = onward(state, state.ask.options[0])[0]
    return state


def test_what_somebody_else_began_to_say_ours_ends() -> None:
    for state in walked(pyspiel.load_game("pnrules_nightmare"), 9):
        if not state.is_terminal() and state.place.said and state.place.who != CHANCE:
            first = OurBot(lambda view: ("no", "such", "answer")).step(state)
            assert first in state.legal_actions()


@pytest.mark.long
def test_theirs_never_sees_what_its_seat_does_not() -> None:
    """Whatever others hold: of two positions that look the same to it, its choice is the same."""
    given: list[Any] = []

    def make(game: SpielGame, player: int) -> Any:
        found = searching(game, player)
        step = found.step
        found.step = lambda state: (given.append(state.place.state), step(state))[1]
        return found

    differed = 0
    for state in walked(pyspiel.load_game("pnrules_runtime_error(players=3)"), 11, 60):
        if state.is_terminal() or state.is_chance_node() or state.place.said:
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        answers = [their_bot(make, 1)(pnrules.view(each.place.state, player + 1)) for each in (state, other)]
        assert answers[0] == answers[1]
        differed += state.place.state not in given
    assert differed > 3, "what it was given was not what there was"


def test_where_a_game_does_not_say_what_may_be_hidden_theirs_cannot_play() -> None:
    state = onward(start(Counter(asks=(3,))))[0]
    with pytest.raises(ValueError, match="does not say what may be hidden"):
        their_bot(searching)(state)
