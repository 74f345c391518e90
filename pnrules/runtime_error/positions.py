"""A position of Runtime Error, built in Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pnrules.kernel import positions
from pnrules.runtime_error.game import GAME
from pnrules.runtime_error.rulebook.register import EDITION
from pnrules.runtime_error.table.board import Statement
from pnrules.runtime_error.table.state import RuntimeErrorState


class Player(NamedTuple):
    """A player: a name (P1, P2 … by default), the statements laid out, the oldest first, and the cards in hand."""

    name: str | None = None
    statements: Sequence[Statement] = ()
    hand: Sequence[str] = ()


def position(
    players: Sequence[Player],
    *,
    turn: int = 1,
    discards: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    deal: bool | None = None,
    rulings: Mapping[str, str] | None = None,
) -> RuntimeErrorState:
    """A position at the beginning of a turn: `pnrules.Play(position(…))` is a play from there.

    discards  the discard pile, its top last
    deck      the cards still to come; by default all that lie nowhere else. If given, the game is played without the others
    deal      whether five more cards are dealt to each player first; by default only if no card is placed anywhere

    Raises BadInput with every problem, each at its place in the scenario's data.
    """
    laid = positions.given(players, turn=turn, discards=discards, deck=deck, deal=deal)
    return positions.position(GAME, laid, EDITION, GAME.versions[0], rulings)


__all__ = ["Player", "Statement", "position"]
