"""How a game reads the rules: what its number of players and its rulings mean, decided once at set-up."""

from __future__ import annotations

from typing import Final, NamedTuple

from pnrules.kernel.game import Setup

WINNING_POINTS: Final = {2: 15, 3: 12, 4: 9, 5: 7, 6: 6}
"""By the number of players (BfB, Winning the Game)."""


class Interpretation(NamedTuple):
    """One way to read the rules of Battle for Bandwidth.

    goal               how many points win
    shuffles           the discards become the pile when it is empty; B-01
    lost_goto_ends     a GOTO to a row that does not exist ends the run; B-03
    may_stop           a player may forgo actions; B-06
    thief_chooses      Cut and Paste: its player sees the hand and chooses; B-07
    firewall_answered  a Firewall may be answered by a Firewall; B-08
    """

    goal: int
    shuffles: bool
    lost_goto_ends: bool
    may_stop: bool
    thief_chooses: bool
    firewall_answered: bool


def goal(players: int) -> int:
    """How many points win, by the number of players. A file may list too few or too many, which is reported elsewhere; here they
    count as the nearest valid number."""
    return WINNING_POINTS[min(max(players, min(WINNING_POINTS)), max(WINNING_POINTS))]


def interpretation(setup: Setup) -> Interpretation:
    """The interpretation of the set-up."""
    return Interpretation(
        goal=goal(len(setup.players)),
        shuffles=setup.ruling("B-01") == "default",
        lost_goto_ends=setup.ruling("B-03") == "default",
        may_stop=setup.ruling("B-06") == "default",
        thief_chooses=setup.ruling("B-07") == "default",
        firewall_answered=setup.ruling("B-08") == "default",
    )
