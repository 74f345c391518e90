"""Reading what others wrote: every problem is collected with its place, and nothing is half accepted."""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Any

from pnrules.kernel.errors import Params, Problem

LONGEST_NAME = 60
LONGEST_SHOWN = 200  # characters of somebody's data in a message
DEEPEST = 40  # how deep lists and objects may lie in each other
LARGEST = 2**53  # beyond it, JSON readers of other languages (a browser's) no longer agree on a number
LANGUAGE = re.compile(r"[a-z]{2,3}")
VISIBLE = re.compile(
    "[^\\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""A sign that leaves a trace: no space, none that Unicode calls default ignorable, and not the blank of Braille."""
_CONTROLS = ("Cc", "Cs", "Co", "Zl", "Zp")
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""They turn the reading direction, beyond the text in which they stand."""


def why_not_plain_text(value: Any, place: str, longest: int = LONGEST_NAME) -> Problem | None:
    """What keeps a person's text from being plain: markup, control characters, too long, empty. None when it is."""
    if not isinstance(value, str) or not VISIBLE.search(value):
        return Problem(place, "problem-empty-text")
    if len(value) > longest:
        return Problem(place, "problem-text-too-long", (("longest", "number"),), (longest,))
    if (not value.isprintable() and any(map(_controls, value))) or "<" in value or ">" in value:
        return Problem(place, "problem-markup")
    return None


def _controls(sign: str) -> bool:
    return sign in _TURNING or unicodedata.category(sign) in _CONTROLS


def alike(name: str) -> str:
    """The same for two names that a reader cannot tell apart: capitals, spaces, invisible signs and ligatures do not count."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(c for c in folded if unicodedata.category(c) != "Cf" and not c.isspace())


def short(value: Any) -> str:
    """A value as a message shows it."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (TypeError, ValueError, RecursionError):  # no JSON data, or no end to it
        text = type(value).__name__
    return one_line(text if len(text) <= 40 else text[:39] + "…")


def one_line(text: str) -> str:
    """Somebody's text as a line of a message: on one line, not too long, with no sign that a terminal would obey."""
    text = text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
    if text.isprintable():
        return text
    return "".join(ascii(sign)[1:-1] if _controls(sign) else sign for sign in text)


def check_json(data: Any, problems: list[Problem], path: str = "") -> None:
    """Note what no reader could cope with, whatever the data mean: lists in lists without end, numbers too large for JSON."""
    if isinstance(data, int | dict | list):
        _check_within(data, path, problems, DEEPEST)


def _check_within(data: Any, path: str, problems: list[Problem], deeper: int) -> None:
    if isinstance(data, int):
        if not -LARGEST <= data <= LARGEST:
            Place(path, problems).report("problem-too-large")
        return
    members = data.items() if isinstance(data, dict) else enumerate(data)
    for name, value in members:
        if not isinstance(value, int | dict | list):
            continue
        inside = Place(path, problems).at(name if isinstance(name, int) else str(name))
        if deeper:
            _check_within(value, inside.path, problems, deeper - 1)
        else:
            inside.report("problem-too-deep")


class Place:
    """Where in the data a reader is; it reports what is wrong there, and goes on with something harmless."""

    def __init__(self, path: str, problems: list[Problem]) -> None:
        self.path = path
        self.problems = problems

    def at(self, name: str | int) -> Place:
        """The place of a member."""
        step = f"[{name}]" if isinstance(name, int) else f".{one_line(name)}" if self.path else one_line(name)
        return Place(self.path + step, self.problems)

    def report(self, id: str, params: Params = (), *args: Any) -> None:
        """Something is wrong here."""
        shown = tuple(one_line(arg) if isinstance(arg, str) else arg for arg in args)
        self.problems.append(Problem(self.path or "$", id, params, shown))

    def expected(self, what: str, found: Any) -> None:
        """Something else was expected here."""
        self.report("problem-expected", (("expected", "text"), ("found", "text")), what, short(found))

    def object(self, data: Any, required: tuple[str, ...] = (), optional: tuple[str, ...] | None = None) -> dict[str, Any]:
        """An object with these members; with `optional` given, any other member is reported."""
        if not isinstance(data, dict):
            self.expected("object", data)
            return {}
        for name in required:
            if name not in data:
                self.at(name).report("problem-missing")
        if optional is not None:
            for name in data:
                if name not in required and name not in optional:
                    self.at(str(name)).report("problem-unknown-field")
        return data

    def list(self, data: Any) -> list[Any]:
        """A list."""
        if not isinstance(data, list):
            self.expected("list", data)
            return []
        return data

    def integer(self, data: Any, low: int, high: int, default: int) -> int:
        """A whole number from `low` to `high`."""
        if type(data) is not int:
            self.expected("number", data)
            return default
        if not low <= data <= high:
            params = (("low", "number"), ("high", "number"), ("found", "text"))
            self.report("problem-out-of-range", params, low, high, short(data))
            return default
        return data

    def one_of(self, data: Any, choices: tuple[Any, ...], default: Any) -> Any:
        """One of a few values."""
        if type(data) in (str, int) and data in choices:
            return data
        params = (("found", "text"), ("known", "text"))
        self.report("problem-not-one-of", params, short(data), ", ".join(str(c) for c in choices))
        return default

    def plain_text(self, data: Any, longest: int = LONGEST_NAME) -> str:
        """A person's text: text, never markup."""
        problem = why_not_plain_text(data, self.path, longest)
        if problem is None:
            return str(data)
        self.problems.append(problem)
        return ""

    def text(self, data: Any, longest: int = 4000) -> str | dict[str, str]:
        """A person's text, or one in each of several languages."""
        if not isinstance(data, dict):
            return self.plain_text(data, longest)
        if not data:
            self.report("problem-empty-text")
        for lang in data:
            if not isinstance(lang, str) or not LANGUAGE.fullmatch(lang):
                self.at(str(lang)).report("problem-language")
        return {str(lang): self.at(str(lang)).plain_text(said, longest) for lang, said in data.items()}

    def nothing_but(self, data: Any, kinds: tuple[type, ...], expected: str) -> None:
        """A value of exactly one of these types: true is no number, 1.0 no whole one."""
        if type(data) not in kinds:
            self.expected(expected, data)
