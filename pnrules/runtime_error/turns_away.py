"""How many turns a seat of Runtime Error is away from an endless one, by a rule of thumb.

It takes a statement of ♠ and one of ♥ that share inputs, and two cards of those. A seat draws one card per turn; so what counts
is what is still missing, and how likely a card is to supply it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from pnrules.runtime_error.table.board import Statement
from pnrules.runtime_error.table.cards import DIAMONDS, FACES, HEARTS, SPADES, SUIT, SUITS, VALUE

NEVER: Final = 40.0
"""The distance with both functions but no input in common: it takes edits, and luck."""

NARROW: Final = 3
"""With fewer inputs in common, a second statement is not worth its cards: it can be written only once."""

SHARED: Final = 0.6
"""The usual share of one statement's inputs that a second one has, too."""

FIRST: Final = 4.0
"""The turns until both statements lie, with the cards for them in hand; with one of them already there, half as many."""

MISSING: Final = 2.0
"""The extra turns without a card for the function."""

TO_GO_ON: Final = 5
"""A statement takes three cards, and two keep the turn going: each one that is missing has to be drawn."""

PAIR: Final = 2
"""How many cards keep a turn going: while one is the input, the other is the top discard."""

_VALUES: Final = len(FACES)
_OTHER: Final = {SPADES: HEARTS, HEARTS: SPADES}


class Range(NamedTuple):
    """The values from one to another, both included."""

    low: int
    high: int

    @property
    def width(self) -> int:
        """How many values there are."""
        return max(0, self.high - self.low + 1)

    def shared(self, other: Range) -> Range:
        """The values that are in both."""
        return Range(max(self.low, other.low), min(self.high, other.high))

    def held(self, hand: tuple[str, ...]) -> int:
        """How many of these cards have such a value, up to a pair."""
        return min(PAIR, sum([self.low <= VALUE[card] <= self.high for card in hand]))


_ANY: Final = Range(1, _VALUES)


@lru_cache(maxsize=32_768)
def turns_away(mine: tuple[Statement, ...], hand: tuple[str, ...]) -> float:
    """About how many turns a seat needs from its own next one on, for these statements and this hand (by suit and value)."""
    held = {SUIT[each.function]: Range(VALUE[each.lower], VALUE[each.upper]) for each in mine}
    if SPADES in held and HEARTS in held:
        return _waiting(_unedited(held[SPADES].shared(held[HEARTS]), held.get(DIAMONDS)), hand)
    for function, lying in held.items():
        if function in _OTHER:
            return _with_one(lying, _OTHER[function], hand)
    return _with_none(hand) + (NEVER / 2 if mine else 0.0)


def _unedited(common: Range, edits: Range | None) -> Range:
    """Inputs in common that are not edits: the longer part on either side of those that are."""
    if edits is None or not edits.shared(common).width:
        return common
    parts = Range(common.low, edits.low - 1), Range(edits.high + 1, common.high)
    return max(parts, key=lambda part: part.width)


def _waiting(common: Range, hand: tuple[str, ...]) -> float:
    """The turns until there is a pair of inputs in common."""
    if not common.width:
        return NEVER
    return (PAIR - common.held(hand)) * _VALUES / common.width


def _with_one(lying: Range, missing: str, hand: tuple[str, ...]) -> float:
    """With a statement of ♠ or ♥, the turns until one of the other joins it, and there is a pair."""
    common, left = _widest(lying, missing, hand)
    if common.width >= NARROW:
        return 1 + _waiting(common, left)
    to_draw = max(0, TO_GO_ON - len(hand))
    without = MISSING if all(SUIT[card] != missing for card in hand) else 0.0
    return FIRST / 2 + without + to_draw + PAIR * _VALUES / (SHARED * lying.width)


def _with_none(hand: tuple[str, ...]) -> float:
    """With neither: the widest statement in the hand is assumed to be the first."""
    widest = max([_widest(_ANY, function, hand)[0].width for function in _OTHER])
    if not widest:
        return 1.5 * NEVER
    return FIRST + PAIR * _VALUES / (SHARED * widest) + max(0, TO_GO_ON + 3 - len(hand))


def _widest(lying: Range, function: str, hand: tuple[str, ...]) -> tuple[Range, tuple[str, ...]]:
    """The statement in the hand that shares most inputs with the existing ones: these, and the cards left; or nothing."""
    best: tuple[Range, tuple[str, ...]] = Range(1, 0), hand
    for suit in SUITS:
        of_suit = [card for card in hand if SUIT[card] == suit]
        if len(of_suit) < 2:
            continue
        lower, upper = of_suit[0], of_suit[-1]
        body = next((card for card in hand if SUIT[card] == function and card not in (lower, upper)), None)
        common = lying.shared(Range(VALUE[lower], VALUE[upper]))
        if body is not None and common.width > best[0].width:
            best = common, tuple([card for card in hand if card not in (lower, upper, body)])
    return best
