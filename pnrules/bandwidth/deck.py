"""Decks: which cards there are is data, since the rulebook gives no list. Whoever has the cards writes a file of one's own.

A deck's file says what each card is, its green number and how many there are; and of each card which of these facts the
rulebook gives (`rulebook`): the rest is its author's. The published JSON Schema is `deck.schema.json`; what decides is this
loader, which finds every problem and names its place.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from pnrules.bandwidth.procedures import DEALT
from pnrules.bandwidth.table.board import CLOCKWISE, CODE_KINDS, COUNTER, EVENT_KINDS, FUNCTION_KINDS, GOTO, PASS, TERMINAL, Card
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.validation import JsonPath, alike, check_json

FORMAT: Final = 1
HOUSE: Final = "house"
"""The deck that comes with the project."""

FIELDS: Final = ("deck", "title", "cards")
OPTIONAL: Final = ("about", "players")
CARD_FIELDS: Final = ("name", "kind", "count")
CARD_OPTIONAL: Final = ("rulebook", "note")
FACTS: Final = ("text", "green", "count")
"""What a deck says of a card, and what the rulebook may give: what the card does, its green number, how many there are."""

WAYS: Final = {"clockwise": CLOCKWISE, "counter-clockwise": COUNTER}
X: Final = re.compile(r"X(?:([+-])([0-9]{1,2}))?")
FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
MOST_KINDS: Final = 200
MOST: Final = 99
"""The largest number on a card, and the most copies of it."""
UNKNOWN: Final = 0
"""The copies of a card whose count is wrong: whether there are enough cards cannot be said then."""


@dataclass(frozen=True)
class Deck:
    """A deck that has been read and found right.

    title, about  what it is called, and what should be known of it: a text, or one in each of several languages
    players       for how many players, at most, it has cards enough
    cards         its kinds of card
    rulebook      per card's name, the facts that the rulebook gives
    notes         per card's name, what its author says of it
    """

    title: str | Mapping[str, str]
    about: str | Mapping[str, str]
    players: int
    cards: tuple[Card, ...]
    rulebook: Mapping[str, tuple[str, ...]]
    notes: Mapping[str, str | Mapping[str, str]]

    def __len__(self) -> int:
        """How many single cards there are."""
        return sum(card.copies for card in self.cards)

    def given(self, name: str, fact: str) -> bool:
        """Whether the rulebook gives this fact of a card; else it is the deck's author's."""
        return fact in self.rulebook.get(name, ())


def names() -> tuple[str, ...]:
    """The decks that come with the package."""
    folder = files("pnrules") / "bandwidth" / "decks"
    return tuple(sorted(entry.name.removesuffix(".json") for entry in folder.iterdir() if entry.name.endswith(".json")))


def data_of(name: str) -> Any:
    """The data of a deck that comes with the package, to be changed at will. Raises KeyError for a name that is none."""
    if name not in names():
        raise KeyError(name)
    return json.loads((files("pnrules") / "bandwidth" / "decks" / f"{name}.json").read_text(encoding="utf-8"))


def is_deck(data: object) -> bool:
    """Whether JSON data mean to be a deck, and no scenario or save: cards without a game are one that lacks its format."""
    return isinstance(data, dict) and not {"game", "format", "save"} & set(data) and ("deck" in data or "cards" in data)


def read(data: object, path: str = "", players: int = MOST_PLAYERS) -> Deck:
    """A deck from its name or its data. Raises BadInput with every problem found.

    path     where in a file the data stand
    players  for how many it must have cards enough where it does not say so itself
    """
    problems: list[Problem] = []
    place = JsonPath(path, problems)
    if isinstance(data, str):
        if data not in names():
            place.one_of(data, names(), None)
            raise BadInput(problems)
        data = data_of(data)
    check_json(data, problems, path)
    if problems:
        raise BadInput(problems)
    deck = _deck(place, data, min(max(players, FEWEST_PLAYERS), MOST_PLAYERS))
    if problems:
        raise BadInput(problems)
    return deck


def _deck(place: JsonPath, data: object, for_players: int) -> Deck:
    data = place.object(data, FIELDS, (*FIELDS, *OPTIONAL))
    if "deck" in data:
        place.at("deck").integer(data["deck"], FORMAT, FORMAT, FORMAT)
    title = place.at("title").text(data["title"], 200) if "title" in data else ""
    about = place.at("about").text(data["about"]) if "about" in data else ""
    players = data.get("players", for_players)
    players = place.at("players").integer(players, FEWEST_PLAYERS, MOST_PLAYERS, FEWEST_PLAYERS)
    items = place.at("cards").list(data.get("cards", []))
    cards = _cards(place.at("cards"), items) if "cards" in data else ()
    found = [item for item in items if isinstance(item, dict) and isinstance(item.get("name"), str)]
    facts = {item["name"]: tuple(item["rulebook"]) for item in found if isinstance(item.get("rulebook"), list)}
    notes = {item["name"]: item["note"] for item in found if "note" in item}
    if items:
        check_enough(place.at("cards"), cards, players)
    return Deck(title, about, players, cards, facts, notes)


def check_enough(place: JsonPath, cards: tuple[Card, ...], players: int) -> None:
    """Note what keeps so many players from beginning with these cards: too few to deal, or none for the function."""
    count, needed = sum(card.copies for card in cards), players * DEALT + 1
    if count < needed and all(card.copies != UNKNOWN for card in cards):
        params = (("found", "number"), ("players", "number"), ("needed", "number"))
        place.report("problem-deck-too-small", params, count, players, needed)
    if not any(card.kind in FUNCTION_KINDS for card in cards):
        place.report("problem-deck-no-function")


def _cards(place: JsonPath, items: list[Any]) -> tuple[Card, ...]:
    place.count(len(items), 1, MOST_KINDS, "problem-count-kinds")
    found: dict[str, str] = {}
    cards = []
    for index, item in enumerate(items[:MOST_KINDS]):
        here = place.at(index)
        card = _card(here, item)
        same = alike(card.name)
        if same in found:
            here.at("name").report("problem-deck-name-twice", (("elsewhere", "text"),), found[same])
        elif same:
            found[same] = here.path
        cards.append(card)
    return tuple(cards)


def _card(place: JsonPath, data: object) -> Card:
    """One kind of card. Problems are noted, and something harmless stands in for what is wrong."""
    if not isinstance(data, dict):
        place.expected("object", data)
        return Card("", PASS, 1, False, CLOCKWISE, 1, 1)
    kind = place.at("kind").one_of(data["kind"], (*CODE_KINDS, *EVENT_KINDS), None) if "kind" in data else None
    own = OWN_FIELDS[kind] if kind is not None else tuple(dict.fromkeys(name for each in OWN_FIELDS.values() for name in each))
    required = (*CARD_FIELDS, *own) if kind is not None else CARD_FIELDS
    place.object(data, required, (*own, *CARD_OPTIONAL))
    number, from_x = _number(place, data, kind)
    way = WAYS[place.at("direction").one_of(data["direction"], tuple(WAYS), "clockwise")] if "direction" in data else 0
    green = place.at("green").integer(data["green"], 0, MOST, 0) if "green" in data else None
    count = place.at("count").integer(data["count"], 1, MOST, UNKNOWN) if "count" in data else UNKNOWN
    _check_facts(place.at("rulebook"), data.get("rulebook", []))
    if "note" in data:
        place.at("note").text(data["note"], 1000)
    called = _name(place.at("name"), data["name"]) if "name" in data else ""
    return Card(called, kind or PASS, number, from_x, way, green, count)


OWN_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    PASS: ("number", "direction", "green"),
    TERMINAL: ("number", "green"),
    GOTO: ("row", "green"),
    "function": ("green",),
    **dict.fromkeys(EVENT_KINDS, ()),
}
"""What each kind of card needs besides CARD_FIELDS. Every code card has a green number."""


def _name(place: JsonPath, data: object) -> str:
    """A card's name: a person's text, without the sign that numbers the copies of a card."""
    called = place.plain_text(data)
    if "#" in called:
        place.report("problem-deck-sign")
        return ""
    return called


def _number(place: JsonPath, data: Mapping[str, Any], kind: str | None) -> tuple[int, bool]:
    """The number on a card, and whether it is added to X: 3, "X", "X+1". A GOTO's is its row."""
    if "row" in data:
        return place.at("row").integer(data["row"], 1, MOST, 1), False
    if "number" not in data:
        return 0, False
    here, found = place.at("number"), data["number"]
    if not isinstance(found, str):
        return here.integer(found, 1, MOST, 1), False
    match = X.fullmatch(found)
    if match is None:
        here.expected("3, X, X+1", found)
        return 0, True
    offset = int(f"{match[1] or ''}{match[2] or 0}")
    if kind == PASS and match[1] == "-":  # which way the token goes is said by the direction, never by the sign
        here.expected("3, X, X+1", found)
    return offset, True


def _check_facts(place: JsonPath, data: object) -> None:
    facts = place.list(data)
    for index, fact in enumerate(facts):
        place.at(index).one_of(fact, FACTS, None)
        if fact in facts[:index]:
            place.at(index).report("problem-twice", (("name", "text"),), str(fact))
