"""Statements as numbers: what a player's do, and which cards may be put into which.

Cards are numbers from 0 to 51, by suit and value; sets of cards are the bits of an integer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from pnrules.runtime_error.table.cards import DECK, FACES

DIAMONDS, CLUBS, HEARTS, SPADES = range(4)
RANKS: Final = len(FACES)
ALL: Final = (1 << len(DECK)) - 1

Laid = tuple[int, int, int]
"""A statement: lower bound, upper bound, function."""

Statements = tuple[tuple[Laid, ...], ...]
"""Each seat's."""


def bits(cards: int) -> Iterator[int]:
    """The cards of a set, in order."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def _between(low: int, high: int) -> int:
    """All cards with values from `low` to `high`, counted from 0."""
    ranks = (1 << high + 1) - (1 << low)
    return sum(ranks << RANKS * suit for suit in range(4))


_HELD: Final = {(low, high): _between(low, high) for low in range(RANKS) for high in range(RANKS)}
_OF_SUIT: Final = tuple((1 << RANKS) - 1 << RANKS * suit for suit in range(4))


def held(statement: Laid) -> int:
    """The cards whose value lies within the bounds."""
    return _HELD[statement[0] % RANKS, statement[1] % RANKS]


class Functions(NamedTuple):
    """A player's functions, by suit: the cards that satisfy them; none for a suit without a statement."""

    diamonds: int
    clubs: int
    hearts: int
    spades: int

    def classes(self, unplayed: int) -> tuple[int, int, int, int, int]:
        """The cards of each class of `counts`; those in `unplayed` are never played."""
        playable = self.spades & ~unplayed
        loads, pulls = playable & self.clubs, playable & self.hearts
        return playable & ~(loads | pulls), loads & ~pulls, pulls & ~loads, loads & pulls, ~playable


def functions(statements: Iterable[Laid]) -> Functions:
    """What a player's statements do."""
    found = [0, 0, 0, 0]
    for statement in statements:
        found[statement[2] // RANKS] = held(statement)
    return Functions(*found)


def valid(statement: Laid, others: Sequence[Laid]) -> bool:
    """Whether a statement may lie beside its owner's others."""
    lower, upper, function = statement
    return _bounds(lower, upper) and all(function // RANKS != other[2] // RANKS for other in others)


def _bounds(lower: int, upper: int) -> bool:
    return lower // RANKS == upper // RANKS and lower < upper


def fitting(statement: Laid, others: Sequence[Laid]) -> tuple[int, int, int]:
    """The cards that may take the place of each of the three."""
    lower, upper, function = statement
    free = ALL
    for other in others:
        free &= ~_OF_SUIT[other[2] // RANKS]
    if not free >> function & 1:
        return 0, 0, free if _bounds(lower, upper) else 0
    below = _OF_SUIT[upper // RANKS] & ((1 << upper) - 1)
    above = _OF_SUIT[lower // RANKS] & ~((2 << lower) - 1)
    return below, above, free if _bounds(lower, upper) else 0


class Edit:
    """A card that takes the place of another in a statement.

    seat, place, part  whose statement, which of them, and which of its three cards
    old, card          the card taken out, and the one put in
    after              the statements after it
    awake              what the player's statements do while this one is disabled
    hope               a sort key, the lower the better: many values pulled back without another edit, few that are edits; no
                       playable card given up, and one gained
    """

    __slots__ = ("after", "awake", "card", "hope", "old", "part", "place", "seat")

    def __init__(self, before: Table, seat: int, place: int, part: int, card: int) -> None:
        self.seat, self.place, self.part, self.card = seat, place, part, card
        self.old = before.statements[seat][place][part]
        self.after = before.edited(seat, place, part, card)
        self.awake = before.awake(seat, place)
        diamonds, _, hearts, spades = self.after.functions
        back, edits = spades & hearts & ~diamonds, spades & diamonds
        self.hope = -back.bit_count(), edits.bit_count(), spades >> card & 1, -(spades >> self.old & 1)


class Table:
    """Everybody's statements, from one player's point of view; one object for each arrangement.

    seat        who sees them, counted from 0
    statements  each seat's
    functions   what the player's own do
    classes     the cards of each class of `counts`, none of which is to become an edit
    """

    __slots__ = ("_edits", "_known", "_places", "classes", "functions", "seat", "statements")

    def __init__(self, seat: int, statements: Statements, known: dict[Statements, Table]) -> None:
        self.seat = seat
        self.statements = statements
        self.functions = functions(statements[seat])
        self.classes = self.functions.classes(self.functions.diamonds)
        self._known = known
        self._edits: dict[int, tuple[Edit, ...]] = {}
        self._places: tuple[list[tuple[int, int, int, int]], int] | None = None

    def edits(self, hand: int) -> list[Edit]:
        """Every edit with a card of this hand, except of the player's own function of spades."""
        return [edit for card in bits(hand) for edit in self._with_card(card)]

    def _with_card(self, card: int) -> tuple[Edit, ...]:
        found = self._edits.get(card)
        if found is None:
            places = self._fitting()[0]
            found = tuple(Edit(self, seat, place, part, card) for seat, place, part, cards in places if cards >> card & 1)
            self._edits[card] = found
        return found

    def editing(self, hand: int) -> bool:
        """Whether any edit is legal with a card of this hand, those of the function of spades included (R-03)."""
        return bool(self._fitting()[1] & hand)

    def _fitting(self) -> tuple[list[tuple[int, int, int, int]], int]:
        """Seat, place and part of every card, with those that may replace it, except for the function of spades; and all such
        cards, including it. Lazy, since most tables never need it."""
        if self._places is None:
            places, anywhere = [], 0
            for owner, lying in enumerate(self.statements):
                for place, statement in enumerate(lying):
                    parts = fitting(statement, (*lying[:place], *lying[place + 1 :]))
                    anywhere |= parts[0] | parts[1] | parts[2]
                    if owner != self.seat or statement[2] // RANKS != SPADES:
                        places += [(owner, place, part, cards) for part, cards in enumerate(parts) if cards]
            self._places = places, anywhere
        return self._places

    def awake(self, seat: int, place: int) -> Functions:
        """What the player's statements do while this one is disabled."""
        mine = self.statements[seat]
        return functions((*mine[:place], *mine[place + 1 :])) if seat == self.seat else self.functions

    def edited(self, seat: int, place: int, part: int, card: int) -> Table:
        """The table with a card of a statement replaced."""
        lying = self.statements[seat]
        low, up, function = lying[place]
        edited = (card, up, function) if part == 0 else (low, card, function) if part == 1 else (low, up, card)
        return self._with(seat, (*lying[:place], edited, *lying[place + 1 :]))

    def scripted(self, statement: Laid) -> Table:
        """The table with one more statement of the player."""
        return self._with(self.seat, (*self.statements[self.seat], statement))

    def _with(self, seat: int, lying: tuple[Laid, ...]) -> Table:
        statements = (*self.statements[:seat], lying, *self.statements[seat + 1 :])
        found = self._known.get(statements)
        if found is None:
            found = self._known[statements] = Table(self.seat, statements, self._known)
        return found


def table(seat: int, statements: Statements) -> Table:
    """The table of a position."""
    known: dict[Statements, Table] = {}
    found = known[statements] = Table(seat, statements, known)
    return found
