"""Exercises in the terminal, and on paper: `pnrules train`."""

from __future__ import annotations

import argparse
import datetime
import sys
from collections.abc import Iterator
from functools import partial
from typing import Final

from pnrules import words
from pnrules.kernel.validation import visible
from pnrules.training import saying, topics
from pnrules.training.exercise import Exercise

STOP: Final = "q"


def run(options: argparse.Namespace) -> int:
    """Ask one exercise after another until the learner stops; or print some.

    Raises BadInput for what there is no exercise about, PnError for a game that has none at all.
    """
    game = options.source
    name = options.card or options.rule
    topic = None if name is None else topics.topic(game, name, cards=options.card is not None)
    seed = options.seed if options.seed is not None else datetime.date.today().toordinal()
    if options.print:
        print("\n".join(map(visible, sheet(game, topic, seed, options.print, options.lang, key=options.key))))
    else:
        _Drill(game, topic, seed, options.lang).go_on()
    return 0


def exercises(game: str, topic: str | None, seed: int) -> Iterator[Exercise]:
    """The exercises of a number, one after another: the same number gives the same ones."""
    number = 1
    while True:
        yield topics.exercise(game, f"{seed}/{number}", topic)
        number += 1


def put(exercise: Exercise, number: int, lang: str) -> list[str]:
    """An exercise as it is asked: position, what happens, question, numbered answers."""
    return [
        words.text(lang, "train-heading", number=number),
        "",
        *saying.position(exercise, lang),
        "",
        *saying.happens(exercise, lang),
        saying.asked(exercise, lang),
        *(f"  {at + 1}. {saying.choice(exercise, at, lang)}" for at in range(len(exercise.choices))),
    ]


def sheet(game: str, topic: str | None, seed: int, count: int, lang: str, *, key: bool) -> list[str]:
    """So many exercises for paper, and their answers with what proves them."""
    found = [exercise for exercise, _ in zip(exercises(game, topic, seed), range(count), strict=False)]
    lines = [words.text(lang, "train-sheet", game=words.text(lang, f"game-{game}"))]
    for number, exercise in enumerate(found, 1):
        lines += ["", *put(exercise, number, lang)]
    if key:
        lines += ["", words.text(lang, "train-key")]
        for number, exercise in enumerate(found, 1):
            lines += ["", f"{number}. {exercise.right + 1}", *saying.proof(exercise, exercise.right, lang)]
    return lines


class _Drill:
    """Somebody at a terminal who practises."""

    def __init__(self, game: str, topic: str | None, seed: int, lang: str) -> None:
        self.exercises = exercises(game, topic, seed)
        self.lang = lang
        self.say = partial(words.text, lang)
        self.right = 0

    def go_on(self) -> None:
        """One exercise after another, until the learner stops."""
        for number, exercise in enumerate(self.exercises, 1):
            self._tell(["", *put(exercise, number, self.lang)])
            chosen = self._asked(self.say("train-prompt"), len(exercise.choices))
            if chosen is None:
                number -= 1
                break
            self.right += chosen == exercise.right
            self._tell(saying.verdict(exercise, chosen, self.lang))
            if self._line(self.say("train-next")) in (None, STOP):
                break
        self._tell(["", self.say("train-done", right=self.right, all=number)])

    def _asked(self, prompt: str, most: int) -> int | None:
        """Which of so many answers, counted from 0; None to stop, as is the end of the input."""
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
