"""Facets: what a game may bring besides its rules, and what is there of a game that brings none."""

from __future__ import annotations

from random import Random

import pytest

from pnrules.games import game
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.errors import BadInput
from pnrules.kernel.facets.exercises import Exercises
from pnrules.kernel.facets.exploring import Exploring
from pnrules.kernel.facets.files import Files
from pnrules.kernel.facets.players import Players
from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.game import Setup
from pnrules.kernel.machine import onward, run
from pnrules.kernel.scenery import Scene
from pnrules.kernel.state import NOBODY, Frame, State
from tests.kernel.endless import BACK, ON, Bare, Counter, count

BARE = Bare(Counter, count)
"""A game that brings nothing but its rules."""


def bare(board: Counter) -> State:
    """A start of it."""
    return State(Setup(BARE, "BfB", 1, ("P1", "P2")), board, (Frame("on", 0, None, NOBODY, None),), None, None)


class Lazy(Players):
    """Players who leave the counter be."""

    idle = BACK


class Called(Bare):
    """A game that brings players, and nothing else."""

    facets = (Lazy(),)


def test_a_game_without_facets_is_played_at_random_and_by_nobody_who_plays_well() -> None:
    players = Players.of(BARE)
    draw = Random(1)
    assert {players.at_random((ON, BACK), draw, 0.5) for _ in range(100)} == {ON, BACK}
    assert players.held_back((ON, BACK)) == BACK, "of options none of which is idle, the last"
    assert players.judgement() is None


def test_a_game_without_facets_has_no_claims_and_no_exercises_of_its_own() -> None:
    state = bare(Counter(asks=(0,)))
    assert not Proving.of(BARE).takes_thought(ON)
    assert Proving.of(BARE).prover() is None
    assert Proving.of(BARE).examples == ()
    assert not Exercises.of(BARE).foretold
    assert [*Exercises.of(BARE).misreadings(state, ())] == []


def test_a_game_without_facets_is_shown_in_words_alone() -> None:
    state, showing = bare(Counter()), Showing.of(BARE)
    assert showing.scene(state, "en") == Scene(())
    assert showing.describe(state, "en") == []
    assert showing.pictured(state, "en") is None
    assert not showing.drawn
    (_, steps), *more = showing.rows(run(state, most=4))
    assert (len(steps), more) == (4, []), "all steps in one row without a label"
    asked = bare(Counter(asks=(2, 5)))
    (first, *rest), stops = showing.preview(onward(asked)[0], ON)
    assert (first.answer, len(rest), stops) == (ON, 3, None), "up to the next question"
    assert showing.plans(state, "en") == ("", [])


def test_of_a_game_without_facets_a_scenario_expects_nothing_of_its_own_and_every_state_may_be_opened() -> None:
    files = Files.of(BARE)
    assert files.deck is None
    assert not files.is_deck({"cards": []})
    assert files.facts(bare(Counter())) == {}
    state = onward(bare(Counter(asks=(2,))))[0]
    assert state_from_json(BARE, state_to_json(state)) == state


def test_what_its_types_and_its_rules_refuse_is_refused_of_a_game_without_facets_too() -> None:
    data = state_to_json(onward(bare(Counter(asks=(2,))))[0])
    data["position"]["board"]["number"] = "two"
    with pytest.raises(BadInput):
        state_from_json(BARE, data)
    data = state_to_json(onward(bare(Counter(asks=(2,))))[0])
    data["position"]["ask"]["who"] = 2  # it is seat 1 that is asked
    with pytest.raises(BadInput):
        state_from_json(BARE, data)


def test_of_a_game_without_facets_one_may_ask_why_points_are_so_and_no_card_can_be_left_out() -> None:
    state = bare(Counter())
    assert Exploring.of(BARE).subjects(state) == {"points": {}}
    assert Exploring.of(BARE).removable(state) == ()
    other = Setup(BARE, "BfB", 1, ("Ada", "Bob"))
    assert Exploring.of(BARE).under(state, other) == state._replace(setup=other)


def test_a_facet_that_a_game_brings_is_asked_and_what_it_leaves_unsaid_is_plain() -> None:
    found = Players.of(Called(Counter, None))
    assert isinstance(found, Lazy)
    assert found.held_back((BACK, ON)) == BACK
    assert found.judgement() is None
    assert type(Exercises.of(Called(Counter, None))) is Exercises


def test_a_small_game_is_its_own_facet() -> None:
    class Both(Called, Exercises):
        pass

    own = Both(Counter, None)
    assert Exercises.of(own) is own
    assert isinstance(Players.of(own), Lazy), "the others are asked as ever"


def test_a_game_by_another_s_rules_puts_its_own_facet_before_that_one_s() -> None:
    class Busy(Players):
        idle = ON

    class Other(Called):
        facets = (Busy(), *Called.facets)

    assert isinstance(Players.of(Other(Counter, None)), Busy)
    assert isinstance(Players.of(Called(Counter, None)), Lazy)


def test_only_the_game_with_claims_that_take_thought_brings_a_prover() -> None:
    assert [name for name in ("nightmare", "bandwidth", "runtime_error") if Proving.of(game(name)).prover()] == ["runtime_error"]
