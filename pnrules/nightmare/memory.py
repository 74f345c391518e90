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
"""How many earlier boards are remembered of a stop: N-22 settles by counting laps whatever takes longer to come back."""


class Memory(NamedTuple):
    """The stops of the lap under way, the latest last; side by side, what is remembered of each.

    stops     where the program counter stood, and in which direction: (card, direction)
    boards    the board on its latest arrival there
    earlier   the boards on arrivals before that one, the latest last
    still     laps in a row that ended there with everybody's points as they were when they began
    executed  which stop was the last at which something was executed; -1 for none
    refusals  how often somebody wanted to go on (N-22)
    """

    stops: tuple[tuple[str, int], ...] = ()
    boards: tuple[Board, ...] = ()
    earlier: tuple[tuple[Board, ...], ...] = ()
    still: tuple[int, ...] = ()
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
    if memory[4] == last:
        return memory
    return _new(Memory, (memory[0], memory[1], memory[2], memory[3], last, memory[5]))


def arriving(board: Board, memory: Memory) -> tuple[Memory, Lap | None]:
    """Note that the program counter stands at its card, and the lap that ends there, if one does.

    On arrival nothing is pending but the run itself, so that equal boards are equal positions.
    """
    stop = (board[0][board[1]][0], board[2])
    stops, boards, earlier, still, executed, refusals = memory
    if stop not in stops:
        seen = (*stops, stop), (*boards, board), (*earlier, ()), (*still, 0), executed, refusals
        return _new(Memory, seen), None
    began = stops.index(stop)
    before = (*earlier[began], boards[began])
    points = board[3]
    unchanged = still[began] + 1 if boards[began][3] == points else 0
    places = [place for place, then in enumerate(before) if then[3] == points and then == board]
    back = len(before) - places[-1] if places else 0
    lap = Lap(boards[began:], executed >= began, len(places) + 1, back, unchanged)
    rest = slice(began + 1, None)
    seen = (
        (*stops[rest], stop),
        (*boards[rest], board),
        (*earlier[rest], before[-KEPT:]),
        (*still[rest], unchanged),
        max(-1, executed - began - 1),
        refusals,
    )
    return _new(Memory, seen), lap


def afresh(memory: Memory) -> Memory:
    """Somebody wants to go on: counting begins again at the stop under way (N-22)."""
    return Memory(memory.stops[-1:], memory.boards[-1:], ((),), (0,), -1, memory.refusals + 1)


def renamed_stop(memory: Memory, old: str, new: str) -> Memory:
    """The card under the program counter has been replaced: it is the new card that the program counter will leave."""
    if not memory.stops or memory.stops[-1][0] != old:
        return memory
    return memory._replace(stops=(*memory.stops[:-1], (new, memory.stops[-1][1])))
