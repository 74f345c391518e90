"""Loops are found on the whole position, exactly, and a number of laps is never called a proof."""

from __future__ import annotations

import random

import pytest

from pnrules import Play
from pnrules.kernel.loops import Loop, in_the_open, lasso
from pnrules.kernel.steps import Rule
from tests.kernel.plays import SEEDS, data_of, loop_within_a_loop, pick, played, started, to_and_fro, tree


def round_and_round(name: str = "BUG", least: int = 1) -> Play:
    """The sample without its break: P2's GOTO leads back to BUG for as long as everybody declines everything else."""
    import pnrules

    data = {k: v for k, v in data_of().items() if k not in ("expect", "because")}
    play = pnrules.load(data)
    play.undo()
    play.choose("pass")
    for _ in range(400):
        if play.over or play.ask is None or play.lasso():
            break
        options = play.options
        play.choose("pass" if ("pass",) in options else "decline" if ("decline",) in options else options[0])
    return play


def test_the_sample_has_no_loop_up_to_its_break() -> None:
    import pnrules

    assert pnrules.load("nightmare/sample").lasso() is None


def test_an_empty_line_has_no_loop() -> None:
    assert lasso([]) is None


@pytest.mark.long
def test_a_position_that_comes_back_is_shown_as_stem_and_cycle() -> None:
    play = round_and_round()
    found = play.lasso()
    assert found is not None
    steps = play.steps(play.head)
    assert [*found.stem, *found.cycle] == steps[: len(found.stem) + len(found.cycle)]
    assert found.cycle
    assert found.cycle[0].before.position == found.cycle[-1].after.position
    within = [s.before.position for s in (*found.stem, *found.cycle)]
    assert len(set(within)) == len(within), "nothing came back earlier"


@pytest.mark.long
def test_the_cycle_can_be_gone_through_again_and_comes_out_the_same() -> None:
    from pnrules.kernel.machine import step

    found = round_and_round().lasso()
    assert found is not None
    state = found.cycle[-1].after
    for done in found.cycle:
        again = step(state, done.answer)
        assert again.rule.id == done.rule.id or again.rule.id in (
            "nightmare-returned",
            "nightmare-idle-lap",
            "nightmare-many-laps",
        )
        if again.rule.id != done.rule.id:
            return
        assert again.after.position == done.after.position
        state = again.after


@pytest.mark.long
def test_memory_counts_repetitions_and_does_not_keep_positions_from_being_equal() -> None:
    found = round_and_round().lasso()
    assert found is not None
    assert found.cycle[0].before.memory != found.cycle[-1].after.memory


@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_repetition_is_found_and_only_a_real_one(seed: int) -> None:
    """Compared with looking for it the slow way."""
    steps = list(played(seed).trace)
    positions = [steps[0].before.position, *(s.after.position for s in steps)]
    first = next(
        ((positions.index(p), n) for n, p in enumerate(positions) if positions.index(p) < n),
        None,
    )
    found = lasso(steps)
    assert (None if found is None else (len(found.stem), len(found.stem) + len(found.cycle))) == first


def test_a_stop_after_many_laps_says_that_it_is_no_proof() -> None:
    """P1 raises ACQUIRE's number lap after lap: nobody's points change, no position comes back, so nothing is proved."""
    import pnrules
    from pnrules import words

    data = {
        "format": 1,
        "game": "nightmare",
        "edition": "3.0",
        "version": 2,
        "title": "for ever more",
        "players": [{"hand": ["RUN"]}, {"hand": ["BUG"]}],
        "program": {"row": [{"card": "INCREMENT", "bits": [1]}, {"card": "ACQUIRE", "bits": [2]}]},
        "deck": [],
        "answers": [[1, "run"]],
    }
    play = pnrules.load(data)
    for _ in range(200):
        assert play.ask is not None
        if play.ask.kind == "agree":
            break
        wanted = {
            "execute": ("execute",) if play.ask.who == 1 else ("decline",),
            "number": ("number", "ACQUIRE", 0),
            "break": ("pass",),
        }
        play.choose(wanted[play.ask.kind])
    stopped = play.trace[-2]
    assert stopped.rule.id == "nightmare-many-laps"
    assert play.lasso() is None
    assert "not proved" in words.sentence("en", stopped.rule.id, stopped.rule.params, stopped.args)


def test_a_line_that_came_back_after_random_detours_has_its_loop_at_the_end() -> None:
    """Whatever came before, as soon as the head is at a position that was there before, there is a loop; before that, none."""
    rng = random.Random(4)
    found = 0
    for seed in SEEDS:
        steps = list(played(seed).trace)
        if (loop := lasso(steps)) is None:
            continue
        found += 1
        end = len(loop.stem) + len(loop.cycle)
        assert lasso(steps[: end - 1]) is None
        assert lasso(steps[: rng.randint(end, len(steps))]) == loop
    assert found > 2


# --- all loops of a tree ------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS[::2])
def test_every_loop_of_a_tree_is_a_position_that_came_back_on_its_own_line(seed: int) -> None:
    play = tree(seed)
    for node, returns in play.loops_payload():
        assert returns
        for back in returns:
            assert node in play.line(back)[:-1]
            assert play.state_at(back).position == play.state_at(node).position


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS[::2])
def test_the_first_loop_on_every_line_is_the_one_that_lasso_finds(seed: int) -> None:
    play = tree(seed)
    loops = play.loops_payload()
    for leaf in play.leaves():
        line = set(play.line(leaf))
        closed = [(back, node) for node, returns in loops for back in returns if back in line]
        found = lasso(play.steps(leaf))
        if found is None:
            assert closed == []
            continue
        back, node = min(closed)
        depth = {at: number for number, at in enumerate(play.line(leaf))}
        assert (depth[node], depth[back]) == (len(found.stem), len(found.stem) + len(found.cycle))


@pytest.mark.parametrize("seed", [6, 8, 14, 21])
def test_loops_are_the_same_however_often_one_looks_while_the_tree_grows(seed: int) -> None:
    rng = random.Random(seed)
    often, once = started(seed), started(seed)
    while len(often) <= 200 and not often.over:
        answer = pick(rng, often.state)
        for play in (often, once):
            play.choose(answer, at=play.head)
        often.loops_payload()
    assert often.loops_payload() == once.loops_payload()


def test_a_loop_gone_round_twice_is_one_loop_that_came_back_twice() -> None:
    """P1 turns the program round at every stop on REVERSE PROGRAM, so that it is the same again after two of them. The third
    time is the last of which anything is asked (N-22)."""
    play = to_and_fro()
    ((node, (once, twice)),) = play.loops_payload()
    assert once - node == twice - once
    turned = [n for n in play.line()[1:] if play.step_to(n).rule.id == "nightmare-reverses"]
    assert [len([n for n in turned if a < n <= b]) for a, b in ((node, once), (once, twice))] == [2, 2]
    said = next(n for n in play.line()[1:] if play.step_to(n).rule.id == "nightmare-returned")
    assert said > twice


def test_a_seat_is_told_of_a_loop_in_which_it_saw_everything_that_changed() -> None:
    play = to_and_fro()
    for seat in (1, 2):
        assert play.loops_payload(seat) == play.loops_payload()


def test_a_seat_is_not_told_of_a_loop_in_which_something_changed_that_it_may_not_see() -> None:
    """P1 draws a card from the deck, whose order of cards nobody sees. The step before lies open to everybody."""
    import pnrules

    play = pnrules.load("nightmare/sample")
    drawn = next(n for n in play.line()[1:] if play.step_to(n).rule.secret)
    for seat in (1, 2, 3):
        assert not in_the_open(play, Loop(drawn - 1, [drawn]), seat)
        assert in_the_open(play, Loop(drawn - 2, [drawn - 1]), seat)


def test_what_says_that_a_run_was_stopped_is_never_marked_as_a_proof() -> None:
    from pnrules.nightmare.flow import laps
    from pnrules.runtime_error import rules

    found = {rule.id: rule.finds for rule in (*vars(laps).values(), *vars(rules).values()) if isinstance(rule, Rule)}
    assert {id for id, finds in found.items() if finds == "proved"} == {
        "nightmare-returned",
        "runtime_error-proved",
        "runtime_error-demonstrated",
    }
    assert {id for id, finds in found.items() if finds == "stopped"} == {
        "nightmare-many-laps",
        "nightmare-many-stops",
        "runtime_error-undecided",
        "runtime_error-undecided-sooner",
    }


def test_a_loop_within_a_longer_one_is_told_beside_it() -> None:
    # ZAP comes back by the GOTO; later WORM, where play began, the whole way round. Neither is the other from another card on.
    play = loop_within_a_loop()
    board = [play.state_at(node).board for node in range(len(play))]
    loops = sorted((Loop(*told) for told in play.loops_payload()), key=lambda loop: loop.returns[0])
    assert [board[loop.node].row[board[loop.node].pc].card for loop in loops] == ["ZAP", "WORM"]
    assert loops[1].node < loops[0].node < loops[0].returns[0] < loops[1].returns[0]
