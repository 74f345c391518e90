"""The table of Battle for Bandwidth as data, and the ways to change one thing on it.

Every field belongs to the position: it may change what is legal later. The game has no memory.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pnrules.bandwidth.table.rows import Rows
from pnrules.kernel.copies import KIND, remove_card
from pnrules.kernel.state import replacer

CLOCKWISE: Final = 1
COUNTER: Final = -1

PASS, TERMINAL, GOTO, FUNCTION = "pass", "terminal", "goto", "function"
CUT_AND_PASTE, FIREWALL = "cut-and-paste", "firewall"
CODE_KINDS: Final = (PASS, TERMINAL, GOTO, FUNCTION)
EVENT_KINDS: Final = (CUT_AND_PASTE, FIREWALL)
FUNCTION_KINDS: Final = (PASS, TERMINAL)
"""What may lie in the function: a code card that is neither GOTO nor Function."""


class Card(NamedTuple):
    """One kind of card of the deck in play.

    name    its printed name, or the one that its deck gives it
    kind    one of CODE_KINDS and EVENT_KINDS
    number  pass: how many seats; terminal: which one; goto: to which row, from 1; else 0
    from_x  the number is added to X
    way     pass: CLOCKWISE or COUNTER; else 0
    green   the value of X if it is the first card of the program; None on events
    copies  how many the deck has
    """

    name: str
    kind: str
    number: int
    from_x: bool
    way: int
    green: int | None
    copies: int


class Table(NamedTuple):
    """What lies beside the program.

    turn      the seat whose turn it is
    actions   how many actions it has left
    hands     each seat's cards
    pile      the cards still to come: a set, sorted, since their order is chance
    discards  the discard pile, the latest last
    """

    turn: int
    actions: int
    hands: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]
    discards: tuple[str, ...]


class Run(NamedTuple):
    """The current run.

    x   the value of X for the whole run
    at  where it stands in the program, as `rows` counts places
    """

    x: int
    at: int


class Board(NamedTuple):
    """The position on the table.

    cards     the deck's kinds of card; the same from beginning to end
    rows      the program, row by row
    function  the card in the function; None while there is none
    token     the seat that has the Token
    first     the seat that has Terminal 1
    points    by seat
    winner    the seat that has won; None while the game goes on
    run       the current run; None between runs
    table     see there
    """

    cards: tuple[Card, ...]
    rows: Rows
    function: str | None
    token: int
    first: int
    points: tuple[int, ...]
    winner: int | None
    run: Run | None
    table: Table


class Env(NamedTuple):
    """The registers of a routine.

    left       pass: how many seats the token still has to pass
    target     event: the seat that it is played on
    asked      event: the seat that may answer it now
    against    event: the card that may be answered now: the event itself, or the latest Firewall
    cancelled  event: whether a Firewall has cancelled it
    """

    left: int = 0
    target: int = 0
    asked: int = 0
    against: str = ""
    cancelled: bool = False


# --- questions --------------------------------------------------------------------------------------------------------


def definition(b: Board, card: str) -> Card:
    """The kind of a single card. Raises LookupError for a card that is not in the deck."""
    return _by_name(b.cards)[KIND[card]]


def _by_name(cards: tuple[Card, ...]) -> dict[str, Card]:
    """The kinds of a deck by name. All boards of a play share a deck, so it is nearly always the one of the last call;
    hashing the deck as a cache key would take longer than walking through it."""
    deck, by_name = _LATEST[0]
    if deck is not cards:
        by_name = {card.name: card for card in cards}
        _LATEST[0] = cards, by_name
    return by_name


_LATEST: Final[list[tuple[tuple[Card, ...], dict[str, Card]]]] = [((), {})]


def every_copy(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Every single card of a deck, sorted: `Firewall`, `Firewall#2`, …"""
    return tuple(sorted(f"{c.name}#{n}" if n > 1 else c.name for c in cards for n in range(1, c.copies + 1)))


def held(b: Board, seat: int, name: str) -> str:
    """The first card of this name in a hand: answers name kinds, since two of a kind are the same choice.

    Raises StopIteration if there is none.
    """
    return next(card for card in b.table.hands[seat - 1] if KIND[card] == name)


def seat_after(b: Board, seat: int, seats: int = 1) -> int:
    """The seat a number of places clockwise; negative numbers count counter-clockwise."""
    return (seat - 1 + seats) % len(b.points) + 1


def terminal(b: Board, number: int) -> int | None:
    """The seat at a terminal: Terminal 2 sits on the left of Terminal 1, and so on; None if there is none."""
    return seat_after(b, b.first, number - 1) if 1 <= number <= len(b.points) else None


def terminal_of(b: Board, seat: int) -> int:
    """The number of a seat's terminal."""
    return (seat - b.first) % len(b.points) + 1


# --- changes ----------------------------------------------------------------------------------------------------------

with_rows = replacer(Board, "rows")
with_function = replacer(Board, "function")
with_token = replacer(Board, "token")
with_first = replacer(Board, "first")
with_winner = replacer(Board, "winner")
with_run = replacer(Board, "run")
_with_token_and_points = replacer(Board, "token", "points")
_with_table = replacer(Board, "table")
_with_turn_and_actions = replacer(Table, "turn", "actions")
_with_actions = replacer(Table, "actions")
_with_hands = replacer(Table, "hands")
_with_pile = replacer(Table, "pile")
_with_discards = replacer(Table, "discards")
_with_pile_and_discards = replacer(Table, "pile", "discards")
_with_at = replacer(Run, "at")


def with_turn(b: Board, seat: int, actions: int) -> Board:
    """It is this seat's turn, with a number of actions."""
    return _with_table(b, _with_turn_and_actions(b.table, seat, actions))


def with_actions(b: Board, actions: int) -> Board:
    """The board with this many actions left."""
    return _with_table(b, _with_actions(b.table, actions))


def running_at(b: Board, place: int) -> Board:
    """The board with the run at another place."""
    assert b.run is not None
    return with_run(b, _with_at(b.run, place))


def with_hand(b: Board, seat: int, hand: tuple[str, ...]) -> Board:
    hands = b.table.hands
    return _with_table(b, _with_hands(b.table, (*hands[: seat - 1], hand, *hands[seat:])))


def off_the_pile(b: Board, card: str) -> Board:
    """Take a card off the pile."""
    return _with_table(b, _with_pile(b.table, remove_card(b.table.pile, card)))


def drawn(b: Board, seat: int, card: str) -> Board:
    """Move a card from the pile to a hand."""
    return with_hand(off_the_pile(b, card), seat, (*b.table.hands[seat - 1], card))


def out_of_hand(b: Board, seat: int, card: str) -> Board:
    """Remove a card from a hand."""
    return with_hand(b, seat, remove_card(b.table.hands[seat - 1], card))


def discarded(b: Board, *cards: str) -> Board:
    """Add cards to the discards."""
    return _with_table(b, _with_discards(b.table, b.table.discards + cards))


def shuffled(b: Board) -> Board:
    """The discards become the pile."""
    pile = tuple(sorted((*b.table.pile, *b.table.discards)))
    return _with_table(b, _with_pile_and_discards(b.table, pile, ()))


def acted(b: Board) -> Board:
    """Use up one action."""
    return with_actions(b, b.table.actions - 1)


def scored(b: Board, seat: int) -> Board:
    """The token is with `seat`, which scores a point."""
    points = b.points
    return _with_token_and_points(b, seat, (*points[: seat - 1], points[seat - 1] + 1, *points[seat:]))
