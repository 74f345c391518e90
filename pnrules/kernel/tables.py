"""A run as a table: for a terminal, as the rulebooks' examples have it, and for a spreadsheet or a data frame."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from pnrules import words
from pnrules.kernel import describe
from pnrules.kernel.loops import open_lasso
from pnrules.kernel.payload import seen_answer, view
from pnrules.kernel.steps import Step

if TYPE_CHECKING:
    from pnrules.kernel.play import Play

FIELDS: Final = ("step", "event", "words", "citation", "rulings", "op", "actor", "answer")
"""What a row says of a step, before everybody's points after it."""


def row(number: int, step: Step, lang: str, seat: int | None = None) -> list[Any]:
    """One step as a flat row: the fields, then everybody's points. Only what `seat` sees, where one is given."""
    answer = seen_answer(step, seat) or []
    return [
        number,
        step.rule.id,
        step.words(lang, seat),
        step.citation.said(lang),
        " ".join(step.rulings),
        step.op,
        step.actor,
        " ".join(str(word) for word in answer),
        *step.before.setup.game.points(step.after),
    ]


def record(number: int, step: Step, lang: str) -> dict[str, Any]:
    """One step as a row for a data frame: each of the fields by its name, everybody's points by theirs."""
    setup = step.before.setup
    names = setup.players if setup.game.points(step.after) else ()
    return dict(zip((*FIELDS, *names), row(number, step, lang), strict=True))


def as_csv(play: Play, lang: str, seat: int | None = None) -> str:
    """The steps to the head as comma-separated values, with a line of headings."""
    names = play.setup.players if play.points else ()
    rows = (row(number, step, lang, seat) for number, step in enumerate(play.steps(play.head), 1))
    return _written([[*FIELDS, *names], *rows])


def _written(rows: Iterable[Sequence[Any]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def as_text(play: Play, lang: str, seat: int | None = None, all_steps: bool = False) -> list[str]:
    """The run in lines: where the program stands, what happens, everybody's points; before and after it, the position."""
    setup = play.setup
    start, end = view(play.start, seat), view(play.state, seat)
    lines = [f"{words.said(lang, play.title)} · {words.text(lang, f'game-{setup.game.name}')}, {setup.work}", ""]
    lines += [*setup.game.describe(start, lang), *describe.points(lang, start), ""]
    line = play.steps(play.head)
    for label, steps in setup.game.rows(line):
        lines += _told(label, steps, lang, seat, all_steps)
    loop = open_lasso(play, line, seat)
    lines += ["", describe.loop(lang, loop)] if loop else []
    waiting = describe.waiting(play, lang, play.head, seat)
    return [*lines, "", *setup.game.describe(end, lang), *describe.points(lang, end), *waiting]


def _told(label: str, steps: list[Step], lang: str, seat: int | None, all_steps: bool) -> list[str]:
    """One stop of the program: its label before the first line, everybody's points under the last."""
    told = [step for step in steps if all_steps or not step.rule.quiet]
    lines = [f"{'':<16} {step.words(lang, seat)} [{describe.cited(lang, step)}]" for step in told]
    points = " ".join(f"{p:>2}" for p in steps[-1].before.setup.game.points(steps[-1].after))
    if lines:
        lines[0] = f"{label:<16}{lines[0][16:]}"
    if lines and label and points:
        lines.append(f"{'':<16} → {points}")
    return lines
