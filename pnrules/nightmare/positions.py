"""A position of Programmer's Nightmare, built in Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pnrules.kernel import positions
from pnrules.nightmare.cards import EDITIONS
from pnrules.nightmare.flow.new_deal import START_POINTS
from pnrules.nightmare.game import GAME
from pnrules.nightmare.table.state import NightmareState


class Card(NamedTuple):
    """A card of the program, with what lies on it.

    card     its printed name, such as `BUG`; or a particular copy, such as `BUG#2`
    bits     the seats whose bits lie on it, in the order in which they act
    changes  for each number that the edition prints, the sum of its counters
    link     GOTO: the card that it is locked to; "gone" if that has left
    used     SUBROUTINE: it has been activated before
    inner    the cards that lie beside it; None where none have been dealt
    down     the seat that has placed it face down
    """

    card: str
    bits: Sequence[int] = ()
    changes: Sequence[int] = ()
    link: str | None = None
    used: bool = False
    inner: Sequence[Card | str] | None = None
    down: int | None = None


class Player(NamedTuple):
    """A player: a name (P1, P2 … by default), points, the cards in hand; bits still to be placed (version 1); SKIPs; how many
    cards each running DEFEND still lasts."""

    name: str | None = None
    points: int = START_POINTS
    hand: Sequence[str] = ()
    bits: int = 0
    skips: int = 0
    defences: Sequence[int] = ()


def position(
    row: Sequence[Card | str],
    players: Sequence[Player],
    *,
    pc: str | int = 0,
    towards: str = "tail",
    turn: int = 1,
    discards: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    edition: str = EDITIONS[0],
    version: int = GAME.versions[0],
    rulings: Mapping[str, str] | None = None,
) -> NightmareState:
    """A position at the beginning of a turn: `pnrules.Play(position(…))` is a play from there.

    row       the program from head to tail; if it is empty, it is dealt first
    pc        the card at which the program counter stands, or its place, from 0
    towards   the end that it moves towards, "head" or "tail"
    discards  the discard pile, the latest last
    deck      the cards still to come; by default all that lie nowhere else

    Raises BadInput with every problem, each at its place in the scenario's data.
    """
    program = {"row": positions.said(list(row)), "pc": pc, "towards": towards} if row else None
    laid = positions.given(players, turn=turn, discards=discards, deck=deck, program=program)
    return positions.position(GAME, laid, edition, version, rulings)
