"""Validation of a position of Runtime Error from outside: every card once, every statement valid, and routines that fit the
board."""

from __future__ import annotations

from collections import Counter

from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.invariants import check_stack
from pnrules.runtime_error.files.registers import DISCARD, DRAW, TURN_UP, holds, may_lie_on
from pnrules.runtime_error.flow.statements import why_invalid
from pnrules.runtime_error.procedures import DEALING, DISCARDING, DRAWING, EDIT, INPUT, NEXT, SCRIPT, SHUFFLING, TEST, TURN
from pnrules.runtime_error.table.board import PROVED, VERDICTS, Board, Memory, Statement, function
from pnrules.runtime_error.table.cards import DECK, SUITS, in_order
from pnrules.runtime_error.table.state import RuntimeErrorFrame, RuntimeErrorState

DEMONSTRATED = "demonstrated"
CLAIMABLE = frozenset({(TURN, SCRIPT), (TURN, TEST), (INPUT, EDIT), (INPUT, NEXT)})
"""The ops before which a claim can just have been decided."""


def check_state(state: RuntimeErrorState, place: JsonPath) -> None:
    """Note everything in the position that no play could have reached."""
    before, position = len(place.problems), place.at("position")
    _check_board(state, state.board, position.at("board"))
    if len(place.problems) == before:
        check_stack(state, position.at("frames"), may_lie_on, holds)
    if len(place.problems) == before:
        _check_course(state, position)
        _check_memory(state, place.at("memory"))


# --- the board --------------------------------------------------------------------------------------------------------


def _check_board(state: RuntimeErrorState, board: Board, here: JsonPath) -> None:
    seats = len(state.setup.players)
    here.possible(1 <= board.turn <= seats, "turn")
    for name, dealt in (("hands", board.hands), ("statements", board.statements)):
        here.possible(len(dealt) == seats, name)
    if not _cards(here, board):
        return
    here.possible(board.deck == in_order(board.deck), "deck")
    here.possible(board.aside == in_order(board.aside), "aside")
    for index, cards in enumerate(board.hands):
        here.possible(cards == in_order(cards), "hands", index)
    here.possible(all(card in DECK for card in board.coming) and (state.setup.interpretation.fixed or not board.coming), "coming")
    held = {card for cards in board.hands for card in cards}
    noted = set(board.outside) <= (held if state.setup.interpretation.unseen else set())
    here.possible(noted and board.outside == in_order(board.outside), "outside")
    for seat, lying in enumerate(board.statements):
        for index, statement in enumerate(lying):
            _check_statement(here.at("statements").at(seat).at(index), state, statement, (*lying[:index], *lying[index + 1 :]))
    down = [statement for lying in board.statements for statement in lying if statement.down is not None]
    here.possible(len(down) <= 1, "statements")
    if board.claim is not None:
        here.possible(board.claim.verdict in VERDICTS and board.claim.size >= 0, "claim")
    if board.winner is not None:
        seat, how = board.winner
        here.possible(seat == board.turn and how in (PROVED, DEMONSTRATED), "winner")


def _cards(place: JsonPath, board: Board) -> bool:
    """Whether each of the 52 cards lies somewhere, once."""
    laid = [card for lying in board.statements for statement in lying for card in statement.cards]
    table = [board.input] if board.input is not None else []
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


def _check_statement(place: JsonPath, state: RuntimeErrorState, statement: Statement, others: tuple[Statement, ...]) -> None:
    place.possible(statement.down is None or statement.down in statement.cards, "down")
    why = why_invalid(state, statement, others)
    if why is not None:
        place.report(*problem(why.id), *why.args)


# --- how far the game has come ----------------------------------------------------------------------------------------


def _check_course(state: RuntimeErrorState, place: JsonPath) -> None:
    """The routines under way fit the board."""
    board = state.board
    here = place.at("board")
    place.possible((board.winner is not None) == (not state.frames), "frames")
    if board.claim is not None:
        won = board.winner is not None and board.winner[1] == PROVED
        here.possible((board.claim.verdict == PROVED) == won, "claim")
    if not state.frames:
        return
    here.possible(board.claim is None or state.frames[-1].next_op in CLAIMABLE, "claim")
    here.possible((board.input is not None) == any(map(_has_input, state.frames)), "input")
    shuffling = state.frames[-1].code == SHUFFLING
    lies_empty = not board.deck and bool(board.discards)
    here.possible(
        state.setup.interpretation.at_once and lies_empty if shuffling else _may_lie_empty(state) or not lies_empty, "deck"
    )
    down = any(statement.down is not None for lying in board.statements for statement in lying)
    turned_up = any(frame.next_op == (DISCARDING, TURN_UP) for frame in state.frames)
    unedited = any(frame.next_op == (INPUT, EDIT) for frame in state.frames)
    here.possible((turned_up or (board.input is not None and not unedited)) if down else not turned_up, "statements")
    for depth, frame in enumerate(state.frames):
        place.possible(_finds_its_cards(board, frame), "frames", depth)


def _may_lie_empty(state: RuntimeErrorState) -> bool:
    """Whether the deck may be empty while there are discards (R-01)."""
    return not state.setup.interpretation.at_once


def _has_input(frame: RuntimeErrorFrame) -> bool:
    """Whether a routine needs the input on the table, to execute its functions or to discard it."""
    return (frame.code == INPUT and frame.pc < NEXT) or frame.next_op == (DISCARDING, DISCARD)


def _finds_its_cards(board: Board, frame: RuntimeErrorFrame) -> bool:
    """Whether a routine finds the cards that it needs: enough to deal, one to draw, or the function that it executes."""
    if frame.code == DEALING:
        return len(board.deck) >= len(frame.env.seats)
    if frame.next_op == (DRAWING, DRAW):
        return bool(board.deck)
    if frame.code == INPUT and frame.pc < NEXT:
        return function(board, SUITS[frame.pc]) is not None
    return True


def _check_memory(state: RuntimeErrorState, place: JsonPath) -> None:
    """During a demonstration, the memory holds boards of that turn, each with an input."""
    board = state.board
    place.possible(not state.frames or (state.memory is not None) == board.demonstrating)
    for index, seen in enumerate(state.memory.seen if isinstance(state.memory, Memory) else ()):
        here = place.at("seen").at(index)
        _check_board(state, seen, here)
        here.possible(seen.turn == board.turn, "turn")
        here.possible(seen.input is not None, "input")


def problem(id: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The problem of a file that corresponds to a refusal at the table."""
    return _PROBLEMS[id]


_TWO = (("lower", "text"), ("upper", "text"))
_PROBLEMS = {
    "refused-two-suits": ("problem-two-suits", _TWO),
    "refused-lower-not-below": ("problem-lower-not-below", _TWO),
    "refused-function-twice": ("problem-function-twice", (("card", "text"),)),
}
