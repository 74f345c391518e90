"""Our search against OpenSpiel's at the same time for each choice: both are given it, what is noted is not played again."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest

import pnrules
from tests.players import timed
from tests.players.timed import Clock, Kind, Pace, Rival, already, ours, run, theirs

BANDWIDTH = Kind("bandwidth", 1)


def test_a_clock_carries_over_what_was_not_taken() -> None:
    """A question is worth 3 seconds, and every look at the time takes one."""
    clock = Clock(3.0, count().__next__)
    with clock.question():
        assert clock.left == 2.0
        assert clock.left == 1.0
    assert clock.spent == 3.0
    with clock.question():
        pass
    assert clock.left == 6.0 - clock.spent


def test_a_pace_asks_for_as_many_simulations_as_there_is_time_for() -> None:
    now = [0.0]
    clock, asked = Clock(10.0, lambda: now[0]), []
    pace = Pace(clock)

    def search(many: int) -> tuple[int, int]:
        asked.append(many)
        made = min(many, 20)
        now[0] += 0.5 * made
        return 0, made

    for _ in range(3):
        with clock.question():
            pace.step(search)
    assert asked == [10, 30, 30], "a tenth of the time each at first; then half a second each, with what was left"
    assert clock.simulations == 10 + 20 + 20


@pytest.mark.long
@pytest.mark.parametrize("rival", timed.RIVALS)
def test_each_search_answers_and_counts(rival: Rival) -> None:
    state = pnrules.load("bandwidth/example").state
    for make in (lambda clock: ours(clock, "1"), lambda clock: theirs(rival, clock, BANDWIDTH, "1")):
        clock = Clock(0.02)
        bot: Any = make(clock)
        assert state.ask is not None
        assert bot(pnrules.view(state, int(state.ask.who))) in state.ask.options
        assert clock.questions == 1
        assert clock.simulations > 0
        assert clock.spent > 0


@pytest.mark.long
def test_what_is_noted_is_not_played_again_and_a_line_cut_off_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = BANDWIDTH, Rival("ismcts", "judgement")
    monkeypatch.setattr(timed, "KEPT", tmp_path)
    monkeypatch.setattr(timed, "KINDS", match[:1])
    monkeypatch.setattr(timed, "RIVALS", match[1:])
    monkeypatch.setattr(timed, "SECONDS", 0.002)
    monkeypatch.setattr(timed.play, "__defaults__", (0.002,))
    first = [found for *_, found in run(2)]
    assert [each.game.number for each in first] == [0, 1]
    assert already(*match) == first
    (file,) = tmp_path.iterdir()
    text = file.read_text(encoding="utf-8")
    file.write_text(text + text[:40], encoding="utf-8")
    assert already(*match) == first
    assert [found.game.number for *_, found in run(3)] == [2]
    assert [each.game.number for each in already(*match)] == [0, 1, 2]
