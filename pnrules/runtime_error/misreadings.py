"""What players get wrong about Runtime Error, each as the position that they have in mind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pnrules.kernel.errors import CARD_PARAM
from pnrules.kernel.misreadings import Foretold, Misreading
from pnrules.kernel.steps import Step
from pnrules.runtime_error import rules
from pnrules.runtime_error.procedures import INPUT, NEXT
from pnrules.runtime_error.table.board import Board, Statement, hand, with_discards, with_statements
from pnrules.runtime_error.table.cards import FACES, SUIT, VALUE
from pnrules.runtime_error.table.state import RuntimeErrorState

BOUND: Final = (*CARD_PARAM, ("input", "card"))


def misreadings(state: RuntimeErrorState, steps: Sequence[Step]) -> Iterator[Misreading]:
    """What somebody may get wrong about the inputs played in `steps`, which begin at `state`."""
    board = state.board
    if any(frame.code == INPUT and frame.pc != NEXT for frame in state.frames):
        return  # its functions are being executed: it is already known what satisfies them
    own = board.statements[board.turn - 1]
    for card in _inputs(steps, board):
        yield from _without_bounds(state, own, card)
    for statement in own:
        if statement.down is None:
            yield _ignored(state, statement)
        else:
            works = _with_own(state, [each._replace(down=None) if each == statement else each for each in own])
            yield Misreading("misread-runtime_error-face-down", CARD_PARAM, (statement.function,), works)
    others = [each for seat, laid in enumerate(board.statements, 1) if seat != board.turn for each in laid]
    if others:
        yield Misreading("misread-runtime_error-others", (), (), _with_own(state, [*own, *others]))
    if len(board.discards) > 1:
        there = state._replace(board=with_discards(board, board.discards[::-1]))
        yield Misreading("misread-runtime_error-bottom", (), (), there)


def _inputs(steps: Sequence[Step], board: Board) -> list[str]:
    """The inputs tested, the one on the table too."""
    played = [step.args[1] for step in steps if step.rule.id == rules.PLAYS_INPUT.id]
    return list(dict.fromkeys([*([board.input] if board.input else []), *played]))


def _with_own(state: RuntimeErrorState, statements: Sequence[Statement]) -> RuntimeErrorState:
    return state._replace(board=with_statements(state.board, state.board.turn, tuple(statements)))


def _ignored(state: RuntimeErrorState, statement: Statement) -> Misreading:
    """A statement is overlooked."""
    own = [each for each in state.board.statements[state.board.turn - 1] if each != statement]
    return Misreading("misread-runtime_error-ignored", CARD_PARAM, (statement.function,), _with_own(state, own))


def _without_bounds(state: RuntimeErrorState, own: Sequence[Statement], card: str) -> Iterator[Misreading]:
    """An input equal to a bound is taken not to match."""
    for statement in own:
        at_lower, at_upper = VALUE[statement.lower] == VALUE[card], VALUE[statement.upper] == VALUE[card]
        if statement.down is not None or not (at_lower or at_upper):
            continue
        change: Callable[[Statement], Statement] = (
            (lambda one: one._replace(lower=_beside(one.lower, +1)))
            if at_lower
            else (lambda one: one._replace(upper=_beside(one.upper, -1)))
        )
        there = _with_own(state, [change(each) if each == statement else each for each in own])
        bound = statement.lower if at_lower else statement.upper
        yield Misreading("misread-runtime_error-bound", BOUND, (bound, card), there)


def _beside(card: str, by: int) -> str:
    """The card of the same suit that is worth one more or one less."""
    return FACES[VALUE[card] - 1 + by] + SUIT[card]


# --- what can be foretold ---------------------------------------------------------------------------------------------


def _top(state: RuntimeErrorState, steps: Sequence[Step]) -> str | None:
    """The top card of the discard pile."""
    board: Board = (steps[-1].after if steps else state).board
    return board.discards[-1] if board.discards else None


def _held(state: RuntimeErrorState, steps: Sequence[Step]) -> int:
    """How many cards the player has in hand who is on turn at the beginning."""
    board: Board = (steps[-1].after if steps else state).board
    return len(hand(board, state.board.turn))


def _executed(state: RuntimeErrorState, steps: Sequence[Step]) -> tuple[str, ...] | None:
    """The functions executed, in order; None if there are fewer than two."""
    cards = tuple(step.args[1] for step in steps if step.rule.id in FUNCTIONS)
    return cards if len(cards) > 1 else None


_EXECUTED: Final = (
    rules.CHOOSES_EDIT,
    rules.NO_EDIT,
    rules.LOADS,
    rules.PULLS,
    rules.NO_PULL,
    rules.LOOPS,
    rules.NO_LOOP,
)
FUNCTIONS: Final = frozenset(rule.id for rule in _EXECUTED)
"""The rules whose argument is the function card that is executed."""

FORETOLD: Final = {
    "top": Foretold("card", _top),
    "held": Foretold("number", _held),
    "executed": Foretold("cards", _executed),
}
