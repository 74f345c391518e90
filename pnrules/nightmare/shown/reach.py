"""What cards reach from their places: which ones a COPY or a FUTURE would perform, which one a GOTO leads to.

The cards' own ops determine it (`op.reach`), by the current numbers and direction, exactly as when they are executed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from pnrules.kernel.copies import KIND
from pnrules.kernel.state import NOBODY, new_frame
from pnrules.nightmare.cards import CARDS, EDITIONS
from pnrules.nightmare.table.board import Beside, Instruction, instructions, new_env
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

if TYPE_CHECKING:
    from pnrules.kernel.game import Setup

Reach = Callable[[NightmareState, NightmareFrame], tuple[str, ...]]


def _reaching(edition: str) -> dict[str, Reach]:
    """The kinds of card whose first op can tell what it reaches; FLOATER cannot, since it moves first."""
    first = {card.name: card.does[edition][0] for card in CARDS.values() if card.does[edition]}
    return {name: op.reach for name, op in first.items() if hasattr(op, "reach")}


REACHING: Final[Mapping[str, Mapping[str, Reach]]] = {edition: _reaching(edition) for edition in EDITIONS}


def reach(state: NightmareState) -> Mapping[str, tuple[str, ...]]:
    """For each such card in the program, the cards that it would reach if it were executed now, in order.

    A face-down card reaches nothing, so that it stays secret.
    """
    board = state.board
    setup, row, beside, way, found = _LATEST[0]
    if setup is not state.setup or way != board.way or beside is not board.beside or not _alike(row, board.row):
        found = _reach(state)
    _LATEST[0] = _Latest(state.setup, board.row, board.beside, board.way, found)
    return found


def _alike(row: tuple[Instruction, ...], other: tuple[Instruction, ...]) -> bool:
    """Whether the same cards lie in the same order, with the same counters and locks; bits do not matter."""
    if row is other or len(row) != len(other):
        return row is other
    changed = [(one, now) for one, now in zip(row, other, strict=True) if one is not now]
    return all((one.card, one.changes, one.link) == (now.card, now.changes, now.link) for one, now in changed)


def _reach(state: NightmareState) -> Mapping[str, tuple[str, ...]]:
    kinds = REACHING[state.setup.edition]
    cards = [here.card for here in instructions(state.board) if KIND[here.card] in kinds]
    return {card: kinds[KIND[card]](state, new_frame(KIND[card], 0, card, NOBODY, new_env(card))) for card in cards}


class _Latest(NamedTuple):
    """A program, and what its cards reach."""

    setup: Setup | None
    row: tuple[Instruction, ...]
    beside: tuple[Beside, ...]
    way: int
    found: Mapping[str, tuple[str, ...]]


_LATEST: Final = [_Latest(None, (), (), 0, {})]
"""The last result: most steps change neither the cards nor their order, and each position is asked about twice."""
