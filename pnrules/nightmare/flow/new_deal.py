"""Version 1: a new deal, at the start of a game and whenever it is stuck (N-22, N-63)."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.state import NOBODY, Frame, next_state
from pnrules.nightmare.cards import DEALT_DECK
from pnrules.nightmare.procedures import DEALING
from pnrules.nightmare.table.board import FORWARD, Board, Env, Run, seats_in
from pnrules.nightmare.table.state import NightmareState

START_POINTS: Final = 10
BITS: Final = 20  # N-05

DEALT_CARDS: Final = {2: 14, 3: 18, 4: 18, 5: 18, 6: 21}
"""By the number of players: how many cards are dealt in the ring."""

BITS_EACH: Final = {2: 6, 3: 5, 4: 4, 5: 3, 6: 3}
"""By the number of players: how many bits each has to place."""

DEAL_RING, DEAL_HANDS, TURN_UP = range(3)
"""Ops of DEALING."""


def deals_anew(state: NightmareState, board: Board) -> NightmareState:
    """All cards are shuffled and dealt again. Points stay, and who is out stays out, unless N-22 has another answer;
    SKIP tokens and DEFENDs stay; cards and bits are as the table has it for those who are still in (N-63)."""
    players = seats_in(board)
    points = board.points
    if state.setup.ruling("N-22") == "points-back":
        points = tuple(START_POINTS if seat in players else 0 for seat in range(1, len(points) + 1))
    table = board.table._replace(
        turn=players[0],
        deck=DEALT_DECK,
        discards=(),
        supply=(BITS,) * len(points),
        to_place=(),
    )
    dealt = Board((), 0, FORWARD, points, board.out, Run(), table)
    return next_state(state, dealt, (Frame(DEALING, DEAL_RING, None, NOBODY, Env()),), None, None)
