"""SUBROUTINE: cards dealt beside it, performed in their order (N-44, N-45, N-46)."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.copies import KIND
from pnrules.kernel.state import NOBODY, Option, next_state, returning, with_top
from pnrules.kernel.steps import CARD, Op, Outcome, Rule
from pnrules.nightmare.choosing import with_todo
from pnrules.nightmare.effects.copying import HAS_LEFT
from pnrules.nightmare.effects.travelling import goes
from pnrules.nightmare.performing import SUBROUTINE, Amount, done, perform_inside
from pnrules.nightmare.table.bits import inner_at_rest
from pnrules.nightmare.table.board import (
    Beside,
    Board,
    Instruction,
    Part,
    beside,
    find,
    lying,
    with_due,
    with_entry,
    with_lying,
    with_table,
)
from pnrules.nightmare.table.damage import forgetting_inner
from pnrules.nightmare.table.drawing import (
    CANNOT_LIE,
    asks_chance,
    cannot_lie,
    discarding,
    nothing_to_draw,
    off_the_deck,
    shuffling,
)
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

_PLACE = {"3.0": "card-subroutine", "3.1": "card-subroutine"}
DRAWS_INNER = Rule("nightmare-draws-inner", (("card", "card"),), _PLACE, ("N-26", "N-45"), quiet=True)
DEALT_INNER = Rule("nightmare-dealt-inner", (("card", "card"), ("inner", "card")), _PLACE, ("N-26", "N-45"))
DEALT_FOR_COPY = Rule("nightmare-dealt-for-copy", (("card", "card"), ("inner", "card")), _PLACE, ("N-26", "N-45", "N-49"))
DEAL_DONE = Rule("nightmare-deal-done", (("card", "card"), ("cards", "cards")), _PLACE, ("N-45",), quiet=True)
DEALT_NONE = Rule("nightmare-dealt-none", (("card", "card"),), _PLACE, ("N-45",))
PERFORMS_BESIDE = Rule("nightmare-performs-beside", (("card", "card"), ("cards", "cards")), CARD, ("N-46",))
PERFORMS_BESIDE_COPY = Rule(
    "nightmare-performs-beside-copy", (("card", "card"), ("here", "card"), ("cards", "cards")), CARD, ("N-46", "N-49")
)
PERFORMS_NONE = Rule("nightmare-performs-none", (("card", "card"),), CARD, ("N-45",))
PERFORMED_BY_NOBODY = Rule("nightmare-performed-by-nobody", (("card", "card"),), _PLACE, ("N-73",))
BESIDE_KINDS: Final = frozenset({SUBROUTINE, "COPY", "FUTURE", "FLOATER"})
BESIDE_ASK: Final = "beside"


def deals_beside(count: Amount) -> Op:
    """Deal the cards beside `here` if they have not been; then list them: each is performed once, as dealt (N-46)."""

    def op(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
        board = state.board
        here = frame.env.here
        if lying(board, here) is None or KIND[str(here)] not in BESIDE_KINDS:  # the copying card has left, or has been replaced
            return PERFORMS_NONE.resting_on("N-64"), (frame.source,), with_top(state, with_todo(frame, (), frame.pc + 2), board)
        dealing = _dealing(state, frame, answer, count)
        if dealing is not None:
            return dealing
        entry = beside(board, here)
        assert entry is not None
        cards = tuple(inner.card for inner in entry.cards)
        if here == frame.source and not entry.used:
            board = with_entry(board, entry._replace(used=True))
        if not cards:
            return PERFORMS_NONE, (frame.source,), with_top(state, with_todo(frame, (), frame.pc + 2), board)
        if not state.setup.interpretation.pointer_by_stop:
            board = forgetting_inner(board, cards)
        after = with_top(state, with_todo(frame, cards, frame.pc + 1), board)
        if here == frame.source:
            return PERFORMS_BESIDE, (frame.source, cards), after
        return PERFORMS_BESIDE_COPY, (frame.source, here, cards), after

    return op


def deals_on_arrival(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """The program counter stands at a SUBROUTINE for the first time: its cards are dealt, owned or not (N-45)."""
    dealing = _dealing(state, frame, answer, _on_the_card)
    if dealing is not None:
        return dealing
    entry = beside(state.board, frame.env.here)
    assert entry is not None
    cards = tuple(inner.card for inner in entry.cards)
    after = returning(state, state.board)
    return (DEAL_DONE, (entry.card, cards), after) if cards else (DEALT_NONE, (entry.card,), after)


def _on_the_card(state: NightmareState, frame: NightmareFrame) -> int:
    """The number of the SUBROUTINE under the program counter."""
    here = lying(state.board, frame.env.here)
    assert here is not None
    return max(0, state.setup.printed[SUBROUTINE][0] + (here.changes[0] if here.changes else 0))


def _dealing(state: NightmareState, frame: NightmareFrame, answer: Option | None, count: Amount) -> Outcome | None:
    """Deal as many cards as the number says now, as far as the deck goes; None once that is done."""
    board = state.board
    here = frame.env.here
    assert here is not None
    entry = beside(board, here) or Beside(here, (), max(0, count(state, frame)))
    if answer is not None:
        return _dealt(state, frame, board, entry, answer[1])
    if not entry.wanted or nothing_to_draw(state, board):
        if entry.wanted or beside(board, here) is None:
            none = entry._replace(wanted=0)
            return _cut_short(state, frame, board, none, ran_out=bool(entry.wanted))
        return None
    board = with_entry(board, entry)
    if not board.table.deck:
        return shuffling(state, board, state.frames)
    return DRAWS_INNER, (here,), asks_chance(state, board, state.frames, BESIDE_ASK, (here,))


def _cut_short(state: NightmareState, frame: NightmareFrame, board: Board, entry: Beside, *, ran_out: bool) -> Outcome:
    """The deal ends before its number is reached, or the number is 0; it is not completed later (N-45)."""
    rule = DEALT_NONE.resting_on("N-09") if ran_out else DEALT_NONE.resting_on("N-57")
    if entry.cards:
        rule = DEAL_DONE.resting_on("N-09")
    args = (entry.card, tuple(i.card for i in entry.cards)) if entry.cards else (entry.card,)
    return rule, args, with_top(state, frame, with_entry(board, entry))


def _dealt(state: NightmareState, frame: NightmareFrame, board: Board, entry: Beside, card: str) -> Outcome:
    if cannot_lie(card):
        return CANNOT_LIE, (card,), with_top(state, frame, discarding(board, card))
    board = with_table(board, off_the_deck(board.table, card))
    board = with_entry(board, entry._replace(cards=(*entry.cards, Instruction(card)), wanted=entry.wanted - 1))
    rule = DEALT_INNER if KIND[entry.card] == SUBROUTINE else DEALT_FOR_COPY
    return rule, (entry.card, card), with_top(state, frame, board)


def performs_beside(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """Perform the next of the inner cards. Each is "this card" to itself; one with bits is performed by their owners,
    who have no choice (N-44)."""
    board = state.board
    part, rest = frame.env.parts[0], frame.env.parts[1:]
    if isinstance(part, Part):
        after = with_todo(frame, rest, frame.pc if rest else frame.pc + 1)
        gone = beside(board, frame.env.here) is None  # gone with its SUBROUTINE, it is still performed (N-15 with N-49)
        if lying(board, part.card) is None and not gone:
            return HAS_LEFT, (part.card,), with_top(state, after, board)
        board = _acting_inside(inner_at_rest(board, frame.env.here), part)
        rule, args, done_so = perform_inside(state, after, board, part.card, part.here, part.actor)
        if not gone:
            return rule, args, done_so
        numbers = ("N-81",) if state.setup.printed[KIND[part.card]] else ()
        return rule.resting_on("N-15", "N-49", *numbers), args, done_so
    card = part
    here = lying(board, card)
    if here is None and beside(board, frame.env.here) is not None:
        return HAS_LEFT, (card,), with_top(state, with_todo(frame, rest, frame.pc if rest else frame.pc + 1), board)
    owners = here.bits if here is not None and here.bits else (frame.actor,)
    if owners == (NOBODY,):
        return PERFORMED_BY_NOBODY, (card,), with_top(state, with_todo(frame, rest, frame.pc if rest else frame.pc + 1), board)
    todo = (*(Part(card, card, owner) for owner in owners), *rest)
    return performs_beside(state, with_todo(frame, todo, frame.pc), None)


def _acting_inside(board: Board, part: Part) -> Board:
    """An inner card is about to be performed: by the owner of the bit on it, which acts, or without one (N-44)."""
    here = lying(board, part.here)
    if here is None or part.actor not in here.bits or find(board, part.here) is not None:
        return board
    return with_lying(board, part.here, with_due(here, (0,)))


def jumps_afterwards(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """A GOTO among the inner cards: the jump comes when they are done (N-47)."""
    state = with_top(state, frame, inner_at_rest(state.board, frame.env.here))
    target = frame.env.jump
    if target is None or lying(state.board, target) is None:
        return done(state, frame, answer)
    cleared = frame._replace(env=frame.env._replace(jump=None))
    after = next_state(state, state.board, (*state.frames[:-1], cleared), None, state.memory)
    return goes(after, cleared, state.board, target, None)
