"""Differences between positions: what has to be set, path by path, to make the one of the other.

Positions share what did not change, so a difference is found by identity where it can be, and is small. A patch is applied
in order; `a.b.3` names a member of a member of a list, `a.b.length` cuts a list short, setting the place behind a list's
last makes it longer, `a.b.drop` takes out the member at a place, and `a.b.insert` puts `[place, member]` in.
"""

from __future__ import annotations

from typing import Any

Patch = dict[str, Any]


def jsonable(value: object) -> Any:
    """Named tuples become objects, tuples lists; everything else is JSON already."""
    if isinstance(value, tuple):
        fields = getattr(value, "_fields", None)
        if fields is None:
            return [jsonable(item) for item in value]
        return {name: jsonable(item) for name, item in zip(fields, value, strict=True)}
    return value


def differ(before: Any, after: Any, path: str, patch: Patch) -> None:
    """Add to `patch` what has to be set at and below `path` to make `before` into `after`."""
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
    """Note that one member came or went, if that is all, in a list in which naming the place is shorter than the list."""
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
    """Plain data with a patch applied; the data itself stays as they are, and what does not change is shared.

    Raises LookupError or TypeError for a path that leads nowhere.
    """
    for path, value in patch.items():
        data = _set(data, path.split("."), value)
    return data


def _set(data: Any, path: list[str], value: Any) -> Any:
    if not path:
        return value
    name, rest = path[0], path[1:]
    if isinstance(data, list):
        if name == "length":
            return data[:value]
        if name == "drop":
            return [*data[:value], *data[value + 1 :]]
        if name == "insert":
            place, member = value
            return [*data[:place], member, *data[place:]]
        index = int(name)
        if index == len(data):
            return [*data, value]
        return [*data[:index], _set(data[index], rest, value), *data[index + 1 :]]
    return {**data, name: _set(data[name], rest, value)}
