"""Laying out a position of Programmer's Nightmare in a line, for tests."""

from __future__ import annotations

from typing import Any

import pnrules
from pnrules.kernel.play import Play


def laid(
    *row: str,
    players: int = 3,
    hands: dict[int, list[str]] | None = None,
    points: dict[int, int] | None = None,
    pc: int = 0,
    towards: str = "tail",
    edition: str = "3.0",
    deck: list[str] | None = None,
    draws: list[str] | None = None,
    rulings: dict[str, str] | None = None,
    runs: bool = True,
) -> Play:
    """A play whose program is `row`, such as `"BUG 3"` (P3's bit on it), `"COPY 1 2"`, `"ACQUIRE"`, `"BUG 2 +1"`.

    P1 holds a RUN and, unless `runs` is False, has played it. Everybody holds something, so that building could go on, and
    P1 enough not to draw. The deck is empty unless given.
    """
    held = {1: ["RUN", "BREAK#3", "RUN#2", "RUN#3", "DECREMENT"], 2: ["PROGRAM ERROR"], 3: ["PROGRAM ERROR"]}
    hands = {**held, **(hands or {})}
    if "RUN" not in hands[1]:
        hands[1] = ["RUN", *hands[1]]
    data: dict[str, Any] = {
        "format": 1,
        "game": "nightmare",
        "edition": edition,
        "version": 2,
        "title": "a test",
        "players": [
            {"name": f"P{seat}", "hand": hands.get(seat, []), "points": (points or {}).get(seat, 10)}
            for seat in range(1, players + 1)
        ],
        "program": {"row": [_instruction(text) for text in row], "pc": pc, "towards": towards},
        "deck": deck or [],
        "draws": draws or [],
        "rulings": rulings or {},
        "answers": [[1, "run"]] if runs else [],
    }
    return pnrules.load(data)


def _instruction(text: str) -> dict[str, Any]:
    words = text.split()
    bits = [int(word) for word in words if word.isdigit()]
    changes = [int(word) for word in words if word[0] in "+-"]
    card = " ".join(word for word in words if not word.isdigit() and word[0] not in "+-")
    return {"card": card, "bits": bits, "changes": changes}


def choose(play: Play, *answers: Any) -> Play:
    """Answer asks one after another: `choose(play, "execute", ("number", "BUG", 0))`."""
    for answer in answers:
        play.choose(answer)
    return play


def told(play: Play) -> list[str]:
    """The ids of what happened, bookkeeping left out."""
    return [step.rule.id.removeprefix("nightmare-") for step in play.trace.told()]


def pc_card(play: Play) -> str:
    """The card at which the program counter stands."""
    board = play.state.board
    return str(board.row[board.pc].card)


def instruction(play: Play, card: str) -> Any:
    """A card lying in the program."""
    return next(i for i in play.state.board.row if i.card == card)
