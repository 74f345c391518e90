"""Reading what others wrote: every problem is collected with its place, and nothing is half accepted."""

from __future__ import annotations

import json
import unicodedata
from typing import Any

from pnrules.kernel.errors import Params, Problem

LONGEST_NAME = 60


def why_not_plain_text(value: Any, place: str, longest: int = LONGEST_NAME) -> Problem | None:
    """What keeps a person's text from being plain: markup, control characters, too long, empty. None when it is."""
    if not isinstance(value, str) or not value.strip():
        return Problem(place, "problem-empty-text")
    if len(value) > longest:
        return Problem(place, "problem-text-too-long", (("longest", "number"),), (longest,))
    if any(unicodedata.category(c) in ("Cc", "Cs", "Co") for c in value) or "<" in value or ">" in value:
        return Problem(place, "problem-markup")
    return None


def short(value: Any) -> str:
    """A value as a message shows it."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:39] + "…"


class Place:
    """Where in the data a reader is; it reports what is wrong there, and goes on with something harmless."""

    def __init__(self, path: str, problems: list[Problem]) -> None:
        self.path = path
        self.problems = problems

    def at(self, name: str | int) -> Place:
        """The place of a member."""
        step = f"[{name}]" if isinstance(name, int) else f".{name}" if self.path else str(name)
        return Place(self.path + step, self.problems)

    def report(self, id: str, params: Params = (), *args: Any) -> None:
        """Something is wrong here."""
        self.problems.append(Problem(self.path or "$", id, params, args))

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
            self.report("problem-out-of-range", params, low, high, str(data))
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
        if isinstance(data, dict):
            return {str(lang): self.at(str(lang)).plain_text(said, longest) for lang, said in data.items()}
        return self.plain_text(data, longest)
