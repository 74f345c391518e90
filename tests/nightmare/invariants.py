"""What must hold at every step of every game of Programmer's Nightmare, whoever plays and however."""

from __future__ import annotations

from collections import Counter

from pnrules.kernel.singles import kind
from pnrules.kernel.state import State
from pnrules.kernel.steps import Step
from pnrules.nightmare.anew import BITS
from pnrules.nightmare.board import FACE_DOWN, GONE, Board, instructions
from pnrules.nightmare.cards import DEALT_DECK, DECK

WINS = 20
_EVERY = {1: sorted(DEALT_DECK), 2: sorted(DECK)}


def check(state: State) -> None:
    """Every card somewhere exactly once, every bit accounted for, points and numbers never below 0, nobody at 20 in a game
    that goes on, and every ask with an option for somebody who is still in."""
    board = state.board
    check_cards(state, board)
    check_bits(state, board)
    check_program(state, board)
    check_players(board)
    check_course(state, board)


def check_step(done: Step) -> None:
    """The same of the state after a step, without looking again at what the step has left as it was."""
    state = done.after
    before, board = done.before.board, state.board
    if board is not before:
        lies = board.row is not before.row or board.beside is not before.beside
        if lies or board.table is not before.table:
            check_cards(state, board)
        if lies or board.table.supply is not before.table.supply or board.out is not before.out:
            check_bits(state, board)
        if lies or board.pc != before.pc:
            check_program(state, board)
        check_players(board)
    check_course(state, board)


def check_cards(state: State, board: Board) -> None:
    """The 61 cards (51 in version 1), each somewhere exactly once."""
    table = board.table
    found = [i.card for i in instructions(board)]
    down = [card for card in found if card.startswith(FACE_DOWN)]
    found = [card for card in found if not card.startswith(FACE_DOWN)] if down else found
    found += [secret.card for secret in table.secrets]
    for hand in table.hands:
        found += hand
    found += table.deck
    found += table.discards
    if table.shown:
        found.append(table.shown)
    assert sorted(found) == _EVERY[state.setup.version], "every card is somewhere exactly once"
    assert sorted(secret.alias for secret in table.secrets) == sorted(down)


def check_bits(state: State, board: Board) -> None:
    """No bit is lost or made (N-05), and who is out has none."""
    lying = Counter(seat for here in instructions(board) for seat in here.bits)
    for seat, supply in enumerate(board.table.supply, 1):
        assert supply + lying[seat] == BITS, "no bit is lost or made (N-05)"
        assert supply + state.setup.reading.beyond_supply >= 0
    assert not any(lying[seat] for seat in board.out), "who is out has no bit"


def check_program(state: State, board: Board) -> None:
    """What lies in the program fits together."""
    assert 0 <= board.pc < max(1, len(board.row))
    names = {here.card for here in board.row} | {GONE, None}
    lying = instructions(board)
    for here in lying:
        assert here.link in names, "a lock leads to a card of the row, or nowhere any more"
        if here.due:
            assert len(set(here.due)) == len(here.due)
            assert all(0 <= place < len(here.bits) for place in here.due)
        if here.changes:
            printed = state.setup.printed[kind(here.card)]
            values = [number + change for number, change in zip(printed, here.changes, strict=True)]
            assert not state.setup.reading.floor_for_counters or min(values) >= 0, "no number is below 0 (N-58)"
    if board.beside:
        assert {entry.card for entry in board.beside} <= {here.card for here in lying}


def check_players(board: Board) -> None:
    """Points are never below 0; who is out holds nothing."""
    table = board.table
    assert min(board.points) >= 0
    for seat in board.out:
        assert not table.hands[seat - 1]
        assert not table.skips or not table.skips[seat - 1]
        assert not table.defences or not table.defences[seat - 1]


def check_course(state: State, board: Board) -> None:
    """The game goes on or has ended: never both, and never without somebody who can do something."""
    if not state.frames:
        assert board.table.result is not None
        assert state.ask is None
        return
    assert board.table.result is None
    if max(board.points) >= WINS:
        assert any(frame.source for frame in state.frames), "nobody has twenty points once a performance has ended"
    if state.ask is not None:
        assert state.ask.options, "every ask has an option"
        assert state.ask.who not in board.out, "who is out is not asked"
