"""Descriptions of JSON values: a format is described once, for parsing and for its JSON Schema.

A shape reads a value at its place: it reports everything that has another form, and returns the value with harmless defaults
for what is invalid, so that its meaning can be read, too. It also writes its schema. Whatever depends on a file or a game, such
as the number of seats, is passed to both as `known`, by name. `members` has the shapes of objects.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import NoneType
from typing import Any, Final, Generic, NamedTuple, TypeVar

from pnrules.kernel.forms.validation import LARGEST, LONGEST_NAME, MARKUP, VISIBLE, JsonPath, short

T_co = TypeVar("T_co", covariant=True)

Known = Mapping[str, Any]
"""Bounds (a number) and names (a tuple of texts) that a shape refers to: `seats`, `fewest`, `rulings`."""

Members = dict[str, Any]
"""The parsed members of an object, by name."""

Schema = dict[str, Any]
"""A part of a JSON Schema of draft 2020-12."""

JSON_TYPES: Final[Mapping[type, str]] = {
    str: "string",
    bool: "boolean",
    int: "integer",
    float: "number",
    list: "array",
    dict: "object",
    NoneType: "null",
}
THE_END: Final = "$(?!\\n)"
"""The end of a text in a schema's pattern: in some implementations `$` also matches before a final line break."""


class Schemas:
    """A schema being written: what is known of its shapes, and the named ones among them, each written once.

    known  as for `Shape.parse`
    defs   the `$defs`, by name
    """

    def __init__(self, known: Known) -> None:
        self.known = known
        self.defs: dict[str, Schema] = {}
        self._described: dict[str, object] = {}

    def named(self, name: str, of: object, write: Callable[[], Schema]) -> Schema:
        """A reference to a part of the schema, which `write` writes at the first reference. Raises ValueError if another part has
        this name.

        of  what the part describes
        """
        if name not in self._described:
            self._described[name] = of
            self.defs[name] = {}  # keeps its place among the others, and stops the recursion of a part that contains itself
            self.defs[name] = write()
        elif self._described[name] != of:
            raise ValueError(f"two parts of the schema are called {name}")
        return {"$ref": f"#/$defs/{name}"}


class Shape(ABC, Generic[T_co]):
    """The form of a JSON value, and the type of the parsed value. Immutable; equal when what it describes is equal.

    instead  the value to fall back to for one that is invalid or missing
    """

    instead: Any = None

    @abstractmethod
    def takes(self) -> frozenset[type]:
        """The Python types of its values, by which `Either` picks a shape."""

    @abstractmethod
    def parse(self, place: JsonPath, value: Any, known: Known) -> T_co:
        """Parse a value; everything invalid in its form is reported, with its place."""

    @abstractmethod
    def schema(self, schemas: Schemas) -> Schema:
        """The shape as JSON Schema."""


AnyShape = Shape[Any]


def limit(bound: int | str, known: Known, otherwise: int) -> int:
    """A bound: a number, or the name of one, which may be unknown."""
    return int(known.get(bound, otherwise)) if isinstance(bound, str) else bound


# --- single values ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Whole(Shape[int]):
    """A whole number from `low` to `high`, which may be the name of a known bound; if that is unknown, there is no upper bound.

    wrong  what to fall back to; by default the lowest number
    """

    low: int
    high: int | str
    wrong: int | None = None

    def takes(self) -> frozenset[type]:
        return frozenset({int})

    @property
    def instead(self) -> int:
        return self.low if self.wrong is None else self.wrong

    def parse(self, place: JsonPath, value: Any, known: Known) -> int:
        return place.integer(value, self.low, limit(self.high, known, LARGEST), self.instead)

    def schema(self, schemas: Schemas) -> Schema:
        high = limit(self.high, schemas.known, LARGEST)
        return (
            {"type": "integer", "const": high} if self.low == high else {"type": "integer", "minimum": self.low, "maximum": high}
        )


@dataclass(frozen=True)
class OneOf(Shape[Any]):
    """One of a few texts or numbers.

    wrong  what to fall back to
    """

    choices: tuple[str | int, ...]
    wrong: str | int | None = None

    def takes(self) -> frozenset[type]:
        return frozenset(map(type, self.choices))

    @property
    def instead(self) -> str | int | None:
        return self.wrong

    def parse(self, place: JsonPath, value: Any, known: Known) -> Any:
        return place.one_of(value, self.choices, self.wrong)

    def schema(self, schemas: Schemas) -> Schema:
        return {"enum": list(self.choices)}


@dataclass(frozen=True)
class Name(Shape[Any]):
    """The name of something in a game: one of those known as `kind`, or any text if they are unknown."""

    kind: str

    def takes(self) -> frozenset[type]:
        return frozenset({str})

    def parse(self, place: JsonPath, value: Any, known: Known) -> Any:
        if self.kind in known:
            return place.one_of(value, known[self.kind], None)
        return TEXT.parse(place, value, known)

    def schema(self, schemas: Schemas) -> Schema:
        return OneOf(schemas.known[self.kind]).schema(schemas) if self.kind in schemas.known else TEXT.schema(schemas)


@dataclass(frozen=True)
class Just(Shape[Any]):
    """Any value of these types.

    called   what a message says was expected
    message  a message to use instead for a value of another type, with the name of its argument
    """

    types: tuple[type, ...]
    called: str
    message: tuple[str, str] | None = None

    def takes(self) -> frozenset[type]:
        return frozenset(self.types)

    def parse(self, place: JsonPath, value: Any, known: Known) -> Any:
        if type(value) in self.types:
            return value
        if self.message is None:
            place.expected(self.called, value)
        else:
            id, param = self.message
            place.report(id, ((param, "text"),), short(value))
        return None

    def schema(self, schemas: Schemas) -> Schema:
        names = [JSON_TYPES[each] for each in self.types]
        return {"type": names[0] if len(names) == 1 else names}


TEXT: Final = Just((str,), "text")
TRUTH: Final = Just((bool,), "true or false")
NUMBER: Final = Just((int, float), "number")
NOTHING: Final = Just((NoneType,), "null")
TEXT_OR_NULL: Final = Just((str, NoneType), "text or null")
CARD_NAME: Final = Just((str,), "text", ("problem-card-is-text", "found"))


@dataclass(frozen=True)
class Matching(Shape[str | None]):
    """A text that matches a pattern as a whole.

    called  what a message says was expected
    """

    pattern: str
    called: str

    def takes(self) -> frozenset[type]:
        return frozenset({str})

    def parse(self, place: JsonPath, value: Any, known: Known) -> Any:
        if isinstance(value, str) and re.fullmatch(self.pattern, value):
            return value
        place.expected(self.called, value)
        return None

    def schema(self, schemas: Schemas) -> Schema:
        return {"type": "string", "pattern": f"^(?:{self.pattern}){THE_END}"}


@dataclass(frozen=True)
class Plain(Shape[str]):
    """A person's text: never markup."""

    longest: int = LONGEST_NAME

    def takes(self) -> frozenset[type]:
        return frozenset({str})

    instead = ""

    def parse(self, place: JsonPath, value: Any, known: Known) -> str:
        return place.plain_text(value, self.longest)

    def schema(self, schemas: Schemas) -> Schema:
        return {**schemas.named("plain", Plain, _plain), "maxLength": self.longest}


def _plain() -> Schema:
    return {
        "title": "Plain text",
        "description": "A person's text: never markup, no control characters, and something of it can be seen.",
        "type": "string",
        "pattern": VISIBLE.pattern,
        "not": {"pattern": MARKUP.pattern},
    }


@dataclass(frozen=True)
class InLanguages(Shape[str | dict[str, str]]):
    """A person's text, or one per language."""

    longest: int

    def takes(self) -> frozenset[type]:
        return frozenset({str, dict})

    instead = ""

    def parse(self, place: JsonPath, value: Any, known: Known) -> str | dict[str, str]:
        return place.text(value, self.longest)

    def schema(self, schemas: Schemas) -> Schema:
        return schemas.named(f"text-{self.longest}", self, lambda: self._in_full(schemas))

    def _in_full(self, schemas: Schemas) -> Schema:
        plain = Plain(self.longest).schema(schemas)
        language = schemas.named("language", InLanguages, _language)
        each = {"type": "object", "minProperties": 1, "propertyNames": language, "additionalProperties": plain}
        return {
            "title": f"Text of {self.longest} characters",
            "description": "A text of no more characters than that, or one in each of several languages.",
            "oneOf": [plain, each],
        }


def _language() -> Schema:
    return {
        "title": "Language",
        "description": "A language's code.",
        "minLength": 2,
        "maxLength": 3,
        "not": {"pattern": "[^a-z]"},
        "examples": ["en", "fr"],
    }


# --- of other shapes --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Either(Shape[Any]):
    """One of several shapes, picked by the type of the value; for other types, the last one reports what was expected."""

    shapes: tuple[AnyShape, ...]

    def takes(self) -> frozenset[type]:
        return frozenset(self._by_type)

    @cached_property
    def _by_type(self) -> Mapping[type, AnyShape]:
        return {each: shape for shape in self.shapes for each in shape.takes()}

    @property
    def instead(self) -> Any:
        return self.shapes[-1].instead

    def parse(self, place: JsonPath, value: Any, known: Known) -> Any:
        return self._by_type.get(type(value), self.shapes[-1]).parse(place, value, known)

    def schema(self, schemas: Schemas) -> Schema:
        return {"oneOf": [shape.schema(schemas) for shape in self.shapes]}


class Judged(NamedTuple):
    """A parsed value, and whether its form was valid."""

    value: Any
    sound: bool


@dataclass(frozen=True)
class Whether(Shape[Judged]):
    """A value parsed as `Judged`, for when it matters later whether its form was valid."""

    shape: AnyShape

    def takes(self) -> frozenset[type]:
        return self.shape.takes()

    @property
    def instead(self) -> Judged:
        return Judged(self.shape.instead, False)

    def parse(self, place: JsonPath, value: Any, known: Known) -> Judged:
        before = len(place.problems)
        found = self.shape.parse(place, value, known)
        return Judged(found, len(place.problems) == before)

    def schema(self, schemas: Schemas) -> Schema:
        return self.shape.schema(schemas)


@dataclass(frozen=True)
class Named(Shape[T_co]):
    """A shape that is used in several places, or within itself: a schema has it once, under its name."""

    name: str
    shape: Shape[T_co]
    title: str
    description: str
    examples: tuple[Any, ...] = ()

    def takes(self) -> frozenset[type]:
        return self.shape.takes()

    @property
    def instead(self) -> Any:
        return self.shape.instead

    def parse(self, place: JsonPath, value: Any, known: Known) -> T_co:
        return self.shape.parse(place, value, known)

    def schema(self, schemas: Schemas) -> Schema:
        return schemas.named(self.name, self, lambda: self._in_full(schemas))

    def _in_full(self, schemas: Schemas) -> Schema:
        examples = {"examples": list(self.examples)} if self.examples else {}
        return {"title": self.title, "description": self.description, **self.shape.schema(schemas), **examples}


@dataclass(frozen=True)
class Made(Shape[T_co | None]):
    """A shape whose parsed value is converted.

    into  converts it; never called with None, which means that the value was invalid, and has been reported
    """

    shape: AnyShape
    into: Callable[[Any], T_co]

    def takes(self) -> frozenset[type]:
        return self.shape.takes()

    @property
    def instead(self) -> T_co | None:
        return self._made(self.shape.instead)

    def parse(self, place: JsonPath, value: Any, known: Known) -> T_co | None:
        return self._made(self.shape.parse(place, value, known))

    def _made(self, found: Any) -> T_co | None:
        return None if found is None else self.into(found)

    def schema(self, schemas: Schemas) -> Schema:
        return self.shape.schema(schemas)


@dataclass(frozen=True)
class Later(Shape[T_co]):
    """A shape that is looked up lazily, for recursive ones."""

    find: Callable[[], Shape[T_co]]

    def takes(self) -> frozenset[type]:
        return self.find().takes()

    @property
    def instead(self) -> Any:
        return self.find().instead

    def parse(self, place: JsonPath, value: Any, known: Known) -> T_co:
        return self.find().parse(place, value, known)

    def schema(self, schemas: Schemas) -> Schema:
        return self.find().schema(schemas)


SEAT: Final = Named(
    "seat", Whole(1, "seats"), "Seat", "Seats are numbered from 1. How many there are, the game and the file say."
)


def document(shape: AnyShape, title: str, description: str, known: Known) -> Schema:
    """The schema of a file of this shape, with its named parts at the end."""
    schemas = Schemas(known)
    body = shape.schema(schemas)
    head = {"title": title, "description": description} if title else {}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **head,
        **body,
        **({"$defs": schemas.defs} if schemas.defs else {}),
    }
