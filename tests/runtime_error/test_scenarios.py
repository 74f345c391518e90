"""What the packaged scenarios show: every ruling with each of its answers, every rule, every part of the rulebook."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

import pnrules
from pnrules import Play
from pnrules.files import index, scenario
from pnrules.games import game
from pnrules.kernel.rulings import DEFAULT
from pnrules.kernel.steps import Rule
from pnrules.runtime_error import rules
from pnrules.runtime_error.game import VERBS
from pnrules.runtime_error.rulebook.register import REGISTER
from pnrules.words import rulebooks

NAMES = tuple(name for name in pnrules.names() if name.startswith("runtime_error/"))
RULES = {rule.id: rule for rule in vars(rules).values() if isinstance(rule, Rule)}
OF_THE_BUDGET = {rules.UNDECIDED.id, rules.UNDECIDED_SOONER.id, rules.DEMONSTRATED.id}
"""Only a position too large to decide comes to these. See `test_rules.py`, where claims have no budget."""


@cache
def play(name: str) -> Play:
    return pnrules.load(name)


def cited_by_a_step(name: str, id: str) -> bool:
    return any(id in step.rulings for step in play(name).trace)


@pytest.mark.parametrize("id", REGISTER)
def test_every_ruling_and_each_of_its_answers_has_a_scenario_of_its_own_whose_expectation_names_it(id: str) -> None:
    for answer in REGISTER[id].answers:
        found = f"runtime_error/rulings/{id.lower()}" + ("" if answer == DEFAULT else f"-{answer}")
        assert found in NAMES
        assert play(found).setup.ruling(id) == answer
        assert id in scenario.parsed(found)["expect"]["rests_on"]
        assert found in index.resting_on(id)


@pytest.mark.parametrize("id", REGISTER)
def test_under_each_answer_some_step_of_a_scenario_rests_on_the_ruling(id: str) -> None:
    """A step that was taken, not only a question that was asked or refused."""
    for answer in REGISTER[id].answers:
        assert any(play(name).setup.ruling(id) == answer and cited_by_a_step(name, id) for name in NAMES), answer


def test_every_other_answer_changes_what_its_scenario_comes_to_but_probability_one() -> None:
    """R-06: a claim with probability one never differs from one that holds whatever is drawn, as its text proves."""
    for id, ruling in REGISTER.items():
        for other in ruling.others:
            by_default, otherwise = (scenario.parsed(f"runtime_error/rulings/{id.lower()}{end}") for end in ("", f"-{other}"))
            table = ("players", "deck", "discards")
            assert [by_default.get(part) for part in table] == [otherwise.get(part) for part in table]
            told = {**otherwise["expect"], "rests_on": []} == {**by_default["expect"], "rests_on": []}
            assert not told or other == "almost-surely"


@pytest.mark.parametrize("id", sorted(RULES.keys() - OF_THE_BUDGET))
def test_every_rule_is_followed_in_some_scenario(id: str) -> None:
    asked = {rule.id for _, rule in game("runtime_error").questions.values()}
    followed = {step.rule.id for name in NAMES for step in play(name).trace}
    assert id in followed | asked


def test_every_part_of_the_rulebook_is_where_some_expectation_comes_from() -> None:
    """But the overview, from which nothing follows."""
    cited = {reason["cite"][1] for name in NAMES for reason in scenario.parsed(name).get("because", [])}
    assert {place.place for place in rulebooks.entries() if place.work == "RE"} - cited == {"overview"}


def test_every_verb_is_answered_and_every_number_of_players_plays() -> None:
    answered = {step.answer[0] for name in NAMES for step in play(name).trace if step.answer}
    assert answered == set(VERBS)
    assert {len(play(name).setup.players) for name in NAMES} == {2, 3, 4}


def test_functions_are_executed_in_order_in_the_scenario_that_says_so() -> None:
    done = [step.rule for step in play("runtime_error/rules/order-of-functions").trace]
    order = [done.index(rule) for rule in (rules.EDITS, rules.LOADS, rules.PULLS, rules.LOOPS, rules.TURNS_UP)]
    assert all(one < next for one, next in pairwise(order))
