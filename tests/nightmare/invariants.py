"""What must hold at every step of every game of Programmer's Nightmare, whoever plays and however."""

from __future__ import annotations

from pnrules.kernel.state import State
from pnrules.nightmare.board import FACE_DOWN, instructions, kind
from pnrules.nightmare.cards import DEALT_DECK, DECK


def check(state: State) -> None:
    """Every card somewhere exactly once, every bit accounted for, points and numbers never below 0, nobody at 20 in a game
    that goes on, and every ask with an option for somebody who is still in."""
    board, table = state.board, state.board.table
    lying = instructions(board)
    every = DEALT_DECK if state.setup.version == 1 else DECK
    found = [i.card for i in lying if kind(i.card) != FACE_DOWN]
    found += [secret.card for secret in table.secrets]
    found += [card for hand in table.hands for card in hand]
    found += [*table.deck, *table.discards, *([table.shown] if table.shown else [])]
    assert sorted(found) == sorted(every), "every card is somewhere exactly once"
    assert {s.alias for s in table.secrets} == {i.card for i in board.row if kind(i.card) == FACE_DOWN}
    for seat, supply in enumerate(table.supply, 1):
        assert supply + sum(i.bits.count(seat) for i in lying) == 20, "no bit is lost or made (N-05)"
        assert supply >= 0 or state.setup.reading.endless_supply
        assert seat not in board.out or not any(seat in i.bits for i in lying), "who is out has no bit"
    for here in lying:
        printed = state.setup.printed[kind(here.card)]
        assert len(here.changes) in (0, len(printed))
        assert len(set(here.due)) == len(here.due)
        assert all(0 <= place < len(here.bits) for place in here.due)
        names = {i.card for i in board.row} | {"gone"}
        assert here.link is None or here.link in names
    assert min(board.points) >= 0
    assert 0 <= board.pc < max(1, len(board.row))
    assert {entry.card for entry in board.beside} <= {i.card for i in lying}
    for seat in board.out:
        assert not table.hands[seat - 1]
        assert not table.skips or not table.skips[seat - 1]
        assert not table.defences or not table.defences[seat - 1]
    if state.over:
        assert table.result is not None
        assert state.ask is None
        return
    assert table.result is None
    assert len(board.out) < len(board.points) - 1 or state.frames
    assert state.ask is None or state.ask.options, "every ask has an option"
    assert state.ask is None or state.ask.who not in board.out, "who is out is not asked"
