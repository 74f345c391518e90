"""Forms that are used in several places of a scenario and a level: answers, options, points, citations, reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from pnrules import words
from pnrules.games import works
from pnrules.kernel.citations import Citation
from pnrules.kernel.forms.members import Items, Line, Member
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import (
    SEAT,
    TEXT,
    Either,
    InLanguages,
    Just,
    Known,
    Made,
    Name,
    Named,
    Schema,
    Schemas,
    Shape,
    Whole,
)
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.state import CHANCE, Option
from pnrules.words.rulebooks import entries

Text = str | Mapping[str, str]
"""A person's text: one for all languages, or one per language."""


class Answer(NamedTuple):
    """An answer in a file.

    who    the seat that answers; CHANCE for a draw
    words  the option, or any unambiguous beginning of one
    """

    who: int | str
    words: Option


MOST_OPERAND: Final = 999
LONGEST_TITLE: Final = 200
LONGEST_TEXT: Final = 4000

TITLE: Final = InLanguages(LONGEST_TITLE)
LONG_TEXT: Final = InLanguages(LONGEST_TEXT)


class _Who(Shape[int | str]):
    """Who answers: a seat, or "chance" for a draw."""

    def takes(self) -> frozenset[type]:
        return frozenset({int, str})

    def parse(self, place: JsonPath, value: Any, known: Known) -> int | str:
        return CHANCE if value == CHANCE else SEAT.parse(place, value, known)

    def schema(self, schemas: Schemas) -> Schema:
        return {"oneOf": [SEAT.schema(schemas), {"const": CHANCE}]}


class _Cite(Shape[Citation | None]):
    """A `Citation` as `[work, place]`. Other games are only loaded for an unknown work."""

    def takes(self) -> frozenset[type]:
        return frozenset({list})

    def parse(self, place: JsonPath, value: Any, known: Known) -> Citation | None:
        pair = value if isinstance(value, list) else []
        if len(pair) != 2 or not all(isinstance(part, str) for part in pair):
            place.expected("[work, place]", value)
            return None
        if pair[0] not in known.get("works", ()) and place.at(0).one_of(pair[0], tuple(works().values()), None) is None:
            return None
        return Citation(*pair)

    def schema(self, schemas: Schemas) -> Schema:
        heads = [Name("works").schema(schemas), TEXT.schema(schemas)]
        return {"type": "array", "prefixItems": heads, "items": False, "minItems": 2}


WHO: Final = _Who()
OPERAND: Final = Named(
    "operand",
    Either((Whole(0, MOST_OPERAND), Just((str,), "text or number"))),
    "Operand",
    "A card, a seat, or which number or bit is meant.",
)
OPTION: Final = Named(
    "option",
    Made(Line((TEXT,), OPERAND, "[verb, …]"), tuple),
    "Option",
    "An answer: a verb and its operands. The first words are enough where only one option begins with them.",
    (["execute"], ["number", "ACQUIRE", 0]),
)
ANSWER: Final = Named(
    "answer",
    Made(Line((WHO, TEXT), OPERAND, "[who, verb, …]"), lambda found: Answer(found[0], tuple(found[1:]))),
    "Answer",
    'Who answers (a seat, or "chance" for a draw), then the option.',
    ([3, "execute"], ["chance", "draw", "GOTO#3"]),
)
POINTS: Final = Named(
    "points",
    Items(Whole(0, MOST_OPERAND), "fewest", "seats", "problem-count-points"),
    "Points",
    "Everybody's points, in seat order.",
)
CITE: Final = Named(
    "cite",
    _Cite(),
    "Citation",
    "A work, and a place in it as our rules reference names it.",
    (["PN 3.0", "card-copy"],),
)


class Reason(NamedTuple):
    """A place of the rules, and what follows from it."""

    says: Text
    cite: Citation | None = None


REASON: Final = Named(
    "reason",
    Record(
        Reason,
        {
            "cite": Member(CITE, required=True),
            "says": Member(LONG_TEXT, "Says", "What follows from it.", required=True),
        },
    ),
    "Reason",
    "A place of the rules, and what follows from it.",
)


def check_cite(place: JsonPath, cite: Citation | None) -> None:
    """Note a citation of a place that our rules reference lacks. Invalid citations have been noted already."""
    if cite is None or words.has("en", cite.ref):
        return
    known = (f"{entry.work} {entry.place}" for entry in entries() if entry.work == cite.work)
    place.unknown("problem-no-such-place", "cite", " ".join(cite), known)
