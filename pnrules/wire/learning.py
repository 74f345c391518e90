"""Learning on a board: levels, exercises, lessons; verdicts on answers."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pnrules.kernel.citations import Cite
from pnrules.kernel.errors import Saying
from pnrules.wire.asking import Ask
from pnrules.wire.sayings import InEach, Option
from pnrules.wire.tree import Base, Loop


class Verdict(TypedDict):
    """The verdict on an answer.

    right          whether it was right
    says           why, in words; null if `why` tells it
    why            the kernel's own reason, if the answer was illegal and the task does not explain it
    cite, rulings  where the rule stands, and what it rests on
    lost           the aim has become unreachable, though the learner had choices left
    """

    right: bool
    says: InEach | None
    why: Saying | None
    cite: Cite | None
    rulings: list[str]
    lost: NotRequired[bool]


class Choice(TypedDict):
    """A choice, of one of three kinds.

    points  everybody's points
    answer  an answer
    says    a sentence
    """

    points: NotRequired[list[int]]
    answer: NotRequired[Option]
    says: NotRequired[InEach]


class Task(TypedDict):
    """What levels, exercises and guesses have in common.

    task     the task, in words
    seat     the learner's seat
    choices  the choices
    tried    the index of the latest choice
    verdict  the verdict on the latest answer
    solved   whether it is solved: then nothing is withheld
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

    name    its name: `PN 3.0 card-zap`, `N-12`
    kind    what it is
    work    the rulebook; null of a ruling
    entry   the message of a rule or card, or the id of a ruling
    lesson  the first lesson that teaches it
    """

    name: str
    kind: Literal["card", "rule", "ruling"]
    work: str | None
    entry: str
    lesson: str | None


class ExerciseKey(TypedDict):
    """The verdicts on the choices of an exercise, so that the page judges at once, and without a kernel.

    verdicts  of each choice
    about     the topics that each choice is about
    """

    verdicts: list[Verdict]
    about: list[list[str]]


class Exercise(Task):
    """An exercise made by the rules. It is answered once.

    name, title  which it is
    shown        the solution was asked for
    game         of which game
    topic        the requested topic
    topics       all that it is about
    level        how difficult it is, from 1 to 5
    day          the day whose exercise it is, in days since 1970; null for others
    daily        whether there is an exercise of each day
    turns_on     the rulings that it depends on, because some choice assumes another answer
    about        the topics that the given answer is about; empty before
    only         the topic of all exercises; null for any
    chosen       whether these exercises were requested, by topic or number: then no others come first
    own          whether they are about the game that was on the board before, to which the reader can return
    known        every topic with exercises
    more         whether there is a next one
    key          the verdicts on the choices; null after an answer
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
    """The verdicts on the choices of a level, and all hints, for a page without a kernel."""

    verdicts: list[Verdict]
    hints: list[InEach]


class Level(Task):
    """A level that is played on a board, or asked without one. If there are no choices, the answer is given on the board.

    name, title  which it is
    shown        whether the solution was asked for, so that the learner can no longer solve the task
    quiz         whether only the question is shown, without a board
    hints, more  those that were asked for, and whether there is another
    goes_on      whether the script has an answer to give before the task is solved
    others       each game's levels in their packs
    next         the level after this one
    key          for a page without a kernel
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

    key  the verdicts on the choices, for a page without a kernel
    """

    key: list[Verdict] | None


class Taught(TypedDict):
    """A lesson that may be opened.

    name, title  which it is
    meet         whether it comes after the track
    """

    name: str
    title: InEach
    meet: bool


class Lead(TypedDict):
    """A choice of the learner's.

    option  the choice
    to      the state of the lesson to which it leads
    """

    option: Option
    to: int


class LessonState(TypedDict):
    """A state in which a lesson can be; others are named by their number.

    at                     the number of its sentence, from 1
    node                   where the play stands
    ask                    the number of its question in `asks`; null where the learner is asked nothing
    running, result        as on a board
    open, verdict, another, over  as of a lesson
    chosen                 where each choice leads
    on                     the state with the next sentence; null where there is none, and while there is something to do
    back                   the state with the sentence before
    back_to                the state before a wrong choice
    show                   the state after the lesson's own way
    """

    at: int
    node: int
    ask: int | None
    running: Saying | None
    result: Saying | None
    open: bool
    verdict: Verdict | None
    another: bool
    over: bool
    chosen: list[Lead]
    on: int | None
    back: int | None
    back_to: int | None
    show: int | None


class LessonKey(TypedDict):
    """A lesson with every branch of it, for a page without a kernel.

    tree    all that may happen
    loops   the proved loops of it
    says, looks, hints  of each sentence: itself, the cards that it is about, the hint if there is something to do
    asks    the questions to the learner, each once
    states  every state, the first one first
    """

    tree: Base
    loops: list[Loop]
    says: list[InEach]
    looks: list[list[str]]
    hints: list[InEach | None]
    asks: list[Ask]
    states: list[LessonState]


class Lesson(TypedDict):
    """A lesson that is being learnt on a board, at one of its sentences.

    game, name, title  which it is
    chosen             whether this one was asked for
    number             its place among those that may be opened here, from 1; 0 if it is the only one
    teaches            the rules and cards that it introduces
    seat               the learner's seat
    at, count          the number of the current sentence, from 1, and of all sentences
    says, before       the current sentence, and those before
    look               the cards that the sentence is about
    open               whether a task has to be done before continuing
    hint, hints        the hint, if it was asked for; and whether there is one
    verdict            the verdict on the learner's choices; null while the aim is still ahead
    another            whether the aim was reached in another way than the lesson continues from
    over               whether it is finished
    track              the lessons that may be opened here
    next               the next lesson; null after the last
    glossary           the messages that explain words of the game
    key                every branch of it, for a page without a kernel
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
    key: NotRequired[LessonKey]


class CoursePart(TypedDict):
    """A part of a course.

    name   under which it is noted as done
    kind   what it is
    title  what it is called
    """

    name: str
    kind: Literal["lesson", "level", "exercises"]
    title: InEach


class Course(TypedDict):
    """A course: lessons, levels and exercises in an order, one of which is open on the board.

    name, title, about  which it is
    given   whether it was asked for: if not, the page may open the one that its reader had
    chosen  whether the part was asked for: if not, the page may open the one where its reader left off
    opened  how many courses have been opened on the board
    at      the index of the part that is open
    right   of exercises: how many have been answered rightly, and how many are to be
    over    whether the part is finished
    done    whether the learner has done it
    parts   in order
    """

    name: str
    title: InEach
    about: InEach
    given: bool
    chosen: bool
    opened: int
    at: int
    right: list[int] | None
    over: bool
    done: bool
    parts: list[CoursePart]
