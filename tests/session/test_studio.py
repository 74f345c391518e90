"""A lesson made on a board: what is chosen is recorded, sentences are put to it, and it is tried as a learner plays it."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

import pnrules
from pnrules.files import scenario
from pnrules.session import BoardSession
from pnrules.session.company import Company
from pnrules.session.seated import PERSON, Seated
from pnrules.studio import drafts
from pnrules.teaching.unmet import unmet
from tests.studio.making import POSITION

WAY: Final = (["decline"], ["execute"], ["player", 2])


def hear(session: BoardSession, do: str, **members: Any) -> None:
    session.hear({"do": do, **members})


def begun(lang: str = "en") -> BoardSession:
    session = BoardSession(pnrules.load(POSITION), lang, offer=("lang", "seat"))
    hear(session, "make", node=session.play.head)
    return session


def recorded(session: BoardSession, *options: list[Any]) -> None:
    for option in options:
        hear(session, "choose", node=session.play.head, option=option, who=1)


def finished() -> BoardSession:
    session = begun()
    hear(session, "make-tell", says="Both of you have 1 point.")
    recorded(session, *WAY)
    hear(session, "make-ask", says="Win.", hint="Who is hit?", since=0, aim=0)
    hear(session, "make-answer", number=0, text="BUG puts you both out.")
    hear(session, "make-otherwise", text="ZAP could have won.")
    return session


def refused(session: BoardSession) -> str | None:
    notice = session.traits.get("notice")
    return None if notice is None else notice["id"]


def told(session: BoardSession) -> Any:
    return session.traits["studio"]


def test_a_lesson_made_on_a_board_is_one_that_the_rules_accept() -> None:
    session = finished()
    assert told(session)["wrong"] == []
    assert unmet(scenario.from_data(json.loads(told(session)["file"]))) == []
    assert [beat["says"] for beat in told(session)["beats"]] == [{"en": "Both of you have 1 point."}, {"en": "Win."}]


def test_what_is_chosen_is_recorded_in_words_with_who_chose_it() -> None:
    session = begun()
    recorded(session, ["decline"])
    assert [(each["who"], each["says"]["en"]) for each in told(session)["going"]] == [(1, "Don’t execute")]
    assert session.play.state == drafts.recorded(drafts.begun(pnrules.load(POSITION), "x"), ("decline",)).play().state


def test_a_choice_in_the_past_is_not_recorded() -> None:
    session = begun()
    recorded(session, *WAY[:2])
    before = told(session)
    hear(session, "choose", node=2, option=["execute"], who=1)
    assert refused(session) == "studio-at-the-end"
    assert told(session) == before


def test_undo_takes_back_the_last_choice_or_sentence_and_redo_brings_it_again() -> None:
    session = begun()
    recorded(session, ["decline"])
    hear(session, "make-tell", says="You held back.")
    hear(session, "undo")
    assert (told(session)["beats"], len(told(session)["going"])) == ([], 1)
    hear(session, "make-back")
    assert told(session)["going"] == []
    assert session.play.options == pnrules.load(POSITION).options
    hear(session, "redo")
    hear(session, "make-on")
    assert len(told(session)["beats"]) == 1
    hear(session, "make-on")
    assert refused(session) == "error-nothing-to-redo"


def test_what_reaches_an_aim_can_be_asked_for_from_each_choice_of_the_learner() -> None:
    session = begun()
    recorded(session, *WAY)
    tasks = told(session)["tasks"]
    assert [task["since"] for task in tasks] == [0, 1, 2]
    assert all("win" in [aim["en"] for aim in task["aims"]] for task in tasks)
    assert "choose: Ben" in [aim["en"] for aim in tasks[2]["aims"]]


@pytest.mark.parametrize(("since", "aim"), [(0, 9), (0, -1), (7, 0), (-1, 0)])
def test_no_other_aim_can_be_asked_for(since: int, aim: int) -> None:
    session = begun()
    recorded(session, *WAY)
    hear(session, "make-ask", says="Win.", hint="How?", since=since, aim=aim)
    assert refused(session) == "studio-no-aim"
    assert told(session)["beats"] == []


def test_the_options_of_a_task_are_told_with_what_they_come_to_and_who_takes_them_for_right() -> None:
    first, *rest = told(finished())["others"]
    assert (first["called"]["en"], first["fate"], first["own"]) == ("Execute", "loses", True)
    assert first["by"] is not None
    assert "BUG" in first["by"]["fr"]
    assert first["cite"]["place"] == "card-bug"
    assert {each["fate"] for each in rest} == {"loses", "in-reach", "reaches"}


def test_an_answer_that_is_emptied_is_gone() -> None:
    session = finished()
    at = next(each["number"] for each in told(session)["others"] if each["own"])
    hear(session, "make-answer", number=at, text=" ")
    assert not any(each["own"] for each in told(session)["others"])


def test_a_lesson_is_tried_with_a_learners_eyes_and_nothing_of_it_is_recorded() -> None:
    session = finished()
    before = told(session)["kept"]
    hear(session, "make-try")
    assert session.traits["lesson"] is not None
    assert session.traits["lesson"]["says"]["en"] == "Both of you have 1 point."
    assert session.traits["seat"] == 1
    hear(session, "lesson-on")
    hear(session, "choose", node=session.traits["head"], option=["execute"], who=1)
    verdict = session.traits["lesson"]["verdict"]
    assert verdict is not None
    assert (verdict["right"], verdict["says"]) == (False, dict.fromkeys(("en", "fr"), "BUG puts you both out."))
    hear(session, "make-tried")
    assert session.traits["lesson"] is None
    assert session.traits["seat"] is None
    assert told(session)["kept"] == before


def test_a_lesson_without_a_sentence_cannot_be_tried() -> None:
    session = begun()
    hear(session, "make-try")
    assert refused(session) == "studio-not-yet"
    assert not told(session)["trying"]


def test_what_is_kept_of_a_draft_is_the_same_draft_again() -> None:
    """With a sentence and without one, with choices that are in none."""
    for says in (None, "Both of you have 1 point."):
        session = begun()
        if says:
            hear(session, "make-tell", says=says)
        recorded(session, *WAY[:2])
        kept = told(session)["kept"]
        again = BoardSession(pnrules.load("nightmare/sample"), offer=("lang",))
        hear(again, "make-open", text=kept)
        assert refused(again) is None
        same = ("title", "seat", "beats", "going", "tasks", "kept", "file")
        assert [told(again)[name] for name in same] == [told(session)[name] for name in same]


def test_every_built_in_lesson_can_be_opened_by_name() -> None:
    session = begun()
    hear(session, "make-open", text="bandwidth/learn/04-rows")
    assert told(session)["title"]["en"] == scenario.title_of("bandwidth/learn/04-rows")["en"]  # type: ignore[index]
    assert told(session)["wrong"] == []


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("{}", "board-not-opened"),
        ("no such lesson", "board-not-opened"),
        ("{" * 9_000, "board-not-opened"),
        ("nightmare/sample", "studio-nothing-made"),
        ("nightmare/levels/1-cards/01-two-bits", "studio-no-lesson"),
        ("x" * 300_000, "board-not-opened"),
    ],
)
def test_what_is_no_lesson_is_told_and_leaves_the_draft(text: str, id: str) -> None:
    session = begun()
    before = told(session)
    hear(session, "make-open", text=text)
    notice = session.traits["notice"]
    assert notice is not None
    assert id in {notice["id"], *(each["id"] for each in notice.get("told", ()))}  # type: ignore[attr-defined]
    assert told(session) == before


def test_a_kept_draft_that_somebody_changed_is_refused_with_its_place() -> None:
    session = begun()
    recorded(session, ["decline"])
    broken = json.loads(told(session)["kept"])
    broken["recorded"] = [[1, "player", 2]]
    hear(session, "make-open", text=json.dumps(broken))
    notice: Any = session.traits["notice"]
    assert "recorded" in json.dumps(notice)
    broken["recorded"], broken["lesson"]["seat"] = [], 7
    hear(session, "make-open", text=json.dumps(broken))
    notice = session.traits["notice"]
    assert "lesson.seat" in json.dumps(notice)


def test_the_play_before_comes_back_with_its_company() -> None:
    session = BoardSession(pnrules.load(POSITION), offer=("lang",), company=Company((Seated(PERSON), Seated("random"))))
    play = session.play
    hear(session, "make", node=play.head)
    assert session.lasting is play
    assert not session.company.who
    hear(session, "make-leave")
    assert session.play is play
    assert session.company.who == (Seated(PERSON), Seated("random"))
    assert session.traits["studio"] is None


@pytest.mark.parametrize("name", ["edit", "what-if", "rules", "again", "goto", "without"])
def test_what_would_change_the_play_waits_until_the_lesson_is_put_away(name: str) -> None:
    session = begun()
    hear(session, name, node=0)
    assert refused(session) == "studio-first"


def test_the_page_has_the_words_of_the_studio_and_of_lessons() -> None:
    texts = begun().traits["texts"]
    for lang in ("en", "fr"):
        for id in ("studio-tell", "lesson-next", "problem-lesson-unexplained", "problem-studio-untrue"):
            assert f"\n{id} = " in texts[lang]


def test_no_lesson_is_made_where_something_is_to_be_found_out() -> None:
    session = BoardSession(pnrules.load(POSITION), seat=1)
    hear(session, "make", node=0)
    assert refused(session) == "board-not-understood"
    assert "studio" not in session.traits


def test_a_sentence_is_moved_removed_and_written_in_the_other_language() -> None:
    session = begun()
    for says in ("One.", "Two."):
        hear(session, "make-tell", says=says)
    hear(session, "make-move", at=1, to=0)
    hear(session, "make-write", place="lesson.beats[0].says", lang="fr", text="Deux.")
    hear(session, "make-write", place="title", lang="en", text="Counting")
    assert told(session)["beats"][0]["says"] == {"en": "Two.", "fr": "Deux."}
    hear(session, "make-remove", at=1)
    assert len(told(session)["beats"]) == 1
    assert told(session)["title"]["en"] == "Counting"
    hear(session, "make-write", place="lesson.beats[0].says", lang="xx", text="?")
    assert refused(session) == "board-not-understood"


def test_a_lesson_teaches_what_it_needs_at_one_press() -> None:
    session = BoardSession(pnrules.load("nightmare/meet/floater"), offer=("lang",))
    hear(session, "make", node=session.play.head)
    hear(session, "make-tell", says="FLOATER.")
    assert told(session)["untaught"] > 0
    hear(session, "make-teach")
    assert told(session)["untaught"] == 0
    assert ["PN 3.0", "card-floater"] in json.loads(told(session)["file"])["lesson"]["teaches"]


def test_another_seat_can_be_the_learners() -> None:
    session = begun()
    hear(session, "make-seat", seat=2)
    assert told(session)["seat"] == 2
    hear(session, "make-seat", seat=5)
    assert refused(session) is not None
    assert told(session)["seat"] == 2


def test_where_no_lesson_can_begin_the_board_has_the_words_to_say_so() -> None:
    assert "\nboard-studio-not-here = " in BoardSession(pnrules.load(POSITION)).traits["texts"]["fr"]
