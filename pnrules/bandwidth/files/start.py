"""The meaning of Battle for Bandwidth's own part of a scenario. `form` says what it looks like.

A scenario without a program begins before the set-up: chance deals, and turns up the function.
"""

from __future__ import annotations

from collections.abc import Sequence

from pnrules.bandwidth import deck
from pnrules.bandwidth.deck_form import DeckSpec
from pnrules.bandwidth.files.form import Start
from pnrules.bandwidth.procedures import ACTING, ACTIONS, SETTING_UP, procedure
from pnrules.bandwidth.table.board import CODE_KINDS, FUNCTION_KINDS, Board, Card, Table, every_copy
from pnrules.bandwidth.table.rows import WIDTH, Row, Rows
from pnrules.bandwidth.table.state import BandwidthState
from pnrules.kernel.copies import kind as name
from pnrules.kernel.errors import Problem
from pnrules.kernel.forms.shapes import Judged
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.game import Setup
from pnrules.kernel.state import State


def start(setup: Setup, said: Start, problems: list[Problem]) -> BandwidthState | None:
    """The first state: the set-up, or a player's turn. None if anything is wrong; every problem is added to `problems`."""
    before = len(problems)
    root = JsonPath("", problems)
    cards = _deck(root.at("cards"), said.cards, len(setup.players))
    if cards is None:
        return None
    if said.program is not None:
        board = _position(root, said, said.program, cards)
        frame = ACTING
    else:
        board = _before_the_deal(root, setup, cards)
        frame = procedure(SETTING_UP)
    return None if len(problems) > before else State(setup, board, (frame,), None, None)


def _deck(place: JsonPath, found: Judged | None, players: int) -> tuple[Card, ...] | None:
    """The kinds of card of the deck that is named or given; None if it is invalid, which has been noted."""
    chosen, sound = found or Judged(deck.HOUSE, True)
    if not isinstance(chosen, DeckSpec):
        return deck.load(chosen, place.path, players).cards if sound else None
    before = len(place.problems)
    cards = deck.of_spec(place, chosen, players).cards
    return cards if sound and len(place.problems) == before else None


# --- before the deal --------------------------------------------------------------------------------------------------


def _before_the_deal(root: JsonPath, setup: Setup, cards: tuple[Card, ...]) -> Board:
    """The table before the deal. The first seat has Token and Terminal 1 (B-10)."""
    seats = len(setup.players)
    deck.check_enough(root.at("cards"), cards, seats)
    table = Table(1, ACTIONS, ((),) * seats, every_copy(cards), ())
    return Board(cards, (), None, 1, 1, (0,) * seats, None, None, table)


# --- a position -------------------------------------------------------------------------------------------------------


def _position(root: JsonPath, said: Start, program: Sequence[Sequence[str | None]], cards: tuple[Card, ...]) -> Board:
    """A player's turn as the scenario describes it; whatever it does not mention is in the pile."""
    reader = _Reader(cards)
    players = root.at("players")
    rows = _program(root.at("program"), program, reader)
    function = None if said.function is None else reader.card(root.at("function"), said.function, FUNCTION_KINDS)
    hands = tuple(reader.cards(players.at(i).at("hand"), player.hand) for i, player in enumerate(said.players))
    points = tuple(player.points for player in said.players)
    every = every_copy(cards)
    pile = None if said.pile is None else reader.cards(root.at("pile"), said.pile)
    discards = reader.cards(root.at("discards"), said.discards or ())
    left = tuple(card for card in every if card not in reader.used)
    if pile is not None and said.discards is not None and left:
        root.at("pile").report("problem-cards-missing", (("card", "texts"),), left)
    table = Table(
        said.first if said.turn is None else said.turn,
        said.actions,
        hands,
        left if pile is None else tuple(sorted(pile)),
        discards if pile is None else (*left, *discards),
    )
    return Board(cards, rows, function, said.token, said.first, points, None, None, table)


class _Reader:
    """Reads single cards, each of which may be used only once.

    used  card -> the place where it lies
    """

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self._cards = cards
        self._every = every_copy(cards)
        self.used: dict[str, str] = {}

    def cards(self, place: JsonPath, names: Sequence[str | None]) -> tuple[str, ...]:
        """The single cards of a list, of any kind."""
        return tuple(self.card(place.at(index), name) for index, name in enumerate(names))

    def card(self, place: JsonPath, card: str | None, kinds: tuple[str, ...] | None = None) -> str:
        """A single card. A name alone means its first copy that has not been used yet.

        kinds  what may lie here; None for any kind
        """
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


def _program(place: JsonPath, rows: Sequence[Sequence[str | None]], reader: _Reader) -> Rows:
    return tuple(_row(place.at(index), row, reader) for index, row in enumerate(rows))


def _row(place: JsonPath, items: Sequence[str | None], reader: _Reader) -> Row:
    cards = [None if item is None else reader.card(place.at(n), item, CODE_KINDS) for n, item in enumerate(items)]
    return (*cards, *(None,) * (WIDTH - len(cards)))


def is_beginning(state: BandwidthState) -> bool:
    """Whether a scenario could begin like this: with a turn or the deal, and no program running."""
    return state.frames in ((ACTING,), (procedure(SETTING_UP),)) and state.ask is None and state.board.run is None
