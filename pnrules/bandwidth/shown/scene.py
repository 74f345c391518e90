"""The contents of a small picture of Battle for Bandwidth: the program row by row, the function, and where it runs."""

from __future__ import annotations

from pnrules import words
from pnrules.bandwidth.shown.describe import standing
from pnrules.bandwidth.table.board import Board, definition
from pnrules.bandwidth.table.rows import WIDTH, without_free_places
from pnrules.bandwidth.table.state import BandwidthState
from pnrules.kernel.copies import kind as name
from pnrules.kernel.scenery import Group, Scene, Tile


def scene(state: BandwidthState, lang: str) -> Scene:
    """Rows of three with their gaps, then the function; Token, Terminal 1 and X in words."""
    board = state.board
    at = None if board.run is None else board.run.at
    rows = tuple(
        Group(
            words.text(lang, "board-bfb-row", row=number + 1),
            tuple(_tile(lang, board, card, place == at) for place, card in enumerate(row, number * WIDTH)),
        )
        for number, row in enumerate(without_free_places(board.rows))
    )
    function = Group(words.text(lang, "board-bfb-function"), (_tile(lang, board, board.function),))
    return Scene((*rows, function), tuple(standing(state, lang)))


def _tile(lang: str, board: Board, card: str | None, here: bool = False) -> Tile | None:
    """A card with its green number; flagged if the run stands there."""
    flag = f"{words.text(lang, 'board-pc')} ▶" if here else None
    if card is None:
        return Tile(words.text(lang, "board-bfb-gap"), flag=flag) if here else None
    green = definition(board, card).green
    return Tile(name(card), () if green is None else (words.text(lang, "board-bfb-green", green=green),), flag=flag)
