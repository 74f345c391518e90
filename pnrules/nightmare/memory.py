"""What a run remembers of where it has been. It only counts repetitions, so it is no part of the position.

A lap runs from leaving a card in one direction to standing at it again in that direction (N-21), whichever card that is: so
every arrival may end one, and the laps of a loop overlap. Only stops that may still begin a lap are remembered. Stops
before one at which a lap has just ended are let go, since a lap from there would hold that one, and whatever is true of all
of it was true of that one first.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pnrules.nightmare.board import Board

KEPT: Final = 64
"""How many boards are remembered of a stop: N-22 settles by counting laps whatever takes longer to come back."""


class Visits(NamedTuple):
    """A stop of the program counter, and what is remembered of it.

    card, way  where it stood, and in which direction
    boards     the boards on arrival there, the latest last
    still      laps in a row that ended here with everybody's points as they were when they began
    """

    card: str
    way: int
    boards: tuple[Board, ...]
    still: int


class Memory(NamedTuple):
    """The stops of the lap under way, the latest last.

    stops     the places, (card, direction), to look one up; `visits` says the rest, in the same order
    executed  which stop was the last at which something was executed; -1 for none
    refusals  how often somebody wanted to go on (N-22)
    """

    stops: tuple[tuple[str, int], ...] = ()
    visits: tuple[Visits, ...] = ()
    executed: int = -1
    refusals: int = 0


class Lap(NamedTuple):
    """A lap that has just ended.

    boards    the boards on arrival at each of its stops, the card where it began included
    executed  whether anything was executed in it
    times     how often the whole position has been here, now included
    back      if it has been here, how many laps ago last; else 0
    still     so many laps in a row have ended here without anybody's points changing
    """

    boards: tuple[Board, ...]
    executed: bool
    times: int
    back: int
    still: int


_new = tuple.__new__


def executing(memory: Memory) -> Memory:
    """Something is executed at the stop under way."""
    last = len(memory[0]) - 1
    if memory[2] == last:
        return memory
    return _new(Memory, (memory[0], memory[1], last, memory[3]))


def arriving(board: Board, memory: Memory) -> tuple[Memory, Lap | None]:
    """Note that the program counter stands at its card, and the lap that ends there, if one does.

    On arrival nothing is pending but the run itself, so that equal boards are equal positions.
    """
    card, way = stop = (board[0][board[1]][0], board[2])
    stops, visits = memory[0], memory[1]
    if stop not in stops:
        visit = _new(Visits, (card, way, (board,), 0))
        return _new(Memory, ((*stops, stop), (*visits, visit), memory[2], memory[3])), None
    began = stops.index(stop)
    earlier = visits[began].boards
    still = visits[began].still + 1 if earlier[-1].points == board.points else 0
    places = [place for place, then in enumerate(earlier) if then == board]
    back = len(earlier) - places[-1] if places else 0
    lap = Lap(tuple([v[2][-1] for v in visits[began:]]), memory[2] >= began, len(places) + 1, back, still)
    visit = _new(Visits, (card, way, (*earlier, board)[-KEPT:], still))
    executed = max(-1, memory[2] - began - 1)
    return _new(Memory, ((*stops[began + 1 :], stop), (*visits[began + 1 :], visit), executed, memory[3])), lap


def afresh(memory: Memory) -> Memory:
    """Somebody wants to go on: counting begins again at the stop under way (N-22)."""
    here = memory.visits[-1]
    return Memory(memory.stops[-1:], (here._replace(boards=here.boards[-1:], still=0),), -1, memory.refusals + 1)


def renamed_stop(memory: Memory, old: str, new: str) -> Memory:
    """The card under the program counter has been replaced: it is the new card that the program counter will leave."""
    if not memory.stops or memory.stops[-1][0] != old:
        return memory
    way = memory.stops[-1][1]
    visit = memory.visits[-1]._replace(card=new)
    return memory._replace(stops=(*memory.stops[:-1], (new, way)), visits=(*memory.visits[:-1], visit))
