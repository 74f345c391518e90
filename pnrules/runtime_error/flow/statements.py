"""What makes a statement valid: the same code decides what is offered and what is refused, in scripting and in EDIT."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations, product

from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import Refusal
from pnrules.kernel.state import Option
from pnrules.runtime_error.table.board import Board, Statement, hand
from pnrules.runtime_error.table.cards import SUIT, VALUE
from pnrules.runtime_error.table.state import RuntimeErrorState

# --- a statement ------------------------------------------------------------------------------------------------------


def why_no_bounds(lower: str, upper: str) -> str | None:
    """Why two cards cannot be the bounds of a statement, as a message id; None if they can."""
    if SUIT[lower] != SUIT[upper]:
        return "refused-two-suits"
    return "refused-lower-not-below" if VALUE[lower] >= VALUE[upper] else None


def why_no_function(function: str, others: Iterable[Statement]) -> str | None:
    """Why a card cannot be the function beside its owner's other statements; None if it can."""
    suit = SUIT[function]
    return "refused-function-twice" if suit in [SUIT[other.function] for other in others] else None


def why_invalid(state: RuntimeErrorState, statement: Statement, others: Iterable[Statement]) -> Refusal | None:
    """Why a statement is not valid beside its owner's others; None if it is."""
    lower, upper, function = statement.cards
    cite = Citation(state.setup.work, "scripting")
    no_bounds = why_no_bounds(lower, upper)
    if no_bounds is not None:
        return Refusal(no_bounds, (("lower", "card"), ("upper", "card")), (lower, upper), cite)
    no_function = why_no_function(function, others)
    if no_function is not None:
        return Refusal(no_function, (("card", "card"),), (function,), cite)
    return None


# --- scripting --------------------------------------------------------------------------------------------------------


def scripts(state: RuntimeErrorState) -> tuple[Option, ...]:
    """Every statement that the hand allows."""
    board = state.board
    cards, others = hand(board, board.turn), board.statements[board.turn - 1]
    bounds = [(lower, upper) for lower in cards for upper in cards if why_no_bounds(lower, upper) is None]
    functions = [card for card in cards if why_no_function(card, others) is None]
    return tuple([("script", *pair, function) for pair in bounds for function in functions if function not in pair])


def refused_scripts(state: RuntimeErrorState) -> list[tuple[Option, Refusal]]:
    """The statements that the hand does not allow, and why."""
    board = state.board
    others = board.statements[board.turn - 1]
    triples = permutations(hand(board, board.turn), 3)
    found = ((("script", *cards), why_invalid(state, Statement(*cards), others)) for cards in triples)
    return [(option, why) for option, why in found if why is not None]


# --- EDIT -------------------------------------------------------------------------------------------------------------


def edits(state: RuntimeErrorState) -> tuple[Option, ...]:
    """Every legal edit: a card of anyone's statement, and the hand card that takes its place."""
    cards = hand(state.board, state.board.turn)
    options: list[Option] = []
    for statement, others in _with_others(state.board):
        lower, upper, function = statement.cards
        if why_no_function(function, others) is None:
            options += [("edit", lower, new) for new in cards if why_no_bounds(new, upper) is None]
            options += [("edit", upper, new) for new in cards if why_no_bounds(lower, new) is None]
        if why_no_bounds(lower, upper) is None:
            options += [("edit", function, new) for new in cards if why_no_function(new, others) is None]
    return tuple(options)


def refused_edits(state: RuntimeErrorState) -> list[tuple[Option, Refusal]]:
    """The edits that are not legal, and why (R-04: the card counts as what it is)."""
    cite = Citation(state.setup.work, "edit")
    found: list[tuple[Option, Refusal]] = []
    for statement, others in _with_others(state.board):
        for old, new in product(statement.cards, hand(state.board, state.board.turn)):
            why = why_invalid(state, statement.edited(old, new), others)
            if why is not None:
                found.append((("edit", old, new), why._replace(cite=cite, rulings=("R-04",))))
    return found


def _with_others(board: Board) -> Iterator[tuple[Statement, tuple[Statement, ...]]]:
    """Every statement on the table, with its owner's others."""
    for statements in board.statements:
        for place, statement in enumerate(statements):
            yield statement, statements[:place] + statements[place + 1 :]
