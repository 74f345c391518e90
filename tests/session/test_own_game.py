"""Exercises on the game that has just been played on a board, and back to it."""

from __future__ import annotations

from typing import Any

import pytest

import pnrules
from pnrules import games
from pnrules.kernel.codec import state_to_json
from pnrules.session import BoardSession, DealingSession
from pnrules.training.exercise import MOST_OF_A_PLAY
from states import ended
from tests.training.checking import problems


@pytest.fixture(params=games.BUILT_IN)
def session(request: pytest.FixtureRequest) -> BoardSession:
    return BoardSession(ended(request.param, 1, 2, 4))


def exercise_on(session: BoardSession) -> dict[str, Any]:
    found: dict[str, Any] = session.traits["exercise"]
    return found


def notice(session: BoardSession, **message: Any) -> str | None:
    told = session.hear(message).traits["notice"]
    return None if told is None else told["id"]


def test_each_exercise_is_about_a_question_of_the_game_in_the_order_in_which_it_came_up(session: BoardSession) -> None:
    asked = [state_to_json(step.before) for step in session.play.trace if step.answer is not None]
    assert notice(session, do="train") is None
    places = []
    while True:
        assert session.practice is not None
        exercise = session.practice.exercise
        assert list(problems(exercise)) == []
        places.append(asked.index(state_to_json(exercise.question.line.state)))
        session.hear({"do": "exercise-say", "choice": exercise.right})
        assert exercise_on(session)["verdict"]["right"] is True
        if not exercise_on(session)["more"]:
            break
        session.hear({"do": "exercise", "name": "next"})
    assert places == sorted(places)
    assert 3 <= len(places) <= MOST_OF_A_PLAY
    assert notice(session, do="exercise", name="next") == "board-not-understood", "there are no more"


def test_the_game_is_there_again_afterwards_as_it_was(session: BoardSession) -> None:
    play, before = session.play, dict(session.traits)
    session.hear({"do": "train"})
    assert exercise_on(session)["own"] is True
    assert session.play is not play
    session.hear({"do": "exercise-say", "choice": 0})
    assert notice(session, do="train-end") is None
    assert session.play is play
    assert session.traits["exercise"] is None
    for name in ("head", "result", "info", "plays", "ask"):
        assert session.traits[name] == before.get(name), name
    assert notice(session, do="train-end") == "board-not-understood"


def test_nothing_else_can_be_chosen_while_one_is_open(session: BoardSession) -> None:
    session.hear({"do": "train"})
    head = session.play.head
    for message in ({"do": "undo"}, {"do": "what-if", "node": 0, "option": ["x"], "who": 1}, {"do": "again", "deal": "new"}):
        assert notice(session, **message) in ("level-predict-first", "board-not-understood")
        assert session.play.head == head


def test_an_exercise_about_a_topic_may_come_between(session: BoardSession) -> None:
    session.hear({"do": "train"})
    topic = exercise_on(session)["known"][-1]["name"]
    assert notice(session, do="exercise", name=topic) is None
    assert exercise_on(session)["topic"] == topic
    session.hear({"do": "exercise", "name": "next"})
    assert exercise_on(session)["own"] is True


def test_only_a_game_that_is_over_is_practised_on_and_only_by_who_sees_the_whole_table(session: BoardSession) -> None:
    session.see_as(1)
    assert notice(session, do="train") == "board-not-understood"
    sample = pnrules.load("nightmare/sample")
    sample.undo()
    assert notice(BoardSession(sample), do="train") == "board-not-understood"


def test_another_deal_ends_the_exercises() -> None:
    session = DealingSession.of_address({"game": "bandwidth", "players": "2", "seed": "4"})
    session.show_play(ended("bandwidth", 1, 2, 4))
    session.hear({"do": "train"})
    assert exercise_on(session) is not None
    told = session.traits["deal"]["now"]
    session.hear({"do": "deal", **told, "seed": 5, "cards": None})
    assert session.practice is None
    assert session.traits["exercise"] is None


def test_a_play_in_which_nothing_was_chosen_gives_no_exercise() -> None:
    play = pnrules.load("nightmare/sample")
    play.rewind()
    with pytest.raises(pnrules.PnError, match="nothing to ask about"):
        BoardSession(play).practise()
