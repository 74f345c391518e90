"""Whole random games of Runtime Error: what must hold at every step, whoever plays and however."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pnrules
from pnrules import Play, seeded
from pnrules.files import saves, scenario
from pnrules.kernel.codec import fingerprint, state_from_json, state_to_json
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.machine import step
from pnrules.kernel.replays import go_strictly
from pnrules.kernel.state import CHANCE
from pnrules.kernel.steps import Step
from pnrules.players import random_games
from pnrules.players.random_games import opening
from pnrules.runtime_error.game import GAME
from pnrules.runtime_error.rulebook.register import REGISTER
from pnrules.showing.payload import position
from tests.files.scenarios import by_loader, by_schema
from tests.kernel.secrets import texts
from tests.many import OF_GAME, Kind, replayed
from tests.many import play as many_play
from tests.runtime_error.invariants import check, check_step
from tests.runtime_error.table import RULINGS, SEEDS, laid, pick, played, random_data

MOST_STEPS = 1500
LOOKED_AT = 350


KINDS = list(itertools.product(range(2, 5), RULINGS))
"""Two to four players, under each answer to each ruling."""


@cache
def line(players: int, ruling: int) -> tuple[Step, ...]:
    """A game from the deal on, some hundreds of steps of it, with a few claims; then one from a table with statements on it."""
    rng = random.Random(f"{players} {ruling}")
    dealt = random_games.opening("runtime_error", players=players, rulings=RULINGS[ruling])
    seeds = (seed for seed in itertools.count(ruling) if seed % 6 and len(random_data(seed)["players"]) == players)
    amid = pnrules.load({**random_data(next(seeds)), "rulings": RULINGS[ruling]}).start
    steps: list[Step] = []
    for state in (dealt, amid):
        for _ in range(LOOKED_AT):
            if state.over:
                break
            steps.append(step(state, pick(rng, state) if state.ask else None))
            state = steps[-1].after
    return tuple(steps)


def of_each_kind(test: Callable[..., None]) -> Callable[..., None]:
    names = [f"{players} players {' '.join('='.join(each) for each in rulings.items())}" for players, rulings in KINDS]
    kinds = list(itertools.product(range(2, 5), range(len(RULINGS))))
    return pytest.mark.parametrize(("players", "ruling"), kinds, ids=names)(test)


def test_every_answer_of_every_ruling_is_among_the_kinds() -> None:
    assert {(id, answer) for rulings in RULINGS for id, answer in rulings.items()} == {
        (ruling.id, other) for ruling in REGISTER.values() for other in ruling.others
    }


@of_each_kind
def test_every_step_of_every_kind_of_game_holds_and_tells_no_secret(players: int, ruling: int) -> None:
    """52 cards once each, an option for whoever is asked, valid statements; and what each seat sees."""
    for done in line(players, ruling):
        check_step(done)
        check_views(done)


@of_each_kind
def test_every_kind_of_game_goes_through_json_and_is_the_same_when_played_again_from_points(players: int, ruling: int) -> None:
    steps = line(players, ruling)
    for done in steps[::7]:
        again = state_from_json(GAME, json.loads(json.dumps(state_to_json(done.before))))
        assert again == done.before
        assert step(again, done.answer) == done
    amid = next(place for place, done in enumerate(steps) if place and steps[place - 1].after != done.before)
    for place in random.Random(ruling).choices(range(amid), k=3):
        replayed(list(steps[place:amid]))


@of_each_kind
def test_every_choice_of_every_kind_of_game_can_be_undone(players: int, ruling: int) -> None:
    steps = line(players, ruling)
    play = Play(steps[0].before)
    for done in steps:
        if done.before != play.state:
            break
        if done.answer is None or done.before.ask is None:
            continue
        head = play.head
        play.choose(done.answer)
        if done.before.ask.who != CHANCE:
            assert play.undo() == head
            assert play.state == done.before
            play.redo()


@pytest.mark.long
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_random_games_hold_together(seed: int) -> None:
    rng = random.Random(seed)
    state = pnrules.load(random_data(seed)).start
    check(state)
    for _ in range(MOST_STEPS):
        if state.over:
            break
        options = [o for o in state.ask.options if o != ("claim",)] if state.ask else []
        done = step(state, rng.choice(options) if options else None)
        check_step(done)
        state = done.after


@pytest.mark.long
@pytest.mark.parametrize("kind", OF_GAME["runtime_error"], ids=str)
def test_some_of_the_many_games_of_each_kind(kind: Kind) -> None:
    """The first of those that `make games GAME=runtime_error` plays. These end; at random most do, by a claim that is proved."""
    assert {many_play(kind, number, "1").result for number in range(3)} == {"runtime_error-result-proved"}


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
        check_views(done)


def check_views(done: Step) -> None:
    """What each seat sees of a step and of the position after it names no card that it cannot know."""
    board = done.after.board
    for seat in range(1, len(board.hands) + 1):
        hidden = {*board.deck, *(c for owner, held in enumerate(board.hands, 1) if owner != seat for c in held)}
        if seat != board.turn:
            hidden |= {s.down for lying in board.statements for s in lying if s.down}
        seen = pnrules.view(done.after, seat)
        assert not hidden & set(texts(position(seen)))
        assert not hidden & set(texts(list(done.seen_by(seat)))) - public(done), done
        assert seen.board.hands[seat - 1] == board.hands[seat - 1]


def public(done: Step) -> set[str]:
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
    good = state_to_json(scenario.load(name).state)
    for change in (twice, gone, wrong_way):
        data = json.loads(json.dumps(good))
        change(data["position"]["board"])
        with pytest.raises(pnrules.BadInput):
            state_from_json(GAME, data)


def twice(board: Any) -> None:
    board["discards"].append((board["deck"] or board["hands"][0])[0])


def gone(board: Any) -> None:
    (board["deck"] or board["hands"][0]).pop()


def wrong_way(board: Any) -> None:
    if not any(board["statements"]):
        pile = board["deck"] or board["aside"]
        board["statements"][0].append({**{part: pile.pop() for part in ("lower", "upper", "function")}, "down": None})
        return
    first = next(lying[0] for lying in board["statements"] if lying)
    first["lower"], first["upper"] = first["upper"], first["lower"]


@pytest.mark.long
def test_random_plays_use_every_verb_but_those_that_need_a_ruling() -> None:
    used = {done.answer[0] for seed in SEEDS for done in played(seed).trace if done.answer}
    assert used >= {"script", "no-script", "input", "no-test", "edit", "claim", "draw"}


@pytest.mark.parametrize(("lang", "said"), [("en", "The game goes on."), ("fr", "La partie continue.")])
def test_between_questions_the_game_goes_on_since_there_is_no_program(lang: str, said: str) -> None:
    play = pnrules.load("runtime_error/hearts-and-spades")
    assert play.describe(lang, play.line()[0]).splitlines()[-1] == said


def test_a_function_that_lies_face_down_is_not_seen() -> None:
    """P1 put 2♥ face down for the function 9♥ of P2's statement: hearts lie face up before nobody, diamonds before P1."""
    answers = ([1, "no-script"], [1, "input", "7♣"], [1, "edit", "9♥", "2♥"])
    play = laid("4♠ 10♠ 9♦", others=("3♣ 9♣ 9♥",), hand="7♣ 2♥", deck="J♣ K♦", answers=answers)
    edited = next(step for step in play.trace if step.rule.id == "runtime_error-edits")
    game = play.setup.game
    assert Showing.of(game).seen(edited.before, 1) == {"edit", "pull"}
    assert Showing.of(game).seen(edited.after, 1) == {"edit"}


def test_that_a_card_is_to_be_dealt_is_bookkeeping_and_that_one_was_is_told() -> None:
    play = Play(opening("runtime_error", players=2), chance=seeded(3))
    assert "runtime_error-to-deal" in {step.rule.id for step in play.trace}
    told = {step.rule.id for step in play.trace.without_bookkeeping()}
    assert "runtime_error-dealt" in told
    assert "runtime_error-to-deal" not in told


def test_a_draw_that_the_other_deck_does_not_hold_is_refused_by_the_cards_name() -> None:
    """P1's LOAD drew J♣; the same answers with a deck that has none end there."""
    answers = ([1, "no-script"], [1, "input", "7♣"], ["chance", "draw", "J♣"])
    was = laid("4♠ 10♠ 9♣", hand="7♣ 8♦", deck="J♣ Q♣ K♦", answers=answers)
    given = [(step.before.ask, step.answer) for step in was.trace if step.before.ask is not None and step.answer is not None]
    found = go_strictly(laid("4♠ 10♠ 9♣", hand="7♣ 8♦", deck="Q♣ K♦", answers=()), given)
    assert str(found.refused) == "That is not possible, because J♣ is not among the cards to come. [RE, LOAD (clubs)]"
