"""The contents of a small picture of Programmer's Nightmare: the program with its bits, numbers and program counter."""

from __future__ import annotations

from pnrules import words
from pnrules.kernel.copies import kind
from pnrules.kernel.scenery import Group, Scene, Tile
from pnrules.nightmare.shown.describe import tokens
from pnrules.nightmare.table.board import FORWARD, GONE, Board, Instruction, same_name_places
from pnrules.nightmare.table.state import NightmareState


def scene(state: NightmareState, lang: str) -> Scene:
    """The row or the ring, then what lies beside cards of it; the direction, tokens and DEFENDs in words."""
    board = state.board
    form = "ring" if state.setup.version == 1 else "row"
    if not board.row:
        return Scene((), (words.text(lang, "board-no-program"), *tokens(state, lang)))
    flag = _flag(lang, board, form)
    tiles = tuple(_tile(lang, i, state, flag if place == board.pc else None) for place, i in enumerate(board.row))
    program = Group(words.text(lang, f"board-{form}-label", count=len(tiles)), tiles, ring=form == "ring")
    beside = (
        Group(words.text(lang, "scene-nightmare-beside", card=card), tuple(_tile(lang, i, state) for i in e.cards))
        for e in board.beside
        for card in (words.value(lang, "card", e.card, (), same_name_places(board)),)
    )
    begins = (words.text(lang, "scene-nightmare-ring"),) if form == "ring" else ()
    way = words.text(lang, f"board-way-{form}-{'on' if board.way == FORWARD else 'back'}")
    gap = (words.text(lang, "board-pc-gap"),) if board.run.stop.gone else ()
    return Scene((program, *beside), (*begins, way, *gap, *tokens(state, lang)))


def _flag(lang: str, board: Board, form: str) -> str:
    """The program counter; in a row with its direction, which on a ring only words can tell."""
    pc = words.text(lang, "board-pc")
    if form == "ring":
        return pc
    return f"{pc} ▶" if board.way == FORWARD else f"◀ {pc}"


def _name(lang: str, card: str) -> str:
    return str(words.value(lang, "card", card))


def _tile(lang: str, here: Instruction, state: NightmareState, flag: str | None = None) -> Tile:
    bits = tuple((seat, words.text(lang, "board-seat", seat=str(seat))) for seat in here.bits)
    return Tile(_name(lang, here.card), (*_numbers(here, state), *_link(lang, here)), bits, flag)


def _numbers(here: Instruction, state: NightmareState) -> tuple[str, ...]:
    """The current numbers, each with its counters: `3 (2 + 1)`."""
    printed = state.setup.printed[kind(here.card)]
    below = state.setup.interpretation.below_zero
    shown = []
    for number, change in zip(printed, here.changes or (0,) * len(printed), strict=True):
        value = number + change if below else max(0, number + change)
        shown.append(f"{value} ({number} {'+' if change > 0 else '−'} {abs(change)})" if change else str(number))
    return (" · ".join(shown),) if shown else ()


def _link(lang: str, here: Instruction) -> tuple[str, ...]:
    """The card that a GOTO is locked to."""
    if here.link is None:
        return ()
    return ("→ –",) if here.link == GONE else (f"→ {_name(lang, here.link)}",)
