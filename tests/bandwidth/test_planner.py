"""The planner: every action's plan is what playing it, and nothing more, would come to; no hidden card enters into it."""

from __future__ import annotations

import pytest

import pnrules
from pnrules import Play
from pnrules.bandwidth.planner import plan, plans
from pnrules.kernel.errors import Refused
from tests.bandwidth.table import SEEDS, laid, played


def dana() -> Play:
    """The example, before Dana's last action."""
    play = pnrules.load("bandwidth/example")
    play.undo()
    return play


def test_the_plans_of_the_example() -> None:
    """To leave it gives the text's points. Each card is worked out by hand from there.

    Pass 1 clockwise to the program, right of Function: from Dana to Adam. To the function: from Betty to Carl.
    Terminal X-1 to the program: terminal 0, nothing. To the function: nothing at the Function.
    """
    found = {plan.option: plan.gains for plan in plans(dana().state)}
    assert found == {
        ("draw-one",): (1, 3, 2, 2),
        ("program", "Pass 1 ↻"): (2, 3, 2, 2),
        ("program", "Terminal X-1"): (1, 3, 2, 2),
        ("function", "Pass 1 ↻"): (1, 3, 3, 1),
        ("function", "Terminal X-1"): (1, 3, 2, 1),
        ("end-turn",): (1, 3, 2, 2),
    }


@pytest.mark.parametrize("seed", SEEDS)
def test_a_plan_is_what_happens_when_everybody_else_leaves_it_at_that(seed: int) -> None:
    """Played out in full: the action, then every turn ended, up to the end of the round."""
    compared = 0
    source = played(seed)
    for done in source.trace:
        state = done.before
        if done.answer is None or state.ask.kind != "act" or state.setup.ruling("B-06") != "default":
            continue
        for made in plans(state):
            if made.option[0] in ("draw-one", "event"):
                continue
            play = Play(state)
            first = state.board.first
            play.choose(made.option)
            while not play.over and play.state.board.first == first:
                play.choose("end-turn")
            assert play.points == made.points
            assert play.state.board.winner == made.wins
            compared += 1
    assert compared or source.setup.ruling("B-06") != "default"


def test_a_plan_that_wins_says_so() -> None:
    play = laid(["Pass 1 ↻"], players=2, points={2: 14}, hands={1: ["Pass 1 ↺"]})
    assert plan(play.state, ("end-turn",)).wins == 2
    assert plan(play.state, ("end-turn",)).points == (0, 15)


def test_a_preview_that_wins_says_that_it_takes_nobody_to_do_anything_more() -> None:
    play = laid(["Pass 1 ↻"], players=2, points={2: 14}, hands={1: ["Pass 1 ↺"]})
    sent = play.ask_payload(1)
    assert {offer["preview"]["stops"] for offer in sent["options"]} == {"round-won"}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_plans_as_well_from_what_it_sees(seed: int) -> None:
    """A bot is given a view and nothing else."""
    planned = 0
    for done in played(seed).trace:
        state = done.after
        if state.ask is not None and state.ask.kind == "act":
            seen = pnrules.view(state, int(state.ask.who))
            assert [(p.option, p.points, p.wins) for p in plans(seen)] == [(p.option, p.points, p.wins) for p in plans(state)]
            planned += 1
    assert planned


def test_nothing_is_planned_where_no_action_is_asked() -> None:
    play = laid(["Pass 1 ↻"], hands={1: ["Cut and Paste"], 2: ["GOTO 10"]})
    play.choose("event", "Cut and Paste", 2)
    assert plans(play.state) == ()


def test_a_plan_for_what_may_not_be_done_is_refused() -> None:
    play = laid(["Pass 1 ↻"], hands={1: ["GOTO 10"]})
    with pytest.raises(Refused):
        plan(play.state, ("function", "GOTO 10"))


def test_planning_changes_nothing() -> None:
    play = dana()
    before, nodes = play.state, len(play)
    plans(play.state)
    play.ask_payload(4)
    assert (play.state, len(play)) == (before, nodes)


def test_the_board_is_sent_the_plans_as_previews_with_their_steps_in_words() -> None:
    sent = dana().ask_payload(4)
    assert sent is not None
    previews = {tuple(offer["option"]): offer["preview"] for offer in sent["options"]}
    assert previews[("function", "Pass 1 ↻")]["points"] == [1, 3, 3, 1]
    assert {preview["stops"] for preview in previews.values()} == {"round"}
    rules = [sent["rules"][number]["id"] for number, _ in previews[("end-turn",)]["steps"]]
    assert rules.count("bandwidth-arrives") == 6
    assert rules.count("bandwidth-sends") == 2
