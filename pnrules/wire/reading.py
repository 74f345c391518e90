"""The reference of a game: its rules and cards."""

from __future__ import annotations

from typing import TypedDict

from pnrules.wire.sayings import InEach


class Printed(TypedDict):
    """What is printed on a card.

    text     the message that says it
    numbers  its numbers
    """

    text: str
    numbers: list[int]


class Place(TypedDict):
    """A place of the rulebooks.

    ref          the message of our words for it
    work, place  the rulebook, and the place in it
    card         what is printed on it, if it is a card
    rulings      those that touch it
    lessons      those that teach it
    scenarios    some in which it is used
    more         how many scenarios there are besides
    """

    ref: str
    work: str
    place: str
    card: Printed | None
    rulings: list[str]
    lessons: list[str]
    scenarios: list[str]
    more: int


class RulingEntry(TypedDict):
    """A ruling.

    id, message  which it is, and the message that says it
    others       the answers besides the default
    scenarios    some that rest on it
    more         how many scenarios there are besides
    """

    id: str
    message: str
    others: list[str]
    scenarios: list[str]
    more: int


class Reference(TypedDict):
    """The whole reference of a game; its words are among the texts.

    game      which
    places    every place of its rulebooks
    rulings   every ruling
    titles    the title of every scenario and lesson that is named here
    glossary  the words that are explained
    """

    game: str
    places: list[Place]
    rulings: list[RulingEntry]
    titles: dict[str, InEach]
    glossary: list[str]
