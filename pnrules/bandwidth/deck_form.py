"""The form of a deck: which cards there are, as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from pnrules.bandwidth.table.board import CLOCKWISE, CODE_KINDS, COUNTER, EVENT_KINDS, GOTO, PASS, TERMINAL
from pnrules.kernel.forms.members import Items, Kind, Member, Object, Tagged
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import (
    THE_END,
    Either,
    InLanguages,
    Known,
    Made,
    Matching,
    Named,
    OneOf,
    Plain,
    Schema,
    Schemas,
    Whole,
)
from pnrules.kernel.forms.validation import JsonPath

FORMAT: Final = 1
FACTS: Final = ("text", "green", "count")
"""The facts about a card that may come from the rulebook: what it does, its green number, the number of copies."""

WAYS: Final = {"clockwise": CLOCKWISE, "counter-clockwise": COUNTER}
X: Final = "X(?:([+-])([0-9]{1,2}))?"
X_MORE: Final = "X(?:\\+[0-9]{1,2})?"
"""The number on a pass. The direction is separate; the number is never negative."""
FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
MOST_KINDS: Final = 200
MOST: Final = 99
"""The largest number on a card, and the most copies of it."""
MOST_CARDS: Final = 1_000
"""The most single cards. A page is sent all of them, so there is a bound; nobody shuffles so many."""
UNKNOWN: Final = 0
"""The copies of a card whose count is invalid: it is then unknown whether there are enough cards."""


@dataclass(frozen=True, slots=True)
class KindSpec:
    """A kind of card in the file of a deck; anything missing or invalid is None.

    row       the target of a GOTO, which has no number
    rulebook  the facts that come from the rulebook
    note      anything else to know about it
    """

    name: str = ""
    kind: str | None = None
    count: int = UNKNOWN
    number: int | str | None = None
    row: int | None = None
    direction: str | None = None
    green: int | None = None
    rulebook: Sequence[str] | None = None
    note: str | Mapping[str, str] | None = None


class DeckSpec(NamedTuple):
    """A deck in its file. `players` is how many it claims to have enough cards for."""

    deck: int
    title: str | Mapping[str, str]
    cards: tuple[KindSpec, ...]
    about: str | Mapping[str, str] = ""
    players: int | None = None


class _CardName(Plain):
    """The name of a card: plain text without the sign that numbers copies."""

    def parse(self, place: JsonPath, value: Any, known: Known) -> str:
        called = super().parse(place, value, known)
        if "#" in called:
            place.report("problem-deck-sign")
            return ""
        return called

    def schema(self, schemas: Schemas) -> Schema:
        return {"allOf": [super().schema(schemas), {"pattern": f"^[^#]*{THE_END}"}]}


def _number(pattern: str, description: str) -> Member:
    shape = Either((Matching(pattern, "3, X, X+1"), Whole(1, MOST)))
    return Member(shape, "Number", description, required=True)


_OF_EACH: Final[Mapping[str, Member]] = {
    "name": Member(_CardName(), "Name", "What is printed on it, or what the deck calls it; no two look alike.", required=True),
    "count": Member(Whole(1, MOST, UNKNOWN), "Count", "How many of it there are.", required=True),
    "rulebook": Member(
        Items(OneOf(FACTS), once=True),
        "Rulebook",
        "The facts of this card that the rulebook gives; all others are the deck's own.",
    ),
    "note": Member(InLanguages(1000), "Note", "What else should be known of it."),
}
_GREEN: Final = Member(
    Whole(0, MOST),
    "Green number",
    "What X becomes when this is the program's first card. Every code card has one.",
    required=True,
)
_OWN: Final[Mapping[str, Mapping[str, Member]]] = {
    PASS: {
        "number": _number(X_MORE, "How many seats: a number, or X with something added."),
        "direction": Member(OneOf(tuple(WAYS), "clockwise"), "Direction", "Which way round the table.", required=True),
        "green": _GREEN,
    },
    TERMINAL: {
        "number": _number(X, "Which terminal: a number, or X with something added or taken away."),
        "green": _GREEN,
    },
    GOTO: {
        "row": Member(Whole(1, MOST), "Row", "The row to which it leads; 1 for GOTO 10, 2 for GOTO 20.", required=True),
        "green": _GREEN,
    },
    "function": {"green": _GREEN},
    **{event: {} for event in EVENT_KINDS},
}
"""What else each kind of card has. Every code card has a green number."""

CARD: Final = Named(
    "bandwidth-kind",
    Made(
        Tagged(
            "kind",
            {kind: Kind(Object({**_OF_EACH, **_OWN[kind]})) for kind in (*CODE_KINDS, *EVENT_KINDS)},
            Member(
                OneOf(()), "Kind", "Code cards: pass, terminal, goto, function. Events: cut-and-paste, firewall.", required=True
            ),
        ),
        lambda found: KindSpec(**found),
    ),
    "Kind of card",
    "What a card is, how many there are, and what the rulebook says of it.",
)
DECK: Final = Named(
    "bandwidth-deck",
    Record(
        DeckSpec,
        {
            "deck": Member(Whole(FORMAT, FORMAT), "Format", "The version of this format.", required=True),
            "title": Member(InLanguages(200), "Title", "What the deck is called.", required=True),
            "about": Member(InLanguages(4000), "About", "What should be known of it."),
            "players": Member(
                Whole(FEWEST_PLAYERS, MOST_PLAYERS),
                "Players",
                "For how many, at most, it has cards enough: four each and one for the function. Left out, it is as many as play"
                " the scenario in which the deck stands; in a file of its own, six.",
            ),
            "cards": Member(
                Items(CARD, 1, MOST_KINDS, "problem-count-kinds", MOST_KINDS), "Cards", "Each kind of card once.", required=True
            ),
        },
    ),
    "Deck",
    "The kinds of card there are, with their green numbers and counts; and which of these facts the rulebook gives.",
)
