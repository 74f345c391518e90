"""Descriptions of JSON values that hold others (see `shapes`): lists, maps, and objects with their members."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, reduce
from keyword import iskeyword
from typing import Any, Final, NamedTuple, TypeVar

from pnrules.kernel.forms.shapes import AnyShape, Known, Members, OneOf, Plain, Schema, Schemas, Shape, limit
from pnrules.kernel.forms.validation import LARGEST, Json, JsonPath

T = TypeVar("T")

# --- lists and maps ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Items(Shape[list[Any]]):
    """A list of values of one shape, from `fewest` to `most` of them.

    miscounted  the message for too few or too many
    looked_at   how many are read where there are too many
    once        whether a text may stand in it only once
    sound       whether what is wrong is left out, where nothing harmless can stand for it
    """

    item: AnyShape
    fewest: int | str = 0
    most: int | str | None = None
    miscounted: str = "problem-out-of-range"
    looked_at: int | None = None
    once: bool = False
    sound: bool = False

    def takes(self) -> frozenset[type]:
        return frozenset({list})

    @property
    def instead(self) -> list[Any]:
        return []

    def read(self, place: JsonPath, value: Any, known: Known) -> list[Any]:
        items = place.list(value)
        if items is not value:
            return []
        if self.most is not None or self.fewest:
            items = self._counted(place, items, known)
        found = [self.item.read(place.at(index), each, known) for index, each in enumerate(items)]
        if self.once:
            _note_twins(place, items)
        return [each for each in found if each is not None] if self.sound else found

    def _counted(self, place: JsonPath, items: list[Any], known: Known) -> list[Any]:
        """Those of the items that are looked at, once their number has been found right or wrong."""
        low, high = limit(self.fewest, known, 0), LARGEST if self.most is None else limit(self.most, known, LARGEST)
        place.count(len(items), low, high, self.miscounted)
        return items if len(items) <= high else items[: self.looked_at]

    def schema(self, schemas: Schemas) -> Schema:
        found: Schema = {"type": "array", "items": self.item.schema(schemas)}
        low = limit(self.fewest, schemas.known, 0)
        if low:
            found["minItems"] = low
        if self.most is not None:
            found["maxItems"] = limit(self.most, schemas.known, LARGEST)
        if self.once:
            found["uniqueItems"] = True
        return found


def _note_twins(place: JsonPath, items: list[Any]) -> None:
    for index, each in enumerate(items):
        if isinstance(each, str) and each in items[:index]:
            place.at(index).report("problem-twice", (("name", "text"),), each)


@dataclass(frozen=True)
class Line(Shape[list[Any] | None]):
    """A list that begins with certain values, each of its own shape; what follows them are values of one more.

    rest    the shape of what follows; None where nothing does
    called  what a message says was expected, such as `[who, verb, …]`
    """

    heads: tuple[AnyShape, ...]
    rest: AnyShape | None
    called: str

    def takes(self) -> frozenset[type]:
        return frozenset({list})

    def read(self, place: JsonPath, value: Any, known: Known) -> list[Any] | None:
        heads, rest = self.heads, self.rest
        if not isinstance(value, list) or len(value) < len(heads) or (rest is None and len(value) > len(heads)):
            place.expected(self.called, value)
            return None
        found = [shape.read(place.at(index), value[index], known) for index, shape in enumerate(heads)]
        if rest is not None:
            found += [rest.read(place.at(index), value[index], known) for index in range(len(heads), len(value))]
        return found

    def schema(self, schemas: Schemas) -> Schema:
        heads = [shape.schema(schemas) for shape in self.heads]
        rest = False if self.rest is None else self.rest.schema(schemas)
        return {"type": "array", "prefixItems": heads, "items": rest, "minItems": len(heads)}


@dataclass(frozen=True)
class MapOf(Shape[Members]):
    """An object whose members are named freely, or as `names` has it, and whose values are of one shape."""

    value: AnyShape
    names: AnyShape | None = None

    def takes(self) -> frozenset[type]:
        return frozenset({dict})

    @property
    def instead(self) -> Members:
        return {}

    def read(self, place: JsonPath, value: Any, known: Known) -> Members:
        found: Members = {}
        for name, each in place.object(value).items():
            here = place.at(name)
            if self.names is not None:
                self.names.read(here, name, known)
            found[name] = self.value.read(here, each, known)
        return found

    def schema(self, schemas: Schemas) -> Schema:
        names = {} if self.names is None else {"propertyNames": self.names.schema(schemas)}
        return {"type": "object", **names, "additionalProperties": self.value.schema(schemas)}


# --- objects ----------------------------------------------------------------------------------------------------------


class Member(NamedTuple):
    """A member of an object.

    title, description  what a schema says of it; its shape's own where they are empty
    required            whether it has to be there
    default             what holds where it is not; None for nothing that could be said here
    """

    shape: AnyShape
    title: str = ""
    description: str = ""
    required: bool = False
    default: Any = None
    examples: tuple[Any, ...] = ()

    def schema(self, schemas: Schemas) -> Schema:
        """The member as JSON Schema."""
        head = {"title": self.title, "description": self.description} if self.title else {}
        tail: Schema = {} if self.default is None else {"default": self.default}
        if self.examples:
            tail["examples"] = list(self.examples)
        return {**head, **self.shape.schema(schemas), **tail}


class Condition(NamedTuple):
    """What must hold between the members of an object, whatever each of them says alone.

    note    notes what does not, given the object and its place; its members may be of any form
    schema  the same as JSON Schema
    """

    note: Callable[[JsonPath, Json], None]
    schema: Schema


@dataclass(frozen=True)
class Object(Shape[Members]):
    """An object with these members and no others, in the order in which they are read.

    conditions  what must hold between them
    counts      bounds that are known within: how long the list of such a member is, and so much more
    """

    members: Mapping[str, Member]
    conditions: tuple[Condition, ...] = ()
    counts: Mapping[str, tuple[str, int]] = field(default_factory=dict)

    def takes(self) -> frozenset[type]:
        return frozenset({dict})

    @property
    def instead(self) -> Members:
        return {name: found for name in self.members if (found := self._absent(name)) is not None}

    @cached_property
    def required(self) -> tuple[str, ...]:
        """The names of the members that have to be there."""
        return tuple(name for name, member in self.members.items() if member.required)

    def read(self, place: JsonPath, value: Any, known: Known) -> Members:
        data = self.outline(place, value)
        if data is not value:
            return self.instead
        known = self._counted(data, known)
        found: Members = {}
        for name in self.members:
            read = self.member(name, place, data, known)
            if read is not None or name in data:
                found[name] = read
        self.between(place, data)
        return found

    def outline(self, place: JsonPath, value: Any) -> Members:
        """The value, or nothing where it is no object. Members that are missing or unknown are noted, and none is read."""
        return place.object(value, self.required, tuple(self.members))

    def member(self, name: str, place: JsonPath, data: Json, known: Known) -> Any:
        """What one member of an object at this place says; what stands for it where it is not there."""
        if name in data:
            return self.members[name].shape.read(place.at(name), data[name], known)
        return self._absent(name)

    def between(self, place: JsonPath, data: Json) -> None:
        """Note what is wrong between the members."""
        for condition in self.conditions:
            condition.note(place, data)

    def _absent(self, name: str) -> Any:
        member = self.members[name]
        return member.shape.instead if member.required else member.default

    def _counted(self, data: Json, known: Known) -> Known:
        if not self.counts:
            return known
        lengths = {bound: _length(data.get(name)) + more for bound, (name, more) in self.counts.items()}
        return {**known, **{bound: length for bound, length in lengths.items() if length >= 0}}

    def schema(self, schemas: Schemas) -> Schema:
        return {"type": "object", **self.part(schemas), "additionalProperties": False}

    def part(self, schemas: Schemas) -> Schema:
        """The members and conditions as a part of a schema, which leaves open what else there may be."""
        found: Schema = {}
        if self.required:
            found["required"] = list(self.required)
        if self.members:
            found["properties"] = {name: member.schema(schemas) for name, member in self.members.items()}
        if self.conditions:
            found["allOf"] = [condition.schema for condition in self.conditions]
        return found

    def less(self, other: Object) -> Object:
        """What it has and another has not."""
        members = {name: member for name, member in self.members.items() if other.members.get(name) != member}
        return Object(members, tuple(each for each in self.conditions if each not in other.conditions))

    def shared(self, other: Object) -> Object:
        """What it has and another has as well."""
        members = {name: member for name, member in self.members.items() if other.members.get(name) == member}
        return Object(members, tuple(each for each in self.conditions if each in other.conditions))


def _length(value: Any) -> int:
    return len(value) if isinstance(value, list) else 0


class Kind(NamedTuple):
    """One of the kinds of object that a member tells apart.

    members  besides that member
    name     what its part of a schema is called, with title and description; empty where it stands where it is used
    """

    members: Object
    name: str = ""
    title: str = ""
    description: str = ""


@dataclass(frozen=True)
class Tagged(Shape[Members]):
    """An object whose kind one of its members says; each kind has members of its own.

    tag         the member's name
    kinds       what each of its values means
    about       the member, of which the shape is left open
    """

    tag: str
    kinds: Mapping[str, Kind]
    about: Member

    def takes(self) -> frozenset[type]:
        return frozenset({dict})

    @property
    def instead(self) -> Members:
        return {}

    @cached_property
    def _tag(self) -> Member:
        return self.about._replace(shape=OneOf(tuple(self.kinds)), required=True)

    @cached_property
    def _of(self) -> Mapping[str, Object]:
        """Each kind's object, the member that says which it is among its members."""
        tag = {self.tag: self._tag}
        return {name: Object({**tag, **kind.members.members}, kind.members.conditions) for name, kind in self.kinds.items()}

    @cached_property
    def _of_none(self) -> Object:
        """An object whose kind is not said, or is none: it may have the members of each, and must have those of all."""
        every = [kind.members for kind in self.kinds.values()]
        required = set(every[0].required).intersection(*(each.required for each in every))
        members = {name: member for each in every for name, member in each.members.items()}
        open_ones = {name: member._replace(required=name in required) for name, member in members.items()}
        return Object({self.tag: self._tag, **open_ones})

    def read(self, place: JsonPath, value: Any, known: Known) -> Members:
        kind = value.get(self.tag) if isinstance(value, dict) else None
        return (self._of.get(kind, self._of_none) if isinstance(kind, str) else self._of_none).read(place, value, known)

    def schema(self, schemas: Schemas) -> Schema:
        """What all kinds have, and what each has besides."""
        shared = reduce(Object.shared, (kind.members for kind in self.kinds.values()))
        common = Object({self.tag: self._tag, **shared.members}, shared.conditions).part(schemas)
        left = {name: kind._replace(members=kind.members.less(shared)) for name, kind in self.kinds.items()}
        cases = [self._case(schemas, name, kind) for name, kind in left.items() if kind.members != Object({})]
        between = [*common.pop("allOf", ()), *cases]
        return {"type": "object", **common, **({"allOf": between} if between else {}), "unevaluatedProperties": False}

    def _case(self, schemas: Schemas, name: str, kind: Kind) -> Schema:
        def say() -> Schema:
            said = {"title": kind.title, "description": kind.description} if kind.title else {}
            return {**said, **kind.members.part(schemas)}

        return {"if": where(self.tag, name).schema, "then": schemas.named(kind.name, kind, say) if kind.name else say()}


# --- conditions -------------------------------------------------------------------------------------------------------

EACH: Final = 0
"""Stands in a path for each item of a list."""

Path = tuple[str | int | tuple[str, ...], ...]
"""Names of members, one within the other, and EACH; several names stand for each of them."""


class Case(NamedTuple):
    """What an object may say, on which it depends whether a condition holds: whether it does, and the same as JSON Schema."""

    holds: Callable[[Json], bool]
    schema: Schema


def where(member: str, value: str | int) -> Case:
    """The case that a member has this value."""
    schema = {"properties": {member: {"const": value}}, "required": [member]}
    return Case(lambda data: type(data.get(member)) is type(value) and data[member] == value, schema)


def absent(member: str) -> Case:
    """The case that a member is not there."""
    return Case(lambda data: member not in data, {"not": {"required": [member]}})


def only(case: Case, condition: Condition) -> Condition:
    """The condition, in this case alone."""

    def note(place: JsonPath, data: Json) -> None:
        if case.holds(data):
            condition.note(place, data)

    return Condition(note, {"if": case.schema, "then": condition.schema})


def never(id: str, *paths: Path) -> Condition:
    """None of these members may be there. `id` is the message that is told of one that is."""

    def note(place: JsonPath, data: Json) -> None:
        for path in paths:
            for found, _ in at(place, data, path):
                found.report(id)

    return Condition(note, within(*paths, schema=False))


def one_alone(*members: str) -> Condition:
    """One of these members must be there, and no other of them."""

    def note(place: JsonPath, data: Json) -> None:
        if sum(member in data for member in members) != 1:
            place.report("problem-one-of", (("names", "text"),), ", ".join(members))

    return Condition(note, {"oneOf": [{"required": [member]} for member in members]})


def together(*members: str) -> Condition:
    """All of these members must be there, or none."""

    def note(place: JsonPath, data: Json) -> None:
        if any(member in data for member in members):
            for member in members:
                if member not in data:
                    place.at(member).report("problem-missing")

    return Condition(note, {"dependentRequired": {one: [other for other in members if other != one] for one in members}})


def at(place: JsonPath, data: Any, path: Path) -> Iterator[tuple[JsonPath, Any]]:
    """What lies at a path within JSON data of any form, with its place."""
    if not path:
        yield place, data
    elif path[0] == EACH:
        for index, item in enumerate(data if isinstance(data, list) else ()):
            yield from at(place.at(index), item, path[1:])
    elif isinstance(data, dict):
        for name in _names(path[0]):
            if name in data:
                yield from at(place.at(name), data[name], path[1:])


def within(*paths: Path, schema: Schema | bool) -> Schema:
    """A schema for what lies at these paths, where something does. Several names stand at the end of a path alone."""
    found: Schema = {}
    for path in paths:
        inner: Any = found
        for step in path[:-1]:
            inner = inner.setdefault("items", {}) if step == EACH else inner.setdefault("properties", {}).setdefault(step, {})
        inner.setdefault("properties", {}).update(dict.fromkeys(_names(path[-1]), schema))
    return found


def _names(step: str | int | tuple[str, ...]) -> tuple[Any, ...]:
    return step if isinstance(step, tuple) else (step,)


# --- what a game has --------------------------------------------------------------------------------------------------

DECK_FILE: Final = ".json"
"""What the name of a deck ends with that is a file beside the scenario."""

NAME: Final = Member(Plain(), "Name", "P1, P2 … if not given.")


class Part(NamedTuple):
    """A game's part of the format of scenarios.

    title, description  what a schema says of it; the game's name where they are empty
    members             the members that its scenarios have besides those of every game
    player              those that a player has besides a name
    conditions          what must hold between the members of a scenario
    start, of_player    the records that are made of what a scenario says of its start, and of each player: their fields are the
                        members, besides `players` and `draws`, and `name`; lists become tuples. None leaves them objects
    version             what its versions are
    facts               of each fact that may be expected, title and description
    deck                what a deck looks like, where one may be named or given
    """

    title: str = ""
    description: str = ""
    members: Mapping[str, Member] = {}
    player: Mapping[str, Member] = {}
    conditions: tuple[Condition, ...] = ()
    version: str = "There is one way to play."
    facts: Mapping[str, tuple[str, str]] = {}
    deck: AnyShape | None = None
    start: Callable[..., Any] | None = None
    of_player: Callable[..., Any] | None = None

    def begun(self, players: Iterable[Members], draws: Iterable[str | None], said: Members) -> Any:
        """What a scenario says of its start, as `Game.start` gets it.

        players, draws  what has been read of them
        said            what has been read of `members`
        """
        each = [player if self.of_player is None else made(self.of_player, player) for player in players]
        whole = {"players": each, "draws": list(draws), **said}
        return whole if self.start is None else made(self.start, whole)


def made(record: Callable[..., T], found: Members) -> T:
    """The record of an object's members, its fields: `_` stands behind a word of Python's (`if_`), and lists become tuples."""
    fields = {name + "_" * iskeyword(name): tuple(v) if isinstance(v, list) else v for name, v in found.items()}
    return record(**fields)
