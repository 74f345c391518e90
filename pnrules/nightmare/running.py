"""Running the program, stop by stop of the program counter."""

from __future__ import annotations

from functools import cache
from typing import Final

from pnrules.kernel.state import Ask, Frame, Option, State, made
from pnrules.kernel.steps import Rule
from pnrules.nightmare.board import KIND, Board, Instruction, Run, with_instruction, with_pc, with_run
from pnrules.nightmare.breaks import in_order, moment_frame
from pnrules.nightmare.cards import CARDS
from pnrules.nightmare.laps import lap_frames, what_follows
from pnrules.nightmare.memory import Memory, arriving, executing
from pnrules.nightmare.performing import Outcome, performance
from pnrules.nightmare.procedures import ARRIVING, DECIDING, GOING_ON, STANDING, STOPPING, stop_run

EXECUTE, DECLINE = ("execute",), ("decline",)
EXECUTE_OR_DECLINE: Final = (EXECUTE, DECLINE)
EXECUTE_ASK: Final = "execute"
FORCED: Final = frozenset(card.name for card in CARDS.values() if card.forced)

RUNNING_PLACE = {"3.0": "running", "3.1": "version-1"}
SEAT_CARD = (("seat", "seat"), ("card", "card"))
CARD_PARAM = (("card", "card"),)

PASSED_OVER = Rule("nightmare-passed-over", CARD_PARAM, RUNNING_PLACE)
ASKED = Rule("nightmare-asked", SEAT_CARD, RUNNING_PLACE)
EXECUTES = Rule("nightmare-executes", SEAT_CARD, RUNNING_PLACE)
DECLINES = Rule("nightmare-declines", SEAT_CARD, RUNNING_PLACE, ("N-23",))
NO_CHOICE = Rule("nightmare-no-choice", SEAT_CARD, {"3.0": "card-program-error", "3.1": "card-program-error"})
MOVES_ON = Rule("nightmare-moves-on", CARD_PARAM, RUNNING_PLACE)
MOVES_ROUND = Rule("nightmare-moves-round", (("card", "card"), ("end", "card")), {"3.0": "running", "3.1": "version-2"})
BREAKS_OPEN = Rule("nightmare-breaks-open", CARD_PARAM, {"3.0": "break", "3.1": "break"}, ("N-34",))
BREAK_MOMENT = Rule("nightmare-break-moment", CARD_PARAM, {"3.0": "break", "3.1": "break"}, ("N-27", "N-50"), quiet=True)
STOPS_HERE = Rule("nightmare-stops-here", CARD_PARAM, {"3.0": "card-break", "3.1": "card-break"}, ("N-51", "N-27"))


def arrive(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The program counter stands at a card: the bits that lie there now will act, in their order (N-25)."""
    board: Board = state[1]
    memory, lap = arriving(board, state[4])
    brings = what_follows(board, memory, lap) if lap else None
    if brings is None:
        return _stand(state, board, memory)
    rule, args = brings
    board, frames = lap_frames(state, board, rule, args)
    return rule, args, made(state, board, (state[2][0], STANDING, *frames), None, memory)


def stand(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The stop goes on after the end of a lap has been gone through."""
    return _stand(state, state.board, state.memory)


def _stand(state: State, board: Board, memory: Memory) -> Outcome:
    here = board[0][board[1]]
    bits, run = here[1], board[5]
    opens = False
    if not run[2] and not run[4]:  # neither opened nor final
        opens, run = _noticing(state, run, here)
        if run is not board[5]:
            board = with_run(board, run)
    if not bits:
        return PASSED_OVER, (here[0],), _not_executed(state, board, memory)
    if len(bits) > 1:
        board = with_instruction(board, board[1], here._replace(due=tuple(range(1, len(bits)))))
    if opens:
        return _opening(state, board, memory, here, bits[0])
    return _turn(state, board, memory, here, bits[0])


def _noticing(state: State, run: Run, here: Instruction) -> tuple[bool, Run]:
    """N-34: whether breaks open at this stop, and what is remembered until they do.

    3.0: at the turn of a bit at a card that was itself executed at an earlier stop (`_executes` remembers those).
    3.1: when the program counter reaches some card a second time.
    """
    by_reaching = state[0].reading.opened_by_reaching
    if here[0] in run[3] and (here[1] or by_reaching):
        return True, run._replace(opened=True, seen=())
    return False, run._replace(seen=(*run.seen, here.card)) if by_reaching else run


def _not_executed(state: State, board: Board, memory: Memory) -> State:
    """What follows where nothing is executed: in 3.1 a break may be made there (N-27), or a built-in BREAK ends the run."""
    below = state[2][0]
    if board[5].stopping and memory.executed < len(memory.stops) - 1:  # the BREAK's own stop is not one of these
        return made(state, board, (below, STOPPING), None, memory)
    if board[5][2] and not state[0].reading.break_before_bits:
        asked = moment_frame(state, board, in_order(board))
        if asked is not None:
            return made(state, board, (below, GOING_ON, asked), None, memory)
    return made(state, board, (below, GOING_ON), None, memory)


def _opening(state: State, board: Board, memory: Memory, here: Instruction, seat: int) -> Outcome:
    """Breaks have just opened. Where a break may be made before a bit's turn, this is the first moment for one."""
    before_bits = state.setup.reading.break_before_bits
    asked = moment_frame(state, board, in_order(board)) if before_bits else None
    frames = (state.frames[0], DECIDING[seat], asked) if asked else (state.frames[0], DECIDING[seat])
    return BREAKS_OPEN, (here.card,), made(state, board, frames, None, memory)


def _turn(state: State, board: Board, memory: Memory, here: Instruction, seat: int) -> Outcome:
    """A bit's turn: a break moment first where one is due, then its owner decides, unless there is no choice."""
    if board[5][2] and state[0].reading.break_before_bits:
        asked = moment_frame(state, board, in_order(board))
        if asked is not None:
            frames = (state.frames[0], DECIDING[seat], asked)
            return BREAK_MOMENT, (here[0],), made(state, board, frames, None, memory)
    return _decision(state, board, memory, here, seat)


def _decision(state: State, board: Board, memory: Memory, here: Instruction, seat: int) -> Outcome:
    card = here[0]
    if KIND[card] in FORCED:
        return _executes(state, board, memory, card, seat, NO_CHOICE)
    rule = ASKED if len(here[1]) == 1 else ASKED.resting_on("N-25")
    return rule, (seat, card), made(state, board, (state[2][0], DECIDING[seat]), _whether(seat, card), memory)


@cache
def _whether(seat: int, card: str) -> Ask:
    """The question to the owner of a bit. There are few of them, and they come all the time."""
    return Ask(seat, EXECUTE_ASK, (card,), EXECUTE_OR_DECLINE)


def decide(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The bit's owner executes or declines."""
    board: Board = state[1]
    here = board[0][board[1]]
    seat = frame[3]
    if answer is None:
        return _decision(state, board, state[4], here, seat)
    if answer == EXECUTE:
        return _executes(state, board, state[4], here[0], seat, EXECUTES)
    return DECLINES, (seat, here[0]), _not_executed(state, board, state[4])


def _executes(state: State, board: Board, memory: Memory, card: str, seat: int, rule: Rule) -> Outcome:
    run = board[5]
    if not run[2] and not run[4] and card not in run[3] and not state[0].reading.opened_by_reaching:
        board = with_run(board, run._replace(seen=(*run.seen, card)))
    inner = performance(board, card, card, seat, 1)
    return rule, (seat, card), made(state, board, (state[2][0], GOING_ON, inner), None, executing(memory))


def next_bit(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The next bit at this stop acts; when there is none, the program counter moves one card on."""
    board: Board = state[1]
    row, pc = board[0], board[1]
    here = row[pc]
    if here[4]:
        place, rest = here.due[0], here.due[1:]
        here = here._replace(due=rest)
        board = with_instruction(board, pc, here)
        return _turn(state, board, state.memory, here, here.bits[place])
    on = pc + board[2]
    to = on % len(row)
    after = made(state, with_pc(board, to), (state[2][0], ARRIVING), None, state[4])
    if to != on:
        return MOVES_ROUND, (row[to][0], here[0]), after
    return MOVES_ON, (row[to][0],), after


def stop(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """3.1: a built-in BREAK has been executed, and this is the next card not executed (N-51)."""
    board: Board = state.board
    return STOPS_HERE, (board.row[board.pc].card,), stop_run(state, board)
