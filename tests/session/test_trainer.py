"""Exercises on a page: nothing gives the answer away, and after it the board shows what really happens."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pnrules import games, words
from pnrules.kernel.errors import BadInput
from pnrules.session import TrainerSession
from pnrules.teaching import tracks
from pnrules.training import ladder, topics
from pnrules.training.difficulty import LEVELS, measured
from pnrules.training.exercise import Exercise, refuting
from pnrules.training.ladder import OF_A_LEVEL


def asked(session: TrainerSession) -> dict[str, Any]:
    found: dict[str, Any] = session.traits["exercise"]
    return found


def wrong_of(session: TrainerSession) -> int:
    """The place of a wrong answer."""
    return next(at for at, choice in enumerate(session.exercise.choices) if choice.by is not None)


def refused(session: TrainerSession, **message: Any) -> str | None:
    notice = session.hear(message).traits["notice"]
    return None if notice is None else notice["id"]


@pytest.fixture(params=games.BUILT_IN)
def session(request: pytest.FixtureRequest) -> TrainerSession:
    return TrainerSession(request.param, seed=1)


def test_an_exercise_tells_its_question_in_each_language_and_goes_through_json(session: TrainerSession) -> None:
    for _ in range(8):
        told = asked(session)
        assert json.loads(json.dumps(told)) == told
        assert all(told["task"][lang] and told["title"][lang] for lang in words.LANGUAGES)
        assert len(told["choices"]) == len(session.exercise.choices) >= 2
        assert (told["verdict"], told["solved"], told["about"]) == (None, False, [])
        session.hear({"do": "exercise", "name": "next"})


def test_nothing_on_the_board_gives_the_answer_away(session: TrainerSession) -> None:
    ask = session.traits["ask"]
    assert ask is None or all(offer["preview"] is None for offer in ask["options"])
    option = session.play.options[0]
    head = session.play.head
    for message in (
        {"do": "choose", "node": head, "option": list(option), "who": session.play.ask.who},
        {"do": "foresee", "node": head, "option": list(option), "who": session.play.ask.who},
    ):
        session.hear(message)
        assert session.play.head == head
        assert not session.solved


def test_a_wrong_answer_is_told_its_misreading_and_the_board_looks_at_the_step_that_refutes_it(session: TrainerSession) -> None:
    for _ in range(8):
        choice = wrong_of(session)
        session.hear({"do": "exercise-say", "choice": choice})
        verdict = asked(session)["verdict"]
        assert verdict["right"] is False
        assert verdict["cite"]["place"]
        assert all(verdict["says"][lang] for lang in words.LANGUAGES)
        assert (asked(session)["verdict"]["right"], asked(session)["solved"]) == (False, True)
        steps = refuting(session.exercise, choice)
        assert session.play.head == len(session.exercise.question.steps)
        assert session.traits["look"]["node"] == (min(len(steps), session.play.head) if steps else 0)
        session.hear({"do": "exercise", "name": "next"})
    assert [right for _, right in session.answers] == [False] * 8


def test_the_right_answer_is_right_and_counted(session: TrainerSession) -> None:
    session.hear({"do": "exercise-say", "choice": session.exercise.right})
    told = asked(session)
    assert told["verdict"]["right"] is True
    assert session.answers == [((session.exercise.topic,), True)], "what was asked about, and no more"
    assert told["about"] == [session.exercise.topic]
    assert refused(session, do="exercise-say", choice=0) == "board-not-understood", "it has been answered"


def test_a_claim_is_answered_with_what_decides_it() -> None:
    """No step can be looked at there."""
    session = TrainerSession("runtime_error", topic="RE winning", seed=1)
    while session.exercise.question.kind != "forever":
        session.hear({"do": "exercise", "name": "next"})
    session.hear({"do": "exercise-say", "choice": wrong_of(session)})
    _, judged, *way = asked(session)["verdict"]["says"]["en"].split("\n")
    assert judged.startswith(("Proved", "Disproved"))
    assert way


def test_the_solution_counts_as_not_known(session: TrainerSession) -> None:
    session.hear({"do": "exercise-show"})
    assert (asked(session)["shown"], asked(session)["verdict"]["right"]) == (True, False)
    assert session.answers == [((session.exercise.topic,), False)]


def test_a_wrong_answer_tells_of_what_was_asked_and_of_the_rule_that_refutes_it(session: TrainerSession) -> None:
    known = {topic["name"] for topic in asked(session)["known"]}
    assert asked(session)["about"] == [], "nothing is told beforehand"
    for _ in range(8):
        session.hear({"do": "exercise-say", "choice": wrong_of(session)})
        about, right = session.answers[-1]
        verdict = asked(session)["verdict"]
        assert not right
        assert about[0] == session.exercise.topic
        assert set(verdict["rulings"]) & known <= set(about)
        assert set(about) <= known, "all of it can be asked about again"
        session.hear({"do": "exercise", "name": "next"})


def test_what_may_be_asked_about_is_told_with_its_rule_and_its_lesson(session: TrainerSession) -> None:
    told = asked(session)
    known = told["known"]
    assert [topic["name"] for topic in known if topic["kind"] == "ruling"] == sorted(
        t for t in topics.index(session.game) if "-" in t[:3]
    )
    assert len({topic["name"] for topic in known}) == len(known) == len(topics.index(session.game))
    lessons = set(tracks.track(session.game).names)
    assert {topic["lesson"] for topic in known} - {None} <= lessons
    assert any(topic["lesson"] for topic in known)
    assert (told["only"], told["chosen"]) == (None, True)


def test_the_same_exercise_can_be_asked_again_and_the_next_is_another(session: TrainerSession) -> None:
    first, name = session.exercise, asked(session)["name"]
    session.hear({"do": "exercise-say", "choice": 0})
    session.hear({"do": "exercise", "name": name})
    assert (session.exercise, session.solved, session.play.head) == (first, False, 0)
    session.hear({"do": "exercise", "name": "next"})
    assert session.exercise != first
    assert asked(session)["name"] != name


def test_the_next_exercise_can_be_about_a_topic(session: TrainerSession) -> None:
    topic = session.exercise.topics[-1]
    session.hear({"do": "exercise", "name": topic})
    assert topic in session.exercise.topics
    assert refused(session, do="exercise", name="N-999") == "bad-input"
    assert topic in session.exercise.topics, "and nothing is lost"


def next_for(session: TrainerSession, **learner: Any) -> Exercise:
    session.hear({"do": "exercise-next", "lessons": [], "level": 1, "due": [], "rulings": False, **learner})
    return session.exercise


def test_the_next_exercise_is_for_whoever_the_page_says_and_its_level_is_told(session: TrainerSession) -> None:
    for level in (1, 2, 3):
        assert measured(next_for(session, level=level)).level == level == asked(session)["level"]
    assert measured(next_for(session, level=99)).level <= LEVELS[-1], "no level is higher than the last"
    assert refused(session, do="exercise-next", lessons="all", level=1, due=[], rulings=False) == "board-not-understood"


def test_whom_nobody_asked_for_exercises_begins_with_the_first_level_and_goes_on_by_the_answers() -> None:
    session = TrainerSession("nightmare", seed=3, chosen=False)
    for number in range(1, OF_A_LEVEL + 2):
        assert measured(session.exercise).level == (1 if number <= OF_A_LEVEL else 2)
        session.hear({"do": "exercise-say", "choice": session.exercise.right})
        session.hear({"do": "exercise", "name": "next"})


def test_the_exercise_of_a_day_is_todays_until_the_next_one_and_can_be_asked_again(session: TrainerSession) -> None:
    assert (asked(session)["day"], asked(session)["daily"]) == (None, True)
    session.hear({"do": "exercise-of-day", "day": 20_785})
    of_day = session.exercise
    assert of_day == ladder.of_day(session.game, 20_785)
    assert (asked(session)["day"], asked(session)["title"]["en"]) == (20_785, "Today’s exercise")
    session.hear({"do": "exercise-say", "choice": of_day.right})
    session.hear({"do": "exercise", "name": asked(session)["name"]})
    assert (session.exercise, session.solved, asked(session)["day"]) == (of_day, False, 20_785)
    session.hear({"do": "exercise", "name": "next"})
    assert asked(session)["day"] is None


def test_the_same_number_gives_the_same_exercises() -> None:
    one, other = (TrainerSession("nightmare", seed=5) for _ in range(2))
    for _ in range(5):
        assert one.exercise == other.exercise
        one.hear({"do": "exercise", "name": "next"})
        other.hear({"do": "exercise", "name": "next"})


def test_a_page_is_told_with_the_exercise_what_each_choice_comes_to_and_judges_at_once(session: TrainerSession) -> None:
    session.unfold()
    key = asked(session)["key"]
    assert [verdict["right"] for verdict in key["verdicts"]] == [choice.by is None for choice in session.exercise.choices]
    right = session.exercise.right
    session.hear({"do": "exercise-say", "choice": right})
    assert key["about"][right] == asked(session)["about"] != []
    assert key["verdicts"][right] == asked(session)["verdict"], "what the kernel says then is the same"
    assert asked(session)["key"] is None
    assert asked(session)["more"] is False


def test_a_choice_that_is_none_changes_nothing(session: TrainerSession) -> None:
    for choice in (-1, 99):
        assert refused(session, do="exercise-say", choice=choice) == "board-not-understood"
    assert not session.solved


def test_a_topic_that_there_is_no_exercise_about_is_an_error() -> None:
    with pytest.raises(BadInput, match="there is no exercise about"):
        TrainerSession("nightmare", "PN 3.0 nothing")
