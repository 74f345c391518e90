"""Exercises on a board: the current one, the answers, and the verdicts.

While an exercise is open, nothing on the board can be chosen, and nothing gives the answer away. A `TrainerSession` has nothing
but exercises; any other board offers them about the game that was just played on it (`train`), and returns to that game
afterwards (`train-end`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Final, Protocol

from pnrules import words
from pnrules.kernel.errors import PnError
from pnrules.kernel.replays import drawing_again, go_through
from pnrules.kernel.state import CHANCE
from pnrules.session.commands import Command
from pnrules.session.plays import Plays
from pnrules.session.session import Session
from pnrules.session.traits import held_back
from pnrules.showing.play import ShownPlay as Play
from pnrules.training import ladder, saying, topics
from pnrules.training.difficulty import LEVELS, measured
from pnrules.training.exercise import MOST_OF_A_PLAY, Exercise, of_play, refuting, source
from pnrules.training.ladder import Learner
from pnrules.training.questions import POINTS, WINS
from pnrules.wire import learning
from pnrules.wire.learning import Choice, Verdict
from pnrules.wire.sayings import in_each
from pnrules.wire.traits import Traits

NEXT: Final = "next"
"""Requests the next exercise, where the name of a topic requests one about that topic."""


class Practice(ABC):
    """One exercise after another.

    game      the name of the game
    exercise  the current one
    number    its number, from 1
    tried     the index of the choice that was made; None before
    looked    whether the solution was requested
    answers   the answers so far: for each, its topics, and whether it was right
    alone     whether there is no next one, since the page will never have a kernel
    topic     the topic of all of them; None for any
    chosen    whether the first one was requested, by topic or number: if not, reviews may come first
    own       whether they are about the game that was on the board before
    learner   the learner; None if unknown
    day       the day whose exercise the current one is; None for any other
    """

    topic: str | None = None
    chosen = True
    own = False
    learner: Learner | None = None
    day: int | None = None

    def __init__(self, game: str) -> None:
        self.game = game
        self.alone = False
        self.number = 0
        self.answers: list[tuple[tuple[str, ...], bool]] = []
        self.begin(None)

    @abstractmethod
    def made(self, topic: str | None) -> Exercise:
        """The exercise with the current number, about a topic if one is named. Raises BadInput for a topic without exercises."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The name that identifies the current exercise."""

    @property
    def full_name(self) -> str:
        """The name, with the day if it is an exercise of the day."""
        return self.name if self.day is None else f"{self.game} day {self.day}"

    @property
    def goes_on(self) -> bool:
        """Whether there can be a next one."""
        return not self.alone

    def begin(self, topic: str | None) -> None:
        """Go to the next exercise. Raises BadInput for a topic without exercises, and changes nothing then."""
        self.number += 1
        try:
            self.exercise = self.made(topic)
        except PnError:
            self.number -= 1
            raise
        self.day = None
        self.again()

    def begin_of_day(self, day: int) -> None:
        """Go to the exercise of a day. Raises PnError if the game has none."""
        found = ladder.of_day(self.game, day)
        if found is None:
            raise PnError("error-no-exercises", (("game", "text"),), (self.game,))
        self.exercise, self.day = found, day
        self.again()

    def again(self) -> None:
        """Restart the current exercise."""
        self.tried: int | None = None
        self.looked = False

    @property
    def solved(self) -> bool:
        """Whether it has been answered, or its solution shown: then the board withholds nothing any more."""
        return self.tried is not None or self.looked

    def play(self) -> Play:
        """A play from its position, with the same draws as in what really happens."""
        given = self.exercise.question.line.next
        draws = [answer for ask, answer in given if ask.who == CHANCE]
        return Play(self.exercise.question.line.state, chance=drawing_again(draws, None))

    def answer(self, choice: int) -> None:
        """Make one of the choices, by index. Raises PnError for an invalid one, and if the exercise is solved already."""
        if not 0 <= choice < len(self.exercise.choices) or self.solved:
            raise PnError("board-not-understood")
        self.tried = choice
        self.answers.append((topics.assessed(self.exercise, choice), choice == self.exercise.right))

    def show(self) -> None:
        """Show the solution; this counts as a wrong answer."""
        self.looked = True
        self.answers.append((topics.assessed(self.exercise, self.exercise.right), False))

    # --- for the page -------------------------------------------------------------------------------------------------

    def holding_back(self, traits: Traits) -> Traits:
        """The board's traits with the exercise; while it is open, without anything that would give the answer away."""
        return {**(traits if self.solved else held_back(traits)), "exercise": self.payload()}

    def payload(self) -> learning.Exercise:
        """The exercise for the page."""
        exercise, ask = self.exercise, self.exercise.question.line.state.ask
        return {
            "name": self.full_name,
            "title": in_each(self._title),
            "task": in_each(lambda lang: "\n".join([*saying.happens(exercise, lang), saying.asked(exercise, lang)])),
            "seat": ask.who if ask is not None and isinstance(ask.who, int) else 1,
            "choices": [self._choice(choice) for choice in range(len(exercise.choices))],
            "tried": self.tried,
            "verdict": self._verdict(exercise.right if self.tried is None else self.tried) if self.solved else None,
            "solved": self.solved,
            "shown": self.looked,
            "game": self.game,
            "topic": exercise.topic,
            "topics": list(exercise.topics),
            "level": measured(exercise).level,
            "day": self.day,
            "daily": bool(ladder.rungs(self.game)),
            "turns_on": list(saying.turning(exercise.choices)),
            "about": list(self.answers[-1][0]) if self.solved else [],
            "only": self.topic,
            "chosen": self.chosen,
            "own": self.own,
            "known": [topic.payload() for topic in topics.listed(self.game)],
            "more": self.goes_on,
            "key": None if self.solved else self._key(),
        }

    def _title(self, lang: str) -> str:
        if self.day is not None:
            return words.text(lang, "train-of-day")
        return words.text(lang, "train-heading", number=self.number)

    def _key(self) -> learning.ExerciseKey:
        """The verdict and the topics of each choice, with which the page judges at once, with or without a kernel."""
        choices = range(len(self.exercise.choices))
        about = [list(topics.assessed(self.exercise, at)) for at in choices]
        return {"verdicts": [self._verdict(at) for at in choices], "about": about}

    def _choice(self, at: int) -> Choice:
        if self.exercise.question.kind == POINTS:
            return {"points": list(self.exercise.choices[at].value)}
        return {"says": in_each(lambda lang: saying.choice(self.exercise, at, lang))}

    def _verdict(self, at: int) -> Verdict:
        """The verdict on a choice: the misreading, the right answer, and the rule of the step that refutes it. A claim has no
        such step: its verdict gives the evidence."""
        by = self.exercise.choices[at].by

        def says(lang: str) -> str:
            right = saying.choice(self.exercise, self.exercise.right, lang)
            if by is None:
                said = words.text(lang, "train-right-choice", choice=right)
            else:
                said = f"{saying.misread(self.exercise, by, lang)} {words.text(lang, 'train-answer', choice=right)}"
            return "\n".join([said, *saying.evidence(self.exercise, lang)])

        cite, rulings = source(self.exercise, at)
        return {
            "right": by is None and not self.looked,
            "says": in_each(says),
            "why": None,
            "cite": cite.payload() if cite else None,
            "rulings": list(rulings),
        }


class Endless(Practice):
    """Endless exercises about a game.

    seed  the same seed gives the same exercises

    Setting `luck` changes the exercises that follow.
    """

    luck = ""

    def __init__(self, game: str, topic: str | None, seed: int | str, *, chosen: bool) -> None:
        self.topic = topic
        self.seed = seed
        self.chosen = chosen
        super().__init__(game)

    def made(self, topic: str | None) -> Exercise:
        learner, seed = self._asked(), f"{self.seed}/{self.luck}" if self.luck else self.seed
        wanted = topic or self.topic
        if wanted is not None:
            return ladder.about(self.game, wanted, learner, seed, self.number)
        return ladder.exercise(self.game, learner, seed, self.number)

    def _asked(self) -> Learner:
        """The learner; if unknown, an estimate from the answers so far."""
        if self.learner is not None:
            return self.learner
        if self.chosen:
            return ladder.unknown(self.game, self.number)
        return ladder.NEWCOMER._replace(level=ladder.level(right for _, right in self.answers))

    @property
    def name(self) -> str:
        return f"{self.game} {self.seed}/{self.number}"


class OfPlay(Practice):
    """Exercises on what happened in a play, in order; and, on request, about a topic.

    Raises PnError if nothing happened that can be asked about.
    """

    topic = ""
    own = True

    def __init__(self, play: Play) -> None:
        self._found = of_play(play, Random(len(play)), MOST_OF_A_PLAY)
        self._next = 0
        if not self._found:
            raise PnError("train-nothing-happened")
        super().__init__(play.setup.game.name)

    def made(self, topic: str | None) -> Exercise:
        if topic is not None:
            return topics.exercise(self.game, self.number, topic)
        if self._next == len(self._found):
            raise PnError("board-not-understood")
        self._next += 1
        return self._found[self._next - 1]

    @property
    def name(self) -> str:
        return f"{self.game} own {self.number}"

    @property
    def goes_on(self) -> bool:
        return self._next < len(self._found)


# --- the page's requests --------------------------------------------------------------------------------------------------


class Practising(Session, Protocol):
    """A session whose board may show exercises.

    practice  the exercises on the board; None if there are none
    played    the plays that were there before
    """

    practice: Practice | None
    played: Plays | None

    def leave_practice(self) -> Traits:
        """End exercises on a game that was played here."""


def _practice(session: Practising) -> Practice:
    if session.practice is None:
        raise PnError("board-not-understood")
    return session.practice


def _open(session: Practising, name: str) -> Traits:
    """Go to the next exercise, restart this one, or go to one about a topic. Raises BadInput for a topic without exercises."""
    practice = _practice(session)
    if name == practice.full_name:
        practice.again()
    else:
        practice.begin(None if name == NEXT else name)
    return session.mirror.show(Plays(practice.play()))


def _next(session: Practising, lessons: list[str], level: int, due: list[str], rulings: bool) -> Traits:
    """Go to the next exercise for a learner."""
    practice = _practice(session)
    practice.learner = Learner(frozenset(lessons), max(1, min(level, LEVELS[-1])), tuple(due), rulings)
    practice.begin(None)
    return session.mirror.show(Plays(practice.play()))


def _of_day(session: Practising, day: int) -> Traits:
    """Go to the exercise of a day. Raises PnError if the game has none."""
    practice = _practice(session)
    practice.begin_of_day(day)
    return session.mirror.show(Plays(practice.play()))


def _say(session: Practising, choice: int) -> Traits:
    """Make one of the choices, by index; the board then shows what really happens. Raises PnError for an invalid one."""
    practice = _practice(session)
    practice.answer(choice)
    return _happens(session, practice, choice)


def _show(session: Practising) -> Traits:
    """Show the solution, and what really happens."""
    practice = _practice(session)
    if practice.solved:
        return {}
    practice.show()
    return _happens(session, practice, practice.exercise.right)


def _happens(session: Practising, practice: Practice, choice: int) -> Traits:
    """Show what really happens on the board, looking at the step that decides."""
    question, play = practice.exercise.question, session.play
    rest = question.line.next
    if question.kind == WINS:
        play.choose(question.right)
        rest = rest[1:]
    if question.steps:
        go_through(play, rest)
    grown = session.mirror.grown()
    wrong = practice.exercise.choices[choice].by is not None
    node = min(len(refuting(practice.exercise, choice)), play.head)
    return {**grown, **session.mirror.look_at(node)} if wrong and node else grown


def _train(session: Practising) -> Traits:
    """Start exercises on the finished game. Raises PnError if it is not over, or the reader does not see the whole table."""
    if session.practice is not None or not session.play.over or session.seat is not None:
        raise PnError("board-not-understood")
    return on_what_happened(session)


def on_what_happened(session: Practising) -> Traits:
    """Start exercises on a board's play, up to its head. Raises PnError if nothing happened that can be asked about."""
    session.practice = OfPlay(session.play)
    session.played = session.mirror.plays
    return session.mirror.show(Plays(session.practice.play()))


def _train_end(session: Practising) -> Traits:
    """Return to the game that the exercises were about."""
    if session.played is None:
        raise PnError("board-not-understood")
    plays = session.played
    return {**session.leave_practice(), **session.mirror.show(plays)}


PRACTICE: Final[Mapping[str, Command[Traits]]] = {
    "exercise": Command(_open),
    "exercise-next": Command(_next),
    "exercise-of-day": Command(_of_day),
    "exercise-say": Command(_say),
    "exercise-show": Command(_show),
    "train": Command(_train),
    "train-end": Command(_train_end),
}
"""The messages about exercises."""
