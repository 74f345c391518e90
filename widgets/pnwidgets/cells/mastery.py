"""What learners know: the progress files of one learner or a class, as a table and a plot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

from pnrules import words
from pnrules.training import mastery as known
from pnrules.training import progress
from pnrules.training.mastery import MARKS, Cell, Row, titled
from pnrules.training.memory import Answer, clock
from pnwidgets.cells.telling import Spoken
from pnwidgets.language import PAGE


class Mastery(Spoken):
    """What learners know: a plot for each game, and beneath it a table with a line for each topic and a column for each learner.

    records  the data as rows for a data frame: `pandas.DataFrame(mastery(…).records)`. Each has who, game, topic, kind, title,
             right, wrong, days, due (a date), standing (new, due, learning, known)
    """

    def __init__(self, learners: Mapping[str, Sequence[Answer]], at: int, game: str | None = None) -> None:
        every = [answer for answers in learners.values() for answer in answers]
        chosen = known.played(every) if game is None else [game]
        self._found = {each: [known.rows(who, answers, each, at) for who, answers in learners.items()] for each in chosen}
        super().__init__()

    @property
    def records(self) -> list[dict[str, Cell]]:
        """A row for every topic of every learner, for a data frame."""
        return [row.as_record() for rows in self._rows() for row in rows]

    def to_svg(self, lang: str = "en", game: str | None = None) -> str:
        """The plot of a game, by default the first, as SVG. Raises KeyError for a game that nobody has practised."""
        name = next(iter(self._found)) if game is None else game
        return known.plot([row for rows in self._found[name] for row in rows], words.text(lang, f"game-{name}"), lang)

    def _rows(self) -> Iterator[list[Row]]:
        for found in self._found.values():
            yield from found

    def _html(self, lang: str) -> str:
        if not self._found:
            return f'<p lang="{lang}">{escape(words.text(lang, "mastery-nothing"))}</p>'
        parts = (f"{self.to_svg(lang, game)}{_table(found, lang)}" for game, found in self._found.items())
        return f'<div lang="{lang}" class="pn-mastery-of">{"".join(parts)}</div>'

    def __repr__(self) -> str:
        """For each learner, what is due, what they are learning, and what they know."""
        if not self._found:
            return words.text(PAGE.lang, "mastery-nothing")
        lines = ("\n".join([rows[0].who, *known.summary(rows, PAGE.lang)]) for rows in self._rows())
        return "\n".join(lines)


def _table(found: Sequence[Sequence[Row]], lang: str) -> str:
    """A line for each topic that any learner was asked about: for each learner a mark, and the number of right answers."""
    learners = "".join(f'<th scope="col">{escape(rows[0].who)}</th>' for rows in found)
    body = "".join(_line(rows, lang) for rows in zip(*found, strict=True) if any(row.memory for row in rows))
    head = f'<thead><tr><th scope="col">{escape(words.text(lang, "mastery-topic"))}</th>{learners}</tr></thead>'
    return f'<table class="pn-deck-table">{head}<tbody>{body}</tbody></table>'


def _line(rows: Sequence[Row], lang: str) -> str:
    cells = "".join(f"<td>{_cell(row, lang)}</td>" for row in rows)
    return f'<tr><th scope="row">{escape(titled(rows[0].topic, lang))}</th>{cells}</tr>'


def _cell(row: Row, lang: str) -> str:
    said = escape(words.text(lang, f"mastery-{row.standing}"))
    mark = f'<span title="{said}" aria-label="{said}" role="img">{MARKS[row.standing]}</span>'
    memory = row.memory
    return f"{mark} {memory.right}/{memory.right + memory.wrong}" if memory else mark


def mastery(*files: str | Path, game: str | None = None, at: int | None = None) -> Mastery:
    """What learners know, from the files that the apps save (“Save my progress”) and `pnrules train --progress` writes.

    files  one for each learner, named after the file: `mastery(*Path("class").glob("*.json"))`
    game   which game; by default every game that anyone has practised
    at     a time in milliseconds since 1970; by default, now

    Raises BadInput for a file that is not a progress file.
    """
    learners = {Path(file).stem: progress.load(file).answers for file in files}
    return Mastery(learners, clock() if at is None else at, game)
