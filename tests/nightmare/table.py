"""Laying out a position of Programmer's Nightmare in a line, for tests; and what they then ask of the play.

`laid` gives a play of version 2 that P1 has started, to be answered with `choose`. `comes` says a whole test in one call: a row,
the answers, and what has become of it. `ring` and `version_2` are for what these two cannot say.
"""

from __future__ import annotations

import re
from typing import Any

import pnrules
from pnrules import Play
from pnrules.files.expectation import unmet

BASE: dict[str, Any] = {"format": 1, "game": "nightmare", "edition": "3.0", "version": 2, "title": "a test"}


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
        **BASE,
        "edition": edition,
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


def version_2(row: list[dict[str, Any]], hands: list[list[str]], **more: Any) -> Play:
    """A play of version 2 with this row, for as many seats as there are hands; other members as scenarios have them."""
    return pnrules.load(
        {
            **BASE,
            "players": [{"hand": hand} for hand in hands],
            "program": {"row": row},
            **more,
        }
    )


def ring(*row: Any, edition: str = "3.0", players: int = 3, rulings: dict[str, str] | None = None, **each: Any) -> Play:
    """A play of version 1 that runs at once, each card with its bits: `ring(("BUG", 2, 1), ("ZAP",))`.

    `each` gives a field of the players by name: `skips=[0, 1, 0]`.
    """
    people = [{name: values[seat] for name, values in each.items()} for seat in range(players)]
    data = {
        **BASE,
        "edition": edition,
        "version": 1,
        "players": people,
        "program": {"row": [{"card": card, "bits": list(bits)} for card, *bits in row]},
        "rulings": rulings or {},
    }
    return pnrules.load(data)


def choose(play: Play, *answers: Any) -> Play:
    """Answer asks one after another: `choose(play, "execute", ("number", "BUG", 0))`."""
    for answer in answers:
        play.choose(answer)
    return play


def told(play: Play) -> list[str]:
    """The ids of what happened, bookkeeping left out."""
    return [step.rule.id.removeprefix("nightmare-") for step in play.trace.without_bookkeeping()]


def pc_card(play: Play) -> str:
    """The card at which the program counter stands."""
    board = play.state.board
    return str(board.row[board.pc].card)


def instruction(play: Play, card: str) -> Any:
    """A card lying in the program."""
    return next(i for i in play.state.board.row if i.card == card)


def at_card(play: Play, card: str, executed: tuple[str, ...] = (), most: int = 120) -> Play:
    """Decline all but `executed`, let run, until the owner of a bit on `card` decides."""
    for _ in range(most):
        assert play.ask is not None
        if play.ask.kind == "execute" and play.ask.args[0] == card:
            return play
        if play.ask.kind == "execute":
            play.choose("execute" if play.ask.args[0] in executed else "decline")
        else:
            assert play.ask.kind == "break"
            play.choose("pass")
    raise AssertionError("never came there")


def asked(play: Play) -> tuple[Any, ...]:
    """Who is asked, what, and about what: `(2, "execute", "BUG")`."""
    assert play.ask is not None
    return play.ask.who, play.ask.kind, *play.ask.args


# --- a whole test in one call -----------------------------------------------------------------------------------------


def item(text: str) -> dict[str, Any]:
    """An instruction from its line: `"COPY @2@1 +1 {BUG; ZAP @2}"`, `"GOTO @1 link=BUG"`, `"BUG @2 down2"`, `"ZAP used"`."""
    outer, _, rest = text.partition("{")
    inner, closed, more = rest.rpartition("}")
    outer += more
    found: dict[str, Any] = {"inner": [item(one) for one in re.split(r";(?![^{]*\})", inner)]} if closed else {}
    words, link, target = outer.partition(" link=")
    if link:
        found["link"] = target.strip()
    card = []
    for word in words.split():
        if word == "used":
            found["used"] = True
        elif word.startswith("down"):
            found["down"] = int(word[4:])
        elif word.startswith("@"):
            found["bits"] = [int(seat) for seat in word[1:].split("@")]
        elif word[0] in "+-":
            found["changes"] = [int(sum_) for sum_ in word.split("/")]
        else:
            card.append(word)
    return {"card": " ".join(card), **found}


def _answer(text: str) -> list[Any]:
    """An answer from its line: `"1 move BUG 0 ZAP"`; words between numbers are one operand."""
    who, verb, *rest = text.split()
    operands = re.findall(r"(?<!\S)\d+(?!\S)|(?:(?!\d+(?:\s|$))\S+\s?)+", " ".join(rest))
    return [int(who), verb, *(int(one) if one.isdigit() else one.strip() for one in operands)]


def comes(
    row: str,
    answers: str,
    *,
    players: int = 2,
    edition: str = "3.0",
    version: int = 1,
    start: int = 0,
    towards: str = "tail",
    draws: str = "",
    deck: str | None = None,
    rulings: dict[str, str] | None = None,
    begin: dict[int, int] | None = None,
    held: dict[int, dict[str, Any]] | None = None,
    **expect: Any,
) -> None:
    """What these answers make of this row: `asked="2 execute"`, `at` (the PC's card) and facts."""
    seats: list[dict[str, Any]] = [{"name": f"P{seat}", "points": (begin or {}).get(seat, 10)} for seat in range(1, players + 1)]
    if version == 2:
        hands = {1: ["RUN", "DECREMENT#2"], 2: ["RUN#2"], 3: ["RUN#3"]}
        for seat, player in enumerate(seats, 1):
            player["hand"] = hands[seat]
    for seat, more in (held or {}).items():
        seats[seat - 1].update(more)
    data: dict[str, Any] = {
        **BASE,
        "edition": edition,
        "version": version,
        "players": seats,
        "program": {"row": [item(text) for text in row.split(",")], "pc": start, "towards": towards},
        "draws": [card.strip() for card in draws.split(",") if card.strip()],
        "rulings": rulings or {},
        "answers": [_answer(text) for text in answers.split(";") if text.strip()],
    }
    if deck is not None or version == 2:
        data["deck"] = [card.strip() for card in (deck or "").split(",") if card.strip()]
    if "at" in expect:
        expect["pc"] = expect.pop("at")
    if "asked" in expect:
        who, kind = expect["asked"].split()
        expect["asked"] = [int(who) if who.isdigit() else who, kind]
    if "program" in expect:
        expect["program"] = [card.strip() for card in expect["program"].split(",")]
    problems = [str(problem) for problem in unmet(pnrules.load(data), expect)]
    assert problems == [], "\n".join(problems)
