"""The bots: what each answers, and that only seed, strength and view decide it."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import pnrules
from pnrules import Play, view
from pnrules.games import game
from pnrules.kernel.errors import BadInput, NothingAsked
from pnrules.kernel.facets.players import Players, goes_on
from pnrules.players import NAMES, Thought, Weighed, bot, offered, thinking
from pnrules.runtime_error.judgement import reach
from tests.players.positions import asked, opening


def seen(play: Play) -> Any:
    """The view of whoever is asked."""
    assert play.ask is not None
    return view(play.state, int(play.ask.who))


def test_every_built_in_game_is_played_by_all_of_them() -> None:
    assert all(offered(game(name)) == NAMES for name in ("nightmare", "bandwidth", "runtime_error"))


def test_a_game_that_says_nothing_of_how_it_is_judged_is_played_at_random_alone() -> None:
    class Bare(type(game("bandwidth"))):  # type: ignore[misc]
        facets = ()

    bare = Bare()
    assert offered(bare) == ("random",)
    assert callable(bot("random", game=bare))
    with pytest.raises(BadInput):
        bot("greedy", game=bare)


@pytest.mark.parametrize(("name", "strength"), [("grredy", None), ("search", 0), ("search", True), ("search", "9")])
def test_a_bot_that_there_is_not_is_refused(name: str, strength: Any) -> None:
    with pytest.raises(BadInput):
        bot(name, strength=strength)


def test_a_greedy_player_takes_the_points_that_it_can_have() -> None:
    """ACQUIRE is under the program counter and the bit is P1's: it gains 2 points by executing it, and none by declining."""
    row = [{"card": "ACQUIRE", "bits": [1]}, {"card": "GOTO", "bits": [2]}]
    head = {"format": 1, "game": "nightmare", "edition": "3.0", "version": 1, "title": "Points to be had", "players": [{}, {}]}
    play = pnrules.load({**head, "program": {"row": row, "pc": 0}})
    while play.ask is not None and play.ask.kind != "execute":
        play.choose(*play.options[-1])
    assert play.options == (("execute",), ("decline",))
    assert [bot("greedy", seed)(seen(play)) for seed in range(4)] == [("execute",)] * 4


def test_a_turn_that_can_be_proved_to_last_for_ever_is_claimed() -> None:
    """A lesson's position: ♥ and ♠ hold the same inputs, and two of them are at hand."""
    play = pnrules.load("runtime_error/hearts-and-spades")
    play.rewind()
    assert ("claim",) in play.options
    expected = pnrules.runtime_error.prove(play.state).name == "proved"  # type: ignore[attr-defined]
    for player in ("greedy", "search"):
        assert (bot(player, strength=8)(seen(play)) == ("claim",)) is expected
    assert expected


def test_nobody_thinks_where_nobody_is_asked() -> None:
    start = opening("bandwidth")
    with pytest.raises(NothingAsked):
        next(thinking(view(start, 1)))


def test_a_thought_counts_its_simulations_and_has_the_best_option_first() -> None:
    state = next(asked(opening("bandwidth"), "count"))
    assert state.ask is not None
    thoughts = list(thinking(view(state, int(state.ask.who)), strength=30))
    assert [thought.done for thought in thoughts] == [4, 8, 12, 16, 20, 24, 28, 30]
    last = thoughts[-1]
    assert last.of == 30
    assert last.best == last.options[0].option
    assert sum(weighed.share for weighed in last.options) == pytest.approx(1)
    assert [weighed.share for weighed in last.options] == sorted((each.share for each in last.options), reverse=True)
    for weighed in last.options:
        assert weighed.option in state.ask.options
        assert sum(weighed.expects) == pytest.approx(1)
        assert weighed.points is not None
        assert len(weighed.points) == 2


def test_what_is_settled_early_is_what_would_be_chosen_in_the_end() -> None:
    early = 0
    for name, version in (("nightmare", 2), ("bandwidth", 1), ("runtime_error", 1)):
        for state in list(asked(opening(name, version=version), seed=5, most=60))[:3]:
            assert state.ask is not None
            thoughts = list(thinking(view(state, state.ask.who), seed=5, strength=60))
            first = next(thought for thought in thoughts if thought.settled)
            assert first.best == thoughts[-1].best
            early += first.done < first.of
    assert early > 0
    assert not Thought(40, 100, (Weighed(("pass",), 0.9, (), None),), ("pass",)).settled
    assert Thought(60, 100, (Weighed(("pass",), 0.9, (), None),), ("pass",)).settled


def test_a_game_without_points_has_none_in_its_thoughts() -> None:
    state = next(asked(opening("runtime_error"), "no points"))
    assert state.ask is not None
    *_, thought = thinking(view(state, int(state.ask.who)), strength=8)
    assert [weighed.points for weighed in thought.options] == [None] * len(thought.options)


IN_ANOTHER = """
from tests.players.positions import asked, opening
from pnrules import view
from pnrules.players import bot
for name in ("nightmare", "bandwidth", "runtime_error"):
    for state in list(asked(opening(name), "process", most=60))[::12]:
        print(name, [bot(each, "seed", 6)(view(state, int(state.ask.who))) for each in ("random", "greedy", "search")])
"""


@pytest.mark.long
def test_another_process_chooses_the_same() -> None:
    """Whatever the seed of its hashes."""
    found = [
        subprocess.run(
            [sys.executable, "-c", IN_ANOTHER], env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True, check=True,
        ).stdout
        for seed in ("1", "2")
    ]  # fmt: skip
    assert found[0] == found[1]
    assert found[0].count(b"\n") >= 6


def test_a_glance_of_the_prover_takes_a_tenth_of_a_second_at_most() -> None:
    """It cannot be stopped, and a page stands still meanwhile; by the prover's own measure of what it looks at in a second."""
    from pnrules.runtime_error.judgement import GLANCE
    from pnrules.runtime_error.proof.budget import A_SECOND

    assert 10 * GLANCE <= A_SECOND


def test_of_many_edits_those_come_first_that_bring_the_seat_nearer_than_the_others() -> None:
    """RE: both have statements. What everybody's come to, once an edit is made, says how near it brings."""
    row = [{"lower": "3♠", "upper": "9♠", "function": "A♠"}, {"lower": "4♣", "upper": "10♣", "function": "2♦"}]
    other = [{"lower": "5♥", "upper": "J♥", "function": "K♠"}]
    head = {"format": 1, "game": "runtime_error", "edition": "1", "version": 1, "title": "Edits", "deck": ["8♥", "9♥"]}
    players = [{"hand": ["7♣", "Q♠", "K♥", "A♥", "2♠"], "statements": row}, {"hand": ["K♦"], "statements": other}]
    play = pnrules.load({**head, "players": players, "answers": [[1, "no-script"], [1, "input", "7♣"]]})
    judged = Players.of(play.setup.game).judgement()
    assert play.ask is not None
    assert judged is not None

    def nearer(option: tuple[Any, ...]) -> float:
        mine, others = (reach(lying).near for lying in goes_on(play.state, option).board.statements)
        return float(mine - others)

    brought = sorted({nearer(option) for option in play.options}, reverse=True)
    assert len(brought) > 2
    assert nearer(play.options[0]) < brought[0]
    considered = judged.considered(play.state)
    assert [nearer(option) for option in considered] == sorted(map(nearer, play.options), reverse=True)[: len(considered)]


def test_greedy_lays_what_brings_it_near_and_does_not_give_its_cards_away() -> None:
    """P1 has a statement of ♠ from 4 to 10. With one of ♥ from 5 to Q beside it, six inputs loop and bring a card back; without
    it, four cards are what a turn takes, so that none of three is played."""
    head = {"format": 1, "game": "runtime_error", "edition": "1", "version": 1, "title": "Near"}
    laid = [{"lower": "4♦", "upper": "10♦", "function": "2♠"}]
    near = pnrules.load({**head, "players": [{"hand": ["5♣", "Q♣", "2♥"], "statements": laid}, {"hand": ["K♦"]}]})
    assert [bot("greedy", seed)(seen(near)) for seed in range(3)] == [("script", "5♣", "Q♣", "2♥")] * 3
    kept = pnrules.load({**head, "players": [{"hand": ["A♣", "K♥", "2♦"], "statements": laid}, {"hand": ["K♦"]}]})
    kept.choose("no-script")
    assert [bot("greedy", seed)(seen(kept)) for seed in range(3)] == [("no-test",)] * 3
