"""How far a game of Programmer's Nightmare has come: whether what is under way fits what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pnrules.kernel.copies import kind
from pnrules.kernel.forms.validation import JsonPath
from pnrules.nightmare.flow.building import HAND
from pnrules.nightmare.flow.new_deal import DEAL_HANDS, DEAL_RING, DEALT_CARDS, TURN_UP
from pnrules.nightmare.performing import SUBROUTINE, WINNING_POINTS
from pnrules.nightmare.procedures import (
    BUILDING,
    CHOOSE,
    CLAIMING,
    DEALING,
    DEALT,
    DECIDE,
    DRAW,
    IDLE_LAP,
    INSERT_DRAW,
    INSERT_PLACE,
    LONE_LOOP,
    MOMENT,
    NEXT,
    PASS_ON,
    REST,
    RUNNING,
    STAND,
    STOP,
    TURN,
)
from pnrules.nightmare.table.board import seats_in, under_pc
from pnrules.nightmare.table.drawing import cannot_lie
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

FEWEST: Final = 2
"""So many players are in as long as the game goes on: one alone has won."""


def check_course(state: NightmareState, place: JsonPath) -> None:
    """Note everything about what is under way that no play could have come to."""
    board = state.board
    at = place.at("board")
    place.possible((board.table.result is not None) == (not state.frames), "frames")
    if not state.frames:
        return
    at.possible(len(seats_in(board)) >= FEWEST, "out", by=("N-42",))
    at.possible(_runs_as_it_says(state), "run", "running")
    if state.setup.interpretation.keeps_run:
        by_somebody = board.run.running and bool(board.run.runner)
        at.possible((board.table.shown is not None) == by_somebody, "table", "shown")
    at.possible(not board.table.to_place or state.frames[0].next_op == (CLAIMING, 0), "table", "to_place")
    if not _settles_later(state):
        in_between = all(0 < board.points[seat - 1] < WINNING_POINTS for seat in seats_in(board))
        at.possible(in_between, "points", by=("N-42",))
    if state.setup.interpretation.pointer_by_executed:  # a card at work is the latest of those executed (N-12)
        at.possible(bool(board.run.hurt) or all(frame.source is None for frame in state.frames), "run", "hurt", by=("N-12",))
    for depth, frame in enumerate(state.frames):
        here = place.at("frames").at(depth)
        innermost = depth == len(state.frames) - 1
        for needs in (ALWAYS, WHEN_NEXT) if innermost else (ALWAYS,):
            here.possible(needs.get((frame.code, frame.pc), _nothing)(state, frame))


def _runs_as_it_says(state: NightmareState) -> bool:
    """Whether the program runs exactly where a run is under way, or about to begin at the end of a turn."""
    if len(state.frames) > 1 and state.frames[1].code == RUNNING:
        return bool(state.board.run.running)
    return not state.board.run.running or state.frames[0].next_op in ((BUILDING, DRAW), (BUILDING, PASS_ON))


def _settles_later(state: NightmareState) -> bool:
    """Whether wins and eliminations are yet to be settled: at a performance's end, or after a break paid with the last points."""
    return any(frame.source is not None or frame.next_op == (MOMENT, 1) for frame in state.frames)


# --- what a routine needs before an op --------------------------------------------------------------------------------

Needs = Callable[[NightmareState, NightmareFrame], bool]


def _nothing(state: NightmareState, frame: NightmareFrame) -> bool:
    return True


def _built(state: NightmareState, frame: NightmareFrame) -> bool:
    """The program is built, turn by turn: version 2."""
    return state.setup.version == 2


def _dealt(state: NightmareState, frame: NightmareFrame) -> bool:
    """The program is dealt and claimed: version 1."""
    return state.setup.version == 1


def _a_card_to_stand_at(state: NightmareState, frame: NightmareFrame) -> bool:
    """There is a card in the program."""
    return bool(state.board.row)


def _stands_at_a_card(state: NightmareState, frame: NightmareFrame) -> bool:
    """The program counter stands at a card, not in a gap."""
    return under_pc(state.board) is not None


def _stops_there(state: NightmareState, frame: NightmareFrame) -> bool:
    """A built-in BREAK has been executed, and ends the run at the card where the program counter stands (N-51)."""
    return _stands_at_a_card(state, frame) and state.board.run.stopping


def _stands_somewhere(state: NightmareState, frame: NightmareFrame) -> bool:
    """The program counter stands at a card, or in a gap."""
    return bool(state.board.row) or state.board.run.stop.gone


def _stands_at_its_subroutine(state: NightmareState, frame: NightmareFrame) -> bool:
    """The SUBROUTINE under the program counter is dealt its cards."""
    card = under_pc(state.board)
    return card == frame.env.here and kind(str(card)) == SUBROUTINE


def _turn_of_one_in(state: NightmareState, frame: NightmareFrame) -> bool:
    """It is the turn of a player still in; version 2."""
    return _built(state, frame) and state.board.table.turn not in state.board.out


def _not_running(state: NightmareState, frame: NightmareFrame) -> bool:
    """It is somebody's turn, and no program runs."""
    return _turn_of_one_in(state, frame) and not state.board.run.running


def _holds_the_drawn_card(state: NightmareState, frame: NightmareFrame) -> bool:
    """The card that INSERT drew is the last in the hand, and can lie in a program."""
    hand = state.board.table.hands[state.board.table.turn - 1]
    return _not_running(state, frame) and bool(hand) and not cannot_lie(hand[-1])


def _can_deal_the_ring(state: NightmareState, frame: NightmareFrame) -> bool:
    """The deck has enough cards for the ring."""
    board = state.board
    return _dealt(state, frame) and len(board.table.deck) >= DEALT_CARDS[len(seats_in(board))] - len(board.row)


def _can_turn_one_up(state: NightmareState, frame: NightmareFrame) -> bool:
    """The deck has enough cards for the hands and one to turn up, in any order; there is no program yet."""
    table = state.board.table
    missing = sum(HAND - len(hand) for hand in table.hands) if frame.pc == DEAL_HANDS else 0
    usable = sum(not cannot_lie(card) for card in table.deck)
    return _built(state, frame) and not state.board.row and usable > missing


ALWAYS: Final[Mapping[tuple[str, int], Needs]] = {
    (CLAIMING, 0): _dealt,
    (BUILDING, TURN): _built,
    **{(RUNNING, op): _stands_at_a_card for op in (STAND, DECIDE, CHOOSE, REST)},
    (RUNNING, STOP): _stops_there,
    (DEALT, 0): _stands_at_its_subroutine,
    (LONE_LOOP, 0): _built,
    (IDLE_LAP, 0): _built,
    (MOMENT, 0): _built,
    (MOMENT, 1): _built,
}
"""What a routine before an op needs, whether it is the innermost or waits for others."""

WHEN_NEXT: Final[Mapping[tuple[str, int], Needs]] = {
    (CLAIMING, 0): _a_card_to_stand_at,
    (DEALING, DEAL_RING): _can_deal_the_ring,
    (DEALING, DEAL_HANDS): _can_turn_one_up,
    (DEALING, TURN_UP): _can_turn_one_up,
    (BUILDING, TURN): _not_running,
    (BUILDING, DRAW): _turn_of_one_in,
    (BUILDING, PASS_ON): _turn_of_one_in,
    (BUILDING, INSERT_DRAW): _not_running,
    (BUILDING, INSERT_PLACE): _holds_the_drawn_card,
    (RUNNING, 0): _a_card_to_stand_at,
    (RUNNING, NEXT): _stands_somewhere,
    (MOMENT, 0): _stands_at_a_card,
}
"""What it needs in addition when that op is next."""
