"""The whole game, edits included, card by card; it hands over to the game in numbers wherever no edit is needed.

What makes it smaller, and why that is exact:

1. **The function of spades stays as it is.** An edit of its statement lets that rest until the input has gone, so the LOOP
   is not executed and the turn ends; and no other function may become one of spades beside it. So such edits are left out,
   and which values can be played at all does not change during a turn. An input that cannot be played ends the turn, and
   is left out too.
2. **Below its top, the order of the discards does not count.** As in `counts`; an edit's discard comes on top before the
   PULL, and the input after it.
3. **Without an edit to come, cards are counted.** Where no card in hand, deck or discards is held by both the functions of
   spades and of diamonds, no edit can be made any more in a turn that goes on: then this is exactly the game of `counts`.
4. **A turn that lasts without edits lasts.** Everywhere else a situation is good if it is good in `counts` with the promise
   never to play a card that would be an edit. It is tried first, and decides most of what is good.

Cards are numbers from 0 to 51, by suit and value; sets of cards are the bits of an integer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pnrules.runtime_error import counts
from pnrules.runtime_error.cards import FACES
from pnrules.runtime_error.search import Budget, Search

SCRIPT, INPUT, EDIT = "script", "input", "edit"
DIAMONDS, CLUBS, HEARTS, SPADES = range(4)
RANKS: Final = len(FACES)

Laid = tuple[int, int, int]
"""A statement: lower bound, upper bound, function."""


Piles = tuple[int, int, int, int]
"""Deck, its size, the discards below their top, and the top."""


class Node(NamedTuple):
    """A situation, card by card.

    phase       what is asked: a statement, an input or an edit
    statements  each seat's
    hand        the player's cards
    deck, size  the cards that may come, and how many of them lie in the deck (R-07)
    below, top  the discards: a set, and the top one; -1 where there is none
    input       the card on the table while an edit is asked for; else -1
    coming      the draws that are fixed and can be made (R-06); while there is a deck, the next one is in it
    """

    phase: str
    statements: tuple[tuple[Laid, ...], ...]
    hand: int
    deck: int
    size: int
    below: int
    top: int
    input: int
    coming: tuple[int, ...]


def bits(cards: int) -> Iterator[int]:
    """The cards of a set, in order."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def _between(low: int, high: int) -> int:
    """All cards worth from `low` to `high`, counted from 0."""
    ranks = (1 << high + 1) - (1 << low)
    return sum(ranks << RANKS * suit for suit in range(4))


_HELD: Final = {(low, high): _between(low, high) for low in range(RANKS) for high in range(RANKS)}


def held(statement: Laid) -> int:
    """The cards whose value lies within the bounds."""
    return _HELD[statement[0] % RANKS, statement[1] % RANKS]


class Functions(NamedTuple):
    """A player's functions, by suit: the cards that satisfy them; none for a suit without a statement."""

    diamonds: int
    clubs: int
    hearts: int
    spades: int

    @property
    def pulls(self) -> bool:
        """Whether there is a function of hearts at all."""
        return bool(self.hearts)

    def classes(self, unplayed: int) -> tuple[int, int, int, int, int]:
        """The cards of each class of `counts`; those in `unplayed` are never played."""
        playable = self.spades & ~unplayed
        loads, pulls = playable & self.clubs, playable & self.hearts
        return playable & ~(loads | pulls), loads & ~pulls, pulls & ~loads, loads & pulls, ~playable


def functions(statements: Sequence[Laid]) -> Functions:
    """What a player's statements do."""
    found = [0, 0, 0, 0]
    for statement in statements:
        found[statement[2] // RANKS] = held(statement)
    return Functions(*found)


def valid(statement: Laid, others: Sequence[Laid]) -> bool:
    """Whether a statement may lie beside its owner's others."""
    lower, upper, function = statement
    if lower // RANKS != upper // RANKS or lower >= upper:
        return False
    return all(function // RANKS != other[2] // RANKS for other in others)


class Edits:
    """The game, to be searched.

    seat     who plays, counted from 0
    at_once  the discards become the deck as soon as that is empty; R-01
    budget   shared with the searches in numbers
    """

    def __init__(self, seat: int, *, at_once: bool, budget: Budget) -> None:
        self.seat = seat
        self.at_once = at_once
        self.budget = budget
        self._functions: dict[tuple[Laid, ...], Functions] = {}
        self._counted: dict[tuple[int, ...], Search] = {}
        self._known: dict[tuple[int, ...], tuple[int, ...]] = {}

    # --- handing over to numbers --------------------------------------------------------------------------------------

    def functions(self, node: Node) -> Functions:
        """What the player's statements do."""
        mine = node.statements[self.seat]
        found = self._functions.get(mine)
        if found is None:
            found = self._functions[mine] = functions(mine)
        return found

    def editless(self, node: Node) -> bool:
        """Whether no edit can be made any more in a turn that goes on, so that counting is exact."""
        mine = self.functions(node)
        around = node.hand | node.deck | node.below | (1 << node.top if node.top >= 0 else 0)
        return node.phase == INPUT and not node.coming and not mine.spades & mine.diamonds & around

    def classes(self, node: Node) -> tuple[int, int, int, int, int]:
        """The cards of each class, none of which is to become an edit."""
        mine = self.functions(node)
        return mine.classes(mine.diamonds)

    def counting(self, node: Node) -> Search:
        """The search in numbers that serves this node: one for each way in which cards fall into classes."""
        classes = self.classes(node)
        pulls = self.functions(node).pulls
        key = (*classes, pulls)
        found = self._counted.get(key)
        if found is None:
            found = self._counted[key] = Search(counts.Counts(at_once=self.at_once, pulls=pulls), self.budget)
        return found

    def counted(self, node: Node) -> int:
        """The node in numbers."""
        classes = self.classes(node)
        pulls = self.functions(node).pulls and node.top >= 0
        below = node.below if pulls or node.top < 0 else node.below | 1 << node.top
        number = node.size * counts.SIZE
        for place, cards in enumerate(classes):
            number += (node.deck & cards).bit_count() * counts.DECK[place] + (below & cards).bit_count() * counts.BELOW[place]
            if place != counts.UNPLAYED:
                number += (node.hand & cards).bit_count() * counts.HAND[place]
            if pulls and cards >> node.top & 1:
                number += (place + 1) * counts.TOP
        return number

    def surely_good(self, node: Node) -> bool:
        """Whether the turn can last without another edit."""
        if node.phase != INPUT or node.coming:
            return False
        number = self.counted(node)
        return bool(number & counts.HANDS) and self.counting(node).good(number)

    # --- moves --------------------------------------------------------------------------------------------------------

    def moves(self, node: Node) -> Sequence[tuple[int, ...]]:
        """Statements to write, inputs to play, or edits to make; none where counting has already found the turn to end."""
        if node.phase == SCRIPT:
            return [*self._scripts(node), ()]
        if node.phase == EDIT:
            return self._edits(node)
        if self.editless(node):
            return []
        mine = self.functions(node)
        playable = node.hand & mine.spades
        return [(card,) for cards in (playable & ~mine.diamonds, playable & mine.diamonds) for card in bits(cards)]

    def _scripts(self, node: Node) -> Iterator[tuple[int, ...]]:
        cards = list(bits(node.hand))
        mine = node.statements[self.seat]
        triples = ((low, up, fn) for low in cards for up in cards for fn in cards if fn not in (low, up))
        return (triple for triple in triples if valid(triple, mine))

    def _edits(self, node: Node) -> list[tuple[int, ...]]:
        """Every edit as (seat, statement, part, card), except of the player's own function of spades."""
        found: list[tuple[int, ...]] = []
        for seat, lying in enumerate(node.statements):
            for place, statement in enumerate(lying):
                if seat == self.seat and statement[2] // RANKS == SPADES:
                    continue
                found += [(seat, place, *edit) for edit in self._exchanges(node.hand, statement, lying, place)]
        found = [self._known.setdefault(edit, edit) for edit in found]  # the same few thousand come up all the time
        return sorted(found, key=lambda edit: not self._at_once_good(node, edit))

    def _at_once_good(self, node: Node, edit: tuple[int, ...]) -> bool:
        """Whether after this edit, whatever is drawn, no other is needed."""
        self.budget.spend()
        return all(after is not None and self.surely_good(after) for after in self._outcomes(node, edit))

    def _exchanges(self, hand: int, statement: Laid, lying: Sequence[Laid], place: int) -> Iterator[tuple[int, int]]:
        others = (*lying[:place], *lying[place + 1 :])
        for part in range(3):
            for card in bits(hand):
                if valid(_with(statement, part, card), others):
                    yield part, card

    def _can_edit(self, node: Node) -> bool:
        """Whether any edit is legal, that of the function of spades included: then one has to be made (R-03)."""
        return any(
            next(self._exchanges(node.hand, statement, lying, place), None) is not None
            for lying in node.statements
            for place, statement in enumerate(lying)
        )

    # --- outcomes -----------------------------------------------------------------------------------------------------

    def outcomes(self, node: Node, move: tuple[int, ...]) -> list[Node | None]:
        """Where a move leads, a draw each."""
        return list(self._outcomes(node, move))

    def _outcomes(self, node: Node, move: tuple[int, ...]) -> Iterator[Node | None]:
        if node.phase == SCRIPT:
            return iter([self._scripted(node, move)])
        if node.phase == EDIT:
            return self._edited(node, *move)
        (card,) = move
        played = node._replace(hand=node.hand & ~(1 << card), input=card)
        mine = self.functions(node)
        if mine.diamonds >> card & 1 and self._can_edit(played):
            return iter([played._replace(phase=EDIT)])
        return self._executed(played, mine)

    def _scripted(self, node: Node, move: tuple[int, ...]) -> Node:
        if not move:
            return node._replace(phase=INPUT)
        low, up, fn = move
        mine = (*node.statements[self.seat], (low, up, fn))
        statements = (*node.statements[: self.seat], mine, *node.statements[self.seat + 1 :])
        return node._replace(phase=INPUT, statements=statements, hand=node.hand & ~(1 << low | 1 << up | 1 << fn))

    def _edited(self, node: Node, seat: int, place: int, part: int, card: int) -> Iterator[Node | None]:
        """The edited statement is asleep for this input (R-05); what it loses goes to the discards."""
        lying = node.statements[seat]
        others = (*lying[:place], *lying[place + 1 :])
        mine = functions(others) if seat == self.seat else self.functions(node)
        anew = (*lying[:place], _with(lying[place], part, card), *lying[place + 1 :])
        statements = (*node.statements[:seat], anew, *node.statements[seat + 1 :])
        piles = self._discarding(node.deck, node.size, node.below, node.top, lying[place][part])
        return self._executed(Node(INPUT, statements, node.hand & ~(1 << card), *piles, node.input, node.coming), mine)

    def _executed(self, node: Node, mine: Functions) -> Iterator[Node | None]:
        """Clubs, hearts and spades, with the functions that are awake; something must be left that can be played."""
        card = node.input
        if not mine.spades >> card & 1:
            yield None
            return
        pulls = mine.hearts >> card & 1
        piles = (node.hand, node.deck, node.size, node.below, node.top, node.coming)
        for hand, deck, size, below, top, coming in self._drawn(mine, *piles) if mine.clubs >> card & 1 else (piles,):
            if pulls and top >= 0:
                hand, top = hand | 1 << top, -1
            if hand & mine.spades:
                settled = self._discarding(deck, size, below, top, card)
                yield Node(INPUT, node.statements, hand, *settled, -1, _due(coming, settled[0]))
            else:
                yield None

    def _drawn(
        self, mine: Functions, hand: int, deck: int, size: int, below: int, top: int, coming: tuple[int, ...]
    ) -> Iterator[tuple[int, int, int, int, int, tuple[int, ...]]]:
        """Hand, piles and fixed draws after a LOAD, a draw each: first the cards that cannot be played."""
        if not size and not self.at_once:
            deck, size, below, top = _shuffled(below, top)
        if not size:
            yield hand, deck, size, below, top, coming
        elif coming and deck >> coming[0] & 1:
            yield hand | 1 << coming[0], *self._without(deck, size, below, top, coming[0]), coming[1:]
        else:
            for cards in (deck & ~mine.spades, deck & mine.spades):
                for card in bits(cards):
                    yield hand | 1 << card, *self._without(deck, size, below, top, card), ()

    def _without(self, deck: int, size: int, below: int, top: int, card: int) -> Piles:
        return self._settled(deck & ~(1 << card) if size > 1 else 0, size - 1, below, top)

    def _discarding(self, deck: int, size: int, below: int, top: int, card: int) -> Piles:
        return self._settled(deck, size, below | 1 << top if top >= 0 else below, card)

    def _settled(self, deck: int, size: int, below: int, top: int) -> Piles:
        return _shuffled(below, top) if self.at_once and not size else (deck, size, below, top)


def _with(statement: Laid, part: int, card: int) -> Laid:
    low, up, fn = statement
    return (card, up, fn) if part == 0 else (low, card, fn) if part == 1 else (low, up, card)


def _due(coming: tuple[int, ...], deck: int) -> tuple[int, ...]:
    """The fixed draws, unless the deck has no such card next: the draw will then be open, and nothing is fixed after it."""
    return coming if not deck or (coming and deck >> coming[0] & 1) else ()


def _shuffled(below: int, top: int) -> Piles:
    """The discards become the deck."""
    pile = below | (1 << top if top >= 0 else 0)
    return pile, pile.bit_count(), 0, -1
