"""Who plays on a board, and through whose eyes it is seen when several persons share the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pnrules.kernel.state import NOBODY, AnyState
from pnrules.session.seated import PERSON, Seated, hides, persons


class Company(NamedTuple):
    """Who plays.

    who      a person or an opponent for each seat; empty if one reader chooses for everyone
    passing  whether the screen is passed on: it shows one person's cards, and nobody's until the next one confirms
    seed     of the opponents: the same seed gives the same choices
    """

    who: tuple[Seated, ...] = ()
    passing: bool = False
    seed: int = 1

    def persons(self, state: AnyState) -> Sequence[int]:
        """The seats of the persons at this screen."""
        return persons(self.who) if self.who else range(1, len(state.setup.players) + 1)

    def opponent(self, state: AnyState) -> tuple[int, Seated] | None:
        """The opponent who has to choose, and its seat; None if it is nobody's turn, or a person's."""
        who = state.ask.who if state.ask is not None else None
        if not isinstance(who, int) or not 1 <= who <= len(self.who) or self.who[who - 1].name == PERSON:
            return None
        return who, self.who[who - 1]

    def first_eyes(self) -> int | None:
        """The eyes at the beginning of a game: those of the only person among opponents, otherwise the whole table's."""
        alone = persons(self.who)
        return alone[0] if len(alone) == 1 else None

    def eyes(self, state: AnyState, now: int | None) -> int | None:
        """Through whose eyes to show the board at this point; `now`: through whose it is shown.

        If the screen is passed on, another person's question covers every hand (NOBODY) until that person confirms. While others
        choose, nothing changes; once the game is over, everything may be seen.
        """
        if not self.passing:
            return now
        if state.over:
            return None
        who = state.ask.who if state.ask is not None else None
        if isinstance(who, int) and who in self.persons(state):
            return who if who == now or not hides(state) else NOBODY
        return NOBODY if now is None else now

    def hand_to(self, state: AnyState, now: int | None) -> int | None:
        """To whom the screen has to be handed; None if nothing is covered, or nobody is asked."""
        if not self.passing or now != NOBODY or state.ask is None or not isinstance(state.ask.who, int):
            return None
        return state.ask.who if state.ask.who in self.persons(state) else None
