"""Running the program, stop by stop of the program counter."""

from __future__ import annotations

from typing import Any, Final

from pnrules.kernel.state import Ask, Frame, Option, State, at, calling, made
from pnrules.kernel.steps import Rule
from pnrules.nightmare.board import Board, Env, Instruction, Run, kind, with_instruction, with_pc, with_run
from pnrules.nightmare.breaks import in_order, moment_frame
from pnrules.nightmare.cards import CARDS
from pnrules.nightmare.laps import arriving, executing, lap_frames
from pnrules.nightmare.performing import Outcome, perform
from pnrules.nightmare.procedures import ARRIVING, DECIDE, NEXT, STAND, STOP, stop_run

EXECUTE, DECLINE = ("execute",), ("decline",)
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

_new = tuple.__new__


def arrive(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The program counter stands at a card: the bits that lie there now will act, in their order (N-25)."""
    board: Board = state[1]
    memory, lap = arriving(board, state[4])
    if lap is not None:
        rule, args = lap
        board, frames = lap_frames(state, board, rule, args)
        return rule, args, made(state, board, (*state.frames[:-1], at(frame, STAND), *frames), None, memory)
    return _stand(state, frame, board, memory)


def stand(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The stop goes on after the end of a lap has been gone through."""
    return _stand(state, frame, state.board, state.memory)


def _stand(state: State, frame: Frame, board: Board, memory: Any) -> Outcome:
    here = board[0][board[1]]
    bits = here[1]
    run = board[5]
    opens = False
    if not run.opened and not run.final:
        opens, run = _noticing(state, run, here, bool(bits))
        if run is not board[5]:
            board = with_run(board, run)
    state = made(state, board, state[2], None, memory)
    if not bits:
        return _passed_over(state, frame, board, here)
    if len(bits) > 1:
        board = with_instruction(board, board[1], here._replace(due=tuple(range(1, len(bits)))))
    if opens:
        return _opening(state, frame, board, here, bits[0])
    return _turn(state, frame, board, here, bits[0])


def _noticing(state: State, run: Run, here: Instruction, bits: bool) -> tuple[bool, Run]:
    """N-34: whether breaks open at this stop, and what is remembered until they do.

    3.0: at the turn of a bit at a card that was itself executed at an earlier stop (`executes` remembers those).
    3.1: when the program counter reaches some card a second time.
    """
    card = here[0]
    by_reaching = _opened_by_reaching(state)
    if card in run.seen and (bits or by_reaching):
        return True, Run(run.runner, True, True, (), run.final, run.stopping)
    if by_reaching:
        return False, run._replace(seen=(*run.seen, card))
    return False, run


def _opened_by_reaching(state: State) -> bool:
    return state[0].edition == "3.1" and state[0].ruling("N-34") == "default"


def _before_each_bit(state: State) -> bool:
    """N-27: whether breaks are made before a bit's turn (3.0) or only where nothing is executed (3.1)."""
    return state[0].edition == "3.0" or state[0].ruling("N-27") == "before-next"


def _passed_over(state: State, frame: Frame, board: Board, here: Instruction) -> Outcome:
    if board.run.stopping:
        return PASSED_OVER, (here.card,), _then(state, frame, board, STOP)
    if board.run.opened and not _before_each_bit(state):
        asked = moment_frame(state, board, in_order(board))
        if asked is not None:
            return PASSED_OVER, (here.card,), calling(state, at(frame, NEXT), asked, board)
    return PASSED_OVER, (here.card,), _then(state, frame, board, NEXT)


def _then(state: State, frame: Frame, board: Board, pc: int) -> State:
    return made(state, board, (*state.frames[:-1], at(frame, pc)), None, state.memory)


def _opening(state: State, frame: Frame, board: Board, here: Instruction, seat: int) -> Outcome:
    """Breaks have just opened. Where a break may be made before a bit's turn, this is the first moment for one."""
    deciding = _new(Frame, (frame[0], DECIDE, None, seat, frame[4]))
    asked = moment_frame(state, board, in_order(board)) if _before_each_bit(state) else None
    frames = (*state.frames[:-1], deciding, asked) if asked else (*state.frames[:-1], deciding)
    return BREAKS_OPEN, (here.card,), made(state, board, frames, None, state.memory)


def _turn(state: State, frame: Frame, board: Board, here: Instruction, seat: int) -> Outcome:
    """A bit's turn: a break moment first where one is due, then its owner decides, unless there is no choice."""
    deciding = _new(Frame, (frame[0], DECIDE, None, seat, frame[4]))
    if board[5][2] and _before_each_bit(state):  # run.opened
        asked = moment_frame(state, board, in_order(board))
        if asked is not None:
            return BREAK_MOMENT, (here[0],), calling(state, deciding, asked, board)
    return _decision(state, deciding, board, here, seat)


def _decision(state: State, deciding: Frame, board: Board, here: Instruction, seat: int) -> Outcome:
    card = here[0]
    if kind(card) in FORCED:
        return _executes(state, deciding, board, here, seat, NO_CHOICE)
    asked = made(state, board, (*state[2][:-1], deciding), Ask(seat, EXECUTE_ASK, (card,), (EXECUTE, DECLINE)), state[4])
    rule = ASKED if len(here[1]) == 1 else ASKED.resting_on("N-25")
    return rule, (seat, card), asked


def decide(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The bit's owner executes or declines."""
    board: Board = state[1]
    here = board[0][board[1]]
    seat = frame[3]
    if answer is None:
        return _decision(state, frame, board, here, seat)
    if answer == EXECUTE:
        return _executes(state, frame, board, here, seat, EXECUTES)
    return _declines(state, frame, board, here, seat)


def _executes(state: State, frame: Frame, board: Board, here: Instruction, seat: int, rule: Rule) -> Outcome:
    card = here[0]
    run = board[5]
    if not run.opened and not run.final and card not in run.seen and not _opened_by_reaching(state):
        board = with_run(board, run._replace(seen=(*run.seen, card)))
    state = made(state, board, state[2], None, executing(state[4]))
    return perform(state, at(frame, NEXT), board, card, seat, Env(card, board[2]), rule, (seat, card))


def _declines(state: State, frame: Frame, board: Board, here: Instruction, seat: int) -> Outcome:
    if board.run.stopping:
        return DECLINES, (seat, here.card), _then(state, frame, board, STOP)
    if board.run.opened and not _before_each_bit(state):
        asked = moment_frame(state, board, in_order(board))
        if asked is not None:
            return DECLINES, (seat, here.card), calling(state, at(frame, NEXT), asked, board)
    return DECLINES, (seat, here.card), _then(state, frame, board, NEXT)


def next_bit(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The next bit at this stop acts; when there is none, the program counter moves one card on."""
    board: Board = state[1]
    here = board[0][board[1]]
    if here[4]:
        place, rest = here.due[0], here.due[1:]
        here = here._replace(due=rest)
        board = with_instruction(board, board.pc, here)
        return _turn(state, frame, board, here, here.bits[place])
    length = len(board[0])
    pc = (board[1] + board[2]) % length
    after = made(state, with_pc(board, pc), (*state[2][:-1], ARRIVING), None, state[4])
    if pc != board[1] + board[2]:
        return MOVES_ROUND, (board[0][pc][0], here[0]), after
    return MOVES_ON, (board[0][pc][0],), after


def stop(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """3.1: a built-in BREAK has been executed, and this is the next card not executed (N-51)."""
    board: Board = state.board
    return STOPS_HERE, (board.row[board.pc].card,), stop_run(state, board)
