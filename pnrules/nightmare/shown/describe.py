"""A position of Programmer's Nightmare in a few lines of words."""

from __future__ import annotations

from pnrules import words
from pnrules.kernel.copies import kind
from pnrules.nightmare.table.board import FORWARD, GONE, Instruction, same_name_places
from pnrules.nightmare.table.state import NightmareState


def describe(state: NightmareState, lang: str) -> list[str]:
    """The program from head to tail, or from the first card dealt, with what lies beside it, then the program counter, then
    tokens and DEFENDs.
    """
    board = state.board
    setup = state.setup
    if not board.row:
        return [words.text(lang, "describe-nightmare-empty"), *tokens(state, lang)]
    cards = " · ".join(_instruction(lang, i, state) for i in board.row)
    way = "tail" if board.way == FORWARD else "head"
    card = words.value(lang, "card", board.row[board.pc].card, setup.players)
    shape = "dealt-" if setup.interpretation.dealt else ""
    id = "gap" if board.run.stop.gone else "pc"
    at = words.text(lang, f"describe-nightmare-{shape}{id}-{way}", card=card, place=board.pc + 1)
    row = words.text(lang, f"describe-nightmare-{shape}row", cards=cards)
    return [row, *_beside(state, lang), at, *tokens(state, lang)]


def _instruction(lang: str, here: Instruction, state: NightmareState) -> str:
    printed = state.setup.printed[kind(here.card)]
    notes = [words.seat(lang, seat, state.setup.players) for seat in here.bits] or ["–"]
    if here.changes:
        below = state.setup.interpretation.below_zero
        values = (number + change for number, change in zip(printed, here.changes, strict=True))
        notes += [str(value if below else max(0, value)) for value in values]
    if here.link:
        to = words.value(lang, "card", here.link, state.setup.players, same_name_places(state.board))
        notes.append("→ –" if here.link == GONE else f"→ {to}")
    return f"{words.value(lang, 'card', here.card, state.setup.players)} ({', '.join(notes)})"


def _beside(state: NightmareState, lang: str) -> list[str]:
    """The cards dealt beside cards of the program."""
    board = state.board
    lines = []
    for entry in board.beside:
        cards = " · ".join(_instruction(lang, inner, state) for inner in entry.cards) or "–"
        card = words.value(lang, "card", entry.card, (), same_name_places(board))
        lines.append(words.text(lang, "describe-nightmare-beside", card=card, cards=cards))
    return lines


def tokens(state: NightmareState, lang: str) -> list[str]:
    """SKIP tokens and running DEFENDs, if there are any."""
    table = state.board.table
    players = state.setup.players
    lines = []
    skips = [f"{words.seat(lang, seat, players)} {count}" for seat, count in enumerate(table.skips, 1) if count]
    if skips:
        lines.append(words.text(lang, "describe-nightmare-skips", list=" · ".join(skips)))
    defended = [
        f"{words.seat(lang, seat, players)} {', '.join(map(str, counts))}"
        for seat, counts in enumerate(table.defences, 1)
        if counts
    ]
    if defended:
        lines.append(words.text(lang, "describe-nightmare-defences", list=" · ".join(defended)))
    return lines
