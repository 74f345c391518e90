"""What a seat may see, at every step of random games: its own hand, no other, and no card to come."""

from __future__ import annotations

from typing import Any

import pytest

import pnrules
from pnrules import Play
from pnrules.kernel.state import CHANCE, State
from pnrules.showing.payload import position, view
from tests.bandwidth.table import SEEDS, laid, played
from tests.kernel.plays import after_step, filled


def seats(state: State) -> range:
    return range(1, len(state.setup.players) + 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_shows_one_s_own_hand_and_counts_of_the_rest(seed: int) -> None:
    """Except to whoever is looking at a hand, by Cut and Paste."""
    for done in played(seed).trace:
        state = done.after
        table = state.board.table
        for seat in seats(state):
            seen = pnrules.view(state, seat)
            shown = seen.board.table
            looking = state.ask is not None and state.ask.kind == "take" and state.ask.who == seat
            shows = (seat, state.ask.args[0]) if looking else (seat,)
            assert shown.hands == tuple(hand if s in shows else len(hand) for s, hand in enumerate(table.hands, 1))
            assert shown.pile == len(table.pile)
            assert seen.board._replace(table=table) == state.board
            assert seen.frames == state.frames
            if state.ask is not None and state.ask.who != seat:
                assert seen.ask == state.ask._replace(options=())


def swapped(state: State, owner: int) -> State:
    """The same state with a card of `owner` and one of the pile in each other's places."""
    table = state.board.table
    mine, theirs = table.hands[owner - 1][0], table.pile[0]
    hands = tuple((theirs, *hand[1:]) if s == owner else hand for s, hand in enumerate(table.hands, 1))
    pile = tuple(sorted((mine, *table.pile[1:])))
    return state._replace(board=state.board._replace(table=table._replace(hands=hands, pile=pile)))


@pytest.mark.parametrize("seed", SEEDS)
def test_two_states_that_differ_in_hidden_cards_alone_look_the_same_to_the_others(seed: int) -> None:
    """Except to whoever is looking at that hand, by Cut and Paste."""
    compared = 0
    for done in played(seed).trace:
        state = done.after
        for owner in seats(state):
            table = state.board.table
            asked = state.ask is not None and (state.ask.who in (owner, CHANCE) or state.ask.kind == "take")
            if asked or not table.hands[owner - 1] or not table.pile:
                continue
            other = swapped(state, owner)
            assert other != state
            for seat in seats(state):
                if seat != owner:
                    assert pnrules.view(other, seat) == pnrules.view(state, seat)
                    compared += 1
    assert compared


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_is_sent_the_same_ask_with_the_same_previews_whatever_is_hidden(seed: int) -> None:
    compared = 0
    for done in played(seed).trace[::3]:
        state = done.after
        if state.ask is None or state.ask.who == CHANCE or state.ask.kind != "act" or not state.board.table.pile:
            continue
        seat = int(state.ask.who)
        owner = seat % len(state.setup.players) + 1
        if not state.board.table.hands[owner - 1]:
            continue
        sent = [Play(each).ask_payload(seat) for each in (state, swapped(state, owner))]
        assert sent[0] == sent[1]
        compared += 1
    assert compared


@pytest.mark.parametrize("seed", SEEDS)
def test_the_tree_that_a_seat_is_sent_is_what_it_saw(seed: int) -> None:
    play = played(seed)
    for seat in seats(play.start):
        sent = play.payload(seat)
        data: Any = sent["root"]
        assert data == position(view(play.start, seat))
        for node, ((_, _, args, _, *answer), done) in enumerate(zip(sent["nodes"], play.trace, strict=True), 1):
            data = after_step(data, sent, node)
            assert filled(data) == filled(position(view(done.after, seat)))
            hidden = done.rule.secret and seat not in done.args[: done.rule.knowing]
            assert all((args[place] is None) == bool(hidden) for place in done.rule.secret)
            if hidden and answer:
                assert answer == [[done.answer[0]]], "the answer would tell what the words do not"


def test_a_draw_is_told_to_who_draws_alone() -> None:
    play = laid(["Pass 1 ↻"], draws=["GOTO 10"])
    drawn = next(step for step in play.choose("draw-one") if step.rule.id == "bandwidth-draws")
    assert "GOTO 10" in drawn.words("en", 1)
    assert "GOTO 10" not in drawn.words("en", 2)
    assert "GOTO 10" not in drawn.words("fr", 2)
