"""Whole random games of both versions and editions: what must hold at every step, whoever plays and however.

A few games of each kind; `make games` plays thousands (`tests/many.py`).
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnrules import Play
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.machine import step
from pnrules.kernel.state import CHANCE, State
from pnrules.kernel.steps import Step
from pnrules.nightmare.procedures import ARRIVING
from pnrules.nightmare.rulebook.register import REGISTER
from pnrules.players import random_games
from sparing import one_in
from tests import many
from tests.nightmare.invariants import WINS, Laps, check, check_step, game_checker

MOST_LOOKED_AT = 1_000
OPEN = {id: ruling for id, ruling in REGISTER.items() if ruling.others}


def opened(version: int, edition: str, players: int, rulings: dict[str, str]) -> State:
    chosen = {id: answer for id, answer in rulings.items() if edition in REGISTER[id].editions}
    return random_games.opening("nightmare", edition, version, players, chosen)


GAMES = {
    "version": st.sampled_from([1, 2]),
    "edition": st.sampled_from(["3.0", "3.1"]),
    "players": st.integers(2, 6),
    "rulings": st.dictionaries(st.sampled_from(sorted(OPEN)), st.none(), max_size=3).flatmap(
        lambda ids: st.fixed_dictionaries({id: st.sampled_from(OPEN[id].others) for id in ids})
    ),
    "number": st.integers(0, 2**32),
}


@pytest.mark.long
@settings(max_examples=80, deadline=None)
@given(**GAMES)
def test_whole_random_games_hold_together_and_end(
    version: int, edition: str, players: int, rulings: dict[str, str], number: int
) -> None:
    start = opened(version, edition, players, rulings)
    check(start)
    last: list[State] = [start]
    look = game_checker()

    def watch(done: Step) -> None:
        look(done)
        last[0] = done.after

    game = random_games.play(start, number, "whole", watch)
    check(last[0])
    assert last[0].over
    assert game.result.startswith("nightmare-result-")


@pytest.mark.long
@settings(max_examples=5, deadline=None)
@given(**GAMES)
def test_every_step_can_be_undone_and_every_state_is_exact_in_json(
    version: int, edition: str, players: int, rulings: dict[str, str], number: int
) -> None:
    """Every choice of a game is undone and made again; every few steps a state goes through JSON and has the same future."""
    play = Play(opened(version, edition, players, rulings))
    rng = random.Random(number)
    while not play.over and len(play) < MOST_LOOKED_AT:
        before, head = play.state, play.head
        assert before.ask is not None
        play.choose(rng.choice(before.ask.options))
        after = play.state
        if before.ask.who != CHANCE:  # undo goes back past draws, to a seat's choice
            assert play.undo() == head
            assert play.state == before
            play.redo()
            assert play.state == after
    for done in play.trace[:: 1 + len(play) // 40]:
        again = state_from_json(done.before.setup.game, json.loads(json.dumps(state_to_json(done.before))))
        assert again == done.before
        assert step(again, done.answer).after == done.after


@pytest.mark.long
@settings(max_examples=25, deadline=None)
@given(**GAMES)
def test_a_game_played_again_from_three_of_its_points_is_the_same(
    version: int, edition: str, players: int, rulings: dict[str, str], number: int
) -> None:
    line = steps_of(opened(version, edition, players, rulings), number)
    for place in random.Random(number).choices(range(len(line)), k=3):
        many.replayed(line[place:])


@pytest.mark.parametrize("number", one_in(5, range(5)))
@pytest.mark.parametrize("kind", many.KINDS, ids=str)
def test_some_of_the_many_games_of_each_kind(kind: many.Kind, number: int) -> None:
    """The first of those that `make games` plays, other answers to rulings and replays among them."""
    assert many.play(kind, number, "1").result.startswith("nightmare-result-")


@pytest.mark.long
@pytest.mark.parametrize("version", [1, 2])
def test_who_has_twenty_points_when_a_performance_ends_has_won_and_nobody_wins_by_points_with_less(version: int) -> None:
    """PN 3.0 and PN 3.1, the object of the game."""
    ended: dict[str, int] = {}
    for number in range(60 if version == 1 else 180):
        line: list[Step] = []
        game = random_games.play(opened(version, "3.0", 4, {}), number, "points", line.append)
        points = line[-1].after.board.points
        ended[game.result] = ended.get(game.result, 0) + 1
        if game.result == "nightmare-result-points":
            assert all(points[seat - 1] >= WINS for seat in game.winners)
            assert max(points) == max(points[seat - 1] for seat in game.winners)
        elif game.result != "nightmare-result-draw":
            assert max(points) < WINS
    assert ended["nightmare-result-points"] > 1
    assert ended["nightmare-result-last"] > 1


def test_the_checks_find_what_they_are_for() -> None:
    """Each invariant, broken, is found out."""
    done = next(done for done in steps_of(opened(2, "3.0", 6, {}), 1) if worth_breaking(done.after))
    state = done.after
    board, table, row = state.board, state.board.table, state.board.row
    loser, bitten = board.out[0], next(n for n, i in enumerate(row) if i.bits)
    first, rest = table.deck[0], table.deck[1:]
    held = tuple((first,) if seat == loser else hand for seat, hand in enumerate(table.hands, 1))
    bare = row[bitten]._replace(bits=(), due=())
    broken = {
        "a card is lost": board._replace(table=table._replace(deck=rest)),
        "a card is there twice": board._replace(table=table._replace(discards=(*table.discards, first))),
        "a bit is lost": board._replace(row=(*row[:bitten], bare, *row[bitten + 1 :])),
        "who is out has a hand": board._replace(table=table._replace(deck=rest, hands=held)),
        "points below 0": board._replace(points=(-1, *board.points[1:])),
        "twenty points, and it goes on": board._replace(points=(20, *board.points[1:])),
        "the program counter beside the program": board._replace(pc=len(row)),
    }
    check(state)
    check_step(done)
    for what, wrong in broken.items():
        after = state._replace(board=wrong)
        assert found_out(lambda after=after: check(after)), what  # type: ignore[misc]
        assert found_out(lambda after=after: check_step(done._replace(after=after))), what  # type: ignore[misc]


def test_the_check_of_laps_finds_what_a_lap_does_not_bring() -> None:
    """A lap that ends and is said to bring nothing, and one said to bring something where none ends, are found out."""
    for told in ("nightmare-lone-lap", "nightmare-idle-lap"):
        number = next(number for number in range(200) if told in {done.rule.id for done in laps_of(number)})
        line = laps_of(number)
        brings = next(at for at, done in enumerate(line) if done.rule.id == told)
        arrives = next(at for at, done in enumerate(line) if done.before.frames and done.before.frames[-1] == ARRIVING)
        wrong = {brings: line[arrives].rule, arrives: line[brings].rule}
        for place, rule in wrong.items():
            broken = [*line[:place], line[place]._replace(rule=rule), *line[place + 1 :]]
            assert found_out(lambda broken=broken: looked_through(broken)), told  # type: ignore[misc]
        looked_through(line)


def laps_of(number: int) -> list[Step]:
    return steps_of(opened(2, "3.0", 2, {}), number)


def looked_through(line: list[Step]) -> None:
    laps = Laps()
    for done in line:
        laps.check(done)


def steps_of(start: State, number: int) -> list[Step]:
    line: list[Step] = []
    random_games.play(start, number, "broken", line.append)
    return line


def worth_breaking(state: State) -> bool:
    """A game that goes on, nothing under way, with somebody out, a bit on the program and a card in the deck."""
    board = state.board
    quiet = bool(state.frames) and not any(frame.source for frame in state.frames)
    return quiet and bool(board.out) and bool(board.table.deck) and any(i.bits for i in board.row)


def found_out(look: Callable[[], None]) -> bool:
    try:
        look()
    except AssertionError:
        return True
    return False
