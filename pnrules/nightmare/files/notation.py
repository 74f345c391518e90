"""Programmer's Nightmare in one line: `PN 3.0 | 2GOTO 1FUTURE >BUG | RUN ACQUIRE | * 8 BREAK | discards: ZAP`.

A card is written with what lies on it: its bits before the name, in the order in which they act, the rest after it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal, Required, TypedDict

from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.notation import (
    NAME,
    POINTS,
    TURN,
    Copies,
    Into,
    Notation,
    Section,
    Sign,
    Word,
    card_named,
    member,
    members_told,
    name_told,
    players,
    words,
)
from pnrules.kernel.notation import Laid as AnyLaid
from pnrules.kernel.notation import LaidPlayer as AnyLaidPlayer
from pnrules.nightmare.cards import CARDS, COPIES
from pnrules.nightmare.files.form import MOST_COUNTERS, MOST_POINTS, MOST_TOKENS
from pnrules.nightmare.flow.new_deal import BITS, START_POINTS
from pnrules.nightmare.procedures import ARRIVING, CLAIMING, DEALING, RUN_FRAME, RUNNING
from pnrules.nightmare.table.board import BACKWARD, GONE, Board, Instruction, beside
from pnrules.nightmare.table.memory import Memory, Pass, Visit, stands
from pnrules.nightmare.table.state import NightmareState

# --- what a scenario can express --------------------------------------------------------------------------------------


class LaidCard(TypedDict, total=False):
    """A card of the program in a scenario: see `form`."""

    card: Required[str]
    bits: list[int]
    changes: list[int]
    link: str
    used: bool
    down: int
    inner: list[LaidCard]


class LaidProgram(TypedDict, total=False):
    """The program in a scenario: see `form`."""

    row: Required[list[LaidCard]]
    pc: Required[int]
    towards: str


class LaidPlayer(AnyLaidPlayer, total=False):
    """What a scenario says of a player: see `form`."""

    points: int
    bits: int
    skips: int
    defences: list[int]
    hand: list[str]


class Laid(AnyLaid[LaidPlayer], total=False):
    """What a scenario says of a position: see `form`."""

    program: LaidProgram
    deck: list[str]
    discards: list[str]
    turn: int


def laid(state: NightmareState) -> Laid:
    """The members of a scenario that begins with this table."""
    board, table, short = state.board, state.board.table, Copies(COPIES.__getitem__)
    said: Laid = {"players": players(state, LaidPlayer)}
    if board.row:
        said["program"] = {"row": [_lying(board, here, short) for here in board.row], "pc": board.pc}
        if board.way == BACKWARD:
            said["program"]["towards"] = "head"
    for seat, player in enumerate(said["players"], 1):
        _add_to_player(player, board, seat, short)
    if table.discards:
        said["discards"] = list(map(short, table.discards))
    if table.turn != 1:
        said["turn"] = table.turn
    return said


def _add_to_player(said: LaidPlayer, board: Board, seat: int, short: Copies) -> None:
    """Add what a scenario can say of a player."""
    table, points = board.table, board.points[seat - 1]
    if 0 < points <= MOST_POINTS and points != START_POINTS:
        said["points"] = points
    if table.to_place and table.to_place[seat - 1]:
        said["bits"] = table.to_place[seat - 1]
    if table.skips and table.skips[seat - 1]:
        said["skips"] = min(table.skips[seat - 1], MOST_TOKENS)
    defences = [count for count in table.defences[seat - 1] if count <= MOST_COUNTERS] if table.defences else []
    if defences:
        said["defences"] = defences
    if table.hands[seat - 1]:
        said["hand"] = list(map(short, table.hands[seat - 1]))


def _lying(board: Board, here: Instruction, short: Copies) -> LaidCard:
    secret = next((secret for secret in board.table.secrets if secret.alias == here.card), None)
    entry = beside(board, here.card)
    said: LaidCard = {"card": short(here.card if secret is None else secret.card)}
    if here.bits:
        said["bits"] = list(here.bits)
    if here.changes:
        said["changes"] = list(here.changes)
    link = _link(board, here.link)
    if link:
        said["link"] = link
    if entry is not None and entry.used:
        said["used"] = True
    if secret is not None:
        said["down"] = secret.seat
    if entry is not None and (entry.cards or not entry.used):
        said["inner"] = [_lying(board, inner, short) for inner in entry.cards]
    return said


def _link(board: Board, link: str | None) -> str | None:
    """The card to which a GOTO is locked, face down or not."""
    return next((secret.card for secret in board.table.secrets if secret.alias == link), link)


def kept(state: NightmareState) -> Memory | None:
    """The memory without the laps so far, as if the run had begun at the current stop."""
    board, memory = state.board, state.memory or Memory()
    if state.frames and state.frames[-1].code in (DEALING, CLAIMING):
        return None
    stands = len(state.frames) > RUN_FRAME and state.frames[RUN_FRAME].code == RUNNING and state.frames[RUN_FRAME] != ARRIVING
    visits = (Visit(board.row[board.pc].card, board.way, board),) if stands and board.row else ()
    executed = 0 if visits and memory.executed == len(memory.visits) - 1 >= 0 else -1
    passes = tuple(_on_this_board(each, memory, board) for each in memory.passes)
    return memory._replace(visits=visits, executed=executed, repeats=(), passed=(), passes=passes)


def _on_this_board(standing: Pass, memory: Memory, board: Board) -> Pass:
    """The pass. While it stands, the board that it compares with has not changed, so the current one will do."""
    stood = isinstance(standing.since, Board) and stands(memory, board, standing.seat, standing.kind)
    return standing._replace(since=board) if stood else standing


# --- signs ------------------------------------------------------------------------------------------------------------

_CARD: Final = r"[A-Za-z][A-Za-z_]*(?:-[A-Za-z][A-Za-z_]*)*(?:\#[0-9]+)?"
_LYING: Final = re.compile(
    rf"(?P<pc>[<>])?(?P<bits>[0-9]*)(?:(?P<card>{_CARD})|\((?P<down>{_CARD})@(?P<seat>[0-9])\))"
    rf"(?P<changes>(?:[+-][0-9]{{1,3}})*)(?:=(?P<link>{_CARD}))?(?P<used>\*)?(?P<inner>\[.*\])?"
)


def _put_lying(into: Into, found: re.Match[str]) -> None:
    program = into.whole.data.setdefault("program", {"row": []})
    place = into.path.at("program")
    into.columns.setdefault(place.path, into.column)
    index = len(program["row"])
    if found["pc"]:
        here = Into(program, place, into.columns)
        here.put("pc", index, into.column)
        here.put("towards", "head" if found["pc"] == "<" else "tail", into.column)
    program["row"].append(_read_lying(into, found, into.column, place.at("row").at(index)).data)


def _read_lying(into: Into, found: re.Match[str], column: int, place: JsonPath) -> Into:
    """Parse a card with what lies on it and beside it."""
    here = Into({}, place, into.columns)
    into.columns[place.path] = column
    name = "card" if found["card"] else "down"
    here.put("card", card_named(found[name], CARDS), column + found.start(name))
    if found["seat"]:
        here.put("down", int(found["seat"]), column + found.start("seat"))
    if found["bits"]:
        here.note("bits", column + found.start("bits"))
    for place_of, bit in enumerate(found["bits"]):
        here.add("bits", int(bit), column + found.start("bits") + place_of)
    if found["changes"]:
        here.note("changes", column + found.start("changes"))
    for change in re.finditer("[+-][0-9]+", found["changes"]):
        here.add("changes", int(change[0]), column + found.start("changes") + change.start())
    if found["link"]:
        link = found["link"]
        here.put("link", GONE if link.casefold() == GONE else card_named(link, CARDS), column + found.start("link"))
    if found["used"]:
        here.put("used", True, column + found.start("used"))
    if found["inner"]:
        here.put("inner", [], column + found.start("inner"))
        for word in words(found["inner"][1:-1], column + found.start("inner") + 1):
            _put_inner(here, word)
    return here


def _put_inner(into: Into, word: Word) -> None:
    found = _LYING.fullmatch(word.text)
    if found is None or found["pc"]:
        into.unread(word, (LYING,))
        return
    inner = into.data["inner"]
    place = into.path.at("inner").at(len(inner))
    inner.append(_read_lying(into, found, word.column, place).data)


LYING: Final = Sign(
    "[>]BITS CARD[+1][=CARD][*][\\[CARD …\\]]",
    "A card of the program, from head to tail, without spaces.",
    _LYING,
    _put_lying,
)


def _card(name: str) -> Sign:
    """A card of a list."""
    return Sign(
        "CARD",
        "A card, or the beginning of its name; `#2` for its second copy.",
        re.compile(_CARD),
        lambda into, found: into.add(name, card_named(found[0], CARDS)),
    )


def _table_told(laid: Laid, player: LaidPlayer, seat: int) -> Iterator[str]:
    if "program" not in laid:
        return
    program = laid["program"]
    for place, here in enumerate(program["row"]):
        yield ("" if place != program["pc"] else "<" if "towards" in program else ">") + _lying_told(here)


def _lying_told(here: LaidCard) -> str:
    card = _card_told(here["card"])
    link = _card_told(here["link"]) if "link" in here else ""
    return "".join(
        (
            *map(str, here.get("bits", ())),
            f"({card}@{here['down']})" if "down" in here else card,
            *(f"{change:+d}" for change in here.get("changes", ())),
            f"={link}" if link else "",
            "*" if "used" in here else "",
            f"[{' '.join(map(_lying_told, here['inner']))}]" if "inner" in here else "",
        )
    )


def _card_told(card: str) -> str:
    return card.replace(" ", "_")


def _player_told(laid: Laid, player: LaidPlayer, seat: int) -> Iterator[str]:
    if laid.get("turn") == seat:
        yield TURN.form
    yield from name_told(player)
    if "points" in player:
        yield str(player["points"])
    yield from members_told(player, ("bits", "skips", "defences"))
    yield from map(_card_told, player.get("hand", ()))


def _pile(name: Literal["deck", "discards"]) -> Section[Laid, LaidPlayer]:
    return Section((_card(name),), lambda laid, player, seat: map(_card_told, laid.get(name, ())))


NOTATION: Final = Notation(
    laid,
    Section(
        (
            TURN,
            NAME,
            POINTS,
            member("skips=N", "How many SKIPs the player holds.", ("skips",)),
            member("defences=[N,…]", "The player's running DEFENDs: how many cards each still lasts.", ("defences",)),
            member("bits=N", f"Version 1: how many of {BITS} bits are still to be placed.", ("bits",)),
            _card("hand"),
        ),
        _player_told,
    ),
    Section((LYING,), _table_told),
    {"deck": _pile("deck"), "discards": _pile("discards")},
    kept,
)
