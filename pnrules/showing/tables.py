"""A run as a table: for a terminal, like the examples in the rulebooks, and for a spreadsheet or a data frame."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pnrules import layout, words
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.play import Play
from pnrules.kernel.steps import Step
from pnrules.kernel.trace import columns, row
from pnrules.showing import describe
from pnrules.showing.commentary import NONE, Commentary
from pnrules.showing.payload import view
from pnrules.words import sentences


def as_csv(play: Play, lang: str, seat: int | None = None) -> str:
    """The steps to the head as comma-separated values, with a header."""
    names = play.setup.players if play.points else ()
    rows = (row(number, step, lang, seat) for number, step in enumerate(play.steps(play.head), 1))
    return _written([columns(names), *rows])


def _written(rows: Iterable[Sequence[Any]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(map(_guarded, row) for row in rows)
    return text.getvalue()


def _guarded(cell: Any) -> Any:
    """A cell. Text that a spreadsheet would take for a formula is escaped with an apostrophe."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell


FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""The beginnings of formulas in spreadsheets."""

COMMENT = "# "
"""The beginning of a comment, under its step."""


def as_text(play: Play, lang: str, seat: int | None = None, commentary: Commentary = NONE, all_steps: bool = False) -> list[str]:
    """The run in lines: where the program stands, what happens, everybody's points, and a teacher's comments; before and after
    it, the position. A seat gets no comments, since they might reveal hidden things."""
    setup = play.setup
    start, end = view(play.start, seat), view(play.state, seat)
    lines = [f"{words.said(lang, play.title)} · {words.text(lang, f'game-{setup.game.name}')}, {setup.work}", ""]
    lines += [*layout.told(start, lang), *sentences.points(lang, start), ""]
    said = {} if seat is not None else {node: words.said(lang, each.says) for node, each in commentary.at.items()}
    lines += [COMMENT + said[0], ""] if 0 in said else []
    line = play.steps(play.head)
    comments = {id(step): said[node] for node, step in zip(play.line()[1:], line, strict=True) if node in said}
    for label, steps in Showing.of(setup.game).rows(line):
        lines += _stop_lines(label, steps, comments, lang, seat, all_steps)
    loop = play.lasso_seen_by(seat, line)
    lines += ["", describe.loop(lang, loop)] if loop else []
    waiting = describe.waiting(play, lang, play.head, seat)
    return [*lines, "", *layout.told(end, lang), *sentences.points(lang, end), *waiting]


def _stop_lines(
    label: str, steps: list[Step], comments: Mapping[int, str], lang: str, seat: int | None, all_steps: bool
) -> list[str]:
    """One stop of the program: its label before the first line, comments under their steps, everybody's points under the last."""
    lines = []
    for step in (step for step in steps if all_steps or not step.rule.quiet):
        lines.append(f"{'':<16} {step.words(lang, seat)} [{sentences.cited(lang, step)}]")
        lines += [f"{'':<18}{COMMENT}{comments[id(step)]}"] if id(step) in comments else []
    points = " ".join(f"{p:>2}" for p in steps[-1].before.setup.game.points(steps[-1].after))
    if lines:
        lines[0] = f"{words.value(lang, 'card', label):<16}{lines[0][16:]}"
    if lines and label and points:
        lines.append(f"{'':<16} → {points}")
    return lines
