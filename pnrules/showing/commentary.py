"""A teacher's comments on the steps of a play, each of which is identified by what happens there, and located on its line.

A comment names an event, its card or seat, and the occurrence: “the second time that BUG is executed”. So it keeps its step when
a rule gets more or fewer steps before it, and when answers are added elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from pnrules.kernel.play import Play
from pnrules.kernel.steps import Step

START: Final = "start"
"""Stands for the start, which no step led to, in place of an event."""

_CARDS: Final = frozenset({"card", "cards"})
_SEATS: Final = frozenset({"seat", "seats"})


class Comment(NamedTuple):
    """A comment, and the step that it belongs to.

    says   the comment: a text, or one per language
    event  the id of the rule that the step follows, as in `pnrules run --json`; or START
    card   a card that the event is about; None for any
    seat   a player whom the event is about; None for any
    time   which of these steps it is, from 1; bookkeeping does not count
    """

    says: str | Mapping[str, str]
    event: str
    card: str | None = None
    seat: int | None = None
    time: int = 1

    def is_at(self, step: Step) -> bool:
        """Whether a step matches, whichever occurrence it is."""
        rule = step.rule
        if rule.quiet or rule.id != self.event:
            return False
        return (self.card is None or self.card in _named(step, _CARDS)) and (
            self.seat is None or self.seat in _named(step, _SEATS)
        )


class Commentary(NamedTuple):
    """The comments on one line of a play, which ends at the node `end`; other branches have none.

    at     the comments that have found their step, by the node that it led to
    lost   the indexes of those that have not, each with the number of matching steps on the line
    twice  the indexes of those whose step already has a comment, each with the index of that one
    of     the name of the scenario in the package that has them; None if there is none
    """

    end: int
    comments: tuple[Comment, ...] = ()
    at: Mapping[int, Comment] = {}
    lost: Mapping[int, int] = {}
    twice: Mapping[int, int] = {}
    of: str | None = None


NONE: Final = Commentary(0)


def on_line(play: Play, end: int, comments: Sequence[Comment]) -> Commentary:
    """The comments, each at its step on the line from the start to a node. Raises NoSuchNode."""
    line = play.line(end)[1:]
    if not comments:
        return Commentary(end)
    found = {number: 0 for number, comment in enumerate(comments) if comment == Comment(comment.says, START)}
    seen = dict.fromkeys(range(len(comments)), 0)
    for node, step in play.walk(line):
        for number, comment in enumerate(comments):
            if comment.is_at(step):
                seen[number] += 1
                if seen[number] == comment.time:
                    found[number] = node
    first = {node: number for number, node in sorted(found.items(), reverse=True)}
    return Commentary(
        end,
        tuple(comments),
        {node: comments[number] for node, number in sorted(first.items())},
        {number: seen[number] for number in seen if number not in found},
        {number: first[node] for number, node in sorted(found.items()) if first[node] != number},
    )


def _named(step: Step, kinds: frozenset[str]) -> tuple[Any, ...]:
    """What an event is about, of some kinds."""
    found: list[Any] = []
    for (_, kind), arg in zip(step.rule.params, step.args, strict=True):
        if kind in kinds:
            found += arg if isinstance(arg, tuple) else [arg]
    return tuple(found)
