"""The deal: the ring of version 1; the hands and the first card of version 2. Every card is chance's answer."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.copies import kind
from pnrules.kernel.errors import SEAT_CARD
from pnrules.kernel.state import NOBODY, Frame, Option, asking, at, next_state, with_top
from pnrules.kernel.steps import Outcome, Rule
from pnrules.nightmare.flow.building import HAND
from pnrules.nightmare.flow.new_deal import BITS_EACH, DEALT_CARDS
from pnrules.nightmare.procedures import BUILDING, CLAIMING, TURN
from pnrules.nightmare.table.board import Env, Instruction, seats_in, with_row, with_table
from pnrules.nightmare.table.drawing import ONE_SHOTS, chance_ask, into_hand, off_the_deck
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

_VERSION_1 = {"3.0": "version-1", "3.1": "version-1"}
_VERSION_2 = {"3.0": "version-2", "3.1": "version-2"}

DEALS_RING = Rule("nightmare-deals-ring", (("count", "number"),), _VERSION_1, quiet=True)
DEALS_NEXT = Rule("nightmare-deals-next", (), _VERSION_1, quiet=True)
DEALT_IN_RING = Rule("nightmare-dealt-in-ring", (("card", "card"), ("place", "number")), _VERSION_1)
RING_DONE = Rule("nightmare-ring-done", (("count", "number"), ("bits", "number")), _VERSION_1, ("N-07",))
DEALS_HAND = Rule("nightmare-deals-hand", (("seat", "seat"),), _VERSION_2, quiet=True)
DEALT_TO = Rule("nightmare-dealt-to", SEAT_CARD, _VERSION_2, secret=(1,))
TURNS_UP = Rule("nightmare-turns-up", (), _VERSION_2, quiet=True)
TURNED_UP_FIRST = Rule("nightmare-turned-up-first", (("card", "card"),), _VERSION_2, ("N-07", "N-30"))
NOT_FIRST = Rule("nightmare-not-first", (("card", "card"),), _VERSION_2, ("N-08",))
RING_ASK: Final = "deal-ring"
HAND_ASK: Final = "deal-hand"
FIRST_ASK: Final = "first-card"


def deal_ring(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """Version 1: cards in a ring, as many as the rulebook's table says; the program counter stands at the first."""
    board = state.board
    players = len(seats_in(board))
    count = DEALT_CARDS[players]
    if answer is not None:
        card = answer[1]
        board = with_table(board, off_the_deck(board.table, card))
        board = with_row(board, (*board.row, Instruction(card)))
        return DEALT_IN_RING, (card, len(board.row)), with_top(state, frame, board)
    if len(board.row) < count:
        rule, args = (DEALS_NEXT, ()) if board.row else (DEALS_RING, (count,))
        return rule, args, asking(state, chance_ask(board, RING_ASK, ()))
    bits = BITS_EACH[players]
    to_place = tuple(0 if seat in board.out else bits for seat in range(1, len(board.points) + 1))
    board = with_table(board, board.table._replace(to_place=to_place))
    claiming = Frame(CLAIMING, 0, None, NOBODY, Env())
    return RING_DONE, (count, bits), next_state(state, board, (claiming,), None, state.memory)


def deal_hands(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """Version 2: four cards to each player."""
    board = state.board
    table = board.table
    hands = table.hands
    seat = next((seat for seat, hand in enumerate(hands, 1) if len(hand) < HAND), None)
    if seat is None:
        return turn_up(state, at(frame, frame.pc + 1), None)
    if answer is None:
        return DEALS_HAND, (seat,), asking(state, chance_ask(board, HAND_ASK, (seat,)))
    card = answer[1]
    board = with_table(board, into_hand(off_the_deck(table, card), seat, card))
    return DEALT_TO, (seat, card), with_top(state, frame, board)


def turn_up(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """Version 2: one card is turned up, without a bit, the program counter beside it; seat 1 begins (N-07, N-08, N-30)."""
    board = state.board
    if answer is None:
        after = with_top(state, frame, board)
        return TURNS_UP, (), asking(after, chance_ask(board, FIRST_ASK, ()))
    card = answer[1]
    table = off_the_deck(board.table, card)
    if kind(card) in ONE_SHOTS:
        table = table._replace(discards=(*table.discards, card))
        return NOT_FIRST, (card,), with_top(state, frame, with_table(board, table))
    board = with_row(with_table(board, table), (Instruction(card),))
    building = Frame(BUILDING, TURN, None, NOBODY, Env())
    return TURNED_UP_FIRST, (card,), next_state(state, board, (building,), None, state.memory)
