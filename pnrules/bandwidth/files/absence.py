"""Battle for Bandwidth without a card: what would the same play have been without it?

The card is among the discards from the start, like a card that a scenario's pile leaves out; it comes in when the discards become
the pile (B-01). In the program it leaves a gap.
"""

from __future__ import annotations

from pnrules.bandwidth.procedures import DEALT, SETTING_UP
from pnrules.bandwidth.table.state import BandwidthState


def removable(start: BandwidthState) -> tuple[str, ...]:
    """The cards that a start can do without: before the deal, only what the deal can spare."""
    board = start.board
    if len(start.frames) != 1 or start.ask is not None or board.run is not None:
        return ()  # in mid-effect, the card may be being performed
    table = board.table
    to_deal = len(board.points) * DEALT + 1 if start.frames[0].code == SETTING_UP else 0
    lying = tuple(card for row in board.rows for card in row if card is not None)
    function = () if board.function is None else (board.function,)
    pile = table.pile if len(table.pile) > to_deal else ()
    return (*lying, *function, *(card for hand in table.hands for card in hand), *pile)


def start_without(start: BandwidthState, card: str) -> BandwidthState:
    """The start with one card among the discards instead of where it was."""
    board = start.board
    table = board.table
    rows = tuple(tuple(None if here == card else here for here in row) for row in board.rows)
    table = table._replace(
        hands=tuple(tuple(held for held in hand if held != card) for hand in table.hands),
        pile=tuple(other for other in table.pile if other != card),
        discards=(card, *table.discards),
    )
    function = None if board.function == card else board.function
    return start._replace(board=board._replace(rows=rows, function=function, table=table))
