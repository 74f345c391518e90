"""Runtime Error in one line: `RE | * A-5♣:2♥ 9♠ K♦ | 4-K♥:7♦ 5♠ | discards: 3♣`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal, TypedDict

from pnrules.kernel.notation import NAME, TURN, Into, Notation, Section, Sign, name_told, players
from pnrules.kernel.notation import Laid as AnyLaid
from pnrules.kernel.notation import LaidPlayer as AnyLaidPlayer
from pnrules.runtime_error.table.board import Memory, Statement
from pnrules.runtime_error.table.cards import SUIT, typed
from pnrules.runtime_error.table.state import RuntimeErrorState


class LaidStatement(TypedDict):
    """A statement in a scenario."""

    lower: str
    upper: str
    function: str


class LaidPlayer(AnyLaidPlayer, total=False):
    """What a scenario says of a player: see `form`."""

    statements: list[LaidStatement]
    hand: list[str]


class Laid(AnyLaid[LaidPlayer], total=False):
    """What a scenario says of a position: see `form`."""

    turn: int
    discards: list[str]
    deck: list[str]


def laid(state: RuntimeErrorState) -> Laid:
    """The members of a scenario that begins with this table."""
    board = state.board
    said: Laid = {"players": players(state, LaidPlayer)}
    for player, statements, hand in zip(said["players"], board.statements, board.hands, strict=True):
        if statements:
            player["statements"] = [_statement(each) for each in statements]
        if hand:
            player["hand"] = list(hand)
    if board.turn != 1:
        said["turn"] = board.turn
    if board.discards:
        said["discards"] = list(board.discards)
    if board.aside:
        said["deck"] = list(board.deck)
    return said


def _statement(each: Statement) -> LaidStatement:
    return {"lower": each.lower, "upper": each.upper, "function": each.function}


def kept(state: RuntimeErrorState) -> Memory | None:
    """The memory without the positions of a demonstration."""
    return Memory() if state.board.demonstrating and state.frames else None


# --- signs ------------------------------------------------------------------------------------------------------------

_CARD: Final = r"[^\s'|=:\[\]{}()-]+"


def _put_statement(into: Into, found: re.Match[str]) -> None:
    index = len(into.data.setdefault("statements", []))
    here = into.path.at("statements").at(index)
    upper = typed(found[2])
    lower = found[1] if typed(found[1]) in SUIT else f"{found[1]}{SUIT.get(upper, '')}"
    into.add("statements", {"lower": typed(lower), "upper": upper, "function": typed(found[3])})
    for part, group in (("lower", 1), ("upper", 2), ("function", 3)):
        into.columns[here.at(part).path] = into.column + found.start(group)


def _cards(name: str) -> Sign:
    return Sign(
        "CARD",
        "A card: face and suit, such as `7♣`, `10♦`, `A♠`; or `7C`, `10d`, `as`.",
        re.compile(_CARD),
        lambda into, found: into.add(name, typed(found[0])),
    )


def _statement_told(each: LaidStatement) -> str:
    lower, upper = each["lower"], each["upper"]
    return f"{lower[:-1] if SUIT[lower] == SUIT[upper] else lower}-{upper}:{each['function']}"


def _player_told(laid: Laid, player: LaidPlayer, seat: int) -> Iterator[str]:
    if laid.get("turn") == seat:
        yield TURN.form
    yield from name_told(player)
    yield from map(_statement_told, player.get("statements", ()))
    yield from player.get("hand", ())


def _pile(name: Literal["deck", "discards"]) -> Section[Laid, LaidPlayer]:
    return Section((_cards(name),), lambda laid, player, seat: laid.get(name, ()))


NOTATION: Final = Notation(
    laid,
    Section(
        (
            TURN,
            NAME,
            Sign(
                "LOWER-UPPER:FUNCTION",
                "A statement, the oldest first; the lower bound needs no suit.",
                re.compile(f"({_CARD})-({_CARD}):({_CARD})"),
                _put_statement,
            ),
            _cards("hand"),
        ),
        _player_told,
    ),
    piles={"deck": _pile("deck"), "discards": _pile("discards")},
    kept=kept,
)
