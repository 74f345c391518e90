"""A task as its page has it, whoever sets it: a level, an exercise, or a question about a claim. All are drawn alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from pnrules import words
from pnrules.wire.learning import Choice, Key, Shelf, Topic, Verdict
from pnrules.wire.sayings import InEach


def by_language(say: Callable[[str], str]) -> InEach:
    """What is said in each language."""
    return {lang: say(lang) for lang in words.LANGUAGES}


class Exercised(NamedTuple):
    """What an exercise is about, and how it stands.

    topic, topics   what was wanted to be asked about, and all that it is about
    turns_on        the rulings on which it turns
    about           what the answer that was given tells something of
    right           whether that answer was right; `answered`: whether there is one, or the solution was shown
    only            what all exercises are about; None for anything
    chosen          whether it was asked for, by topic or number: else what is to be repeated may come first
    own             whether it is about the game that was on the board before
    known           every topic that there are exercises about
    """

    game: str
    topic: str
    topics: list[str]
    turns_on: list[str]
    about: list[str]
    right: bool
    answered: bool
    only: str | None
    chosen: bool
    own: bool
    known: list[Topic]


class Told(NamedTuple):
    """A task as the page has it.

    name, title, task  which it is, and what is to be done
    seat               whose part the learner has
    choices            what may be said; empty where the answer is given on the board
    tried              the place among them of what was said last
    verdict, solved    what the last answer came to, and whether the task is solved
    shown              the solution was asked for, so that the task is no more the learner's to solve
    quiz               whether the question alone is shown
    hints, more        those that were asked for, and whether there is another
    goes_on            whether the script has an answer to give before the task is solved
    others, next       each game's levels in their packs, and the task after this one
    key                see `Key`; None where somebody is there to be asked
    exercise           see `Exercised`; None for no exercise
    """

    name: str
    title: InEach
    task: InEach
    seat: int
    choices: list[Choice]
    tried: int | None
    verdict: Verdict | None
    solved: bool
    shown: bool = False
    quiz: bool = False
    hints: Sequence[InEach] = ()
    more: bool = False
    goes_on: bool = False
    others: Sequence[Shelf] = ()
    next: str | None = None
    key: Key | None = None
    exercise: Exercised | None = None

    def payload(self) -> Mapping[str, object]:
        """The same as plain data."""
        found = {**self._asdict(), "hints": list(self.hints), "others": list(self.others)}
        del found["exercise"]
        return found if self.exercise is None else {**found, "exercise": self.exercise._asdict()}
