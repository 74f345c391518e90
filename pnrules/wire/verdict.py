"""A question at the table, settled: what was done from a position on, by which rules, and where a ruling decides."""

from __future__ import annotations

from typing import TypedDict


class Happened(TypedDict):
    """A step of a verdict.

    number  its place in the verdict, from 1
    words   what happened
    cite    where its rule stands, and the rulings that it rests on
    points  everybody's points after it; empty if they are as before
    """

    number: int
    words: str
    cite: str
    points: str


class Came(TypedDict):
    """What comes out.

    steps  what happened
    more   how many more steps there are, which are not told
    ends   how far the choices could be made, where not to the end; points, and what is asked, or how the game ended
    shows  the position in words
    drawn  and as a picture: the text of an SVG
    """

    steps: list[Happened]
    more: int
    ends: list[str]
    shows: list[str]
    drawn: str


class NotAllowed(TypedDict):
    """What somebody wanted to do last, and may not.

    words  why not
    cite   where the rule stands that forbids it, and the rulings that it rests on
    """

    words: str
    cite: str


class RuledBy(TypedDict):
    """An answer to a ruling.

    name     what it is called in files: `default`, or another
    says     the answer
    holds    whether it is the one in force
    shared   how many steps are the same by every answer
    came     what comes out by it, from there on; null where nothing else comes out by any answer
    allowed  what was refused last is allowed by it
    """

    name: str
    says: str
    holds: bool
    shared: int
    came: Came | None
    allowed: bool


class Ruled(TypedDict):
    """A ruling on which the verdict rests.

    id        such as `N-12`
    question  what the rulebook leaves open
    decides   whether something else comes out by another answer
    answers   the one in force first; alone where none decides
    """

    id: str
    question: str
    decides: bool
    answers: list[RuledBy]


class Settled(TypedDict):
    """A question at the table, settled, in one language.

    lang     the language
    title    what the play is called
    work     the game, and the rulebook that is played by
    line     the position in question in one line
    begins   the position in words, with everybody's points
    drawn    and as a picture: the text of an SVG
    came     what was done, and what comes out
    refused  what was wanted last and is refused; null if nothing was
    ruled    the rulings, those that decide first
    untried  the rulings that were not tried, since that would take too long
    """

    lang: str
    title: str
    work: str
    line: str
    begins: list[str]
    drawn: str
    came: Came
    refused: NotAllowed | None
    ruled: list[Ruled]
    untried: list[str]
