"""Situations: the terms of a verdict's evidence, and how a position at the table corresponds to them.

A position can be seen in two ways. *Card by card*, only the order of the discards below their top is lost, which no player can
use (lemma 2 of `edits`). *Counted*, a card is only what playing it executes, such as `♣♠` for LOAD and LOOP; `–` is a card that
must not be played, since it would end the turn or be an edit (the lemmas of `counts`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Final, NamedTuple

from pnrules.runtime_error.procedures import INPUT, NEXT, PASS_ON, TURN
from pnrules.runtime_error.table.board import Board, Statement, function
from pnrules.runtime_error.table.cards import DECK, DIAMONDS, SPADES, SUIT, SUITS
from pnrules.runtime_error.table.state import RuntimeErrorState

UNPLAYED: Final = "–"
PHASES: Final = {"script": "script", "test": "input", "next": "input", "edit": "edit"}
"""The phase, by the kind of ask. Whether an input is the first of the turn only matters for declining it."""

Kinds = tuple[tuple[str, int], ...]
"""Cards, or kinds of card, each with its number."""


class Situation(NamedTuple):
    """A position of a claimer's turn, as far as it matters.

    counted     whether cards are given as kinds
    phase       what is asked: script, input or edit
    statements  each seat's
    hand        the cards in hand; counted, only those that can be played
    deck, size  the cards that may come, and how many of them are in the deck (R-07)
    below, top  the discards below their top, in any order, and the top; counted without a function of hearts, all are below
    input       the input whose edit is asked for
    coming      the fixed draws (R-06), as far as they are possible: see `fixed`
    """

    counted: bool
    phase: str
    statements: tuple[tuple[Statement, ...], ...]
    hand: Kinds
    deck: Kinds
    size: int
    below: Kinds
    top: str | None
    input: str | None = None
    coming: tuple[str, ...] = ()


def kinds(cards: Sequence[str]) -> Kinds:
    """The cards with the number of each."""
    return tuple([(name, cards.count(name)) for name in sorted(set(cards))])


def kind(card: str, statements: tuple[Statement, ...]) -> str:
    """What playing a card executes, if it may be played without an edit."""
    return every_kind(statements)[card]


@lru_cache(maxsize=4096)
def every_kind(statements: tuple[Statement, ...]) -> Mapping[str, str]:
    """The kind of every card."""
    return {card: _kind({SUIT[s.function] for s in statements if s.holds(card)}) for card in DECK}


def _kind(executed: set[str]) -> str:
    if SPADES not in executed or SUITS[0] in executed:
        return UNPLAYED
    return "".join(suit for suit in SUITS if suit in executed)


@lru_cache(maxsize=4096)
def edited_by(statements: tuple[Statement, ...]) -> frozenset[str]:
    """The cards that can be played and ask for an edit: both the function of spades and that of diamonds hold them."""
    held = {SUIT[s.function]: frozenset(card for card in DECK if s.holds(card)) for s in statements}
    return held.get(SPADES, frozenset()) & held.get(DIAMONDS, frozenset())


def views(state: RuntimeErrorState) -> Iterator[Situation]:
    """The situations as which a position can be seen, in the turn of the player who is asked; none if nobody is.

    The counted one comes first: a few numbers are quicker to look up than many cards.
    """
    if state.ask is None or state.ask.kind not in PHASES:
        return
    phase = PHASES[state.ask.kind]
    coming = may_come(state)
    if phase == "input" and not fixed(state.board):
        yield _counted(state, coming)
    yield _exact(state, phase, coming)


def may_come(state: RuntimeErrorState) -> tuple[str, ...]:
    """The cards that a claim considers: those in the deck, or all that could be in it for all the claimer knows (R-07)."""
    return (*state.board.deck, *unseen(state))


def unseen(state: RuntimeErrorState) -> tuple[str, ...]:
    """The cards in other hands that might be in the deck instead (R-07); none if there is no deck."""
    board = state.board
    if not state.setup.interpretation.unseen or not board.deck:
        return ()
    return tuple(card for card in in_other_hands(board) if card not in board.outside)


def in_other_hands(board: Board) -> tuple[str, ...]:
    """The cards of all but the player on turn; they do not move until the turn is over."""
    others = (cards for seat, cards in enumerate(board.hands, 1) if seat != board.turn)
    return tuple(card for cards in others for card in cards)


def fixed(board: Board) -> tuple[str, ...]:
    """The fixed draws that are possible in this turn (R-06).

    A card in another hand is never drawn. If the next one is not in the deck, that draw is open, and nothing is fixed after it.
    """
    held = in_other_hands(board)
    coming = tuple(takewhile(lambda card: card not in held, board.coming))
    return coming if not board.deck or (coming and coming[0] in board.deck) else ()


def _each(cards: Sequence[str]) -> Kinds:
    return tuple([(card, 1) for card in sorted(cards)])


def _exact(state: RuntimeErrorState, phase: str, coming: tuple[str, ...]) -> Situation:
    board = state.board
    pile = board.discards
    return Situation(
        False,
        phase,
        board.statements,
        _each(board.hands[board.turn - 1]),
        _each(coming),
        len(board.deck),
        _each(pile[:-1]),
        pile[-1] if pile else None,
        board.input,
        fixed(board),
    )


def _counted(state: RuntimeErrorState, coming: tuple[str, ...]) -> Situation:
    board = state.board
    mine = board.statements[board.turn - 1]
    pulls = any(SUIT[statement.function] == "♥" for statement in mine)
    named = every_kind(mine)
    hand = [named[card] for card in board.hands[board.turn - 1]]
    below = board.discards[:-1] if pulls else board.discards
    return Situation(
        True,
        "input",
        board.statements,
        kinds([kind for kind in hand if kind != UNPLAYED]),
        kinds([named[card] for card in coming]),
        len(board.deck),
        kinds([named[card] for card in below]),
        named[board.discards[-1]] if pulls and board.discards else None,
    )


def goes_on(state: RuntimeErrorState) -> bool:
    """Whether the turn may continue: False as soon as it ends whatever is done.

    That is when only its end is left; with an input that satisfies no function of spades, since there will be no LOOP then (an
    edited statement does nothing before the input has gone); and when no card in hand satisfies that function.
    """
    board = state.board
    for frame in state.frames:
        if frame.code == TURN and frame.pc < PASS_ON:
            return True
        if frame.code == INPUT and frame.pc < NEXT:
            return function(board, SPADES) is not None
        if frame.code == INPUT:
            return not _looping(board.statements[board.turn - 1]).isdisjoint(board.hands[board.turn - 1])
    return False


@lru_cache(maxsize=4096)
def _looping(statements: tuple[Statement, ...]) -> frozenset[str]:
    """The cards that satisfy a function of spades, face up or not."""
    loops = [statement for statement in statements if SUIT[statement.function] == SPADES]
    return frozenset(card for card in DECK if any(statement.holds(card) for statement in loops))
