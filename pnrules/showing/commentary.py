"""A teacher's comments on the steps of a play: each is named by what happens there, and found again on the line that it is about.

A comment says at which event it stands, of which card or seat, and at which time that comes: “the second time that BUG is
executed”. So it keeps its step where a rule gets more steps before it, or fewer, and where answers come in elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from pnrules.kernel.play import Play
from pnrules.kernel.steps import Step

START: Final = "start"
"""In place of an event: the position at the start, to which no step led."""

_CARDS: Final = frozenset({"card", "cards"})
_SEATS: Final = frozenset({"seat", "seats"})


class Comment(NamedTuple):
    """A comment, and the step at which it stands.

    says   the comment: a text, or one per language
    event  the id of the rule that the step follows, as `pnrules run --json` tells it; or START
    card   a card that the event is about; None for any
    seat   a player whom the event is about; None for any
    time   which of such steps it is, counted from 1; those of bookkeeping, which a reader is not told, do not count
    """

    says: str | Mapping[str, str]
    event: str
    card: str | None = None
    seat: int | None = None
    time: int = 1

    def is_at(self, step: Step) -> bool:
        """Whether a step is such a one, whichever it is of several."""
        rule = step.rule
        if rule.quiet or rule.id != self.event:
            return False
        return (self.card is None or self.card in _named(step, _CARDS)) and (
            self.seat is None or self.seat in _named(step, _SEATS)
        )


class Commentary(NamedTuple):
    """The comments on one line of a play: it ends at the node `end`, and other branches have none.

    at     the comments that have found their step, by the node to which it led
    lost   the numbers of those that have not, counted from 0, each with how many such steps there are on the line
    twice  the numbers of those whose step has a comment already, each with that one's number
    of     the scenario of the package that has them, by name; None where it is not one of those
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
