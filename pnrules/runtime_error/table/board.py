"""The table of Runtime Error as data, and the ways to change it.

Every field belongs to the position. Whatever only counts repetitions, during a demonstration, is in `Memory`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from pnrules.kernel.copies import remove_card
from pnrules.kernel.state import replacer
from pnrules.runtime_error.table.cards import SUIT, VALUE, in_order


class Statement(NamedTuple):
    """Three cards that lie before a player.

    lower, upper  the condition: two cards of one suit
    function      the body: its suit says what is executed
    down          the face-down one of the three, if any; until it is turned up, the statement does nothing
    """

    lower: str
    upper: str
    function: str
    down: str | None = None

    @property
    def cards(self) -> tuple[str, str, str]:
        """The three cards, whichever way up they lie."""
        return self.lower, self.upper, self.function

    def holds(self, card: str) -> bool:
        """Whether an input's value lies within the bounds, both included."""
        return VALUE[self.lower] <= VALUE[card] <= VALUE[self.upper]

    def edited(self, old: str, new: str) -> Statement:
        """The statement with one card replaced, as it is after that is turned up."""
        return Statement(*[new if card == old else card for card in self.cards])


CLAIM: Final = ("claim",)
"""The option of claiming."""

PROVED, REFUTED, UNDECIDED = VERDICTS = ("proved", "refuted", "undecided")


class Claim(NamedTuple):
    """The result of the latest claim; it stands until the claimer does something else (R-10).

    verdict  proved, refuted or undecided
    size     if proved, the number of situations that the turn never leaves; if refuted, of those in which draws answer whatever
             is tried; if undecided, the outcomes of moves that the budget allowed
    """

    verdict: str
    size: int


class Board(NamedTuple):
    """The position on the table.

    turn           whose turn it is
    hands          each seat's cards, by suit and value
    statements     each seat's statements, the oldest first
    deck           the cards still to come: a set, by suit and value, since their order is chance
    discards       the discard pile, its top last
    input          the input card on the table
    coming         if draws are fixed (R-06), the next cards, in order
    claim          the verdict on the latest claim, in this position
    demonstrating  whether an undecided claim was made this turn: it wins when a position comes back (R-10)
    winner         who has won, and how: proved or demonstrated
    aside          the cards that this game is played without, known to all; none in a regular game
    outside        if claims consider unseen cards (R-07): cards in hands that everybody knows not to be in the deck, since
                   they were held at the latest shuffle, or were taken from the discards
    """

    turn: int
    hands: tuple[tuple[str, ...], ...]
    statements: tuple[tuple[Statement, ...], ...]
    deck: tuple[str, ...]
    discards: tuple[str, ...] = ()
    input: str | None = None
    coming: tuple[str, ...] = ()
    claim: Claim | None = None
    demonstrating: bool = False
    winner: tuple[int, str] | None = None
    aside: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()


class Memory(NamedTuple):
    """During a demonstration: the boards on which inputs were played since the last open draw."""

    seen: tuple[Board, ...] = ()


class Thought(NamedTuple):
    """Stands in place of the memory in the state in which a claim is decided, if earlier claims of the play took much thought.

    taken   how many outcomes of moves were examined for them
    memory  the memory
    """

    taken: int
    memory: Memory | None


class Env(NamedTuple):
    """The registers of a routine.

    satisfied  the function cards of the statements that the input satisfies, in the order of execution
    seats      the seats still to be dealt a card, in order
    """

    satisfied: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()


# --- questions --------------------------------------------------------------------------------------------------------


def hand(board: Board, seat: int) -> tuple[str, ...]:
    """A seat's cards."""
    return board.hands[seat - 1]


def satisfied(board: Board) -> tuple[str, ...]:
    """The functions that the input satisfies now, in the order of execution (R-05: determined again before each)."""
    return () if board.input is None else satisfied_by(board.statements[board.turn - 1], board.input)


@lru_cache(maxsize=4096)
def satisfied_by(statements: tuple[Statement, ...], card: str) -> tuple[str, ...]:
    """The functions of these statements that an input satisfies, in the order of execution.

    Cached: it is called several times per input, and would take most of the prover's time.
    """
    return in_order([statement.function for statement in statements if statement.down is None and statement.holds(card)])


def function(board: Board, suit: str) -> str | None:
    """The function card of this suit that the input satisfies; None if there is none."""
    for card in satisfied(board):
        if SUIT[card] == suit:
            return card
    return None


# --- changes ----------------------------------------------------------------------------------------------------------

_with_turn = replacer(Board, "turn", "demonstrating")
_with_hands = replacer(Board, "hands")
_with_statements = replacer(Board, "statements")
_with_deck = replacer(Board, "deck", "coming")
with_discards = replacer(Board, "discards")
with_input = replacer(Board, "input")
_with_claim = replacer(Board, "claim")
with_outside = replacer(Board, "outside")


def passed_to(board: Board, seat: int) -> Board:
    """It is this seat's turn; any demonstration has ended."""
    return _with_turn(board, seat, False)


def unclaimed(board: Board) -> Board:
    """The board without the verdict on the latest claim."""
    return board if board.claim is None else _with_claim(board, None)


def with_hand(board: Board, seat: int, cards: Iterable[str]) -> Board:
    """The board with another hand."""
    return _with_hands(board, (*board.hands[: seat - 1], in_order(cards), *board.hands[seat:]))


def gaining(board: Board, seat: int, card: str) -> Board:
    """Add a card to a hand."""
    return with_hand(board, seat, (*hand(board, seat), card))


def losing(board: Board, seat: int, *cards: str) -> Board:
    """Remove cards from a hand."""
    if board.outside:
        board = with_outside(board, tuple([card for card in board.outside if card not in cards]))
    return with_hand(board, seat, [card for card in hand(board, seat) if card not in cards])


def with_statements(board: Board, seat: int, statements: tuple[Statement, ...]) -> Board:
    """The board with other statements before a seat."""
    return _with_statements(board, (*board.statements[: seat - 1], statements, *board.statements[seat:]))


def off_the_deck(board: Board, card: str) -> Board:
    """The board without this card in the deck."""
    coming = board.coming[1:] if board.coming[:1] == (card,) else ()
    return _with_deck(board, remove_card(board.deck, card), coming)


def shuffled(board: Board, *, noted: bool) -> Board:
    """The discards become the deck. If that is noted (R-07), no card now in a hand can be in it."""
    outside = in_order(tuple(card for cards in board.hands for card in cards)) if noted else ()
    return board._replace(deck=in_order((*board.deck, *board.discards)), discards=(), outside=outside)
