"""What one may ask about a table of Programmer's Nightmare: why is it so? The board in the browser reads the same."""

from __future__ import annotations

from typing import Any

from pnrules.kernel.copies import kind
from pnrules.nightmare.table.board import FORWARD, Board, Instruction, instructions
from pnrules.nightmare.table.state import NightmareState

Where = list[str | int]


def subjects(state: NightmareState) -> dict[str, Any]:
    """By seat: points, hand, tokens, whether it is out. By card: where it lies, bits, numbers, lock. And the table's own."""
    board = state.board
    table, seats = board.table, range(1, len(board.points) + 1)
    lying = instructions(board)

    def each(counts: tuple[Any, ...], nothing: object) -> dict[int, Any]:
        return {seat: counts[seat - 1] if counts else nothing for seat in seats}

    return {
        "points": each(board.points, 0),
        "hands": {seat: sorted(table.hands[seat - 1]) for seat in seats},
        "skips": each(table.skips, 0),
        "defences": {seat: list(counts) for seat, counts in each(table.defences, ()).items()},
        "out": {seat: seat in board.out for seat in seats},
        "places": places(board),
        "bits": {i.card: list(i.bits) for i in lying},
        "numbers": {i.card: numbers(state, i) for i in lying},
        "links": {i.card: i.link for i in lying},
        "inner": {entry.card: [i.card for i in entry.cards] for entry in board.beside},
        "program": [i.card for i in board.row],
        "pc": board.row[board.pc].card if board.row else None,
        "towards": "tail" if board.way == FORWARD else "head",
        "turn": table.turn,
        "running": board.run.running,
        "breaks": board.run.opened,
        "deck": len(table.deck),
        "discards": list(table.discards),
        "result": None if table.result is None else [table.result[0], list(table.result[1])],
    }


def places(board: Board) -> dict[str, Where]:
    """Where each card lies: its place in the program counted from the head, beside which card, in whose hand, in which pile."""
    table = board.table
    found: dict[str, Where] = {i.card: ["program", place] for place, i in enumerate(board.row, 1)}
    found.update({i.card: ["beside", entry.card] for entry in board.beside for i in entry.cards})
    found.update({card: ["hand", seat] for seat, hand in enumerate(table.hands, 1) for card in hand})
    found.update({card: ["discards"] for card in table.discards})
    found.update({card: ["deck"] for card in table.deck})
    if table.shown is not None:
        found[table.shown] = ["shown"]
    return found


def numbers(state: NightmareState, here: Instruction) -> list[int]:
    """The numbers on a card as they count now, counters included."""
    printed = state.setup.printed[kind(here.card)]
    changes = here.changes or (0,) * len(printed)
    values = [number + change for number, change in zip(printed, changes, strict=True)]
    return values if state.setup.interpretation.below_zero else [max(0, value) for value in values]
