"""Steps: what one op did, and the rule that it followed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from pnrules.kernel.citations import Citation
from pnrules.kernel.rules import CARD as CARD
from pnrules.kernel.rules import PROVED as PROVED
from pnrules.kernel.rules import STOPPED as STOPPED
from pnrules.kernel.rules import Rule as Rule
from pnrules.kernel.speech import speaker
from pnrules.kernel.state import CHANCE, AnyFrame, AnyState, Option, making

if TYPE_CHECKING:
    from pnrules.kernel.game import Setup

Outcome = tuple[Rule, tuple[Any, ...], AnyState]
"""What an op makes: the rule that it followed, that rule's arguments, and the state after."""

Op = Callable[[AnyState, AnyFrame, Option | None], Outcome]
"""One op: state, its innermost frame and the answer in; the rule followed, its arguments and the state after out. Pure."""

Code = Mapping[str, tuple[Op, ...]]
"""Every routine of a game by name: the cards' and the procedures'."""


def cited(rule: Rule, setup: Setup, code: str) -> Citation:
    """Where a rule stands in the edition and version that are played; `code` is the routine that follows it."""
    places = rule.places
    if places is CARD:
        return setup.card_citation(code)
    assert not isinstance(places, str)
    return Citation(setup.work, places.get(f"{setup.edition}, version {setup.version}") or places[setup.edition])


class Step(NamedTuple):
    """One op, done.

    before, after  the states around it
    answer         the option chosen, where the op had asked; else None
    rule           the rule that was followed
    args           the event's arguments, as `rule.params` names them
    """

    before: AnyState
    answer: Option | None
    rule: Rule
    args: tuple[Any, ...]
    after: AnyState

    @property
    def op(self) -> str:
        """The routine and the op of it that ran, such as `COPY 1`."""
        frame = self.before.frames[-1]
        return f"{frame.code} {frame.pc}"

    @property
    def actor(self) -> int | None:
        """The seat that performed the routine, if one did."""
        return self.before.frames[-1].actor or None

    @property
    def citation(self) -> Citation:
        """Where the rule that was followed stands, in the edition that is played."""
        setup = self.before.setup
        return cited(self.rule, setup, self.before.frames[-1].code)

    @property
    def rulings(self) -> tuple[str, ...]:
        """The rulings that this step rests on, in the edition that is played."""
        register = self.before.setup.register
        edition = self.before.setup.edition
        return tuple(r for r in self.rule.rulings if edition in register[r].editions)

    def seen_by(self, seat: int | None) -> tuple[Any, ...]:
        """The event's arguments as a seat sees them: None in place of what is hidden from it. Seat None sees all."""
        if not self.rule.secret or seat is None or seat in self.args[: self.rule.knowing]:
            return self.args
        return tuple(None if i in self.rule.secret else arg for i, arg in enumerate(self.args))

    def answer_seen_by(self, seat: int | None) -> Option | None:
        """The answer as a seat may see it, of another's only the verb; all of it for None. None where nothing was asked."""
        ask, answer = self.before.ask, self.answer
        if ask is None or answer is None:
            return None
        hidden = seat is not None and ask.who != seat and (ask.who != CHANCE or self.seen_by(seat) != self.args)
        return answer[:1] if hidden else answer

    def words(self, lang: str = "en", seat: int | None = None) -> str:
        """What happened, as a sentence, as `seat` may know it; seat None knows all."""
        return speaker().event(self, lang, seat)

    def __str__(self) -> str:
        return f"{self.words()} [{self.citation}]"


new_step = making(Step)
