"""What must hold after every step of a game of Battle for Bandwidth."""

from __future__ import annotations

from pnrules.bandwidth.rulebook.interpretation import WINNING_POINTS
from pnrules.bandwidth.table.board import CODE_KINDS, FUNCTION_KINDS, definition, every_copy
from pnrules.kernel.state import State
from pnrules.kernel.steps import Step


def check_step(done: Step) -> None:
    """A step leaves everything where it can be, and brings one point at most, only while the program runs."""
    check(done.after)
    gained = sum(done.after.board.points) - sum(done.before.board.points)
    assert gained in (0, 1), "a card gives one point at most"
    assert not gained or done.before.board.run is not None, "and only while the program runs"


def check(state: State) -> None:
    board, table = state.board, state.board.table
    program = [card for row in board.rows for card in row if card is not None]
    function = [] if board.function is None else [board.function]
    everywhere = [*program, *function, *table.pile, *table.discards, *(card for hand in table.hands for card in hand)]
    assert sorted(everywhere) == list(every_copy(board.cards)), "every card is somewhere exactly once"
    assert all(definition(board, card).kind in CODE_KINDS for card in program)
    assert all(definition(board, card).kind in FUNCTION_KINDS for card in function)
    assert all(len(row) == 3 for row in board.rows)
    goal = WINNING_POINTS[len(board.points)]
    assert all(0 <= points <= goal for points in board.points)
    assert 0 <= table.actions <= 2
    if state.over:
        assert board.points[board.winner - 1] == goal
        assert state.ask is None
    else:
        assert board.winner is None
        assert state.ask is None or state.ask.options, "every ask has an option"
    if state.ask is not None and state.ask.kind == "act":
        assert len(board.rows) <= 2 + 2 * len(board.points)
        assert all(any(row) for row in board.rows), "no row without a card outlives its round"
