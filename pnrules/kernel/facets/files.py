"""What files may say of a game, and what they may not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pnrules.kernel.forms.validation import JsonPath, meant
from pnrules.kernel.game import Facet, Setup
from pnrules.kernel.machine import step
from pnrules.kernel.notation import PLAIN, AnyNotation
from pnrules.kernel.patches import PlainData, jsonable
from pnrules.kernel.state import AnyState
from pnrules.kernel.steps import Step


class Files(Facet):
    """What stands in the files of a game. In those of one without this, scenarios expect points alone.

    deck      the member of a scenario that names the deck which is played with; None where the cards are the game's own
    notation  how a position is written in one line
    forbids   the problems of scenarios that a rule is behind, by their messages' ids: the place in the rulebook that has the rule
    expected  the facts that a scenario may expect of a position besides points, and what each is (see `scenario`)
    """

    deck: str | None = None
    expected: Mapping[str, str] = {}
    notation: AnyNotation = PLAIN
    forbids: Mapping[str, str] = {}

    def facts(self, state: AnyState) -> dict[str, PlainData]:
        """What scenarios may expect of a position besides points, such as where the program counter stands: see `expected`.

        By default the board's fields of these names: by seat, where the fact is; of a pile that is a number, how many cards.
        """
        return {name: _fact(getattr(state.board, name), kind) for name, kind in self.expected.items()}

    def meant(self, name: object, known: Iterable[Any]) -> tuple[str, ...]:
        """The cards among `known` that somebody may have meant who wrote a name that none has."""
        return meant(name, known)

    def check_state(self, state: AnyState, place: JsonPath) -> None:
        """Note everything about a state from outside, read at `place`, that no play of this game could have made."""

    def asked(self, state: AnyState) -> AnyState:
        """The state with the question that the rules ask in it. Only for one in which something is asked, given without it."""
        return step(state).after

    def is_beginning(self, state: AnyState) -> bool:
        """Whether a scenario could begin so: nothing is in mid-effect, and no routine has done anything yet."""
        return state.ask is None and len(state.frames) == 1 and state.frames[0].pc == 0

    def draws_matter(self, setup: Setup, steps: Sequence[Step]) -> bool:
        """Whether draws that a scenario fixes matter in a play though they are not made: they lie in order, or are foreseen."""
        return False

    def is_deck(self, data: object) -> bool:
        """Whether JSON data mean to be a deck to play with, and no scenario or save."""
        return False

    def check_deck(self, data: object) -> None:
        """Raises BadInput, with every problem, for a deck that cannot be played with."""
        raise NotImplementedError


def _fact(value: Any, kind: str) -> Any:
    """A field of a board as a fact of some kind."""
    if kind.endswith(" by seat"):
        return {str(seat): jsonable(each) for seat, each in enumerate(value, 1)}
    return len(value) if kind == "number" and isinstance(value, tuple) else jsonable(value)
