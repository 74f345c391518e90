"""What players get wrong about Battle for Bandwidth, each as the position that they have in mind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pnrules.bandwidth.code_cards import GOES_BY, PERFORMED, SENDS, goes_round, routine, sends
from pnrules.bandwidth.flow.drawing import SHUFFLES
from pnrules.bandwidth.flow.running import EXECUTES, TERMINAL_MOVES
from pnrules.bandwidth.procedures import ACT, ACTIONS, DRAWING, ROUND
from pnrules.bandwidth.table.board import CODE_KINDS, PASS, TERMINAL, Board, Card, definition, scored, with_first, with_turn
from pnrules.bandwidth.table.rows import card_at, card_from
from pnrules.bandwidth.table.state import BandwidthFrame, BandwidthState
from pnrules.kernel.copies import KIND
from pnrules.kernel.errors import CARD_PARAM
from pnrules.kernel.misreadings import Foretold, Misreading, passing_over, with_routine
from pnrules.kernel.state import Option, going_to, returning
from pnrules.kernel.steps import Outcome, Step

MOST_EXECUTED: Final = 8

X_PARAMS: Final = (*CARD_PARAM, ("wrong", "number"), ("right", "number"))


def misreadings(state: BandwidthState, steps: Sequence[Step]) -> Iterator[Misreading]:
    """What somebody may get wrong about the cards performed in `steps`, which begin at `state`."""
    board = state.board
    performed = _performed(steps, board)
    passes = [card for card in performed if definition(board, card).kind == PASS]
    for card in performed:
        yield _ignored(state, card)
    for card in passes:
        there = _redefined(state, card, lambda one: one._replace(way=-one.way))
        yield Misreading("misread-bandwidth-way", CARD_PARAM, (KIND[card],), there)
        there = _redefined(state, card, lambda one: one._replace(number=one.number + 1))
        yield Misreading("misread-bandwidth-too-far", CARD_PARAM, (KIND[card],), there)
    if passes:
        yield _counting_oneself(state)
    if any(step.rule.id == GOES_BY.id for step in steps):
        yield _on_the_way(state)
    if any(step.rule.id == SENDS.id for step in steps) and board.first != 1:
        yield _from_the_first_seat(state)
    yield from _of_x(state)
    if any(step.rule.id == TERMINAL_MOVES.id for step in steps):
        yield _terminal_1_stays(state)
    if any(step.rule.id == SHUFFLES.id for step in steps):
        yield Misreading("misread-bandwidth-shuffle", (), (), with_routine(state, DRAWING, _draws_nothing))


def _performed(steps: Sequence[Step], board: Board) -> list[str]:
    """The code cards that are performed, each kind once, in order."""
    sources = (step.before.frames[-1].source for step in steps if step.before.frames)
    code = (card for card in sources if card is not None and definition(board, card).kind in CODE_KINDS)
    return list({KIND[card]: card for card in code}.values())


def _redefined(state: BandwidthState, card: str, change: Callable[[Card], Card]) -> BandwidthState:
    """The state in which one kind of card has something else printed on it."""
    cards = tuple(change(each) if each.name == KIND[card] else each for each in state.board.cards)
    return state._replace(board=state.board._replace(cards=cards))


def _ignored(state: BandwidthState, card: str) -> Misreading:
    there = passing_over(state, card, routine(definition(state.board, card)), PERFORMED)
    return Misreading("misread-bandwidth-ignored", CARD_PARAM, (KIND[card],), there)


def _counting_oneself(state: BandwidthState) -> Misreading:
    """The player who has the Token is counted as the first."""
    cards = tuple(each._replace(number=each.number - 1) if each.kind == PASS else each for each in state.board.cards)
    return Misreading("misread-bandwidth-self", (), (), state._replace(board=state.board._replace(cards=cards)))


def _on_the_way(state: BandwidthState) -> Misreading:
    """Everybody whom the Token passes scores too."""

    def op(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
        rule, args, after = goes_round(state, frame, answer)
        by = rule.id == GOES_BY.id
        return rule, args, after._replace(board=scored(after.board, after.board.token)) if by else after

    there = state
    for name in (PASS, f"{PASS}-x"):
        first, _, last = state.setup.code[name]
        there = with_routine(there, name, first, op, last)
    return Misreading("misread-bandwidth-on-the-way", (), (), there)


def _from_the_first_seat(state: BandwidthState) -> Misreading:
    """Terminals are counted from the first seat, whoever has Terminal 1; turns are unaffected."""

    def op(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
        there = state._replace(board=with_first(state.board, 1))
        rule, args, after = sends(there, frame, answer)
        return rule, args, after._replace(board=with_first(after.board, state.board.first))

    _, *rest = state.setup.code[TERMINAL]
    return Misreading("misread-bandwidth-terminals", (), (), with_routine(state, TERMINAL, op, *rest))


def _terminal_1_stays(state: BandwidthState) -> Misreading:
    """The same player begins the next round."""

    def op(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
        board = state.board
        again = with_turn(board, board.first, ACTIONS)
        return TERMINAL_MOVES, (board.first,), going_to(state, frame, ACT, again)

    *first, _ = state.setup.code[ROUND]
    return Misreading("misread-bandwidth-first", (), (), with_routine(state, ROUND, *first, op))


def _draws_nothing(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """An empty deck stays empty."""
    return SHUFFLES, (), returning(state, state.board)


def _of_x(state: BandwidthState) -> Iterator[Misreading]:
    """X read from the second card of the program instead of the first."""
    rows = state.board.rows
    at = card_from(rows, 0)
    then = None if at is None else card_from(rows, at + 1)
    if at is None or then is None:
        return
    first, second = card_at(rows, at), card_at(rows, then)
    assert first is not None
    assert second is not None
    right, wrong = definition(state.board, first).green, definition(state.board, second).green
    if KIND[first] != KIND[second] and right != wrong:
        there = _redefined(state, first, lambda one: one._replace(green=wrong))
        yield Misreading("misread-bandwidth-x", X_PARAMS, (KIND[first], wrong, right), there)


# --- what can be foretold ---------------------------------------------------------------------------------------------


def _token(state: BandwidthState, steps: Sequence[Step]) -> int:
    """Who has the Token."""
    board: Board = (steps[-1].after if steps else state).board
    return board.token


def _executed(state: BandwidthState, steps: Sequence[Step]) -> tuple[str, ...] | None:
    """The cards that the program executes, in order; None if they are too few to be mistaken, or too many to compare."""
    cards = tuple(KIND[step.args[0]] for step in steps if step.rule.id == EXECUTES.id)
    return cards if 2 < len(cards) <= MOST_EXECUTED else None


def _pile(state: BandwidthState, steps: Sequence[Step]) -> int:
    """How many cards are in the draw pile."""
    board: Board = (steps[-1].after if steps else state).board
    return len(board.table.pile)


FORETOLD: Final = {
    "token": Foretold("seat", _token),
    "executed": Foretold("cards", _executed),
    "pile": Foretold("number", _pile),
}
