"""What a bot supposes of hidden cards: a whole position that fits all it sees, and nothing else of what lies there."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pnrules import view
from pnrules.kernel.copies import FACE_DOWN
from pnrules.kernel.facets.files import Files
from pnrules.kernel.facets.players import Players
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.state import AnyState
from pnrules.nightmare.cards import CARDS
from pnrules.nightmare.judgement import PROMISES
from pnrules.nightmare.table.memory import Memory
from pnrules.players import bot, thinking
from tests.players.positions import RULINGS, asked, kinds, opening


def supposed(state: AnyState, seed: int) -> AnyState:
    seat: Any = state.ask.who if state.ask is not None else 0
    judged = Players.of(state.setup.game).judgement()
    assert judged is not None
    return judged.supposed(view(state, seat), seat, Random(seed))


@pytest.mark.long
@pytest.mark.parametrize("kind", sorted(kinds()), ids=str)
def test_it_looks_the_same_to_the_seat_and_could_have_come_about(kind: tuple[str, str, int, int]) -> None:
    name, edition, version, players = kind
    looked = 0
    for rulings in RULINGS[name]:
        start = opening(name, edition=edition, version=version, players=players, rulings=rulings)
        for seed in range(2):
            for place, state in enumerate(asked(start, f"{kind}/{seed}", most=160)):
                assert state.ask is not None
                found = supposed(state, place)
                assert view(found, int(state.ask.who)) == view(state, int(state.ask.who))
                problems = JsonPath("", [])
                Files.of(found.setup.game).check_state(found, problems)
                assert not problems.problems
                looked += 1
    assert looked > 40


def test_before_a_run_it_supposes_that_nothing_is_remembered_as_it_is() -> None:
    """Version 1: while cards are claimed nothing has been executed. Later there is a stop at least, which no seat is told."""
    states = list(asked(opening("nightmare", version=1), "claims", most=60))
    claiming = [state for state in states if state.ask is not None and state.ask.kind == "claim"]
    assert 0 < len(claiming) < len(states)
    assert all(supposed(state, 1).memory == state.memory == Memory() for state in claiming)
    assert all(supposed(state, 1).memory.visits for state in states if state not in claiming)


@pytest.mark.parametrize("name", ["nightmare", "bandwidth", "runtime_error"])
def test_another_draw_supposes_other_cards(name: str) -> None:
    """In a whole game of two hands, most cards are hidden: two suppositions are hardly ever the same."""
    start = opening(name, version=2) if name == "nightmare" else opening(name)
    states = list(asked(start, "other", most=120))
    assert any(supposed(state, 1) != supposed(state, 2) for state in states)


def hidden_swapped(state: AnyState, seed: int) -> AnyState:
    """The same to the seat that is asked, with other cards wherever it does not see them."""
    return supposed(state, 1_000 + seed)


@pytest.mark.long
@pytest.mark.parametrize("player", ["random", "greedy", "search"])
@pytest.mark.parametrize("name", ["nightmare", "bandwidth", "runtime_error"])
def test_other_hidden_cards_bring_the_same_choice(name: str, player: str) -> None:
    start = opening(name, version=2) if name == "nightmare" else opening(name)
    chooses = bot(player, seed=3, strength=12)
    states = list(asked(start, f"swap/{player}", most=90))[::3]
    swapped = [hidden_swapped(state, place) for place, state in enumerate(states)]
    assert any(one.board != two.board for one, two in zip(states, swapped, strict=True))
    for state, other in zip(states, swapped, strict=True):
        assert state.ask is not None
        seat = int(state.ask.who)
        chosen = chooses(view(state, seat))
        assert chosen in state.ask.options
        assert chosen == chooses(view(other, seat))


def test_a_search_thinks_the_same_whatever_is_hidden() -> None:
    state = next(asked(opening("bandwidth"), "thought"))
    assert state.ask is not None
    seat = int(state.ask.who)
    one = list(thinking(view(state, seat), seed=5, strength=24))
    two = list(thinking(view(hidden_swapped(state, 1), seat), seed=5, strength=24))
    assert one == two


def test_every_kind_of_card_promises_something_and_nothing_else_does() -> None:
    assert set(PROMISES) == {FACE_DOWN, *CARDS}
