"""Programmer's Nightmare without a card: what would the same play have been without it?

The card is among the discards from the start, like a card that a scenario's deck leaves out; it comes in when the discards
become the deck (N-09), and in a new deal (N-22). Bits on it return to their supplies, and cards dealt beside it leave with it. No
GOTO is locked to it. If the program counter stood on it, it stands on the card that would have come next.
"""

from __future__ import annotations

from pnrules.nightmare.flow.building import HAND
from pnrules.nightmare.flow.new_deal import DEALT_CARDS
from pnrules.nightmare.procedures import BUILDING, FULL, TURN
from pnrules.nightmare.table.board import FORWARD, Beside, Board, Instruction, beside, instructions, with_row
from pnrules.nightmare.table.drawing import cannot_lie
from pnrules.nightmare.table.state import NightmareState


def removable(start: NightmareState) -> tuple[str, ...]:
    """The cards that a start can do without: not the last card of a program, no face-down card, and before the deal only what
    the deal can spare."""
    board = start.board
    if len(start.frames) != 1 or start.ask is not None:
        return ()  # in mid-effect, the card may be being performed
    table = board.table
    known = {secret.alias for secret in table.secrets}
    lying = tuple(i.card for i in instructions(board) if i.card not in known)
    in_row = tuple(card for card in lying if len(board.row) > 1 or all(i.card != card for i in board.row))
    deck = tuple(card for card in table.deck if board.row or _can_spare(start, card))
    return (*in_row, *(card for hand in table.hands for card in hand), *deck)


def _can_spare(start: NightmareState, card: str) -> bool:
    """Whether the deck suffices for the deal without a card."""
    setup, deck = start.setup, start.board.table.deck
    players = len(setup.players)
    needed = DEALT_CARDS[players] if setup.version == 1 else HAND * players + 1
    return sum(not cannot_lie(other) for other in deck if other != card) >= needed


def start_without(start: NightmareState, card: str) -> NightmareState:
    """The start with one card among the discards instead of where it was."""
    board = start.board
    table = board.table
    entry = beside(board, card) or Beside(card)
    gone = (card, *(inner.card for inner in entry.cards))
    bits = [seat for i in instructions(board) if i.card in gone for seat in i.bits]
    table = table._replace(
        hands=tuple(tuple(held for held in hand if held != card) for hand in table.hands),
        deck=tuple(other for other in table.deck if other != card),
        discards=(*gone, *table.discards),
        supply=tuple(count + bits.count(seat) for seat, count in enumerate(table.supply, 1)),
    )
    left = with_row(board, tuple(_unlocked(i, card) for i in board.row if i.card != card))
    entries = (e._replace(cards=tuple(_unlocked(i, card) for i in e.cards if i.card != card)) for e in board.beside)
    left = left._replace(pc=_pc(board, card), table=table, beside=tuple(e for e in entries if e.card != card))
    frame = start.frames[0]
    if frame.code == BUILDING and len(left.row) < FULL:
        frame = frame._replace(pc=TURN)
    return start._replace(board=left, frames=(frame,))


def _unlocked(here: Instruction, card: str) -> Instruction:
    return here._replace(link=None) if here.link == card else here


def _pc(board: Board, card: str) -> int:
    """Where the program counter stands when a card of the row is taken away."""
    cards = [i.card for i in board.row]
    left = [other for other in cards if other != card]
    if not left or card not in cards:
        return board.pc
    here = cards[board.pc]
    if here == card:
        here = cards[(board.pc + (1 if board.way == FORWARD else -1)) % len(cards)]
    return left.index(here)
