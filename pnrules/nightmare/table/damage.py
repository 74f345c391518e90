"""Damage: who loses points, whom a DEFEND covers (N-28, N-54), and what a POINTER can still redirect (N-12)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from pnrules.kernel.copies import KIND
from pnrules.kernel.state import NOBODY, Frame, Option, calling, returning
from pnrules.kernel.steps import Outcome, Rule
from pnrules.nightmare.table.board import (
    Board,
    Env,
    Hurt,
    beside,
    lying,
    under_pc,
    with_defences,
    with_hurt,
    with_left,
    with_points,
    with_run,
    with_table,
)
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

SPARED_FRAME: Final = "spared"
SAYS_DAMAGE: Final = frozenset({"BUG", "ZAP", "SELF DESTRUCT"})
PERFORMING_OTHERS: Final = frozenset({"POINTER", "COPY", "FUTURE", "FLOATER"})
POINTER: Final = "POINTER"
POINTS_BACK: Final = 2  # how many cards it names before any counter, in digits or in words
SPARE: Final = 5
"""N-12 answered by the executed cards: so many more are remembered than POINTER names, since its number may be raised."""

_DEFEND = {"3.0": "card-defend", "3.1": "card-defend"}
SPARED = Rule("nightmare-spared", (("seats", "seats"), ("card", "card")), _DEFEND, ("N-41", "N-54"))


# --- losing points ----------------------------------------------------------------------------------------------------


def counts_as_damage(state: NightmareState, kind: str) -> bool:
    """Whether the losses that this kind of card causes are damage (N-41)."""
    return not state.setup.interpretation.only_named_damage or kind in SAYS_DAMAGE


def hurting(
    state: NightmareState, frame: NightmareFrame, board: Board, losses: dict[int, int]
) -> tuple[Board, tuple[int, ...], tuple[int, ...]]:
    """Points lost to the instruction being performed, all at once; nobody falls below 0 (N-61).

    losses  per seat, how many points
    Returns the board, the seats that lost points, and those whom a DEFEND spared.
    """
    damage = counts_as_damage(state, frame.code)
    covered = frame.env.covered if damage else ()
    spared = tuple(seat for seat in losses if seat in covered) if covered else ()
    points = list(board.points)
    lost = [0] * len(points)
    for seat, loss in losses.items():
        if seat not in spared:
            lost[seat - 1] = min(loss, points[seat - 1])
            points[seat - 1] -= lost[seat - 1]
    board = with_points(board, tuple(points))
    if damage and any(loss > 0 for loss in lost):
        board = _noted(state, frame, board, tuple(lost))
    hurt = tuple(seat for seat in losses if seat not in spared) if spared else tuple(losses)
    return board, hurt, spared


def why_not_spared(state: NightmareState, frame: NightmareFrame) -> tuple[str, ...]:
    """N-41's other answer, where it is the reason that a DEFEND does not stop a loss."""
    return ("N-41",) if frame.env.covered and not counts_as_damage(state, frame.code) else ()


def telling_spared(frame: NightmareFrame, after: NightmareState, spared: tuple[int, ...]) -> NightmareState:
    """The state after damage; where a DEFEND spared somebody, that is told next."""
    if not spared:
        return after
    telling = Frame(SPARED_FRAME, 0, None, NOBODY, Env(here=frame.source, todo=spared))
    return calling(after, after.frames[-1], telling, after.board)


def tells_spared(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """A DEFEND has kept damage away from these seats."""
    return SPARED, (frame.env.seats, frame.env.here), returning(state, state.board)


# --- DEFEND -----------------------------------------------------------------------------------------------------------


def covering(board: Board) -> tuple[Board, tuple[int, ...]]:
    """A performance begins: every running DEFEND is used up by one (N-54). Returns the board and the seats it covers."""
    defences = board.table.defences
    if not defences:
        return board, ()
    covered = tuple(seat for seat, counts in enumerate(defences, 1) if counts)
    left = tuple(tuple(count - 1 for count in counts if count > 1) for counts in defences)
    return with_table(board, with_defences(board.table, left if any(left) else ())), covered


def defended(board: Board, seat: int, count: int) -> Board:
    """A DEFEND begins to cover this seat for so many performances; it runs beside any other (N-28)."""
    if count <= 0:
        return board
    defences = list(board.table.defences or ((),) * len(board.points))
    defences[seat - 1] = tuple(sorted((*defences[seat - 1], count)))
    return with_table(board, with_defences(board.table, tuple(defences)))


# --- what a POINTER can redirect --------------------------------------------------------------------------------------


def _noted(state: NightmareState, frame: NightmareFrame, board: Board, lost: tuple[int, ...]) -> Board:
    """The damage is remembered of the card at which the program counter stands, and of the inner cards at work; by N-12's other
    answer of the card that is executed, wherever that is by now."""
    hurt = board.run.hurt
    if state.setup.interpretation.pointer_by_executed:
        return with_run(board, with_hurt(board.run, (*hurt[:-1], *_added(hurt[-1:], hurt[-1].card, lost))))
    for card in (under_pc(board), *_inner_cards(state)):
        if card is not None:
            hurt = _added(hurt, card, lost)
    return with_run(board, with_hurt(board.run, hurt))


def _added(hurt: tuple[Hurt, ...], card: str, lost: tuple[int, ...]) -> tuple[Hurt, ...]:
    """What a card did, with what it does now."""
    for place, earlier in enumerate(hurt):
        if earlier.card == card:
            total = tuple([a + b for a, b in zip(earlier.losses, lost, strict=True)])
            return (*hurt[:place], Hurt(card, total), *hurt[place + 1 :])
    return (*hurt, Hurt(card, lost))


def _inner_cards(state: NightmareState) -> tuple[str | None, ...]:
    """The inner cards of SUBROUTINEs that are being performed, each within the one before."""
    frames = state.frames
    return tuple(inner.source for outer, inner in pairwise(frames) if outer.code == "SUBROUTINE")


def forgetting_inner(board: Board, cards: tuple[str, ...]) -> Board:
    """A SUBROUTINE is performed anew: what its cards did before is no longer theirs to redirect."""
    hurt = board.run.hurt
    if not any(h.card in cards for h in hurt):
        return board
    return with_run(board, board.run._replace(hurt=tuple(h for h in hurt if h.card not in cards)))


def arrived(state: NightmareState, board: Board, card: str) -> Board:
    """The program counter stops at a card: what its last stop there did can no longer be redirected."""
    interpretation = state.setup.interpretation
    if interpretation.pointer_by_executed:
        return board
    if interpretation.pointer_by_stop and board.beside:
        board = forgetting_inner(board, _all_inside(board, card))
    hurt = board.run.hurt
    for place, earlier in enumerate(hurt):
        if earlier.card == card:
            return with_run(board, with_hurt(board.run, hurt[:place] + hurt[place + 1 :]))
    return board


def _all_inside(board: Board, card: str) -> tuple[str, ...]:
    """The cards that lie beside this one, and beside those, however deep."""
    entry = beside(board, card)
    return tuple(name for inner in entry.cards for name in (inner.card, *_all_inside(board, inner.card))) if entry else ()


def left_behind(board: Board, card: str | None) -> Board:
    """The program counter leaves a card. From one that performs others, it counts as having left the POINTER (N-12)."""
    hurt = board.run.hurt
    if card is None or KIND[card] not in PERFORMING_OTHERS:
        return board
    after = tuple([h if card in h.left else with_left(h, tuple(sorted((*h.left, card)))) for h in hurt])
    return with_run(board, with_hurt(board.run, after))


def executed_next(board: Board, card: str) -> Board:
    """N-12 answered by the last executed cards: this one is now the latest of them."""
    nothing = Hurt(card, (0,) * len(board.points))
    hurt = board.run.hurt
    if hurt and hurt[-1].card == card:
        return board
    pointer = lying(board, POINTER)
    named = POINTS_BACK + (pointer.changes[0] if pointer is not None and pointer.changes else 0)
    return with_run(board, board.run._replace(hurt=(*hurt[-max(named, 0) - SPARE :], nothing)))
