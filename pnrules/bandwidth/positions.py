"""A position of Battle for Bandwidth, built in Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pnrules.bandwidth.game import GAME
from pnrules.bandwidth.table.state import BandwidthState
from pnrules.kernel import positions
from pnrules.kernel.forms.validation import Json


class Player(NamedTuple):
    """A player: a name (P1, P2 … by default), points, the cards in hand."""

    name: str | None = None
    points: int = 0
    hand: Sequence[str] = ()


def position(
    program: Sequence[Sequence[str | None]] | None,
    players: Sequence[Player],
    *,
    function: str | None = None,
    token: int = 1,
    first: int = 1,
    turn: int | None = None,
    actions: int | None = None,
    discards: Sequence[str] | None = None,
    pile: Sequence[str] | None = None,
    cards: str | Json | None = None,
    rulings: Mapping[str, str] | None = None,
) -> BandwidthState:
    """A position in a player's turn: `pnrules.Play(position(…))` is a play from there.

    program   its rows, each of one to three places, with None for a gap; None for the game before the deal
    function  the card in the function
    token     who has the Token
    first     who has Terminal 1
    turn      whose turn it is; by default that of Terminal 1
    actions   how many actions are left in it; by default all
    discards  the discard pile, the latest last
    pile      the cards still to come; by default all that lie nowhere else
    cards     the deck: the name of one that comes with pnrules, or the data of your own

    Raises BadInput with every problem, each at its place in the scenario's data.
    """
    in_turn = {} if program is None else {"token": token, "first": first, "turn": turn, "actions": actions}
    laid = positions.given(players, program=program, function=function, discards=discards, pile=pile, cards=cards, **in_turn)
    return positions.position(GAME, laid, next(iter(GAME.works)), GAME.versions[0], rulings)
