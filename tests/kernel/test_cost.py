"""Whatever looks at a stretch of a play costs by the stretch, however long the play is before it.

Counted, not timed: how many steps are made again. A state is kept wherever a seat is asked, and else every SPAN steps, so that
a stretch of n steps which begins at a question costs n, and any other at most SPAN more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import pnrules
from benchmarks.games import Endless
from pnrules import Play
from pnrules.kernel import exploring, machine, tree
from pnrules.kernel.errors import NoSuchNode
from pnrules.kernel.machine import SPAN
from pnwidgets import Board
from pnwidgets.cells.telling import tell_last

CHOICES = 1_500


@pytest.fixture(scope="module")
def endless() -> Play:
    """A long play; tests add branches to it and read it, and nothing that they count depends on how many there are."""
    game = Endless(1)
    game.go_on(CHOICES)
    assert len(game.play.line()) > 50 * SPAN, "else there is no telling a stretch from the line"
    return game.play


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many steps have been made, in its one entry."""
    counted = [0]

    def step(state: Any, answer: Any = None) -> Any:
        counted[0] += 1
        return machine.step(state, answer)

    monkeypatch.setattr(tree, "_step", step)
    monkeypatch.setattr(exploring, "_step", step)
    return counted


def asked_late(play: Play) -> int:
    """A node in the last tenth of the line at which a seat is asked whether to execute."""
    line = play.line()
    return next(n for n in line[len(line) * 9 // 10 :] if (ask := play.state_at(n).ask) and ask.kind == "execute")


def test_the_steps_of_a_late_choice_cost_no_more_than_they_are(endless: Play, made: list[int]) -> None:
    play = endless
    for _ in range(20):
        made[0] = 0
        steps = play.choose(play.options[0])
        assert made[0] == 0, "nothing is made again before somebody looks"
        assert len(steps) == made[0] > 0
        assert steps[-1].after == play.state


def test_a_stretch_from_the_middle_costs_at_most_a_span_more(endless: Play, made: list[int]) -> None:
    line = endless.line()
    whole = endless.steps(line[-1])
    for after, to in ((len(line) - 70, len(line) - 1), (len(line) // 2, len(line) // 2 + 9), (0, 5)):
        made[0] = 0
        assert endless.steps(line[to], after=line[after]) == whole[after:to]
        assert made[0] <= to - after + SPAN


def test_a_stretch_that_is_none_is_refused(endless: Play) -> None:
    node = asked_late(endless)
    endless.choose("execute", at=node)
    one = endless.head
    endless.choose("decline", at=node)
    for after, to in ((one, endless.head), (endless.head, node), (-1, node), (10**9, node)):
        with pytest.raises(NoSuchNode):
            endless.steps(to, after=after)


@pytest.mark.parametrize(
    "looks",
    [
        lambda play, node: play.what_if(node, "execute", end=play.head),
        lambda play, node: play.compare(node, play.head),
        lambda play, node: play.line(play.head, after=node),
        lambda play, node: tell_last(play, 3),
        lambda play, node: play.preview(("decline",), node),
        lambda play, node: (play.undo(), play.redo()),
        lambda play, node: play.describe(),
    ],
    ids=["what-if", "compare", "line", "tell-last", "preview", "undo and redo", "describe"],
)
def test_looking_at_the_last_tenth_does_not_go_through_the_rest(
    looks: Callable[[Play, int], Any], endless: Play, made: list[int]
) -> None:
    """A what-if goes twice through the steps after its node: to read what was answered, and to answer it again."""
    node = asked_late(endless)
    later = len(endless.line(endless.head, after=node))
    made[0] = 0
    looks(endless, node)
    assert made[0] <= 2 * (later + SPAN)
    assert 2 * (later + SPAN) < len(endless.line()) // 2


def test_a_board_makes_each_new_step_once_however_often_it_sends_the_whole(
    made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where what was sent bit by bit joins what is sent once, and for a seat that is to be told of loops."""
    monkeypatch.setattr("pnrules.session.tree.FOLD", 10)
    play = pnrules.load("nightmare/version-1")
    board = Board(play, seat=1)
    began, epoch = play.head, board.base["epoch"]
    for node in [n for n in play.line() if (ask := play.state_at(n).ask) and ask.kind == "execute"][:12]:
        known, looked_at = len(play), SPAN * 4  # the question that is shown, and its place
        made[0] = 0
        for answer in play.state_at(node).ask.options:  # type: ignore[union-attr]
            board.intend({"do": "choose", "node": node, "option": list(answer), "who": play.state_at(node).ask.who})  # type: ignore[union-attr]
        assert board.notice is None
        assert made[0] <= len(play) - known + 2 * looked_at
    assert play.head != began
    assert board.base["epoch"] > epoch, "it was folded"
    fresh = Board(play, seat=1)
    assert board.base["nodes"] + board.recent["nodes"] == fresh.base["nodes"]
    for name in ("rules", "asks", "options"):
        assert board.base[name] + board.recent[name] == fresh.base[name]
    assert board.loops == fresh.loops
