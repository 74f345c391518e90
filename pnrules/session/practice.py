"""Exercises on a board: which is asked, what was answered, and what is told of it.

While an exercise is open, nothing on the board can be chosen, and nothing gives it away. `TrainerSession` is made for them; any
board has them on the game that has just been played on it (`train`), and goes back to that game afterwards (`train-end`).
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
"""Asks for the next exercise; any topic's name asks for one about that."""


class Practice(ABC):
    """One exercise after another.

    game      which game
    exercise  the one that is asked
    number    which one it is, from 1
    tried     which of its choices was given; None before
    looked    whether its solution was asked for
    answers   what was answered so far: of each answer the topics of which it tells something, and whether it was right
    alone     it is told that there is no next: nobody will be there to be asked
    topic     what all of them are about; None for anything
    chosen    whether the first was asked for, by topic or number: else what is to be repeated may come first
    own       whether they are on the game that was on the board before
    learner   whom they are for; None where nobody has said
    day       of which day the present one is the exercise; None for any other
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
        """The exercise with the present number; about a topic, if one is named. Raises BadInput where there is none about it."""

    @property
    @abstractmethod
    def name(self) -> str:
        """What tells the present exercise from others."""

    @property
    def full_name(self) -> str:
        """The same, of the exercise of a day too."""
        return self.name if self.day is None else f"{self.game} day {self.day}"

    @property
    def goes_on(self) -> bool:
        """Whether there is a next to be asked for."""
        return not self.alone

    def begin(self, topic: str | None) -> None:
        """The next exercise. Raises BadInput for a topic that there is none about; then nothing has changed."""
        self.number += 1
        try:
            self.exercise = self.made(topic)
        except PnError:
            self.number -= 1
            raise
        self.day = None
        self.again()

    def begin_of_day(self, day: int) -> None:
        """The exercise of a day. Raises PnError for a game that has none."""
        found = ladder.of_day(self.game, day)
        if found is None:
            raise PnError("error-no-exercises", (("game", "text"),), (self.game,))
        self.exercise, self.day = found, day
        self.again()

    def again(self) -> None:
        """The present exercise as if it had not been answered."""
        self.tried: int | None = None
        self.looked = False

    @property
    def solved(self) -> bool:
        """Whether it has been answered, or shown: then the board holds nothing back."""
        return self.tried is not None or self.looked

    def play(self) -> Play:
        """The play of its position; what chance draws in what happens next, it draws there."""
        given = self.exercise.question.line.next
        draws = [answer for ask, answer in given if ask.who == CHANCE]
        return Play(self.exercise.question.line.state, chance=drawing_again(draws, None))

    def answer(self, choice: int) -> None:
        """One of the choices, by its place. Raises PnError for no choice, and where one was given."""
        if not 0 <= choice < len(self.exercise.choices) or self.solved:
            raise PnError("board-not-understood")
        self.tried = choice
        self.answers.append((topics.assessed(self.exercise, choice), choice == self.exercise.right))

    def show(self) -> None:
        """The right answer is shown, and counts as not known."""
        self.looked = True
        self.answers.append((topics.assessed(self.exercise, self.exercise.right), False))

    # --- what is told -------------------------------------------------------------------------------------------------

    def holding_back(self, traits: Traits) -> Traits:
        """What a page is told of the board while the exercise is open: nothing that would give it away."""
        return {**(traits if self.solved else held_back(traits)), "exercise": self.payload()}

    def payload(self) -> learning.Exercise:
        """The exercise as the page has it."""
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
        """What each choice comes to, and what it tells something of: by that the page judges at once, with or without us."""
        choices = range(len(self.exercise.choices))
        about = [list(topics.assessed(self.exercise, at)) for at in choices]
        return {"verdicts": [self._verdict(at) for at in choices], "about": about}

    def _choice(self, at: int) -> Choice:
        if self.exercise.question.kind == POINTS:
            return {"points": list(self.exercise.choices[at].value)}
        return {"says": in_each(lambda lang: saying.choice(self.exercise, at, lang))}

    def _verdict(self, at: int) -> Verdict:
        """What an answer comes to: the misreading, the right answer, and the rule of the step that refutes it. Of a claim no step
        can be seen: then the evidence."""
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
    """Exercises of a game without end.

    seed  the same number gives the same exercises

    `luck`, if it is set, leads to other exercises from then on than the number alone.
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
        """Who is asked, as far as it is known: by what has been answered here, if nobody has said."""
        if self.learner is not None:
            return self.learner
        if self.chosen:
            return ladder.unknown(self.game, self.number)
        return ladder.NEWCOMER._replace(level=ladder.level(right for _, right in self.answers))

    @property
    def name(self) -> str:
        return f"{self.game} {self.seed}/{self.number}"


class OfPlay(Practice):
    """Exercises on what happened in a play, in order; besides, about any topic that is named.

    Raises PnError where nothing happened of which anything can be asked.
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


# --- what comes back --------------------------------------------------------------------------------------------------


class Practising(Session, Protocol):
    """A session that may have exercises on its board.

    practice  the exercises that are on it; None without
    played    what was on it before
    """

    practice: Practice | None
    played: Plays | None

    def leave_practice(self) -> Traits:
        """Exercises on a game that was played here are done with."""


def _practice(session: Practising) -> Practice:
    if session.practice is None:
        raise PnError("board-not-understood")
    return session.practice


def _open(session: Practising, name: str) -> Traits:
    """The next exercise; this one again; or one about a topic. Raises BadInput for a topic that there is none about."""
    practice = _practice(session)
    if name == practice.full_name:
        practice.again()
    else:
        practice.begin(None if name == NEXT else name)
    return session.mirror.show(Plays(practice.play()))


def _next(session: Practising, lessons: list[str], level: int, due: list[str], rulings: bool) -> Traits:
    """The next exercise for a learner."""
    practice = _practice(session)
    practice.learner = Learner(frozenset(lessons), max(1, min(level, LEVELS[-1])), tuple(due), rulings)
    practice.begin(None)
    return session.mirror.show(Plays(practice.play()))


def _of_day(session: Practising, day: int) -> Traits:
    """The exercise of a day. Raises PnError for a game that has none."""
    practice = _practice(session)
    practice.begin_of_day(day)
    return session.mirror.show(Plays(practice.play()))


def _say(session: Practising, choice: int) -> Traits:
    """One of the choices, by its place; then the board shows what really happens. Raises PnError for no choice."""
    practice = _practice(session)
    practice.answer(choice)
    return _happens(session, practice, choice)


def _show(session: Practising) -> Traits:
    """The right answer, and what happens; nobody has given it."""
    practice = _practice(session)
    if practice.solved:
        return {}
    practice.show()
    return _happens(session, practice, practice.exercise.right)


def _happens(session: Practising, practice: Practice, choice: int) -> Traits:
    """What really happens, on the board, which looks at the step that decides."""
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
    """Exercises on the game that is over. Raises PnError while it is not, and for whoever does not see the whole table."""
    if session.practice is not None or not session.play.over or session.seat is not None:
        raise PnError("board-not-understood")
    return on_what_happened(session)


def on_what_happened(session: Practising) -> Traits:
    """Exercises on the play of a board, up to its head. Raises PnError where nothing happened of which anything can be asked."""
    session.practice = OfPlay(session.play)
    session.played = session.mirror.plays
    return session.mirror.show(Plays(session.practice.play()))


def _train_end(session: Practising) -> Traits:
    """Back to the game on which the exercises were."""
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
"""What a page may ask for of exercises."""
