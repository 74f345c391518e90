"""What a board knows once of a play, the plays that it has, and what it tells beside them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from pnrules.kernel.errors import Cited, Param, Saying
from pnrules.kernel.facets.showing import CardInfo
from pnrules.kernel.forms.members import Items, Line
from pnrules.kernel.forms.shapes import TEXT, Either, Named
from pnrules.kernel.forms.typed import ANYTHING
from pnrules.wire.sayings import InEach
from pnrules.wire.tree import Base

_BY = Line((TEXT,), ANYTHING, "[operation, …]")
Way = Annotated[
    list[Any],
    Named("Way", Items(Either((TEXT, _BY))), "Way", "Steps to a value on a board: names of members, and operations."),
]
Said = Annotated[
    str | list[Any], Named("Said", Either((TEXT, _BY)), "Said", "How a value is said: a kind, or one that takes something more.")
]


class Described(TypedDict):
    """Something that one may ask about, as the game describes it.

    name   what it is called
    about  what it is asked of
    way    where its value is found
    said   how its value is said; null for what is said elsewhere, and not asked on the board
    rare   worth a word only where there is any
    """

    name: str
    about: Literal["seat", "card", "table"]
    way: Way
    said: Said | None
    rare: NotRequired[bool]


class Info(TypedDict):
    """What does not change in a play.

    game, edition, version  which rules
    versions    how many ways there are to play it
    work        how the rulebook is cited, such as PN 3.0
    title       what the play is called
    players     what the players are called, in seat order
    layout      how a game lays its table, where it has several ways
    subjects    what one may ask about
    facts       what each fact of a position is, in a game that does not describe what one may ask about
    below_zero  whether a number on a card may become negative
    goal        how many points win, in a game in which that depends on the set-up
    cards       the kinds of card
    draws       where on the board the cards lie that a draw may bring
    rulings     those that are set to something else than their default
    works       the game's editions, each with what it is cited as
    register    the rulings that arise in this edition
    asks        the parameters of each kind of question
    verbs       the parameters of each verb of an answer
    removable   the cards without which the play could begin
    answers     the rulings that can be answered otherwise, each with all its answers
    comments    what a teacher says of some steps, by the nodes to which they led
    """

    game: str
    edition: str
    version: int
    versions: int
    work: str
    title: str | InEach
    players: list[str]
    layout: NotRequired[str]
    subjects: NotRequired[list[Described]]
    facts: NotRequired[dict[str, str]]
    below_zero: NotRequired[bool]
    goal: NotRequired[int]
    cards: dict[str, CardInfo]
    draws: str | None
    rulings: NotRequired[dict[str, str]]
    works: NotRequired[dict[str, str]]
    register: NotRequired[list[str]]
    asks: dict[str, list[Param]]
    verbs: dict[str, list[Param]]
    removable: NotRequired[list[str]]
    answers: NotRequired[dict[str, list[str]]]
    comments: NotRequired[dict[str, str | InEach]]


class Kept(TypedDict):
    """A play that a board has.

    number  what it is called by
    made    how it came to be
    """

    number: int
    made: Saying


class Plays(TypedDict):
    """The plays that one board has: as it was opened, and those that had to begin otherwise.

    at        the one that is played
    compared  the one with which it is compared
    kept      all of them
    again     how the one that is played can be begun again: with the same deal, with a new one
    """

    at: int
    compared: int | None
    kept: list[Kept]
    again: NotRequired[list[str]]


class Compared(TypedDict):
    """Another play, with which the one that is played is compared.

    number  which
    made    how it came to be
    info    what does not change in it
    base    its tree, all of it
    head    where it stands
    """

    number: int
    made: Saying
    info: Info
    base: Base
    head: int


class Remark(Cited):
    """What a board has to say: why something was refused, how far the same answers went.

    told     how far the same answers went, sentence by sentence
    compare  the ends of the line as it was, and as it would have been
    """

    told: NotRequired[list[Saying]]
    compare: NotRequired[Annotated[list[int], ("was", "would")]]


class Notice(Remark):
    """What a board has to say, with its number: the same again is said again."""

    seq: int


class View(TypedDict):
    """Where the page looks."""

    node: int


class Look(TypedDict):
    """Where the page is asked to look.

    node  where
    seq   makes a repeated wish fresh
    """

    node: int
    seq: int
