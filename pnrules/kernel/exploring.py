"""Exploring a play: why something is so, what differs, and what would have happened otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from pnrules.kernel import machine
from pnrules.kernel.chance import Chance
from pnrules.kernel.errors import BadInput, NoSuchFact, PnError, Problem
from pnrules.kernel.facets.exploring import Exploring, every, subject
from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.forms.validation import Json, short
from pnrules.kernel.found import UNKNOWN
from pnrules.kernel.patches import jsonable
from pnrules.kernel.play import Play
from pnrules.kernel.replays import Replay, drawing_again, given, go_strictly, go_through
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.kernel.steps import Step
from pnrules.kernel.subjects import Fact
from pnrules.kernel.trace import Trace
from pnrules.kernel.tree import Tree

_step = machine.step


class Difference(NamedTuple):
    """One place at which two positions differ."""

    place: str
    here: Any
    there: Any


class Contrast(NamedTuple):
    """A fact that differs between two positions: its name as for `why`, and both values, None where a position lacks it."""

    fact: Fact
    here: Any
    there: Any


class Comparison(NamedTuple):
    """Two nodes compared.

    parts_at     the last node that both lines share; of two plays, the last node of this one up to which the same happened
    differences  every place at which their positions differ, as data
    facts        the same differences as a player sees them: points, places, bits, numbers, whatever `why` knows
    """

    parts_at: int
    differences: tuple[Difference, ...]
    facts: tuple[Contrast, ...]

    @property
    def same(self) -> bool:
        """Whether the two positions are equal, so that they have the same future."""
        return not self.differences


class WhatIf(NamedTuple):
    """The result of another answer.

    node      the end of the branch
    repeated  how many of the line's answers were given again
    left_out  how many were dropped, since their questions no longer came up
    rest      how many were left when it stopped; 0 if the whole line was replayed
    refused   the refusal at which it stopped, if an answer was no longer legal
    """

    node: int
    repeated: int
    left_out: int
    rest: int
    refused: PnError | None


class Explorer(Play):
    """A play that can be explored: why, what differs, what if. None of these loses anything that was played."""

    def compare(self, a: int, b: int, other: Tree | None = None) -> Comparison:
        """Two nodes side by side: where their lines part, and what differs between their positions.

        other  the play of `b`, if not this one: such as one without a card, or under another ruling
        """
        there = other or self
        one, two = self.state_at(a), there.state_at(b)
        found: list[Difference] = []
        for name in ("board", "frames", "ask"):
            _differ(jsonable(getattr(one, name)), jsonable(getattr(two, name)), name, found)
        here_facts, there_facts = every(one), every(two)
        facts = (Contrast(fact, here_facts.get(fact), there_facts.get(fact)) for fact in {**here_facts, **there_facts})
        return Comparison(self._parts(a, there, b), tuple(found), tuple(c for c in facts if c.here != c.there))

    def _parts(self, a: int, other: Tree, b: int) -> int:
        """The last node on the line to `a` up to which the same happened on the line to `b` in another play."""
        if other is self:
            return self._nodes.parts(a, b)
        parts = 0
        for (node, one), (_, two) in zip(self.walk(self.line(a)[1:]), other.walk(other.line(b)[1:]), strict=False):
            if (one.answer, one.rule.id, one.args) != (two.answer, two.rule.id, two.args):
                break
            parts = node
        return parts

    def preview(self, option: Option, at: int | None = None) -> list[Step]:
        """The steps that an option would lead to, up to the next ask, draws excluded. The play is unchanged."""
        state = self.state if at is None else self.state_at(at)
        proving = Proving.of(state.setup.game)
        if proving.takes_thought(option):
            state = proving.after_thought(state, self._thought)
        step = _step(state, option)
        return [step, *machine.run(step.after, most=self.most)]

    def why(self, *fact: str | int, node: int | None = None) -> Trace:
        """The steps that made a fact what it is at a node (the head), the newest first, each with its citation.

        fact  `("points", 1)` for a seat's points, or another of the game's subjects: `("bits", "BUG")`, `("places", "BUG")`

        Raises NoSuchFact if the position at that node has no such fact.
        """
        return Trace(self.step_to(made) for made in self.made_so(*fact, node=node))

    def made_so(self, *fact: str | int, node: int | None = None) -> list[int]:
        """The nodes that the steps of `why` led to, the newest first. Raises NoSuchFact."""
        line = self.line(node)
        if subject(self.state_at(line[-1]), fact) is UNKNOWN:
            raise NoSuchFact("error-no-such-fact", (("fact", "text"),), (" ".join(map(str, fact)),))
        states = (self.start, *(step.after for _, step in self.walk(line[1:])))
        values = [None if (value := subject(state, fact)) is UNKNOWN else value for state in states]
        changed = [made for made, before, after in zip(line[1:], values, values[1:], strict=False) if before != after]
        return changed[::-1]

    def what_if(self, node: int, *words: Any, end: int | None = None) -> WhatIf:
        """Give another answer at an earlier node of a line, and replay the rest of the line's answers, as a branch.

        Answers to questions that no longer come up are dropped. It stops at the first question that the line has no answer to,
        and at the first answer that is no longer legal. The head is then at the end of the branch.

        end  the last node of the line; by default the head

        Raises what `choose` raises; the play is then unchanged.
        """
        line = self.line(end, after=node)
        rest = given([step for _, step in self.walk(line[1:])])
        further = self._nodes.gone_on(line[-1], node) if line else 0
        self.choose(*words, at=node)
        found = go_through(self, rest, further)
        return WhatIf(self.head, found.repeated, found.left_out, found.rest, found.refused)

    def replayed(
        self, *, edition: str | None = None, rulings: Mapping[str, str] | None = None, end: int | None = None
    ) -> Replay[Self]:
        """Replay the same answers from the same start under another edition or other rulings, as a separate play.

        It stops at the first answer that is no longer legal.

        end  the last node whose answer is replayed; by default the head

        Raises BadInput for an unknown edition, ruling or answer.
        """
        setup = self.setup.with_(edition=edition, rulings=rulings)
        to = self.head if end is None else end
        answers = given(self.steps(to))
        play = self._play_from(Exploring.of(setup.game).under(self.start, setup), self.chance, self.origin)
        return go_strictly(play, answers, self._nodes.gone_on(to))

    def without(self, card: str, *, end: int | None = None) -> Replay[Self]:
        """Replay the same answers from the same start without a card, as far as they stay legal, as a separate play.

        The game decides what the absence of the card means (`Exploring.start_without`). The same cards are drawn in the same
        order, except for the absent one. Answers are dropped, and the replay stops, as in `what_if`.

        end  the last node whose answer is replayed; by default the head

        Raises BadInput for a card that the start needs.
        """
        game = self.setup.game
        if card not in Exploring.of(game).removable(self.start):
            raise BadInput([Problem("card", "problem-not-removable", (("card", "text"),), (short(card),))])
        to = self.head if end is None else end
        answers = given(self.steps(to))
        draws = [answer for ask, answer in answers if ask.who == CHANCE and card not in answer]
        play = self._play_from(Exploring.of(game).start_without(self.start, card), drawing_again(draws, self.chance), None)
        return go_through(play, [(ask, answer) for ask, answer in answers if ask.who != CHANCE], self._nodes.gone_on(to))

    def _play_from(self, start: AnyState, chance: Chance | None, origin: Json | None) -> Self:
        return type(self)(start, chance=chance, title=self.title, origin=origin, most=self.most)


def _differ(here: Any, there: Any, place: str, found: list[Difference]) -> None:
    if here == there:
        return
    if isinstance(here, dict) and isinstance(there, dict):
        for name in (*here, *(name for name in there if name not in here)):
            _differ(here.get(name), there.get(name), f"{place}.{name}", found)
        return
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for index, (one, other) in enumerate(zip(here, there, strict=True)):
            _differ(one, other, f"{place}[{index}]", found)
        return
    found.append(Difference(place, here, there))
