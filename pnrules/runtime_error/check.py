"""Whether a board that somebody sends can be one of Runtime Error: every card once, every statement valid."""

from __future__ import annotations

from collections import Counter

from pnrules.kernel.reading import Place
from pnrules.kernel.state import State
from pnrules.runtime_error.board import Board, Statement
from pnrules.runtime_error.cards import DECK, in_order
from pnrules.runtime_error.procedures import DISCARDING
from pnrules.runtime_error.statements import why_invalid


def check(state: State, place: Place) -> None:
    """Note everything about the board that no play could have made."""
    board: Board = state.board
    here = place.at("board")
    seats = len(state.setup.players)
    if not 1 <= board.turn <= seats:
        here.at("turn").report("problem-position")
    for name, dealt in (("hands", board.hands), ("statements", board.statements)):
        if len(dealt) != seats:
            here.at(name).report("problem-position")
    if not _cards(here, board):
        return
    for name, cards in (("deck", board.deck), *((f"hands[{n}]", cards) for n, cards in enumerate(board.hands))):
        if cards != in_order(cards):
            here.at(name).report("problem-position")
    if any(card not in DECK for card in board.coming):
        here.at("coming").report("problem-position")
    if not set(board.outside) <= {card for cards in board.hands for card in cards} or board.outside != in_order(board.outside):
        here.at("outside").report("problem-position")
    for seat, lying in enumerate(board.statements):
        for index, statement in enumerate(lying):
            _statement(here.at("statements").at(seat).at(index), state, statement, (*lying[:index], *lying[index + 1 :]))


def _cards(place: Place, board: Board) -> bool:
    """Whether each of the 52 cards lies somewhere, once."""
    laid = [card for lying in board.statements for statement in lying for card in statement.cards]
    table = [board.input] if board.input else []
    lying = Counter(
        [*board.deck, *board.discards, *board.aside, *laid, *table, *(card for cards in board.hands for card in cards)]
    )
    for card, count in lying.items():
        if card not in DECK:
            place.report("problem-unknown-card", (("card", "text"),), card)
        elif count > 1:
            place.report("problem-card-twice", (("card", "text"), ("elsewhere", "text")), card, place.path)
    missing = [card for card in DECK if card not in lying]
    if missing:
        place.report("problem-cards-missing", (("card", "texts"),), tuple(missing))
    return not missing and len(lying) == sum(lying.values()) == len(DECK)


def _statement(place: Place, state: State, statement: Statement, others: tuple[Statement, ...]) -> None:
    going = state.board.input is not None or any(frame.code == DISCARDING for frame in state.frames)
    if statement.down is not None and (statement.down not in statement.cards or not going):
        place.at("down").report("problem-position")
    why = why_invalid(state, statement, others)
    if why is not None:
        place.report(*problem(why.id), *why.args)


def problem(id: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The problem of a file that is the same as a refusal at the table."""
    return _PROBLEMS[id]


_TWO = (("lower", "text"), ("upper", "text"))
_PROBLEMS = {
    "refused-two-suits": ("problem-two-suits", _TWO),
    "refused-lower-not-below": ("problem-lower-not-below", _TWO),
    "refused-function-twice": ("problem-function-twice", (("card", "text"),)),
}
