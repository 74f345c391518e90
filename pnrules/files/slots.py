"""The kinds of value at each place of a scenario's position, for an editor: derived from the form of its game.

Every game's places are of the same few kinds: a card, a list of cards, a number, a seat … So all that an editor needs to know
about a game is its form (`Game.form`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, Literal, NamedTuple

from pnrules.kernel.facets.files import Files
from pnrules.kernel.forms.members import NAME, Items, Member, Object
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import (
    CARD_NAME,
    NOTHING,
    SEAT,
    AnyShape,
    Either,
    Just,
    Later,
    Made,
    Named,
    OneOf,
    Plain,
    Whether,
    Whole,
)
from pnrules.kernel.forms.validation import Json
from pnrules.kernel.game import AnyGame

Kind = Literal["card", "gap", "piece", "reference", "seat", "number", "truth", "choice", "text", "list", "object", "other"]
"""The kind of value at a place.

    card       the name of a card
    gap        a card, or nothing: an empty place that the cards after it do not fill
    piece      a card that others may lie on: its name, or an object with the name as `card`
    reference  a card that is elsewhere
    seat, number, truth, choice, text
    list       values of one kind
    object     members, each with its own kind
    other      anything else
"""

Part = str | int
Path = tuple[Part, ...]
"""The path to a place in the data: names of members and indexes of lists."""

_STEP: Final = re.compile(r"\[([0-9]{1,4})\]|\.?([^.\[\]]+)")


def path_of(text: str) -> Path:
    """Parse a path such as `players[0].hand[2]`."""
    return tuple(int(index) if index else name for index, name in _STEP.findall(text))


def path_text(path: Path) -> str:
    """The path as a text, as in problems."""
    said = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
    return said.removeprefix(".")


def bare(shape: AnyShape) -> AnyShape:
    """The shape itself, without wrappers that name it or convert its value."""
    while isinstance(shape, Named | Made | Whether | Later):
        shape = shape.find() if isinstance(shape, Later) else shape.shape
    return shape


_KIND: Final[dict[int, tuple[AnyShape, Kind]]] = {}
"""The kinds of shapes by identity: hashing a whole form would take longer than deriving its kind."""


def kind_of(shape: AnyShape) -> Kind:
    """The kind of place that a shape describes."""
    known = _KIND.get(id(shape))
    if known is None:
        known = _KIND[id(shape)] = (shape, _derived(bare(shape)))
    return known[1]


def _derived(found: AnyShape) -> Kind:
    if found == CARD_NAME:
        return "card"
    if found == bare(SEAT):
        return "seat"
    if isinstance(found, Either):
        return _of_several([bare(each) for each in found.shapes])
    if isinstance(found, Just):
        return "truth" if found.types == (bool,) else "reference" if found.types == (str, type(None)) else "other"
    for of, kind in _KINDS.items():
        if isinstance(found, of):
            return kind
    return "number" if found.takes() == {int} else "other"


_KINDS: Final[Mapping[type, Kind]] = {
    Whole: "number",
    OneOf: "choice",
    Plain: "text",
    Items: "list",
    Record: "object",
    Object: "object",
}


def _of_several(shapes: list[AnyShape]) -> Kind:
    if CARD_NAME not in shapes:
        return "other"
    if NOTHING in shapes:
        return "gap"
    if any(isinstance(each, Record | Object) for each in shapes):
        return "piece"
    return "reference" if any(isinstance(each, Whole) for each in shapes) else "other"


def item_of(shape: AnyShape) -> AnyShape:
    """The shape of the values of a list."""
    found = bare(shape)
    assert isinstance(found, Items), f"{found} is no list"
    return found.item


def members_of(shape: AnyShape) -> Mapping[str, Member]:
    """The members of an object, or of a piece."""
    found = bare(shape)
    if isinstance(found, Either):
        found = next(each for each in map(bare, found.shapes) if isinstance(each, Record | Object))
    assert isinstance(found, Record | Object), f"{found} is no object"
    return found.members


@cache
def form_of(game: AnyGame) -> Mapping[str, Member]:
    """The members of a position of a game, in reading order: the table, the players, the piles; without a custom deck."""
    deck = Files.of(game).deck
    members = {name: each for name, each in game.form.members.items() if name != deck}
    piles = {name: each for name, each in members.items() if kind_of(each.shape) == "list" and is_pile(each.shape)}
    players = {"players": Member(Items(Object({"name": NAME, **game.form.player})))}
    return {**{name: each for name, each in members.items() if name not in piles}, **players, **piles}


def is_pile(shape: AnyShape) -> bool:
    """Whether a list holds cards with nothing on them."""
    return kind_of(item_of(shape)) == "card"


class Slot(NamedTuple):
    """A place in the data of a position, with the member in which it lies.

    path     its path
    member   the member whose value it is, or is part of
    shape    its shape
    value    the value there; None if there is none
    on_card  whether it lies on a card
    """

    path: Path
    member: Member
    shape: AnyShape
    value: Any
    on_card: bool = False

    @property
    def kind(self) -> Kind:
        """Its kind."""
        return kind_of(self.shape)

    @property
    def text(self) -> str:
        """Its path as a text."""
        return path_text(self.path)

    @property
    def seat(self) -> int | None:
        """The player to whom it belongs; None if it belongs to the table."""
        return self.path[1] + 1 if self.path[0] == "players" and len(self.path) > 1 and isinstance(self.path[1], int) else None

    @property
    def key(self) -> str:
        """The names on its path, `program-row`; a name that repeats, since it lies within its like, is there once."""
        names = [part for part in self.path if isinstance(part, str) and part != "players"]
        return "-".join(name for at, name in enumerate(names) if names[at - 1 : at] != [name])

    @property
    def number(self) -> int | None:
        """Its number, from 1, in a list of lists or of objects."""
        indexes = [part for part in self.path[2 if self.path[0] == "players" else 0 :] if isinstance(part, int)]
        return indexes[0] + 1 if indexes else None

    @property
    def holds_cards(self) -> bool:
        """Whether it is a list of cards."""
        return self.kind == "list" and kind_of(item_of(self.shape)) in ("card", "gap", "piece")

    def within(self) -> Iterator[Slot]:
        """The places directly within it; a list of lists or of objects has one more, for the next item."""
        kind = self.kind
        if kind == "object" or (kind == "piece" and isinstance(self.value, dict)):
            for name in members_of(self.shape):
                yield self._member(name)
        elif kind == "list":
            for index in range(self._most):
                yield self._item(index)

    def inside(self, part: str | int) -> Slot | None:
        """The place of a member, or of an item of a list; None if there is none."""
        kind = self.kind
        if isinstance(part, int):
            return self._item(part) if kind == "list" and part < self._most else None
        if kind == "object" or (kind == "piece" and isinstance(self.value, dict)):
            return self._member(part) if part in members_of(self.shape) else None
        return None

    @property
    def _most(self) -> int:
        more = kind_of(item_of(self.shape)) in ("list", "object") and self.path != ("players",)
        return (len(self.value) if isinstance(self.value, list) else 0) + more

    def _member(self, name: str) -> Slot:
        value = self.value.get(name) if isinstance(self.value, dict) else None
        member = members_of(self.shape)[name]
        return Slot((*self.path, name), member, member.shape, value, self.on_card or self.kind == "piece")

    def _item(self, index: int) -> Slot:
        items = self.value if isinstance(self.value, list) else []
        value = items[index] if index < len(items) else None
        return Slot((*self.path, index), self.member, item_of(self.shape), value, self.on_card)


def slots(game: AnyGame, data: Json) -> Iterator[Slot]:
    """Every place of a position, each before those within it."""
    for name, member in form_of(game).items():
        yield from _all(Slot((name,), member, member.shape, data.get(name)))


def _all(slot: Slot) -> Iterator[Slot]:
    yield slot
    for each in slot.within():
        yield from _all(each)


def slot_at(game: AnyGame, data: Json, path: Path) -> Slot | None:
    """The place at a path; None if there is none."""
    first = path[0] if path else None
    member = form_of(game).get(first) if isinstance(first, str) else None
    if member is None or first is None:
        return None
    slot: Slot | None = Slot(path[:1], member, member.shape, data.get(str(first)))
    for part in path[1:]:
        slot = slot.inside(part) if slot is not None else None
    return slot
