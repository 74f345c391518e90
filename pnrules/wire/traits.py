"""All that a page has of a board: its traits, each described where what it holds belongs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, TypedDict

from pnrules.kernel.citations import Cite
from pnrules.kernel.errors import Cited, Saying
from pnrules.kernel.forms.members import Object
from pnrules.kernel.forms.shapes import Known, Members, Schema, Schemas, Shape
from pnrules.kernel.forms.typed import object_of, shape_of
from pnrules.kernel.forms.validation import JsonPath
from pnrules.wire.asking import Ask
from pnrules.wire.learning import Exercise, Guessing, Lesson, Level
from pnrules.wire.plays import Compared, Info, Look, Notice, Plays, View
from pnrules.wire.reading import Reference
from pnrules.wire.sayings import Element, InEach
from pnrules.wire.table import Advice, Company, Deals, Turning
from pnrules.wire.tree import Base, Loop, Recent


class Number(TypedDict):
    """A number in which positions differ.

    called  what it counts
    most    how high it goes
    """

    called: InEach
    most: int


class Numbers(TypedDict):
    """Numbers in which positions differ.

    each      the one that a table of them counts downward, and the one that it counts across
    at        those that are chosen
    table     what heads a table of the verdicts
    verdicts  these, row by row
    """

    each: list[Number]
    at: list[int]
    table: InEach
    verdicts: list[list[str]]


@dataclass(frozen=True)
class Some(Shape[Members]):
    """Some of a board's traits: those that are otherwise."""

    @property
    def object(self) -> Object:
        """The traits, of which none has to be there."""
        return object_of(Traits)

    def takes(self) -> frozenset[type]:
        return frozenset({dict})

    def read(self, place: JsonPath, value: Any, known: Known) -> Members:
        return self.object.read(place, value, known)

    def schema(self, schemas: Schemas) -> Schema:
        return self.object.schema(schemas)


class Outcome(TypedDict):
    """What a claim came to, and on what that rests.

    verdict        `proved`, `refuted` or `undecided`
    says           the same as a sentence
    lines, drawn   the evidence in words, and as a picture where it goes round one way; in each language
    cite, rulings  where the rule stands, and what it rests on
    """

    verdict: str
    says: InEach
    lines: dict[str, list[str]]
    drawn: dict[str, Element | None]
    cite: Cite | None
    rulings: list[str]


class Claim(Outcome):
    """That a turn can be made to last for ever: what this claim came to, and on what that rests.

    moves    the strategy has a move where play stands
    numbers  those that may be chosen; null where the position is given
    key      the traits that each choice of numbers brings, row by row, where nobody is there to be asked
    """

    moves: bool
    numbers: Numbers | None
    key: list[Annotated[Traits, Some()]] | None


class Traits(TypedDict, total=False):
    """What a page has of a board. A session tells those that are otherwise.

    wire       which wire this is: a page that knows another one says so
    info       what does not change in the play
    texts      every text of the board, in each language
    lang       the language in which it speaks
    base       the tree of the play, as far as it is sent once
    recent     what was added to it
    head       where play stands
    names      the names that somebody gave to nodes
    ask        the question where play stands
    notice     what is to be said
    running    what is to be said of a run that goes on though it was left where play stands
    result     how the game ended
    loops      the loops of the tree that are proved
    seat       through whose eyes it is seen; null shows the whole table, 0 what all players see
    view       where the page looks: the one trait that the page sets itself
    look       where it is asked to look
    asked      an earlier question, with what its answers would do
    plays      the plays of the board
    compared   the one with which the one that is played is compared
    number     which of a kernel's boards it is, counted as they are made
    reopen     what a page's address has to ask for so that it deals this play
    offer      what of what surrounds the board it offers to change: `lang`, `seat`, `rules`
    level      the level that is played on it, or its question alone
    exercise   the exercise
    guessing   the question what a claim comes to
    lesson     the lesson
    reference  the rules and cards of the game
    deal       what it offers to deal
    claim      the claim that it is about
    table      who plays
    advice     the hint that was asked for
    turning    the turning points that were found
    """

    wire: int
    info: Info
    texts: dict[str, str]
    lang: str
    base: Base
    recent: Recent
    head: int
    names: dict[str, str]
    ask: Ask | None
    notice: Annotated[Cited | None, shape_of(Notice | None)]
    running: Saying | None
    result: Saying | None
    loops: list[Loop]
    seat: int | None
    view: View
    look: Look
    asked: Ask | None
    plays: Plays
    compared: Compared | None
    number: int
    reopen: str
    offer: list[str]
    level: Level | None
    exercise: Exercise | None
    guessing: Guessing | None
    lesson: Lesson | None
    reference: Reference | None
    deal: Deals | None
    claim: Claim | None
    table: Company | None
    advice: Advice | None
    turning: Turning | None


ALWAYS: Final = (
    "wire",
    "info",
    "texts",
    "lang",
    "base",
    "recent",
    "head",
    "names",
    "ask",
    "notice",
    "result",
    "loops",
    "seat",
    "view",
    "look",
)
"""The traits that every board has; a session that tells what is otherwise tells some of them alone."""


def every() -> Object:
    """All that a page may have of a board."""
    members = Some().object.members
    return Object({name: member._replace(required=name in ALWAYS) for name, member in members.items()})
