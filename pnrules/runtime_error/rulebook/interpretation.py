"""How the rulings on Runtime Error read its rules, decided once at set-up."""

from __future__ import annotations

from typing import NamedTuple

from pnrules.kernel.game import Setup


class Interpretation(NamedTuple):
    """One way to read the rules.

    at_once       the discards become the deck as soon as it is empty, not when a card has to be drawn; R-01
    fixed         a claim is judged by the draws that the scenario fixes, as far as they go; R-06
    unseen        a claim is judged by every card that the claimer cannot see, not by the deck as it is; R-07
    may_decline   a LOOP's new input may be declined; R-09
    """

    at_once: bool
    fixed: bool
    unseen: bool
    may_decline: bool


def interpretation(setup: Setup) -> Interpretation:
    """What the rulings of the set-up mean."""
    return Interpretation(
        at_once=setup.ruling("R-01") == "at-once",
        fixed=setup.ruling("R-06") == "fixed",
        unseen=setup.ruling("R-07") == "unseen",
        may_decline=setup.ruling("R-09") == "declined",
    )
