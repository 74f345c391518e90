"""Differences between positions: what has to be set, path by path, to turn one into the other.

Positions share what did not change, so most of a comparison is by identity, and patches are small.

A patch is an object of paths, each with a value, applied in order. A path is a sequence of names and indexes, separated by full
stops: `a.b.3` is the fourth item of the list that is the member `b` of the member `a`. The last part says what to do:

    a.b         sets the member `b` of an object, which need not exist yet
    a.3         sets the item at index 3 of a list; the index after the last appends
    a.length    truncates a list to fewer items
    a.drop      removes the item at the index that is the value
    a.insert    inserts into a list, given `[index, value]`; the index after the last appends

All parts but the last must exist. `length`, `drop` and `insert` have this meaning for lists only: an object may have members of
these names. The board in the browser does the same (`patch.ts`); `tests/kernel/patches.json` tests both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

PlainData: TypeAlias = "str | int | float | bool | Sequence[PlainData] | Mapping[str, PlainData] | None"
"""Plain data: what JSON can say."""

Patch = dict[str, PlainData]


def jsonable(value: object) -> Any:
    """Named tuples become objects, tuples lists; everything else is JSON already."""
    if isinstance(value, tuple):
        fields = getattr(value, "_fields", None)
        if fields is None:
            return [jsonable(item) for item in value]
        return {name: jsonable(item) for name, item in zip(fields, value, strict=True)}
    return value


def differ(before: Any, after: Any, path: str, patch: Patch) -> None:
    """Add to `patch` what has to be set at and below `path` to turn `before` into `after`."""
    if before == after:
        return
    fields = getattr(after, "_fields", None)
    if fields is not None and type(before) is type(after):
        for name, one, other in zip(fields, before, after, strict=True):
            if one is not other:
                differ(one, other, f"{path}.{name}", patch)
    elif (
        fields is None
        and isinstance(before, tuple)
        and isinstance(after, tuple)
        and _one_more_or_less(before, after, path, patch)
    ):
        return
    elif fields is None and isinstance(before, tuple) and isinstance(after, tuple) and _holds_records(after):
        _differ_in_list(before, after, path, patch)
    else:
        patch[path] = jsonable(after)


def _one_more_or_less(before: tuple[Any, ...], after: tuple[Any, ...], path: str, patch: Patch) -> bool:
    """Add a drop or an insert, if that is the whole difference between two lists and shorter than the new list."""
    fewer, more = (after, before) if len(after) < len(before) else (before, after)
    if len(more) != len(fewer) + 1 or not fewer:
        return False
    place = next((i for i, (one, other) in enumerate(zip(fewer, more, strict=False)) if one != other), len(fewer))
    if fewer[place:] != more[place + 1 :]:
        return False
    if more is before:
        patch[f"{path}.drop"] = place
    else:
        patch[f"{path}.insert"] = [place, jsonable(after[place])]
    return True


def _holds_records(value: tuple[Any, ...]) -> bool:
    return bool(value) and isinstance(value[0], tuple)


def _differ_in_list(before: tuple[Any, ...], after: tuple[Any, ...], path: str, patch: Patch) -> None:
    shared = min(len(before), len(after))
    if len(before) > shared:
        patch[f"{path}.length"] = shared
    for index in range(shared):
        if before[index] is not after[index]:
            differ(before[index], after[index], f"{path}.{index}", patch)
    for index in range(shared, len(after)):
        patch[f"{path}.{index}"] = jsonable(after[index])


def applied(data: object, patch: Patch) -> Any:
    """Plain data with a patch applied; the original is unchanged, and what does not change is shared.

    Raises LookupError for a path or an index that does not exist, TypeError or ValueError for a value that its operation
    does not take.
    """
    for path, value in patch.items():
        data = _set(data, path.split("."), value)
    return data


def _set(data: Any, path: list[str], value: Any) -> Any:
    name, rest = path[0], path[1:]
    if isinstance(data, dict):
        return {**data, name: _set(data[name], rest, value) if rest else value}
    if not isinstance(data, list):
        raise LookupError(name)
    if name in OPERATIONS and not rest:
        return OPERATIONS[name](data, value)
    if not PLACE.fullmatch(name):
        raise LookupError(name)
    place = _place(int(name), len(data) if rest else len(data) + 1)
    return [*data[:place], _set(data[place], rest, value) if rest else value, *data[place + 1 :]]


PLACE: Final = re.compile("[0-9]{1,9}")


def _place(given: Any, end: int) -> int:
    """An index before `end`. Raises TypeError for anything but a whole number, LookupError for one out of range."""
    if type(given) is not int:
        raise TypeError(given)
    if not 0 <= given < end:
        raise LookupError(given)
    return given


def _length(data: list[Any], value: Any) -> list[Any]:
    return data[: _place(value, len(data))]


def _drop(data: list[Any], value: Any) -> list[Any]:
    place = _place(value, len(data))
    return [*data[:place], *data[place + 1 :]]


def _insert(data: list[Any], value: Any) -> list[Any]:
    given, member = value
    place = _place(given, len(data) + 1)
    return [*data[:place], member, *data[place:]]


OPERATIONS: Final[dict[str, Callable[[list[Any], Any], list[Any]]]] = {"length": _length, "drop": _drop, "insert": _insert}
