"""The two levels on the sample, played without a screen: a right answer, and each listed wrong one with its rule."""

from __future__ import annotations

import pytest

from pnrules.files import scenario
from pnrules.teaching.levels import Level

FIRST_BREAK, WHAT_COPY_DOES = "nightmare/levels/2-runs/01-first-break", "nightmare/levels/3-copies/01-what-copy-does"


def level(name: str, after: int = 0) -> Level:
    level = Level(scenario.load(name))
    for _ in range(after):
        assert level.go_on()
    return level


def wrong(name: str, what: str) -> list[dict[str, object]]:
    return [w for w in scenario.load(name).data["level"]["wrong"] if what in w]


def test_first_break_the_right_moment_stops_the_run() -> None:
    played = level(FIRST_BREAK, after=9)
    verdict = played.act("break-hand")
    assert verdict.right
    assert str(verdict.cite) == "PN 3.0, Stopping a run"
    assert not played.play.state.board.run.running
    assert played.play.points == (9, 9, 8)


@pytest.mark.parametrize("move", wrong(FIRST_BREAK, "answer"), ids=lambda m: f"{m['answer'][0]}-after-{m['after']}")
def test_first_break_each_wrong_move_is_answered_with_its_rule_and_the_play_stays(move: dict[str, object]) -> None:
    played = level(FIRST_BREAK, after=int(str(move["after"])))
    before = played.play.state
    verdict = played.act(*move["answer"])  # type: ignore[misc]
    assert not verdict.right
    assert verdict.cite is not None
    assert [verdict.cite.work, verdict.cite.place] == move["cite"]
    assert verdict.says == move["says"]
    assert played.play.state == before
    too_early = move["answer"] == ["break-hand"]
    assert (verdict.refusal is not None) == too_early, "too early is refused by the kernel itself; the others are legal"
    if verdict.refusal is not None:
        assert verdict.refusal.cite == verdict.cite
        assert set(verdict.refusal.rulings) <= set(verdict.rulings)


def test_first_break_a_break_out_of_turn_is_refused_with_the_same_rule() -> None:
    verdict = level(FIRST_BREAK, after=2).act("break-hand")  # P1 is asked about COPY
    assert not verdict.right
    assert verdict.refusal is not None
    assert verdict.refusal.rulings == ("N-34",)


def test_what_copy_does_the_right_prediction_is_performed() -> None:
    played = level(WHAT_COPY_DOES)
    verdict = played.predict([7, 8, 7])
    assert verdict.right
    assert str(verdict.cite) == "PN 3.0, COPY"
    assert played.play.points == (7, 8, 7)


@pytest.mark.parametrize("move", wrong(WHAT_COPY_DOES, "points"), ids=lambda m: str(m["points"]))
def test_what_copy_does_each_wrong_prediction_is_answered_with_its_rule(move: dict[str, object]) -> None:
    played = level(WHAT_COPY_DOES)
    verdict = played.predict(move["points"])  # type: ignore[arg-type]
    assert not verdict.right
    assert verdict.cite is not None
    assert [verdict.cite.work, verdict.cite.place] == move["cite"]
    assert verdict.says == move["says"]
    assert played.play.points == (9, 9, 8)
