"""Decks: which cards there are is data, since the rulebook has no list. Anybody can write a file for their own cards.

A deck's file says what each card is, its green number and how many there are; and which of these facts come from the rulebook
(`rulebook`): the rest is the author's. `deck_form` describes such a file, and the published JSON Schema, `deck.schema.json`, is
made from it. This loader has the last word: it finds every problem and names its place.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from pnrules import words
from pnrules.bandwidth.deck_form import (
    DECK,
    FACTS,
    FEWEST_PLAYERS,
    MOST_CARDS,
    MOST_PLAYERS,
    UNKNOWN,
    WAYS,
    DeckSpec,
    KindSpec,
    X,
)
from pnrules.bandwidth.procedures import DEALT
from pnrules.bandwidth.shown.looks import look
from pnrules.bandwidth.table.board import FUNCTION_KINDS, PASS, Card
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.validation import JsonPath, alike, check_json
from pnrules.kernel.scenery import Table

HOUSE: Final = "house"
"""The deck that comes with the project."""


@dataclass(frozen=True)
class Deck:
    """A valid deck.

    title, about  its name, and what to know about it: a text, or one per language
    players       the most players that it has enough cards for
    cards         its kinds of card
    rulebook      by name of card, the facts that come from the rulebook
    notes         by name of card, the author's note
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
        """Whether this fact about a card comes from the rulebook, rather than from the author of the deck."""
        return fact in self.rulebook.get(name, ())

    def table(self, lang: str) -> Table:
        """Its cards: name, green number, copies, and which of these facts come from the rulebook; each with its picture."""
        head = tuple(words.text(lang, f"deck-{column}") for column in ("name", "green", "count", "rulebook"))
        caption = words.text(lang, "deck-total", count=len(self), title=words.said(lang, self.title))
        rows = tuple(self._row(card, lang) for card in self.cards)
        return Table(caption, head, rows, tuple(map(look, self.cards)))

    def _row(self, card: Card, lang: str) -> tuple[str, ...]:
        given = ", ".join(words.text(lang, f"deck-fact-{fact}") for fact in FACTS if self.given(card.name, fact))
        green = "" if card.green is None else str(card.green)
        return card.name, green, str(card.copies), given or words.text(lang, "deck-fact-none")


def names() -> tuple[str, ...]:
    """The decks that come with the package."""
    folder = files("pnrules") / "bandwidth" / "decks"
    return tuple(sorted(entry.name.removesuffix(".json") for entry in folder.iterdir() if entry.name.endswith(".json")))


def data_of(name: str) -> Any:
    """A fresh copy of the data of a deck that comes with the package. Raises KeyError for an unknown name."""
    if name not in names():
        raise KeyError(name)
    return json.loads((files("pnrules") / "bandwidth" / "decks" / f"{name}.json").read_text(encoding="utf-8"))


def is_deck(data: object) -> bool:
    """Whether JSON data is meant as a deck, rather than a scenario or a save: one with cards but without a game is."""
    return isinstance(data, dict) and not {"game", "format", "save"} & set(data) and ("deck" in data or "cards" in data)


def load(data: object, path: str = "", players: int = MOST_PLAYERS) -> Deck:
    """A deck from its name or its data. Raises BadInput with every problem.

    path     where in the file the data is
    players  how many players it must have enough cards for, unless it says so itself
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
    found = DECK.parse(place, data, {})
    deck = of_spec(place, found, players)
    if problems:
        raise BadInput(problems)
    return deck


def of_spec(place: JsonPath, spec: DeckSpec, players: int) -> Deck:
    """A deck from its parsed file. Problems of meaning are noted: names that look alike, too few cards."""
    cards = _cards(place.at("cards"), spec.cards)
    facts = {kind.name: tuple(kind.rulebook) for kind in spec.cards if kind.rulebook is not None}
    notes = {kind.name: kind.note for kind in spec.cards if kind.note is not None}
    players = min(max(players, FEWEST_PLAYERS), MOST_PLAYERS) if spec.players is None else spec.players
    if cards:
        check_enough(place.at("cards"), cards, players)
    return Deck(spec.title, spec.about, players, cards, facts, notes)


def check_enough(place: JsonPath, cards: tuple[Card, ...], players: int) -> None:
    """Note what keeps this many players from playing with these cards: too few to deal, none for the function, or more than
    anybody would shuffle."""
    count, needed = sum(card.copies for card in cards), players * DEALT + 1
    if count < needed and all(card.copies != UNKNOWN for card in cards):
        params = (("found", "number"), ("players", "number"), ("needed", "number"))
        place.report("problem-deck-too-small", params, count, players, needed)
    if count > MOST_CARDS:
        place.report("problem-deck-too-large", (("found", "number"), ("most", "number")), count, MOST_CARDS)
    if not any(card.kind in FUNCTION_KINDS for card in cards):
        place.report("problem-deck-no-function")


def _cards(place: JsonPath, kinds: tuple[KindSpec, ...]) -> tuple[Card, ...]:
    found: dict[str, str] = {}
    cards = []
    for index, kind in enumerate(kinds):
        here = place.at(index)
        card = _card(kind)
        same = alike(card.name)
        if same in found:
            here.at("name").report("problem-deck-name-twice", (("elsewhere", "text"),), found[same])
        elif same:
            found[same] = here.path
        cards.append(card)
    return tuple(cards)


def _card(kind: KindSpec) -> Card:
    """One kind of card."""
    number, from_x = _number(kind.number if kind.row is None else kind.row)
    way = 0 if kind.direction is None else WAYS[kind.direction]
    return Card(kind.name, kind.kind or PASS, number, from_x, way, kind.green, kind.count)


def _number(found: int | str | None) -> tuple[int, bool]:
    """The number on a card, and whether it is added to X: 3, "X", "X+1". A GOTO's is its row."""
    if not isinstance(found, str):
        return found or 0, False
    match = re.fullmatch(X, found)
    assert match is not None, "its form has been read"
    return int(f"{match[1] or ''}{match[2] or 0}"), True
