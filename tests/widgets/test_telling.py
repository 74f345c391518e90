"""Words in a notebook: stops, refusals, loops and predictions, in the language of the page."""

from __future__ import annotations

import pytest

import pnrules
from pnrules.bandwidth import deck
from pnrules.files import saves
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import BadInput, PnError
from pnrules.words import sentences
from pnwidgets import PAGE, Prediction, predict, tell, tell_last, tell_loop, tell_problems, tell_refusal, tell_run


def labels(question: Prediction) -> list[str]:
    """What may be said, in words."""
    return [line.removeprefix("  ( ) ") for line in repr(question).splitlines()[1:]]


def test_a_stop_is_told_with_rules_and_points_and_switches_language() -> None:
    telling = tell(pnrules.load("nightmare/sample"), "BUG", 2)
    assert repr(telling).splitlines()[0] == "BUG"
    assert "[PN 3.0, Stopping a run; N-34]" in repr(telling)
    assert repr(telling).endswith("Points: P1 9 · P2 9 · P3 8")
    english = telling.value
    PAGE.lang = "fr"
    assert telling.value != english
    assert "P3 joue BREAK." in telling.value


def test_a_stop_that_was_not_made_is_an_error_in_words() -> None:
    with pytest.raises(ValueError, match="the PC was 2 times at BUG, not 3"):
        tell(pnrules.load("nightmare/sample"), "BUG", 3)


def test_a_whole_run_is_told_card_by_card_with_the_points() -> None:
    telling = tell_run(pnrules.load("bandwidth/example"))
    lines = repr(telling).splitlines()
    assert lines[1].strip() == "Pass 3 ↻: Adam 0 · Betty 1 · Carl 0 · Dana 0"
    assert lines[-1].strip() == "Function: Adam 1 · Betty 3 · Carl 2 · Dana 2"
    assert len(lines) == 10
    PAGE.lang = "fr"
    assert "L’exécution, carte par carte" in telling.value
    assert "GOTO 20\u00a0: Adam 1" in telling.value


def test_the_last_steps_are_told_with_what_is_asked_then() -> None:
    play = pnrules.load("bandwidth/example")
    lines = repr(tell_last(play, 2)).splitlines()
    assert len(lines) == 4
    assert lines[1].strip().startswith("Terminal 1 goes to Betty")
    assert lines[-1].strip().startswith("Betty: what do you do?")


def test_problems_are_told_with_their_places_in_the_page_s_language() -> None:
    with pytest.raises(BadInput) as error:
        deck.load({"deck": 1, "title": "t", "cards": []})
    telling = tell_problems(error.value)
    assert "cards: a card set has 1 to 200 kinds of card, found 0" in repr(telling)
    PAGE.lang = "fr"
    assert "cards: un jeu de cartes a de 1 à 200\N{NO-BREAK SPACE}sortes de cartes, trouvé\N{NO-BREAK SPACE}: 0" in telling.value


def test_what_people_wrote_is_text_never_markup() -> None:
    play = pnrules.load("nightmare/sample")
    telling = tell(play, "COPY")
    assert "<script" not in telling.value
    assert telling.value.count("<li>") == 4


def test_a_refusal_is_told_with_the_rule_that_forbids_it() -> None:
    play = pnrules.load("nightmare/sample")
    play.rewind()
    play.redo()
    with pytest.raises(pnrules.Refused) as refused:
        play.choose("break-hand", seat=3)
    assert "[PN 3.0, Stopping a run; N-34]" in repr(tell_refusal(refused.value, play))
    plain = tell_refusal(PnError("error-game-over"), play)
    assert repr(plain).splitlines()[1].strip() == "The game is over, so there are no more steps."


def test_no_loop_is_said_where_no_position_came_back() -> None:
    assert repr(tell_loop(pnrules.load("nightmare/sample"))) == "No position has come back in this branch."


def test_a_prediction_reveals_nothing_until_it_is_made_and_then_names_the_rule() -> None:
    question = predict("nightmare/levels/3-copies/01-what-copy-does")
    assert question.level["verdict"] is None
    right = labels(question).index("P1 7 · P2 8 · P3 7")
    assert question.level["choices"][right] == {"points": [7, 8, 7]}
    wrong = question.do("level-say", choice=labels(question).index("P1 8 · P2 8 · P3 7"))
    assert (wrong["verdict"]["right"], wrong["verdict"]["cite"]["place"]) == (False, "card-copy")
    assert question.session.level.play.points == (9, 9, 8)
    assert question.do("level-say", choice=right)["verdict"]["right"]
    assert question.session.level.play.points == (7, 8, 7)


@pytest.mark.parametrize(
    ("name", "right", "wrong", "cite"),
    [
        ("1-statements/01-the-winning-statement", "4♦ to 10♦, function 9♠", "7♣ to 9♣, function 9♠", "RE, Testing an input"),
        ("2-claims/01-the-saving-edit", "5♠ in place of 9♠", "8♥ in place of 10♥", "RE, EDIT (diamonds); R-05"),
    ],
)
def test_an_answer_to_give_is_chosen_among_wrong_ones_and_each_names_its_rule(
    name: str, right: str, wrong: str, cite: str
) -> None:
    question = predict(f"runtime_error/levels/{name}")
    offered = labels(question)
    assert len(offered) == 6
    verdict = question.do("level-say", choice=offered.index(wrong))["verdict"]
    assert not verdict["right"]
    assert sentences.sources("en", Citation(verdict["cite"]["work"], verdict["cite"]["place"]), verdict["rulings"]) == cite
    assert not question.session.level.play.over
    assert question.do("level-say", choice=offered.index(right))["verdict"]["right"]
    question.session.level.play.choose("claim")
    assert question.session.level.play.over


def test_hints_come_one_by_one_until_there_are_no_more() -> None:
    question = predict("nightmare/levels/3-copies/01-what-copy-does")
    said = []
    for _ in range(2):
        assert question.level["more"]
        said.append(len(question.do("level-hint")["hints"]))
    assert said == [1, 2]
    assert not question.level["more"]


def test_a_scenario_without_a_task_is_no_question() -> None:
    with pytest.raises(PnError, match="is not a level"):
        predict("nightmare/sample")
    with pytest.raises(BadInput):
        predict("nightmare/nothing")


def test_what_may_be_said_is_told_of_the_level_whatever_play_its_board_is_given_back() -> None:
    question = predict("nightmare/levels/3-copies/01-what-copy-does")
    offered = labels(question)
    question.do("restore", save=saves.save(pnrules.load("bandwidth/example")), node=0)
    assert question.session.play.setup.game.name == "bandwidth"
    assert labels(question) == offered
