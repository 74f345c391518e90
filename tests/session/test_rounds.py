"""The front end's tests of pace are about rounds that are really played."""

from __future__ import annotations

import json

from tests.boards import dumped, kept
from tests.session.rounds import PATH, ROUNDS, played, sent


def test_the_rounds_of_the_front_end_are_what_seat_1_is_sent() -> None:
    """If they are not: `python -m tests.session.rounds`."""
    assert kept(PATH) == json.loads(dumped(sent()))


def test_every_game_has_a_round_against_three_opponents_and_against_one() -> None:
    seats = {(rounds.game, rounds.seats) for rounds in ROUNDS.values()}
    assert seats == {(game, count) for game in ("nightmare", "bandwidth", "runtime_error") for count in (2, 4)}


def test_a_page_is_told_which_rules_only_follow_from_the_move_before() -> None:
    told = {name: traits["base"]["rules"] for name, traits in sent().items()}
    asides = {rule["id"] for rules in told.values() for rule in rules if rule.get("aside")}
    assert {f"{game}-turn-passes" for game in ("nightmare", "bandwidth", "runtime_error")} <= asides
    assert {f"{game}-draws" for game in ("nightmare", "bandwidth", "runtime_error")} <= asides
    assert not asides & {"nightmare-plays-tail", "bandwidth-to-the-program", "bandwidth-arrives", "runtime_error-scripts"}


def test_a_rule_stays_an_aside_at_another_place_and_where_more_rulings_matter() -> None:
    play = played(ROUNDS["bandwidth"])
    rule = next(step.rule for _, step in play.walk(play.line()[1:]) if step.rule.aside)
    assert rule.resting_on("B-01").aside
    assert rule.standing_at("ending").aside
