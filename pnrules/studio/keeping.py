"""A draft as text: what a page keeps of it, and whatever a lesson can be opened from."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from pnrules.files import scenario
from pnrules.files.answers import ENTRIES, Entry, entries
from pnrules.files.formats import known
from pnrules.files.lesson_form import LessonSpec
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.forms.validation import JsonPath
from pnrules.studio import drafts
from pnrules.studio.drafts import LESSON, LEVEL, Draft
from pnrules.studio.remixing import as_lesson

LEFT: Final = "recorded"
"""What a kept draft has besides its file: the choices that are in no sentence yet."""

LONGEST: Final = 200_000
"""A kept draft, or a lesson from elsewhere, has at most so many characters: the longest built-in one has 14,000."""


def kept(draft: Draft) -> str:
    """A draft as text, with what has been recorded and is in no sentence yet."""
    going = [[answer.who, *answer.words] for answer in draft.going]
    return json.dumps({**draft.data, LEFT: going}, ensure_ascii=False, separators=(",", ":"))


def opened(text: str) -> Draft:
    """The draft of a lesson: by its name in the package, from the text of its file, or as it was kept. Of a level, the draft of
    the lesson that asks for the same.

    Raises BadInput with every problem, and PnError for a scenario of which no lesson can be made.
    """
    text = text.strip()
    if len(text) > LONGEST:
        raise BadInput([Problem("$", "problem-too-long", (("most", "number"),), (LONGEST // 1_000_000 or 1,))])
    if not text.startswith("{"):
        if text not in scenario.names():
            raise BadInput([scenario.no_such_scenario(text)])
        return _lesson(drafts.opened(text))
    data = scenario.from_text(text)
    left = data.pop(LEFT, [])
    if _is_empty(data):
        return _with_left(_unwritten(data), left)
    return _with_left(_lesson(drafts.opened(data)), left)


def is_lesson(text: str) -> bool:
    """Whether a text is the contents of a lesson's or a level's file, or a kept draft, well-formed or not."""
    with suppress(BadInput):
        return text.lstrip().startswith("{") and not {LESSON, LEVEL}.isdisjoint(scenario.from_text(text))
    return False


def becomes_lesson(name: str) -> bool:
    """Whether a scenario of the package can be opened as a lesson: a lesson itself, or most levels."""
    with suppress(PnError):
        return bool(opened(name).lesson.beats)
    return False


def _is_empty(data: Any) -> bool:
    """Whether it is a lesson that has no sentence yet, which no file is."""
    lesson = data.get(LESSON)
    return isinstance(lesson, dict) and lesson.get("beats") == []


def _unwritten(data: Any) -> Draft:
    """The draft of a lesson without a sentence. Raises BadInput."""
    lesson = data.pop(LESSON)
    start = scenario.from_data(data, "draft")
    problems: list[Problem] = []
    seats, seat = len(start.state.setup.players), lesson.get("seat")
    if type(seat) is not int or not 1 <= seat <= seats:
        JsonPath("lesson.seat", problems).report("problem-out-of-range", RANGE, 1, seats, str(seat))
        raise BadInput(problems)
    return Draft(start, LessonSpec(seat, (), ()))


RANGE: Final = (("low", "number"), ("high", "number"), ("found", "text"))


def _lesson(draft: Draft) -> Draft:
    found = as_lesson(draft)
    if found is None:
        raise PnError("studio-no-lesson")
    return found


def _with_left(draft: Draft, left: Any) -> Draft:
    """The draft with what had been recorded. Raises BadInput for what the rules refuse."""
    problems: list[Problem] = []
    place = JsonPath(LEFT, problems)
    setup = draft.start.state.setup
    found: Sequence[Entry] = ENTRIES.parse(place, left, known(setup.game, list(setup.players)))
    answers = [answer for entry in entries(place, found) for answer in entry.answers]
    if problems:
        raise BadInput(problems)
    draft = replace(draft, going=tuple(answers))
    try:
        draft.play()
    except PnError as error:
        place.report("problem-answer", (("error", "error"),), error.payload())
        raise BadInput(problems) from error
    return draft
