"""A lesson with every branch of it, for a page without a kernel: it answers as the lesson itself does."""

from __future__ import annotations

from typing import Any

import pytest

from pnrules.kernel.errors import PnError
from pnrules.session import LessonSession, unfolding
from pnrules.studio import drafts
from pnrules.teaching import tracks
from tests.studio.making import made
from tests.wire import described

LESSONS = [name for name in tracks.track("nightmare").names if name not in ("nightmare/learn/09-game-version-1",)]
SAME = ("at", "open", "verdict", "another", "over", "says", "before", "look")
"""What a state says, and the lesson as well."""


def alone(name: str, source: object) -> tuple[LessonSession, Any]:
    """A lesson on a page without a kernel, and its branches."""
    session = LessonSession(name, {name: source})  # type: ignore[dict-item]
    session.unfold()
    lesson = session.traits["lesson"]
    assert lesson is not None
    return session, lesson["key"]


def told(session: LessonSession, key: Any, number: int) -> None:
    """The state says what the lesson says now, asks what it asks, and stands where it stands."""
    state, lesson = key["states"][number], session.traits["lesson"]
    assert lesson is not None
    at = state["at"]
    says = {"says": key["says"][at - 1], "before": key["says"][: at - 1], "look": key["looks"][at - 1]}
    assert {name: lesson[name] for name in SAME} == {name: {**state, **says}[name] for name in SAME}  # type: ignore[literal-required]
    ask = session.traits["ask"]
    if not lesson["over"]:
        asked = None if state["ask"] is None else key["asks"][state["ask"]]
        assert (asked and asked["options"]) == (ask and ask["options"])
    assert len(session.play.line()) - 1 == depth(key, state["node"])


def depth(key: Any, node: int) -> int:
    count = 0
    while node > 0:
        node -= key["tree"]["nodes"][node - 1][0]
        count += 1
    return count


def walked(session: LessonSession, key: Any, first: int) -> None:
    """Every choice at a sentence, each taken from its beginning, and taken back if it is wrong; then the lesson's own way."""
    state = key["states"][first]
    seat = session.lesson.seat
    for each in state["chosen"]:
        session.hear({"do": "choose", "node": session.play.head, "option": each["option"], "who": seat})
        told(session, key, each["to"])
        if (back := key["states"][each["to"]]["back_to"]) is not None:
            session.hear({"do": "lesson-take-back"})
            told(session, key, back)
        session.lesson.task.begin_again()  # type: ignore[union-attr]
    if state["show"] is not None:
        session.hear({"do": "lesson-show"})
        told(session, key, state["show"])


@pytest.mark.parametrize("name", LESSONS[:12:3])
def test_each_branch_is_answered_as_the_lesson_answers_it(name: str) -> None:
    session, key = alone(name, name)
    first = 0
    while True:
        told(session, key, first)
        walked(session, key, first)
        done = key["states"][first]["show"] or first
        following = key["states"][done]["on"]
        if following is None:
            break
        session.hear({"do": "lesson-on"})
        assert key["states"][following]["back"] == first
        first = following
    assert session.lesson.over
    assert described.problems(session.traits) == []


def test_a_lesson_that_was_made_in_the_studio_has_its_wrong_move_with_its_answer() -> None:
    session, key = alone("mine", dict(made().data))
    told(session, key, 0)
    task = key["states"][key["states"][0]["on"]]
    wrong = next(each for each in task["chosen"] if each["option"] == ["execute"])
    state = key["states"][wrong["to"]]
    assert state["verdict"]["says"] == {"en": "BUG puts you both out.", "fr": "BUG vous élimine tous les deux."}
    assert key["states"][state["back_to"]] is task
    assert state["show"] is not None


def test_where_other_lessons_can_be_opened_no_branches_are_sent() -> None:
    session = LessonSession(LESSONS[0], {name: name for name in LESSONS[:2]})
    assert session.unfold() == {}
    assert "key" not in (session.traits["lesson"] or {})


def test_a_lesson_with_too_many_branches_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unfolding, "MOST", 3)
    with pytest.raises(PnError, match="too many branches"):
        LessonSession("mine", {"mine": dict(drafts.opened(LESSONS[0]).data)}).unfold()
