"""The levels of Runtime Error, played without a screen: the goal alone makes the turn endless, a wrong move has its rule."""

from __future__ import annotations

import pytest

from pnrules.files import scenario
from pnrules.kernel.asks import option
from pnrules.kernel.machine import step
from pnrules.runtime_error import prove
from pnrules.runtime_error.proof.situations import goes_on
from pnrules.runtime_error.proof.verdict import settled
from pnrules.teaching.levels import Level
from pnrules.words import rulebooks

LEVELS = [
    f"runtime_error/levels/{name}"
    for name in ("1-statements/01-the-winning-statement", "1-statements/02-the-missing-pull", "2-claims/01-the-saving-edit")
]
"""Those that ask for what makes a turn endless."""


def level(name: str) -> Level:
    """A level at the moment at which its goal is right."""
    found = Level(scenario.load(name))
    while found.go_on():
        pass
    return found


@pytest.mark.parametrize("name", LEVELS)
def test_no_other_answer_makes_the_turn_endless(name: str) -> None:
    """By the prover, for every answer that is offered; the claim itself would be proved, as long as the goal is still open."""
    state = level(name).play.state
    assert state.ask is not None
    tried = [answer for answer in state.ask.options if answer != ("claim",)]
    lasting = [a for a in tried if goes_on(step(state, a).after) and prove(settled(state, a), 1).name == "proved"]
    assert lasting == [option(scenario.parsed(name)["level"]["goal"]["answer"])]
    assert prove(state).name == "proved"


@pytest.mark.parametrize("name", LEVELS)
def test_every_wrong_move_is_answered_with_the_rule_that_it_breaks_and_the_play_stays(name: str) -> None:
    for wrong in scenario.parsed(name)["level"]["wrong"]:
        played = level(name)
        before = played.play.state
        verdict = played.act(wrong["answer"])
        assert not verdict.right
        assert verdict.says == wrong["says"]
        assert verdict.cite in rulebooks.entries()
        assert played.play.state == before
        legal = option(wrong["answer"]) in played.play.options
        assert (verdict.refusal is None) == legal
        if verdict.refusal is not None:
            assert verdict.refusal.cite == verdict.cite
            assert set(verdict.refusal.rulings) == set(verdict.rulings)


@pytest.mark.parametrize("name", LEVELS)
def test_the_right_move_is_made_and_then_a_claim_wins(name: str) -> None:
    played = level(name)
    verdict = played.act(scenario.parsed(name)["level"]["goal"]["answer"])
    assert verdict.right
    assert verdict.cite in rulebooks.entries()
    played.play.choose("claim")
    assert played.play.over
