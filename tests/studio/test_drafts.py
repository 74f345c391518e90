"""Drafts of lessons: opened and saved they are the same; made by playing, they are lessons."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import pnrules
from pnrules import games
from pnrules.files import scenario, writing
from pnrules.files.common import Answer
from pnrules.files.lesson_form import LessonSpec
from pnrules.files.task_form import Aim
from pnrules.kernel.errors import BadInput, PnError, Refused
from pnrules.kernel.state import CHANCE
from pnrules.studio import checking, drafts, sentences
from pnrules.studio.drafts import Draft
from pnrules.teaching.lessons import Lesson
from tests.studio.making import POSITION, TITLE, made, position, won

MADE: Final = [name for name in scenario.names() if {"lesson", "level"} & scenario.parsed(name).keys()]
"""Every lesson and level of the package."""


def text_of(name: str) -> str:
    """The file of a scenario of the package."""
    game, _, rest = name.partition("/")
    return games.folder(game).joinpath("scenarios", *f"{rest}.json".split("/")).read_text(encoding="utf-8")


# --- opened and saved ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MADE)
def test_what_is_opened_and_saved_is_the_same(name: str) -> None:
    draft = drafts.opened(name)
    assert draft.text == text_of(name)
    assert drafts.opened(dict(draft.data)).text == draft.text


def test_a_file_that_was_written_by_hand_is_saved_with_the_same_meaning(tmp_path: Path) -> None:
    """Its members may stand in any order, and it may say what holds anyhow."""
    data = scenario.parsed(POSITION)
    data["lesson"]["beats"][0]["look"].reverse()
    by_hand = tmp_path / "mine.json"
    by_hand.write_text(writing.as_text(dict(reversed(data.items()))), encoding="utf-8")
    assert dict(drafts.opened(by_hand).data) == data


def test_a_scenario_that_is_no_lesson_is_not_opened() -> None:
    with pytest.raises(PnError, match="neither a lesson nor a level"):
        drafts.opened("nightmare/sample")


# --- made by playing ----------------------------------------------------------------------------------------------------------


def test_a_lesson_made_by_playing_is_played_as_any_other() -> None:
    lesson = Lesson(made().scenario)
    assert lesson.go_on()
    assert [lesson.act(*option) for option in (("decline",), ("execute",))] == [None, None]
    verdict = lesson.act("player", 2)
    assert verdict is not None
    assert verdict.right
    assert lesson.over
    assert checking.checked(made()) == ((), ())


def test_a_wrong_move_in_it_is_answered_as_its_author_says() -> None:
    lesson = Lesson(made().scenario)
    lesson.go_on()
    verdict = lesson.act("execute")
    assert verdict is not None
    assert not verdict.right
    assert verdict.says == {"en": "BUG puts you both out.", "fr": "BUG vous élimine tous les deux."}
    assert verdict.rulings == ("N-11",)


def test_an_operation_leaves_the_draft_before_as_it_was() -> None:
    before = won()
    text, going = before.text, before.going
    drafts.recorded(drafts.taken_back(before), ("player", 2))
    made()
    assert (before.text, before.going) == (text, going)


def test_what_the_rules_forbid_is_not_recorded() -> None:
    with pytest.raises(Refused):
        drafts.recorded(drafts.begun(position(), TITLE), ("player", 2))


def test_the_choices_of_other_seats_are_recorded_with_who_makes_them() -> None:
    draft = drafts.begun(position(), TITLE)
    for option in (("decline",), ("decline",), ("execute",)):
        draft = drafts.recorded(draft, option)
    assert draft.going[-1] == Answer(2, ("execute",))
    asked = drafts.asked(draft, "Let Ben act.", "Hold back.", drafts.aims(draft, 1)[-1], since=1)
    assert asked.lesson.beats[0].goes == (Answer(1, ("decline",)),)
    assert asked.lesson.beats[0].do is not None
    assert asked.lesson.beats[0].do.others == (Answer(2, ("execute",)),)


def test_the_aims_of_what_was_played_are_those_that_it_reaches_at_its_end() -> None:
    """Ada wins by her last choice; by that Ben is out, and she has 1 point as before, which is therefore no aim."""
    found = drafts.aims(won(), 0)
    assert Aim(wins=1) in found
    assert all(aim.least is None for aim in found)
    assert all(aim.answers is None for aim in found)
    assert Aim(answers=(("player", 2),)) in drafts.aims(won(), 2)


def test_an_aim_that_is_not_reached_is_no_task() -> None:
    with pytest.raises(PnError, match="do not reach this aim"):
        drafts.asked(won(), "Win.", "How?", Aim(wins=2))
    with pytest.raises(PnError, match="do not reach this aim"):
        drafts.asked(won(), "Win.", "How?", Aim(wins=1), since=7)


def test_a_lesson_begins_in_the_midst_of_an_effect_where_a_play_stands_there() -> None:
    """ZAP asks for a player: no position says so, so the file holds the answers that lead there."""
    play = position()
    play.choose("decline")
    play.choose("execute")
    draft = drafts.begun(play, TITLE)
    assert draft.play().options == play.options
    assert "answers" in draft.data


def test_a_lesson_begins_at_a_moment_of_a_game_without_what_came_before() -> None:
    """Ada has taken an action, and no card lies in the program yet: the file says so."""
    play = pnrules.load("bandwidth/learn/02-two-actions")
    play.choose("program", "Pass 3 ↻")
    draft = drafts.begun(play, TITLE)
    assert draft.play().state.position == play.state.position
    assert "answers" not in draft.data


def test_a_row_without_a_card_is_written_where_a_play_begins_with_one() -> None:
    play = pnrules.load("bandwidth/learn/02-two-actions")
    assert drafts.begun(play, TITLE).start.data["program"] == []


# --- beats --------------------------------------------------------------------------------------------------------------------


def told(draft: Draft) -> list[str]:
    return [str(sentence.text) for sentence in sentences.sentences(draft) if sentence.place.endswith("].says")][:9]


def test_a_sentence_that_is_removed_leaves_what_happened_before_the_next() -> None:
    draft = drafts.told(drafts.recorded(drafts.begun(position(), TITLE), ("decline",)), "Ada held back.")
    draft = drafts.told(drafts.recorded(draft, ("execute",)), "ZAP asks.")
    without = drafts.removed(draft, 0)
    assert [beat.says for beat in without.lesson.beats] == ["ZAP asks."]
    assert without.play().state == draft.play().state


def test_a_task_that_is_removed_leaves_its_choices_recorded() -> None:
    without = drafts.removed(made(), 1)
    assert without.going == won().going
    assert without.lesson.beats == won().lesson.beats


def test_a_beat_is_moved_with_all_that_is_in_it() -> None:
    draft = made()
    there = drafts.moved(draft, 1, 0)
    assert [beat.says for beat in there.lesson.beats] == [beat.says for beat in reversed(draft.lesson.beats)]
    assert drafts.moved(there, 1, 0) == draft


@pytest.mark.parametrize(("at", "to"), [(2, 0), (0, 2), (-1, 0)])
def test_a_beat_that_there_is_not_is_not_moved(at: int, to: int) -> None:
    with pytest.raises(PnError, match="no such place"):
        drafts.moved(made(), at, to)


def test_a_level_has_no_beats() -> None:
    with pytest.raises(PnError, match="This is a level"):
        drafts.told(drafts.opened("nightmare/levels/2-runs/01-first-break"), "More")


# --- sentences ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [POSITION, "nightmare/levels/2-runs/01-first-break", "bandwidth/learn/11-whole-game"])
def test_each_sentence_stands_at_the_place_that_it_names(name: str) -> None:
    draft = drafts.opened(name)
    for sentence in sentences.sentences(draft):
        found: object = dict(draft.data)
        for part in sentence.place.replace("[", ".").replace("]", "").split("."):
            if isinstance(found, list):
                found = found[int(part)]
            elif isinstance(found, dict):
                found = found.get(part, "")
        assert found == sentence.text, sentence.place


def test_a_sentence_is_written_in_one_language_and_stays_in_the_other() -> None:
    draft = sentences.written(made(), "lesson.beats[0].says", "fr", "Égalité : 1 point partout.")
    assert isinstance(draft.spec, LessonSpec)
    assert draft.spec.beats[0].says == {"en": "Both have 1 point.", "fr": "Égalité : 1 point partout."}
    assert sentences.written(draft, "lesson.beats[0].says", "fr", " ").lesson.beats[0].says == {"en": "Both have 1 point."}


def test_a_level_is_written_sentence_by_sentence() -> None:
    draft = sentences.written(drafts.opened("nightmare/levels/2-runs/01-first-break"), "level.hints[0]", "en", "Think.")
    assert draft.data["level"]["hints"][0]["en"] == "Think."  # type: ignore[typeddict-item]
    assert checking.checked(draft).wrong == ()


def test_no_sentence_is_written_where_none_stands() -> None:
    with pytest.raises(PnError, match=r"There is no sentence at lesson\.beats\[9\]\.says"):
        sentences.written(made(), "lesson.beats[9].says", "en", "Hello")


def test_a_wrong_answer_says_one_thing() -> None:
    draft = made()
    cite = drafts.opened(POSITION).lesson.teaches[0]
    again = sentences.answered(draft, 1, ("execute",), "No.", cite)
    task = again.lesson.beats[1].do
    assert task is not None
    assert [wrong.why.says for wrong in task.wrong] == ["No."]
    without = sentences.unanswered(again, 1, ("execute",)).lesson.beats[1].do
    assert without is not None
    assert without.wrong == ()


def test_a_text_with_markup_is_refused_when_the_draft_is_read() -> None:
    draft = sentences.written(made(), "title", "en", "<b>A duel</b>")
    with pytest.raises(BadInput):
        _ = draft.scenario
    assert [problem.place for problem in checking.checked(draft).wrong] == ["title.en"]


@pytest.mark.parametrize("name", ["nightmare/sample", "bandwidth/example", "runtime_error/sample-round"])
def test_a_lesson_begins_at_each_step_of_a_worked_example(name: str) -> None:
    """Where nothing is asked, it begins with the next question."""
    play = pnrules.load(name)
    for node in play.line()[::5]:
        play.goto(node)
        began = drafts.begun(play, TITLE).play()
        assert play.ask is None or play.ask.who == CHANCE or began.ask == play.ask
