"""A position of Battle for Bandwidth in a few lines of words."""

from __future__ import annotations

from pnrules import words
from pnrules.bandwidth.flow.running import x_of
from pnrules.bandwidth.table.rows import Row, row_of, without_free_places
from pnrules.bandwidth.table.state import BandwidthState
from pnrules.kernel.copies import kind as name


def describe(state: BandwidthState, lang: str) -> list[str]:
    """The program row by row, the function, who has Token and Terminal 1, and X."""
    board = state.board
    lines = [_row(lang, number, row) for number, row in enumerate(without_free_places(board.rows), 1)]
    if not board.rows:
        lines.append(words.text(lang, "describe-bandwidth-no-program"))
    function = "–" if board.function is None else name(board.function)
    lines.append(words.text(lang, "describe-bandwidth-function", card=function))
    return [*lines, *standing(state, lang)]


def standing(state: BandwidthState, lang: str) -> list[str]:
    """Who has Token and Terminal 1, and X."""
    board = state.board
    players = state.setup.players
    token, first = words.seat(lang, board.token, players), words.seat(lang, board.first, players)
    lines = [words.text(lang, "describe-bandwidth-token", token=token, first=first)]
    x = x_of(board)
    if board.run is not None:
        lines.append(words.text(lang, "describe-bandwidth-running", x=board.run.x, row=row_of(board.run.at)))
    elif x is not None:
        lines.append(words.text(lang, "describe-bandwidth-x", x=x))
    return lines


def _row(lang: str, number: int, row: Row) -> str:
    """A row with its gaps."""
    cards = " · ".join("–" if card is None else name(card) for card in row)
    return words.text(lang, "describe-bandwidth-row", row=number, cards=cards)
