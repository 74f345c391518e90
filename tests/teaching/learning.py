"""A small lesson of Programmer's Nightmare, for tests: Ada's ACQUIRE, then Ben's BUG, in Version 1."""

from __future__ import annotations

import copy
from typing import Any


def said(text: str) -> dict[str, str]:
    """A text in both languages."""
    return {"en": text, "fr": f"{text} (fr)"}


PLACE = ["PN 3.0", "running"]

LESSON: dict[str, Any] = {
    "seat": 1,
    "teaches": [PLACE, ["PN 3.0", "card-acquire"], ["PN 3.0", "card-bug"], ["PN 3.0", "version-1"]],
    "beats": [
        {"says": said("The cards are a program."), "look": ["ACQUIRE"]},
        {
            "says": said("Your bit lies on ACQUIRE. Execute it."),
            "do": {
                "aim": {"answers": [["execute"]]},
                "others": [[2, "execute"]],
                "hint": said("Say yes."),
                "right": said("You took 2 points."),
                "wrong": [
                    {"answer": ["break-word"], "says": said("Here nobody stops the program."), "cite": ["PN 3.0", "version-1"]}
                ],
                "otherwise": {"says": said("Then nothing happens."), "cite": PLACE, "rulings": ["N-23"]},
            },
        },
        {"says": said("Ben’s BUG cost everyone 1 point.")},
    ],
}

POSITION: dict[str, Any] = {
    "format": 1,
    "game": "nightmare",
    "edition": "3.0",
    "version": 1,
    "title": said("Bits act"),
    "players": [{"name": "Ada"}, {"name": "Ben"}],
    "program": {
        "row": [{"card": "ACQUIRE", "bits": [1]}, {"card": "BUG", "bits": [2]}, {"card": "ACQUIRE", "bits": [2]}],
        "pc": "ACQUIRE",
        "towards": "tail",
    },
}


def lesson(**members: Any) -> dict[str, Any]:
    """The lesson's file, some of what it says otherwise."""
    return {**copy.deepcopy(POSITION), "lesson": {**copy.deepcopy(LESSON), **members}}


def task(**members: Any) -> dict[str, Any]:
    """The lesson's file, its task otherwise; what is None is left out."""
    data = lesson()
    do = {**data["lesson"]["beats"][1]["do"], **members}
    data["lesson"]["beats"][1]["do"] = {name: value for name, value in do.items() if value is not None}
    return data


def to_win() -> dict[str, Any]:
    """The lesson, its task to win: BUG takes Ben's last point."""
    data = task(aim={"wins": 1}, others=[], wrong=None)
    data["players"] = [{"name": "Ada"}, {"name": "Ben", "points": 1}]
    data["program"]["row"][0] = {"card": "BUG#2", "bits": [1]}
    data["program"]["pc"] = "BUG#2"
    return data


def _after_the_end() -> dict[str, Any]:
    data = to_win()
    data["lesson"]["beats"][2]["do"] = LESSON["beats"][1]["do"]
    return data


NOT_ASKED: dict[str, Any] = _after_the_end()
"""Something is to be done when the game is over."""

TASK = "lesson.beats[1].do"
WRONG_RIGHT = {"answer": ["execute"], "says": said("No."), "cite": PLACE}
WRONG_NOWHERE = {"answer": ["fly"], "says": said("No."), "cite": PLACE}
BAD = [
    (task(aim={"answers": [["insert"]]}), [(f"{TASK}.aim", "problem-lesson-aim")]),
    (task(otherwise=None), [(f"{TASK}.otherwise", "problem-lesson-unexplained")]),
    (task(wrong=[WRONG_RIGHT]), [(f"{TASK}.wrong[0].answer", "problem-lesson-right")]),
    (task(wrong=[WRONG_NOWHERE]), [(f"{TASK}.wrong[0].answer", "problem-lesson-not-tried")]),
    (task(aim={"answers": [["execute"], ["decline"]]}), [(f"{TASK}.shown", "problem-lesson-shown")]),
    (task(shown=[["decline"]]), [(f"{TASK}.shown", "problem-lesson-aim")]),
]
"""Lessons that cannot be learnt as they say, each with what is wrong: its place, and its message's id."""
