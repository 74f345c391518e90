"""Whole random games of version 2 with the cards there are: what must hold at every step, whoever plays and however."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pnrules
from pnrules.kernel.machine import step
from pnrules.kernel.state import CHANCE, State
from pnrules.nightmare.cards import DECK

MOST_STEPS = 60_000


def dealt(players: int, edition: str, seed: int) -> State:
    """Four cards each, one card turned up without a bit, as PN 3.0, version 2, and PN 3.1, programming, have it."""
    draw = random.Random(seed)
    deck = list(DECK)
    draw.shuffle(deck)
    first = next(card for card in deck if not card.startswith("RUN"))
    deck.remove(first)
    hands = [[deck.pop() for _ in range(4)] for _ in range(players)]
    data = {
        "format": 1,
        "game": "nightmare",
        "edition": edition,
        "version": 2,
        "title": "dealt",
        "players": [{"hand": hand} for hand in hands],
        "program": {"row": [first]},
        "deck": deck,
    }
    return pnrules.load(data).start


def check(state: State) -> None:
    board, table = state.board, state.board.table
    lying = [i.card for i in board.row]
    everywhere = [*lying, *table.deck, *table.discards, *(card for hand in table.hands for card in hand)]
    assert sorted(everywhere) == sorted(DECK), "every card is somewhere exactly once"
    for seat, supply in enumerate(table.supply, 1):
        assert supply + sum(i.bits.count(seat) for i in board.row) == 20, "no bit is lost or made (N-05)"
        assert seat not in board.out or not any(seat in i.bits for i in board.row), "who is out has no bit"
    assert min(board.points) >= 0
    assert 0 <= board.pc < len(board.row)
    if not state.over:
        assert table.result is None
        assert state.ask is None or state.ask.options, "every ask has an option"
        assert state.ask is None or state.ask.who not in board.out, "who is out is not asked"
    else:
        assert table.result is not None
        assert state.ask is None


@settings(max_examples=60, deadline=None)
@given(
    players=st.integers(2, 6),
    edition=st.sampled_from(["3.0", "3.1"]),
    seed=st.integers(0, 2**32),
    eager=st.sampled_from([0.1, 0.5, 0.9]),
)
def test_whole_random_games_hold_together_and_end(players: int, edition: str, seed: int, eager: float) -> None:
    state = dealt(players, edition, seed)
    rng = random.Random(seed)
    for _ in range(MOST_STEPS):
        if state.over:
            break
        state = step(state, answered(state, rng, eager)).after
        check(state)
    assert state.over, "the game ends or is settled"


def answered(state: State, rng: random.Random, eager: float) -> tuple[object, ...] | None:
    ask = state.ask
    if ask is None:
        return None
    if ask.who != CHANCE and ("execute",) in ask.options:
        return ("execute",) if rng.random() < eager else ("decline",)
    return rng.choice(ask.options)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nobody_wins_by_points_before_twenty_and_twenty_always_wins(players: int) -> None:
    won = 0
    for seed in range(20):
        state = dealt(players, "3.0", seed)
        rng = random.Random(seed)
        while not state.over:
            before = state.board.points
            state = step(state, answered(state, rng, 0.8)).after
        how, winners = state.board.table.result
        if how == "points":
            won += 1
            assert all(state.board.points[seat - 1] >= 20 for seat in winners)
            assert max(before) >= 20, "the look at the points is the last step, after the performance"
        else:
            assert max(state.board.points) < 20
    assert won, "some of these games are won by points"
