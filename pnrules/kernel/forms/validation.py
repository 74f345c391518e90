"""Reading untrusted input: every problem is collected with its place, and nothing is accepted by halves."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from pnrules.kernel.errors import Params, Problem

Json = Mapping[str, Any]
"""A JSON object from outside, unvalidated."""

LONGEST_NAME = 60
LONGEST_SHOWN = 200  # characters of input in a message
DEEPEST = 40  # how deep lists and objects may be nested
LARGEST = 2**53  # beyond it, JSON readers of other languages (a browser's) no longer agree on a number
MOST_MEANT: Final = 3
LONGEST_MEANT: Final = 2 * LONGEST_NAME
"""The longest name for which close matches are proposed: a longer one is not a slip, and takes long to compare."""
MOST_GUESSED: Final = 20
"""How many problems of a file get proposals: there may be a million."""
LANGUAGE = re.compile(r"[a-z]{2,3}")
VISIBLE = re.compile(
    "[^\\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""A visible character: no space, none that Unicode calls default ignorable, and not the Braille blank."""
MARKUP = re.compile(
    "[<>\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff\\ue000-\\uf8ff"
    "\U000f0000-\U000ffffd\U00100000-\U0010fffd]"
)
"""A character that plain text must not contain: markup, control characters, surrogates, private use, and bidi controls."""
_CONTROLS = ("Cc", "Cs", "Co", "Zl", "Zp")
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Bidi controls, which affect the text around them."""


def why_not_plain_text(value: object, place: str, longest: int = LONGEST_NAME) -> Problem | None:
    """Why a person's text is not plain: markup, control characters, too long, empty. None if it is."""
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
    """A key that is equal for names that a reader cannot tell apart: ignores case, spaces, invisible characters and ligatures."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(c for c in folded if unicodedata.category(c) != "Cf" and VISIBLE.match(c))


def meant(name: object, known: Iterable[Any]) -> tuple[str, ...]:
    """The names among `known` that are closest to a mistyped one, the closest first; case, spaces and invisible characters are
    ignored. Deterministic."""
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
"""Proposes names for an unknown one, as `meant` does."""


def short(value: object) -> str:
    """A value, shortened for a message."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (TypeError, ValueError, RecursionError):  # not JSON data, or recursive
        text = type(value).__name__
    return one_line(text if len(text) <= 40 else text[:39] + "…")


def one_line(text: str) -> str:
    """Untrusted text for a message: on one line, shortened, with control characters escaped."""
    return visible(text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…")


def visible(text: str) -> str:
    """A text on one line, with control characters and bidi controls escaped (`\\x1b`)."""
    if text.isprintable():
        return text
    return "".join(ascii(sign)[1:-1] if _controls(sign) else sign for sign in text)


def check_json(data: object, problems: list[Problem], path: str = "") -> None:
    """Report what no parser could handle: data nested too deeply, numbers too large for JSON."""
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
    """A place in the data; reports problems there, and falls back to something harmless."""

    __slots__ = ("_above", "_name", "_path", "problems")

    def __init__(self, path: str, problems: list[Problem], above: JsonPath | None = None, name: str | int = "") -> None:
        self.problems = problems
        self._path = path
        self._above = above
        self._name = name

    @property
    def path(self) -> str:
        """The place as a text, computed lazily: most places have no problem."""
        if self._above is not None:
            self._path = _member(self._above.path, self._name)
            self._above = None
        return self._path

    def at(self, name: str | int) -> JsonPath:
        """The place of a member. An invisible name is quoted."""
        return JsonPath("", self.problems, self, name)

    def report(self, id: str, params: Params = (), *args: object) -> None:
        """Report a problem here."""
        self.problems.append(Problem(self.path or "$", id, params, tuple(map(_shown, args))))

    def expected(self, what: str, found: object) -> None:
        """Report that something else was expected here. `what` has a message (`json-list`), or is shown verbatim."""
        if type(found) is float and what in ("number", "text or number"):
            self.not_whole(found)
        else:
            self.report("problem-expected", (("expected", "json"), ("found", "text")), what, short(found))

    def not_whole(self, found: float) -> None:
        """Report a number that is not whole."""
        if found.is_integer() and abs(found) <= LARGEST:
            self.report("problem-written-whole", (("whole", "text"), ("found", "text")), str(int(found)), short(found))
        else:
            self.report("problem-not-whole", (("found", "text"),), short(found))

    def unknown(self, id: str, name: str, found: str, known: Iterable[Any], guess: Guess = meant) -> None:
        """Report an unknown name, as variable `name` of the message. Close names are proposed."""
        self.report(id, ((name, "text"), ("close", "close")), found, self.close(found, known, guess))

    def unknown_card(self, found: str, known: Iterable[str], guess: Guess = meant) -> None:
        """Report an unknown card."""
        self.unknown("problem-unknown-card", "card", found, known, guess)

    def close(self, found: object, known: Iterable[Any], guess: Guess = meant) -> tuple[str, ...]:
        """The known names that may have been meant."""
        return guess(found, known) if len(self.problems) < MOST_GUESSED else ()

    def possible(self, holds: bool, *members: str | int, by: Sequence[str] = ()) -> bool:
        """Report an invariant of the game's positions that does not hold here: no play could have reached this.

        members  where it should hold, relative to here: the place is only made if needed
        by       the rulings behind it, such as N-44; none if it is only a matter of notation
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
        """Report a value other than the only possible one."""
        self.report("problem-must-be", (("only", "text"), ("found", "text")), str(only), short(found))

    def count(self, found: int, low: int, high: int, id: str) -> None:
        """Report a number of things that is not from `low` to `high`; the message says of what."""
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
        """A person's text: never markup."""
        problem = why_not_plain_text(data, self.path or "$", longest)
        if problem is None:
            return str(data)
        self.problems.append(problem)
        return ""

    def text(self, data: Any, longest: int = 4000) -> str | dict[str, str]:
        """A person's text, or one per language."""
        if not isinstance(data, dict):
            return self.plain_text(data, longest)
        if not data:
            self.report("problem-empty-text")
        for lang in data:
            if not isinstance(lang, str) or not LANGUAGE.fullmatch(lang):
                self.at(str(lang)).report("problem-language")
        return {str(lang): self.at(str(lang)).plain_text(said, longest) for lang, said in data.items()}

    def nothing_but(self, data: Any, kinds: tuple[type, ...], expected: str) -> None:
        """A value of exactly one of these types: true is not a number, 1.0 is not a whole one."""
        if type(data) not in kinds:
            self.expected(expected, data)
