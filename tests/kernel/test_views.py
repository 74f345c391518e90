"""What a seat may see, at every step of random plays: its own hand, no other, and no card to come."""

from __future__ import annotations

import random
from typing import Any

import pytest

import pnrules
from pnrules import Play
from pnrules.kernel.codec import state_to_json
from pnrules.kernel.state import CHANCE
from tests.kernel.plays import SEEDS, played
from tests.kernel.secrets import dealt_otherwise, hidden_from, never_shown, texts
from tests.resting import sentences

WITH_HANDS = tuple(seed for seed in SEEDS if played(seed).setup.version == 2)


def seats(play: Play) -> range:
    return range(1, len(play.setup.players) + 1)


def states(play: Play) -> list[Any]:
    return [play.start, *(s.after for s in play.trace)]


@pytest.mark.parametrize("seed", SEEDS)
def test_no_view_holds_another_hand_or_a_card_to_come(seed: int) -> None:
    play = played(seed)
    assert all(hidden_from(play.start, seat) for seat in seats(play))
    for state in states(play):
        for seat in seats(play):
            seen = pnrules.view(state, seat)
            hidden = hidden_from(state, seat)
            assert not hidden & set(texts(state_to_json(seen)))
            assert seen.memory is None


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_keeps_one_s_own_hand_and_all_that_lies_open(seed: int) -> None:
    play = played(seed)
    for state in states(play):
        for seat in seats(play):
            seen = pnrules.view(state, seat)
            table, shown = state.board.table, seen.board.table
            assert shown.hands[seat - 1] == table.hands[seat - 1]
            assert [shown.hands[s - 1] for s in seats(play) if s != seat] == [
                len(table.hands[s - 1]) for s in seats(play) if s != seat
            ]
            assert shown.deck == len(table.deck)
            for secret, hidden in zip(table.secrets, shown.secrets, strict=True):
                assert hidden == (secret if secret.seat == seat else secret._replace(card=None))
            assert shown._replace(hands=table.hands, deck=table.deck, secrets=table.secrets) == table
            assert seen.board._replace(table=table) == state.board
            assert seen.frames == state.frames
            assert seen.setup is state.setup


@pytest.mark.parametrize("seed", SEEDS)
def test_options_are_shown_to_whom_is_asked_alone(seed: int) -> None:
    play = played(seed)
    asked = 0
    for state in states(play):
        for seat in seats(play):
            seen = pnrules.view(state, seat)
            if state.ask is None:
                assert seen.ask is None
            elif state.ask.who == seat:
                asked += 1
                assert seen.ask == state.ask
            else:
                assert seen.ask == state.ask._replace(options=())
    assert asked


@pytest.mark.parametrize("seed", WITH_HANDS)
def test_two_states_that_differ_in_hidden_cards_alone_look_the_same(seed: int) -> None:
    """What a seat is shown is a function of what it may know."""
    play = played(seed)
    rng = random.Random(f"otherwise {seed}")
    changed = 0
    for state in states(play)[::7]:
        if state.ask and state.ask.who == CHANCE:
            continue
        for seat in seats(play):
            anew = dealt_otherwise(state, seat, rng)
            assert pnrules.view(anew, seat) == pnrules.view(state, seat)
            changed += anew != state
    assert changed


@pytest.mark.parametrize("seed", WITH_HANDS)
def test_what_may_be_chosen_and_what_is_refused_is_the_same_whatever_the_hidden_cards_are(seed: int) -> None:
    """Options and refusals tell, by what they are or in which order, nothing of other hands and the deck."""
    rng = random.Random(f"sent otherwise {seed}")
    for state in [state for state in states(played(seed)) if state.ask and state.ask.who != CHANCE][::3]:
        seat = state.ask.who
        anew = dealt_otherwise(state, seat, rng)
        refused = [forbidden for forbidden in state.setup.game.refusals(state) if forbidden.who == seat]
        assert [forbidden for forbidden in state.setup.game.refusals(anew) if forbidden.who == seat] == refused
        assert pnrules.view(anew, seat).ask == state.ask


@pytest.mark.parametrize("seed", SEEDS)
def test_the_board_of_a_seat_is_sent_no_secret_at_any_ask(seed: int) -> None:
    """The ask with its options, previews and refusals, as the board of each seat gets it."""
    source = played(seed)
    play = Play(source.start, chance=source.chance, title=source.title)
    for done in source.trace:
        if done.answer is None or play.state != done.before:
            continue
        for seat in seats(play):
            sent = play.ask_payload(seat)
            assert sent is not None
            named = {**sent, "refused": []}  # what is refused names every card that is nowhere to be seen: see the test above
            assert not hidden_from(play.state, seat) & set(texts(named))
            assert sent["who"] == seat or not sent["options"]
            assert {refused["who"] for refused in sent["refused"]} <= {seat}
        play.choose(done.answer)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_whole_tree_sent_to_a_seat_holds_no_secret_of_where_play_stands(seed: int) -> None:
    play = played(seed)
    for seat in seats(play):
        found = set(texts(play.payload(seat)))
        assert not never_shown(play, seat) & found
        assert set(play.state.board.table.hands[seat - 1]) <= found, "its own cards are there"


def test_a_face_down_card_is_a_secret_of_who_laid_it_until_it_is_turned_up() -> None:
    """SECRET: PN 3.0 and PN 3.1 have the card played face down; its owner may look at it."""
    down = [s for seed in WITH_HANDS for s in played(seed).trace if s.after.board.table.secrets]
    assert len({s.before.setup for s in down}) > 3
    for state in (s.after for s in down):
        for secret in state.board.table.secrets:
            for seat in range(1, len(state.setup.players) + 1):
                shown = next(s for s in pnrules.view(state, seat).board.table.secrets if s.alias == secret.alias)
                assert shown.card == (secret.card if seat == secret.seat else None)


def test_a_draw_is_told_to_who_draws_and_to_the_others_without_the_card() -> None:
    draws = [s for seed in SEEDS for s in played(seed).trace if s.rule.id == "nightmare-draws"]
    assert draws
    for done in draws:
        seat, card = done.args
        other = seat % len(done.before.setup.players) + 1
        assert done.seen_by(seat) == (seat, card)
        assert done.seen_by(other) == (seat, None)
        assert done.seen_by(None) == (seat, card)
        for lang in ("en", "fr"):
            assert card.partition("#")[0] in done.words(lang, seat)
            assert card.partition("#")[0] not in done.words(lang, other)


TO_ONE_SEAT = {
    "nightmare": {"dealt-to": "card", "draws": "card", "hides-head": "card", "hides-tail": "card", "sees-insert": "card"},
    "bandwidth": {"is-dealt": "card", "draws": "card", "takes": "card"},
    "runtime_error": {"dealt": "card", "draws": "card", "edits": "new"},
}
"""By game, what happens before one seat alone, and what the others are not told: what comes into a hand unseen, or face down."""


@pytest.mark.parametrize("game", TO_ONE_SEAT)
def test_what_comes_into_a_hand_or_lies_face_down_is_told_to_its_owner_alone(game: str) -> None:
    hidden = {
        name: " ".join(rule.params[place][0] for place in rule.secret) for name, rule in sentences(game).items() if rule.secret
    }
    assert hidden == TO_ONE_SEAT[game]
