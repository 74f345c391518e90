"""Validation of a memory of Programmer's Nightmare: earlier boards, stops of the current lap, and standing passes."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.copies import kind
from pnrules.kernel.forms.validation import JsonPath
from pnrules.nightmare.files.check_board import check_board, check_changes, is_seat, named
from pnrules.nightmare.flow.laps import REFUSALS, RESTARTS
from pnrules.nightmare.flow.repeat_limit import LOOPING
from pnrules.nightmare.flow.standing_passes import BREAK, SKIP
from pnrules.nightmare.procedures import ARRIVING, CLAIMING, DEALING, RUN_FRAME, RUNNING
from pnrules.nightmare.table.board import BACKWARD, FORWARD, Board, Instruction
from pnrules.nightmare.table.memory import ALWAYS, CHANGE, KEPT, LAP, UNCOUNTED, UNTIL, Pass, Repeat, Visit
from pnrules.nightmare.table.state import NightmareState

_FORGETFUL: Final = frozenset({DEALING, CLAIMING})
"""The procedures before which the memory is empty, since a new deal has begun."""


def check_memory(state: NightmareState, place: JsonPath) -> None:
    """Note everything that no play could remember at this position."""
    memory = state.memory
    if memory is None:
        place.possible(bool(state.frames) and state.frames[-1].code in _FORGETFUL)
        return
    looked_at = {state.board}
    for index, visit in enumerate(memory.visits):
        _check_visit(place.at("visits").at(index), state, visit, memory.visits[:index], looked_at)
    for index, visit in enumerate(memory.passed):
        _check_visit(place.at("passed").at(index), state, visit, memory.passed[:index], looked_at)
        place.possible(visit.still != UNCOUNTED, "passed", index)
    has_stopped = len(state.frames) > RUN_FRAME and state.frames[RUN_FRAME] != ARRIVING
    running = has_stopped and state.frames[RUN_FRAME].code == RUNNING
    place.possible(bool(memory.visits) or not running, "visits")
    place.possible(-1 <= memory.executed < max(1, len(memory.visits)), "executed")
    place.possible(0 <= memory.refusals < REFUSALS, "refusals", by=("N-22",))
    place.possible(memory.far >= 0, "far")
    place.possible(0 <= memory.restarts <= (RESTARTS if state.setup.interpretation.runs_again else 0), "restarts", by=("N-79",))
    place.possible(not memory.carried or state.setup.interpretation.counters_outlive, "carried", by=("N-81",))
    for index, inner in enumerate(memory.carried):
        here = place.at("carried").at(index)
        here.possible(named(state, inner.card), "card")
        here.possible(inner == Instruction(inner.card, (), inner.changes), "bits")
        check_changes(here.at("changes"), inner, state)
    for index, repeat in enumerate(memory.repeats):
        _check_repeat(place.at("repeats").at(index), state, repeat)
    for index, standing in enumerate(memory.passes):
        twice = any((standing.seat, standing.kind) == (other.seat, other.kind) for other in memory.passes[:index])
        place.possible(not twice and _is_pass(place.at("passes").at(index).at("since"), state, standing), "passes", index)


def _check_visit(place: JsonPath, state: NightmareState, visit: Visit, before: tuple[Visit, ...], looked_at: set[Board]) -> None:
    again = any(visit.stop == other.stop for other in before)  # it may have turned round there, if its leaving counts (N-66)
    place.possible(named(state, visit.card), "card")
    place.possible(not (again and state.setup.interpretation.laps_by_coming), "card", by=("N-66",))
    place.possible(visit.way in (FORWARD, BACKWARD), "way")
    place.possible(visit.still >= UNCOUNTED, "still")
    place.possible(len(visit.earlier) <= KEPT, "earlier")
    _check_stood(place.at("board"), state, visit.board, looked_at)
    for index, board in enumerate(visit.earlier):
        _check_stood(place.at("earlier").at(index), state, board, looked_at)


def _check_stood(place: JsonPath, state: NightmareState, board: Board, looked_at: set[Board]) -> None:
    """A board on which the program counter stood at a card. Many are equal; each is checked once."""
    if board not in looked_at:
        looked_at.add(board)
        check_board(state, board, place)
    place.possible(bool(board.row), "row")


def _check_repeat(place: JsonPath, state: NightmareState, repeat: Repeat) -> None:
    place.possible(kind(repeat.card) in LOOPING, "card", by=("N-20",))
    place.possible(repeat.times >= 1, "times")
    if isinstance(repeat.at, Board):
        check_board(state, repeat.at, place.at("at"))
    place.possible(isinstance(repeat.at, Board) == (state.setup.ruling("N-20") == "position"), "at", by=("N-20",))


def _is_pass(place: JsonPath, state: NightmareState, standing: Pass) -> bool:
    """Whether a seat can have passed like this: `until` decides what `since` holds."""
    since = standing.since
    if isinstance(since, Board):
        check_board(state, since, place)
    fits = {
        CHANGE: isinstance(since, Board),
        LAP: since is None or (not isinstance(since, Board) and named(state, since[0]) and since[1] in (FORWARD, BACKWARD)),
        ALWAYS: since is None,
    }
    known = standing.kind in (BREAK, SKIP) and standing.until in UNTIL
    return known and is_seat(state, standing.seat) and fits[standing.until]
