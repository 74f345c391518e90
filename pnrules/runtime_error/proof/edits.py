"""The whole game, edits included, card by card; it delegates to the counted game whenever no edit is needed.

What makes it smaller, and why the result is exact:

1. **The function of spades stays as it is.** An edit of its statement disables it until the input has gone, so the LOOP
   is not executed and the turn ends; and no other function may become one of spades beside it. So such edits are left out,
   and which values can be played at all does not change during a turn. An input that cannot be played ends the turn, and
   is left out too.
2. **Below its top, the order of the discards does not matter.** As in `counts`; an edit's discard comes on top before the
   PULL, and the input after it.
3. **Without an edit to come, cards are counted.** Where no card in hand, deck or discards is held by both the functions of
   spades and of diamonds, no edit is possible any more in a turn that continues: then this is exactly the game of `counts`.
   Numbers do not tell which cards lie in other hands: if those might be in the deck (R-07), none of them may be one either.
4. **A turn that lasts without edits lasts.** Everywhere else a situation is good if it is good in `counts` with the promise
   never to play a card that would be an edit. That is tried first, and decides most good situations.

Cards and sets of cards are as in `laid`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, Final, NamedTuple

from pnrules.kernel.state import making
from pnrules.runtime_error.proof import counts
from pnrules.runtime_error.proof.budget import Budget
from pnrules.runtime_error.proof.laid import Functions, Table, bits, valid
from pnrules.runtime_error.proof.search import Search

SCRIPT, INPUT, EDIT = "script", "input", "edit"

A_NUMBER: Final = 12
"""How many counted outcomes take as long as one card by card."""

Piles = tuple[int, int, int, int]
"""Deck, its size, the discards below their top, and the top."""


class Node(NamedTuple):
    """A situation, card by card.

    phase       what is asked: a statement, an input or an edit
    table       the statements before everybody
    hand        the player's cards
    deck, size  the cards that may come, and how many of them lie in the deck (R-07)
    below, top  the discards: a set, and the top one; -1 if there is none
    input       the card on the table while an edit is asked for; otherwise -1
    coming      the draws that are fixed and possible (R-06); while there is a deck, the next one is in it
    """

    phase: str
    table: Table
    hand: int
    deck: int
    size: int
    below: int
    top: int
    input: int
    coming: tuple[int, ...]


_new_node = making(Node)


Outcomes = tuple[int, Iterator[Node | None]]
"""The number of draws, and where each leads; None is the end of the turn."""


class Edits:
    """The game, to be contested.

    at_once  the discards become the deck as soon as it is empty; R-01
    unseen   the cards in other hands that might be in the deck instead (R-07)
    budget   shared with the counted searches
    """

    def __init__(self, *, at_once: bool, unseen: int, budget: Budget) -> None:
        self.at_once = at_once
        self.unseen = unseen
        self._counting = {pulls: Search(counts.Counts(at_once=at_once, pulls=pulls), budget, A_NUMBER) for pulls in (False, True)}

    # --- the counted game ---------------------------------------------------------------------------------------------

    def editless(self, node: Node) -> bool:
        """Whether no edit is possible any more in a turn that continues, so that counting is exact."""
        mine = node.table.functions
        around = node.hand | node.deck | node.below | (1 << node.top if node.top >= 0 else 0) | self.unseen
        return node.phase == INPUT and not node.coming and not mine.spades & mine.diamonds & around

    def counting(self, node: Node) -> Search:
        """The counted search for this node: however cards fall into classes, the numbers are the same game."""
        return self._counting[bool(node.table.functions.hearts)]

    def counted(self, node: Node) -> int:
        """The node, counted."""
        hand, deck, below, top = node.hand, node.deck, node.below, node.top
        pulls = node.table.functions.hearts and top >= 0
        if top >= 0 and not pulls:
            below |= 1 << top
        number = node.size * counts.SIZE
        for place, cards in enumerate(node.table.classes):
            if not cards:
                continue
            number += (deck & cards).bit_count() * counts.DECK[place] + (below & cards).bit_count() * counts.BELOW[place]
            if place != counts.UNPLAYED:
                number += (hand & cards).bit_count() * counts.HAND[place]
            if pulls and cards >> top & 1:
                number += (place + 1) * counts.TOP
        return number

    def surely_good(self, node: Node) -> bool:
        """Whether the turn can last without another edit."""
        if node.phase != INPUT or node.coming:
            return False
        number = self.counted(node)
        return bool(number & counts.HANDS and self.counting(node).good(number))

    def surely_lost(self, node: Node) -> bool:
        """Whether no edit is possible any more, so that the turn could only have lasted without one."""
        return self.editless(node)

    def chances(self, node: Node) -> int:
        """The more cards there are to play, the more has to be refuted."""
        return (node.hand & node.table.functions.spades).bit_count() if node.phase == INPUT else 1

    # --- moves --------------------------------------------------------------------------------------------------------

    def moves(self, node: Node) -> Sequence[Any]:
        """Statements to write, inputs to play, or edits to make."""
        if node.phase == SCRIPT:
            mine = node.table.statements[node.table.seat]
            return [*(cards for cards in permutations(bits(node.hand), 3) if valid(cards, mine)), ()]
        if node.phase == EDIT:
            return node.table.edits(node.hand)
        return list(bits(node.hand & node.table.functions.spades))

    # --- outcomes -----------------------------------------------------------------------------------------------------

    def outcomes(self, node: Node, move: Any) -> Outcomes:
        """Where a move leads, and the number of draws; unplayable cards first."""
        phase, table, hand, deck, size, below, top, played, coming = node
        if phase == SCRIPT:
            return _one(self._scripted(node, move))
        if phase == EDIT:  # the edited statement is disabled for this input; the card that it loses is discarded
            if top >= 0:
                below |= 1 << top
            piles = self._settled(deck, size, below, move.old)
            return self._executed(move.after, move.awake, hand & ~(1 << move.card), played, piles, coming)
        hand &= ~(1 << move)
        mine = table.functions
        if mine.diamonds >> move & 1 and table.editing(hand):
            return _one(_new_node(EDIT, table, hand, deck, size, below, top, move, coming))
        return self._executed(table, mine, hand, move, (deck, size, below, top), coming)

    def _scripted(self, node: Node, move: tuple[int, ...]) -> Node:
        if not move:
            return node._replace(phase=INPUT)
        low, up, function = move
        left = node.hand & ~(1 << low | 1 << up | 1 << function)
        return node._replace(phase=INPUT, table=node.table.scripted((low, up, function)), hand=left)

    def _executed(self, table: Table, mine: Functions, hand: int, played: int, piles: Piles, coming: tuple[int, ...]) -> Outcomes:
        """Execute clubs, hearts and spades, as far as their statements are enabled."""
        if not mine.spades >> played & 1:
            return _one(None)
        if not mine.clubs >> played & 1:
            return _one(self._looped(table, mine, hand, played, piles, coming))
        if not piles[1] and not self.at_once:
            piles = _shuffled(piles[2], piles[3])
        deck, size, below, top = piles
        if not size:
            return _one(self._looped(table, mine, hand, played, piles, coming))

        def drawing(card: int, coming: tuple[int, ...]) -> Node | None:
            left = self._settled(deck & ~(1 << card) if size > 1 else 0, size - 1, below, top)
            return self._looped(table, mine, hand | 1 << card, played, left, coming)

        if coming and deck >> coming[0] & 1:
            return _one(drawing(coming[0], coming[1:]))
        playable = deck & mine.spades
        return deck.bit_count(), (drawing(card, ()) for part in (deck ^ playable, playable) for card in bits(part))

    def _looped(
        self, table: Table, mine: Functions, hand: int, played: int, piles: Piles, coming: tuple[int, ...]
    ) -> Node | None:
        """Pull the top of the discards, and discard the input; something playable must be left."""
        deck, size, below, top = piles
        if top >= 0:
            if mine.hearts >> played & 1:
                hand |= 1 << top
            else:
                below |= 1 << top
        if not hand & mine.spades:
            return None
        if self.at_once:
            deck, size, below, played = self._settled(deck, size, below, played)
        return _new_node(INPUT, table, hand, deck, size, below, played, -1, _due(coming, deck) if coming else ())

    def _settled(self, deck: int, size: int, below: int, top: int) -> Piles:
        return _shuffled(below, top) if self.at_once and not size else (deck, size, below, top)


def _one(node: Node | None) -> Outcomes:
    """A single outcome, without a draw."""
    return 1, iter((node,))


def _due(coming: tuple[int, ...], deck: int) -> tuple[int, ...]:
    """The fixed draws, unless the next one is not in the deck: that draw is then open, and nothing is fixed after it."""
    return coming if not deck or (coming and deck >> coming[0] & 1) else ()


def _shuffled(below: int, top: int) -> Piles:
    """The discards become the deck."""
    pile = below | (1 << top if top >= 0 else 0)
    return pile, pile.bit_count(), 0, -1
