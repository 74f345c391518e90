"""Rules as events: what each of them says, and where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from pnrules.kernel.errors import Params

CARD = "the card being performed"
"""The place of a rule that is printed on the card being performed: the citation is then the card's."""

PROVED: Final = "proved"
"""What a rule finds: proof that this can go on for ever."""

STOPPED: Final = "stopped"
"""What a rule finds: it was suspended because it went on for too long; nothing is proved."""


class Rule:
    """One sentence of the rules as an event: what its message says, where it stands, which rulings it rests on.

    id       its message in the catalogue
    params   names and kinds of the event's arguments, in order
    places   edition -> place in the rulebook of that edition, or CARD; `3.0, version 1` if a version has a place of its own
    rulings  the rulings that every event of this kind rests on
    quiet    bookkeeping that a reader may want to skip
    secret   indexes of arguments that are hidden from all seats but those in the first `knowing` arguments
    finds    PROVED or STOPPED for a rule about going on for ever; None for all others
    aside    it only follows from the move before, such as whose turn it is and what is drawn: live play does not pause for
             it
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
        finds: Literal["proved", "stopped"] | None = None,
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
        """The same rule, resting on these rulings as well: one object for each set of them."""
        variant = self._variants.get(("", rulings))
        if variant is None:
            every = tuple(sorted({*self.rulings, *rulings}))
            variant = self._variants["", rulings] = self._with(self.places, every)
        return variant

    def standing_at(self, place: str) -> Rule:
        """The same rule with another place in each rulebook: one object for each place."""
        variant = self._variants.get((place, ()))
        if variant is None:
            variant = self._variants[place, ()] = self._with(dict.fromkeys(self.places, place), self.rulings)
        return variant

    def _with(self, places: Mapping[str, str] | str, rulings: tuple[str, ...]) -> Rule:
        return Rule(self.id, self.params, places, rulings, self.quiet, self.secret, self.knowing, self.finds, self.aside)

    def __repr__(self) -> str:
        return f"Rule({self.id!r})"
