"""What is written down of a game agrees with the game, and with the worked example's own account."""

from __future__ import annotations

from collections import Counter

import pytest

import pnrules
from pnrules import games
from pnrules.kernel.state import Ask
from pnrules.kernel.steps import Step
from pnrules.lab import Experiment
from pnrules.lab.recording import Recorder
from pnrules.nightmare.flow import running
from pnrules.players import random_games
from pnrules.players.matches import played
from pnrules.players.tournament import contestant

TABLES = [("nightmare", 1, 4), ("nightmare", 2, 3), ("bandwidth", 1, 3), ("runtime_error", 1, 2)]


def experiment(game: str, version: int, players: int) -> Experiment:
    return Experiment(game, ("random",) * players, "lab", version=version, choices=True)


def test_the_worked_example_s_points_are_put_down_to_its_cards() -> None:
    """PN 3.0, the sample: P3 executes PROGRAM ERROR and loses a point; then P3 executes BUG, and everyone does. 9, 9, 8."""
    play = pnrules.load("nightmare/sample")
    recorder = Recorder(play.start, choices=True)
    for step in play.steps(play.head):
        recorder.watch(step)
    records = recorder.records(0, ("Ada", "Ben", "Cléo"), "", "")
    told = [(row.seat, row.change, row.points, row.card, row.through, row.actor) for row in records.scores]
    assert told == [
        (3, -1, 9, "PROGRAM ERROR", "", 3),
        (1, -1, 9, "BUG", "", 3),
        (2, -1, 9, "BUG", "", 3),
        (3, -1, 8, "BUG", "", 3),
    ]
    of_p3 = {row.card: row for row in records.cards if row.seat == 3}
    assert (of_p3["PROGRAM ERROR"].performed, of_p3["PROGRAM ERROR"].gained, of_p3["PROGRAM ERROR"].cost) == (1, -1, 0)
    assert (of_p3["BUG"].performed, of_p3["BUG"].gained, of_p3["BUG"].cost) == (1, -1, 2)
    assert not records.games[0].ended
    assert [row.points for row in records.seats] == [9, 9, 8]


@pytest.mark.parametrize(("game", "version", "players"), TABLES)
def test_records_agree_with_the_game_that_they_are_of(game: str, version: int, players: int) -> None:
    asked = experiment(game, version, players)
    begun = games.game(game).points(asked.start)
    for number in range(3):
        found, played = asked.play(number), random_games.play(asked.start, number, asked.seed)
        (row,) = found.games
        assert (row.game, row.result, row.steps, row.choices) == (number, played.result, played.steps, played.choices)
        assert row.winners == ";".join(map(str, played.winners))
        assert [seat.seat for seat in found.seats if seat.won] == sorted(played.winners)
        assert sum(seat.share for seat in found.seats) == pytest.approx(1)
        assert sum(seat.choices for seat in found.seats) == row.choices == len(found.choices)
        changed = Counter[int]()
        for score in found.scores:
            changed[score.seat] += score.change
        for seat, had in enumerate(begun, 1):
            assert found.seats[seat - 1].points == had + changed[seat]
        by_hand = sum(score.change for score in found.scores if score.actor and score.card)
        assert by_hand == sum(card.gained - card.cost for card in found.cards)


@pytest.mark.parametrize(("game", "version", "players"), TABLES)
def test_the_points_of_the_last_round_are_those_at_the_end(game: str, version: int, players: int) -> None:
    for number in range(3):
        found = experiment(game, version, players).play(number)
        last = found.rounds[-players:]
        assert [(row.seat, row.points) for row in last] == [(seat.seat, seat.points) for seat in found.seats]
        assert {row.step for row in last} == {found.games[0].steps}
        assert [row.round for row in found.rounds] == [1 + place // players for place in range(len(found.rounds))]
        assert [row.step for row in found.rounds] == sorted(row.step for row in found.rounds)


ROUNDS = {
    "bandwidth": (3, "bandwidth-terminal-moves", None),
    "runtime_error": (3, "runtime_error-turn-passes", 1),
}


@pytest.mark.parametrize("game", ROUNDS)
def test_a_round_ends_where_the_rulebook_begins_the_next(game: str) -> None:
    """BfB: Terminal 1 goes to the left, and that player begins. RE: the turn comes back to the first player."""
    players, rule, seat = ROUNDS[game]
    asked = experiment(game, 1, players)
    ends: list[int] = []
    steps = 0

    def watch(step: Step) -> None:
        nonlocal steps
        steps += 1
        if step.rule.id == rule and (seat is None or step.args == (seat,)):
            ends.append(steps)

    random_games.play(asked.start, 0, asked.seed, watch)
    found = asked.play(0)
    assert len(ends) > 1
    assert [row.step for row in found.rounds if row.seat == 1] == [*ends, steps]


def test_in_a_game_that_does_not_say_a_round_ends_when_an_earlier_seat_is_asked_again() -> None:
    """Kalah: A sows twice, B once, and a round is over."""
    start = pnrules.load("nightmare/sample").start
    recorder = Recorder(start, choices=False)
    recorder.ends_round = lambda step: None
    ask = Ask("", "execute", ("BUG",), (("execute",), ("decline",)))
    for who in (1, 1, 2, 1, 2):
        state = start._replace(ask=ask._replace(who=who))
        recorder.watch(Step(state, ("decline",), running.MOVES_ON, ("BUG",), start))
    records = recorder.records(0, ("Ada", "Ben", "Cléo"), "", "")
    assert [(row.round, row.step, row.choice) for row in records.rounds if row.seat == 2] == [(1, 3, 3), (2, 5, 5)]


@pytest.mark.parametrize(
    ("game", "version", "hand"), [("nightmare", 2, 4), ("bandwidth", 1, 4), ("runtime_error", 1, 5), ("nightmare", 1, 0)]
)
def test_what_was_dealt_is_a_hand_for_everybody(game: str, version: int, hand: int) -> None:
    """PN 3.0, version 2: four cards each; BfB: four; RE: five. In version 1 of Nightmare nobody has a hand."""
    for number in range(3):
        found = experiment(game, version, 3).play(number)
        assert [sum(row.dealt for row in found.cards if row.seat == seat) for seat in (1, 2, 3)] == [hand] * 3


def test_a_loop_that_is_proved_is_put_down_with_its_size() -> None:
    found = experiment("runtime_error", 1, 4).play(0)
    (row,) = [each for each in found.loops if each.finds == "proved"]
    assert (row.rule, row.step, row.choice) == ("runtime_error-proved", found.games[0].steps, found.games[0].choices)
    assert row.size is not None
    assert row.size > 0
    assert row.round == max(each.round for each in found.rounds)


def test_a_card_that_another_has_done_is_told_with_the_one_that_had_it_done() -> None:
    found = [score for number in range(30) for score in experiment("nightmare", 1, 4).play(number).scores]
    through = {score.through for score in found}
    assert "" in through
    assert through - {""} <= {"COPY", "FUTURE", "SUBROUTINE", "FLOATER", "FACE DOWN"}
    assert "COPY" in through
    assert all(score.card != score.through for score in found)


def test_bots_play_the_games_of_their_match_and_sit_elsewhere_in_the_next() -> None:
    asked = Experiment("nightmare", ("greedy", "random"), "lab", version=1)
    for number in (0, 1):
        bots = [contestant(name, f"lab/{place}", asked.start.setup.game) for place, name in enumerate(asked.players)]
        match = played(bots, asked.start, number, "lab")
        found = asked.play(number)
        assert (found.games[0].choices, found.games[0].ended) == (match.choices, match.ended)
        assert [found.seats[seat - 1].player for seat in match.seats] == ["greedy", "random"]
        assert [found.seats[seat - 1].share for seat in match.seats] == list(match.shares)
        assert [found.seats[seat - 1].points for seat in match.seats] == list(match.points)


def test_choices_are_only_written_down_on_request() -> None:
    assert Experiment("bandwidth", ("random",) * 2).play(0).choices == ()
