"""Battle for Bandwidth in one line: `BfB | Pass_1_↻ . GOTO_20 / Function f=Terminal_X | * token Firewall | first 2`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, Literal, Required, TypedDict

from pnrules.bandwidth import deck
from pnrules.bandwidth.deck_form import FORMAT, WAYS
from pnrules.bandwidth.procedures import ACTIONS, SETTING_UP
from pnrules.bandwidth.rulebook.interpretation import goal
from pnrules.bandwidth.table.board import GOTO, PASS, TERMINAL, Card, every_copy
from pnrules.bandwidth.table.state import BandwidthState
from pnrules.kernel.copies import kind as name
from pnrules.kernel.literals import quoted, unquoted
from pnrules.kernel.notation import (
    NAME,
    POINTS,
    TURN,
    Copies,
    Into,
    Notation,
    Section,
    Sign,
    card_named,
    member,
    members_told,
    name_told,
    players,
)
from pnrules.kernel.notation import Laid as AnyLaid
from pnrules.kernel.notation import LaidPlayer as AnyLaidPlayer

# --- what a scenario can express --------------------------------------------------------------------------------------


class LaidKind(TypedDict, total=False):
    """A kind of card in the file of a deck: see `deck_form`."""

    name: Required[str]
    kind: Required[str]
    number: int | str
    direction: str
    row: int
    green: int
    count: int


class LaidDeck(TypedDict):
    """A deck in its file: see `deck_form`."""

    deck: int
    title: str
    cards: list[LaidKind]


class LaidPlayer(AnyLaidPlayer, total=False):
    """What a scenario says of a player: see `form`."""

    hand: list[str]
    points: int


class Laid(AnyLaid[LaidPlayer], total=False):
    """What a scenario says of a position: see `form`."""

    cards: str | LaidDeck
    program: list[list[str | None]]
    function: str
    discards: list[str]
    pile: list[str]
    token: int
    first: int
    turn: int
    actions: int


def laid(state: BandwidthState) -> Laid:
    """The members of a scenario that begins with this table."""
    board, table = state.board, state.board.table
    said: Laid = {"players": players(state, LaidPlayer)}
    cards = _deck(board.cards)
    if cards is not None:
        said["cards"] = cards
    if state.frames and state.frames[0].code == SETTING_UP:
        return said
    short = Copies(lambda kind: [card for card in every_copy(board.cards) if name(card) == kind])
    rows = [[None if card is None else short(card) for card in row] for row in board.rows]
    said["program"] = [without for row in rows if (without := _without_end(row))]
    if board.function is not None:
        said["function"] = short(board.function)
    for player, hand, points in zip(said["players"], table.hands, board.points, strict=True):
        if hand:
            player["hand"] = list(map(short, hand))
        if 0 < points < goal(len(board.points)):
            player["points"] = points
    if table.discards:
        said["discards"] = list(map(short, table.discards))
    if board.token != 1:
        said["token"] = board.token
    if board.first != 1:
        said["first"] = board.first
    if table.turn != board.first:
        said["turn"] = table.turn
    if 0 < table.actions < ACTIONS:
        said["actions"] = table.actions
    return said


def _without_end(row: list[str | None]) -> list[str | None]:
    """A row up to its last card."""
    return row[: max((place for place, card in enumerate(row, 1) if card is not None), default=0)]


def _deck(cards: tuple[Card, ...]) -> str | LaidDeck | None:
    """The deck in play: its name, or all of it; None for the default one."""
    found = next((called for called in (deck.HOUSE, *deck.names()) if _packaged(called) == cards), None)
    if found is None:
        return {"deck": FORMAT, "title": "?", "cards": list(map(_kind, cards))}
    return None if found == deck.HOUSE else found


@cache
def _packaged(called: str) -> tuple[Card, ...]:
    return deck.load(called).cards


def _kind(card: Card) -> LaidKind:
    """A kind of card in the file of a deck."""
    number: int | str = card.number
    if card.from_x:
        number = f"X{card.number:+d}" if card.number else "X"
    said: LaidKind = {"name": card.name, "kind": card.kind}
    if card.kind in (PASS, TERMINAL):
        said["number"] = number
    if card.kind == PASS:
        said["direction"] = next(way for way, sign in WAYS.items() if sign == card.way)
    if card.kind == GOTO:
        said["row"] = card.number
    if card.green is not None:
        said["green"] = card.green
    said["count"] = card.copies
    return said


# --- signs ------------------------------------------------------------------------------------------------------------

_BARE: Final = r"[^\s'|=,\[\]{}()]+"
_CARD: Final = rf"{_BARE}|'(?:[^']|'')*'"
_TAKEN: Final = re.compile(r"[0-9]+|[/.*-]|token|first")
"""Signs with another meaning: a card with such a name is written between apostrophes."""


def _kinds(into: Into) -> list[str]:
    """The names of the cards in the deck of the line."""
    found = into.whole.data.get("cards", deck.HOUSE)
    if isinstance(found, dict):
        return [str(kind["name"]) for kind in found.get("cards", ()) if isinstance(kind, dict) and "name" in kind]
    return [card.name for card in _packaged(found if found in deck.names() else deck.HOUSE)]


def _card(into: Into, text: str) -> str:
    return unquoted(text) if text.startswith("'") else card_named(text, _kinds(into))


def _put_row(into: Into, found: re.Match[str]) -> None:
    rows = into.data.setdefault("program", [])
    into.columns.setdefault("program", into.column)
    if rows:
        rows.append([])
        into.columns[into.path.at("program").at(len(rows) - 1).path] = into.column


def _put_place(into: Into, found: re.Match[str]) -> None:
    rows = into.data.setdefault("program", [])
    into.columns.setdefault("program", into.column)
    if not rows:
        rows.append([])
    rows[-1].append(None if found[0] == "." else _card(into, found[1]))
    into.columns[into.path.at("program").at(len(rows) - 1).at(len(rows[-1]) - 1).path] = into.column


def _put_function(into: Into, found: re.Match[str]) -> None:
    into.put("function", _card(into, found[1]))


def _flag(form: str, says: str, name: str) -> Sign:
    """A sign that marks its player as the one that a member of the scenario names."""
    return Sign(form, says, re.compile(form), lambda into, found: into.whole.put(name, into.seat, into.column))


def _cards(name: str) -> Sign:
    return Sign(
        "CARD",
        "A card, or the beginning of its name; `#2` for its second copy. One that is called as another sign is: `card='8'`.",
        re.compile(rf"(?:card=)?({_CARD})"),
        lambda into, found: into.add(name, _card(into, found[1])),
    )


def _card_told(card: str) -> str:
    bare = card.replace(" ", "_")
    plain = "_" not in card and re.fullmatch(_BARE, bare) and not _TAKEN.fullmatch(bare)
    return bare if plain else f"card={quoted(card)}"


def _table_told(laid: Laid, player: LaidPlayer, seat: int) -> Iterator[str]:
    yield from members_told(laid, ("cards", "actions"))
    if "program" in laid:
        for index, row in enumerate(laid["program"] or [[]]):
            if index or not row:
                yield "/"
            yield from ("." if card is None else _card_told(card) for card in row)
    if "function" in laid:
        yield f"f={_card_told(laid['function']).removeprefix('card=')}"


def _player_told(laid: Laid, player: LaidPlayer, seat: int) -> Iterator[str]:
    marks = (("*", laid.get("turn")), ("token", laid.get("token")), ("first", laid.get("first")))
    yield from (form for form, whose in marks if whose == seat)
    yield from name_told(player)
    yield from (str(points) for points in [player.get("points")] if points)
    yield from map(_card_told, player.get("hand", ()))


def _pile(name: Literal["pile", "discards"]) -> Section[Laid, LaidPlayer]:
    return Section((_cards(name),), lambda laid, player, seat: map(_card_told, laid.get(name, ())))


NOTATION: Final = Notation(
    laid,
    Section(
        (
            TURN,
            _flag("token", "This player has the Token; the first seat, if nobody is said to.", "token"),
            _flag("first", "This player has Terminal 1; the first seat, if nobody is said to.", "first"),
            NAME,
            POINTS,
            _cards("hand"),
        ),
        _player_told,
    ),
    Section(
        (
            member(
                "cards=DECK", "The deck, where it is not the one that comes with pnrules: its name, or all of it.", ("cards",)
            ),
            member("actions=N", "How many actions are left in this turn, where not all.", ("actions",)),
            Sign("f=CARD", "The card in the function.", re.compile(rf"f=({_CARD})"), _put_function),
            Sign("/", "The next row begins; alone, the program has none.", re.compile("/"), _put_row),
            Sign(".", "A gap.", re.compile(r"\.()"), _put_place),
            Sign("CARD", "A card of the program, row by row.", re.compile(rf"(?:card=)?({_CARD})"), _put_place),
        ),
        _table_told,
    ),
    {"pile": _pile("pile"), "discards": _pile("discards")},
)
