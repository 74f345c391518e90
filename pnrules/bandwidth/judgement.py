"""How Battle for Bandwidth is judged: what other hands may hold, and what a position is worth."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from pnrules.bandwidth.procedures import ABOUT_TO_RUN, ACT, NEXT_FIRST, ROUND
from pnrules.bandwidth.table.board import every_copy
from pnrules.bandwidth.table.rows import cards_in
from pnrules.bandwidth.table.state import BandwidthState
from pnrules.kernel.facets.players import Judgement, dealt


class BandwidthJudgement(Judgement):
    """Points are what counts; compared with them, a hand is worth little."""

    strength = 800
    horizon = 0
    decisive = 1.2

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

    def standing(self, state: BandwidthState) -> tuple[float, ...]:
        """Between runs, the points after the next one if nobody acted any more; during a run, the current points."""
        if state.ask is not None and state.board.run is None and state.frames[0].next_op == (ROUND, ACT):
            return _once_it_ran(state).board.points
        return state.board.points


def _once_it_ran(state: BandwidthState) -> BandwidthState:
    """The end of the round, if the program ran now."""
    code = state.setup.code
    state = state._replace(frames=(ABOUT_TO_RUN,), ask=None)
    while state.frames and state.frames[-1].next_op != (ROUND, NEXT_FIRST):
        frame = state.frames[-1]
        state = code[frame.code][frame.pc](state, frame, None)[2]
    return state


JUDGEMENT = BandwidthJudgement()
