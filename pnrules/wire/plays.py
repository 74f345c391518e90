"""The constant data of a play, the plays of a board, and its notices."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from pnrules.kernel.errors import Cited, Param, Saying
from pnrules.kernel.facets.showing import CardInfo
from pnrules.kernel.forms.members import Items, Line
from pnrules.kernel.forms.shapes import TEXT, Either, Named
from pnrules.kernel.forms.typed import ANYTHING
from pnrules.layout.svg import Picture
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
    """A subject of “Why?”, as the game describes it.

    name   its name
    about  what it is about
    way    the way to its value
    said   the kind of its value, for words; null if it is shown elsewhere, and not offered
    rare   whether it is only offered while there is any
    """

    name: str
    about: Literal["seat", "card", "table"]
    way: Way
    said: Said | None
    rare: NotRequired[bool]


class BareInfo(TypedDict):
    """What does not change in a play, without what a board offers besides.

    game, edition, version  which rules
    versions    how many ways there are to play it
    work        the name of the rulebook in citations, such as PN 3.0
    title       the title of the play
    players     the names of the players, in seat order
    layout      the way the game lays its table, if it has several
    pictures    the game's own pictures, by name
    subjects    the subjects of “Why?”
    facts       the kind of each fact, in a game that does not describe its subjects
    below_zero  whether a number on a card may become negative
    goal        how many points win, in a game in which that depends on the set-up
    cards       the kinds of card
    draws       where on the board the cards lie that can be drawn
    rulings     those with another answer than the default
    """

    game: str
    edition: str
    version: int
    versions: int
    work: str
    title: str | InEach
    players: list[str]
    layout: NotRequired[str]
    pictures: NotRequired[dict[str, Picture]]
    subjects: NotRequired[list[Described]]
    facts: NotRequired[dict[str, str]]
    below_zero: NotRequired[bool]
    goal: NotRequired[int]
    cards: dict[str, CardInfo]
    draws: str | None
    rulings: NotRequired[dict[str, str]]


class Info(BareInfo):
    """What does not change in a play.

    works      the game's editions, each with its name in citations
    register   the rulings that arise in this edition
    asks       the parameters of each kind of question
    verbs      the parameters of each verb of an answer
    removable  the cards that the start can do without
    hides      whether something on the table is hidden from some player
    eyes       the seat, if only what that seat saw of the play is known: it can be looked at, and not continued
    answers    the rulings with several answers, each with all of them
    comments   a teacher's comments on steps, by the nodes that they led to
    """

    works: NotRequired[dict[str, str]]
    register: NotRequired[list[str]]
    asks: dict[str, list[Param]]
    verbs: dict[str, list[Param]]
    removable: NotRequired[list[str]]
    hides: NotRequired[bool]
    eyes: NotRequired[int]
    answers: NotRequired[dict[str, list[str]]]
    comments: NotRequired[dict[str, str | InEach]]


class Kept(TypedDict):
    """A play that a board has.

    number  its number
    made    how it was made
    """

    number: int
    made: Saying


class Plays(TypedDict):
    """The plays of one board: the one that it was opened with, and those derived from it.

    at        the current one
    compared  the one that it is compared with
    kept      all of them
    again     how the current one can be restarted: with the same deal, with a new one
    """

    at: int
    compared: int | None
    kept: list[Kept]
    again: NotRequired[list[str]]


class Compared(TypedDict):
    """The play that the current one is compared with.

    number  which
    made    how it was made
    info    what does not change in it
    base    its whole tree
    head    its head
    """

    number: int
    made: Saying
    info: Info
    base: Base
    head: int


class Remark(Cited):
    """A remark of a board: why something was refused, how far a replay got.

    told     how far a replay got, sentence by sentence
    compare  the ends of the original line and of the new one
    """

    told: NotRequired[list[Saying]]
    compare: NotRequired[Annotated[list[int], ("was", "would")]]


class Notice(Remark):
    """A remark with its number, so that the same one is shown again."""

    seq: int


class View(TypedDict):
    """Where the page looks."""

    node: int


class Look(TypedDict):
    """Where the page is asked to look.

    node  where
    seq   distinguishes repeated requests
    """

    node: int
    seq: int
