"""What one may ask about a position, each by its name: `("points", 3)`, `("bits", "BUG")`, `("turn",)`.

A game describes its subjects as data (`Exploring.askable`): of each its name, what it is about, the way to its value on the
board, how the value is said. The board in the browser is sent these descriptions with the game, and follows the ways by the
same operations (`ways.py`).

A way begins at the board and goes on step by step. A name leads to a member; every other step is one of the operations
below. From what is not there (UNKNOWN) no step leads anywhere, and from None every step leads to None, but for `otherwise`,
`either`, IS and THERE. Of what is hidden a position has only the number, or None: that is then the value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from pnrules.kernel.found import UNKNOWN, Asked, Step, Way
from pnrules.kernel.patches import PlainData, jsonable
from pnrules.kernel.state import AnyState
from pnrules.kernel.ways import follow, lying

Fact = tuple[str | int, ...]
"""The name of a subject: what it is, and the seat or card where there are several."""

Value: TypeAlias = "PlainData | Mapping[Any, Value]"
"""The value of a subject; by seat or card where there are several."""

About = Literal["seat", "card", "table"]
SEAT: Final = "seat"
CARD: Final = "card"
TABLE: Final = "table"


class Subject(NamedTuple):
    """Something that one may ask about.

    name   what it is called: `points`; the catalogue says it as `board-why-points`, or `board-why-<game>-points`
    about  a SEAT, a CARD, or the TABLE
    way    the way to its value
    said   how its value is said: number, numbers, card, cards, seat, seats, yes, place, and others that take something more
           (`why/saying.ts` lists them); None where the board says it elsewhere, and nobody asks for it there
    rare   worth a word only where there is any: while there is none, it is not offered
    """

    name: str
    about: About
    way: Way
    said: str | tuple[Any, ...] | None
    rare: bool = False


# --- the steps of a way -----------------------------------------------------------------------------------------------


def way(*steps: Step) -> Way:
    """A way of several steps: `way("table.hands", BY_SEAT, SORTED)`. Names may be joined by full stops."""
    return tuple(piece for step in steps for piece in (step.split(".") if isinstance(step, str) else [step]))


BY_SEAT: Final = ("by-seat",)
"""Of a list by seat, what belongs to the seat that is asked about."""

HAS: Final = ("has",)
"""Whether the seat or card that is asked about is in the list."""

IS: Final = ("is",)
"""Whether it is the seat or card that is asked about."""

THERE: Final = ("there",)
"""Whether there is anything: neither None nor unknown."""

COUNT: Final = ("count",)
"""How many there are in a list; a number stays as it is."""

SORTED: Final = ("sorted",)
"""A list of cards in the order of their names; a number stays as it is."""

KIND: Final = ("kind",)
"""Of a card its kind, of a list of cards each one's kind; a number stays as it is."""

FLAT: Final = ("flat",)
"""The members of the lists in a list, as one list."""

FIRST: Final = ("first",)
"""The first in a list that is not None; unknown where all are."""

WITH_PRINTED: Final = ("with-printed",)
"""Of the changes on the card that is asked about, its numbers: each as it is printed, with its change where there is one."""


def record(*members: str) -> Step:
    """Of a list of records, the first of which one of these members is the card that is asked about."""
    return ("record", *members)


def among(to: Way, member: str) -> Step:
    """Of the list at another way, the record whose member is the value."""
    return ("among", to, member)


def at(to: Way) -> Step:
    """Of a list, what stands at the place that another way leads to, counted from 0."""
    return ("at", to)


def of_each(*members: str) -> Step:
    """Of each record in a list its member; of several members, a list of them."""
    return ("of-each", *members)


def otherwise(value: Any) -> Step:
    """This value where nothing is there."""
    return ("otherwise", value)


def either(*ways: Way) -> Step:
    """What the first of these ways from the board leads to that leads to anything."""
    return ("either", *ways)


def named(names: Mapping[Any, str]) -> Step:
    """The name of the value."""
    return ("named", tuple(names.items()))


def round_from(to: Way) -> Step:
    """Of a list by seat: which the seat asked about is, going round the table from the seat that another way leads to, from 1."""
    return ("round-from", to)


def at_least(least: int) -> Step:
    """Each number in a list, or this where it is less."""
    return ("at-least", least)


def lies(**patterns: str) -> Step:
    """Where the card that is asked about lies: the name of the first pattern that leads to it, and the operands met on the way.

    In a pattern `*` is any member of a list; `#` too, and its place in the list, counted from 1, is an operand; `@` is any
    record of a list, and its card is an operand: `lies(hand="table.hands.#.*")` gives `["hand", 2]`.
    """
    return ("lies", tuple((name, tuple(pattern.split("."))) for name, pattern in patterns.items()))


# --- all of a game ----------------------------------------------------------------------------------------------------


def value(to: Way, asked: Asked) -> Any:
    """What a way leads to, as plain JSON data; UNKNOWN where it leads nowhere."""
    return jsonable(follow(to, asked))


def described(state: AnyState, subjects: Sequence[Subject], fact: Fact) -> Any:
    """The value of one of the subjects that a game describes, by its name; UNKNOWN for what the position has not."""
    for each in subjects:
        if each.name == fact[0]:
            return _one(state, subjects, each, fact[1:])
    return UNKNOWN


def values(state: AnyState, subjects: Sequence[Subject]) -> dict[str, Value]:
    """The values of all subjects that a game describes: by name, and by seat or card where there are several."""
    lie = _lie(state, subjects)
    return {each.name: _all(state, subjects, each, lie) for each in subjects}


def _one(state: AnyState, subjects: Sequence[Subject], asked: Subject, which: Fact) -> Any:
    """The value of a subject of one seat or card, of all where none is named, or of the table."""
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
    """The values of a subject, by seat or card where it is about one; `lie` says where each card lies."""
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
