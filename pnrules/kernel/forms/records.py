"""Records made of JSON objects as they are parsed (see `members`), so that the contents of a file are typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from inspect import signature
from typing import Any, TypeVar

from pnrules.kernel.forms.members import Condition, Member, Object, made
from pnrules.kernel.forms.shapes import Known, Members, Schema, Schemas, Shape
from pnrules.kernel.forms.validation import JsonPath

T = TypeVar("T")


@dataclass(frozen=True)
class Record(Shape[T]):
    """An object that is parsed into a record, with its members as fields; lists become tuples.

    make  the record, or a function that makes it; its arguments are named as the members, those that are Python keywords with
          `_` (`if_`). An argument is None if it has no default and its member is missing, which has been reported
    """

    make: Callable[..., T]
    members: Mapping[str, Member]
    conditions: tuple[Condition, ...] = ()
    counts: Mapping[str, tuple[str, int]] = field(default_factory=dict)

    @cached_property
    def object(self) -> Object:
        """The object in its file."""
        return Object(self.members, self.conditions, self.counts)

    @cached_property
    def _needed(self) -> Mapping[str, None]:
        arguments = signature(self.make).parameters.values()
        return dict.fromkeys(each.name for each in arguments if each.default is each.empty)

    def takes(self) -> frozenset[type]:
        return self.object.takes()

    @property
    def instead(self) -> T:
        return self._made(self.object.instead)

    def parse(self, place: JsonPath, value: Any, known: Known) -> T:
        return self._made(self.object.parse(place, value, known))

    def _made(self, found: Members) -> T:
        return made(self.make, {**self._needed, **found})

    def schema(self, schemas: Schemas) -> Schema:
        return self.object.schema(schemas)
