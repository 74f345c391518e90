"""What is learnt on a board: levels, exercises, lessons; what answers come to."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pnrules.kernel.citations import Cite
from pnrules.kernel.errors import Saying
from pnrules.wire.sayings import InEach, Option


class Verdict(TypedDict):
    """What an answer came to.

    right          whether it was right
    says           why, in words; null where `why` tells it
    why            the kernel's own reason, where the answer was not even legal and the task says nothing of it
    cite, rulings  where the rule stands, and what it rests on
    lost           the aim has gone out of reach, though the learner had choices left
    """

    right: bool
    says: InEach | None
    why: Saying | None
    cite: Cite | None
    rulings: list[str]
    lost: NotRequired[bool]


class Choice(TypedDict):
    """What may be said, in one of three ways.

    points  everybody's points
    answer  an answer
    says    a sentence
    """

    points: NotRequired[list[int]]
    answer: NotRequired[Option]
    says: NotRequired[InEach]


class Task(TypedDict):
    """What a level, an exercise and what is to be guessed have in common: something to be found out.

    task     what is to be done
    seat     whose part the learner has
    choices  what may be said
    tried    the place among them of what was said last
    verdict  what the last answer came to
    solved   it is solved: then the board holds nothing back
    """

    task: InEach
    seat: int
    choices: list[Choice]
    tried: int | None
    verdict: Verdict | None
    solved: bool


class Called(TypedDict):
    """A level in a list."""

    name: str
    title: InEach


class Pack(TypedDict):
    """Levels that belong together."""

    title: InEach
    levels: list[Called]


class Shelf(TypedDict):
    """A game's levels that a page may open, pack by pack."""

    game: str
    title: InEach
    packs: list[Pack]


class Topic(TypedDict):
    """A rule, card or ruling that there are exercises about.

    name    what it is asked for by: `PN 3.0 card-zap`, `N-12`
    kind    what it is
    work    the rulebook; null of a ruling
    entry   where our words for it are: the message of a rule or card, the id of a ruling
    lesson  the first lesson that teaches it
    """

    name: str
    kind: Literal["card", "rule", "ruling"]
    work: str | None
    entry: str
    lesson: str | None


class ExerciseKey(TypedDict):
    """What each choice of an exercise comes to: so that the page judges at once, and where nobody is behind it.

    verdicts  what it comes to
    about     what it tells something of
    """

    verdicts: list[Verdict]
    about: list[list[str]]


class Exercise(Task):
    """An exercise made by the rules. It is answered once.

    name, title  which it is
    shown        the solution was asked for
    game         of which game
    topic        what was wanted to be asked about
    topics       all that it is about
    level        how difficult it is, from 1 to 5
    day          of which day it is the exercise, counted from the beginning of 1970; null of any other
    daily        there is an exercise of each day
    turns_on     the rulings on which it turns: some answer takes them to be answered otherwise
    about        what the answer that was given tells something of; nothing before
    only         what all exercises are about; null for anything
    chosen       somebody asked for these exercises, by a topic or a number: they are not begun with others
    own          they are about the game that was on the board before, to which there is a way back
    known        every topic that there are exercises about
    more         there is a next
    key          what each choice comes to; null once one was given
    """

    name: str
    title: InEach
    shown: bool
    game: str
    topic: str
    topics: list[str]
    level: int
    day: int | None
    daily: bool
    turns_on: list[str]
    about: list[str]
    only: str | None
    chosen: bool
    own: bool
    known: list[Topic]
    more: bool
    key: ExerciseKey | None


class LevelKey(TypedDict):
    """What each choice of a level comes to, and all hints, for a page with nobody behind it."""

    verdicts: list[Verdict]
    hints: list[InEach]


class Level(Task):
    """A level that is played on a board, or asked without one. Where nothing is to be said, the answer is given on the board.

    name, title  which it is
    shown        the solution was asked for, so that the task is no more the learner's to solve
    quiz         the question alone is shown, without a board
    hints, more  those that were asked for, and whether there is another
    goes_on      whether the script has an answer to give before the task is solved
    others       each game's levels in their packs
    next         the level after this one
    key          where nobody is there to be asked
    """

    name: str
    title: InEach
    shown: bool
    quiz: bool
    hints: list[InEach]
    more: bool
    goes_on: bool
    others: list[Shelf]
    next: str | None
    key: LevelKey | None


class Guessing(Task):
    """A question before the answer: can this turn be made to last for ever? After a guess, another may follow.

    key  what each choice comes to, where nobody is there to be asked
    """

    key: list[Verdict] | None


class Taught(TypedDict):
    """A lesson that may be opened.

    name, title  which it is
    meet         it comes after the track
    """

    name: str
    title: InEach
    meet: bool


class Lesson(TypedDict):
    """A lesson that is being learnt on a board, at one of its sentences.

    game, name, title  which it is
    chosen             somebody asked for this one
    number             its place among those that may be opened here, counted from 1
    teaches            the rules and cards that are new in it
    seat               whose part the learner has
    at, count          which sentence it is at, counted from 1, and how many there are
    says, before       what is said there, and what was said before
    look               the cards that this is about
    open               something is to be done before one can go on
    hint, hints        the hint, where it was asked for; and whether there is one to ask for
    verdict            what the learner's choices came to; null while the aim is ahead
    another            the aim was reached otherwise than the lesson goes on from
    over               all of it has been learnt
    track              the lessons that may be opened here
    next               the lesson after this one; null after the last
    glossary           the messages that explain words of the game
    """

    game: str
    name: str
    chosen: bool
    title: InEach
    number: int
    teaches: list[Cite]
    seat: int
    at: int
    count: int
    says: InEach
    before: list[InEach]
    look: list[str]
    open: bool
    hint: InEach | None
    hints: bool
    verdict: Verdict | None
    another: bool
    over: bool
    track: list[Taught]
    next: str | None
    glossary: list[str]
