"""Games that are played to be measured while a page is looking on: a few at a time, as often as the page asks.

Nothing runs by itself: a page stops it by no longer asking. What the games say is told anew now and then, and at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from pnrules import words
from pnrules.kernel.errors import PnError
from pnrules.lab import answers, plots, report
from pnrules.lab.answers import Answer
from pnrules.lab.asked import Asked, Group
from pnrules.lab.experiment import Experiment
from pnrules.lab.records import Records, joined
from pnrules.lab.samples import LONGEST, Example, Sample, reopened
from pnrules.session.board import BoardSession
from pnrules.session.commands import Command, names_one, understood
from pnrules.session.plays import Plays
from pnrules.showing.play import ShownPlay
from pnrules.wire.laboratory import Finding, Measured, MeasuredAnswer, MeasuredLine, Opens, Told
from pnrules.wire.sayings import in_each
from pnrules.wire.traits import Traits

if TYPE_CHECKING:
    from pnrules.lab.report import Report

SLICE: Final = 0.2
"""For how many seconds games are played before the page hears how far it is."""
ANEW: Final = 4.0
"""After how many seconds what the games say is told anew."""
OFFERED: Final = (30, 100, 300, 1000)
"""How many games of each set-up one may ask for."""
MOST_LINES: Final = 60
"""Of the lines of a set-up, so many are told."""


class Plan(NamedTuple):
    """What is measured together.

    called   what it is called, by language
    groups   the set-ups, each alone or with those that it is compared with
    answers  what their games say: the report, if there is one, and the answers
    """

    called: Mapping[str, str]
    groups: tuple[Group, ...]
    answers: Callable[[Sequence[Sequence[Sample]]], tuple[Report | None, tuple[Answer, ...]]]

    @property
    def experiments(self) -> tuple[Experiment, ...]:
        """All set-ups, each once."""
        return tuple(dict.fromkeys(each for group in self.groups for each in group))


def plans_of(asked: Asked) -> tuple[Plan, ...]:
    """What a question is asked of: of one game, or of one set-up, at a time."""
    several = len({first.game for first in asked.choices}) < len(asked.choices)

    def called(first: Experiment, lang: str) -> str:
        return answers.setup(first, lang) if several else words.text_or(first.game, lang, f"game-{first.game}")

    def answered(samples: Sequence[Sequence[Sample]]) -> tuple[None, tuple[Answer, ...]]:
        return None, (answers.answer(asked.question, samples),)

    return tuple(
        Plan(in_each(lambda lang, first=first: called(first, lang)), groups, answered)  # type: ignore[misc]
        for first, groups in asked.choices.items()
    )


def plan_of_report(experiment: Experiment) -> Plan:
    """The report on a game, or on a deck. Raises BadInput for an experiment that cannot be made."""
    experiment.start  # noqa: B018  problems are told before anything is played

    def answered(samples: Sequence[Sequence[Sample]]) -> tuple[Report, tuple[Answer, ...]]:
        found = report.report(samples[0][0])
        return found, found.answers

    return Plan(in_each(lambda lang: answers.setup(experiment, lang)), ((experiment,),), answered)


class Measuring:
    """Games that are played to be measured, and what they say.

    plans  what can be measured
    at     which of them is
    games  how many games of each set-up are played; 0 before anybody has asked
    """

    def __init__(self, plans: Sequence[Plan], at: int = 0, games: int = 0) -> None:
        self.plans = plans
        self.opened = 0
        self.begin(at, games)

    def begin(self, at: int, games: int) -> None:
        """Measure anew. Raises PnError for a set-up or a number that is not offered."""
        if not 0 <= at < len(self.plans) or games not in (0, *OFFERED):
            raise PnError("board-not-understood")
        self.at, self.games, self.done = at, games, 0
        self.experiments = self.plans[at].experiments
        self._left = product(range(games), range(len(self.experiments)))
        self._records: list[list[Records]] = [[] for _ in self.experiments]
        self._told: dict[str, Told] = {}
        self._since = perf_counter()

    @property
    def of(self) -> int:
        """How many games are played in all."""
        return self.games * len(self.experiments)

    def go_on(self) -> None:
        """Play for a while."""
        until = perf_counter() + SLICE
        for number, place in self._left:
            self._records[place].append(self.experiments[place].play(number))
            self.done += 1
            if perf_counter() > until:
                break
        if self.done == self.of or perf_counter() - self._since > ANEW:
            self._told = {lang: self._tell(lang) for lang in words.LANGUAGES}
            self._since = perf_counter()

    def example(self, place: int, number: int, choice: int | None) -> Example:
        """A game that was played. Raises PnError for one that was not, and for one that is too long to be shown."""
        if not 0 <= place < len(self.experiments) or not 0 <= number < len(self._records[place]) or (choice or 0) < 0:
            raise PnError("board-not-understood")
        if self._records[place][number].games[0].steps > LONGEST:
            raise PnError("laboratory-too-long", (("most", "number"),), (LONGEST,))
        return Example(self.experiments[place], number, choice)

    def payload(self) -> Measured:
        """All of it for a page."""
        return {
            "setups": [dict(plan.called) for plan in self.plans],
            "at": self.at,
            "games": self.games or OFFERED[0],
            "offered": list(OFFERED),
            "done": self.done,
            "of": self.of,
            "told": self._told,
            "opened": self.opened,
        }

    # --- what the games say -----------------------------------------------------------------------------------------------

    def _samples(self) -> list[list[Sample]]:
        fewest = min(map(len, self._records))  # so that games are compared with their own
        of = {
            experiment: Sample(experiment, joined(records[:fewest]), fewest)
            for experiment, records in zip(self.experiments, self._records, strict=True)
        }
        return [[of[each] for each in group] for group in self.plans[self.at].groups]

    def _tell(self, lang: str) -> Told:
        if not min(map(len, self._records)):
            return {"heading": "", "findings": [], "answers": []}
        found, answered = self.plans[self.at].answers(self._samples())
        games = min(map(len, self._records))
        called = self.plans[self.at].called[lang]
        heading = "laboratory-heading" if len(self.experiments) > 1 else "cli-lab-heading"
        return {
            "heading": words.text(lang, heading, setup=called, games=games),
            "findings": [] if found is None else list(self._findings(found, lang)),
            "answers": [self._answer(each, lang) for each in answered if each.found],
        }

    def _findings(self, found: Report, lang: str) -> Iterator[Finding]:
        for says, example in report.sentences(found, lang):
            yield {"says": says, "opens": self._opens(example, lang)}

    def _answer(self, answer: Answer, lang: str) -> MeasuredAnswer:
        name = f"cli-lab-{answer.question.name}"
        table = answers.table(answer, lang, MOST_LINES)
        lines: list[MeasuredLine] = [{"cells": list(cells), "opens": self._opens(example, lang)} for cells, example in table.rows]
        return {
            "asks": words.text(lang, name),
            "counts": words.text(lang, f"{name}.counts"),
            "confounds": words.text(lang, f"{name}.confounds"),
            "head": list(table.head),
            "lines": lines,
            "plot": plots.drawn(answer, lang, self._key),
        }

    def _opens(self, example: Example | None, lang: str) -> Opens | None:
        if example is None:
            return None
        place = self.experiments.index(example.experiment)
        return {
            "experiment": place,
            "game": example.game,
            "choice": example.choice,
            "called": answers.example(example, lang),
        }

    def _key(self, example: Example) -> str:
        place = self.experiments.index(example.experiment)
        return "-".join(str(each) for each in (place, example.game, example.choice) if each is not None)


# --- on a page ------------------------------------------------------------------------------------------------------------


class Measurer(Protocol):
    """A session on which games are measured, and opened."""

    measuring: Measuring | None

    def show_measured(self, play: ShownPlay) -> Traits:
        """Put a game on the board."""


def _begin(session: Measurer, setup: int, games: int) -> Traits:
    session_measuring(session).begin(setup, games)
    return told(session)


def _go_on(session: Measurer) -> Traits:
    session_measuring(session).go_on()
    return told(session)


def _open(session: Measurer, experiment: int, game: int, choice: int | None) -> Traits:
    measuring = session_measuring(session)
    play = reopened(measuring.example(experiment, game, choice))
    measuring.opened += 1
    return {**session.show_measured(play), **told(session)}


def session_measuring(session: Measurer) -> Measuring:
    """What is measured on a page. Raises PnError where nothing is."""
    if session.measuring is None:
        raise PnError("board-not-understood")
    return session.measuring


def told(session: Measurer) -> Traits:
    """The trait about it."""
    return {"measured": None if session.measuring is None else session.measuring.payload()}


MEASURING: Final[Mapping[str, Command[Traits]]] = {
    "measure": Command(_begin),
    "measure-on": Command(_go_on),
    "measure-open": Command(_open),
}
"""The additional messages of such a page."""


def with_words(traits: Traits) -> Traits:
    """Traits whose texts have the laboratory's words."""
    if "texts" not in traits:
        return traits
    texts = {lang: f"{said}\n{words.shared_text(lang, 'laboratory')}" for lang, said in traits["texts"].items()}
    return {**traits, "texts": texts}


class MeasuringSession(BoardSession):
    """A page that measures games, and shows each of them on its board.

    Its traits are those of a board, and `measured`: see `wire.laboratory.Measured`. The first play only provides the board's
    words; the page shows a board once a game has been opened.
    """

    def __init__(self, plans: Sequence[Plan], lang: str = "en", offer: tuple[str, ...] = ()) -> None:
        self.measuring: Measuring | None = Measuring(plans)
        super().__init__(ShownPlay(plans[0].experiments[0].start), lang, offer=offer)
        self._tell(told(self))

    def show_measured(self, play: ShownPlay) -> Traits:
        """Put a game on the board."""
        return {**self.leave_practice(), **self.mirror.show(Plays(play))}

    def _adapted(self, traits: Traits) -> Traits:
        return with_words(super()._adapted(traits))

    def _carry_out(self, message: Any) -> Traits:
        if names_one(message, MEASURING):
            return understood(message, MEASURING).carried_out(self)
        return super()._carry_out(message)
