"""The routines of Battle for Bandwidth: what each may lie on, and what its registers hold before each of its ops."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from pnrules.bandwidth.code_cards import number, routine
from pnrules.bandwidth.procedures import ACT, CLEAN_UP, DRAWING, MOVE_ON, ROUND, RUNNING, SETTING_UP
from pnrules.bandwidth.table.board import CUT_AND_PASTE, FIREWALL, FUNCTION, PASS, definition, every_copy
from pnrules.bandwidth.table.rows import card_at
from pnrules.bandwidth.table.state import BandwidthFrame, BandwidthState
from pnrules.kernel.invariants import Holds, Under

ANSWERED, TAKES = range(2)
"""Ops of CUT_AND_PASTE."""
GOES_ROUND: Final = 1
"""The op of a pass that moves the token, seat by seat."""
CALLED: Final = 1
"""The op of FUNCTION after the call."""

LIES_ON: Final[Mapping[str, tuple[Under, ...]]] = {
    SETTING_UP: (None,),
    ROUND: (None,),
    DRAWING: ((ROUND, ACT),),
    CUT_AND_PASTE: ((ROUND, ACT),),
    RUNNING: ((ROUND, CLEAN_UP),),
}
_PERFORMED_ON: Final[tuple[Under, ...]] = ((RUNNING, MOVE_ON), (FUNCTION, CALLED))


def may_lie_on(frame: BandwidthFrame) -> Collection[Under]:
    """What a routine may lie on: a code card on the run, or on the Function card that calls it."""
    return LIES_ON.get(frame.code, _PERFORMED_ON)


# --- what may lie in a register ---------------------------------------------------------------------------------------


def whose_turn(state: BandwidthState, depth: int, value: object) -> bool:
    """Whose turn it is."""
    return bool(value == state.board.table.turn)


def the_code_card(state: BandwidthState, depth: int, value: Any) -> bool:
    """The card at which the run stands; on a Function card, the one in the function. It has the routine of its kind."""
    board = state.board
    assert board.run is not None
    lies = board.function if state.frames[depth - 1].code == FUNCTION else card_at(board.rows, board.run.at)
    return bool(value == lies and routine(definition(board, value)) == state.frames[depth].code)


def the_event(state: BandwidthState, depth: int, value: object) -> bool:
    """A Cut and Paste, which has been discarded."""
    return value in state.board.table.discards and definition(state.board, value).kind == CUT_AND_PASTE


def another_seat(state: BandwidthState, depth: int, value: Any) -> bool:
    """An opponent of whoever played the event."""
    return bool(1 <= value <= len(state.setup.players) and value != state.frames[depth].actor)


def one_of_the_two(state: BandwidthState, depth: int, value: object) -> bool:
    """Whoever played the event, or whom it was played on."""
    frame = state.frames[depth]
    return bool(value in (frame.actor, frame.env.target))


def what_may_be_answered(state: BandwidthState, depth: int, value: object) -> bool:
    """A Firewall that has been discarded; before there is any, the event itself."""
    frame, board = state.frames[depth], state.board
    if value == frame.source:
        return bool(frame.env.asked == frame.env.target)
    return value in board.table.discards and definition(board, value).kind == FIREWALL


def each_firewall_turns_it(state: BandwidthState, depth: int, value: object) -> bool:
    """Each Firewall flips it, and then the other player is asked: it is cancelled while the player of the event is asked."""
    frame = state.frames[depth]
    return bool(value == (frame.env.asked == frame.actor))


def seats_to_go(state: BandwidthState, depth: int, value: Any) -> bool:
    """How many of the card's seats the token still has to pass."""
    source = state.frames[depth].source
    assert source in every_copy(state.board.cards)
    return bool(0 <= value <= number(state.board, definition(state.board, source)))


# --- the registers of each routine ------------------------------------------------------------------------------------

_EVENT: Final[Mapping[str, Holds]] = {
    "source": the_event,
    "actor": whose_turn,
    "target": another_seat,
    "asked": one_of_the_two,
    "against": what_may_be_answered,
    "cancelled": each_firewall_turns_it,
}
REGISTERS: Final[Mapping[tuple[str, int], Mapping[str, Holds]]] = {
    (DRAWING, 0): {"actor": whose_turn},
    (CUT_AND_PASTE, ANSWERED): _EVENT,
    (CUT_AND_PASTE, TAKES): _EVENT,
    **{(code, GOES_ROUND): {"source": the_code_card, "left": seats_to_go} for code in (PASS, f"{PASS}-x")},
}


def holds(frame: BandwidthFrame) -> Mapping[str, Holds]:
    """What the registers of a routine before this op may hold, and its source and actor."""
    code_card = frame.code not in LIES_ON
    return REGISTERS.get((frame.code, frame.pc), {"source": the_code_card} if code_card else {})
