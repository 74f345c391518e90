"""Steps: what one op did, and the rule that it followed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import Params
from pnrules.kernel.speech import speaker
from pnrules.kernel.state import CHANCE, AnyState, Option, making

if TYPE_CHECKING:
    from pnrules.kernel.game import Setup

CARD = "the card being performed"
"""A rule's place when it is the card itself that says so: the citation is then the card's."""

PROVED = "proved"
"""What a rule finds: this can go on for ever, and that is proved."""

STOPPED = "stopped"
"""What a rule finds: it has gone on for so long that it is left there; nothing is proved."""


class Rule:
    """One sentence of the rules as an event: what its message says, where it stands, which rulings it rests on.

    id       the message that says it to a person
    params   names and kinds of the event's arguments, in order
    places   edition -> place in that edition's rulebook, or CARD; `3.0, version 1` where a version has a place of its own
    rulings  the rulings that every event of this kind rests on
    quiet    bookkeeping that a reader may want to step over
    secret   positions of arguments that only some seats may see: those in the first `knowing` arguments
    finds    what it says of going on for ever: PROVED or STOPPED; None for nearly every rule, which says nothing of it
    aside    it follows from the move before, as whose turn it is and what is drawn: where play is shown as it happens, nobody is
             kept waiting for it
    """

    __slots__ = ("_variants", "aside", "finds", "id", "knowing", "params", "places", "quiet", "rulings", "secret")

    def __init__(
        self,
        id: str,
        params: Params,
        places: Mapping[str, str] | str,
        rulings: tuple[str, ...] = (),
        quiet: bool = False,
        secret: tuple[int, ...] = (),
        knowing: int = 1,
        finds: str | None = None,
        aside: bool = False,
    ) -> None:
        self.id = id
        self.params = params
        self.places = places
        self.rulings = rulings
        self.quiet = quiet
        self.secret = secret
        self.knowing = knowing
        self.finds = finds
        self.aside = aside
        self._variants: dict[tuple[str, tuple[str, ...]], Rule] = {}

    def resting_on(self, *rulings: str) -> Rule:
        """The same rule where these rulings matter too: one object for each set of them."""
        variant = self._variants.get(("", rulings))
        if variant is None:
            every = tuple(sorted({*self.rulings, *rulings}))
            variant = self._variants["", rulings] = self._with(self.places, every)
        return variant

    def standing_at(self, place: str) -> Rule:
        """The same rule where another place of each rulebook makes it be followed: one object for each place."""
        variant = self._variants.get((place, ()))
        if variant is None:
            variant = self._variants[place, ()] = self._with(dict.fromkeys(self.places, place), self.rulings)
        return variant

    def _with(self, places: Mapping[str, str] | str, rulings: tuple[str, ...]) -> Rule:
        return Rule(self.id, self.params, places, rulings, self.quiet, self.secret, self.knowing, self.finds, self.aside)

    def __repr__(self) -> str:
        return f"Rule({self.id!r})"


Outcome = tuple[Rule, tuple[Any, ...], AnyState]
"""What an op makes: the rule that it followed, that rule's arguments, and the state after."""


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
