"""What one may ask about a position, each by its name: `("points", 3)`, `("bits", "BUG")`, `("turn",)`.

A game describes its subjects as data (`Exploring.askable`): of each its name, what it is about, the way to its value on the
board, how the value is said. Python reads them here; the board in the browser is sent the descriptions with the game and
reads them too (`why/ways.ts`). `tests/kernel/subjects.json` holds both to what is written here.

A way begins at the board and goes on step by step. A name leads to a member; every other step is one of the operations
below. From what is not there (UNKNOWN) no step leads anywhere, and from None every step leads to None, but for `otherwise`,
`either`, IS and THERE. Of what is hidden a position has only the number, or None: that is then the value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from pnrules.kernel.copies import kind
from pnrules.kernel.patches import jsonable
from pnrules.kernel.state import AnyState

Fact = tuple[str | int, ...]
"""The name of a subject: what it is, and the seat or card where there are several."""


class _Unknown:
    """The value of what a position has not."""

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final = _Unknown()

Step = str | tuple[Any, ...]
"""The name of a member; or an operation, as a tuple of its name and what it goes by."""

Way = tuple[Step, ...]
"""Steps that lead from the board to a value."""

SEAT, CARD, TABLE = "seat", "card", "table"


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
    about: str
    way: Way
    said: str | tuple[Any, ...] | None
    rare: bool = False

    def as_data(self) -> dict[str, Any]:
        """The description as the board gets it: plain JSON."""
        about = {"name": self.name, "about": self.about, "way": _as_data(self.way), "said": _as_data(self.said)}
        return {**about, "rare": True} if self.rare else about


def _as_data(value: Any) -> Any:
    return [_as_data(each) for each in value] if isinstance(value, tuple) else value


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


# --- reading them -----------------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """What is asked: of which board, about which seat or card (None: the table), and the numbers that each kind has printed."""

    board: Any
    which: Any
    printed: Mapping[str, tuple[int, ...]]


def value(to: Way, asked: Asked) -> Any:
    """What a way leads to, as plain JSON data; UNKNOWN where it leads nowhere."""
    return jsonable(_follow(to, asked))


def _follow(to: Way, asked: Asked) -> Any:
    found = asked.board
    for step in to:
        if isinstance(step, str):
            found = None if found is None else getattr(found, step, UNKNOWN)
        elif not (found is None or found is UNKNOWN) or step[0] in FROM_NOTHING:
            leads = _listed(found) or step[0] not in OF_LISTS
            found = OPERATIONS[step[0]](found, asked, *step[1:]) if leads else UNKNOWN
    return found


FROM_NOTHING: Final = ("otherwise", "either", "is", "there")
"""The operations that lead somewhere though nothing is there."""

OF_LISTS: Final = ("by-seat", "has", "flat", "first", "with-printed", "record", "at", "of-each", "round-from", "at-least")
"""The operations that lead nowhere from what is no list, such as the number of what is hidden."""


def _listed(found: Any) -> bool:
    return isinstance(found, (tuple, list))


def _by_seat(found: Any, asked: Asked) -> Any:
    return _at(found, asked.which - 1)


def _at(found: Any, place: Any) -> Any:
    if place is None:
        return None
    return found[place] if type(place) is int and 0 <= place < len(found) else UNKNOWN


def _kind(found: Any, _: Asked) -> Any:
    if _listed(found):
        return [kind(card) for card in found]
    return kind(found) if isinstance(found, str) else found


def _flat(found: Any, _: Asked) -> Any:
    return [each for inner in found if _listed(inner) for each in inner]


def _first(found: Any, _: Asked) -> Any:
    return next((each for each in found if each is not None), UNKNOWN)


def _with_printed(found: Any, asked: Asked) -> Any:
    printed = asked.printed.get(kind(asked.which), ())
    return [number + (found[place] if place < len(found) else 0) for place, number in enumerate(printed)]


def _record(found: Any, asked: Asked, *members: str) -> Any:
    which = asked.which
    return next((each for each in found for member in members if getattr(each, member) == which), UNKNOWN)


def _among(found: Any, asked: Asked, to: Way, member: str) -> Any:
    return next((each for each in _follow(to, asked) if getattr(each, member) == found), UNKNOWN)


def _of_each(found: Any, _: Asked, *members: str) -> Any:
    listed = [[getattr(each, member) for member in members] for each in found]
    return listed if len(members) > 1 else [only for (only,) in listed]


def _either(_: Any, asked: Asked, *ways: Way) -> Any:
    found = (_follow(to, asked) for to in ways)
    return next((each for each in found if each is not None and each is not UNKNOWN), UNKNOWN)


def _lies(_: Any, asked: Asked, patterns: tuple[tuple[str, tuple[str, ...]], ...]) -> Any:
    return next((place for card, place in _lying(asked.board, patterns) if card == asked.which), UNKNOWN)


def _lying(board: Any, patterns: tuple[tuple[str, tuple[str, ...]], ...]) -> Iterator[tuple[str, list[str | int]]]:
    """Every card that one of the patterns leads to, with where it lies."""
    for name, pattern in patterns:
        for card, operands in _led(board, pattern, ()):
            if isinstance(card, str):
                yield card, [name, *operands]


def _led(found: Any, pattern: tuple[str, ...], operands: tuple[str | int, ...]) -> Iterator[tuple[Any, tuple[str | int, ...]]]:
    """What a pattern leads to from here, and the operands met."""
    if not pattern:
        yield found, operands
        return
    piece, rest = pattern[0], pattern[1:]
    if piece not in ("*", "#", "@"):
        yield from _led(getattr(found, piece, UNKNOWN), rest, operands)
        return
    for place, each in enumerate(found if _listed(found) else (), 1):
        met = () if piece == "*" else (place,) if piece == "#" else (each.card,)
        yield from _led(each, rest, (*operands, *met))


OPERATIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "by-seat": _by_seat,
    "has": lambda found, asked: asked.which in found,
    "is": lambda found, asked: found if found is UNKNOWN else asked.which == found,
    "there": lambda found, _: found is not None and found is not UNKNOWN,
    "count": lambda found, _: len(found) if _listed(found) else found,
    "sorted": lambda found, _: sorted(found) if _listed(found) else found,
    "kind": _kind,
    "flat": _flat,
    "first": _first,
    "with-printed": _with_printed,
    "record": _record,
    "among": _among,
    "at": lambda found, asked, to: _at(found, _follow(to, asked)),
    "of-each": _of_each,
    "otherwise": lambda found, _, value: value if found is UNKNOWN else found,
    "either": _either,
    "named": lambda found, _, names: dict(names).get(found, UNKNOWN),
    "round-from": lambda found, asked, to: (asked.which - _follow(to, asked)) % len(found) + 1,
    "at-least": lambda found, _, least: [max(least, number) for number in found],
    "lies": _lies,
}


# --- all of a game ----------------------------------------------------------------------------------------------------


def described(state: AnyState, subjects: Sequence[Subject], fact: Fact) -> Any:
    """The value of one of the subjects that a game describes, by its name; UNKNOWN for what the position has not."""
    for each in subjects:
        if each.name == fact[0]:
            return _one(state, subjects, each, fact[1:])
    return UNKNOWN


def values(state: AnyState, subjects: Sequence[Subject]) -> dict[str, Any]:
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


def _all(state: AnyState, subjects: Sequence[Subject], asked: Subject, lie: Mapping[str, Any]) -> Any:
    """The values of a subject, by seat or card where it is about one; `lie` says where each card lies."""
    if asked.about == TABLE:
        return _one(state, subjects, asked, ())
    if asked.way[0][0] == "lies":
        return dict(lie)
    several = range(1, len(state.setup.players) + 1) if asked.about == SEAT else lie
    found = {which: _one(state, subjects, asked, (which,)) for which in several}
    return {which: each for which, each in found.items() if each is not UNKNOWN}


def _lie(state: AnyState, subjects: Sequence[Subject]) -> dict[str, Any]:
    """Where every card lies, as far as the game says where cards lie."""
    patterns: list[Any] = [pattern for each in subjects for to in each.way if to[0] == "lies" for pattern in to[1]]
    found: dict[str, Any] = {}
    for card, place in _lying(state.board, tuple(patterns)):
        found.setdefault(card, place)
    return found
