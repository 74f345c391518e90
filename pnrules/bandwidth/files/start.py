"""Reading the part of a scenario that only Battle for Bandwidth knows: the deck, the program, hands, token, terminals.

A scenario without a program begins before the set-up: chance deals, and turns up the function.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pnrules.bandwidth import deck
from pnrules.bandwidth.procedures import ACTING, ACTIONS, SETTING_UP, procedure
from pnrules.bandwidth.table.board import CODE_KINDS, FUNCTION_KINDS, Board, Card, Table, singles
from pnrules.bandwidth.table.rows import WIDTH, Row, Rows
from pnrules.bandwidth.table.state import BandwidthState
from pnrules.kernel.copies import kind as name
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.game import Setup
from pnrules.kernel.state import State
from pnrules.kernel.validation import JsonPath

POSITION: Final = ("program", "function", "pile", "token", "first", "turn", "actions")
FIELDS: Final = ("cards", *POSITION)
PLAYER_FIELDS: Final = ("name", "points", "hand")


def start(setup: Setup, data: Mapping[str, Any], problems: list[Problem]) -> BandwidthState | None:
    """The first state: the set-up, or a player's turn. None when something is wrong; everything that is goes into `problems`."""
    before = len(problems)
    root = JsonPath("", problems)
    cards = _deck(data.get("cards", deck.HOUSE), len(setup.players), problems)
    if len(problems) > before:
        return None
    if "program" in data:
        board = _position(root, setup, data, cards)
        frame = ACTING
    else:
        board = _before_the_deal(root, setup, data, cards)
        frame = procedure(SETTING_UP)
    return None if len(problems) > before else State(setup, board, (frame,), None, None)


def _deck(data: object, players: int, problems: list[Problem]) -> tuple[Card, ...]:
    try:
        return deck.read(data, "cards", players).cards
    except BadInput as error:
        problems.extend(error.problems)
        return ()


# --- before the deal --------------------------------------------------------------------------------------------------


def _before_the_deal(root: JsonPath, setup: Setup, data: Mapping[str, Any], cards: tuple[Card, ...]) -> Board:
    """Nothing lies anywhere yet. The first seat has Token and Terminal 1 (B-10)."""
    seats = len(setup.players)
    for member in POSITION:
        if member in data:
            root.at(member).report("problem-before-the-deal")
    for index, player in enumerate(data.get("players", [])):
        for member in ("points", "hand"):
            if isinstance(player, dict) and member in player:
                root.at("players").at(index).at(member).report("problem-before-the-deal")
    deck.check_enough(root.at("cards"), cards, seats)
    table = Table(1, ACTIONS, ((),) * seats, singles(cards), ())
    return Board(cards, (), None, 1, 1, (0,) * seats, None, None, table)


# --- a position -------------------------------------------------------------------------------------------------------


def _position(root: JsonPath, setup: Setup, data: Mapping[str, Any], cards: tuple[Card, ...]) -> Board:
    """A player's turn, everything as the scenario says; what it does not mention lies in the pile."""
    seats = len(setup.players)
    reader = _Reader(cards)
    players = [player if isinstance(player, dict) else {} for player in data.get("players", [])]
    rows = _program(root.at("program"), data["program"], reader)
    function = None
    if data.get("function") is not None:
        function = reader.card(root.at("function"), data["function"], FUNCTION_KINDS)
    places = [root.at("players").at(index) for index in range(len(players))]
    hands = tuple(
        tuple(reader.card(place.at("hand").at(n), card) for n, card in enumerate(place.at("hand").list(player.get("hand", []))))
        for place, player in zip(places, players, strict=True)
    )
    most = setup.interpretation.goal - 1
    points = tuple(
        place.at("points").integer(player.get("points", 0), 0, most, 0) for place, player in zip(places, players, strict=True)
    )
    every = singles(cards)
    if "pile" in data:
        place = root.at("pile")
        pile = tuple(reader.card(place.at(n), card) for n, card in enumerate(place.list(data["pile"])))
    else:
        pile = tuple(card for card in every if card not in reader.used)
    token = root.at("token").integer(data.get("token", 1), 1, seats, 1)
    first = root.at("first").integer(data.get("first", 1), 1, seats, 1)
    turn = root.at("turn").integer(data.get("turn", first), 1, seats, 1)
    actions = root.at("actions").integer(data.get("actions", ACTIONS), 1, ACTIONS, ACTIONS)
    discards = tuple(card for card in every if card not in reader.used) if "pile" in data else ()
    table = Table(turn, actions, hands, tuple(sorted(pile)), discards)
    return Board(cards, rows, function, token, first, points, None, None, table)


class _Reader:
    """Reads single cards, each of which lies in one place only.

    used  card -> the place where it lies
    """

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self._cards = cards
        self._every = singles(cards)
        self.used: dict[str, str] = {}

    def card(self, place: JsonPath, found: object, kinds: tuple[str, ...] | None = None) -> str:
        """A single card. A name alone stands for its first copy that is not lying elsewhere yet.

        kinds  what may lie here; None for whatever there is
        """
        card = place.card_name(found)
        if card is None:
            return ""
        if card in self.used and card == name(card):
            card = next((c for c in self._every if name(c) == card and c not in self.used), card)
        if card not in self._every:
            place.unknown_card(card, (each.name for each in self._cards))
            return ""
        if card in self.used:
            place.report("problem-card-twice", (("card", "text"), ("elsewhere", "text")), card, self.used[card])
        if kinds is not None and self._kind(card) not in kinds:
            place.report("problem-cannot-lie-here", (("card", "text"),), card)
        self.used[card] = place.path
        return card

    def _kind(self, card: str) -> str:
        return next(each.kind for each in self._cards if each.name == name(card))


def _program(place: JsonPath, data: object, reader: _Reader) -> Rows:
    """Rows of at most three places; null is a gap. A row without a card is none (B-10)."""
    rows = []
    for index, row in enumerate(place.list(data)):
        here = place.at(index)
        items = here.list(row)
        if isinstance(row, list) and (len(items) > WIDTH or all(item is None for item in items)):
            here.report("problem-row", (("width", "number"),), WIDTH)
        rows.append(_row(here, items[:WIDTH], reader))
    return tuple(rows)


def _row(place: JsonPath, items: list[Any], reader: _Reader) -> Row:
    cards = [None if item is None else reader.card(place.at(n), item, CODE_KINDS) for n, item in enumerate(items)]
    return (*cards, *(None,) * (WIDTH - len(cards)))


def is_beginning(state: BandwidthState) -> bool:
    """Whether a scenario could begin so: with a turn, or the deal, and no program running."""
    return state.frames in ((ACTING,), (procedure(SETTING_UP),)) and state.ask is None and state.board.run is None
