"""The levels of Battle for Bandwidth: each is solved by its goal alone, and every wrong move is answered with its rule."""

from __future__ import annotations

import pytest

import pnrules
from pnrules import levels, rulebooks, scenario
from pnrules.levels import Level

LEVELS = [each["name"] for each in levels.of_game("bandwidth")]


@pytest.mark.parametrize("name", LEVELS)
def test_the_goal_is_right_and_every_wrong_move_says_which_rule_it_misses(name: str) -> None:
    data = scenario.read(name).data["level"]
    for move in (data["goal"], *data["wrong"]):
        level = Level(scenario.read(name))
        verdict = level.act(move["answer"]) if "answer" in move else level.predict(move["points"])
        assert verdict.right == (move is data["goal"])
        assert verdict.says == move["says"]
        assert verdict.cite in rulebooks.entries()


def test_the_winning_card_wins_and_no_other_action_does() -> None:
    """Worked out by the kernel for every option: BfB, Winning, twelve points for three players."""
    level = Level(scenario.read("bandwidth/levels/2-turns/01-the-winning-card"))
    winning = []
    for option in level.play.options:
        play = pnrules.load("bandwidth/levels/2-turns/01-the-winning-card")
        play.choose(option)
        if play.ask is not None and play.ask.who == "chance":
            play.choose(play.options[0])
        if play.over:
            winning.append(option)
    assert winning == [("program", "Pass 1 ↺")]
    assert {tuple(wrong["answer"]) for wrong in level.scenario.data["level"]["wrong"]} == set(level.play.options) - set(winning)
