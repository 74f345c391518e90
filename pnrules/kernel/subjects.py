"""The subjects of “Why?”, each by its name: `("points", 3)`, `("bits", "BUG")`, `("turn",)`.

A game describes its subjects as data (`Exploring.askable`): the name of each, what it is about, the way to its value on the
board, and how the value is put into words. The board in the browser is sent these descriptions with the game, and follows the
ways with the same operations (`ways.py`).

A way begins at the board and continues step by step. A name leads to a member; every other step is one of the operations below.
UNKNOWN (no such thing) and None are passed through by every step except `otherwise`, `either`, IS and THERE. A position has only
the number of what is hidden, or None: that is then the value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from pnrules.kernel.found import UNKNOWN, Asked, Step, Way
from pnrules.kernel.patches import PlainData, jsonable
from pnrules.kernel.state import AnyState
from pnrules.kernel.ways import follow, lying

Fact = tuple[str | int, ...]
"""The name of a subject: what it is, and the seat or card if there are several."""

Value: TypeAlias = "PlainData | Mapping[Any, Value]"
"""The value of a subject; by seat or card where there are several."""

About = Literal["seat", "card", "table"]
SEAT: Final = "seat"
CARD: Final = "card"
TABLE: Final = "table"


SAID: Final = ("number", "numbers", "card", "cards", "seat", "seats", "yes", "place", "text", "groups", "card-or", "first")
"""The kinds of values that can be put into words; the last four with parameters."""


class Subject(NamedTuple):
    """Something that can be asked about.

    name   such as `points`; its message is `board-why-points`, or `board-why-<game>-points`
    about  a SEAT, a CARD, or the TABLE
    way    the way to its value
    said   the kind of its value, for words: one of SAID, with its parameters if it has any (`why/saying.ts`); None if the board
           shows it elsewhere, and does not offer it
    rare   whether it is only offered while there is any
    """

    name: str
    about: About
    way: Way
    said: str | tuple[Any, ...] | None
    rare: bool = False


# --- the steps of a way -----------------------------------------------------------------------------------------------


def way(*steps: Step) -> Way:
    """A way of several steps: `way("table.hands", BY_SEAT, SORTED)`. Names may be joined with full stops."""
    return tuple(piece for step in steps for piece in (step.split(".") if isinstance(step, str) else [step]))


BY_SEAT: Final = ("by-seat",)
"""From a list by seat, the item of the seat that is asked about."""

HAS: Final = ("has",)
"""Whether the seat or card that is asked about is in the list."""

IS: Final = ("is",)
"""Whether it is the seat or card that is asked about."""

THERE: Final = ("there",)
"""Whether there is anything: neither None nor UNKNOWN."""

COUNT: Final = ("count",)
"""The length of a list; a number is unchanged."""

SORTED: Final = ("sorted",)
"""A list of cards sorted by name; a number is unchanged."""

KIND: Final = ("kind",)
"""The kind of a card, or the kinds of a list of cards; a number is unchanged."""

FLAT: Final = ("flat",)
"""The items of the lists in a list, as one list."""

FIRST: Final = ("first",)
"""The first item of a list that is not None; UNKNOWN if all are."""

WITH_PRINTED: Final = ("with-printed",)
"""From the changes on the card that is asked about, its numbers: each printed number plus its change."""


def record(*members: str) -> Step:
    """From a list of records, the first in which one of these members is the card that is asked about."""
    return ("record", *members)


def among(to: Way, member: str) -> Step:
    """From the list at another way, the record whose member is the value."""
    return ("among", to, member)


def at(to: Way) -> Step:
    """The item of a list at the index that another way leads to."""
    return ("at", to)


def of_each(*members: str) -> Step:
    """The member of each record in a list; for several members, a list of them."""
    return ("of-each", *members)


def otherwise(value: Any) -> Step:
    """This value instead of UNKNOWN."""
    return ("otherwise", value)


def either(*ways: Way) -> Step:
    """The value of the first of these ways from the board that leads to anything."""
    return ("either", *ways)


def named(names: Mapping[Any, str]) -> Step:
    """The name of the value."""
    return ("named", tuple(names.items()))


def round_from(to: Way) -> Step:
    """From a list by seat, the place of the seat that is asked about, counting from 1 at the seat that another way leads to."""
    return ("round-from", to)


def at_least(least: int) -> Step:
    """Each number in a list, raised to at least this."""
    return ("at-least", least)


def lies(**patterns: str) -> Step:
    """Where the card that is asked about lies: the name of the first pattern that leads to it, and the operands met on the way.

    In a pattern `*` is any item of a list; so is `#`, with its place in the list, from 1, as an operand; `@` is any record of a
    list, with its card as an operand: `lies(hand="table.hands.#.*")` gives `["hand", 2]`.
    """
    return ("lies", tuple((name, tuple(pattern.split("."))) for name, pattern in patterns.items()))


# --- all of a game ----------------------------------------------------------------------------------------------------


def value(to: Way, asked: Asked) -> Any:
    """What a way leads to, as plain JSON data; UNKNOWN where it leads nowhere."""
    return jsonable(follow(to, asked))


def described(state: AnyState, subjects: Sequence[Subject], fact: Fact) -> Any:
    """The value of one of the subjects that a game describes; UNKNOWN if the position has no such thing."""
    for each in subjects:
        if each.name == fact[0]:
            return _one(state, subjects, each, fact[1:])
    return UNKNOWN


def values(state: AnyState, subjects: Sequence[Subject]) -> dict[str, Value]:
    """The values of all subjects that a game describes: by name, and by seat or card if there are several."""
    lie = _lie(state, subjects)
    return {each.name: _all(state, subjects, each, lie) for each in subjects}


def _one(state: AnyState, subjects: Sequence[Subject], asked: Subject, which: Fact) -> Any:
    """The value of a subject of one seat or card, of all if none is named, or of the table."""
    if asked.about != TABLE and not which:
        return _all(state, subjects, asked, _lie(state, subjects))
    if len(which) > 1 or not _is_about(state, asked.about, *which):
        return UNKNOWN
    return value(asked.way, Asked(state.board, which[0] if which else None, state.setup.printed))


def _is_about(state: AnyState, about: str, which: str | int | None = None) -> bool:
    """Whether this is a seat, a card or, for None, the table: what a subject is about."""
    if about == SEAT:
        return type(which) is int and 1 <= which <= len(state.setup.players)
    return isinstance(which, str) if about == CARD else which is None


def _all(state: AnyState, subjects: Sequence[Subject], asked: Subject, lie: Mapping[str, Value]) -> Any:
    """The values of a subject, by seat or card if it is about one; `lie` says where each card lies."""
    if asked.about == TABLE:
        return _one(state, subjects, asked, ())
    if asked.way[0][0] == "lies":
        return dict(lie)
    several = range(1, len(state.setup.players) + 1) if asked.about == SEAT else lie
    found = {which: _one(state, subjects, asked, (which,)) for which in several}
    return {which: each for which, each in found.items() if each is not UNKNOWN}


def _lie(state: AnyState, subjects: Sequence[Subject]) -> dict[str, Value]:
    """Where every card lies, as far as the game says where cards lie."""
    patterns: list[Any] = [pattern for each in subjects for to in each.way if to[0] == "lies" for pattern in to[1]]
    found: dict[str, Value] = {}
    for card, place in lying(state.board, patterns):
        if isinstance(card, str):
            found.setdefault(card, place)
    return found
