"""JSON data in one line without quotation marks, as used in the line of a position.

nothing yes no 7        null, true, false and a number
BUG PROGRAM_ERROR       a text; a space in it is written `_`
'a | b' 'L''as'         any text: between apostrophes, each of its own twice
[1,2] {card=BUG,way=1}  a list, an object
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from pnrules.kernel.forms.validation import DEEPEST, JsonPath
from pnrules.kernel.patches import PlainData

NOTHING, YES, NO = "nothing", "yes", "no"
_CONSTANTS: Final[Mapping[str, bool | None]] = {NOTHING: None, YES: True, NO: False}
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,17}")
_BARE: Final = re.compile(r"[^\s,\[\]{}='|]+")
_QUOTED: Final = re.compile(r"'((?:[^']|'')*)'")
_NAME: Final = re.compile(r"[^\s,\[\]{}='|]+(?==)")


def literal(value: Any) -> str:
    """JSON data as written in a line."""
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{name}={literal(each)}" for name, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(literal, value)) + "]"
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return YES if value else NO
    return str(value) if isinstance(value, int) else word(value)


def word(text: str) -> str:
    """A text as written in a line: bare, or between apostrophes if it could be taken for something else."""
    bare = text.replace(" ", "_")
    plain = "_" not in text and _BARE.fullmatch(bare) and not _NUMBER.fullmatch(bare) and bare not in _CONSTANTS
    return bare if plain else quoted(text)


def quoted(text: str) -> str:
    """A text between apostrophes."""
    return "'" + text.replace("'", "''") + "'"


def unquoted(text: str) -> str:
    """The text that `word` or `quoted` wrote."""
    found = _QUOTED.fullmatch(text)
    return text.replace("_", " ") if found is None else found[1].replace("''", "'")


class Unread(ValueError):
    """A text that cannot be parsed from a column on."""

    def __init__(self, column: int) -> None:
        super().__init__(column)
        self.column = column


def parse(text: str, column: int, place: JsonPath, columns: dict[str, int]) -> Any:
    """Parse all of a text as data; the column of each value is noted in `columns`, by its path.

    column  where in the line the text begins
    place   the path of the whole

    Raises Unread.
    """
    value, end = _Reader(text, column, columns).value(0, place, DEEPEST)
    if end < len(text):
        raise Unread(column + end)
    return value


class _Reader:
    def __init__(self, text: str, column: int, columns: dict[str, int]) -> None:
        self.text = text
        self.column = column
        self.columns = columns

    def value(self, at: int, place: JsonPath, deeper: int) -> tuple[Any, int]:
        """The value that begins at an index of the text, and the index at which it ends."""
        self.columns[place.path] = self.column + at
        sign = self.text[at : at + 1]
        if sign in ("[", "{") and sign:
            if not deeper:
                raise Unread(self.column + at)
            return self.several(at + 1, place, deeper - 1, sign)
        found = _QUOTED.match(self.text, at)
        if found is not None:
            return unquoted(found[0]), found.end()
        found = _BARE.match(self.text, at)
        if found is None:
            raise Unread(self.column + at)
        bare = found[0]
        if bare in _CONSTANTS:
            return _CONSTANTS[bare], found.end()
        return int(bare) if _NUMBER.fullmatch(bare) else unquoted(bare), found.end()

    def several(self, at: int, place: JsonPath, deeper: int, opened: str) -> tuple[Any, int]:
        """The values of a list or an object, from just after its opening bracket."""
        items: list[Any] = []
        members: dict[str, PlainData] = {}
        closed = "]" if opened == "[" else "}"
        while self.text[at : at + 1] != closed or items or members:
            if opened == "[":
                value, at = self.value(at, place.at(len(items)), deeper)
                items.append(value)
            else:
                name = _NAME.match(self.text, at)
                if name is None or name[0] in members:
                    raise Unread(self.column + at)
                members[name[0]], at = self.value(name.end() + 1, place.at(name[0]), deeper)
            if self.text[at : at + 1] != ",":
                break
            at += 1
        if self.text[at : at + 1] != closed:
            raise Unread(self.column + at)
        return (items if opened == "[" else members), at + 1
