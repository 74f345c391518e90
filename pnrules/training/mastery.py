"""What a learner or a whole class knows of a game, topic by topic: as rows for a data frame, in words, and as a plot."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from fluent.runtime.types import fluent_date

from pnrules import games, words
from pnrules.showing import ink
from pnrules.training import topics
from pnrules.training.memory import DUE, LEARNING, MASTERED, NEW, Answer, Memory, remembered
from pnrules.training.topics import RULING, Listed
from pnrules.words import rulebooks

STANDINGS: Final = (DUE, LEARNING, MASTERED, NEW)
MARKS: Final = {DUE: "↻", LEARNING: "◐", MASTERED: "●", NEW: "○"}
"""Marks that differ by shape, not only by colour; the apps' map uses the same."""

COLOURS: Final = {DUE: "#d8b24a", LEARNING: "#92befa", MASTERED: "#1a6a3b", NEW: "#e4dfd5"}

BAR, LINE, SIDE, TOP = 360, 22, 300, 74
"""The length of a bar, the height of its row, the width of its label, and the margin above, in pixels."""

MOST_BARS: Final = 40


Cell = str | int | float | datetime.date | None


class Row(NamedTuple):
    """A learner's memory of a topic.

    who       the learner
    game      the game
    topic     the rule, card or ruling
    memory    None if they were never asked
    standing  new, due, learning, known
    """

    who: str
    game: str
    topic: Listed
    memory: Memory | None
    standing: str

    def as_record(self) -> dict[str, Cell]:
        """As a row for a data frame. `due` is a date; None for a topic that was never asked."""
        memory = self.memory
        return {
            "who": self.who,
            "game": self.game,
            "topic": self.topic.name,
            "kind": self.topic.kind,
            "title": titled(self.topic, "en"),
            "right": memory.right if memory else 0,
            "wrong": memory.wrong if memory else 0,
            "days": memory.days if memory else 0,
            "due": day(memory.due) if memory else None,
            "standing": self.standing,
        }


def day(begins: int) -> datetime.date:
    """The date of a day that begins at a time."""
    return datetime.datetime.fromtimestamp(begins / 1000, datetime.UTC).date()


def rows(who: str, answers: Sequence[Answer], game: str, at: int) -> list[Row]:
    """A learner's memory of each topic of a game at a time, in the order of the rulebooks."""
    memories = remembered(answers, game, at)
    found = ((topic, memories.get(topic.name)) for topic in topics.listed(game))
    return [Row(who, game, topic, memory, memory.standing(at) if memory else NEW) for topic, memory in found]


def played(answers: Iterable[Answer]) -> list[str]:
    """The games with exercises among some answers."""
    named = {answer.game for answer in answers}
    return [game for game in games.names() if game in named and topics.index(game)]


def titled(topic: Listed, lang: str) -> str:
    """The title of a topic: `ZAP (PN 3.0)`, `N-12`."""
    if topic.kind == RULING:
        return topic.name
    cite = next(cite for cite in rulebooks.entries() if cite.ref == topic.entry)
    return f"{rulebooks.title(cite, lang)} ({cite.work})"


# --- in words ---------------------------------------------------------------------------------------------------------


def summary(found: Sequence[Row], lang: str) -> list[str]:
    """A learner's topics in words: those due come first, those never asked are only counted."""
    lines = []
    for standing in STANDINGS:
        here = [row for row in found if row.standing == standing]
        lines.append(f"{MARKS[standing]} {_line(lang, words.text(lang, f'mastery-{standing}'), str(len(here)))}")
        lines += [f"    {_line(lang, titled(row.topic, lang), _counts(row.memory, lang))}" for row in here if row.memory]
    return lines


def _line(lang: str, what: str, said: str) -> str:
    return words.text(lang, "mastery-line", what=what, said=said)


def _counts(memory: Memory, lang: str) -> str:
    counts = words.text(lang, "mastery-counts", right=memory.right, all=memory.right + memory.wrong)
    return f"{counts} {words.text(lang, 'mastery-again', day=fluent_date(day(memory.due), dateStyle='long'))}"


# --- as a plot --------------------------------------------------------------------------------------------------------


def by_topic(found: Iterable[Row]) -> list[tuple[Listed, Counter[str]]]:
    """The number of learners at each standing, for each topic that any was asked about; topics due for most come first."""
    counts: dict[Listed, Counter[str]] = {}
    asked = set()
    for row in found:
        counts.setdefault(row.topic, Counter())[row.standing] += 1
        if row.memory:
            asked.add(row.topic)
    every = [(topic, count) for topic, count in counts.items() if topic in asked]
    return sorted(every, key=lambda each: (-each[1][DUE], -each[1][LEARNING], -each[1][MASTERED]))


def plot(found: Sequence[Row], title: str, lang: str) -> str:
    """A bar for each topic, as SVG: the numbers of learners for whom it is due, being learnt, known, or new."""
    every = by_topic(found)
    shown = every[:MOST_BARS]
    said = [_line(lang, titled(topic, lang), _in_words(count, lang)) for topic, count in every]
    size = (SIDE + BAR + 60, TOP + LINE * len(shown) + 16)
    return ink.page(lang, title, ". ".join(said), size, [*_head(title, lang), *_bars(shown, lang)])


def _in_words(count: Mapping[str, int], lang: str) -> str:
    said = (f"{words.text(lang, f'mastery-{standing}')} {count[standing]}" for standing in STANDINGS if count[standing])
    return ", ".join(said)


def _head(title: str, lang: str) -> Iterator[str]:
    yield ink.text(16, 28, title, size=17, weight=600)
    x = 16.0
    for standing in STANDINGS:
        said = f"{MARKS[standing]} {words.text(lang, f'mastery-{standing}')}"
        yield f'<rect x="{x:g}" y="42" width="14" height="14" fill="{COLOURS[standing]}"/>'
        yield ink.text(x + 20, 54, said, size=13)
        x += 40 + ink.width_of(said, 13)


def _bars(shown: Sequence[tuple[Listed, Counter[str]]], lang: str) -> Iterator[str]:
    for line, (topic, count) in enumerate(shown):
        y, x = TOP + LINE * line, float(SIDE)
        name = next(ink.wrapped(titled(topic, lang), SIDE - 30, 13))
        yield ink.text(SIDE - 10, y + 14, name, size=13, anchor="end")
        for standing in STANDINGS:
            width = BAR * count[standing] / count.total()
            if width:
                yield f'<rect x="{x:g}" y="{y}" width="{width:g}" height="{LINE - 4}" fill="{COLOURS[standing]}"/>'
                fill = ink.PAPER if standing == MASTERED else ink.INK
                yield ink.text(x + width / 2, y + 13, f"{MARKS[standing]} {count[standing]}", size=11, fill=fill, anchor="middle")
                x += width
        yield ink.text(SIDE + BAR + 8, y + 14, str(count.total()), size=13)
