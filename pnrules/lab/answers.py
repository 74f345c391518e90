"""Answers to questions: as tables of words, and as data."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from pnrules import words
from pnrules.kernel.patches import PlainData
from pnrules.lab.estimates import Estimate
from pnrules.lab.experiment import RANDOM, Experiment
from pnrules.lab.questions import CARD, DECK, DIFFERENCE, NUMBER, RESULT, RULE, SEAT, SETUP, SHARE, Figure, Label, Line, Question
from pnrules.lab.samples import Example, Sample
from pnrules.players.random_games import MOST_STEPS


class Answered(NamedTuple):
    """The lines of one sample, or of several that were compared.

    experiment  what was played, of several the last
    games       how many
    lines       see `Line`
    """

    experiment: Experiment
    games: int
    lines: tuple[Line, ...]


class Answer(NamedTuple):
    """The answer to a question.

    question  what was asked
    found     what each sample says; samples with nothing to say are left out
    """

    question: Question
    found: tuple[Answered, ...]

    @property
    def of_several(self) -> bool:
        """Whether it is about several set-ups, apart from rulings and decks that are compared."""
        return len({each.experiment._replace(rulings=(), deck=None) for each in self.found}) > 1


def answer(question: Question, samples: Iterable[Sequence[Sample]]) -> Answer:
    """Ask a question.

    samples  so many at a time as the question compares
    """
    found = []
    for compared in samples:
        lines = tuple(question.answer(*compared))
        if lines:
            found.append(Answered(compared[-1].experiment, len(compared[-1].games), lines))
    return Answer(question, tuple(found))


# --- in words ---------------------------------------------------------------------------------------------------------


def setup(experiment: Experiment, lang: str) -> str:
    """What is played: the game, its rulebook and version, how many play, and who, if they do not choose at random."""
    played = experiment.start.setup
    game = words.text(lang, f"game-{played.game.name}")
    version, players = str(played.version), len(played.players)
    said = words.text(lang, "cli-lab-setup", game=game, work=played.work, version=version, players=players)
    bots = ", ".join(dict.fromkeys(experiment.players))
    return said if bots == RANDOM else f"{said} ({bots})"


class Table(NamedTuple):
    """An answer as a table.

    head  what the columns are called
    rows  the cells, and the game to open
    """

    head: tuple[str, ...]
    rows: tuple[tuple[tuple[str, ...], Example | None], ...]


def table(answer: Answer, lang: str, most: int | None = None) -> Table:
    """An answer in words. What all lines have in common, the set-up where there is only one, is left out.

    most  how many lines of each sample at most
    """
    question = answer.question
    several = answer.of_several
    about = [each for each in question.about if several or each != SETUP]
    head = (
        *(words.text(lang, f"cli-lab-about-{each}") for each in about),
        *(words.text(lang, f"cli-lab-figure-{each.name}") for each in question.figures),
    )
    rows = []
    for found in answer.found:
        for line in found.lines[:most]:
            labels = iter(line.about)
            said = {
                each: setup(found.experiment, lang) if each == SETUP else label(each, next(labels), lang)
                for each in question.about
            }
            figures = (figure(*each, lang) for each in zip(question.figures, line.figures, strict=True))
            rows.append(((*(said[each] for each in about), *figures), line.example))
    return Table(head, tuple(rows))


def label(kind: str, found: Label, lang: str) -> str:
    """What a line is about, in words."""
    if kind == RESULT:
        return words.text(lang, f"cli-simulate-{found}", most=str(MOST_STEPS))
    if kind == SEAT:
        return words.text(lang, "cli-lab-seat", seat=found)
    if kind == DECK:
        return deck(str(found), lang)
    if kind == CARD:
        return str(words.value(lang, "card", found))
    if kind == RULE:
        return words.text_or(str(found), lang, f"cli-lab-rule-{found}")
    return str(found)


def deck(source: str, lang: str) -> str:
    """What a deck is called: the title in its text, or its name or file; the game's own in words."""
    if source.startswith("{"):
        return words.said(lang, json.loads(source).get("title") or words.text(lang, "cli-lab-deck-own"))
    return source or words.text(lang, "cli-lab-deck-house")


def figure(column: Figure, found: Estimate | None, lang: str) -> str:
    """A figure with its interval; a dash where there was nothing to count."""
    if found is None:
        return "–"
    form = FORMS[column.unit]
    value, least, most = (form(each).replace(".", words.text(lang, "cli-lab-decimal")) for each in found[:3])
    return words.text(lang, f"cli-lab-{column.unit}", value=value, least=least, most=most)


def _percent(value: float) -> str:
    """With a decimal near both ends, where it says the most: 99.6 is not 100."""
    return f"{value:.1f}" if 0 < value < 10 or 90 < value < 100 else f"{value:.0f}"


FORMS: Final[dict[str, Callable[[float], str]]] = {
    SHARE: lambda value: _percent(round(100 * value, 1)),
    DIFFERENCE: lambda value: f"{points:+d}" if (points := round(100 * value)) else "0",
    NUMBER: lambda value: f"{value:.1f}" if abs(value) < 100 else f"{value:.0f}",
}
"""How a figure is written, by its unit."""


def example(shown: Example, lang: str) -> str:
    """A game, by its number, and the place."""
    if shown.choice is None:
        return words.text(lang, "cli-lab-example", game=str(shown.game))
    return words.text(lang, "cli-lab-example-at", game=str(shown.game), choice=str(shown.choice))


def as_markdown(answer: Answer, lang: str, most: int | None = None) -> Iterator[str]:
    """An answer as a part of a page: what is asked and counted, the table, and what it cannot tell apart."""
    name = f"cli-lab-{answer.question.name}"
    yield from (f"## {words.text(lang, name)}", "", words.text(lang, f"{name}.counts"), "")
    found = table(answer, lang, most)
    head = (*found.head, words.text(lang, "cli-lab-about-example"))
    yield from (_markdown(head), _markdown("---" for _ in head))
    for cells, shown in found.rows:
        yield _markdown((*cells, "" if shown is None else example(shown, lang)))
    yield from ("", words.text(lang, f"{name}.confounds"), "")


def _markdown(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


# --- as data ----------------------------------------------------------------------------------------------------------


def as_data(answer: Answer) -> dict[str, PlainData]:
    """An answer as JSON data: ids in place of words, shares from 0 to 1."""
    return {
        "question": answer.question.name,
        "lines": [
            {
                **_setup_data(found.experiment),
                **dict(zip((each for each in answer.question.about if each != SETUP), line.about, strict=True)),
                **{
                    column.name: None if each is None else dict(each._asdict())
                    for column, each in zip(answer.question.figures, line.figures, strict=True)
                },
                "example": None if line.example is None else {"game": line.example.game, "choice": line.example.choice},
            }
            for found in answer.found
            for line in found.lines
        ],
    }


def _setup_data(experiment: Experiment) -> dict[str, PlainData]:
    played = experiment.start.setup
    return {
        "name": played.game.name,
        "edition": played.edition,
        "version": played.version,
        "players": list(experiment.players),
    }
