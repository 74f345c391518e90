"""Programmer's Nightmare in one line: `PN 3.0 | 2GOTO 1FUTURE >BUG | RUN ACQUIRE | * 8 BREAK | discards: ZAP`.

A card is written with what lies on it: the bits before its name, in the order in which they act, the rest behind.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

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
from pnrules.nightmare.cards import CARDS, COPIES
from pnrules.nightmare.files.form import MOST_COUNTERS, MOST_POINTS, MOST_TOKENS
from pnrules.nightmare.flow.new_deal import BITS, START_POINTS
from pnrules.nightmare.procedures import ARRIVING, CLAIMING, DEALING, RUN_FRAME, RUNNING
from pnrules.nightmare.table.board import BACKWARD, GONE, Board, Instruction, beside
from pnrules.nightmare.table.memory import Memory, Pass, Visit, stands
from pnrules.nightmare.table.state import NightmareState

# --- what a scenario can say of a position ----------------------------------------------------------------------------


def laid(state: NightmareState) -> dict[str, Any]:
    """The members of a scenario that begins with what lies on the table."""
    board, table = state.board, state.board.table
    said: dict[str, Any] = {"players": [_player(board, seat, each) for seat, each in enumerate(players(state), 1)]}
    if board.row:
        towards = {"towards": "head"} if board.way == BACKWARD else {}
        said["program"] = {"row": [_instruction(board, here) for here in board.row], "pc": board.pc, **towards}
    if table.discards:
        said["discards"] = list(table.discards)
    if table.turn != 1:
        said["turn"] = table.turn
    return _named(said)


def _player(board: Board, seat: int, named: dict[str, Any]) -> dict[str, Any]:
    """What a scenario says of a player; what it cannot say is left out."""
    table, points = board.table, board.points[seat - 1]
    said = {
        "points": points if 0 < points <= MOST_POINTS and points != START_POINTS else None,
        "bits": table.to_place[seat - 1] if table.to_place else None,
        "skips": min(table.skips[seat - 1], MOST_TOKENS) if table.skips else None,
        "defences": [count for count in table.defences[seat - 1] if count <= MOST_COUNTERS] if table.defences else None,
        "hand": list(table.hands[seat - 1]),
    }
    return {**named, **{name: value for name, value in said.items() if value}}


def _instruction(board: Board, here: Instruction) -> dict[str, Any]:
    secret = next((secret for secret in board.table.secrets if secret.alias == here.card), None)
    entry = beside(board, here.card)
    said: dict[str, Any] = {
        "card": here.card if secret is None else secret.card,
        "bits": list(here.bits),
        "changes": list(here.changes),
        "link": _link(board, here.link),
        "used": entry is not None and entry.used,
        "down": None if secret is None else secret.seat,
    }
    found = {name: value for name, value in said.items() if value}
    if entry is not None and (entry.cards or not entry.used):
        found["inner"] = [_instruction(board, inner) for inner in entry.cards]
    return found


def _link(board: Board, link: str | None) -> str | None:
    """The card to which a GOTO is locked, face down or not."""
    return next((secret.card for secret in board.table.secrets if secret.alias == link), link)


def kept(state: NightmareState) -> Memory | None:
    """What is remembered, but for the laps so far: as if the program had come to where it stands as the first stop of a run."""
    board, memory = state.board, state.memory or Memory()
    if state.frames and state.frames[-1].code in (DEALING, CLAIMING):
        return None
    stands = len(state.frames) > RUN_FRAME and state.frames[RUN_FRAME].code == RUNNING and state.frames[RUN_FRAME] != ARRIVING
    visits = (Visit(board.row[board.pc].card, board.way, board),) if stands and board.row else ()
    executed = 0 if visits and memory.executed == len(memory.visits) - 1 >= 0 else -1
    passes = tuple(_on_this_board(each, memory, board) for each in memory.passes)
    return memory._replace(visits=visits, executed=executed, repeats=(), passed=(), passes=passes)


def _on_this_board(standing: Pass, memory: Memory, board: Board) -> Pass:
    """The pass. What it waits for to change has not changed while it stands, so the board as it is now tells that as well."""
    stood = isinstance(standing.since, Board) and stands(memory, board, standing.seat, standing.kind)
    return standing._replace(since=board) if stood else standing


# --- single cards of a kind -------------------------------------------------------------------------------------------


def _named(said: dict[str, Any]) -> dict[str, Any]:
    """The same with the kind alone wherever that stands for the card: see `start`."""
    short = Copies(COPIES.__getitem__)

    def lying(here: dict[str, Any]) -> dict[str, Any]:
        found = {**here, "card": short(here["card"])}
        return {**found, "inner": [lying(inner) for inner in here["inner"]]} if "inner" in here else found

    if "program" in said:
        said["program"]["row"] = [lying(here) for here in said["program"]["row"]]
    for owner, name in [*((player, "hand") for player in said["players"]), (said, "discards")]:
        if name in owner:
            owner[name] = [short(card) for card in owner[name]]
    return said


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
    program["row"].append(_read_lying(into, found, into.column, place.at("row").at(index)))


def _read_lying(into: Into, found: re.Match[str], column: int, place: Any) -> dict[str, Any]:
    """A card and what lies on it and beside it."""
    data: dict[str, Any] = {}
    here = Into(data, place, into.columns)
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
    return data


def _put_inner(into: Into, word: Word) -> None:
    found = _LYING.fullmatch(word.text)
    if found is None or found["pc"]:
        into.unread(word, (LYING,))
        return
    inner = into.data["inner"]
    place = into.path.at("inner").at(len(inner))
    inner.append(_read_lying(into, found, word.column, place))


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


def _table_told(data: Mapping[str, Any], player: Mapping[str, Any], seat: int) -> Iterator[str]:
    program = data.get("program", {"row": ()})
    for place, here in enumerate(program["row"]):
        yield ("" if place != program["pc"] else "<" if "towards" in program else ">") + _lying_told(here)


def _lying_told(here: Mapping[str, Any]) -> str:
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


def _player_told(data: Mapping[str, Any], player: Mapping[str, Any], seat: int) -> Iterator[str]:
    if data.get("turn") == seat:
        yield TURN.form
    yield from name_told(player)
    if "points" in player:
        yield str(player["points"])
    yield from members_told(player, ("bits", "skips", "defences"))
    yield from map(_card_told, player.get("hand", ()))


def _cards_told(name: str) -> Callable[..., Iterable[str]]:
    return lambda data, player, seat: map(_card_told, data.get(name, ()))


def _pile(name: str) -> Section:
    return Section((_card(name),), _cards_told(name))


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
