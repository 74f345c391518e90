"""The subjects of “Why?”, and variants of a start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pnrules.kernel.facets.files import Files
from pnrules.kernel.found import UNKNOWN
from pnrules.kernel.game import Facet, Setup
from pnrules.kernel.state import AnyState
from pnrules.kernel.subjects import Fact, Subject, Value, described, values


class Exploring(Facet):
    """What can be asked about a play. By default, why points and facts are as they are."""

    def askable(self, setup: Setup) -> tuple[Subject, ...]:
        """The subjects, each with the way to its value on the board, in the order in which they are offered.

        The board in the browser follows the same ways. For a game without any it is sent the values of `subjects`.
        """
        return ()

    def subjects(self, state: AnyState) -> dict[str, Value]:
        """The values of all subjects: by name, and by seat or card if there are several.

        `Play.why` and `Play.compare` use them, and the board offers the same. By default those that the game describes
        (`askable`), or points and facts if it describes none.
        """
        if described := self.askable(state.setup):
            return values(state, described)
        game = state.setup.game
        return {"points": dict(enumerate(game.points(state), 1)), **Files.of(game).facts(state)}

    def under(self, start: AnyState, setup: Setup) -> AnyState:
        """The same start under another set-up, without what the other edition does not have."""
        return start._replace(setup=setup)

    def removable(self, start: AnyState) -> tuple[str, ...]:
        """The cards that the start can do without (`start_without`)."""
        return ()

    def start_without(self, start: AnyState, card: str) -> AnyState:
        """The start without one of its removable cards; the game decides what that means for the rest of the table."""
        raise NotImplementedError


def subject(state: AnyState, fact: Fact) -> Any:
    """The value of one subject; UNKNOWN if the position has no such thing, such as bits on a card outside the program."""
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
