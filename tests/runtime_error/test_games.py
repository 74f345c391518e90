"""Whole random games of Runtime Error: what must hold at every step, whoever plays and however."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pnrules
from pnrules import saves, scenario
from pnrules.kernel.codec import fingerprint, state_from_json, state_to_json
from pnrules.kernel.machine import step
from pnrules.kernel.payload import position
from pnrules.kernel.play import Play
from pnrules.kernel.state import CHANCE, State
from pnrules.runtime_error.cards import DECK, SUIT, VALUE
from pnrules.runtime_error.game import GAME
from tests.kernel.secrets import texts
from tests.kernel.test_schema import by_loader, by_schema
from tests.runtime_error.table import SEEDS, played, random_data

MOST_STEPS = 1500


def cards(state: State) -> list[str]:
    """Every card, wherever it lies."""
    board = state.board
    laid = [card for lying in board.statements for statement in lying for card in statement.cards]
    held = [card for hand in board.hands for card in hand]
    return [*laid, *held, *board.deck, *board.discards, *board.aside, *([board.input] if board.input else [])]


def check(state: State) -> None:
    board = state.board
    going = board.input is not None or any(frame.code == "discarding" for frame in state.frames)
    assert sorted(cards(state)) == sorted(DECK), "every card is somewhere exactly once"
    for lying in board.statements:
        assert len({SUIT[s.function] for s in lying}) == len(lying), "no two functions of a suit"
        for s in lying:
            assert SUIT[s.lower] == SUIT[s.upper]
            assert VALUE[s.lower] < VALUE[s.upper]
            assert s.down is None or going, "what lies face down is turned up as the input goes"
    assert sum(s.down is not None for lying in board.statements for s in lying) <= 1
    assert state.ask is None or state.ask.options, "every ask has an option"
    assert state.ask is None or state.ask.who in (CHANCE, board.turn), "only whose turn it is decides anything"
    assert state.over == (board.winner is not None)
    if state.setup.reading.at_once and not any(frame.code == "shuffling" for frame in state.frames):
        assert board.deck or not board.discards, "R-01: no empty deck beside discards"


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_random_games_hold_together(seed: int) -> None:
    rng = random.Random(seed)
    state = pnrules.load(random_data(seed)).start
    for _ in range(MOST_STEPS):
        check(state)
        if state.over:
            break
        options = [o for o in state.ask.options if o != ("claim",)] if state.ask else []
        state = step(state, rng.choice(options) if options else None).after


@pytest.mark.parametrize("seed", SEEDS)
def test_every_state_goes_through_json_and_has_the_same_future(seed: int) -> None:
    for done in played(seed).trace[::3]:
        again = state_from_json(GAME, json.loads(json.dumps(state_to_json(done.before))))
        assert again == done.before
        assert fingerprint(again) == fingerprint(done.before)
        assert step(again, done.answer) == done


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_sees_no_other_hand_no_deck_and_no_card_that_another_laid_face_down(seed: int) -> None:
    for done in played(seed).trace:
        board = done.after.board
        for seat in range(1, len(board.hands) + 1):
            hidden = {*board.deck, *(c for owner, held in enumerate(board.hands, 1) if owner != seat for c in held)}
            if seat != board.turn:
                hidden |= {s.down for lying in board.statements for s in lying if s.down}
            seen = pnrules.view(done.after, seat)
            assert not hidden & set(texts(position(seen)))
            assert not hidden & set(texts(list(done.seen_by(seat)))) - public(done), done
            assert seen.board.hands[seat - 1] == board.hands[seat - 1]


def public(done: Any) -> set[str]:
    """Cards that a step shows to everybody and that then go into a hand: what is pulled lay open."""
    return {done.args[2]} if done.rule.id == "runtime_error-pulls" else set()


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_goes_back_and_redo_comes_again(seed: int) -> None:
    play = played(seed)
    again = Play(play.start, chance=play.chance)
    for done in play.trace:
        if done.answer and done.before.ask and (done.before.ask.who != CHANCE or not play.chance):
            before = again.state
            assert before == done.before
            again.choose(done.answer, seat=done.before.ask.who)
            if done.before.ask.who != CHANCE:
                after = again.state
                again.undo()
                assert again.state == before
                again.redo()
                assert again.state == after
    assert again.state == play.state


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_a_save_brings_everything_back(seed: int) -> None:
    play = played(seed)
    again = saves.restore(json.loads(json.dumps(saves.save(play))))
    assert again.state == play.state
    assert again.trace[:] == play.trace[:] or [s.after for s in again.trace] == [s.after for s in play.trace]


@pytest.mark.parametrize("seed", SEEDS)
def test_random_scenarios_pass_schema_and_loader(seed: int) -> None:
    assert by_schema(random_data(seed)) == []
    assert by_loader(random_data(seed)) == []


@pytest.mark.parametrize("name", [name for name in pnrules.names() if name.startswith("runtime_error/")])
def test_a_position_that_was_tampered_with_is_refused(name: str) -> None:
    """A card twice, a card gone, a statement that is none."""
    good = state_to_json(scenario.read(name).state)
    for change in (twice, gone, wrong_way):
        data = json.loads(json.dumps(good))
        change(data["position"]["board"])
        with pytest.raises(pnrules.BadInput):
            state_from_json(GAME, data)


def twice(board: Any) -> None:
    board["deck"].append(board["deck"][0])


def gone(board: Any) -> None:
    board["deck"].pop()


def wrong_way(board: Any) -> None:
    if not any(board["statements"]):
        board["statements"][0].append(
            {"lower": board["deck"].pop(), "upper": board["deck"].pop(), "function": board["deck"].pop(), "down": None}
        )
        return
    first = next(lying[0] for lying in board["statements"] if lying)
    first["lower"], first["upper"] = first["upper"], first["lower"]


def test_random_plays_use_every_verb_but_those_that_need_a_ruling() -> None:
    used = {done.answer[0] for seed in SEEDS for done in played(seed).trace if done.answer}
    assert used >= {"script", "no-script", "input", "no-test", "edit", "claim", "draw"}


@pytest.mark.parametrize(("lang", "said"), [("en", "The game goes on."), ("fr", "La partie se poursuit.")])
def test_between_questions_the_game_goes_on_since_there_is_no_program(lang: str, said: str) -> None:
    play = pnrules.load("runtime_error/hearts-and-spades")
    assert play.describe(lang, play.line()[0]).splitlines()[-1] == said
