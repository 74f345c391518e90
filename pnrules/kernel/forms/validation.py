"""Reading what others wrote: every problem is collected with its place, and nothing is half accepted."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from pnrules.kernel.errors import Params, Problem

Json = Mapping[str, Any]
"""An object of JSON as somebody wrote it: which members it has, and of which form, nobody has looked at yet."""

LONGEST_NAME = 60
LONGEST_SHOWN = 200  # characters of somebody's data in a message
DEEPEST = 40  # how deep lists and objects may lie in each other
LARGEST = 2**53  # beyond it, JSON readers of other languages (a browser's) no longer agree on a number
MOST_MEANT: Final = 3
LONGEST_MEANT: Final = 2 * LONGEST_NAME
"""So many names are proposed to whoever mistyped one, unless it is longer: that is nobody's slip, and takes long to compare."""
MOST_GUESSED: Final = 20
"""Of so many problems, names are proposed for the first ones alone: a file may have a million."""
LANGUAGE = re.compile(r"[a-z]{2,3}")
VISIBLE = re.compile(
    "[^\\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""A sign that leaves a trace: no space, none that Unicode calls default ignorable, and not the blank of Braille."""
MARKUP = re.compile(
    "[<>\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff\\ue000-\\uf8ff"
    "\U000f0000-\U000ffffd\U00100000-\U0010fffd]"
)
"""A sign that no plain text has: of markup, control, half and private characters, and what turns the reading direction."""
_CONTROLS = ("Cc", "Cs", "Co", "Zl", "Zp")
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""They turn the reading direction, beyond the text in which they stand."""


def why_not_plain_text(value: object, place: str, longest: int = LONGEST_NAME) -> Problem | None:
    """What keeps a person's text from being plain: markup, control characters, too long, empty. None when it is."""
    if not isinstance(value, str) or not VISIBLE.search(value):
        return Problem(place, "problem-empty-text")
    if len(value) > longest:
        return Problem(place, "problem-text-too-long", (("longest", "number"),), (longest,))
    if MARKUP.search(value):
        return Problem(place, "problem-markup")
    return None


def _controls(sign: str) -> bool:
    return sign in _TURNING or unicodedata.category(sign) in _CONTROLS


def alike(name: str) -> str:
    """The same for two names that a reader cannot tell apart: capitals, spaces, invisible signs and ligatures do not count."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(c for c in folded if unicodedata.category(c) != "Cf" and VISIBLE.match(c))


def meant(name: object, known: Iterable[Any]) -> tuple[str, ...]:
    """The names among `known` that come closest to a mistyped one, the closest first; capitals, spaces and invisible signs do
    not count. The same for the same names, always."""
    from difflib import get_close_matches

    if not isinstance(name, str) or len(name) > LONGEST_MEANT:
        return ()
    folded: dict[str, str] = {}
    for each in known:
        folded.setdefault(alike(str(each)), str(each))
    wanted = alike(name)
    found = [wanted] if wanted in folded else get_close_matches(wanted, folded, MOST_MEANT)
    return tuple(folded[each] for each in found)


Guess = Callable[[Any, Iterable[Any]], tuple[str, ...]]
"""What may have been meant by a name that is none of those known, as `meant` says it."""


def short(value: object) -> str:
    """A value as a message shows it."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (TypeError, ValueError, RecursionError):  # no JSON data, or no end to it
        text = type(value).__name__
    return one_line(text if len(text) <= 40 else text[:39] + "…")


def one_line(text: str) -> str:
    """Somebody's text as a line of a message: on one line, not too long, with no sign that a terminal would obey."""
    return visible(text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…")


def visible(text: str) -> str:
    """A text on one line, with what a terminal would obey, and what turns the reading direction, written out (`\\x1b`)."""
    if text.isprintable():
        return text
    return "".join(ascii(sign)[1:-1] if _controls(sign) else sign for sign in text)


def check_json(data: object, problems: list[Problem], path: str = "") -> None:
    """Note what no reader could cope with, whatever the data mean: lists in lists without end, numbers too large for JSON."""
    if isinstance(data, int | dict | list):
        _check_within(data, path, problems, DEEPEST)


def _check_within(data: Any, path: str, problems: list[Problem], deeper: int) -> None:
    if isinstance(data, int):
        if not -LARGEST <= data <= LARGEST:
            JsonPath(path, problems).report("problem-too-large")
        return
    members = data.items() if isinstance(data, dict) else enumerate(data)
    for name, value in members:
        if not isinstance(value, int | dict | list):
            continue
        inside = JsonPath(path, problems).at(name if isinstance(name, int) else str(name))
        if deeper:
            _check_within(value, inside.path, problems, deeper - 1)
        else:
            inside.report("problem-too-deep")


_BOUNDS: Final = (("low", "number"), ("high", "number"), ("found", "text"))


def _shown(arg: object) -> Any:
    """An argument of a message, with each text in it on one line."""
    if isinstance(arg, tuple):
        return tuple(map(_shown, arg))
    return one_line(arg) if isinstance(arg, str) else arg


def _member(path: str, name: str | int) -> str:
    if isinstance(name, int):
        return f"{path}[{name}]"
    seen = one_line(name) if VISIBLE.search(name) else short(name)
    return f"{path}.{seen}" if path else seen


class JsonPath:
    """Where in the data a reader is; it reports what is wrong there, and goes on with something harmless."""

    __slots__ = ("_above", "_name", "_path", "problems")

    def __init__(self, path: str, problems: list[Problem], above: JsonPath | None = None, name: str | int = "") -> None:
        self.problems = problems
        self._path = path
        self._above = above
        self._name = name

    @property
    def path(self) -> str:
        """The place in words, written out when it is first asked for: with most places nothing is wrong."""
        if self._above is not None:
            self._path = _member(self._above.path, self._name)
            self._above = None
        return self._path

    def at(self, name: str | int) -> JsonPath:
        """The place of a member. A name of which nothing is seen stands in quotes."""
        return JsonPath("", self.problems, self, name)

    def report(self, id: str, params: Params = (), *args: object) -> None:
        """Something is wrong here."""
        self.problems.append(Problem(self.path or "$", id, params, tuple(map(_shown, args))))

    def expected(self, what: str, found: object) -> None:
        """Something else was expected here. `what` has a message (`json-list`), or is shown as it is."""
        if type(found) is float and what in ("number", "text or number"):
            self.not_whole(found)
        else:
            self.report("problem-expected", (("expected", "json"), ("found", "text")), what, short(found))

    def not_whole(self, found: float) -> None:
        """A whole number was expected here, not one with a point."""
        if found.is_integer() and abs(found) <= LARGEST:
            self.report("problem-written-whole", (("whole", "text"), ("found", "text")), str(int(found)), short(found))
        else:
            self.report("problem-not-whole", (("found", "text"),), short(found))

    def unknown(self, id: str, name: str, found: str, known: Iterable[Any], guess: Guess = meant) -> None:
        """There is nothing that is called so: `name` is the message's variable for it. Names that come close are proposed."""
        self.report(id, ((name, "text"), ("close", "close")), found, self.close(found, known, guess))

    def unknown_card(self, found: str, known: Iterable[str], guess: Guess = meant) -> None:
        """There is no card that is called so."""
        self.unknown("problem-unknown-card", "card", found, known, guess)

    def close(self, found: object, known: Iterable[Any], guess: Guess = meant) -> tuple[str, ...]:
        """The known names that somebody may have meant who wrote this one."""
        return guess(found, known) if len(self.problems) < MOST_GUESSED else ()

    def possible(self, holds: bool, *members: str | int, by: Sequence[str] = ()) -> bool:
        """What is here holds in every position of the game; where it does not, no play could have come to it.

        members  where it would have to hold, counted from here: a place is made only where it is needed
        by       the rulings by which it does, such as N-44; none where it is only how a position is written
        """
        if not holds:
            place = self
            for name in members:
                place = place.at(name)
            if by:
                place.report("problem-position-by", (("rulings", "texts"),), tuple(by))
            else:
                place.report("problem-position")
        return holds

    def object(self, data: object, required: tuple[str, ...] = (), optional: tuple[str, ...] | None = None) -> dict[str, Any]:
        """An object with these members; with `optional` given, any other member is reported."""
        if not isinstance(data, dict):
            self.expected("object", data)
            return {}
        for name in required:
            if name not in data:
                self.at(name).report("problem-missing")
        if optional is not None:
            members = (*required, *optional)
            for name in data:
                if name not in members:
                    here = self.at(str(name))
                    left = (member for member in members if member not in data)
                    here.report("problem-unknown-field", (("close", "close"),), here.close(name, left))
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
        if low <= data <= high:
            return data
        if low == high:
            self.must_be(low, data)
        else:
            self.report("problem-out-of-range", _BOUNDS, low, high, short(data))
        return default

    def must_be(self, only: Any, found: Any) -> None:
        """Only one value is possible here, and it was another."""
        self.report("problem-must-be", (("only", "text"), ("found", "text")), str(only), short(found))

    def count(self, found: int, low: int, high: int, id: str) -> None:
        """There must be from `low` to `high` of something; the message says of what."""
        if not low <= found <= high:
            self.report(id, _BOUNDS, low, high, short(found))

    def one_of(self, data: Any, choices: tuple[Any, ...], default: Any) -> Any:
        """One of a few values."""
        if type(data) in (str, int) and data in choices:
            return data
        if type(data) is float and data in choices:
            self.not_whole(data)
        elif len(choices) == 1:
            self.must_be(choices[0], data)
        else:
            params = (("found", "text"), ("known", "texts"), ("close", "close"))
            self.report("problem-not-one-of", params, short(data), choices, self.close(data, choices))
        return default

    def plain_text(self, data: Any, longest: int = LONGEST_NAME) -> str:
        """A person's text: text, never markup."""
        problem = why_not_plain_text(data, self.path or "$", longest)
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
