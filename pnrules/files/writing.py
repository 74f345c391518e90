"""Lessons and levels as the data of their files: what `lesson_form` and `level_form` read, written again.

What holds by default is left out, and members stand in one order, so that a file that is read and written again is the same text.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from pnrules.files.common import Answer, Text
from pnrules.files.lesson_form import Beat, LessonSpec
from pnrules.files.level_form import Goal, LevelSpec, Move
from pnrules.files.task_form import Aim, TaskSpec, Why
from pnrules.kernel.citations import Citation
from pnrules.kernel.patches import PlainData
from pnrules.kernel.state import Option

Data = dict[str, PlainData]


def as_text(data: Mapping[str, PlainData]) -> str:
    """The text of a scenario's file: what every file of the package is."""
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def lesson_data(lesson: LessonSpec) -> Data:
    """A lesson as `lesson_form` reads it."""
    teaches: list[PlainData] = [list(cite) for cite in lesson.teaches]
    return {"seat": lesson.seat, "teaches": teaches, "beats": [_beat(beat) for beat in lesson.beats]}


def level_data(level: LevelSpec) -> Data:
    """A level as `level_form` reads it."""
    edge = level.boundary
    of: Data = {} if edge is None else {"cite": _cite(edge.cite), "ruling": edge.ruling, "id": edge.id}
    return _told(
        {
            "boundary": None if edge is None else _told(of),
            "seat": level.seat,
            "task": _text(level.task),
            "script": _answers(level.script),
            "goal": _goal(level.goal),
            "wrong": [_move(move) for move in level.wrong],
            "hints": [_text(hint) for hint in level.hints],
        }
    )


# --- parts ------------------------------------------------------------------------------------------------------------


def _beat(beat: Beat) -> Data:
    return _told(
        {
            "says": _text(beat.says),
            "look": list(beat.look) or None,
            "goes": _answers(beat.goes) or None,
            "do": None if beat.do is None else _task(beat.do),
        }
    )


def _task(task: TaskSpec) -> Data:
    wrong: list[PlainData] = [{"answer": list(each.answer), **_why(each.why)} for each in task.wrong]
    return _told(
        {
            **_reaching(task),
            "hint": _text(task.hint),
            "right": _text(task.right) or None,
            "wrong": wrong or None,
            "otherwise": None if task.otherwise is None else _why(task.otherwise),
        }
    )


def _reaching(task: TaskSpec) -> Data:
    """The members about reaching an aim."""
    return {
        "aim": _aim(task.aim),
        "within": task.within if task.within != 1 else None,
        "others": _answers(task.others) or None,
        "shown": None if task.shown is None else _options(task.shown),
    }


def _aim(aim: Aim) -> Data:
    event = aim.happens
    return _told(
        {
            "answers": None if aim.answers is None else _options(aim.answers),
            "event": event and event.event,
            "card": event and event.card,
            "seat": event and event.seat,
            "least": aim.least,
            "wins": aim.wins,
        }
    )


def _goal(goal: Goal) -> Data:
    leads = None if goal.leads is None else list(goal.leads)
    reaching: Data = {} if goal.aim is None else _reaching(goal.aim)
    return _told({"if": leads, **_answer(goal.move), **reaching, "after": goal.after, **_reason(goal.move.why)})


def _move(move: Move) -> Data:
    return _told({**_answer(move), "after": move.after, **_reason(move.why)})


def _answer(move: Move) -> Data:
    option = None if move.answer is None else list(move.answer)
    return {"answer": option, "points": None if move.points is None else list(move.points)}


def _reason(why: Why) -> Data:
    return {"cite": _cite(why.cite), "rulings": list(why.rulings) or None, "says": _text(why.says)}


def _why(why: Why) -> Data:
    return _told({"says": _text(why.says), "cite": _cite(why.cite), "rulings": list(why.rulings) or None})


def _cite(cite: Citation | None) -> PlainData:
    return None if cite is None else list(cite)


def _text(text: Text) -> PlainData:
    return text if isinstance(text, str) else dict(text)


def _answers(answers: Iterable[Answer]) -> list[PlainData]:
    return [[answer.who, *answer.words] for answer in answers]


def _options(options: Iterable[Option]) -> list[PlainData]:
    return [list(option) for option in options]


def _told(members: Data) -> Data:
    """Without the members that say nothing."""
    return {name: value for name, value in members.items() if value is not None}
