"""Whole random games, for two to six players, with the shipped deck and another: what must hold at every step."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pnrules
from pnrules.bandwidth import code_cards, events
from pnrules.bandwidth.flow import acting, drawing, running, setting_up
from pnrules.bandwidth.rulebook.register import REGISTER
from pnrules.bandwidth.table.board import FUNCTION_KINDS, definition
from pnrules.files import saves
from pnrules.kernel.codec import fingerprint, state_from_json, state_to_json
from pnrules.kernel.errors import PnError
from pnrules.kernel.machine import step
from pnrules.kernel.steps import Rule
from sparing import one_in
from tests.bandwidth.invariants import check, check_step
from tests.bandwidth.table import PLAYERS, RULINGS, SEEDS, game_data, laid, pick, played, random_steps
from tests.many import OF_GAME, Kind
from tests.many import play as many_play

MOST_STEPS = 60_000


def test_the_seeds_play_every_number_of_players_under_each_answer_of_each_ruling() -> None:
    played_by = {(len(data["players"]), *data["rulings"].items()) for data in map(game_data, SEEDS)}
    assert played_by == {(players, *rulings.items()) for players in PLAYERS for rulings in RULINGS}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_game_under_each_answer_holds_together_at_every_step_and_ends(seed: int) -> None:
    steps = random_steps(seed, MOST_STEPS)
    for done in steps:
        check(done.after)
    assert steps[-1].after.over


@pytest.mark.long
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_whole_random_games_hold_together_and_end(seed: int) -> None:
    rng = random.Random(seed)
    state = pnrules.load(game_data(seed)).start
    for _ in range(MOST_STEPS):
        if state.over:
            break
        done = step(state, pick(rng, state) if state.ask else None)
        check_step(done)
        state = done.after
    assert state.over


@pytest.mark.parametrize("kind", OF_GAME["bandwidth"], ids=str)
def test_some_of_the_many_games_of_each_kind_are_won(kind: Kind) -> None:
    """The first of those that `make games GAME=bandwidth` plays; the fourth of them under another ruling."""
    assert {many_play(kind, number, "1").result for number in range(4)} == {"bandwidth-result"}


@pytest.mark.long
@pytest.mark.parametrize("seed", one_in(7, SEEDS))
def test_a_step_is_pure_and_a_state_goes_through_json_at_every_step(seed: int) -> None:
    for done in random_steps(seed, 400):
        data = json.loads(json.dumps(state_to_json(done.before)))
        again = state_from_json(done.before.setup.game, data)
        assert again == done.before
        assert step(again, done.answer).after == done.after
        assert fingerprint(again) == fingerprint(done.before)


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_and_redo_come_back_to_the_same_positions(seed: int) -> None:
    play = saves.restore(saves.save(played(seed)))
    heads = []
    while any(done.answer and done.before.ask.who != "chance" for done in play.trace):
        heads.append(play.state)
        play.undo()
    for state in reversed(heads):
        play.redo()
        assert play.state == state


@pytest.mark.parametrize("seed", SEEDS)
def test_a_save_brings_the_whole_play_back(seed: int) -> None:
    play = played(seed)
    again = saves.restore(json.loads(json.dumps(saves.save(play))))
    assert again.state == play.state
    assert [done.after for done in again.trace] == [done.after for done in play.trace]


@pytest.mark.parametrize("seed", SEEDS)
def test_from_any_point_the_same_answers_lead_to_the_same_states(seed: int) -> None:
    """A play that is begun at a state in the middle, with what was answered from there on, comes to every later state."""
    steps = random_steps(seed, 300)
    for start in range(0, len(steps), 60):
        state = state_from_json(steps[start].before.setup.game, json.loads(json.dumps(state_to_json(steps[start].before))))
        for done in steps[start:]:
            state = step(state, done.answer).after
            assert state == done.after


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_seed_of_chance_gives_the_same_deal(seed: int) -> None:
    one, two = (pnrules.load({**game_data(seed), "seed": seed}) for _ in range(2))
    assert one.state == two.state
    assert one.ask.kind == "act"
    assert all(len(hand) == 4 for hand in one.state.board.table.hands)
    board = one.state.board
    assert (board.first, board.token, board.table.turn) == (1, 1, 1)
    assert board.function is None or definition(board, board.function).kind in FUNCTION_KINDS


def test_a_round_in_which_nobody_does_anything_comes_back_and_that_is_found() -> None:
    """With an empty program and nobody acting, two rounds bring Terminal 1 back to where it was: a loop, proved."""
    play = laid(players=2)
    assert play.lasso() is None
    for _ in range(4):
        play.choose("end-turn")
    found = play.lasso()
    assert found is not None
    assert found.cycle[0].before.position == found.cycle[-1].after.position


@pytest.mark.parametrize("id", [id for id, ruling in REGISTER.items() if ruling.others])
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_the_same_answers_are_given_again_under_other_rulings_as_far_as_they_fit(seed: int, id: str) -> None:
    play = played(seed)
    replay = play.replayed(rulings={id: REGISTER[id].others[0]})
    assert replay.play.setup.ruling(id) == REGISTER[id].others[0]
    assert replay.refused is None or isinstance(replay.refused, PnError)
    assert len(replay.play) > 1
    for done in replay.play.trace:
        check(done.after)


@pytest.mark.long
def test_random_games_and_packaged_scenarios_meet_every_rule() -> None:
    met = {done.rule.id for seed in SEEDS for done in random_steps(seed)}
    met |= {done.rule.id for name in pnrules.names() if name.startswith("bandwidth/") for done in pnrules.load(name).trace}
    modules = (acting, code_cards, drawing, events, running, setting_up)
    every = {rule.id for module in modules for rule in vars(module).values() if isinstance(rule, Rule)}
    assert every - met == set()
