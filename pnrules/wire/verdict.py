"""Settling a question at the table: the steps from a position on, their rules, and the decisive rulings."""

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
    """The outcome.

    steps  what happened
    more   how many further steps are not listed
    ends   how far the choices could be replayed, if not to the end; points, and the question, or how the game ended
    shows  the position in words
    drawn  and as a picture: the text of an SVG
    """

    steps: list[Happened]
    more: int
    ends: list[str]
    shows: list[str]
    drawn: str


class NotAllowed(TypedDict):
    """The last choice, if it is illegal.

    words  why
    cite   the place of the rule that forbids it, and the rulings that it rests on
    """

    words: str
    cite: str


class RuledBy(TypedDict):
    """An answer to a ruling.

    name     its name in files: `default`, or another
    says     the answer
    holds    whether it is the one in force
    shared   the number of steps that all answers have in common
    came     its outcome from there on; null if all answers have the same
    allowed  whether it allows the last choice, which was refused
    """

    name: str
    says: str
    holds: bool
    shared: int
    came: Came | None
    allowed: bool


class Ruled(TypedDict):
    """A ruling that the verdict rests on.

    id        such as `N-12`
    question  the question that the rulebook leaves open
    decides   whether another answer has another outcome
    answers   the one in force first; only that one if the ruling is not decisive
    """

    id: str
    question: str
    decides: bool
    answers: list[RuledBy]


class Settled(TypedDict):
    """A question at the table, settled, in one language.

    lang     the language
    title    the title of the play
    work     the game, and its rulebook
    line     the position in question in one line
    begins   the position in words, with everybody's points
    drawn    and as a picture: the text of an SVG
    came     the steps, and the outcome
    refused  the last choice, if it is refused; null otherwise
    ruled    the rulings, the decisive ones first
    untried  the rulings that were not tried, because that would take too long
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
