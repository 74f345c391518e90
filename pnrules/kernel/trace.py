"""Steps in order, for inspecting, printing, or converting to rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from html import escape
from typing import Final, overload

from pnrules.kernel.steps import Step

FIELDS: Final = ("step", "event", "words", "citation", "rulings", "op", "actor", "answer")
"""The columns of a step before those of everybody's points after it."""
Cell = str | int | None


def row(number: int, step: Step, lang: str, seat: int | None = None) -> list[Cell]:
    """One step as a flat row: the fields, then everybody's points. If `seat` is given, only what it sees."""
    answer = step.answer_seen_by(seat) or ()
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


def record(number: int, step: Step, lang: str) -> dict[str, Cell]:
    """One step as a row for a data frame: the fields by name, and the points by player."""
    setup = step.before.setup
    return dict(zip(columns(setup.players if setup.game.points(step.after) else ()), row(number, step, lang), strict=True))


def columns(players: Sequence[str]) -> tuple[str, ...]:
    """The names of the columns, all different: a player with the name of a field gets the seat added, as in `step (P1)`."""
    names = list(FIELDS)
    for seat, name in enumerate(players, 1):
        while name in names:
            name = f"{name} (P{seat})"
        names.append(name)
    return tuple(names)


class Trace(Sequence[Step]):
    """Steps in order. Prints as sentences, each with its citation.

    steps  the steps, or a function that makes them on first access
    """

    def __init__(self, steps: Iterable[Step] | Callable[[], Iterable[Step]], lang: str = "en") -> None:
        self._made = steps
        self.lang = lang

    @cached_property
    def _steps(self) -> tuple[Step, ...]:
        return tuple(self._made() if callable(self._made) else self._made)

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> Trace: ...
    def __getitem__(self, index: int | slice) -> Step | Trace:
        if isinstance(index, slice):
            return Trace(self._steps[index], self.lang)
        return self._steps[index]

    def __len__(self) -> int:
        return len(self._steps)

    def without_bookkeeping(self) -> Trace:
        """These steps without bookkeeping."""
        return Trace((step for step in self._steps if not step.rule.quiet), self.lang)

    def to_records(self) -> list[dict[str, Cell]]:
        """One flat row per step, for a data frame: number, event, words, citation, rulings and everybody's points."""
        return [record(number, step, self.lang) for number, step in enumerate(self._steps, 1)]

    def __repr__(self) -> str:
        lines = [f"{number:>4}  {step.words(self.lang)} [{step.citation.said(self.lang)}]" for number, step in enumerate(self, 1)]
        return "\n".join(lines) if lines else "no steps"

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{number}</td><td>{escape(step.words(self.lang))}</td><td>{escape(step.citation.said(self.lang))}</td></tr>"
            for number, step in enumerate(self, 1)
        )
        return f"<table><tbody>{rows}</tbody></table>"
