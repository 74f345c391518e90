"""A game's part in its files."""

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
    """The contents of a game's files. Without this facet, scenarios can only expect points.

    deck      the member of a scenario that names the deck; None if the cards are the game's own
    notation  how a position is written in one line
    forbids   for problems of scenarios that come from a rule: message id -> place of the rule in the rulebook
    expected  the facts that a scenario may expect of a position besides points, with the kind of each (see `scenario`)
    """

    deck: str | None = None
    expected: Mapping[str, str] = {}
    notation: AnyNotation = PLAIN
    forbids: Mapping[str, str] = {}

    def facts(self, state: AnyState) -> dict[str, PlainData]:
        """What scenarios may expect of a position besides points, such as where the program counter stands: see `expected`.

        By default the fields of the board with these names: by seat if the fact is; for a number, the size of a pile.
        """
        return {name: _fact(getattr(state.board, name), kind) for name, kind in self.expected.items()}

    def meant(self, name: object, known: Iterable[Any]) -> tuple[str, ...]:
        """The cards among `known` that an unknown name may have meant."""
        return meant(name, known)

    def aliases(self, state: AnyState) -> Mapping[str, str]:
        """The cards that lie on the table under another name than in a scenario, such as those that are face down: that name ->
        the card."""
        return {}

    def check_state(self, state: AnyState, place: JsonPath) -> None:
        """Report everything in a state from outside, read at `place`, that no play of this game could have reached."""

    def asked(self, state: AnyState) -> AnyState:
        """The state with the question that the rules ask there. Only for a state whose open question has been removed."""
        return step(state).after

    def is_beginning(self, state: AnyState) -> bool:
        """Whether a scenario could begin like this: nothing is in mid-effect, and no routine has done anything yet."""
        return state.ask is None and len(state.frames) == 1 and state.frames[0].pc == 0

    def draws_matter(self, setup: Setup, steps: Sequence[Step]) -> bool:
        """Whether fixed draws matter in a play even if they are never made: since they are in order, or foreseen."""
        return False

    def is_deck(self, data: object) -> bool:
        """Whether JSON data is meant as a deck, rather than a scenario or a save."""
        return False

    def check_deck(self, data: object) -> None:
        """Raises BadInput, with every problem, for an invalid deck."""
        raise NotImplementedError


def _fact(value: Any, kind: str) -> Any:
    """A field of a board as a fact of this kind."""
    if kind.endswith(" by seat"):
        return {str(seat): jsonable(each) for seat, each in enumerate(value, 1)}
    return len(value) if kind == "number" and isinstance(value, tuple) else jsonable(value)
