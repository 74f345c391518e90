"""What a page shows of games that are played to be measured."""

from __future__ import annotations

from typing import TypedDict

from pnrules.wire.sayings import Element, InEach


class Opens(TypedDict):
    """A game to open.

    experiment  which of those that are played
    game        its number
    choice      after how many choices to look at it; null for the end
    called      the game and the place in words
    """

    experiment: int
    game: int
    choice: int | None
    called: str


class Finding(TypedDict):
    """Something that stands out, as a sentence, and a game that shows it."""

    says: str
    opens: Opens | None


class MeasuredLine(TypedDict):
    """A line of a table, and a game that shows it."""

    cells: list[str]
    opens: Opens | None


class MeasuredAnswer(TypedDict):
    """The answer to a question.

    asks       the question
    counts     what is counted
    confounds  what that cannot tell apart
    head       what the columns of the table are called
    lines      its lines
    plot       the same as a picture, whose marks lead to games: a mark's `data-opens` is the experiment, the game and the choice,
               between hyphens; null if it cannot be drawn
    """

    asks: str
    counts: str
    confounds: str
    head: list[str]
    lines: list[MeasuredLine]
    plot: Element | None


class Told(TypedDict):
    """What the games say, in one language.

    heading   what was played
    findings  what stands out, in a report
    answers   the answers to questions
    """

    heading: str
    findings: list[Finding]
    answers: list[MeasuredAnswer]


class Measured(TypedDict):
    """Games that are played to be measured.

    setups    what can be measured, in words
    at        which of them is
    games     how many games of each set-up
    offered   how many one may ask for
    done, of  how many games have been played, and of how many
    told      what they say so far, by language; empty before anything is said
    opened    how many games have been opened
    """

    setups: list[InEach]
    at: int
    games: int
    offered: list[int]
    done: int
    of: int
    told: dict[str, Told]
    opened: int
