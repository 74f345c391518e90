"""The form of a level, part of a scenario's file under `level`:

seat     whose decisions are the learner's
task     what to do, in words
script   the other answers of the line, as `answers` has them; the learner may answer at any point of it
goal     `answer`: the learner's right answer, and `after`: after how many answers of the script it is right;
         or `points`: a prediction, what `if` (an answer) at `after` leads to
wrong    wrong moves worth an explanation: `answer` with `after`, or predicted `points`; each with `cite`, `rulings`, `says`
hints    one after another, from faint to plain
"""

from __future__ import annotations

from typing import Any, Final

from pnrules.forms import check_answers, check_cite, check_points, check_words
from pnrules.kernel.errors import Params
from pnrules.kernel.game import Setup
from pnrules.kernel.validation import JsonPath

FIELDS: Final = ("seat", "task", "script", "goal", "wrong", "hints")
MOVE: Final = ("says", "cite", "rulings", "answer", "points", "after")
MARKUP_FREE: Final = 1000
_NAMES: Params = (("names", "text"),)


def check_level(place: JsonPath, data: object, setup: Setup) -> None:
    """Note everything that is wrong with the form of a scenario's `level`. `unplayable` tells what is wrong in playing it."""
    found = place.object(data, FIELDS, FIELDS)
    if "seat" in found:
        place.at("seat").integer(found["seat"], 1, len(setup.players), 1)
    if "task" in found:
        place.at("task").text(found["task"], MARKUP_FREE)
    script = found.get("script", [])
    longest = len(script) if isinstance(script, list) else 0
    list(check_answers(place.at("script"), script, setup))
    for index, hint in enumerate(place.at("hints").list(found.get("hints", []))):
        place.at("hints").at(index).text(hint, MARKUP_FREE)
    if "goal" in found:
        goal = _check_move(place.at("goal"), found["goal"], ("says", "cite", "after"), ("if",), longest, setup)
        if "points" in goal and "if" not in goal:
            place.at("goal").at("if").report("problem-missing")
        if "points" not in goal and "if" in goal:
            place.at("goal").at("points").report("problem-missing")
        if "if" in goal:
            _check_option(place.at("goal").at("if"), goal["if"])
    for index, wrong in enumerate(place.at("wrong").list(found.get("wrong", []))):
        _check_move(place.at("wrong").at(index), wrong, ("says", "cite"), (), longest, setup)


def _check_move(
    place: JsonPath, data: object, required: tuple[str, ...], besides: tuple[str, ...], longest: int, setup: Setup
) -> dict[str, Any]:
    found = place.object(data, required, (*MOVE, *besides))
    if "says" in found:
        place.at("says").text(found["says"], MARKUP_FREE)
    if "cite" in found:
        check_cite(place.at("cite"), found["cite"], setup)
    if isinstance(data, dict) and ("answer" in found) == ("points" in found):
        place.report("problem-one-of", _NAMES, "answer, points")
    if "answer" in found:
        _check_option(place.at("answer"), found["answer"])
    if "points" in found:
        check_points(place.at("points"), found["points"], setup)
    if "after" in found:
        place.at("after").integer(found["after"], 0, longest, 0)
    for index, id in enumerate(place.at("rulings").list(found.get("rulings", []))):
        if not isinstance(id, str):
            place.at("rulings").at(index).expected("text", id)
        elif id not in setup.register:
            place.at("rulings").at(index).unknown("problem-unknown-ruling", "ruling", id, setup.register)
    return found


def _check_option(place: JsonPath, data: object) -> None:
    if isinstance(data, list):
        check_words(place, data)
    else:
        place.expected("[verb, …]", data)
