"""What makes a statement valid: the same rule decides what is offered and what is refused, in scripting and in EDIT."""

from __future__ import annotations

from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import Refusal
from pnrules.kernel.state import Option, State
from pnrules.runtime_error.board import Board, Statement, hand
from pnrules.runtime_error.cards import SUIT, VALUE

_CARD = ("card", "card")


def why_invalid(state: State, statement: Statement, others: tuple[Statement, ...]) -> Refusal | None:
    """What keeps a statement from being valid beside its owner's others; None when nothing does."""
    lower, upper, function, _ = statement
    cite = Citation(state.setup.work, "scripting")
    bounds = (("lower", "card"), ("upper", "card"))
    if SUIT[lower] != SUIT[upper]:
        return Refusal("refused-two-suits", bounds, (lower, upper), cite)
    if VALUE[lower] >= VALUE[upper]:
        return Refusal("refused-lower-not-below", bounds, (lower, upper), cite)
    if any(SUIT[other.function] == SUIT[function] for other in others):
        return Refusal("refused-function-twice", (_CARD,), (function,), cite)
    return None


def why_not_script(state: State, lower: str, upper: str, function: str) -> Refusal | None:
    """Why these three hand cards cannot become a statement; None when they can."""
    board: Board = state.board
    return why_invalid(state, Statement(lower, upper, function), board.statements[board.turn - 1])


def scripts(state: State) -> tuple[Option, ...]:
    """Every statement that the hand allows."""
    return tuple(("script", *cards) for cards in _triples(state) if why_not_script(state, *cards) is None)


def _triples(state: State) -> list[tuple[str, str, str]]:
    cards = hand(state.board, state.board.turn)
    return [(a, b, c) for a in cards for b in cards for c in cards if a != b and c not in (a, b)]


def why_not_edit(state: State, old: str, new: str) -> Refusal | None:
    """Why this card of a statement cannot be replaced by that one from the hand (R-04: as the card that it is).

    Raises LookupError for a card that lies in no statement.
    """
    board: Board = state.board
    for statements in board.statements:
        for place, statement in enumerate(statements):
            if old in statement.cards:
                others = (*statements[:place], *statements[place + 1 :])
                why = why_invalid(state, statement.edited(old, new), others)
                return why and why._replace(cite=Citation(state.setup.work, "edit"), rulings=("R-04",))
    raise LookupError(old)


def edits(state: State) -> tuple[Option, ...]:
    """Every legal edit: a card of anyone's statement, and the hand card that takes its place."""
    return tuple(("edit", *cards) for cards in _swaps(state) if why_not_edit(state, *cards) is None)


def _swaps(state: State) -> list[tuple[str, str]]:
    board: Board = state.board
    lying = [card for statements in board.statements for statement in statements for card in statement.cards]
    return [(old, new) for old in lying for new in hand(board, board.turn)]


def refused_scripts(state: State) -> list[tuple[Option, Refusal]]:
    """The statements that the hand does not allow, and why."""
    found = ((("script", *cards), why_not_script(state, *cards)) for cards in _triples(state))
    return [(option, why) for option, why in found if why is not None]


def refused_edits(state: State) -> list[tuple[Option, Refusal]]:
    """The edits that are not legal, and why."""
    found = ((("edit", *cards), why_not_edit(state, *cards)) for cards in _swaps(state))
    return [(option, why) for option, why in found if why is not None]
