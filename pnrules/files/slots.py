"""What may stand at each place of a scenario's position, for an editor: derived from the form of its game.

A place is of one of a few kinds, whatever the game: a card, a list of cards, a number, a seat … So an editor needs nothing about
a game but its form (`Game.form`).
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
"""What stands at a place.

    card       a card by its name
    gap        a card, or nothing, so that what follows keeps its place
    piece      a card with what lies on it: its name, or an object with the name as `card`
    reference  a card that lies elsewhere
    seat, number, truth, choice, text
    list       values of one kind
    object     members, each with its own kind
    other      anything else
"""

Part = str | int
Path = tuple[Part, ...]
"""The way to a place in the data: names of members and indexes of lists."""

_STEP: Final = re.compile(r"\[([0-9]{1,4})\]|\.?([^.\[\]]+)")


def path_of(text: str) -> Path:
    """The path that a text says: `players[0].hand[2]`."""
    return tuple(int(index) if index else name for index, name in _STEP.findall(text))


def path_text(path: Path) -> str:
    """The path as a text, as problems have it."""
    said = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
    return said.removeprefix(".")


def bare(shape: AnyShape) -> AnyShape:
    """The shape without a name, or what its value is made into."""
    while isinstance(shape, Named | Made | Whether | Later):
        shape = shape.find() if isinstance(shape, Later) else shape.shape
    return shape


_KIND: Final[dict[int, tuple[AnyShape, Kind]]] = {}
"""Shapes whose kind is known, by identity: to compare a whole form takes longer than to derive its kind."""


def kind_of(shape: AnyShape) -> Kind:
    """What kind of place a shape describes."""
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
    """The members of a position of a game, in reading order: the table, the players, the piles. A deck of one's own is not among
    them."""
    deck = Files.of(game).deck
    members = {name: each for name, each in game.form.members.items() if name != deck}
    piles = {name: each for name, each in members.items() if kind_of(each.shape) == "list" and is_pile(each.shape)}
    players = {"players": Member(Items(Object({"name": NAME, **game.form.player})))}
    return {**{name: each for name, each in members.items() if name not in piles}, **players, **piles}


def is_pile(shape: AnyShape) -> bool:
    """Whether a list is one of cards with nothing on them."""
    return kind_of(item_of(shape)) == "card"


class Slot(NamedTuple):
    """A place in the data of a position, with the member in which it lies.

    path     the way to it
    member   the member whose value it is, or is part of
    shape    its shape
    value    what stands there; None for nothing
    on_card  whether it lies on a card
    """

    path: Path
    member: Member
    shape: AnyShape
    value: Any
    on_card: bool = False

    @property
    def kind(self) -> Kind:
        """What kind of place it is."""
        return kind_of(self.shape)

    @property
    def text(self) -> str:
        """Its path as a text."""
        return path_text(self.path)

    @property
    def seat(self) -> int | None:
        """The player whose place it is; None for the table's."""
        return self.path[1] + 1 if self.path[0] == "players" and len(self.path) > 1 and isinstance(self.path[1], int) else None

    @property
    def key(self) -> str:
        """The names on its path: `program-row`."""
        return "-".join(part for part in self.path if isinstance(part, str) and part != "players")

    @property
    def number(self) -> int | None:
        """Which of several it is, counted from 1, in a list of lists or of objects."""
        indexes = [part for part in self.path[2 if self.path[0] == "players" else 0 :] if isinstance(part, int)]
        return indexes[0] + 1 if indexes else None

    @property
    def holds_cards(self) -> bool:
        """Whether it is a list of cards."""
        return self.kind == "list" and kind_of(item_of(self.shape)) in ("card", "gap", "piece")

    def within(self) -> Iterator[Slot]:
        """The places directly within it; of a list of lists, or of objects, one more for the next."""
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
