"""How Battle for Bandwidth is judged: what may be in other hands, and what a position may be worth."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from pnrules.bandwidth.table.board import every_copy
from pnrules.bandwidth.table.rows import cards_in
from pnrules.bandwidth.table.state import BandwidthState
from pnrules.kernel.judgement import Judgement, dealt


class BandwidthJudgement(Judgement):
    """Points are what counts; a hand is not worth much beside them."""

    strength = 200
    horizon = 8
    decisive = 1.5

    def supposed(self, view: BandwidthState, seat: int, draw: Random) -> BandwidthState:
        """The cards that the seat does not see, dealt to the hands that it does not see; the rest is the pile."""
        board = view.board
        table = board.table
        seen = {card for row in board.rows for card in cards_in(row)} | {board.function, *table.discards}
        hands = cast("tuple[Any, ...]", table.hands)
        for hand in hands:
            if not isinstance(hand, int):
                seen.update(hand)
        hidden = dealt((card for card in every_copy(board.cards) if card not in seen), draw)
        full = tuple([tuple([hidden.pop() for _ in range(hand)]) if isinstance(hand, int) else hand for hand in hands])
        return view._replace(board=board._replace(table=table._replace(hands=full, pile=tuple(sorted(hidden)))))


JUDGEMENT = BandwidthJudgement()
