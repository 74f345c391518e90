"""A level on the board: the learner's moves, the script's, and what is held back until the task is solved."""

from __future__ import annotations

from typing import Any

import pytest

from pnrules import games, words
from pnrules.kernel.errors import BadInput, PnError
from pnrules.kernel.facets.players import Players
from pnrules.teaching import levels
from pnwidgets import PAGE, LevelPage, level, predict

FIRST_BREAK = "nightmare/levels/2-runs/01-first-break"
LEVELS = [each["name"] for game in ("nightmare", "bandwidth", "runtime_error") for each in levels.of_game(game)]


def choose(page: LevelPage, who: int, *option: Any) -> None:
    page.do("choose", node=page.head, option=list(option), who=who)


def notice(page: LevelPage) -> str | None:
    return page.notice and page.notice["id"]


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_is_solved_as_it_says(name: str) -> None:
    page = level(name)
    data = page.session.level.scenario.data["level"]
    goal = data["goal"]
    if "answer" in goal:
        for _ in range(goal["after"]):
            assert page.level["goes_on"]
            page.do("level-on")
    assert page.ask is not None
    assert {offer["preview"] for offer in page.ask["options"]} == {None}
    if "aim" in goal:
        page.do("level-show")
    elif "answer" in goal:
        choose(page, data["seat"], *goal["answer"])
    else:
        page.do("level-say", choice=page.level["choices"].index({"points": goal["points"]}))
        assert list(page.play.points) == goal["points"]
    assert page.level["solved"]
    assert page.level["shown"] == ("aim" in goal)
    assert page.level["verdict"]["right"]
    assert page.head == page.play.head
    assert not page.level["goes_on"]


def test_the_first_break_too_early_too_late_and_in_time() -> None:
    page = level(FIRST_BREAK)
    choose(page, 3, "break-hand")
    assert not page.level["verdict"]["right"]
    choose(page, 1, "run")  # the script's own answer: as if one let it go on
    assert page.session.level.after == 1
    choose(page, 3, "break-hand")
    assert "N-34" in page.level["verdict"]["rulings"]
    choose(page, 3, "decline")
    assert not page.level["verdict"]["right"]
    while page.session.level.after < 9:
        page.do("level-on")
    choose(page, 3, "pass")
    assert page.level["verdict"]["rulings"] == ["N-50"]
    assert page.play.children(page.play.head)  # the wrong move stays, as a branch
    choose(page, 3, "break-hand")
    assert page.level["verdict"]["right"]
    page.do("undo")
    choose(page, 3, "pass")  # solved: now anything may be tried
    assert notice(page) is None


def test_others_play_by_themselves_and_nothing_is_tried_elsewhere() -> None:
    page = level(FIRST_BREAK)
    page.do("level-on")
    page.do("level-on")
    choose(page, 1, "execute")
    assert notice(page) == "level-not-yours"
    page.do("choose", node=0, option=["run"], who=3)
    assert notice(page) == "level-not-here"
    head = page.play.head
    for doing in ({"what": "undo"}, {"what": "redo"}, {"what": "goto", "node": 0}):  # the level goes on where it stands
        page.do(**doing)
        assert notice(page) == "level-move-first"
    assert page.play.head == head
    assert page.level["verdict"] is None


def test_where_something_is_predicted_nothing_is_tried_before() -> None:
    page = level("bandwidth/levels/1-programs/02-goto-once")
    choose(page, 4, "end-turn")
    assert notice(page) == "level-predict-first"
    page.do("level-say", choice=page.level["choices"].index({"points": [1, 0, 0, 1]}))
    assert page.level["verdict"]["right"] is False
    assert not page.level["solved"]


@pytest.mark.parametrize("choice", [-1, 99, True, "0", None])
def test_what_is_no_choice_is_refused_and_nothing_is_said(choice: Any) -> None:
    page = level("bandwidth/levels/1-programs/02-goto-once")
    page.do("level-say", choice=choice)
    assert notice(page) == "board-not-understood"
    assert (page.level["tried"], page.level["verdict"]) == (None, None)


def test_an_aim_is_reached_by_any_way_and_what_misses_it_leads_back() -> None:
    page = level("nightmare/levels/1-cards/13-acquire-each-bit")
    head, task = page.head, page.session.level.scenario.data["level"]
    choose(page, task["seat"], *task["wrong"][0]["answer"])
    while page.level["verdict"] is None:
        assert page.ask is not None
        choose(page, task["seat"], *Players.of(page.play.setup.game).held_back(page.play.options))
    assert (page.level["verdict"]["right"], page.head) == (False, head)
    for option in task["goal"]["shown"]:
        choose(page, task["seat"], *option)
    assert (page.level["verdict"]["right"], page.level["solved"], page.level["shown"]) == (True, True, False)


def test_the_solution_is_played_said_to_be_one_and_the_level_can_be_begun_anew() -> None:
    page = level(FIRST_BREAK)
    page.do("level-show")
    assert (page.level["shown"], page.level["solved"], page.level["verdict"]["right"]) == (True, True, True)
    assert page.play.points == (9, 9, 8)
    page.do("level", name=FIRST_BREAK)
    assert (page.level["shown"], page.level["solved"], page.level["verdict"]) == (False, False, None)


def test_hints_come_one_by_one_and_end() -> None:
    page = level(FIRST_BREAK)
    all_of_them = len(page.session.level.hints)
    assert all_of_them > 0
    for number in range(all_of_them):
        assert (len(page.level["hints"]), page.level["more"]) == (number, True)
        page.do("level-hint")
    assert (len(page.level["hints"]), page.level["more"]) == (all_of_them, False)
    page.do("level-hint")
    assert len(page.level["hints"]) == all_of_them


def test_the_address_says_which_and_another_is_chosen() -> None:
    assert level(asked={"level": FIRST_BREAK}).level["name"] == FIRST_BREAK
    assert level(asked={"level": "nothing"}).level["name"] == LEVELS[0]
    page = level(asked={})
    page.do("level", name="bandwidth/levels/2-turns/01-the-winning-card")
    assert page.play.setup.game.name == page.info["game"] == "bandwidth"
    page.do("level", name="nightmare/sample")
    assert notice(page) == "error-no-level"
    assert page.level["name"] == "bandwidth/levels/2-turns/01-the-winning-card"
    with pytest.raises(BadInput):
        level("nightmare/sample")


def test_one_level_leads_to_the_next_and_can_be_begun_anew() -> None:
    page = level(FIRST_BREAK)
    choose(page, 3, "break-hand")
    page.do("level-hint")
    page.do("level", name=FIRST_BREAK)
    assert (page.level["verdict"], page.level["hints"], len(page.play)) == (None, [], len(level(FIRST_BREAK).play))
    seen = [LEVELS[0]]
    page.do("level", name=LEVELS[0])
    while page.level["next"]:
        page.do("level", name=page.level["next"])
        seen.append(page.level["name"])
    assert seen == LEVELS == [each["name"] for game in page.level["others"] for pack in game["packs"] for each in pack["levels"]]


def test_each_game_is_listed_by_its_name_in_both_languages() -> None:
    """A page has the words of its own game alone."""
    titles = [game["title"] for game in level(FIRST_BREAK).level["others"]]
    assert [each["en"] for each in titles] == [words.text("en", f"game-{name}") for name in games.BUILT_IN]
    assert all(set(each) == set(words.LANGUAGES) for each in titles)


def test_it_is_said_in_the_pages_language() -> None:
    page = level(FIRST_BREAK)
    try:
        page.do("speak", lang="fr")
        assert (page.lang, PAGE.lang) == ("fr", "fr")
        assert repr(page).startswith(page.level["task"]["fr"])
    finally:
        PAGE.lang = "en"


def test_a_quiz_takes_one_answer_after_the_other_and_the_right_one_ends_nothing() -> None:
    question = predict("nightmare/levels/2-runs/01-first-break")
    goal = question.session.level.scenario.data["level"]["goal"]
    choices = question.level["choices"]
    right = choices.index({"answer": goal["answer"]})
    for each in (right, *range(len(choices))):
        question.do("level-say", choice=each)
        assert question.notice is None
        assert (question.level["tried"], question.level["verdict"]["right"]) == (each, each == right)


def test_a_level_with_an_aim_is_no_question() -> None:
    with pytest.raises(PnError) as refused:
        predict("nightmare/levels/1-cards/13-acquire-each-bit")
    assert refused.value.id == "level-no-question"


def test_what_a_quiz_holds_back_goes_to_a_page_with_nobody_behind_it_alone() -> None:
    question = predict("bandwidth/levels/1-programs/02-goto-once")
    assert question.level["key"] is None
    try:
        PAGE.unfolded = True
        key = question.level["key"]
    finally:
        PAGE.unfolded = False
    goal = question.session.level.scenario.data["level"]["goal"]
    assert [each["right"] for each in key["verdicts"]] == [
        choice == {"points": goal["points"]} for choice in question.level["choices"]
    ]
    assert len(key["hints"]) == len(question.session.level.hints)
