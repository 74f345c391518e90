"""What a run remembers of where it has been, and of what has left at this stop. It is not part of the position: mostly it counts
repetitions.

A lap runs from leaving a card in one direction to standing at it again in that direction (N-21), whichever card that is. So
every arrival may end one, and the laps of a loop overlap. Once a lap has ended, stops before its beginning no longer begin one: a
lap from there would contain it, and whatever holds for all of that was found in this one first. N-22 keeps counting at those
stops: it does not matter what lies between the repetitions of a position.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pnrules.kernel.state import making, replacer
from pnrules.nightmare.table.board import Board, Instruction, with_due

KEPT: Final = 64
"""How many earlier boards of a stop are remembered: for what takes longer to come back, N-22 counts laps."""


UNCOUNTED: Final = -1
"""`Visit.still` of an arrival that N-22 does not count."""


class Repeat(NamedTuple):
    """How often in a row a card has been executed at one position (N-20).

    card   the GOTO or REVERSE PROGRAM
    at     everybody's points, or by N-20's other answer the whole board
    times  how often
    """

    card: str
    at: tuple[int, ...] | Board
    times: int


class Pass(NamedTuple):
    """A standing pass: the seat is not asked at moments of a kind.

    seat   whose pass it is
    kind   which kind of moment
    until  CHANGE: until something on the table changes; LAP: until the program counter is back; ALWAYS: until taken back
    since  CHANGE: the table at the pass; LAP: the stop at which it was made
    """

    seat: int
    kind: str
    until: str
    since: Board | tuple[str, int] | None = None


class Visit(NamedTuple):
    """The memory of a stop: a card at which the program counter stood, moving in one direction.

    card, way  the stop; once it has been left, the direction in which it was, unless N-66 has another answer
    board      the board on its latest arrival there
    earlier    the boards on arrivals before that one, the latest last
    still      how many laps in a row ended there without a change in anybody's points; UNCOUNTED for an arrival before
               somebody wanted to continue (N-22)
    """

    card: str
    way: int
    board: Board
    earlier: tuple[Board, ...] = ()
    still: int = 0

    @property
    def stop(self) -> tuple[str, int]:
        """The card and the way."""
        return self.card, self.way


class Memory(NamedTuple):
    """The memory of a run.

    visits    the stops at which a current lap may have begun, the latest last
    executed  the index of the last of them at which something was executed; -1 for none
    refusals  how often somebody wanted to continue (N-22)
    repeats   version 1: how often each GOTO and REVERSE PROGRAM has been executed at one position of the points (N-20)
    passes    standing passes: the moments at which a seat is not asked
    far       how many stops the program counter has made since anybody left the game (N-65)
    passed    other stops at which N-22 counts arrivals; a shorter lap has ended since the latest of them
    restarts  N-79, other answer: how many runs N-22 has ended in this game that nobody could stop, since nobody could play
    carried   N-81, other answer: inner cards that left with their SUBROUTINE at this stop, with their counters
    """

    visits: tuple[Visit, ...] = ()
    executed: int = -1
    refusals: int = 0
    repeats: tuple[Repeat, ...] = ()
    passes: tuple[Pass, ...] = ()
    far: int = 0
    passed: tuple[Visit, ...] = ()
    restarts: int = 0
    carried: tuple[Instruction, ...] = ()


class Lap(NamedTuple):
    """A lap that has just ended, or a position that has come back.

    visits    its stops from its beginning on, with the boards on arrival; empty if a shorter lap has ended since
    executed  whether anything was executed in it
    times     how often the whole position has occurred here, including now
    back      how many laps ago it last occurred; 0 if it never did
    still     how many laps in a row have ended here without a change in anybody's points
    far       how many stops the program counter has made since anybody left the game
    """

    visits: tuple[Visit, ...]
    executed: bool
    times: int
    back: int
    still: int
    far: int


_new_visit = making(Visit)
_new_lap = making(Lap)
_with_executed = replacer(Memory, "executed")
_with_visits = replacer(Memory, "visits", "far")
_with_visits_and_passed = replacer(Memory, "visits", "far", "passed")
_with_visits_and_executed = replacer(Memory, "visits", "executed", "far", "passed")


def executing(memory: Memory) -> Memory:
    """Something is executed at the current stop."""
    last = len(memory.visits) - 1
    if memory.executed == last:
        return memory
    return _with_executed(memory, last)


def arriving(board: Board, memory: Memory) -> tuple[Memory, Lap | None]:
    """Note that the program counter has arrived at its card; returns the lap that ends there, if any.

    On arrival nothing but the run itself is pending, so equal boards are equal positions.
    """
    card, way = board.row[board.pc].card, board.way
    visits = memory.visits
    far = memory.far + 1 if visits and visits[-1].board.out == board.out else 1
    been_here = bool(memory.passed)
    for back, visit in enumerate(reversed(visits), 1):  # of two laps that end here, the later one is part of the other (N-66)
        if visit.card == card:
            if visit.way == way:
                return _back(board, memory, len(visits) - back, far)
            been_here = True  # by N-66 it may have arrived in this direction and left in the other
    if been_here:
        return _back_later(board, memory, far)
    return _with_visits(memory, visits + (_new_visit(card, way, board),), far), None


def leaving_towards(memory: Memory, way: int) -> Memory:
    """A lap begins in the direction in which the program counter leaves, not in that in which it arrived (N-66)."""
    if not memory.visits or memory.visits[-1].way == way:
        return memory
    left = memory.visits[-1]
    passes = tuple(p._replace(since=(left.card, way)) if p.until == LAP and p.since == left.stop else p for p in memory.passes)
    return memory._replace(visits=(*memory.visits[:-1], left._replace(way=way)), passes=passes)


def _back(board: Board, memory: Memory, began: int, far: int) -> tuple[Memory, Lap]:
    """The program counter is back at the stop of this visit: a lap has ended there."""
    visits, executed, passed = memory.visits, memory.executed, memory.passed
    here = _once_more(visits[began], board)
    times, back = _returns(board, memory)
    lap = _new_lap(visits[began:], executed >= began, times, back, here.still, far)
    executed = executed - began - 1 if executed > began else -1
    if began:
        passed = _let_pass(passed, visits[:began])
    return _with_visits_and_executed(memory, visits[began + 1 :] + (here,), executed, far, passed), lap


def _back_later(board: Board, memory: Memory, far: int) -> tuple[Memory, Lap | None]:
    """No lap ends here that N-21 and N-33 have not seen; N-22 keeps counting at this stop, if it does."""
    card, way = board.row[board.pc].card, board.way
    known = next((visit for visit in memory.passed if visit.card == card and visit.way == way), None)
    here = _new_visit(card, way, board) if known is None else _once_more(known, board)
    passed = memory.passed if known is None else tuple([visit for visit in memory.passed if visit is not known])
    times, back = _returns(board, memory)
    lap = None if known is None and times == 1 else _new_lap((), False, times, back, here.still, far)
    return _with_visits_and_passed(memory, memory.visits + (here,), far, passed), lap


def _once_more(visit: Visit, board: Board) -> Visit:
    """The visit after another arrival at its stop."""
    card, way, then, earlier, still = visit
    if still == UNCOUNTED:
        return _new_visit(card, way, board)
    return _new_visit(card, way, board, (*earlier, then)[-KEPT:], still + 1 if then.points == board.points else 0)


def _returns(board: Board, memory: Memory) -> tuple[int, int]:
    """How often the whole position has occurred here, including now; and how many laps ago it last did, 0 for never."""
    card, way = board.row[board.pc].card, board.way
    arrivals: list[Board] = []
    for visit in (*memory.passed, *memory.visits) if memory.passed else memory.visits:
        if visit.card == card and visit.still != UNCOUNTED:
            if visit.way == way:
                arrivals += (*visit.earlier, visit.board)
            else:  # by N-66 it arrived in this direction and left in the other
                arrivals[:0] = (*visit.earlier, visit.board)
    times = arrivals.count(board)
    return times + 1, arrivals[::-1].index(board) + 1 if times else 0


def _let_pass(passed: tuple[Visit, ...], visits: tuple[Visit, ...]) -> tuple[Visit, ...]:
    """These visits no longer begin a lap: keep what N-22 counts of them, each stop once."""
    for visit in visits:
        if visit.still == UNCOUNTED:
            continue
        known = next((other for other in passed if other.card == visit.card and other.way == visit.way), None)
        if known is not None:  # it turned round here once, and left in the same direction another time (N-66)
            passed = tuple([other for other in passed if other is not known])
            visit = visit._replace(earlier=(*known.earlier, known.board, *visit.earlier)[-KEPT:])
        passed += (visit,)
    return passed


def afresh(memory: Memory) -> Memory:
    """Somebody wants to continue: N-22 restarts its count at the current stop. The current laps are unaffected."""
    visits = tuple(visit._replace(earlier=(), still=UNCOUNTED) for visit in memory.visits)
    if visits:
        visits = (*visits[:-1], visits[-1]._replace(still=0))
    return memory._replace(visits=visits, refusals=memory.refusals + 1, far=0, passed=())


def carried(memory: Memory | None) -> tuple[Instruction, ...]:
    """The inner cards that have left at this stop, with their counters (N-81)."""
    return memory.carried if memory is not None else ()


def renamed_stop(memory: Memory, old: str, new: str) -> Memory:
    """The card at the program counter has been replaced: its stop is now at the new card."""
    if not memory.visits or memory.visits[-1].card != old:
        return memory
    return memory._replace(visits=(*memory.visits[:-1], memory.visits[-1]._replace(card=new)))


def turned_up_stops(memory: Memory, alias: str, card: str) -> Memory:
    """A face-down card has been turned up: its alias is replaced by its name."""

    def renamed(visits: tuple[Visit, ...]) -> tuple[Visit, ...]:
        return tuple(visit._replace(card=card) if visit.card == alias else visit for visit in visits)

    passes = tuple(_renamed_pass(standing, alias, card) for standing in memory.passes)
    return memory._replace(visits=renamed(memory.visits), passed=renamed(memory.passed), passes=passes)


def _renamed_pass(standing: Pass, alias: str, card: str) -> Pass:
    """The pass after a card has been turned up, at which its lap may have begun."""
    since = standing.since
    if isinstance(since, Board) or since is None or since[0] != alias:
        return standing
    return standing._replace(since=(card, since[1]))


# --- standing passes --------------------------------------------------------------------------------------------------

CHANGE, LAP, ALWAYS = "change", "lap", "always"
UNTIL: Final = (CHANGE, LAP, ALWAYS)


def passing(memory: Memory, board: Board, seat: int, kind: str, until: str) -> Memory:
    """The seat is not asked at moments of this kind until then."""
    since = board if until == CHANGE else memory.visits[-1].stop if until == LAP and memory.visits else None
    kept = tuple(p for p in memory.passes if (p.seat, p.kind) != (seat, kind))
    return memory._replace(passes=(*kept, Pass(seat, kind, until, since)))


def stands(memory: Memory, board: Board, seat: int, kind: str) -> bool:
    """Whether the seat has passed for now at moments of this kind."""
    return any(p.seat == seat and p.kind == kind and not _over(p, board) for p in memory.passes)


def _over(standing: Pass, board: Board) -> bool:
    return standing.until == CHANGE and standing.since is not None and _changed(standing.since, board)


def _changed(then: Board | tuple[str, int], now: Board) -> bool:
    """Whether anything on the table but the program counter has changed."""
    assert isinstance(then, Board)
    return _on_the_table(then) != _on_the_table(now)


def _on_the_table(board: Board) -> tuple[object, ...]:
    row = [with_due(here, ()) for here in board.row]
    return row, board.way, board.points, board.out, board.beside, board.table


def taking_back(memory: Memory, seat: int) -> Memory:
    """The seat wants to be asked again at every moment."""
    return memory._replace(passes=tuple(p for p in memory.passes if p.seat != seat))


def lap_over(memory: Memory, board: Board) -> Memory:
    """The program counter stands at a card: passes for a lap that began there are over."""
    if not any(p.until == LAP for p in memory.passes):
        return memory
    stop = (board.row[board.pc].card, board.way)
    cards = {here.card for here in board.row}
    kept = tuple(p for p in memory.passes if p.until != LAP or _lap_goes_on(p, stop, cards))
    return memory if len(kept) == len(memory.passes) else memory._replace(passes=kept)


def _lap_goes_on(standing: Pass, stop: tuple[str, int], cards: set[str]) -> bool:
    """Whether the lap is still under way: its card has not been reached again, and has not left."""
    since = standing.since
    return isinstance(since, tuple) and since != stop and since[0] in cards


def resting(memory: Memory | None) -> Memory:
    """The memory between runs: lasting passes, and how many runs have restarted (N-79)."""
    if memory is None:
        return Memory()
    return Memory(passes=tuple(p for p in memory.passes if p.until != LAP), restarts=memory.restarts)
