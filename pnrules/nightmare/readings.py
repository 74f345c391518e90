"""How a game reads the rules: what its edition and its rulings come to, decided once at set-up.

An edition may say it one way and a ruling another; whoever needs to know asks here, so that no rule is decided twice.
"""

from __future__ import annotations

from typing import NamedTuple

from pnrules.kernel.game import Setup


class Reading(NamedTuple):
    """One way to read the rules of Programmer's Nightmare.

    opened_by_reaching   breaks open when the program counter reaches a card a second time (3.1), not when a card that was
                         executed comes up again (3.0); N-34
    break_before_bits    breaks are made before a bit's turn (3.0), not only where nothing is executed (3.1); N-27
    from_the_source      a copied "previous", "next" and "this" count from the card copied from; N-01
    floor_for_counters   a -1 that would take a number below 0 is not placed (3.0), or lies there all the same (3.1); N-58
    endless_supply       bits never run out; N-05
    """

    opened_by_reaching: bool
    break_before_bits: bool
    from_the_source: bool
    floor_for_counters: bool
    endless_supply: bool


def reading(setup: Setup) -> Reading:
    """What the set-up's edition and rulings come to."""
    later = setup.edition == "3.1"
    return Reading(
        opened_by_reaching=later and setup.ruling("N-34") == "default",
        break_before_bits=not later or setup.ruling("N-27") == "before-next",
        from_the_source=setup.ruling("N-01") == "copied",
        floor_for_counters=not later,
        endless_supply=setup.ruling("N-05") == "unlimited",
    )
