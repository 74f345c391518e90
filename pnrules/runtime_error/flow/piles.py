"""The deck and the discards: dealing, drawing, discarding, shuffling."""

from __future__ import annotations

from pnrules.kernel.draws import draws
from pnrules.kernel.state import CHANCE, Ask, Option, asking, going_on, next_state, returning
from pnrules.kernel.steps import Outcome, Rule
from pnrules.runtime_error import rules
from pnrules.runtime_error.procedures import INPUT, settled
from pnrules.runtime_error.table.board import (
    Board,
    Env,
    Memory,
    gaining,
    off_the_deck,
    shuffled,
    with_discards,
    with_input,
    with_statements,
)
from pnrules.runtime_error.table.state import RuntimeErrorFrame, RuntimeErrorState

DEAL_ASK = "deal"
DRAW_ASK = "draw"


def deal(state: RuntimeErrorState, frame: RuntimeErrorFrame, answer: Option | None) -> Outcome:
    """Everybody is dealt a hand, one card after another, before the first turn."""
    board = state.board
    seat = frame.env.seats[0]
    if answer is None:
        return rules.TO_DEAL, (seat,), asking(state, Ask(CHANCE, DEAL_ASK, (seat,), draws(board.deck)))
    board = gaining(off_the_deck(board, answer[1]), seat, answer[1])
    rest = frame.env.seats[1:]
    below = state.frames[:-1]
    frames = (*below, frame._replace(env=Env(seats=rest))) if rest else below
    return rules.DEALT, (seat, answer[1]), next_state(state, board, frames, None, state.memory)


def to_draw(state: RuntimeErrorState, frame: RuntimeErrorFrame, answer: Option | None) -> Outcome:
    """A card has to be drawn: an empty deck is replaced by the discards (R-01), and without those nothing is drawn (R-02)."""
    board = state.board
    if not board.deck and board.discards:
        return (
            rules.SHUFFLES,
            (len(board.discards),),
            going_on(state, frame, shuffled(board, noted=state.setup.interpretation.unseen)),
        )
    if not board.deck:
        return rules.NO_DRAW, (frame.actor,), returning(state, board)
    return draw(state, going_on(state, frame, board).frames[-1], None)


def drawing(rule: Rule, board: Board) -> Rule:
    """A rule about drawing at its proper place: LOAD while the input lies on the table, otherwise the end of a turn."""
    return rule if board.input is None else rule.standing_at("load")


def draw(state: RuntimeErrorState, frame: RuntimeErrorFrame, answer: Option | None) -> Outcome:
    """Chance draws a card from the deck; if the next draw is fixed and possible, that one (R-06)."""
    board = state.board
    seat = frame.actor
    if answer is None:
        cards = board.coming[:1] if board.coming[:1] and board.coming[0] in board.deck else board.deck
        ask = Ask(CHANCE, DRAW_ASK, (seat,), draws(cards))
        return drawing(rules.TO_DRAW, board), (seat,), next_state(state, board, (*state.frames[:-1], frame), ask, state.memory)
    assert state.ask is not None
    open_draw = len(state.ask.options) > 1
    memory = Memory() if open_draw and state.memory is not None else state.memory
    board = gaining(off_the_deck(board, answer[1]), seat, answer[1])
    after = next_state(state, board, state.frames[:-1], None, memory)
    return drawing(rules.DRAWS, board), (seat, answer[1]), settled(after)


def shuffle(state: RuntimeErrorState, frame: RuntimeErrorFrame, answer: Option | None) -> Outcome:
    """The discards become the deck as soon as that is empty (R-01's other answer)."""
    board = state.board
    return rules.SHUFFLES, (len(board.discards),), returning(state, shuffled(board, noted=state.setup.interpretation.unseen))


def discard_input(state: RuntimeErrorState, frame: RuntimeErrorFrame, answer: Option | None) -> Outcome:
    """The input goes to the discards; any face-down card is turned up next."""
    board = state.board
    card = board.input
    assert card is not None
    down = any(statement.down for statements in board.statements for statement in statements)
    board = with_input(with_discards(board, (*board.discards, card)), None)
    after = going_on(state, frame, board) if down else returning(state, board)
    rule = rules.MAKES_ROOM if state.frames[-2].code == INPUT else rules.DISCARDS
    return rule, (frame.actor, card), settled(after)


def turn_up(state: RuntimeErrorState, frame: RuntimeErrorFrame, answer: Option | None) -> Outcome:
    """The card of the edit is turned up, and its statement works again."""
    board = state.board
    owner, card = next((seat, s.down) for seat, lying in enumerate(board.statements, 1) for s in lying if s.down)
    faces_up = tuple(s._replace(down=None) for s in board.statements[owner - 1])
    return rules.TURNS_UP, (owner, card), returning(state, with_statements(board, owner, faces_up))
