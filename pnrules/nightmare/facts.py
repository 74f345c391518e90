"""What scenarios may expect of a position besides points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pnrules.kernel.facets.exploring import subject
from pnrules.kernel.patches import PlainData
from pnrules.nightmare.table.board import FORWARD, instructions
from pnrules.nightmare.table.state import NightmareState

EXPECTED: Final[Mapping[str, str]] = {
    "pc": "text or null",
    "turn": "seat",
    "running": "boolean",
    "towards": "text",
    "program": "texts",
    "bits": "bits by card",
    "numbers": "numbers by card",
    "links": "card by card",
    "inner": "cards by card",
    "hands": "cards by seat",
    "discards": "pile",
    "skips": "numbers",
    "defences": "numbers of seats",
    "supply": "numbers",
    "out": "seats",
    "result": "result",
}
"""Each fact, and its kind; `facts` gives their values."""


def facts(state: NightmareState) -> dict[str, PlainData]:
    """What scenarios may expect of a position: where everything lies, in plain data."""
    board = state.board
    table = board.table
    lying = instructions(board)
    seats = range(1, len(board.points) + 1)
    return {
        "pc": board.row[board.pc].card if board.row else None,
        "turn": table.turn,
        "running": board.run.running,
        "towards": "tail" if board.way == FORWARD else "head",
        "program": [i.card for i in board.row],
        "bits": {i.card: list(i.bits) for i in lying},
        "numbers": {i.card: subject(state, ("numbers", i.card)) for i in lying},
        "links": {i.card: i.link for i in lying},
        "inner": {entry.card: [i.card for i in entry.cards] for entry in board.beside},
        "hands": {str(seat): sorted(table.hands[seat - 1]) for seat in seats},
        "discards": sorted(table.discards),
        "skips": list(table.skips or (0,) * len(board.points)),
        "defences": [list(counts) for counts in table.defences or ((),) * len(board.points)],
        "supply": list(table.supply),
        "out": list(board.out),
        "result": None if table.result is None else {"how": table.result[0], "seats": list(table.result[1])},
    }
