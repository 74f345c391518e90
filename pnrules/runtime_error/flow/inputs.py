"""An input on the table: the functions that it satisfies, one after another, and the next input of a LOOP."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import Refusal
from pnrules.kernel.state import NOBODY, Ask, Frame, Option, asking, next_state
from pnrules.kernel.steps import Outcome, Rule
from pnrules.runtime_error import rules
from pnrules.runtime_error.flow.statements import edits
from pnrules.runtime_error.procedures import (
    DISCARDING,
    DRAWING,
    EDIT,
    INPUT,
    LOAD,
    LOOP,
    NEXT,
    PASS_ON,
    PULL,
    TURN,
    begins,
    ending,
    settled,
)
from pnrules.runtime_error.proof.claims import claim, claimable, demonstrated
from pnrules.runtime_error.table.board import (
    CLAIM,
    Board,
    Env,
    Memory,
    function,
    gaining,
    hand,
    losing,
    satisfied,
    unclaimed,
    with_discards,
    with_input,
    with_outside,
    with_statements,
)
from pnrules.runtime_error.table.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT, SUITS, in_order
from pnrules.runtime_error.table.state import RuntimeErrorFrame, RuntimeErrorState

EDIT_ASK: Final = "edit"
NEXT_ASK: Final = "next"
DECLINE: Final = ("decline",)

_TURN: Final = Frame(TURN, PASS_ON, None, NOBODY, Env())
"""The turn after an input has been played: only its end is left."""


def plays(state: RuntimeErrorState, board: Board, card: str, rule: Rule) -> Outcome:
    """A hand card becomes the input, and its functions are found. The rule says why: the input of the turn, or of a LOOP."""
    seat = board.turn
    board = with_input(losing(board, seat, card), card)
    memory = state.memory
    if isinstance(memory, Memory):
        if board in memory.seen:
            return demonstrated(state, board, card)
        memory = Memory((*memory.seen, board))
    return rule, (seat, card), next_state(state, board, onward(board, EDIT), None, memory)


def onward(board: Board, since: int) -> tuple[RuntimeErrorFrame, ...]:
    """The frames that continue with the next satisfied function from op `since`; if there is none, with the end of the turn."""
    held = satisfied(board)
    suits = [SUIT[card] for card in held]
    for op in range(since, NEXT):
        if SUITS[op] in suits:
            return _TURN, Frame(INPUT, op, None, board.turn, Env(held))
    return ending(board)


def _function(board: Board, suit: str) -> str:
    card = function(board, suit)
    assert card is not None, "a function is gone to only where it is satisfied"
    return card


def edit(state: RuntimeErrorState, frame: RuntimeErrorFrame, answer: Option | None) -> Outcome:
    """Diamonds: a card of anyone's statement is discarded, and a hand card takes its place face down."""
    board = state.board
    seat = board.turn
    card = _function(board, DIAMONDS)
    if answer == CLAIM:
        return claim(state)
    if answer is not None:
        return _edited(state, board, answer[1], answer[2])
    options = edits(state)
    if not options:
        return rules.NO_EDIT, (seat, card), next_state(state, board, onward(board, LOAD), None, state.memory)
    ask = Ask(seat, EDIT_ASK, (card,), (*options, *claimable(board)))
    return rules.CHOOSES_EDIT, (seat, card), asking(state, ask)


def _edited(state: RuntimeErrorState, board: Board, old: str, new: str) -> Outcome:
    seat = board.turn
    owner = next(s for s, lying in enumerate(board.statements, 1) if any(old in statement.cards for statement in lying))
    edited = tuple(
        statement.edited(old, new)._replace(down=new) if old in statement.cards else statement
        for statement in board.statements[owner - 1]
    )
    board = with_statements(losing(board, seat, new), owner, edited)
    board = unclaimed(with_discards(board, (*board.discards, old)))
    after = next_state(state, board, onward(board, LOAD), None, state.memory)
    return rules.EDITS, (seat, old, owner, new), settled(after)


def load(state: RuntimeErrorState, frame: RuntimeErrorFrame, answer: Option | None) -> Outcome:
    """Clubs: a card is drawn."""
    board = state.board
    drawing = begins(DRAWING, board.turn)
    after = next_state(state, board, (*onward(board, PULL), drawing), None, state.memory)
    return rules.LOADS, (board.turn, _function(board, CLUBS)), after


def pull(state: RuntimeErrorState, frame: RuntimeErrorFrame, answer: Option | None) -> Outcome:
    """Hearts: the top of the discards is taken, if there is one."""
    board = state.board
    card = _function(board, HEARTS)
    if not board.discards:
        return rules.NO_PULL, (board.turn, card), next_state(state, board, onward(board, LOOP), None, state.memory)
    top = board.discards[-1]
    outside = in_order((*board.outside, top)) if state.setup.interpretation.unseen else ()
    board = gaining(with_outside(with_discards(board, board.discards[:-1]), outside), board.turn, top)
    return rules.PULLS, (board.turn, card, top), next_state(state, board, onward(board, LOOP), None, state.memory)


def loop(state: RuntimeErrorState, frame: RuntimeErrorFrame, answer: Option | None) -> Outcome:
    """Spades: the input is discarded and another one tested, as long as there is a card in hand."""
    board = state.board
    seat = board.turn
    card = _function(board, SPADES)
    if not hand(board, seat):
        return rules.NO_LOOP, (seat, card), next_state(state, board, ending(board), None, state.memory)
    frames = (_TURN, Frame(INPUT, NEXT, None, seat, Env()), begins(DISCARDING, seat, Env(satisfied(board))))
    return rules.LOOPS, (seat, card), next_state(state, board, frames, None, state.memory)


def choose_next(state: RuntimeErrorState, frame: RuntimeErrorFrame, answer: Option | None) -> Outcome:
    """The next input of a LOOP has to be played (R-09)."""
    board = state.board
    seat = board.turn
    if answer is None:
        inputs = tuple(("input", card) for card in hand(board, seat))
        declined = (DECLINE,) if state.setup.interpretation.may_decline else ()
        ask = Ask(seat, NEXT_ASK, (), (*inputs, *declined, *claimable(board)))
        return rules.CHOOSES_INPUT, (seat,), asking(state, ask)
    if answer == CLAIM:
        return claim(state)
    board = unclaimed(board)
    if answer == DECLINE:
        return rules.DECLINES, (seat,), next_state(state, board, ending(board), None, state.memory)
    return plays(state, board, answer[1], rules.PLAYS_INPUT.standing_at("loop"))


def refused_decline(state: RuntimeErrorState) -> list[tuple[Option, Refusal]]:
    """The refusal to decline the next input of a LOOP, unless that is allowed (R-09)."""
    if state.setup.interpretation.may_decline:
        return []
    return [(DECLINE, Refusal("refused-decline", (), (), Citation(state.setup.work, "loop"), ("R-09",)))]
