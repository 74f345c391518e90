"""Laps: what follows when a run goes round and nothing happens, or only one player is concerned."""

from __future__ import annotations

from itertools import chain
from operator import attrgetter
from typing import Any, Final

from pnrules.kernel.errors import SEAT_CARD
from pnrules.kernel.state import NOBODY, Ask, Frame, Option, asking, at, next_state, returning
from pnrules.kernel.steps import PROVED, STOPPED, Outcome, Rule
from pnrules.nightmare.flow.breaks import in_order, moment_frame
from pnrules.nightmare.flow.new_deal import deals_anew
from pnrules.nightmare.performing import LOOPS, over
from pnrules.nightmare.procedures import IDLE_LAP, LONE_LOOP, NOBODY_AHEAD, stop_run
from pnrules.nightmare.table.board import Board, Env, beside, seats_in, with_run
from pnrules.nightmare.table.memory import Lap, Memory, afresh, resting
from pnrules.nightmare.table.state import NightmareFrame, NightmareState, RunningState

LAPS: Final = 20
STOPS: Final = 500
RETURNS: Final = 3
REFUSALS: Final = 3
RESTARTS: Final = 2  # N-79, other answer: how often a run restarts that nobody can stop, since nobody can play

_LONE = {"3.0": "version-2", "3.1": "version-2"}
_BREAK = {"3.0": "break", "3.1": "break"}

LONE_LAP = Rule("nightmare-lone-lap", SEAT_CARD, _LONE, ("N-21",))
LONE_WIN = Rule("nightmare-lone-win", (("seat", "seat"),), _LONE, ("N-21",))
IDLE = Rule("nightmare-idle-lap", (("card", "card"),), _BREAK, ("N-33",))
IDLE_END = Rule("nightmare-idle-end", (), _BREAK, ("N-33",))
RETURNED = Rule("nightmare-returned", (("card", "card"), ("laps", "number")), LOOPS, ("N-22",), finds=PROVED)
MANY_LAPS = Rule("nightmare-many-laps", (("card", "card"), ("laps", "number")), LOOPS, ("N-22",), finds=STOPPED)
MANY_STOPS = Rule("nightmare-many-stops", (("card", "card"), ("stops", "number")), LOOPS, ("N-22", "N-65"), finds=STOPPED)
ASKED_AGREE = Rule("nightmare-asked-agree", (("seat", "seat"),), LOOPS, ("N-22",))
AGREES = Rule("nightmare-agrees", (("seat", "seat"),), LOOPS, ("N-22",))
GOES_ON = Rule("nightmare-goes-on", (("seat", "seat"),), LOOPS, ("N-22",))
SETTLED_STOP = Rule("nightmare-settled-stop", (), LOOPS, ("N-22",))
SETTLED_TIE = Rule("nightmare-settled-tie", (("seats", "seats"),), LOOPS, ("N-22",))
SETTLED_ANEW = Rule("nightmare-settled-anew", (), LOOPS, ("N-22", "N-63"))
AGREE: Final = ("agree",)
GO_ON: Final = ("go-on",)
AGREE_ASK: Final = "agree"


def what_follows(state: NightmareState, board: Board, memory: Memory, lap: Lap) -> tuple[Rule, tuple[Any, ...]] | None:
    """The consequence of a lap that has just ended, if any."""
    brings = _brought_by(state, board, memory, lap)
    if brings is None or all(visit.board.way == board.way for visit in lap.visits):
        return brings
    return brings[0].resting_on("N-66"), brings[1]  # it went both ways, so it matters which one counts


def _brought_by(state: NightmareState, board: Board, memory: Memory, lap: Lap) -> tuple[Rule, tuple[Any, ...]] | None:
    """The same, whichever way it went. N-21 and N-33 are about programs that are built."""
    card = board.row[board.pc].card
    built = not state.setup.interpretation.dealt and bool(lap.visits)
    owner = _lone_owner(board, lap) if built else 0
    if owner:
        return LONE_LAP, (owner, card)
    if not lap.executed and built and not board.run.final:
        return IDLE, (card,)
    if lap.times >= RETURNS:
        return RETURNED, (card, lap.back)
    if lap.still >= LAPS:
        return MANY_LAPS, (card, lap.still)
    if lap.far >= STOPS:
        return MANY_STOPS, (card, lap.far)
    return None


_board_of = attrgetter("board")


def _lone_owner(board: Board, lap: Lap) -> int:
    """The only player still in who had bits at the stops of the lap; 0 if there is none, or more than one."""
    owner = 0
    for then in chain((board,), map(_board_of, lap.visits)):  # the card at which the lap closes counts too
        for seat in then.row[then.pc].bits if not then.beside else _bits_at(then):
            if seat != owner:
                if owner:
                    return 0
                owner = seat
    return 0 if owner in board.out else owner


def _bits_at(then: Board) -> tuple[int, ...]:
    """The bits at a stop, those on the cards dealt beside it included."""
    here = then.row[then.pc]
    return here.bits + _bits_beside(then, here.card)


def _bits_beside(then: Board, card: str) -> tuple[int, ...]:
    """The bits on the cards dealt beside this one, and beside those, and so on."""
    entry = beside(then, card)
    if entry is None:
        return ()
    return tuple(seat for inner in entry.cards for seat in (*inner.bits, *_bits_beside(then, inner.card)))


def lap_frames(
    state: NightmareState, board: Board, memory: Memory, rule: Rule, args: tuple[Any, ...]
) -> tuple[Board, tuple[NightmareFrame, ...]]:
    """The routine to run when a lap ends in this way, before the stop continues."""
    if rule.id == LONE_LAP.id:
        lone = Frame(LONE_LOOP, 0, None, args[0], Env())
        others = tuple(seat for seat in in_order(board) if seat != args[0])
        waits = state.setup.ruling("N-21") == "default"
        asked = moment_frame(state, board, memory, others, decisive=True) if waits else None
        return board, (lone, asked) if asked else (lone,)
    if rule.id == IDLE.id:
        board = with_run(board, board.run._replace(opened=True, seen=()))
        asked = moment_frame(state, board, memory, in_order(board))
        idle = Frame(IDLE_LAP, 0, None, NOBODY, Env())
        return board, (idle, asked) if asked else (idle,)
    return board, (Frame(NOBODY_AHEAD, 0, None, NOBODY, Env(todo=seats_in(board))),)


def lone_win(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """Nobody broke the loop in which only one player has bits: that player wins (N-21)."""
    return LONE_WIN, (frame.actor,), over(state, state.board, "loop", (frame.actor,))


def idle_end(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """Nobody broke after a lap in which nothing was executed: the run ends by itself (N-33)."""
    return IDLE_END, (), stop_run(state, state.board)


def nobody_ahead(state: RunningState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """N-22: ask the players still in, one after another, whether to end the run; one refusal, and it continues."""
    board = state.board
    seats = frame.env.seats
    if not seats:
        return settled(state, board)
    seat = seats[0]
    if answer is None:
        return ASKED_AGREE, (seat,), asking(state, Ask(seat, AGREE_ASK, (), (AGREE, GO_ON)))
    memory = state.memory
    if answer == GO_ON and memory.refusals + 1 < REFUSALS:
        memory = afresh(memory)
        return GOES_ON, (seat,), next_state(state, board, returning(state, board).frames, None, memory)
    rest = () if answer == GO_ON else seats[1:]  # after the last refusal the others are not asked
    left = at(frame, 0)._replace(env=Env(todo=rest))
    rule = GOES_ON if answer == GO_ON else AGREES
    return rule, (seat,), next_state(state, board, (*state.frames[:-1], left), None, memory)


def settled(state: RunningState, board: Board) -> Outcome:
    """All players have agreed, or have been asked often enough: what N-22 then does."""
    if state.setup.interpretation.dealt:
        return SETTLED_ANEW, (), deals_anew(state, board)
    if not board.run.final:
        return SETTLED_STOP, (), stop_run(state, board)
    nobody_can_play = board.run.runner == NOBODY
    memory = state.memory
    if nobody_can_play and state.setup.interpretation.runs_again and memory.restarts < RESTARTS:
        again = resting(memory)._replace(restarts=memory.restarts + 1)
        return SETTLED_STOP.resting_on("N-79"), (), stop_run(state, board)._replace(memory=again)
    seats = seats_in(board)
    return SETTLED_TIE.resting_on("N-79") if nobody_can_play else SETTLED_TIE, (seats,), over(state, board, "tie", seats)
