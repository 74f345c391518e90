"""The other options at a task, each with what it comes to."""

from __future__ import annotations

import pytest

from pnrules.kernel.errors import PnError
from pnrules.studio import drafts, sentences
from pnrules.studio.others import IN_REACH, LOSES, REACHES, others
from tests.studio.making import POSITION, ZAP, made, won


def test_every_option_says_whether_it_reaches_the_aim_or_loses_it() -> None:
    """Ada wins if she declines BUG, executes ZAP, and hits Ben; there are two players, so ZAP can hit nobody else."""
    found = {(other.way, other.option): other.fate for other in others(made(), 1)}
    assert found[(), ("decline",)] == IN_REACH
    assert found[(), ("execute",)] == LOSES
    assert found[(("decline",),), ("decline",)] == LOSES
    assert found[(("decline",), ("execute",)), ("player", 2)] == REACHES


def test_what_is_said_of_an_option_is_told_with_whether_it_is_said_of_that_alone() -> None:
    found = {(other.way, other.option): (other.says, other.own) for other in others(made(), 1)}
    why, own = found[(), ("execute",)]
    assert own
    assert why is not None
    assert why.rulings == ("N-11",)
    why, own = found[(("decline",),), ("decline",)]
    assert not own
    assert why is not None
    assert why.cite == ZAP


def test_of_an_option_that_reaches_the_aim_nothing_is_said() -> None:
    assert all(other.says is None for other in others(made(), 1) if other.fate != LOSES)


def test_what_a_misreading_takes_for_right_comes_first() -> None:
    """Who thinks that the PC goes the other way declines."""
    at = next(at for at, beat in enumerate(drafts.opened("nightmare/learn/04-turn-round").lesson.beats) if beat.do is not None)
    first, *rest = others(drafts.opened("nightmare/learn/04-turn-round"), at)
    assert first.by is not None
    assert first.by.id == "misread-nightmare-way"
    assert first.fate == LOSES
    assert all(other.by is None for other in rest)


def test_what_still_needs_an_answer_comes_before_what_has_one_and_what_is_right() -> None:
    draft = sentences.answered(drafts.asked(won(), "Win.", "How?", drafts.aims(won(), 0)[0]), 1, ("execute",), "No.", ZAP)
    found = [(other.fate, other.own) for other in others(draft, 1) if other.by is None]
    assert found == sorted(found, key=lambda each: (each[0] != LOSES, each[1]))


def test_each_losing_option_names_the_rule_that_it_meets() -> None:
    found = {other.option: other.cite for other in others(drafts.opened(POSITION), 2) if not other.way}
    assert found["execute",] is not None
    assert found["execute",].place == "card-bug"


def test_a_beat_without_a_task_has_no_options() -> None:
    with pytest.raises(PnError, match="nothing to"):
        others(made(), 0)
