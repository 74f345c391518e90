"""SKIP tokens: a moment before each bit's turn at which a player with a token may skip that turn (N-35)."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import SEAT_CARD, Forbidden, Refusal
from pnrules.kernel.state import NOBODY, Ask, Frame, Option, asking, at, next_state, returning
from pnrules.kernel.steps import Outcome, Rule
from pnrules.nightmare.flow.standing_passes import passed, with_passes
from pnrules.nightmare.procedures import SKIP_MOMENT
from pnrules.nightmare.table.board import Board, Env, clockwise, seats_in, with_stop, with_table
from pnrules.nightmare.table.memory import Memory, stands
from pnrules.nightmare.table.state import NightmareFrame, NightmareState, RunningState

SKIP: Final = ("skip",)
SKIP_ASK: Final = "skip"
INSTRUCTION: Final = 0  # stands among the skipped seats for the whole instruction

_PLACE = {"3.0": "card-time-delay", "3.1": "card-time-delay"}
MAY_SKIP = Rule("nightmare-may-skip", SEAT_CARD, _PLACE, ("N-35",))
SKIPS_PLAYER = Rule("nightmare-skips-player", (*SEAT_CARD, ("owner", "seat")), _PLACE, ("N-35",))
SKIPS_INSTRUCTION = Rule("nightmare-skips-instruction", SEAT_CARD, _PLACE, ("N-35",))


def skip_frame(state: NightmareState, board: Board, memory: Memory, owner: int) -> NightmareFrame | None:
    """A moment for those with a SKIP token; None if nobody has one and wants to be asked.

    owner  whose bit is about to act, who is asked first; NOBODY for an OVERSIGHT without bits, which only 3.1 can skip
    """
    if is_skipped(board, owner) or (not owner and state.setup.interpretation.skips_one_player):
        return None
    first = owner or board.run.runner or 1
    seats = tuple(
        seat for seat in clockwise(board, first) if board.table.skips[seat - 1] and not stands(memory, board, seat, SKIP_ASK)
    )
    return Frame(SKIP_MOMENT, 0, None, owner, Env(todo=seats)) if seats else None


def is_skipped(board: Board, seat: int) -> bool:
    """Whether this seat's bits are skipped at this stop."""
    skipped = board.run.stop.skipped
    return INSTRUCTION in skipped or (seat != NOBODY and seat in skipped)


def window(state: RunningState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """Ask the next seat that has a token whether it skips; the first SKIP ends the moment."""
    board = state.board
    seat = frame.env.seats[0]
    card = board.row[board.pc].card
    if answer is None:
        return MAY_SKIP, (seat, card), asking(state, Ask(seat, SKIP_ASK, (card,), with_passes(SKIP)))
    if answer != SKIP:
        rule, args, memory = passed(state, seat, SKIP_ASK, answer)
        rest = frame.env.seats[1:]
        frames = (*state.frames[:-1], at(frame, 0)._replace(env=Env(todo=rest))) if rest else state.frames[:-1]
        return rule, args, next_state(state, board, frames, None, memory)
    return _skipped(state, frame, board, seat, card)


def _skipped(state: NightmareState, frame: NightmareFrame, board: Board, seat: int, card: str) -> Outcome:
    skips = tuple(count - (s == seat) for s, count in enumerate(board.table.skips, 1))
    board = with_table(board, board.table._replace(skips=skips if any(skips) else ()))
    owner = frame.actor
    interpretation = state.setup.interpretation
    if interpretation.skips_one_bit:
        what: tuple[int, ...] = (owner,)
    else:
        what = (owner,) if interpretation.skips_one_player else (INSTRUCTION,)
    stop = board.run.stop
    board = with_stop(board, stop._replace(skipped=(*stop.skipped, *what)))
    after = returning(state, board)
    if owner and (interpretation.skips_one_bit or interpretation.skips_one_player):
        return SKIPS_PLAYER, (seat, card, owner), after
    return SKIPS_INSTRUCTION, (seat, card), after


def refused(state: NightmareState, *, late: bool) -> list[Forbidden]:
    """SKIP tokens that cannot be spent at the open question, with what forbids it.

    late  whether the owner of a bit is already choosing, or a card is being performed
    """
    board = state.board
    cite = Citation(state.setup.work, _PLACE[state.setup.edition])
    found: list[Forbidden] = []
    for seat in seats_in(board):
        if not board.table.skips or not board.table.skips[seat - 1]:
            found.append(Forbidden(seat, SKIP, Refusal("refused-no-skip", (("seat", "seat"),), (seat,), cite), False))
        elif late:
            found.append(Forbidden(seat, SKIP, Refusal("refused-skip-too-late", (), (), cite, ("N-35",)), False))
    return found
