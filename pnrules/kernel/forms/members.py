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

    miscounted  the message for too few or too many items
    looked_at   how many are read if there are too many
    once        whether a text may occur only once
    sound       whether invalid items without a harmless default are dropped
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

    def parse(self, place: JsonPath, value: Any, known: Known) -> list[Any]:
        items = place.list(value)
        if items is not value:
            return []
        if self.most is not None or self.fewest:
            items = self._counted(place, items, known)
        found = [self.item.parse(place.at(index), each, known) for index, each in enumerate(items)]
        if self.once:
            _note_twins(place, items)
        return [each for each in found if each is not None] if self.sound else found

    def _counted(self, place: JsonPath, items: list[Any], known: Known) -> list[Any]:
        """Check the number of items; returns those that are to be read."""
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
    """A list of fixed positions, each with its own shape, followed by any number of values of one more shape.

    rest    the shape of the values that follow; None if none may
    called  what a message says was expected, such as `[who, verb, …]`
    """

    heads: tuple[AnyShape, ...]
    rest: AnyShape | None
    called: str

    def takes(self) -> frozenset[type]:
        return frozenset({list})

    def parse(self, place: JsonPath, value: Any, known: Known) -> list[Any] | None:
        heads, rest = self.heads, self.rest
        if not isinstance(value, list) or len(value) < len(heads) or (rest is None and len(value) > len(heads)):
            place.expected(self.called, value)
            return None
        found = [shape.parse(place.at(index), value[index], known) for index, shape in enumerate(heads)]
        if rest is not None:
            found += [rest.parse(place.at(index), value[index], known) for index in range(len(heads), len(value))]
        return found

    def schema(self, schemas: Schemas) -> Schema:
        heads = [shape.schema(schemas) for shape in self.heads]
        rest = False if self.rest is None else self.rest.schema(schemas)
        return {"type": "array", "prefixItems": heads, "items": rest, "minItems": len(heads)}


@dataclass(frozen=True)
class MapOf(Shape[Members]):
    """An object with arbitrary member names, or names of shape `names`, and values of one shape."""

    value: AnyShape
    names: AnyShape | None = None

    def takes(self) -> frozenset[type]:
        return frozenset({dict})

    @property
    def instead(self) -> Members:
        return {}

    def parse(self, place: JsonPath, value: Any, known: Known) -> Members:
        found: Members = {}
        for name, each in place.object(value).items():
            here = place.at(name)
            if self.names is not None:
                self.names.parse(here, name, known)
            found[name] = self.value.parse(here, each, known)
        return found

    def schema(self, schemas: Schemas) -> Schema:
        names = {} if self.names is None else {"propertyNames": self.names.schema(schemas)}
        return {"type": "object", **names, "additionalProperties": self.value.schema(schemas)}


# --- objects ----------------------------------------------------------------------------------------------------------


class Member(NamedTuple):
    """A member of an object.

    title, description  for the schema; by default those of its shape
    required            whether it must be present
    default             its value if it is absent; None if there is no single default
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
    """A constraint between the members of an object.

    note    reports violations, given the object and its place; its members may have any form
    schema  the constraint as JSON Schema
    """

    note: Callable[[JsonPath, Json], None]
    schema: Schema


@dataclass(frozen=True)
class Object(Shape[Members]):
    """An object with these members and no others, in the order in which they are read.

    conditions  constraints between them
    counts      bounds that become known within: the length of a member's list, plus a number
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
        """The names of the required members."""
        return tuple(name for name, member in self.members.items() if member.required)

    def parse(self, place: JsonPath, value: Any, known: Known) -> Members:
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
        """The value, or an empty object if it is not one. Missing and unknown members are reported; none is parsed."""
        return place.object(value, self.required, tuple(self.members))

    def member(self, name: str, place: JsonPath, data: Json, known: Known) -> Any:
        """Parse one member of an object at this place, or fall back if it is absent."""
        if name in data:
            return self.members[name].shape.parse(place.at(name), data[name], known)
        return self._absent(name)

    def between(self, place: JsonPath, data: Json) -> None:
        """Report violated conditions."""
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
        """The members and conditions as part of a schema that allows other members."""
        found: Schema = {}
        if self.required:
            found["required"] = list(self.required)
        if self.members:
            found["properties"] = {name: member.schema(schemas) for name, member in self.members.items()}
        if self.conditions:
            found["allOf"] = [condition.schema for condition in self.conditions]
        return found

    def less(self, other: Object) -> Object:
        """The members and conditions that the other does not have."""
        members = {name: member for name, member in self.members.items() if other.members.get(name) != member}
        return Object(members, tuple(each for each in self.conditions if each not in other.conditions))

    def shared(self, other: Object) -> Object:
        """The members and conditions that both have."""
        members = {name: member for name, member in self.members.items() if other.members.get(name) == member}
        return Object(members, tuple(each for each in self.conditions if each in other.conditions))


def _length(value: Any) -> int:
    return len(value) if isinstance(value, list) else 0


class Kind(NamedTuple):
    """One of the kinds of a tagged object.

    members  those besides the tag
    name     the name of its part of a schema, with title and description; empty to inline it
    """

    members: Object
    name: str = ""
    title: str = ""
    description: str = ""


@dataclass(frozen=True)
class Tagged(Shape[Members]):
    """A tagged union: one member tells the kind of the object, and each kind has its own members.

    tag         the member's name
    kinds       the kind of each value of the tag
    about       the tag as a member, without its shape
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
        """The object of each kind, including the tag."""
        tag = {self.tag: self._tag}
        return {name: Object({**tag, **kind.members.members}, kind.members.conditions) for name, kind in self.kinds.items()}

    @cached_property
    def _of_none(self) -> Object:
        """An object with a missing or invalid tag: it may have the members of any kind, and must have the common ones."""
        every = [kind.members for kind in self.kinds.values()]
        required = set(every[0].required).intersection(*(each.required for each in every))
        members = {name: member for each in every for name, member in each.members.items()}
        open_ones = {name: member._replace(required=name in required) for name, member in members.items()}
        return Object({self.tag: self._tag, **open_ones})

    def parse(self, place: JsonPath, value: Any, known: Known) -> Members:
        kind = value.get(self.tag) if isinstance(value, dict) else None
        return (self._of.get(kind, self._of_none) if isinstance(kind, str) else self._of_none).parse(place, value, known)

    def schema(self, schemas: Schemas) -> Schema:
        """What all kinds have in common, and what each kind adds."""
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
"""Stands in a path for every item of a list."""

Path = tuple[str | int | tuple[str, ...], ...]
"""Member names from the outside in, and EACH; a tuple of names means every one of them."""


class Case(NamedTuple):
    """A case in which a condition applies: as a predicate, and as JSON Schema."""

    holds: Callable[[Json], bool]
    schema: Schema


def where(member: str, value: str | int) -> Case:
    """The case that a member has this value."""
    schema = {"properties": {member: {"const": value}}, "required": [member]}
    return Case(lambda data: type(data.get(member)) is type(value) and data[member] == value, schema)


def absent(member: str) -> Case:
    """The case that a member is absent."""
    return Case(lambda data: member not in data, {"not": {"required": [member]}})


def only(case: Case, condition: Condition) -> Condition:
    """The condition, in this case only."""

    def note(place: JsonPath, data: Json) -> None:
        if case.holds(data):
            condition.note(place, data)

    return Condition(note, {"if": case.schema, "then": condition.schema})


def never(id: str, *paths: Path) -> Condition:
    """None of these members may be present; `id` is the message for one that is."""

    def note(place: JsonPath, data: Json) -> None:
        for path in paths:
            for found, _ in at(place, data, path):
                found.report(id)

    return Condition(note, within(*paths, schema=False))


def one_alone(*members: str) -> Condition:
    """Exactly one of these members must be present."""

    def note(place: JsonPath, data: Json) -> None:
        if sum(member in data for member in members) != 1:
            place.report("problem-one-of", (("names", "text"),), ", ".join(members))

    return Condition(note, {"oneOf": [{"required": [member]} for member in members]})


def together(*members: str) -> Condition:
    """All of these members must be present, or none."""

    def note(place: JsonPath, data: Json) -> None:
        if any(member in data for member in members):
            for member in members:
                if member not in data:
                    place.at(member).report("problem-missing")

    return Condition(note, {"dependentRequired": {one: [other for other in members if other != one] for one in members}})


def at(place: JsonPath, data: Any, path: Path) -> Iterator[tuple[JsonPath, Any]]:
    """The values at a path within unvalidated JSON data, with their places."""
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
    """A schema for the values at these paths, if present. Only the last part of a path may be several names."""
    found: Schema = {}
    for path in paths:
        inner: Any = found
        for step in path[:-1]:
            inner = inner.setdefault("items", {}) if step == EACH else inner.setdefault("properties", {}).setdefault(step, {})
        inner.setdefault("properties", {}).update(dict.fromkeys(_names(path[-1]), schema))
    return found


def _names(step: str | int | tuple[str, ...]) -> tuple[Any, ...]:
    return step if isinstance(step, tuple) else (step,)


# --- the part of a game --------------------------------------------------------------------------------------------------

DECK_FILE: Final = ".json"
"""The extension that tells the file of a deck from the name of one."""

NAME: Final = Member(Plain(), "Name", "P1, P2 … if not given.")


class Part(NamedTuple):
    """A game's part of the scenario format.

    title, description  for the schema; by default the game's name
    members             the members that its scenarios have besides the common ones
    player              the members that a player has besides a name
    conditions          constraints between the members of a scenario
    start, of_player    the records for the start and for each player of a scenario: their fields are the members, besides
                        `players` and `draws`, and `name`; lists become tuples. None for plain objects
    version             description of its versions
    facts               title and description of each fact that may be expected
    deck                the shape of a deck, if one may be named or given
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
        """The start of a scenario, as passed to `Game.start`.

        players, draws  as parsed
        said            the parsed `members`
        """
        each = [player if self.of_player is None else made(self.of_player, player) for player in players]
        whole = {"players": each, "draws": list(draws), **said}
        return whole if self.start is None else made(self.start, whole)


def made(record: Callable[..., T], found: Members) -> T:
    """Make a record of an object's members: fields named after Python keywords end in `_` (`if_`), and lists become tuples."""
    fields = {name + "_" * iskeyword(name): tuple(v) if isinstance(v, list) else v for name, v in found.items()}
    return record(**fields)
