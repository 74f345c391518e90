"""A position of Programmer's Nightmare in a few lines of words."""

from __future__ import annotations

from pnrules import words
from pnrules.kernel.state import State
from pnrules.nightmare.board import FORWARD, GONE, Board, Instruction, kind


def describe(state: State, lang: str) -> list[str]:
    """The program from head to tail, then the program counter."""
    board: Board = state.board
    players = state.setup.players
    cards = " · ".join(_instruction(lang, i, players, state.setup.printed[kind(i.card)]) for i in board.row)
    way = "tail" if board.way == FORWARD else "head"
    at = words.text(lang, f"describe-nightmare-pc-{way}", card=kind(board.row[board.pc].card), place=board.pc + 1)
    return [words.text(lang, "describe-nightmare-row", cards=cards), at]


def _instruction(lang: str, here: Instruction, players: tuple[str, ...], printed: tuple[int, ...]) -> str:
    notes = [words.seat(lang, seat, players) for seat in here.bits] or ["–"]
    if here.changes:
        notes += [str(max(0, number + change)) for number, change in zip(printed, here.changes, strict=True)]
    if here.link:
        notes.append("→ –" if here.link == GONE else f"→ {kind(here.link)}")
    return f"{kind(here.card)} ({', '.join(notes)})"
