"""Exercises: made by the rules, the same for the same seed, about every rule, and each answer what it is said to be."""

from __future__ import annotations

import pytest

from pnrules import games, words
from pnrules.kernel.errors import BadInput
from pnrules.kernel.rulings import DEFAULT
from pnrules.players import random_games
from pnrules.training import positions, questions, saying, topics
from pnrules.training.exercise import source
from pnrules.training.finding import Finder
from pnrules.training.positions import Place
from pnrules.training.questions import POINTS
from pnrules.words import rulebooks
from tests.training.checking import STATES, STEPS, exercises, problems, value

COUNT = 40


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=[pytest.mark.long] if name == "nightmare" else []) for name in games.BUILT_IN]
)
def test_every_answer_is_what_its_reading_comes_to(game: str) -> None:
    wrong = {(topic, number): found for topic, number, each in exercises(game, COUNT, 1) if (found := list(problems(each)))}
    assert wrong == {}


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_the_same_seed_gives_the_same_exercise_and_another_one_another(game: str) -> None:
    made = [topics.exercise(game, seed) for seed in range(12)]
    assert made == [topics.exercise(game, seed) for seed in range(12)]
    assert len({(each.place, each.question.kind) for each in made}) > 6


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_an_exercise_about_a_topic_is_about_it(game: str) -> None:
    for topic, _, exercise in exercises(game, COUNT, 2):
        assert topic in exercise.topics


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", games.BUILT_IN)
def test_everything_about_an_exercise_can_be_said(game: str, lang: str) -> None:
    for _, _, exercise in exercises(game, COUNT, 3):
        said = [saying.choice(exercise, at, lang) for at in range(len(exercise.choices))]
        assert len(set(said)) == len(said), "no two answers read the same"
        assert all(saying.verdict(exercise, at, lang) for at in range(len(said)))
        assert saying.position(exercise, lang)
        assert saying.asked(exercise, lang)


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_a_wrong_answer_is_refuted_by_a_step_or_a_rule(game: str) -> None:
    for _, _, exercise in exercises(game, COUNT, 4):
        for at, choice in enumerate(exercise.choices):
            if choice.by is not None:
                assert "[" in "\n".join(saying.proof(exercise, at, "en")), "with its citation"


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_a_right_answer_names_the_rule_of_the_step_that_settles_it(game: str) -> None:
    for _, _, exercise in exercises(game, COUNT, 5):
        asked = exercise.question
        if asked.kind in STEPS or asked.kind in STATES:
            state, settled = asked.line.state, questions.settled(asked)
            later = [asked.steps[:count] for count in range(len(settled), len(asked.steps) + 1)]
            assert {value(asked.kind, state, steps) for steps in later} == {asked.right}
            assert asked.kind != POINTS or settled[-1].before.board.points != settled[-1].after.board.points
            told = [step for step in settled if not step.rule.quiet]
            assert not told or source(exercise, exercise.right)[0] == told[-1].citation


def kinds(game: str) -> set[tuple[str, str]]:
    setup = positions.opening(game, positions.tables(game)[0]).setup
    return {(game, kind) for kind in questions.kinds(setup)}


def test_every_kind_of_question_is_asked_in_every_game() -> None:
    """But for points, where a game has none; and no run of Battle for Bandwidth comes back to the same question."""
    asked = {(game, entry.kind) for game in games.BUILT_IN for found in topics.index(game).values() for entry in found}
    every = {kind for game in games.BUILT_IN for kind in kinds(game)}
    assert every - asked <= {("runtime_error", "points"), ("runtime_error", "wins"), ("bandwidth", "forever")}


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_a_topic_is_found_by_the_names_that_somebody_may_give_it(game: str) -> None:
    for topic in topics.index(game):
        assert topics.topic(game, topic, cards=" card-" in topic) == topic
    with pytest.raises(BadInput, match="there is no exercise about nonsense"):
        topics.topic(game, "nonsense")


def test_a_card_and_a_rule_of_one_name_are_told_apart() -> None:
    assert topics.topic("nightmare", "break") == "PN 3.0 break"
    assert topics.topic("nightmare", "break", cards=True) == "PN 3.0 card-break"
    assert topics.topic("nightmare", "n-12") == "N-12"


def test_a_place_to_which_no_game_comes_is_an_error() -> None:
    with pytest.raises(BadInput, match="there is no such position"):
        positions.line("bandwidth", Place("BfB/1/2", 0, 10**6))


def test_of_what_was_found_before_that_is_kept_which_still_holds() -> None:
    """Of a scenario that has gone, of a game that has no such place, and of a topic that does not come up, nothing is."""
    scenario = positions.Place("nightmare/rulings/n-66", None, 1)
    holds = next(entry for entry in topics.index("nightmare")["N-66"] if entry.place == scenario)
    gone = [holds._replace(place=place) for place in (Place("nightmare/rulings/gone", None, 1), Place("3.0/2/2", 0, 10**6))]
    finder = Finder("nightmare")
    finder.keep({"N-66": [holds, *gone], "N-12": [holds]})
    assert finder.found == {"N-66": [holds], "N-12": []}


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_every_card_and_every_ruling_comes_up(game: str) -> None:
    owner = games.game(game)
    found = topics.index(game)
    ours = [cite for cite in rulebooks.entries() if cite.work in owner.works.values()]
    cards = {f"{cite.work} {cite.place}" for cite in ours if cite.place.startswith("card-") and cite.place != "card-list"}
    assert cards - found.keys() == set()
    assert owner.register.keys() - found.keys() == set()


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_a_ruling_is_misread_as_any_answer_but_that_in_force(game: str) -> None:
    """By whichever answer one plays: the others are what somebody may take for it, the default among them."""
    for id, ruling in games.game(game).register.items():
        for edition in games.game(game).works:
            for answer in ruling.answers if edition in ruling.editions else ():
                state = random_games.opening(game, edition, rulings={id: answer} if answer != DEFAULT else {})
                found = [each.args for each in questions._ruled_otherwise(state, [id])]
                assert found == [(id, other) for other in ruling.answers if other != answer]
