"""Everything that a page has of a board: its traits, whose contents are described in other modules."""

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
from pnrules.wire.editing import Editing
from pnrules.wire.laboratory import Measured
from pnrules.wire.laying import Laying
from pnrules.wire.learning import Course, Exercise, Guessing, Lesson, Level
from pnrules.wire.plays import Compared, Info, Look, Notice, Plays, View
from pnrules.wire.reading import Reference
from pnrules.wire.sayings import Element, InEach
from pnrules.wire.studio import Studio
from pnrules.wire.table import Advice, Company, Deals, Turning
from pnrules.wire.tree import Base, Loop, Recent


class Number(TypedDict):
    """A number in which positions differ.

    called  what it counts
    most    its maximum
    """

    called: InEach
    most: int


class Numbers(TypedDict):
    """Numbers in which positions differ.

    each      the one that a table of them counts downward, and the one that it counts across
    at        the chosen ones
    table     the heading of a table of the verdicts
    verdicts  these, row by row
    """

    each: list[Number]
    at: list[int]
    table: InEach
    verdicts: list[list[str]]


@dataclass(frozen=True)
class Some(Shape[Members]):
    """Some of a board's traits: those that changed."""

    @property
    def object(self) -> Object:
        """The traits, all of them optional."""
        return object_of(Traits)

    def takes(self) -> frozenset[type]:
        return frozenset({dict})

    def parse(self, place: JsonPath, value: Any, known: Known) -> Members:
        return self.object.parse(place, value, known)

    def schema(self, schemas: Schemas) -> Schema:
        return self.object.schema(schemas)


class Outcome(TypedDict):
    """The verdict on a claim, and what it rests on.

    verdict        `proved`, `refuted` or `undecided`
    says           the verdict as a sentence
    lines, drawn   the evidence in words, and as a picture if it is a single loop; in each language
    cite, rulings  where the rule stands, and what it rests on
    """

    verdict: str
    says: InEach
    lines: dict[str, list[str]]
    drawn: dict[str, Element | None]
    cite: Cite | None
    rulings: list[str]


class Claim(Outcome):
    """The claim that a turn can be made to last for ever: the verdict, and what it rests on.

    moves    whether the strategy has a move at the head
    numbers  those that may be chosen; null if the position is fixed
    key      the traits for each choice of numbers, row by row, for a page without a kernel
    """

    moves: bool
    numbers: Numbers | None
    key: list[Annotated[Traits, Some()]] | None


class Traits(TypedDict, total=False):
    """What a page has of a board. A session sends those that changed.

    wire       the version of the wire: a page with another one says so
    info       what does not change in the play
    texts      every text of the board, in each language
    lang       its language
    base       the part of the tree that is sent once
    recent     what has been added to it
    head       the head of the play
    names      the names of nodes
    ask        the question at the head
    notice     the latest notice
    running    what to say of a run that was suspended at the head
    result     how the game ended
    loops      the proved loops of the tree
    seat       through whose eyes it is seen; null shows the whole table, 0 what all players see
    view       where the page looks: the only trait that the page sets itself
    look       where it should look
    asked      an earlier question, with previews
    plays      the plays of the board
    compared   the play that the current one is compared with
    number     its number among the boards of the kernel, in order of creation
    reopen     the query of a URL that deals this play
    offer      the settings that it offers: `lang`, `seat`, `rules`
    level      the level that is played on it, or its question alone
    exercise   the exercise
    guessing   the guess of the verdict on a claim
    lesson     the lesson
    course     the course of which the lesson, the level or the exercise is a part
    reference  the rules and cards of the game
    laying     what can be laid out for a question at the table
    deal       what it offers to deal
    claim      the claim that it is about
    table      who plays
    advice     the hint that was asked for
    turning    the turning points that were found
    editing    the position under construction on it
    studio     the lesson under construction on it
    measured   the games that are played to be measured
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
    course: Course | None
    reference: Reference | None
    laying: Laying | None
    deal: Deals | None
    claim: Claim | None
    table: Company | None
    advice: Advice | None
    turning: Turning | None
    editing: Editing | None
    studio: Studio | None
    measured: Measured | None


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
"""The traits that every board has; an update contains only some of them."""


def every() -> Object:
    """Everything that a page may have of a board."""
    members = Some().object.members
    return Object({name: member._replace(required=name in ALWAYS) for name, member in members.items()})
