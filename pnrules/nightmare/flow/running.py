"""Running the program, stop by stop of the program counter."""

from __future__ import annotations

from functools import cache
from typing import Final

from pnrules.kernel.copies import FACE_DOWN, KIND
from pnrules.kernel.errors import CARD_PARAM, SEAT_CARD
from pnrules.kernel.state import NOBODY, Ask, Frame, Option, next_state
from pnrules.kernel.steps import Outcome, Rule
from pnrules.nightmare.cards import CARDS
from pnrules.nightmare.flow.breaks import in_order, moment_frame
from pnrules.nightmare.flow.laps import lap_frames, what_follows
from pnrules.nightmare.flow.new_deal import deals_anew
from pnrules.nightmare.flow.repeat_limit import LOOPING, executing_again, why_passed_over
from pnrules.nightmare.flow.skips import is_skipped, skip_frame
from pnrules.nightmare.performing import OVERSIGHT, SUBROUTINE, noting_execution, performance
from pnrules.nightmare.procedures import (
    ARRIVING,
    CHOOSING,
    DEALT,
    DECIDING,
    GOING_ON,
    STANDING,
    STOPPING,
    stop_run,
)
from pnrules.nightmare.table.bits import inner_at_rest
from pnrules.nightmare.table.board import (
    FRESH,
    Board,
    Env,
    Instruction,
    Run,
    beside,
    with_acting,
    with_due,
    with_instruction,
    with_pc,
    with_run,
    with_stop,
)
from pnrules.nightmare.table.damage import arrived, left_behind
from pnrules.nightmare.table.memory import Memory, arriving, lap_over, leaving_towards, taking_back
from pnrules.nightmare.table.sequences import ahead
from pnrules.nightmare.table.state import NightmareFrame, RunningState

EXECUTE, DECLINE, ASK_AGAIN = ("execute",), ("decline",), ("ask-again",)
EXECUTE_OR_DECLINE: Final = (EXECUTE, DECLINE)
EXECUTE_ASK: Final = "execute"
SELDOM: Final = LOOPING | {FACE_DOWN}
FORCED: Final = frozenset(card.name for card in CARDS.values() if card.forced)

RUNNING_PLACE = {"3.0": "running", "3.0, version 1": "version-1", "3.1": "version-1"}
_BREAK = {"3.0": "break", "3.1": "break"}
_OVERSIGHT = {"3.0": "card-oversight", "3.1": "card-oversight"}
_SUBROUTINE = {"3.0": "card-subroutine", "3.1": "card-subroutine"}

PASSED_OVER = Rule("nightmare-passed-over", CARD_PARAM, RUNNING_PLACE)
ASKED = Rule("nightmare-asked", SEAT_CARD, RUNNING_PLACE)
EXECUTES = Rule("nightmare-executes", SEAT_CARD, RUNNING_PLACE)
DECLINES = Rule("nightmare-declines", SEAT_CARD, RUNNING_PLACE, ("N-23",))
NO_CHOICE = Rule("nightmare-no-choice", SEAT_CARD, {"3.0": "card-program-error", "3.1": "card-program-error"})
FIRST_TIME = Rule("nightmare-first-time", SEAT_CARD, _SUBROUTINE, ("N-26", "N-45"))
OVERSIGHT_ACTS = Rule("nightmare-oversight-acts", CARD_PARAM, _OVERSIGHT)
OVERSIGHT_RESTS = Rule("nightmare-oversight-rests", CARD_PARAM, _OVERSIGHT, ("N-62",))
SKIPPED = Rule("nightmare-skipped", CARD_PARAM, {"3.0": "card-time-delay", "3.1": "card-time-delay"}, ("N-35",))
NOT_AGAIN = Rule(
    "nightmare-not-again",
    (*SEAT_CARD, ("count", "number")),
    {"3.0": "version-1-loops", "3.1": "version-1-loops"},
    ("N-20",),
)
ASKS_AGAIN = Rule("nightmare-asks-again", (("seat", "seat"),), _BREAK)
STANDS_AT = Rule("nightmare-stands-at", CARD_PARAM, _SUBROUTINE, ("N-45",), quiet=True)
MOVES_ON = Rule("nightmare-moves-on", CARD_PARAM, RUNNING_PLACE)
MOVES_OUT_OF_GAP = Rule("nightmare-moves-out-of-gap", CARD_PARAM, RUNNING_PLACE, ("N-16",))
MOVES_ROUND = Rule("nightmare-moves-round", (("card", "card"), ("end", "card")), {"3.0": "running", "3.1": "version-2"})
NO_CARDS = Rule("nightmare-no-cards", (), RUNNING_PLACE, ("N-55",))
BREAKS_OPEN = Rule("nightmare-breaks-open", CARD_PARAM, _BREAK, ("N-34",))
BREAK_MOMENT = Rule("nightmare-break-moment", CARD_PARAM, _BREAK, ("N-27", "N-50"), quiet=True)
SKIP_MOMENT = Rule("nightmare-skip-moment", CARD_PARAM, SKIPPED.places, ("N-35",), quiet=True)
STOPS_HERE = Rule("nightmare-stops-here", CARD_PARAM, {"3.0": "card-break", "3.1": "card-break"}, ("N-51", "N-27"))


# --- arriving ---------------------------------------------------------------------------------------------------------


def arrive(state: RunningState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """The program counter stands at a card: the bits that lie there now will act, in their order (N-25)."""
    board = state.board
    run = board.run
    if run.stop is not FRESH and run.stop != FRESH:
        board = with_stop(board, FRESH)
    if run.hurt:
        board = arrived(state, board, board.row[board.pc].card)
    if board.beside:
        board = inner_at_rest(board)
    memory = state.memory if state.setup.interpretation.laps_by_coming else leaving_towards(state.memory, board.way)
    if memory.carried:
        memory = memory._replace(carried=())
    memory, lap = arriving(board, memory)
    if memory.passes:
        memory = lap_over(memory, board)
    brings = what_follows(state, board, memory, lap) if lap else None
    if brings is None:
        return _stand(state, board, memory)
    rule, args = brings
    board, frames = lap_frames(state, board, memory, rule, args)
    return rule, args, next_state(state, board, (state.frames[0], STANDING, *frames), None, memory)


def stand(state: RunningState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """The stop continues after the end of a lap, or after the cards of a SUBROUTINE have been dealt."""
    return _stand(state, state.board, state.memory)


def _stand(state: RunningState, board: Board, memory: Memory) -> Outcome:
    here = board.row[board.pc]
    bits, run = here.bits, board.run
    kind = KIND[here.card]
    if kind == SUBROUTINE and beside(board, here.card) is None:
        dealt = Frame(DEALT, 0, None, NOBODY, Env(here=here.card))
        return STANDS_AT, (here.card,), next_state(state, board, (state.frames[0], STANDING, dealt), None, memory)
    opens = False
    if not run.opened and not run.final:
        opens, run = _noticing(state, run, here)
        if run is not board.run:
            board = with_run(board, run)
    if kind == OVERSIGHT:
        return _oversight(state, board, memory, here, opens)
    if not bits:
        passed_over = PASSED_OVER if kind != FACE_DOWN else PASSED_OVER.resting_on("N-59")
        return passed_over, (here.card,), _not_executed(state, board, memory)
    if len(bits) > 1:
        board = with_instruction(board, board.pc, with_due(here, tuple(range(1, len(bits)))))
    if opens:
        return _opening(state, board, memory, here, bits[0])
    return _turn(state, board, memory, here, bits[0])


def _noticing(state: RunningState, run: Run, here: Instruction) -> tuple[bool, Run]:
    """N-34: whether breaks open at this stop, and what has to be remembered until they do.

    3.0: at the turn of a bit, or of an OVERSIGHT without bits, at a card that was itself executed at an earlier stop
    (`_executes` remembers those). 3.1: when the program counter reaches some card a second time.
    """
    by_reaching = state.setup.interpretation.opened_by_reaching
    if here.card in run.seen and (by_reaching or bool(here.bits) != (KIND[here.card] == OVERSIGHT)):
        return True, run._replace(opened=True, seen=())
    return False, run._replace(seen=(*run.seen, here.card)) if by_reaching else run


def _oversight(state: RunningState, board: Board, memory: Memory, here: Instruction, opens: bool) -> Outcome:
    """OVERSIGHT acts by itself, and only without bits; with bits nothing happens, and nobody has a turn (N-62)."""
    if here.bits:
        stopping = board.run.stopping and memory.executed < len(memory.visits) - 1
        frame = STOPPING if stopping else GOING_ON
        return OVERSIGHT_RESTS, (here.card,), next_state(state, board, (state.frames[0], frame), None, memory)
    return _opening(state, board, memory, here, NOBODY) if opens else _turn(state, board, memory, here, NOBODY)


def _not_executed(state: RunningState, board: Board, memory: Memory) -> RunningState:
    """What follows where nothing is executed: in 3.1 a break may be made there (N-27), or a built-in BREAK ends the run."""
    below = state.frames[0]
    if board.run.stopping and memory.executed < len(memory.visits) - 1:  # not counting the stop at the BREAK itself
        return next_state(state, board, (below, STOPPING), None, memory)
    if board.run.opened and not state.setup.interpretation.break_before_bits:
        asked = moment_frame(state, board, memory, in_order(board))
        if asked is not None:
            return next_state(state, board, (below, GOING_ON, asked), None, memory)
    return next_state(state, board, (below, GOING_ON), None, memory)


# --- a bit's turn -----------------------------------------------------------------------------------------------------


def _opening(state: RunningState, board: Board, memory: Memory, here: Instruction, seat: int) -> Outcome:
    """Breaks have just opened. Where a break may be made before a bit's turn, this is the first moment for one."""
    before_bits = state.setup.interpretation.break_before_bits
    asked = moment_frame(state, board, memory, in_order(board)) if before_bits else None
    frames = (state.frames[0], DECIDING[seat], asked) if asked else (state.frames[0], DECIDING[seat])
    return BREAKS_OPEN, (here.card,), next_state(state, board, frames, None, memory)


def _turn(state: RunningState, board: Board, memory: Memory, here: Instruction, seat: int) -> Outcome:
    """A bit's turn: a moment to break if one is due, then one to skip, then its owner decides."""
    if board.run.opened and state.setup.interpretation.break_before_bits:
        asked = moment_frame(state, board, memory, in_order(board))
        if asked is not None:
            frames = (state.frames[0], DECIDING[seat], asked)
            return BREAK_MOMENT, (here.card,), next_state(state, board, frames, None, memory)
    return _deciding(state, board, memory, here, seat)


def _deciding(state: RunningState, board: Board, memory: Memory, here: Instruction, seat: int) -> Outcome:
    """Whoever has a SKIP token may use it now; before the owner decides (N-35)."""
    if board.table.skips and not _passed_over_anyway(state, board, memory, here.card):
        asked = skip_frame(state, board, memory, seat)
        if asked is not None:
            return SKIP_MOMENT, (here.card,), next_state(state, board, (state.frames[0], CHOOSING[seat], asked), None, memory)
    return _decision(state, board, memory, here, seat)


def _passed_over_anyway(state: RunningState, board: Board, memory: Memory, card: str) -> bool:
    """Whether N-20 forbids executing this card, so that a SKIP would be wasted (N-67)."""
    return not state.setup.interpretation.skips_passed_over and bool(why_passed_over(state, board, memory, card))


def _decision(state: RunningState, board: Board, memory: Memory, here: Instruction, seat: int) -> Outcome:
    card = here.card
    if board.run.stop.skipped and is_skipped(board, seat):
        if state.setup.interpretation.skips_one_bit:  # the next bit has its turn again
            board = with_stop(board, board.run.stop._replace(skipped=()))
        return SKIPPED, (card,), _not_executed(state, board, memory)
    if not seat:
        return _executes(state, board, memory, card, seat, OVERSIGHT_ACTS)
    kind = KIND[card]
    if kind in FORCED:
        return _executes(state, board, memory, card, seat, NO_CHOICE)
    if kind == SUBROUTINE and not _activated(board, card):
        return _executes(state, board, memory, card, seat, FIRST_TIME)
    rule = ASKED
    if kind in SELDOM or len(here.bits) > 1:
        count = why_passed_over(state, board, memory, card)
        if count:
            rule = NOT_AGAIN.resting_on("N-67") if board.table.skips else NOT_AGAIN
            return rule, (seat, card, count), _not_executed(state, board, memory)
        rule = ASKED.resting_on(*_ruled(state, kind, here))
    return rule, (seat, card), next_state(state, board, (state.frames[0], DECIDING[seat]), _question(memory, seat, card), memory)


def _ruled(state: RunningState, kind: str, here: Instruction) -> list[str]:
    """The rulings, if any, by which the owner of this bit is asked."""
    rulings = ["N-25"] if len(here.bits) > 1 else []
    if kind == FACE_DOWN:  # not even where it is a PROGRAM ERROR
        rulings.append("N-59")
    if kind in LOOPING and state.setup.interpretation.dealt and state.setup.ruling("N-20") != "default":
        rulings.append("N-20")
    return rulings


def _activated(board: Board, card: str) -> bool:
    entry = beside(board, card)
    return entry is not None and entry.used


def _question(memory: Memory, seat: int, card: str) -> Ask:
    if memory.passes and any(standing.seat == seat for standing in memory.passes):
        return Ask(seat, EXECUTE_ASK, (card,), (*EXECUTE_OR_DECLINE, ASK_AGAIN))
    return _whether(seat, card)


@cache
def _whether(seat: int, card: str) -> Ask:
    """The question to the owner of a bit, cached: there are few different ones, and they are asked all the time."""
    return Ask(seat, EXECUTE_ASK, (card,), EXECUTE_OR_DECLINE)


def decide(state: RunningState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """The bit's owner executes or declines."""
    board = state.board
    here = board.row[board.pc]
    seat = frame.actor
    if answer is None:
        return _deciding(state, board, state.memory, here, seat)
    if answer == EXECUTE:
        return _executes(state, board, state.memory, here.card, seat, EXECUTES)
    if answer == ASK_AGAIN:
        again = next_state(state, board, (state.frames[0], CHOOSING[seat]), None, taking_back(state.memory, seat))
        return ASKS_AGAIN, (seat,), again
    return DECLINES, (seat, here.card), _not_executed(state, board, state.memory)


def choose(state: RunningState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """The moment to skip is over: now the owner decides."""
    board = state.board
    return _decision(state, board, state.memory, board.row[board.pc], frame.actor)


def _executes(state: RunningState, board: Board, memory: Memory, card: str, seat: int, rule: Rule) -> Outcome:
    if KIND[card] != FACE_DOWN or not state.setup.interpretation.oversight_not_executed:
        board, memory = noting_execution(state, board, memory, card)
    if state.setup.interpretation.dealt:
        memory = executing_again(state, board, memory, card)
    board, inner = performance(state, board, card, card, seat)
    args = (seat, card) if seat else (card,)
    return rule, args, next_state(state, board, (state.frames[0], GOING_ON, inner), None, memory)


# --- the next stop ----------------------------------------------------------------------------------------------------


def next_bit(state: RunningState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """The next bit at this stop acts; when there is none, the program counter moves one card on."""
    board = state.board
    row, pc = board.row, board.pc
    if board.run.stop.gone:
        return _out_of_the_gap(state, board)
    here = row[pc]
    if here.due:
        place, rest = here.due[0], here.due[1:]
        here = with_due(here, rest)
        board = with_instruction(board, pc, here)
        board = with_stop(board, with_acting(board.run.stop, place))
        if KIND[here.card] == OVERSIGHT:  # it came while the first bit acted, and the bits lie on it
            return OVERSIGHT_RESTS, (here.card,), next_state(state, board, (state.frames[0], GOING_ON), None, state.memory)
        return _turn(state, board, state.memory, here, here.bits[place])
    if board.run.hurt:
        board = left_behind(board, here.card)
    on = pc + board.way
    to = on % len(row)
    after = next_state(state, with_pc(board, to), (state.frames[0], ARRIVING), None, state.memory)
    if to != on and not state.setup.interpretation.dealt:  # a ring has no ends to meet
        return MOVES_ROUND, (row[to].card, here.card), after
    return MOVES_ON, (row[to].card,), after


def _out_of_the_gap(state: RunningState, board: Board) -> Outcome:
    """The card under the program counter has left: on to the next in its direction (N-16), if there is one (N-55)."""
    if not board.row:
        if state.setup.interpretation.dealt:
            return NO_CARDS.resting_on("N-63"), (), deals_anew(state, board)
        return NO_CARDS, (), stop_run(state, board)
    to = ahead(board)
    after = next_state(state, with_pc(board, to), (state.frames[0], ARRIVING), None, state.memory)
    return MOVES_OUT_OF_GAP, (board.row[to].card,), after


def rest(state: RunningState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """A card turned up as an OVERSIGHT with bits, if that is not an execution (N-77): continue as if it had lain face up."""
    board = state.board
    return OVERSIGHT_RESTS.resting_on("N-77"), (board.row[board.pc].card,), _not_executed(state, board, state.memory)


def stop(state: RunningState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """3.1: a built-in BREAK has been executed, and this is the next card not executed (N-51)."""
    board = state.board
    return STOPS_HERE, (board.row[board.pc].card,), stop_run(state, board)
