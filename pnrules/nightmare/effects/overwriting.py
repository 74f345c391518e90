"""OVERWRITE: a bit changes its colour, then the card its place."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.game import Op
from pnrules.kernel.state import CHANCE, Ask, Frame, Option, State, asking, at, going_on, going_to, made, with_top
from pnrules.kernel.steps import CARD, Rule
from pnrules.nightmare.board import (
    GONE,
    Board,
    Env,
    Instruction,
    find,
    has_bits,
    kind,
    recoloured,
    supplied,
    with_instruction,
    with_row,
    with_table,
)
from pnrules.nightmare.memory import renamed_stop
from pnrules.nightmare.performing import Amount, Outcome, is_copied

CHOOSES_BIT = Rule("nightmare-chooses-bit", (("seat", "seat"), ("card", "card")), CARD, ("N-38", "N-57"))
RECOLOURS = Rule("nightmare-recolours", (("seat", "seat"), ("card", "card"), ("owner", "seat")), CARD, ("N-25",))
RECOLOURS_NONE = Rule("nightmare-recolours-none", (("seat", "seat"), ("card", "card")), CARD, ("N-05", "N-38"))
RECOLOURS_ZERO = Rule("nightmare-recolours-zero", (("seat", "seat"), ("card", "card")), CARD, ("N-57",))
RECOLOURS_NO_MORE = Rule("nightmare-recolours-no-more", (("seat", "seat"), ("card", "card")), CARD, ("N-05", "N-57"))
OVERWRITE_VOID = Rule("nightmare-overwrite-void", (("card", "card"),), CARD, ("N-09",))
DRAWS_REPLACEMENT = Rule("nightmare-draws-replacement", (("card", "card"),), CARD)
REPLACED = Rule("nightmare-replaced", (("card", "card"), ("new", "card")), CARD, ("N-56",))
CANNOT_LIE = Rule("nightmare-cannot-lie", (("card", "card"),), CARD, ("N-08",))
NOT_REPLACED = Rule("nightmare-not-replaced", (("card", "card"),), CARD, ("N-09",))
SHUFFLES = Rule("nightmare-shuffles", (), CARD, ("N-09",))
BIT_ASK: Final = "bit"
REPLACEMENT_ASK: Final = "replacement"
ONE_SHOTS: Final = frozenset({"RUN", "INSERT", "SECRET"})


def recolours_a_bit(count: Amount) -> Op:
    """OVERWRITE, first half: bits change to the acting player's colour, on different cards one after another (N-57)."""

    def op(state: State, frame: Frame, answer: Option | None) -> Outcome:
        board, env = state[1], frame[4]
        if answer is not None:
            return _recoloured(state, frame, board, answer[1], answer[2], count(state, frame))
        if not env.todo and _deck_is_empty(state, board):
            return OVERWRITE_VOID, (frame[2],), going_to(state, frame, frame[1] + 2, board)
        options = tuple(
            ("bit", instruction[0], place)
            for instruction in board[0]
            if instruction[0] not in env.todo
            for place in range(len(instruction[1]))
        )
        wanted = count(state, frame)
        if not options or not wanted or not _supplied(state, board, frame[3]):
            after = Frame(frame[0], frame[1] + 1, frame[2], frame[3], env._replace(todo=()))
            rule = RECOLOURS_NO_MORE if env.todo else RECOLOURS_NONE if wanted else RECOLOURS_ZERO
            return rule, (frame[3], frame[2]), with_top(state, after, board)
        return CHOOSES_BIT, (frame[3], frame[2]), asking(state, Ask(frame[3], BIT_ASK, (frame[2],), options))

    return op


def _supplied(state: State, board: Board, seat: int) -> bool:
    return board.table.supply[seat - 1] > 0 or state.setup.reading.endless_supply


def _deck_is_empty(state: State, board: Board) -> bool:
    """N-09: whether OVERWRITE does nothing at all, for want of a card to replace it."""
    if board.table.deck:
        return False
    answer = state.setup.ruling("N-09")
    return answer == "default" or (answer == "shuffle" and not board.table.discards)


def _recoloured(state: State, frame: Frame, board: Board, card: str, place: int, count: int) -> Outcome:
    index = find(board, card)
    seat = frame.actor
    assert index is not None
    instruction = board.row[index]
    owner = instruction.bits[place]
    env = frame.env._replace(todo=(*frame.env.todo, card))
    if owner != seat:  # N-05: one's own bit changes nothing, and costs nothing from the supply
        board = with_instruction(board, index, recoloured(instruction, place, seat))
        board = supplied(supplied(board, owner, +1), seat, -1)
        if not has_bits(board, owner):
            env = env._replace(bereft=(*env.bereft, owner))
    enough = len(env.todo) >= count
    after = frame._replace(pc=frame.pc + 1 if enough else frame.pc, env=env._replace(todo=()) if enough else env)
    return RECOLOURS, (seat, card, owner), with_top(state, after, board)


def replaces_this(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """OVERWRITE, second half: a card from the deck takes this card's place; the bits stay (N-43, N-56)."""
    board: Board = state[1]
    here = frame.env.here
    table = board.table
    if answer is not None:
        return _drawn_for(state, frame, board, answer[1])
    if table.deck:
        options = tuple(("draw", card) for card in table.deck)
        rule = DRAWS_REPLACEMENT.resting_on("N-43") if is_copied(state) else DRAWS_REPLACEMENT
        return rule, (here,), asking(state, Ask(CHANCE, REPLACEMENT_ASK, (here,), options))
    if state.setup.ruling("N-09") == "shuffle" and table.discards:
        table = table._replace(deck=tuple(sorted(table.discards)), discards=())
        return SHUFFLES, (), with_top(state, frame, with_table(board, table))
    return NOT_REPLACED, (here,), going_on(state, frame, board)


def _drawn_for(state: State, frame: Frame, board: Board, card: str) -> Outcome:
    table = board.table
    deck = tuple(c for c in table.deck if c != card)
    if kind(card) in ONE_SHOTS:
        table = table._replace(deck=deck, discards=(*table.discards, card))
        return CANNOT_LIE, (card,), with_top(state, frame, with_table(board, table))
    here = frame.env.here
    index = find(board, here)
    assert index is not None
    assert here is not None
    old = board.row[index]
    table = table._replace(deck=deck, discards=(*table.discards, here))
    row = _without_links(board.row, here)
    board = with_table(with_row(board, row), table)
    board = with_instruction(board, index, Instruction(card, old.bits, due=old.due))
    renamed = _renamed(state.frames, here, card)
    frames = (*renamed[:-1], at(renamed[-1], frame.pc + 1))
    memory = renamed_stop(state.memory, here, card) if index == board.pc else state.memory
    rule = REPLACED.resting_on("N-43") if is_copied(state) else REPLACED
    return rule, (here, card), made(state, board, frames, None, memory)


def _without_links(row: tuple[Instruction, ...], card: str) -> tuple[Instruction, ...]:
    """The row after `card` has left it: a GOTO locked to it leads nowhere from now on."""
    return tuple(i._replace(link=GONE) if i.link == card else i for i in row)


def _renamed(frames: tuple[Frame, ...], old: str, new: str) -> tuple[Frame, ...]:
    """Whatever was being performed on the old card goes on, and its "this card" is now the new one (N-43 with N-15).

    A pending performance of the old card becomes one of the new (N-40).
    """
    return tuple(f if f.source is None else f._replace(env=_renamed_env(f.env, old, new)) for f in frames)


def _renamed_env(env: Env, old: str, new: str) -> Env:
    here = new if env.here == old else env.here
    return env._replace(here=here, todo=tuple(new if card == old else card for card in env.todo))
