"""The game without edits, in numbers: how many cards of each class lie where.

While no statement of the player changes, the only effect of a card as an input is to satisfy some functions. Two cards that
satisfy the same ones are of one *class*, and three lemmas reduce a situation to a few numbers:

1. **Cards of a class are interchangeable.** Exchange two of them throughout: the same functions are executed at every step, every
   draw of the one becomes a draw of the other, and the turn ends at the same moment. So a situation is good exactly when
   the exchanged one is, and only the numbers of each class in hand, deck and discards count.
2. **Below its top, the order of the discards does not matter.** Between two inputs the pile changes in one of three ways:
   a shuffle takes all of it; an input goes on top; or a PULL takes the top and then an input goes on top, since the turn
   ends unless the LOOP that follows discards one. So no card below the top is uncovered before it has been shuffled.
   Without a function of hearts nothing takes the top either, and the whole pile is only counted.
3. **Unplayable cards in hand do not matter.** An input that does not satisfy the function of spades ends the turn.
   Such a card only keeps a LOOP from being ignored; a LOOP that finds nothing else in hand continues with an input that
   ends the turn, and an ignored one ends it too. So a hand without a playable card is lost, whatever else it holds.
With the promise never to play a card that satisfies a function of diamonds, the same holds where that function lies: no edit
is made, and a card so promised counts as one that cannot be played. What is good here is then good with edits too, though
what is lost here need not be lost with them.

The numbers lie side by side in one integer, seven bits each: hand, deck and discards by class, and what is named below.
"""

from __future__ import annotations

from typing import Final

BITS: Final = 7
MASK: Final = (1 << BITS) - 1

LOOPS, LOADS, PULLS, BOTH, UNPLAYED = range(5)
"""What playing a card does besides LOOP: nothing, LOAD, PULL, both; and the cards that are never played."""

HAND: Final = tuple(1 << BITS * n for n in range(4))
DECK: Final = tuple(1 << BITS * n for n in range(4, 9))
BELOW: Final = tuple(1 << BITS * n for n in range(9, 14))
SIZE: Final = 1 << BITS * 14
"""The unit of the deck's size, which may be less than the number of cards that might be in it (R-07)."""
TOP: Final = 1 << BITS * 15
"""The unit of the class of the top discard, from 1; 0 without discards, or if the top does not matter."""

HANDS: Final = (1 << BITS * 4) - 1
_DECKS: Final = ((1 << BITS * 5) - 1) << BITS * 4
_PILE: Final = ((1 << BITS * 5) - 1) << BITS * 9
_TO_DECK: Final = BITS * 5

_FEARED: Final = (UNPLAYED, LOOPS, PULLS, LOADS, BOTH)
_HOPED: Final = (PULLS, BOTH, LOADS, LOOPS)


def amount(node: int, unit: int) -> int:
    """The number at this unit."""
    return node // unit & MASK


class Counts:
    """The game, to be searched.

    at_once  the discards become the deck as soon as it is empty; R-01
    pulls    whether there is a function of hearts, so that the top of the discards matters
    """

    def __init__(self, *, at_once: bool, pulls: bool) -> None:
        self.at_once = at_once
        self.pulls = pulls

    def moves(self, node: int) -> list[int]:
        """The classes in hand."""
        return [c for c in _HOPED if node & HAND[c] * MASK]

    def outcomes(self, node: int, move: int) -> list[int | None]:
        """Where playing a card of a class leads, by draw."""
        node -= HAND[move]
        drawn = self._drawn(node) if move & LOADS else [node]
        return [self._looped(self._pulled(after) if move & PULLS else after, move) for after in drawn]

    def _drawn(self, node: int) -> list[int]:
        if not node & SIZE * MASK and not self.at_once:
            node = self._shuffled(node)
        if not node & SIZE * MASK:
            return [node]
        return [self._settled(node - DECK[c] - SIZE + (HAND[c] if c != UNPLAYED else 0)) for c in _coming(node)]

    def _pulled(self, node: int) -> int:
        top = amount(node, TOP)
        if not top:
            return node
        return node - top * TOP + (HAND[top - 1] if top - 1 != UNPLAYED else 0)

    def _looped(self, node: int, move: int) -> int | None:
        """Discard the input; something must be left to play."""
        if not node & HANDS:
            return None
        if not self.pulls:
            return self._settled(node + BELOW[move])
        top = amount(node, TOP)
        if top:
            node += BELOW[top - 1]
        return self._settled(node + (move + 1 - top) * TOP)

    def _settled(self, node: int) -> int:
        if node & SIZE * MASK:
            return node
        return self._shuffled(node) if self.at_once else node & ~_DECKS

    def _shuffled(self, node: int) -> int:
        """The discards become the deck; whatever else might have been in the old one is out of reach."""
        top = amount(node, TOP)
        pile = node & _PILE
        if top:
            pile += BELOW[top - 1]
        size = sum(amount(pile, unit) for unit in BELOW)
        return (node & ~_PILE & ~_DECKS) - top * TOP + (pile >> _TO_DECK) + size * SIZE


def _coming(node: int) -> list[int]:
    """The classes that may be drawn, the most dangerous first."""
    return [c for c in _FEARED if node & DECK[c] * MASK]
