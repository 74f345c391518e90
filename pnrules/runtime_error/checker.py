"""Checking the evidence of a verdict, independently of how it was found.

Nothing is taken over from the search. For each situation of the evidence a possible table is laid out, and the kernel's own
`step` is asked what happens: to the strategy's move under every draw, or to every move under some draw. The only other assumption
is that a situation represents all the tables that look like it: see `situations`. So if cards are counted, one input and one draw
of each kind are tried: another card of that kind leads from a table that looks the same to one that looks the same.

Forged evidence may say anything about a situation, but it cannot change what a table looks like. If cards are counted, the table
laid out is only one of many. So nothing may depend on which cards it happens to have:

- a strategy plays a kind that is in hand. Cards counted as unplayable may be anything;
- to refute, every card has to be tried, including edits. So there may be none in hand, deck or discards;
- successors are looked up as counted situations. Seen card by card, they would be those of this one table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from pnrules.kernel.machine import step
from pnrules.kernel.state import CHANCE, NOBODY, Frame, Option
from pnrules.runtime_error.procedures import EDIT, INPUT, NEXT, PASS_ON, SCRIPT, TURN
from pnrules.runtime_error.proof.budget import uncollected
from pnrules.runtime_error.proof.situations import (
    PHASES,
    UNPLAYED,
    Kinds,
    Situation,
    edited_by,
    every_kind,
    goes_on,
    unseen,
    views,
)
from pnrules.runtime_error.proof.verdict import ENDED, STAYING_OUT, Move, Proved, Rank, Refuted, Verdict, chosen, settled
from pnrules.runtime_error.table.board import Board, Env, Statement, satisfied
from pnrules.runtime_error.table.cards import DECK, in_order
from pnrules.runtime_error.table.state import RuntimeErrorFrame, RuntimeErrorState


class Mistake(Exception):
    """The evidence does not hold: something is missing in this situation."""


def check(verdict: Verdict) -> int:
    """Check the whole evidence; returns how many situations were checked. Raises Mistake if it does not hold."""
    ask = verdict.position.ask
    if ask is None or ask.kind not in PHASES or ask.who != verdict.seat or verdict.seat != verdict.position.board.turn:
        raise Mistake("nobody can claim there")
    with uncollected():
        if isinstance(verdict, Proved):
            return _check_proof(verdict)
        if isinstance(verdict, Refuted):
            return _check_refutation(verdict)
    raise Mistake("an undecided claim has no evidence")


def _check_proof(verdict: Proved) -> int:
    """The claimed position is in the set, and no draw leads out of it."""
    if not any(seen in verdict.moves for seen in views(verdict.position)):
        raise Mistake("the claimed position is not among the situations")
    for situation in verdict.moves:
        leads_to(verdict, situation)
    return len(verdict.moves)


def leads_to(verdict: Proved, situation: Situation) -> set[Situation]:
    """The situations of a strategy that its move leads to from one of them, for all draws. Raises Mistake for a draw that
    leads out of them."""
    move = verdict.moves[situation]
    found = set()
    for table in tables(verdict.position, situation):
        for _draw, after in outcomes(table, _option(table, situation, move), situation):
            there = next((s for s in _following(after, situation) if s in verdict.moves), None) if goes_on(after) else None
            if there is None:
                raise Mistake(f"{move} leaves the set from {situation}")
            found.add(there)
    return found


def _check_refutation(verdict: Refuted) -> int:
    """The claimed position is in the set, and every option has a draw that ends the turn or lowers the rank."""
    if verdict.rank(verdict.position) is None:
        raise Mistake("the claimed position is not among the situations")
    answer: Option | None = None  # the draw that refuted one option usually refutes the next
    for situation, rank in verdict.ranks.items():
        if type(rank) is not tuple or [type(part) for part in rank] != [int, int]:
            raise Mistake(f"{rank!r} is no rank")
        laid = list(tables(verdict.position, situation))
        if situation.counted and _edit_to_come(verdict.position, situation):
            raise Mistake(f"a card might be an edit in {situation}")
        options = laid[0].ask.options if laid[0].ask else ()
        for option in _different([o for o in options if o[0] not in STAYING_OUT], situation, verdict.seat):
            draws = (each for table in laid for each in outcomes(table, option, situation, answer))
            lower = (draw for draw, after in draws if (found := _rank(verdict, after, situation)) is not None and found < rank)
            try:
                answer = next(lower)
            except StopIteration:
                raise Mistake(f"{option} is not answered in {situation}") from None
    return len(verdict.ranks)


def _rank(verdict: Refuted, after: RuntimeErrorState, before: Situation) -> Rank | None:
    """The rank of a position that an option led to from a situation; None if the draws do not lead there."""
    if not goes_on(after):
        return ENDED
    return next((verdict.ranks[seen] for seen in _following(after, before) if seen in verdict.ranks), None)


def _following(after: RuntimeErrorState, before: Situation) -> Iterator[Situation]:
    """The situations as which a successor can be seen: if cards were counted, they still are."""
    return (seen for seen in views(after) if seen.counted or not before.counted)


def _option(table: RuntimeErrorState, situation: Situation, move: Move) -> Option:
    """The option that a move stands for, which keeps the turn going. Raises Mistake if there is none."""
    options = table.ask.options if table.ask else ()
    if situation.counted:
        if move[0] == "input" and move[1:] in [(name,) for name, _ in situation.hand]:
            return chosen(table, move)
    elif move in options and move[0] not in STAYING_OUT:
        return move
    raise Mistake(f"{move} is not to be chosen")


def outcomes(
    table: RuntimeErrorState, option: Option, situation: Situation, first: Option | None = None
) -> Iterator[tuple[Option | None, RuntimeErrorState]]:
    """The positions that an option leads to, each with its draw: one for each card that can be drawn, if one is drawn; if
    cards are counted, one for each kind.

    first  the draw that is to be tried first, if it can be made
    """
    after = settled(table, option)
    if after.ask is None or after.ask.who != CHANCE or not goes_on(after):
        yield first, after
        return
    draws = _different(after.ask.options, situation, table.board.turn)
    for draw in [*(draw for draw in draws if draw == first), *(draw for draw in draws if draw != first)]:
        yield draw, settled(after, draw)


def _different(options: Sequence[Option], situation: Situation, seat: int) -> Sequence[Option]:
    """Inputs or draws, one of each kind if cards are counted: the others lead to tables that look the same."""
    if not situation.counted:
        return options
    named = every_kind(situation.statements[seat - 1])
    return list({named[option[-1]]: option for option in options}.values())


# --- laying out -------------------------------------------------------------------------------------------------------


def tables(position: RuntimeErrorState, situation: Situation) -> Iterator[RuntimeErrorState]:
    """Tables that look like this, at the open question; if the deck is unknown, one for each kind that may come (R-07)."""
    if situation.counted and situation.phase != "input":
        raise Mistake("cards are counted only where an input is asked for")
    hidden = _count(situation.deck) > situation.size
    for first in [name for name, _ in situation.deck] if hidden and not situation.coming else [None]:
        yield _laid(position, situation, first)


def _count(cards: Kinds) -> int:
    return sum(count for _, count in cards)


def _laid(position: RuntimeErrorState, situation: Situation, first: str | None) -> RuntimeErrorState:
    """A table. The deck contains `first` and the fixed draws; if it is unknown, the rest is in the next player's hand."""
    before = position.board
    seat = before.turn
    others = unseen(position)
    take = _Dealer(_around(position, situation), situation.statements[seat - 1] if situation.counted else None)
    deck, below = take(situation.deck), take(situation.below)
    top = take(((situation.top, 1),)) if situation.top else ()
    hand = take(situation.hand)
    kept, spare = take.parted(len(others) - (len(deck) - situation.size))
    deck = tuple(sorted(deck, key=lambda card: (take.name(card) != first, card not in situation.coming)))
    hands = [tuple(card for card in cards if card not in others) for cards in before.hands]
    hands[seat - 1] = ()
    outside = in_order(tuple(card for cards in hands for card in cards)) if position.setup.interpretation.unseen else ()
    following = seat % len(hands)
    hands[following] = in_order((*hands[following], *deck[situation.size :]))
    hands[seat - 1] = in_order((*hand, *spare))
    board = Board(
        seat,
        tuple(hands),
        situation.statements,
        in_order(deck[: situation.size]),
        (*below, *top),
        situation.input,
        situation.coming,
        aside=(*before.aside, *kept),
        outside=outside,
    )
    return step(position._replace(board=board, frames=_frames(situation, board), ask=None, memory=None)).after


def _around(position: RuntimeErrorState, situation: Situation) -> Mapping[str, tuple[str, ...]]:
    """What can lie in the claimer's hand, the deck or the discards, as `_circulating` has it."""
    before = position.board
    counted = situation.statements[before.turn - 1] if situation.counted else None
    others = unseen(position)
    return _circulating(before.hands, before.turn, before.aside, others, situation.statements, situation.input, counted)


def _edit_to_come(position: RuntimeErrorState, situation: Situation) -> bool:
    """Whether some card that the claimer has, or might come to have, can be played and asks for an edit."""
    return not edited_by(situation.statements[position.board.turn - 1]).isdisjoint(_around(position, situation).get(UNPLAYED, ()))


@lru_cache(maxsize=64)
def _circulating(
    hands: tuple[tuple[str, ...], ...],
    seat: int,
    aside: tuple[str, ...],
    others: tuple[str, ...],
    lying: tuple[tuple[Statement, ...], ...],
    input: str | None,
    counted: tuple[Statement, ...] | None,
) -> Mapping[str, tuple[str, ...]]:
    """The cards in the claimer's hand, the deck or the discards, and the unseen ones in other hands; by name, or by kind if
    there are statements to count them by. Cached: many situations have the same statements."""
    elsewhere = {*aside, input, *(card for each in lying for statement in each for card in statement.cards)}
    elsewhere |= {card for other, cards in enumerate(hands, 1) if other != seat for card in cards} - {*others}
    named: dict[str, list[str]] = {}
    for card in DECK:
        if card not in elsewhere:
            named.setdefault(card if counted is None else every_kind(counted)[card], []).append(card)
    return {name: tuple(cards) for name, cards in named.items()}


class _Dealer:
    """Gives out cards by name, or by kind if there are statements to tell the kind by."""

    def __init__(self, cards: Mapping[str, tuple[str, ...]], statements: tuple[Statement, ...] | None) -> None:
        self._named = None if statements is None else every_kind(statements)
        self._left = dict(cards)

    def name(self, card: str) -> str:
        return card if self._named is None else self._named[card]

    def __call__(self, wanted: Kinds) -> tuple[str, ...]:
        given: list[str] = []
        for name, count in wanted:
            found = self._left.get(name, ())
            if len(found) < count:
                raise Mistake("there are not so many cards")
            given += found[:count]
            self._left[name] = found[count:]
        return tuple(given)

    def parted(self, others: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The remaining cards: a number of them for other hands, and the unplayable ones for the claimer's. Raises Mistake.

        Playable cards are not left for the claimer, or they would have been counted.
        """
        remaining = [card for cards in self._left.values() for card in cards]
        left = sorted(remaining, key=lambda card: self.name(card) == UNPLAYED)
        kept, spare = left[:others], left[others:]
        if not 0 <= others <= len(left) or any(self.name(card) != UNPLAYED for card in spare):
            raise Mistake("cards are missing, or are too many")
        return tuple(kept), tuple(spare)


def _frames(situation: Situation, board: Board) -> tuple[RuntimeErrorFrame, ...]:
    """The routines under way when such a question is asked."""
    if situation.phase == "script":
        return (Frame(TURN, SCRIPT, None, NOBODY, Env()),)
    op = EDIT if situation.phase == "edit" else NEXT
    return Frame(TURN, PASS_ON, None, NOBODY, Env()), Frame(INPUT, op, None, board.turn, Env(satisfied(board)))
