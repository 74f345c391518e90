"""The part of a scenario's form that only Battle for Bandwidth knows: the deck, the program, hands, token, terminals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from pnrules.bandwidth import deck
from pnrules.bandwidth.deck_form import DECK
from pnrules.bandwidth.procedures import ACTIONS
from pnrules.bandwidth.rulebook.interpretation import goal
from pnrules.bandwidth.table.rows import WIDTH
from pnrules.kernel.forms.members import DECK_FILE, EACH, Items, Member, Part, absent, never, only
from pnrules.kernel.forms.shapes import (
    CARD_NAME,
    NOTHING,
    SEAT,
    THE_END,
    Either,
    Judged,
    Known,
    Named,
    OneOf,
    Schema,
    Schemas,
    Shape,
    Whether,
    Whole,
)
from pnrules.kernel.forms.validation import JsonPath


class Player(NamedTuple):
    """What a scenario says of a player."""

    points: int
    name: str | None = None
    hand: tuple[str | None, ...] = ()


class Start(NamedTuple):
    """What a scenario says of its start; None for what is not given, and for an unknown name. A row of the program has the
    length that it was written with."""

    players: tuple[Player, ...]
    draws: tuple[str | None, ...]
    token: int
    first: int
    actions: int
    turn: int | None = None
    cards: Judged | None = None
    program: tuple[Sequence[str | None], ...] | None = None
    function: str | None = None
    pile: tuple[str | None, ...] | None = None
    discards: tuple[str | None, ...] | None = None


CARD: Final = Named(
    "bandwidth-card",
    CARD_NAME,
    "Card",
    "A card by its name in the deck, such as GOTO 10, or a certain copy of it, such as GOTO 10#2.",
    ("GOTO 10", "Pass 3 ↻#2"),
)
GAP_OR_CARD: Final = Either((NOTHING, CARD))


class _DeckName(Shape[Any]):
    """The name of a deck that comes with the package, or of a file with one."""

    def takes(self) -> frozenset[type]:
        return frozenset({str})

    def parse(self, place: JsonPath, value: Any, known: Known) -> Any:
        if isinstance(value, str) and value.endswith(DECK_FILE):
            return value
        return OneOf(deck.names()).parse(place, value, known)

    def schema(self, schemas: Schemas) -> Schema:
        file = {
            "title": "File",
            "description": "A deck's file, as seen from the scenario's.",
            "type": "string",
            "pattern": f"\\{DECK_FILE}{THE_END}",
        }
        return {"anyOf": [OneOf(deck.names()).schema(schemas), file]}


@dataclass(frozen=True)
class _Row(Items):
    """A row of the program: one to three places. A row without a card is none (B-10)."""

    def parse(self, place: JsonPath, value: Any, known: Known) -> list[Any]:
        row = place.list(value)
        if isinstance(value, list) and (len(row) > WIDTH or all(item is None for item in row)):
            place.report("problem-row", (("width", "number"),), WIDTH)
        return super().parse(place, row[:WIDTH], known)

    def schema(self, schemas: Schemas) -> Schema:
        return {**super().schema(schemas), "minItems": 1, "maxItems": WIDTH, "contains": {"not": NOTHING.schema(schemas)}}


class _Points(Shape[Any]):
    """Points at the start: fewer than those that win, which depends on how many play."""

    instead = 0

    def takes(self) -> frozenset[type]:
        return frozenset({int})

    def parse(self, place: JsonPath, value: Any, known: Known) -> int:
        return Whole(0, goal(known.get("seats", 0)) - 1).parse(place, value, known)

    def schema(self, schemas: Schemas) -> Schema:
        return Whole(0, goal(0) - 1).schema(schemas)


NOT_BEFORE_THE_DEAL: Final = ("function", "pile", "discards", "token", "first", "turn", "actions")

FORM: Final = Part(
    "Programmer: Battle for Bandwidth",
    "What a scenario of Battle for Bandwidth has besides. Without a program it begins before the deal, and nothing else says"
    " where a card lies.",
    members={
        "cards": Member(
            Whether(Either((_DeckName(), DECK))),
            "Cards",
            "The deck that is played with: the name of one that comes with pnrules, a file beside the scenario, or one's own. The"
            f" deck that comes with pnrules, {deck.HOUSE}, if not given.",
        ),
        "program": Member(
            Items(_Row(GAP_OR_CARD)), "Program", "Its rows from the first, each of one to three places; null is a gap."
        ),
        "function": Member(GAP_OR_CARD, "Function", "The card in the function; null for none."),
        "pile": Member(
            Items(CARD),
            "Pile",
            "The cards still to come, in any order; without it, all that lie nowhere else. With it, the others are the discards.",
        ),
        "discards": Member(Items(CARD), "Discards", "The discard pile, the latest last."),
        "token": Member(SEAT, "Token", "Who has the Token; the first seat, if not given.", default=1),
        "first": Member(SEAT, "Terminal 1", "Who has Terminal 1; the first seat, if not given.", default=1),
        "turn": Member(SEAT, "Turn", "Whose turn it is; that of Terminal 1, if not given."),
        "actions": Member(Whole(1, ACTIONS), "Actions", "How many actions are left in this turn.", default=ACTIONS),
    },
    player={
        "hand": Member(Items(CARD), "Hand", "The cards in hand."),
        "points": Member(_Points(), "Points", "Points at the start; fewer than those that win.", default=0),
    },
    conditions=(
        only(
            absent("program"),
            never(
                "problem-before-the-deal",
                (NOT_BEFORE_THE_DEAL,),
                ("players", EACH, ("hand", "points")),
            ),
        ),
    ),
    facts={
        "pc": ("Program counter", "The card at which the program stands; null where it stands at none."),
        "turn": ("Turn", "Whose turn it is."),
        "running": ("Running", "Whether the program is running."),
        "token": ("Token", "Who has the Token."),
        "first": ("Terminal 1", "Who has Terminal 1."),
        "x": ("X", "X in the run under way, or in one that would begin now."),
        "function": ("Function", "The card in the function; null for none."),
        "hands": ("Hands", "The cards of the seats that are named, by seat, in any order."),
        "pile": ("Pile", "How many cards are still to come."),
        "discards": ("Discards", "The discard pile, in any order."),
        "program": ("Program", "Its rows, three places each; null is a gap."),
    },
    deck=DECK,
    start=Start,
    of_player=Player,
)
