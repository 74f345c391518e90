"""Claims in a notebook: what they come to, guessed, gone through, and moved to where the verdict turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets
from traitlets.utils.bunch import Bunch

from pnrules import Play, words
from pnrules.kernel.errors import PnError
from pnrules.kernel.state import AnyState
from pnrules.pages import opening
from pnrules.session import ClaimSession, GuessSession, ThresholdSession
from pnrules.session.guess import CHOICES
from pnrules.wire.traits import Traits
from pnwidgets.controls.common import PageBoard
from pnwidgets.language import PAGE


class ClaimBoard(PageBoard):
    """A board with a claim on it, and the evidence to go through.

    claim  the claim as the page has it: `verdict`, `says`, `lines`, `moves` and more (see `pnrules.session.ClaimSession`); to be
           read and observed
    """

    session: ClaimSession

    @property
    def board(self) -> ClaimBoard:
        """The board: itself. A claim was once a board among other widgets, and notebooks know it so."""
        return self

    @property
    def verdict(self) -> Any:
        """What the claim came to."""
        return self.session.verdict

    def go_on(self) -> None:
        """The strategy's next move. Where it has none, the board's `notice` says so."""
        self.intend({"do": "claim-move"})

    def __repr__(self) -> str:
        told = self.session.proven.told
        return "\n".join([told["says"][PAGE.lang], *(f"  {line}" for line in told["lines"][PAGE.lang])])


class Evidence(ClaimBoard):
    """A claim to step through. Proved: the strategy plays, and the learner draws. Refuted: the learner plays against the draws.

    Raises PnError for a position from which nothing can be claimed.
    """

    def __init__(self, position: AnyState) -> None:
        super().__init__(ClaimSession(position, PAGE.lang))

    def claim_from(self, position: AnyState) -> None:
        """Another position to claim from. Raises PnError for one from which nothing can be claimed."""
        with self._changing():
            self._set(self.session.claim_from(position))


class Threshold(ClaimBoard):
    """Two numbers over a family of positions, a table of all their verdicts, and the evidence of the one that is chosen.

    spare, kings  the numbers; to be set, observed and linked. Setting one that there is not raises PnError.
    """

    spare = traitlets.Int(0)
    kings = traitlets.Int(0)
    session: ThresholdSession

    def __init__(self, family: Callable[[int, int], Play] | None = None) -> None:
        super().__init__(opening.threshold(family, PAGE.lang))
        self.observe(self._on_numbers, names=["spare", "kings"])
        self._unfolds()

    @property
    def evidence(self) -> Threshold:
        """The evidence of the position chosen: this board. It was once a widget of its own, and notebooks know it so."""
        return self

    def _on_numbers(self, _change: Bunch) -> None:
        """Other numbers. Those that there are not leave all as it was."""
        if (self.spare, self.kings) == self.session.at:
            return
        try:
            with self._changing():
                self._set(self.session.choose(self.spare, self.kings))
        except PnError:
            self._set({})
            raise

    def _set(self, traits: Traits) -> None:
        with self.hold_trait_notifications():
            super()._set(traits)
            self.spare, self.kings = self.session.at

    def __repr__(self) -> str:
        """The table in letters: spare cards downward, kings across."""
        names = {at: words.text(PAGE.lang, f"claim-{name}") for at, name in self.session.verdicts().items()}
        down, across = ({at[axis] for at in names} for axis in (0, 1))
        rows = [words.text(PAGE.lang, self.session.family.table), "   " + "".join(f"{k:>13}" for k in sorted(across))]
        rows += [f"{s:>3}" + "".join(f"{names[s, k]:>13}" for k in sorted(across)) for s in sorted(down)]
        return "\n".join([*rows, super().__repr__()])


class Guess(PageBoard):
    """A question before the answer: can this turn be made to last for ever?

    guess     `proved` or `refuted`; None before the first guess. To be set, observed and linked.
    guessing  the question as the page has it, with what the guess came to (`verdict`); to be read and observed

    Raises PnError for a position from which nothing can be claimed.
    """

    guess = traitlets.Enum(CHOICES, None, allow_none=True)
    session: GuessSession

    def __init__(self, position: AnyState) -> None:
        super().__init__(GuessSession(position, PAGE.lang))
        self.observe(self._on_guess, names="guess")
        self._unfolds()

    def _on_guess(self, change: Bunch) -> None:
        """A guess from a cell. It is not taken back: no guess at all leaves the one before."""
        if change["new"] is None:
            self.guess = self.session.guess
        elif change["new"] != self.session.guess:
            self.intend({"do": "guess-say", "choice": CHOICES.index(change["new"])})

    def _set(self, traits: Traits) -> None:
        with self.hold_trait_notifications():
            super()._set(traits)
            self.guess = self.session.guess

    def __repr__(self) -> str:
        said = (words.text(PAGE.lang, f"claim-guess-{choice}") for choice in CHOICES)
        return "\n".join([words.text(PAGE.lang, "claim-guess"), *(f"  ( ) {each}" for each in said)])
