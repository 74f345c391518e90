"""What one may ask of a position, and how the same start would be otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pnrules.kernel.facets.files import Files
from pnrules.kernel.found import UNKNOWN
from pnrules.kernel.game import Facet, Setup
from pnrules.kernel.state import AnyState
from pnrules.kernel.subjects import Fact, Subject, Value, described, values


class Exploring(Facet):
    """What a play of a game can be asked. In one without this: why points and facts are as they are."""

    def askable(self, setup: Setup) -> tuple[Subject, ...]:
        """What one may ask about, and where on the board its value stands, in the order in which it is offered.

        The board in the browser reads the same. Of a game that describes nothing it is told the values: those of `subjects`.
        """
        return ()

    def subjects(self, state: AnyState) -> dict[str, Value]:
        """Everything on the table of which one may ask why it is so: by name, and by seat or card where there are several.

        They are what a position shows: `Play.why` and `Play.compare` go by them, and the board asks about the same. By default
        those that the game describes (`askable`), else points and facts.
        """
        if described := self.askable(state.setup):
            return values(state, described)
        game = state.setup.game
        return {"points": dict(enumerate(game.points(state), 1)), **Files.of(game).facts(state)}

    def under(self, start: AnyState, setup: Setup) -> AnyState:
        """The same start under another set-up: what the other edition does not know is left out."""
        return start._replace(setup=setup)

    def removable(self, start: AnyState) -> tuple[str, ...]:
        """The cards without which the same start can be played (`start_without`)."""
        return ()

    def start_without(self, start: AnyState, card: str) -> AnyState:
        """The start with one of its removable cards absent; the game says what that means for the rest of the table."""
        raise NotImplementedError


def subject(state: AnyState, fact: Fact) -> Any:
    """The value of one subject; UNKNOWN for what the position has not, such as the bits of a card that lies elsewhere."""
    exploring = Exploring.of(state.setup.game)
    if fact and (subjects := exploring.askable(state.setup)):
        return described(state, subjects, fact)
    found: Any = exploring.subjects(state)
    for name in fact:
        if not isinstance(found, dict) or name not in found:
            return UNKNOWN
        found = found[name]
    return found


def every(state: AnyState) -> dict[Fact, Any]:
    """All subjects of a position with their values."""
    return dict(_named(Exploring.of(state.setup.game).subjects(state), ()))


def _named(found: object, fact: Fact) -> Iterator[tuple[Fact, Any]]:
    if isinstance(found, dict):
        for name, each in found.items():
            yield from _named(each, (*fact, name))
    else:
        yield fact, found
