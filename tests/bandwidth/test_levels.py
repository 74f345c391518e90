"""The levels of Battle for Bandwidth that are worked out in another way; `tests/teaching` plays them all."""

from __future__ import annotations

import pnrules
from pnrules.files import scenario
from pnrules.teaching.levels import Level


def test_the_winning_card_wins_and_no_other_action_does() -> None:
    """Worked out by the kernel for every option: BfB, Winning, twelve points for three players."""
    level = Level(scenario.load("bandwidth/levels/2-turns/01-the-winning-card"))
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
