"""Reading the part of a scenario that only Programmer's Nightmare knows: the program, hands, deck, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pnrules.kernel.errors import Problem
from pnrules.kernel.game import Setup
from pnrules.kernel.reading import Place
from pnrules.kernel.state import NOBODY, Frame, State
from pnrules.nightmare.board import BACKWARD, FORWARD, Board, Env, Instruction, Run, Table, kind
from pnrules.nightmare.cards import CARDS, DECK
from pnrules.nightmare.procedures import BUILDING, FULL, PASS_ON, TURN

START_POINTS: Final = 10
MOST_POINTS: Final = 19
BITS: Final = 20  # N-05
MOST_COUNTERS: Final = 99

FIELDS: Final = ("program", "deck", "turn")
PLAYER_FIELDS: Final = ("name", "points", "hand")


def start(setup: Setup, data: Mapping[str, Any], problems: list[Problem]) -> State | None:
    """The first state: a player's turn to build. None when something is wrong; everything that is goes into `problems`."""
    root = Place("", problems)
    seats = len(setup.players)
    before = len(problems)
    used: dict[str, str] = {}
    players = [p if isinstance(p, dict) else {} for p in data.get("players", [])]
    row, pc, way = _program(root.at("program"), data.get("program"), setup, used)
    hands = tuple(
        tuple(_card(root.at("players").at(i).at("hand").at(n), card, used) for n, card in _items(root, i, player))
        for i, player in enumerate(players)
    )
    points = tuple(
        root.at("players").at(i).at("points").integer(player.get("points", START_POINTS), 1, MOST_POINTS, START_POINTS)
        for i, player in enumerate(players)
    )
    if "deck" in data:
        place = root.at("deck")
        deck = tuple(_card(place.at(n), card, used) for n, card in enumerate(place.list(data["deck"])))
    else:
        deck = tuple(card for card in DECK if card not in used)
    turn = root.at("turn").integer(data.get("turn", 1), 1, seats, 1)
    lying = [sum(instruction.bits.count(seat) for instruction in row) for seat in range(1, seats + 1)]
    for seat, count in enumerate(lying, 1):
        if count > BITS and not setup.reading.endless_supply:
            params = (("seat", "number"), ("count", "number"), ("most", "number"))
            root.at("program").at("row").report("problem-too-many-bits", params, seat, count, BITS)
    if len(problems) > before:
        return None
    supply = tuple(BITS - count for count in lying)
    discards = tuple(card for card in DECK if card not in used and card not in deck)
    table = Table(turn, hands, tuple(sorted(deck)), discards, supply)
    board = Board(row, pc, way, points, (), Run(), table)
    return State(setup, board, (Frame(BUILDING, TURN if len(row) < FULL else PASS_ON, None, NOBODY, Env()),), None, None)


def _items(root: Place, index: int, player: Mapping[str, Any]) -> list[tuple[int, Any]]:
    return list(enumerate(root.at("players").at(index).at("hand").list(player.get("hand", []))))


def _card(place: Place, found: Any, used: dict[str, str]) -> str:
    """One of the 61 cards. A kind alone stands for its first copy that is not lying elsewhere yet."""
    name = str(found)
    if not isinstance(found, str) or (name not in DECK and name not in CARDS):
        place.report("problem-unknown-card", (("card", "text"),), name)
        return ""
    if name in CARDS and name in used:
        name = next((card for card in DECK if kind(card) == name and card not in used), name)
    if name in used:
        place.report("problem-card-twice", (("card", "text"), ("elsewhere", "text")), name, used[name])
    used[name] = place.path
    return name


def _program(place: Place, data: Any, setup: Setup, used: dict[str, str]) -> tuple[tuple[Instruction, ...], int, int]:
    data = place.object(data, ("row",), ("row", "pc", "towards"))
    rows = place.at("row").list(data.get("row", []))
    row = tuple(_instruction(place.at("row").at(i), item, setup, used) for i, item in enumerate(rows))
    if not rows and "row" in data:
        place.at("row").report("problem-empty-program")
    row = _linked(place.at("row"), rows, row)
    names = [instruction.card for instruction in row]
    pc = 0
    if "pc" in data and row:
        pc = names.index(data["pc"]) if data["pc"] in names else place.at("pc").integer(data["pc"], 0, len(row) - 1, 0)
    towards = place.at("towards").one_of(data.get("towards", "tail"), ("tail", "head"), "tail")
    return row, pc, FORWARD if towards == "tail" else BACKWARD


def _instruction(place: Place, data: Any, setup: Setup, used: dict[str, str]) -> Instruction:
    if isinstance(data, str):
        data = {"card": data}
    data = place.object(data, ("card",), ("card", "bits", "changes", "link"))
    card = _card(place.at("card"), data.get("card"), used) if "card" in data else ""
    if card and CARDS[kind(card)].one_shot:
        place.at("card").report("problem-not-in-program", (("card", "text"),), card)
    bits = tuple(
        place.at("bits").at(i).integer(seat, 1, len(setup.players), 1)
        for i, seat in enumerate(place.at("bits").list(data.get("bits", [])))
    )
    changes = tuple(
        place.at("changes").at(i).integer(change, -MOST_COUNTERS, MOST_COUNTERS, 0)
        for i, change in enumerate(place.at("changes").list(data.get("changes", [])))
    )
    numbers = len(setup.printed[kind(card)]) if card else 0
    if changes and len(changes) != numbers:
        params = (("count", "number"), ("card", "text"))
        place.at("changes").report("problem-changes", params, numbers, card)
    return Instruction(card, bits, changes if any(changes) else ())


def _linked(place: Place, data: list[Any], row: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """The row with the locks of its GOTOs, which may name any card that lies in it."""
    names = {instruction.card for instruction in row}
    linked = []
    for index, (item, instruction) in enumerate(zip(data, row, strict=True)):
        link = item.get("link") if isinstance(item, dict) else None
        if link is not None and (kind(instruction.card) != "GOTO" or link not in names):
            place.at(index).at("link").report("problem-link", (("link", "text"),), str(link))
        linked.append(instruction._replace(link=link))
    return tuple(linked)
