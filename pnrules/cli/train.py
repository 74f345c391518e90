"""Exercises in the terminal, and on paper: `pnrules train`."""

from __future__ import annotations

import argparse
import datetime
import sys
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Final

from pnrules import games, words
from pnrules.cli.arguments import there
from pnrules.files import loading
from pnrules.kernel.errors import BadInput, PnError
from pnrules.kernel.forms.validation import one_line, visible
from pnrules.showing.play import ShownPlay as Play
from pnrules.training import ladder, mastery, memory, progress, saying, topics
from pnrules.training.exercise import MOST_OF_A_PLAY, Exercise, of_play
from pnrules.training.ladder import Learner
from pnrules.training.memory import Answer
from pnrules.training.progress import Progress

STOP: Final = "q"


def run(options: argparse.Namespace) -> int:
    """Ask exercises until the learner stops; or print some; or print what the learner knows.

    Raises BadInput for a topic without exercises and for a file that cannot be read, PnError for a game or a play without any.
    """
    if games.is_game(options.source):
        game, played = options.source, None
    else:
        played = loading.load(options.source)
        game = played.setup.game.name
    log = _Log(game, options.progress)
    seed = options.seed if options.seed is not None else datetime.date.today().toordinal()
    if options.known:
        print("\n".join(mastery.summary(mastery.rows("", log.kept.answers, game, memory.clock()), options.lang)))
        return 0
    name = options.card or options.rule
    topic = None if name is None else topics.topic(game, name, cards=options.card is not None)
    found = exercises(game, topic, seed, log) if played is None else iter(on_what_happened(played, seed))
    if options.print:
        print("\n".join(map(visible, sheet(game, islice(found, options.print), options.lang, key=options.key))))
    else:
        _Drill(found, options.lang, log).go_on()
    return 0


def exercises(game: str, topic: str | None, seed: int, log: _Log) -> Iterator[Exercise]:
    """Endless exercises; the same seed gives the same ones, apart from reviews."""
    for number in count(1):
        learner = log.learner(number)
        if topic is None:
            yield ladder.exercise(game, learner, seed, number)
        else:
            yield topics.exercise(game, f"{seed}/{number}", topic)


def on_what_happened(play: Play, seed: int) -> list[Exercise]:
    """Exercises on a play, in order. Raises PnError if nothing happened that can be asked about."""
    found = of_play(play, Random(seed), MOST_OF_A_PLAY)
    if not found:
        raise PnError("train-nothing-happened")
    return found


def put(exercise: Exercise, number: int, lang: str) -> list[str]:
    """An exercise in words: position, what happens, question, numbered answers."""
    return [
        words.text(lang, "train-heading", number=number),
        "",
        *saying.position(exercise, lang),
        "",
        *saying.happens(exercise, lang),
        saying.asked(exercise, lang),
        *(f"  {at + 1}. {saying.choice(exercise, at, lang)}" for at in range(len(exercise.choices))),
    ]


def sheet(game: str, exercises: Iterable[Exercise], lang: str, *, key: bool) -> list[str]:
    """Exercises for paper; with `key`, followed by the answers and their proofs."""
    found = list(exercises)
    lines = [words.text(lang, "train-sheet", game=words.text(lang, f"game-{game}"))]
    for number, exercise in enumerate(found, 1):
        lines += ["", *put(exercise, number, lang)]
    if key:
        lines += ["", words.text(lang, "train-key")]
        for number, exercise in enumerate(found, 1):
            lines += ["", solution(exercise, number, lang), *saying.proof(exercise, exercise.right, lang)]
    return lines


def solution(exercise: Exercise, number: int, lang: str) -> str:
    """The right answer to an exercise: `Exercise 3: 1. P1 8 · P2 10`."""
    right = f"{exercise.right + 1}. {saying.choice(exercise, exercise.right, lang)}"
    return words.text(lang, "cli-labelled", label=words.text(lang, "train-heading", number=number), text=right)


class _Log:
    """The learner's answers, kept in a file if there is one: wrongly answered topics come back when they are due."""

    def __init__(self, game: str, file: Path | None) -> None:
        self.game = game
        self.file = file
        self.kept = progress.NOTHING if file is None or not there(file) else _load_progress(file)

    def learner(self, number: int) -> Learner:
        """The learner for the exercise with a number, according to the file if there is one."""
        if self.file is None:
            return ladder.unknown(self.game, number)
        now = memory.clock()
        memories = memory.remembered(self.kept.answers, self.game, now)
        level = ladder.level(answer.right for answer in self.kept.answers if answer.game == self.game)
        known = sum(each.standing(now) == memory.MASTERED for each in memories.values())
        return Learner(frozenset(self.kept.lessons), level, tuple(memory.due(memories, now)), known >= ladder.MASTERED)

    def note(self, exercise: Exercise, chosen: int) -> None:
        """Add an answer to the file. Raises BadInput if it cannot be read or written."""
        if self.file is None:
            return
        about = topics.assessed(exercise, chosen)
        answer = Answer(min(memory.clock(), progress.LATEST), self.game, about, chosen == exercise.right)
        with progress.held(self.file):  # another terminal may have added answers of its own
            if there(self.file):
                self.kept = _load_progress(self.file)
            self.kept = self.kept.with_answer(answer)
            progress.save(self.kept, self.file)


def _load_progress(file: Path) -> Progress:
    """Load the progress in a file. Raises BadInput, with the name of the file at each place."""
    try:
        return progress.load(file)
    except BadInput as error:
        inside = f"--progress({one_line(str(file))})"
        raise BadInput(
            [each._replace(place=f"{inside}.{each.place.removeprefix('$')}".rstrip(".")) for each in error.problems]
        ) from error


class _Drill:
    """A learner who practises at a terminal."""

    def __init__(self, exercises: Iterator[Exercise], lang: str, log: _Log) -> None:
        self.exercises = exercises
        self.log = log
        self.lang = lang
        self.say = partial(words.text, lang)
        self.right = self.answered = 0

    def go_on(self) -> None:
        """Ask one exercise after another, until the learner stops or there are no more."""
        for number, exercise in enumerate(self.exercises, 1):
            self._tell(["", *put(exercise, number, self.lang)])
            chosen = self._asked(self.say("train-prompt"), len(exercise.choices))
            if chosen is None:
                break
            self.answered += 1
            self.right += chosen == exercise.right
            self.log.note(exercise, chosen)
            self._tell(saying.verdict(exercise, chosen, self.lang))
            if self._line(self.say("train-next")) in (None, STOP):
                break
        self._tell(["", self.say("train-done", right=self.right, all=self.answered)])

    def _asked(self, prompt: str, most: int) -> int | None:
        """Ask for one of `most` answers. Returns its index; None to stop, or at the end of the input."""
        while True:
            wish = self._line(prompt)
            if wish in (None, STOP):
                return None
            if wish.isdecimal() and 1 <= int(wish) <= most:
                return int(wish) - 1
            self._tell([self.say("learn-no-number", most=most)])

    def _line(self, prompt: str) -> str | None:
        print(f"({prompt})", end=" ", flush=True)
        line = sys.stdin.readline()
        return line.strip().lower() if line else None

    def _tell(self, lines: list[str]) -> None:
        for line in lines:
            print(visible(line))
