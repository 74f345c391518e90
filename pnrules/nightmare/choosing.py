"""Choosing inside an instruction: what may be chosen, and why anything else may not.

A choice is an op. The same code decides options and refusals: candidates without a reason against them are options, the others
are refusals. It examines the position once, and then judges one candidate after another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from pnrules.kernel.errors import SEAT_CARD, Forbidden, Refusal
from pnrules.kernel.state import Option, asking, at_with_env, new_ask, replacer
from pnrules.kernel.steps import CARD, Outcome, Rule
from pnrules.nightmare.table.board import Bit, Env, Todo, instructions
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

Reason = tuple[str, tuple[str, ...]]
"""Why something cannot be chosen: the refusal's message, and the rulings that it rests on."""

NOT_NEXT: Final = "refused-not-next"
NOT_THERE: Final = "refused-not-there"
NEARLY_ALL: Final = frozenset({NOT_NEXT, NOT_THERE})
"""Reasons that are shown only on request: nearly every card has one."""

CHOOSES_BIT = Rule("nightmare-chooses-bit", SEAT_CARD, CARD, ("N-38", "N-57"))
CHOOSES_CARD = Rule("nightmare-chooses-card", SEAT_CARD, CARD, ("N-38",))
CHOSEN = Rule("nightmare-chosen", SEAT_CARD, CARD)
ALREADY_GONE = Rule("nightmare-already-gone", (("card", "card"),), CARD, ("N-15",))
INNER_CARD: Final = ("refused-inner-card", ("N-46", "N-48"))
BIT_ASK: Final = "bit"
CARD_ASK: Final = "card"

Candidates = Callable[[NightmareState, NightmareFrame], Iterable[Option]]
"""Lists everything that somebody might try to choose."""

WhyNot = Callable[[Option], Reason | None]
"""Tells why a candidate cannot be chosen; None if it can."""

Forbids = Callable[[NightmareState, NightmareFrame], WhyNot]
"""Finds out what in a position forbids candidates."""


def forbids_nothing(state: NightmareState, frame: NightmareFrame) -> WhyNot:
    """Every candidate can be chosen."""
    return lambda option: None


class Refuses:
    """An op that can tell, while its question is open, what cannot be chosen and what forbids it."""

    __slots__ = ()

    def refused(self, state: NightmareState) -> list[Forbidden]:
        raise NotImplementedError


class Chooses(Refuses):
    """An op that lets the acting player choose, and acts on the choice.

    kind        which question it is
    rule        the rule that raises it; its arguments are the actor and the card
    candidates  what could be tried
    forbids     what forbids candidates
    then        what a choice does
    otherwise   what happens if there is nothing to choose
    first       what happens instead of the question, such as when the number is 0; None if it is asked
    unlikely    what nobody would regard as a choice, each with the reason against it
    """

    __slots__ = ("candidates", "first", "forbids", "kind", "otherwise", "rule", "then", "unlikely")

    def __init__(
        self,
        kind: str,
        rule: Rule,
        candidates: Candidates,
        forbids: Forbids,
        *,
        then: Callable[[NightmareState, NightmareFrame, Option], Outcome],
        otherwise: Callable[[NightmareState, NightmareFrame], Outcome],
        first: Callable[[NightmareState, NightmareFrame], Outcome | None] | None = None,
        unlikely: Callable[[NightmareState, NightmareFrame], list[tuple[Option, Reason | None]]] | None = None,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.candidates = candidates
        self.forbids = forbids
        self.then = then
        self.otherwise = otherwise
        self.first = first
        self.unlikely = unlikely

    def __call__(self, state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
        if answer is not None:
            return self.then(state, frame, answer)
        instead = self.first(state, frame) if self.first is not None else None
        if instead is not None:
            return instead
        options, rulings = self._sorted(state, frame)
        if not options:
            instead_rule, args, after = self.otherwise(state, frame)
            return instead_rule.resting_on(*sorted(rulings)) if rulings else instead_rule, args, after
        rule = self.rule.resting_on(*sorted(rulings)) if rulings else self.rule
        return rule, (frame.actor, frame.source), asking(state, new_ask(frame.actor, self.kind, (frame.source,), options))

    def _sorted(self, state: NightmareState, frame: NightmareFrame) -> tuple[tuple[Option, ...], set[str]]:
        """The options, and the rulings that the refusals of the other candidates rest on."""
        candidates = self.candidates(state, frame)
        if self.forbids is forbids_nothing:
            return tuple(candidates), set()
        options: list[Option] = []
        rulings: set[str] = set()
        why_not = self.forbids(state, frame)
        for option in candidates:
            why = why_not(option)
            if why is None:
                options.append(option)
            else:
                rulings.update(why[1])
        return tuple(options), rulings

    def refused(self, state: NightmareState) -> list[Forbidden]:
        """The refusals at the open question."""
        frame = state.frames[-1]
        why_not = self.forbids(state, frame)
        found = [(option, why_not(option)) for option in self.candidates(state, frame)]
        found += self.unlikely(state, frame) if self.unlikely is not None else []
        return [
            Forbidden(frame.actor, option, refusal(state, frame, option, why), why[0] not in NEARLY_ALL)
            for option, why in found
            if why is not None
        ]


def every_bit(state: NightmareState, frame: NightmareFrame) -> list[Option]:
    """Every bit in the program as a candidate, on inner cards too (N-48)."""
    options: list[Option] = []
    for here in instructions(state.board):
        if here.bits:
            options += _bits_on(here.card, len(here.bits))
    return options


@cache
def _bits_on(card: str, count: int) -> tuple[Option, ...]:
    """The ways to choose a bit on a card."""
    return tuple(("bit", card, place) for place in range(count))


def every_card(state: NightmareState, frame: NightmareFrame) -> list[Option]:
    """Every card in the program as a candidate, the inner cards too."""
    return [_card(here.card) for here in instructions(state.board)]


@cache
def _card(card: str) -> Option:
    return ("card", card)


def not_inner(state: NightmareState, frame: NightmareFrame) -> WhyNot:
    """A card beside another cannot be reached: nothing replaces it, and no new bit comes there (N-48)."""
    inner = frozenset(here.card for entry in state.board.beside for here in entry.cards)
    return lambda option: INNER_CARD if option[1] in inner else None


def refusal(state: NightmareState, frame: NightmareFrame, option: Option, reason: Reason) -> Refusal:
    """The reason in full, about the option's first operand, with the place that forbids it: the card being performed."""
    id, rulings = reason
    about = option[1] if len(option) > 1 else frame.source
    kind = "seat" if isinstance(about, int) else "card"
    return Refusal(id, ((kind, kind),), (about,), state.setup.card_citation(frame.code), rulings)


def with_todo(frame: NightmareFrame, todo: Todo, pc: int) -> NightmareFrame:
    """The frame with what has been chosen so far, and op `pc` next."""
    return at_with_env(frame, pc, _with_todo(frame.env, todo))


def with_bits_chosen(frame: NightmareFrame, bits: Iterable[Bit], pc: int) -> NightmareFrame:
    """The frame with the bits that have been chosen so far, and op `pc` next."""
    return with_todo(frame, tuple(each for bit in bits for each in bit), pc)


_with_todo = replacer(Env, "todo")
