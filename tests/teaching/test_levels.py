"""Every level: at one boundary of one rule, solved by its solution and by nothing else that it knows, and not by chance."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from pnrules import games, words
from pnrules.files import scenario
from pnrules.teaching import levels
from pnrules.teaching.levels import Level
from pnrules.words import rulebooks
from tests.teaching.playing import begun, declined_throughout, solved_at_random, tried

NAMES: Final = [each["name"] for game in games.BUILT_IN for each in levels.of_game(game)]
TRIES: Final = 100
LUCKY: Final = 20
LEAST: Final = {"nightmare": 50, "bandwidth": 14, "runtime_error": 16}


def data(name: str) -> dict[str, Any]:
    found: dict[str, Any] = scenario.parsed(name)["level"]
    return found


def boundary(name: str) -> tuple[str, ...]:
    """The rule at whose boundary a level stands, and which side of it is asked for."""
    found = data(name)["boundary"]
    return (*found.get("cite", ()), found.get("ruling", ""), found["id"])


@pytest.mark.parametrize(("game", "least"), LEAST.items())
def test_there_are_levels_enough(game: str, least: int) -> None:
    assert len(levels.of_game(game)) >= least


def test_every_kind_of_card_has_a_level() -> None:
    places = {cite.place for cite in rulebooks.entries() if cite.work.startswith("PN")}
    cards = {place for place in places if place.startswith("card-")} - {"card-list"}
    assert len(cards) == 34
    assert cards - {place for name in NAMES for place in data(name)["boundary"].get("cite", ())} == set()


def test_no_two_levels_stand_at_the_same_boundary_or_are_called_the_same() -> None:
    for what in (
        boundary,
        lambda name: (words.said("en", scenario.title_of(name)),),
        lambda name: (data(name)["boundary"]["id"],),
    ):
        assert [each for each, count in Counter(map(what, NAMES)).items() if count > 1] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_first_wrong_move_is_refuted_by_the_rule_of_the_boundary(name: str) -> None:
    rule, wrong = data(name)["boundary"], data(name)["wrong"][0]
    assert rule.get("cite") == wrong["cite"] or rule.get("ruling") in wrong.get("rulings", ())


@pytest.mark.parametrize("name", NAMES)
def test_its_solution_solves_it(name: str) -> None:
    assert levels.unplayable(scenario.load(name)) == []
    verdict = begun(name).show()
    assert (verdict.right, verdict.says, verdict.cite in rulebooks.entries()) == (True, data(name)["goal"]["says"], True)
    goal = data(name)["goal"]
    if "points" in goal:
        assert begun(name).predict(goal["points"]).right
    elif "answer" in goal:
        found = begun(name).act(*goal["answer"])
        assert found is not None
        assert found.right


@pytest.mark.parametrize("name", NAMES)
def test_every_listed_wrong_move_is_wrong_and_says_why(name: str) -> None:
    for move in data(name)["wrong"]:
        level = begun(name, None if "aim" in data(name)["goal"] else move.get("after", data(name)["goal"]["after"]))
        verdict, stays = tried(level, move)
        assert (verdict.right, verdict.says, stays) == (False, move["says"], True), move
        assert verdict.cite in rulebooks.entries()


@pytest.mark.parametrize("name", NAMES)
def test_its_hints_are_there_in_both_languages(name: str) -> None:
    hints = Level(scenario.load(name)).hints
    assert hints
    assert all(set(levels.in_each(hint)) == set(words.LANGUAGES) for hint in hints)


@pytest.mark.parametrize("name", NAMES)
def test_whoever_declines_throughout_does_not_solve_it(name: str) -> None:
    assert not declined_throughout(name)


@pytest.mark.parametrize("name", [name for name in NAMES if "points" in data(name)["goal"]])
def test_a_prediction_has_five_choices_at_least(name: str) -> None:
    """With fewer, somebody who guesses would be right too often."""
    assert len(Level(scenario.load(name)).choices) >= 5


@pytest.mark.parametrize("name", NAMES)
def test_chance_alone_seldom_solves_it(name: str) -> None:
    assert sum(solved_at_random(name, number) for number in range(TRIES)) <= LUCKY
