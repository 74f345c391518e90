"""Loops are found on the whole position, exactly, and a number of laps is never called a proof."""

from __future__ import annotations

import random

import pytest

from pnrules.kernel.loops import lasso
from pnrules.kernel.play import Play
from tests.kernel.plays import SEEDS, data_of, played


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
