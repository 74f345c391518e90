"""What must hold at every step of every game of Runtime Error, whoever plays and however."""

from __future__ import annotations

from itertools import permutations, product

from pnrules.kernel.state import CHANCE, Option, State
from pnrules.kernel.steps import Step
from pnrules.runtime_error import rules
from pnrules.runtime_error.table.board import hand
from pnrules.runtime_error.table.cards import DECK, SUIT, VALUE


def check_step(done: Step) -> None:
    """The same of the state after a step; and an EDIT is ignored with an empty hand only (R-03)."""
    check(done.after)
    if done.rule in (rules.MAY_SCRIPT, rules.CHOOSES_EDIT):
        check_choice(done.after)
    if done.rule is rules.NO_EDIT:
        assert hand(done.before.board, done.before.board.turn) == ()


def cards(state: State) -> list[str]:
    """Every card, wherever it lies."""
    board = state.board
    laid = [card for lying in board.statements for statement in lying for card in statement.cards]
    held = [card for hand in board.hands for card in hand]
    return [*laid, *held, *board.deck, *board.discards, *board.aside, *([board.input] if board.input else [])]


def check(state: State) -> None:
    board = state.board
    going = board.input is not None or any(frame.code == "discarding" for frame in state.frames)
    assert sorted(cards(state)) == sorted(DECK), "every card is somewhere exactly once"
    for lying in board.statements:
        assert len({SUIT[s.function] for s in lying}) == len(lying), "no two functions of a suit"
        for s in lying:
            assert SUIT[s.lower] == SUIT[s.upper]
            assert VALUE[s.lower] < VALUE[s.upper]
            assert s.down is None or going, "what lies face down is turned up as the input goes"
    assert sum(s.down is not None for lying in board.statements for s in lying) <= 1
    assert state.ask is None or state.ask.options, "every ask has an option"
    assert state.ask is None or state.ask.who in (CHANCE, board.turn), "only whose turn it is decides anything"
    assert state.over == (board.winner is not None)
    held = {card for cards in board.hands for card in cards}
    assert set(board.outside) <= (held if state.setup.interpretation.unseen else set()), (
        "R-07: what is known not to be in the deck"
    )
    if state.setup.interpretation.at_once and not any(frame.code == "shuffling" for frame in state.frames):
        assert board.deck or not board.discards, "R-01: no empty deck beside discards"


def check_choice(state: State) -> None:
    """Whatever statement or edit the cards allow to try is either offered or refused, and never both."""
    assert state.ask is not None
    board = state.board
    held = hand(board, board.turn)
    tried: list[Option] = [("script", *three) for three in permutations(held, 3)]
    if state.ask.kind == "edit":
        lying = [card for statements in board.statements for statement in statements for card in statement.cards]
        tried = [("edit", *two) for two in product(lying, held)]
    offered = [option for option in state.ask.options if option[0] == state.ask.kind]
    refused = [forbidden.option for forbidden in state.setup.game.refusals(state) if forbidden.option[0] == state.ask.kind]
    assert sorted((*offered, *refused)) == sorted(tried)
