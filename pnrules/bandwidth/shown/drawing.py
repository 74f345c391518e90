"""The contents of a picture of Battle for Bandwidth: rows, function, Token and terminals, all hands."""

from __future__ import annotations

from pnrules import words
from pnrules.bandwidth.shown.faces import says
from pnrules.bandwidth.shown.looks import look
from pnrules.bandwidth.shown.scene import scene
from pnrules.bandwidth.table.board import Board, definition, terminal_of
from pnrules.bandwidth.table.rows import without_free_places
from pnrules.bandwidth.table.state import BandwidthState
from pnrules.kernel.copies import kind as name
from pnrules.kernel.scenery import Area, Drawing, Drawn, Scene, Tile


def pictured(state: BandwidthState, lang: str) -> Drawing:
    """Rows of three with their gaps and the function, as in `scene`, with texts; then hands, pile and discards."""
    board, table = state.board, state.board.table
    shown = scene(state, lang)
    lying = [*without_free_places(board.rows), (board.function,)]
    areas = tuple(
        Area(
            group.label,
            tuple(_drawn(lang, board, card, tile) for card, tile in zip(row, group.tiles, strict=True)),
            beside=place == len(lying) - 1,
        )
        for place, (row, group) in enumerate(zip(lying, shown.groups, strict=True))
    )
    pile = table.pile if isinstance(table.pile, int) else len(table.pile)
    count = words.text(lang, "board-bfb-pile", count=pile), words.text(lang, "board-bfb-discards", count=len(table.discards))
    hands = tuple(_hand(lang, state, seat) for seat, cards in enumerate(table.hands, 1) if cards)
    seats = tuple(_beside(lang, board, seat) for seat in range(1, len(state.setup.players) + 1))
    return Drawing(seats, (*areas, *hands), (*_remarks(state, lang, shown), " · ".join(count)))


def _remarks(state: BandwidthState, lang: str, shown: Scene) -> tuple[str, ...]:
    goal = state.setup.interpretation.goal
    none = () if state.board.rows else (words.text(lang, "board-bfb-no-program"),)
    return (*none, *shown.remarks, words.text(lang, "board-bfb-goal", goal=goal))


def _drawn(lang: str, board: Board, card: str | None, tile: Tile | None) -> Drawn | None:
    if card is not None:
        return _card(lang, board, card, (tile and tile.flag) or "")
    return None if tile is None else Drawn(tile.name, flag=tile.flag or "", back=True)


def _card(lang: str, board: Board, card: str, flag: str = "") -> Drawn:
    """A card with its text and its green number."""
    kind = definition(board, card)
    notes = () if kind.green is None else (words.text(lang, "board-bfb-green", green=kind.green),)
    corner = "" if kind.green is None else str(kind.green)
    return Drawn(name(card), says(kind, lang), look(kind), corner, notes, flag=flag)


def _hand(lang: str, state: BandwidthState, seat: int) -> Area:
    """A seat's cards; of a hidden hand, only their number."""
    cards = state.board.table.hands[seat - 1]
    label = words.text(lang, "board-hand-of", seat=words.seat(lang, seat, state.setup.players))
    if isinstance(cards, int):
        return Area(label, (Drawn(words.text(lang, "board-hand-count", count=cards), back=True),), seat=seat, beside=True)
    return Area(label, tuple(_card(lang, state.board, card) for card in cards), seat=seat, beside=True)


def _beside(lang: str, board: Board, seat: int) -> tuple[str, ...]:
    """The notes beside a seat: its terminal, and whether it has the Token."""
    token = (words.text(lang, "board-bfb-token"),) if board.token == seat else ()
    return (words.text(lang, "board-bfb-terminal", number=terminal_of(board, seat)), *token)
