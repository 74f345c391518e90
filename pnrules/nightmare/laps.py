"""Laps: what a run remembers of where it has been, and what follows when it goes round and nothing comes of it.

A lap runs from leaving a card in one direction to standing at it again in that direction (N-21). Nothing in here changes
what is legal at a position; it only counts how often one came back.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pnrules.kernel.state import NOBODY, Ask, Frame, Option, State, asking, at, made, returning
from pnrules.kernel.steps import Rule
from pnrules.nightmare.board import Board, Env, seats_in, with_run
from pnrules.nightmare.breaks import in_order, moment_frame
from pnrules.nightmare.performing import Outcome, over
from pnrules.nightmare.procedures import IDLE_LAP, LONE_LOOP, NOBODY_AHEAD, stop_run

LAPS: Final = 20
RETURNS: Final = 3
REFUSALS: Final = 3
KEPT: Final = 64  # how many boards a run remembers: LAPS settles whatever takes longer without changing the points

_LOOPS = {"3.0": "version-1-loops", "3.1": "version-1-loops"}
_LONE = {"3.0": "version-2", "3.1": "version-2"}
_BREAK = {"3.0": "break", "3.1": "break"}

LONE_LAP = Rule("nightmare-lone-lap", (("seat", "seat"), ("card", "card")), _LONE, ("N-21",))
LONE_WIN = Rule("nightmare-lone-win", (("seat", "seat"),), _LONE, ("N-21",))
IDLE = Rule("nightmare-idle-lap", (("card", "card"),), _BREAK, ("N-33",))
IDLE_END = Rule("nightmare-idle-end", (), _BREAK, ("N-33",))
RETURNED = Rule("nightmare-returned", (("card", "card"), ("laps", "number")), _LOOPS, ("N-22",))
MANY_LAPS = Rule("nightmare-many-laps", (("card", "card"), ("laps", "number")), _LOOPS, ("N-22",))
ASKED_AGREE = Rule("nightmare-asked-agree", (("seat", "seat"),), _LOOPS, ("N-22",))
AGREES = Rule("nightmare-agrees", (("seat", "seat"),), _LOOPS, ("N-22",))
GOES_ON = Rule("nightmare-goes-on", (("seat", "seat"),), _LOOPS, ("N-22",))
SETTLED_STOP = Rule("nightmare-settled-stop", (), _LOOPS, ("N-22",))
SETTLED_TIE = Rule("nightmare-settled-tie", (("seats", "seats"),), _LOOPS, ("N-22",))
AGREE: Final = ("agree",)
GO_ON: Final = ("go-on",)
AGREE_ASK: Final = "agree"


class Memory(NamedTuple):
    """What a run remembers. Counts repetitions only, so it is no part of the position.

    stops     where the program counter has stood since the lap began: (card, direction)
    boards    the board as it was on arrival there
    executed  which of those stops was the last at which something was executed; -1 for none
    laps      laps in a row in which nobody's points changed
    ends      the boards at the ends of laps, the latest last
    refusals  how often somebody wanted to go on (N-22)
    """

    stops: tuple[tuple[str, int], ...] = ()
    boards: tuple[Board, ...] = ()
    executed: int = -1
    laps: int = 0
    ends: tuple[Board, ...] = ()
    refusals: int = 0


_new = tuple.__new__


def executing(memory: Memory) -> Memory:
    """Something is executed at the stop under way."""
    last = len(memory[0]) - 1
    if memory[2] == last:
        return memory
    return _new(Memory, (memory[0], memory[1], last, memory[3], memory[4], memory[5]))


def arriving(board: Board, memory: Memory) -> tuple[Memory, tuple[Rule, tuple[Any, ...]] | None]:
    """Note that the program counter stands at its card; say what a lap that ends here brings, if anything.

    On arrival nothing is pending but the run itself, so that equal boards are equal positions.
    """
    stop = (board[0][board[1]][0], board[2])
    stops = memory[0]
    if stop not in stops:
        return _new(Memory, ((*stops, stop), (*memory[1], board), memory[2], memory[3], memory[4], memory[5])), None
    return _lap(board, memory, stop, stops.index(stop))


def _lap(board: Board, memory: Memory, stop: tuple[str, int], began: int) -> tuple[Memory, tuple[Rule, tuple[Any, ...]] | None]:
    """The lap that began at stop number `began` ends here; the next one begins."""
    lap = memory.boards[began:]
    first = () if began == 0 and memory.ends else lap[:1]  # where a lap ended, the next one's first board is kept already
    ends = (*memory.ends, *first)[-KEPT:]
    unchanged = lap[0].points == board.points
    laps = memory.laps + 1 if unchanged else 0
    after = Memory((stop,), (board,), -1, laps, (*ends, board), memory.refusals if unchanged else 0)
    card = stop[0]
    owners = {seat for then in lap for seat in then.row[then.pc].bits}
    if len(owners) == 1:
        return after, (LONE_LAP, (owners.pop(), card))
    if memory.executed < began and not board.run.final:
        return after, (IDLE, (card,))
    if ends.count(board) + 1 >= RETURNS:
        back = len(ends) - max(place for place, then in enumerate(ends) if then == board)
        return after, (RETURNED, (card, back))
    if laps >= LAPS:
        return after, (MANY_LAPS, (card, laps))
    return after, None


def lap_frames(state: State, board: Board, rule: Rule, args: tuple[Any, ...]) -> tuple[Board, tuple[Frame, ...]]:
    """What has to be gone through when a lap ends in this way, before the stop goes on."""
    if rule is LONE_LAP:
        lone = Frame(LONE_LOOP, 0, None, args[0], Env())
        others = tuple(seat for seat in in_order(board) if seat != args[0])
        asked = moment_frame(state, board, others) if state.setup.ruling("N-21") == "default" else None
        return board, (lone, asked) if asked else (lone,)
    if rule is IDLE:
        board = with_run(board, board.run._replace(opened=True, seen=()))
        asked = moment_frame(state, board, in_order(board))
        idle = Frame(IDLE_LAP, 0, None, NOBODY, Env())
        return board, (idle, asked) if asked else (idle,)
    return board, (Frame(NOBODY_AHEAD, 0, None, NOBODY, Env(todo=seats_in(board))),)


def lone_win(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """Nobody broke the loop in which only one player has bits: that player wins (N-21)."""
    return LONE_WIN, (frame.actor,), over(state, state.board, "loop", (frame.actor,))


def idle_end(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """Nobody broke after a lap in which nothing was executed: the run ends by itself (N-33)."""
    return IDLE_END, (), stop_run(state, state.board)


def nobody_ahead(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """N-22: ask the players still in, one after another, whether to leave it there; one refusal, and it goes on."""
    board: Board = state.board
    seats = frame.env.todo
    if not seats:
        return _settled(state, board)
    seat = seats[0]
    assert isinstance(seat, int)
    if answer is None:
        return ASKED_AGREE, (seat,), asking(state, Ask(seat, AGREE_ASK, (), (AGREE, GO_ON)))
    memory: Memory = state.memory
    if answer == GO_ON and memory.refusals + 1 < REFUSALS:
        memory = memory._replace(laps=0, ends=(), refusals=memory.refusals + 1)
        return GOES_ON, (seat,), made(state, board, returning(state, board).frames, None, memory)
    rest = () if answer == GO_ON else seats[1:]  # at the last refusal it is done without asking
    left = at(frame, 0)._replace(env=Env(todo=rest))
    rule = GOES_ON if answer == GO_ON else AGREES
    return rule, (seat,), made(state, board, (*state.frames[:-1], left), None, memory)


def _settled(state: State, board: Board) -> Outcome:
    if board.run.final:
        seats = seats_in(board)
        return SETTLED_TIE, (seats,), over(state, board, "tie", seats)
    return SETTLED_STOP, (), stop_run(state, board)
