"""Ways from a board to a value, and the operations that they are made of, for Python and for the page.

The operations are only written here: `make wire` translates this module into `widgets/src/why/ways.ts`. So they use only what
both languages have: calls, comprehensions, conditions, and the helpers of `found.py` (`found.ts` on the page).
`tests/kernel/subjects.json` tests both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from pnrules.kernel.copies import kind
from pnrules.kernel.found import UNKNOWN, Asked, Way, is_index, is_list, is_text, member, printed


def follow(way: Way, asked: Asked) -> Any:
    """The value that a way leads to from the board; UNKNOWN if there is none."""
    found = asked.board
    for step in way:
        found = _next(found, step, asked)
    return found


def _next(found: Any, step: Any, asked: Asked) -> Any:
    if is_text(step):
        return member(found, step)
    operation, *operands = step
    if not _there(found, asked) and operation not in FROM_NOTHING:
        return found
    if operation in OF_LISTS and not is_list(found):
        return UNKNOWN
    return OPERATIONS[operation](found, asked, *operands)


def _at(found: Any, place: Any) -> Any:
    if place is None:
        return None
    return found[place] if is_index(place) and 0 <= place < len(found) else UNKNOWN


def _by_seat(found: Any, asked: Asked) -> Any:
    return _at(found, asked.which - 1)


def _has(found: Any, asked: Asked) -> Any:
    return asked.which in found


def _is(found: Any, asked: Asked) -> Any:
    return UNKNOWN if found is UNKNOWN else found == asked.which


def _there(found: Any, asked: Asked) -> Any:
    return found is not None and found is not UNKNOWN


def _count(found: Any, asked: Asked) -> Any:
    return len(found) if is_list(found) else found


def _sorted(found: Any, asked: Asked) -> Any:
    return sorted(found) if is_list(found) else found


def _kind(found: Any, asked: Asked) -> Any:
    if is_list(found):
        return [kind(card) for card in found]
    return kind(found) if is_text(found) else found


def _flat(found: Any, asked: Asked) -> Any:
    return [each for inner in found if is_list(inner) for each in inner]


def _first(found: Any, asked: Asked) -> Any:
    return next((each for each in found if each is not None), UNKNOWN)


def _with_printed(found: Any, asked: Asked) -> Any:
    return [number + (found[place] if place < len(found) else 0) for place, number in enumerate(printed(asked))]


def _record(found: Any, asked: Asked, *members: str) -> Any:
    return next((each for each in found for name in members if member(each, name) == asked.which), UNKNOWN)


def _among(found: Any, asked: Asked, way: Way, name: str) -> Any:
    return next((each for each in follow(way, asked) if member(each, name) == found), UNKNOWN)


def _at_way(found: Any, asked: Asked, way: Way) -> Any:
    return _at(found, follow(way, asked))


def _of_each(found: Any, asked: Asked, *members: str) -> Any:
    if len(members) == 1:
        return [member(each, members[0]) for each in found]
    return [[member(each, name) for name in members] for each in found]


def _otherwise(found: Any, asked: Asked, value: Any) -> Any:
    return value if found is UNKNOWN else found


def _either(found: Any, asked: Asked, *ways: Way) -> Any:
    return next((each for way in ways for each in [follow(way, asked)] if _there(each, asked)), UNKNOWN)


def _named(found: Any, asked: Asked, names: Any) -> Any:
    return next((name for value, name in names if value == found), UNKNOWN)


def _round_from(found: Any, asked: Asked, way: Way) -> Any:
    return (asked.which - follow(way, asked)) % len(found) + 1


def _at_least(found: Any, asked: Asked, least: int) -> Any:
    return [max(least, number) for number in found]


def _lies(found: Any, asked: Asked, patterns: Any) -> Any:
    return next((place for card, place in lying(asked.board, patterns) if card == asked.which), UNKNOWN)


def lying(board: Any, patterns: Any) -> Any:
    """Every card that one of the patterns leads to, with the name of the pattern and the operands met on the way."""
    return [[card, [name, *operands]] for name, pieces in patterns for card, operands in _led(board, pieces)]


def _led(found: Any, pieces: Any) -> Any:
    if len(pieces) == 0:
        return [[found, []]]
    piece, *rest = pieces
    if piece not in ("*", "#", "@"):
        return _led(member(found, piece), rest)
    if not is_list(found):
        return []
    return [[card, [*_operand(piece, at, each), *met]] for at, each in enumerate(found) for card, met in _led(each, rest)]


def _operand(piece: str, place: int, each: Any) -> Any:
    if piece == "*":
        return []
    return [place + 1] if piece == "#" else [member(each, "card")]


FROM_NOTHING: Final = ("otherwise", "either", "is", "there")
"""The operations that also apply to None and UNKNOWN."""

OF_LISTS: Final = ("by-seat", "has", "flat", "first", "with-printed", "record", "at", "of-each", "round-from", "at-least")
"""The operations on lists, which give UNKNOWN for anything else, such as the number of hidden cards."""

OPERATIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "by-seat": _by_seat,
    "has": _has,
    "is": _is,
    "there": _there,
    "count": _count,
    "sorted": _sorted,
    "kind": _kind,
    "flat": _flat,
    "first": _first,
    "with-printed": _with_printed,
    "record": _record,
    "among": _among,
    "at": _at_way,
    "of-each": _of_each,
    "otherwise": _otherwise,
    "either": _either,
    "named": _named,
    "round-from": _round_from,
    "at-least": _at_least,
    "lies": _lies,
}
