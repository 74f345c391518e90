"""A level on the board: the learner's moves, the script's, and what is held back until the task is solved."""

from __future__ import annotations

from typing import Any

import pytest

from pnrules import words
from pnrules.kernel.errors import BadInput
from pnwidgets import PAGE, LevelPage, level, repertoire

FIRST_BREAK = "nightmare/level-first-break"
LEVELS = [each["name"] for game in ("nightmare", "bandwidth", "runtime_error") for each in repertoire.levels(game)]


def choose(page: LevelPage, who: int, *option: Any) -> None:
    page.board.intend({"do": "choose", "node": page.board.head, "option": list(option), "who": who})


def notice(page: LevelPage) -> str | None:
    return page.board.notice and page.board.notice["id"]


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_is_solved_as_it_says(name: str) -> None:
    page = level(name)
    data = page.board.level.scenario.data["level"]
    goal = data["goal"]
    while page.board.level.after < goal["after"]:
        page.on.click()
    assert page.board.ask is not None
    assert {offer["preview"] for offer in page.board.ask["options"]} == {None}
    if page.question is None:
        choose(page, data["seat"], *goal["answer"])
    else:
        page.question.choices.value = page.question._moves().index(goal["points"])
        page.question.check.click()
        assert list(page.board.play.points) == goal["points"]
    assert page.board.solved
    assert page.board.head == page.board.play.head


def test_the_first_break_too_early_too_late_and_in_time() -> None:
    page = level(FIRST_BREAK)
    choose(page, 3, "break-hand")
    assert not page.board.verdict.right
    choose(page, 1, "run")  # the script's own answer: as if one let it go on
    assert page.board.level.after == 1
    choose(page, 3, "break-hand")
    assert "N-34" in page.board.verdict.rulings
    choose(page, 3, "decline")
    assert not page.board.verdict.right
    while page.board.level.after < 9:
        page.on.click()
    choose(page, 3, "pass")
    assert page.board.verdict.rulings == ("N-50",)
    assert page.board.play.children(page.board.play.head)  # the wrong move stays, as a branch
    choose(page, 3, "break-hand")
    assert page.board.verdict.right
    page.board.intend({"do": "undo"})
    choose(page, 3, "pass")  # solved: now anything may be tried
    assert notice(page) is None


def test_others_play_by_themselves_and_nothing_is_tried_elsewhere() -> None:
    page = level(FIRST_BREAK)
    page.on.click()
    page.on.click()
    choose(page, 1, "execute")
    assert notice(page) == "level-not-yours"
    page.board.intend({"do": "choose", "node": 0, "option": ["run"], "who": 3})
    assert notice(page) == "level-not-here"
    head = page.board.play.head
    for doing in ({"do": "undo"}, {"do": "redo"}, {"do": "goto", "node": 0}):  # the level goes on where it stands
        page.board.intend(doing)
        assert notice(page) == "level-move-first"
    assert page.board.play.head == head
    assert page.board.verdict is None


def test_where_something_is_predicted_nothing_is_tried_before() -> None:
    page = level("bandwidth/level-goto-once")
    choose(page, 4, "end-turn")
    assert notice(page) == "level-predict-first"
    assert page.question is not None
    page.question.choices.value = page.question._moves().index([1, 0, 0, 1])
    page.question.check.click()
    assert not page.question.told.right
    assert not page.board.solved


def test_the_address_says_which_and_another_is_chosen() -> None:
    assert level(asked={"level": FIRST_BREAK}).name == FIRST_BREAK
    assert level(asked={"level": "nothing"}).name == LEVELS[0]
    page = level(asked={})
    page.choice.value = "bandwidth/level-the-winning-card"
    assert page.board.play.setup.game.name == "bandwidth"
    assert page.board in page.children
    with pytest.raises(BadInput):
        level("nightmare/sample")


def test_it_is_said_in_the_pages_language() -> None:
    page = level(FIRST_BREAK)
    choose(page, 3, "break-hand")
    try:
        PAGE.lang = "fr"
        assert page.board.lang == "fr"
        assert page.on.description == words.text("fr", "level-go-on")
        assert words.text("fr", "predict-wrong") in page.verdict.value
        assert page.choice.value == FIRST_BREAK
    finally:
        PAGE.lang = "en"
