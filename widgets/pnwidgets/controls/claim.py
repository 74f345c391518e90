"""Claims in a notebook: guess the verdict, step through the evidence, and move to where the verdict changes."""

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
    """A board with a claim, and its evidence to step through.

    claim  the claim as sent to the page: `verdict`, `says`, `lines`, `moves` and more (see `pnrules.session.ClaimSession`); can
           be read and observed
    """

    session: ClaimSession

    @property
    def board(self) -> ClaimBoard:
        """The board itself. Kept for notebooks from when a claim was a board among other widgets."""
        return self

    @property
    def verdict(self) -> Any:
        """The verdict on the claim."""
        return self.session.verdict

    def go_on(self) -> None:
        """Make the strategy's next move. If it has none, the board's `notice` says so."""
        self.intend({"do": "claim-move"})

    def __repr__(self) -> str:
        told = self.session.proven.told
        return "\n".join([told["says"][PAGE.lang], *(f"  {line}" for line in told["lines"][PAGE.lang])])


class Evidence(ClaimBoard):
    """A claim to step through. If it is proved, the strategy plays and the learner draws. If it is refuted, the learner plays
    against the draws.

    Raises PnError for a position without a claim to make.
    """

    def __init__(self, position: AnyState) -> None:
        super().__init__(ClaimSession(position, PAGE.lang))

    def claim_from(self, position: AnyState) -> None:
        """Claim from another position. Raises PnError for a position without a claim to make."""
        with self._changing():
            self._set(self.session.claim_from(position))


class Threshold(ClaimBoard):
    """Two numbers that span a family of positions, a table of their verdicts, and the evidence for the chosen one.

    spare, kings  the numbers; can be set, observed and linked. Setting one out of range raises PnError.
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
        """The evidence for the chosen position: this board. Kept for notebooks from when it was a separate widget."""
        return self

    def _on_numbers(self, _change: Bunch) -> None:
        """Choose other numbers. Those out of range change nothing."""
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
        """The table as text: spare cards down, kings across."""
        names = {at: words.text(PAGE.lang, f"claim-{name}") for at, name in self.session.verdicts().items()}
        down, across = ({at[axis] for at in names} for axis in (0, 1))
        rows = [words.text(PAGE.lang, self.session.family.table), "   " + "".join(f"{k:>13}" for k in sorted(across))]
        rows += [f"{s:>3}" + "".join(f"{names[s, k]:>13}" for k in sorted(across)) for s in sorted(down)]
        return "\n".join([*rows, super().__repr__()])


class Guess(PageBoard):
    """A question before the answer: can this turn be made to last for ever?

    guess     `proved` or `refuted`; None before the first guess. Can be set, observed and linked.
    guessing  the question as sent to the page, with the reply to the guess (`verdict`); can be read and observed

    Raises PnError for a position without a claim to make.
    """

    guess = traitlets.Enum(CHOICES, None, allow_none=True)
    session: GuessSession

    def __init__(self, position: AnyState) -> None:
        super().__init__(GuessSession(position, PAGE.lang))
        self.observe(self._on_guess, names="guess")
        self._unfolds()

    def _on_guess(self, change: Bunch) -> None:
        """Take a guess from a cell. A guess cannot be withdrawn: None leaves it as it is."""
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
