"""A lesson: one sentence after another, any way to the aim, every wrong move answered; and what `check` says of a bad one."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from pnrules import words
from pnrules.cli.learn import printed
from pnrules.cli.main import main
from pnrules.files import scenario
from pnrules.kernel.errors import BadInput, PnError
from pnrules.teaching import lessons, reach
from pnrules.teaching.lessons import Lesson
from tests.teaching.learning import BAD, NOT_ASKED, PLACE, TASK, lesson, said, task, to_win


def begun(data: dict[str, Any] | None = None) -> Lesson:
    """A lesson at its task."""
    found = Lesson(scenario.load(data or lesson()))
    assert found.go_on()
    return found


def second(*ways: list[Any], **members: Any) -> dict[str, Any]:
    """The lesson with a task of two choices: ACQUIRE not executed at the first stop, executed at the second."""
    shown = {"shown": list(ways)} if ways else {}
    return task(aim={"least": 11}, within=2, others=[[2, "decline"], [2, "decline"]], wrong=None, **shown, **members)


def laps(**members: Any) -> dict[str, Any]:
    """The lesson with a task of three laps, of which two have to bring 2 points each; Ben leaves his cards be."""
    return task(**{"aim": {"least": 14}, "within": 3, "others": None, "wrong": None, "shown": [["execute"]] * 2, **members})


# --- going through it ---------------------------------------------------------------------------------------------------------


def test_a_sentence_is_read_and_gone_on_from_and_back_to() -> None:
    found = Lesson(scenario.load(lesson()))
    assert (found.at, found.count, found.task, found.open, found.over) == (0, 3, None, False, False)
    assert not found.go_back(), "there is nothing before the first"
    assert found.go_on()
    assert found.open
    assert not found.go_on(), "first the learner does something"
    assert found.go_back()
    assert (found.at, found.open) == (0, False)


def test_a_right_answer_is_played_and_the_other_seats_answer_as_the_lesson_has_it() -> None:
    """Ada takes 2 (ACQUIRE 2), Ben executes BUG: 1 each; his ACQUIRE he leaves be, since nothing is said of it."""
    found = begun()
    verdict = found.act("execute")
    assert verdict is not None
    assert (verdict.right, words.said("en", verdict.says)) == (True, "You took 2 points.")
    assert list(found.play.points) == [11, 9]
    assert found.task is not None
    assert found.task.asked, "and the program has come round to Ada"
    assert found.go_on()
    assert found.over


def test_a_wrong_answer_is_played_shown_answered_and_taken_back() -> None:
    found = begun()
    before = found.play.head
    verdict = found.act("decline")
    assert verdict is not None
    assert (verdict.right, str(verdict.says["en"] if isinstance(verdict.says, dict) else "")) == (False, "Then nothing happens.")
    assert verdict.cite is not None
    assert ([verdict.cite.work, verdict.cite.place], verdict.rulings) == (PLACE, ("N-23",))
    assert found.play.head != before
    with pytest.raises(PnError, match="nothing to do"):
        found.act("execute")
    found.take_back()
    assert (found.play.head, found.verdict) == (before, None)
    assert found.act("execute") is not None
    assert not found.open
    assert list(found.play.points) == [11, 9], "the others answer as they would have at first"


def test_what_the_rules_forbid_is_answered_by_the_lesson_else_by_the_rule_and_nothing_has_happened() -> None:
    found = begun()
    before = found.play.head
    ours = found.act("break-word")
    assert ours is not None
    assert words.said("en", ours.says) == "Here nobody stops the program."
    assert ours.refusal is not None
    own = found.act("insert", "BUG")
    assert own is not None
    assert own.says == str(own.refusal)
    assert (found.play.head, found.verdict) == (before, None), "and another answer may be given at once"


def test_any_way_to_an_aim_counts_and_the_lesson_goes_on_from_its_own() -> None:
    """11 points within 2 answers: by the first ACQUIRE, or by the second."""
    found = begun(second(["decline"], ["execute"]))
    verdict = found.act("execute")
    assert verdict is not None
    assert verdict.right
    assert found.another_way
    assert found.go_on()
    taken = [step.answer for step in found.play.trace if step.answer and step.before.ask and step.before.ask.who == 1]
    assert taken == [("decline",), ("execute",)]


def test_the_way_that_the_lesson_shows_is_no_other_way() -> None:
    found = begun(second(["decline"], ["execute"]))
    found.act("decline")
    found.act("execute")
    assert not found.open
    assert not found.another_way


def test_an_aim_is_missed_when_all_its_answers_are_used_up() -> None:
    found = begun(second(["execute"]))
    assert found.act("decline") is None
    verdict = found.act("decline")
    assert verdict is not None
    assert (verdict.right, verdict.lost) == (False, False)


def test_a_mistake_is_judged_when_it_is_made_and_only_it_is_taken_back() -> None:
    """Two of three laps have to bring 2 points each. Whoever leaves out the first can still reach that; the second, no more."""
    found = begun(laps())
    assert found.act("decline") is None
    kept = found.play.head
    verdict = found.act("decline")
    assert verdict is not None
    assert (verdict.right, verdict.lost) == (False, True)
    assert words.said("en", verdict.says) == "Then nothing happens."
    found.take_back()
    assert (found.play.head, found.verdict) == (kept, None)
    assert found.act("execute") is None
    verdict = found.act("execute")
    assert verdict is not None
    assert verdict.right


def test_what_is_said_belongs_to_the_choice_that_lost_the_aim() -> None:
    """The lesson explains an answer that was given before, and did no harm: nothing is said of that."""
    found = begun(laps(wrong=[{"answer": ["execute"], "says": said("Not this one."), "cite": PLACE}]))
    assert found.act("execute") is None
    assert found.act("decline") is None
    verdict = found.act("decline")
    assert verdict is not None
    assert words.said("en", verdict.says) == "Then nothing happens."


def test_an_aim_in_too_large_a_tree_counts_as_in_reach_until_the_answers_are_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "MOST", 0)
    found = begun(laps())
    first = found.play.head
    assert found.act("decline") is None
    assert found.act("decline") is None
    verdict = found.act("decline")
    assert verdict is not None
    assert not verdict.right
    found.take_back()
    assert found.play.head == first, "nobody knows which of them lost it"


def test_an_aim_may_be_an_event() -> None:
    found = begun(task(aim={"event": "nightmare-gains", "seat": 1}))
    verdict = found.act("execute")
    assert verdict is not None
    assert verdict.right


def test_an_aim_may_be_to_win() -> None:
    """BUG takes Ben's last point: Ada alone is in."""
    found = begun(to_win())
    verdict = found.act("execute")
    assert verdict is not None
    assert verdict.right
    assert found.play.over


def test_the_learner_may_be_shown_the_way() -> None:
    found = begun()
    found.act("decline")
    found.finish()
    assert not found.open
    assert list(found.play.points) == [11, 9]


def test_what_is_no_lesson_is_told() -> None:
    with pytest.raises(PnError, match="not a lesson"):
        Lesson(scenario.load("nightmare/sample"))


# --- what is checked ------------------------------------------------------------------------------------------------------------


def problems(data: dict[str, Any]) -> list[tuple[str, str]]:
    """What keeps a lesson from being learnt: each with its place and its message's id."""
    return [(problem.place, problem.id) for problem in lessons.unplayable(scenario.load(data))]


def test_a_good_lesson_has_no_problems() -> None:
    assert problems(lesson()) == []


@pytest.mark.parametrize(("data", "expected"), BAD, ids=[expected[0][1] + expected[0][0] for _, expected in BAD])
def test_a_bad_task_is_named_with_its_place(data: dict[str, Any], expected: list[tuple[str, str]]) -> None:
    assert problems(data) == expected


def test_a_task_at_which_the_learner_is_not_asked_is_named() -> None:
    """Nobody is asked any more when the game is over."""
    assert problems(NOT_ASKED) == [("lesson.beats[2].do", "problem-lesson-not-asked")]


def test_an_answer_that_goes_and_cannot_is_named() -> None:
    data = lesson()
    data["lesson"]["beats"][0]["goes"] = [[2, "execute"]]
    assert [id for _, id in problems(data)] == ["problem-answer"]


@pytest.mark.parametrize(
    ("members", "place"),
    [
        ({"teaches": [["PN 3.0", "card-cheese"]]}, "lesson.teaches[0]"),
        ({"teaches": [["Chess", "pawn"]]}, "lesson.teaches[0][0]"),
        ({"beats": []}, "lesson.beats"),
        ({"seat": 3}, "lesson.seat"),
        ({"beats": [{"says": 5}]}, "lesson.beats[0].says"),
        ({"beats": [{"says": said("x"), "do": {"aim": {}, "hint": said("x")}}]}, "lesson.beats[0].do.aim"),
        ({"beats": [{"says": said("x"), "do": {"aim": {"least": 1, "wins": 1}, "hint": said("x")}}]}, "lesson.beats[0].do.aim"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_lesson_of_the_wrong_form_is_refused_with_its_place(members: dict[str, Any], place: str) -> None:
    with pytest.raises(BadInput) as refused:
        scenario.load(lesson(**members))
    assert [problem.place for problem in refused.value.problems] == [place]


@pytest.mark.parametrize(("lang", "said"), [("en", "this does not reach the aim"), ("fr", "cela n’atteint pas le but")])
def test_check_says_what_is_wrong_with_a_lesson(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, said: str) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(BAD[0][0]), encoding="utf-8")
    assert main(["check", str(file), "--lang", lang]) == 1
    assert f"{TASK}.aim: {said}" in capsys.readouterr().err


# --- in the terminal ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """What the terminal shows of the small lesson as a track of its own, for what is typed."""
    from pnrules.teaching import tracks

    monkeypatch.setattr(tracks, "track", lambda game: tracks.Track((("mine"),)) if game == "nightmare" else tracks.Track(()))
    monkeypatch.setattr(tracks, "lesson", lambda game, number: Lesson(scenario.load(lesson())))

    def typed(text: str, *more: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        assert main(["learn", "nightmare", *more]) == 0
        return capsys.readouterr().out

    return typed


def test_a_lesson_is_learnt_with_the_keyboard(learn: Any) -> None:
    """On, a hint, the second option (wrong), back from it, the first (right), on, and it is over."""
    out = learn("\nh\n2\n\n1\n\n\n")
    places = [
        out.index(part)
        for part in (
            "1. Bits act",
            "The cards are a program.",
            "Execute it.",
            "1. Execute",
            "Say yes.",
            "Not quite. Then nothing happens. [PN 3.0, Running the program; N-23]",
            "Right. You took 2 points.",
            "Ben’s BUG cost everyone 1 point.",
            "You have finished all lessons",
        )
    ]
    assert places == sorted(places)
    assert "Points: Ada 11 · Ben 9" in out


def test_it_can_be_left_gone_back_in_and_shown(learn: Any) -> None:
    assert "Execute it." not in learn("q\n")
    assert learn("\nb\n\nq\n").count("The cards are a program.") == 2
    assert "Ben’s BUG cost everyone 1 point." in learn("\ns\n\n")
    assert "Please write a number from 1 to 2" in learn("\n7\nq\n")
    assert "Please press Enter, or write one of the letters." in learn("7\nq\n"), "nothing is numbered there"
    assert "Execute it." in learn("\n"), "the end of the input is a wish to stop"


def test_it_speaks_french(learn: Any) -> None:
    out = learn("\n2\n\n1\n\n\n", "--lang", "fr")
    assert "Pas tout à fait. Then nothing happens. (fr)" in out
    assert "Bravo. You took 2 points. (fr)" in out
    assert "Vous pouvez\u00a0:" in out
    assert any(line.startswith("Nouveau ici\u00a0: Faire tourner le programme\u202f; ACQUIRE") for line in out.splitlines())


def test_a_track_is_printed_with_right_and_wrong_moves_and_what_they_are_answered(learn: Any) -> None:
    lines = learn("", "--print").splitlines()
    assert lines[0] == "1. Bits act"
    assert not [line for line in lines if "[" in line or "PN 3.0" in line or "N-23" in line], "rules are for those who ask"
    assert "Hint: Say yes." in lines
    assert lines[lines.index("Hint: Say yes.") + 1 :][:5] == [
        "  - Execute",
        "Right: You took 2 points.",
        "  - Stop it (free)",
        "Wrong: Here nobody stops the program.",
        "Any other choice: Then nothing happens.",
    ]


def test_a_way_of_several_choices_is_printed_in_one_sentence() -> None:
    lines = printed(Lesson(scenario.load(second(["decline"], ["execute"]))), 1, "en")
    assert "  - Don’t execute, then Execute" in lines


def test_a_game_or_a_lesson_that_there_is_not_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from pnrules.teaching import tracks

    monkeypatch.setattr(tracks, "track", lambda game: tracks.Track(("mine",) if game == "nightmare" else ()))
    assert main(["learn", "nightmare", "999"]) == 2
    assert "There is no lesson 999. There is 1." in capsys.readouterr().err
    assert main(["learn", "bandwidth"]) == 2
    assert "There are no lessons for bandwidth yet." in capsys.readouterr().err
    assert main(["learn", "chess"]) == 2
