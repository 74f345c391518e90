"""A task as its page has it, whoever sets it: a level, an exercise, or a question about a claim. All are drawn alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, NotRequired, TypedDict

from pnrules import words
from pnrules.kernel.citations import Cited
from pnrules.kernel.errors import Saying

ByLanguage = dict[str, str]
Plain = dict[str, object]
"""An object of plain data, made to be sent and not looked into any more."""


def by_language(say: Callable[[str], str]) -> ByLanguage:
    """What is said in each language."""
    return {lang: say(lang) for lang in words.LANGUAGES}


class Choice(TypedDict, total=False):
    """What may be said, in one of three ways: everybody's points, an answer, or a sentence."""

    points: list[int]
    answer: list[object]
    says: ByLanguage


class Outcome(TypedDict):
    """What an answer came to.

    says           why, in words; None where `why` tells it
    why            the kernel's own reason, where the answer was not even legal and the task says nothing of it
    cite, rulings  the rule, and the rulings on which this rests
    lost           the aim has gone out of reach, though the learner had answers left
    """

    right: bool
    says: ByLanguage | None
    why: Saying | None
    cite: Cited | None
    rulings: list[str]
    lost: NotRequired[bool]


class Key(TypedDict):
    """What each choice comes to, and all hints, for a page with nobody behind it; of an exercise what each tells something of."""

    verdicts: list[Outcome]
    hints: list[ByLanguage]
    about: NotRequired[list[list[str]]]


class Shelf(TypedDict):
    """A game's levels that a page may open, pack by pack."""

    game: str
    title: ByLanguage
    packs: list[Plain]


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
    known: list[Plain]


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
    title: ByLanguage
    task: ByLanguage
    seat: int
    choices: list[Choice]
    tried: int | None
    verdict: Outcome | None
    solved: bool
    shown: bool = False
    quiz: bool = False
    hints: Sequence[ByLanguage] = ()
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
