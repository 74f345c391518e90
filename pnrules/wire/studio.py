"""A lesson under construction: its sentences and tasks, what has been recorded, what the rules say of it."""

from __future__ import annotations

from typing import Literal, TypedDict

from pnrules.kernel.citations import Cite
from pnrules.kernel.errors import Saying
from pnrules.wire.sayings import InEach, Option, Who


class Recorded(TypedDict):
    """A recorded choice.

    who     who made it
    option  the choice
    says    the choice in words
    """

    who: Who
    option: Option
    says: InEach


class Doable(TypedDict):
    """What the learner can be asked for, from one of the recorded choices on.

    since  the first choice of the task
    says   that choice in words
    aims   what the recorded choices from there on reach, each in words
    """

    since: int
    says: InEach
    aims: list[InEach]


class Noted(Saying):
    """What the rules say of a place.

    place  where, in the file
    """

    place: str


class MadeTask(TypedDict):
    """A task of a lesson under construction.

    aim        the aim in words
    hint       the hint
    right      what is said when the aim is reached; empty for nothing
    otherwise  what is said of wrong moves without an answer of their own; null for nothing
    """

    aim: InEach
    hint: InEach
    right: InEach
    otherwise: InEach | None


class MadeBeat(TypedDict):
    """A sentence of a lesson under construction.

    says     the sentence
    node     where it is said in the play; null where the way there cannot be gone
    happens  how many choices happen with it
    task     what there is to do; null for nothing
    """

    says: InEach
    node: int | None
    happens: int
    task: MadeTask | None


class Other(TypedDict):
    """An option of the learner's, and what it comes to.

    number  which one it is
    way     the learner's choices before it, in words
    called  the option in words
    fate    `reaches` the aim, leaves it `in-reach`, `loses` it; `unknown` if there is too much to look at
    says    what a learner is told of it; null for nothing yet
    own     whether that is said of this option alone
    by      the misreading that takes it for right, in words; null if none does
    cite    the rule that an answer names; null if there is none to name
    """

    number: int
    way: list[InEach]
    called: InEach
    fate: Literal["reaches", "in-reach", "loses", "unknown"]
    says: InEach | None
    own: bool
    by: InEach | None
    cite: Cite | None


class Shelved(TypedDict):
    """A lesson that can be opened and changed."""

    name: str
    title: InEach


class Studio(TypedDict):
    """A lesson under construction.

    title     what it is called
    seat      the learner's seat
    beats     its sentences in order
    going     what has been recorded since the last of them
    tasks     what of that the learner can be asked for
    at        which sentence has been opened; null for none
    others    the options of its task, those that need an answer first
    wrong     what keeps the lesson from being played as it says
    advice    what a learner would stumble over
    untaught  how many rules it needs that no lesson has taught
    back, on  whether an operation can be undone, and redone
    trying    whether it is being played through as a learner
    changed   how many operations there were; it changes with each
    kept      all of it as text, to be kept by the page
    file      the text of its file; null while it has no sentence
    shelf     the lessons of the game, each of which can be opened and changed
    """

    title: InEach
    seat: int
    beats: list[MadeBeat]
    going: list[Recorded]
    tasks: list[Doable]
    at: int | None
    others: list[Other]
    wrong: list[Noted]
    advice: list[Noted]
    untaught: int
    back: bool
    on: bool
    trying: bool
    changed: int
    kept: str
    file: str | None
    shelf: list[Shelved]
