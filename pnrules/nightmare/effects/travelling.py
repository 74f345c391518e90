"""GOTO and REVERSE PROGRAM: where the program counter goes."""

from __future__ import annotations

from pnrules.kernel.game import Op
from pnrules.kernel.state import Frame, Option, State, at, going_on, made
from pnrules.kernel.steps import CARD, Outcome, Rule
from pnrules.nightmare.board import GONE, Board, Part, find, lying, under_pc, with_instruction, with_lying, with_pc, with_way
from pnrules.nightmare.damage import left_behind
from pnrules.nightmare.performing import SUBROUTINE, Amount, is_copied, is_nested, procedures
from pnrules.nightmare.procedures import ARRIVING, RUN_FRAME
from pnrules.nightmare.sequences import Spot, counted_on, spot

CARD_TARGET = (("card", "card"), ("target", "card"))
COUNTED = (*CARD_TARGET, ("count", "number"))
REVERSES = Rule("nightmare-reverses", (), CARD)
JUMPS = Rule("nightmare-jumps", CARD_TARGET, CARD)
LOCKS = Rule("nightmare-locks", COUNTED, CARD)
LOCKS_COPIED = Rule("nightmare-locks-copied", COUNTED, CARD, ("N-03", "N-47"))
TAKES_PLACE = Rule("nightmare-takes-place", CARD_TARGET, CARD, ("N-47",))
LOCKS_TAKES_PLACE = Rule("nightmare-locks-takes-place", COUNTED, CARD, ("N-03", "N-47"))
JUMPS_LATER = Rule("nightmare-jumps-later", CARD_TARGET, CARD, ("N-46", "N-47"))
LOCKS_JUMPS_LATER = Rule("nightmare-locks-jumps-later", COUNTED, CARD, ("N-46", "N-47"))
LEADS_NOWHERE = Rule("nightmare-leads-nowhere", (("card", "card"),), CARD)
JUMPS_NONE = Rule("nightmare-jumps-none", (("card", "card"),), CARD, ("N-57",))


def turns_round(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The program runs the other way from now on; inside a SUBROUTINE too it is the main program that does (N-46)."""
    rule = REVERSES.resting_on("N-46") if is_nested(state) and state.frames[-2].code == SUBROUTINE else REVERSES
    return rule, (), going_on(state, frame, with_way(state[1], -state[1][2]))


def jumps_forward(count: Amount) -> Op:
    """GOTO: count the first time and lock to the card reached, then follow it; with something pending, that card is
    performed next instead of a jump (N-47)."""

    def op(state: State, frame: Frame, answer: Option | None) -> Outcome:
        board, source = state[1], frame.source
        here = lying(board, source)
        link = here.link if here is not None else GONE
        if link == GONE:
            rule = LEADS_NOWHERE.resting_on("N-47") if is_nested(state) else LEADS_NOWHERE
            return rule, (source,), going_on(state, frame, board)
        if link is not None:
            return goes(state, frame, board, link, None)
        spaces = count(state, frame)
        if spaces <= 0:
            return JUMPS_NONE, (source,), going_on(state, frame, board)
        start = _in_the_main_program(board, spot(board, frame.env.here))
        target = counted_on(board, start, spaces) if start is not None else None
        if target is None or here is None:
            return LEADS_NOWHERE.resting_on("N-55"), (source,), going_on(state, frame, board)
        board = with_lying(board, here.card, here._replace(link=target))
        return goes(state, frame, board, target, spaces)

    return op


def _in_the_main_program(board: Board, at: Spot | None) -> Spot | None:
    """Where a jump is counted from: an inner card's from the card of the main program beside which it lies (N-46)."""
    while at is not None and at.owner is not None:
        at = spot(board, at.owner)
    return at


def goes(state: State, frame: Frame, board: Board, target: str, spaces: int | None) -> Outcome:
    """To the card that the GOTO is locked to; `spaces` is how many it has counted just now, None once it was locked."""
    rulings = ["N-55"] if spaces is not None and spaces >= len(board.row) else []
    if not state.setup.reading.jumps_at_once:
        if state.frames[-2].code == SUBROUTINE:
            return _goes_later(state, frame, board, target, spaces, rulings)
        pending = _pending(state)
        if pending is not None:
            return _takes_place(state, frame, board, target, spaces, rulings, pending)
    return _jumps(state, frame, board, target, spaces, rulings)


def _goes_later(state: State, frame: Frame, board: Board, target: str, spaces: int | None, rulings: list[str]) -> Outcome:
    """Directly in a SUBROUTINE the jump waits for the inner cards that are still to be performed; the last one wins."""
    frames = list(state.frames)
    frames[-1] = at(frame, frame.pc + 1)
    outer = frames[-2]
    frames[-2] = outer._replace(env=outer.env._replace(jump=target))
    after = made(state, board, tuple(frames), None, state.memory)
    if spaces is None:
        return JUMPS_LATER, (frame.source, target), after
    return LOCKS_JUMPS_LATER.resting_on(*rulings), (frame.source, target, spaces), after


def _takes_place(
    state: State, frame: Frame, board: Board, target: str, spaces: int | None, rulings: list[str], pending: int
) -> Outcome:
    """Something is pending: the linked card takes the place of the next one to be performed."""
    frames = list(state.frames)
    frames[-1] = at(frame, frame.pc + 1)
    outer = frames[pending]
    first, rest = outer.env.todo[0], outer.env.todo[1:]
    if isinstance(first, Part):
        instead: Part | str = Part(target, first.here, first.actor)
    else:
        instead = Part(target, str(first), outer.actor) if outer.code == SUBROUTINE else target
    frames[pending] = outer._replace(env=outer.env._replace(todo=(instead, *rest)))
    after = made(state, board, tuple(frames), None, state.memory)
    if spaces is None:
        return TAKES_PLACE, (frame.source, target), after
    return LOCKS_TAKES_PLACE.resting_on(*rulings), (frame.source, target, spaces), after


def _jumps(state: State, frame: Frame, board: Board, target: str, spaces: int | None, rulings: list[str]) -> Outcome:
    """The program counter leaves for its new place; bits behind this one do not act (N-14)."""
    place = find(board, target)
    assert place is not None
    standing = under_pc(board)
    if standing is not None and board.row[board.pc].due:
        board = with_instruction(board, board.pc, board.row[board.pc]._replace(due=()))
        rulings.append("N-14")
    frames = list(procedures(state.frames) if state.setup.reading.jumps_at_once else state.frames)
    if not state.setup.reading.jumps_at_once:
        frames[-1] = at(frame, frame.pc + 1)
    elif len(frames) < len(state.frames):
        frames.append(at(frame, frame.pc + 1))
    frames[RUN_FRAME] = ARRIVING
    board = left_behind(with_pc(board, place), standing) if board.run.hurt else with_pc(board, place)
    stop = board.run.stop
    if stop.gone:  # it is back on a card; the other gaps stay until it arrives
        board = board._replace(run=board.run._replace(stop=stop._replace(gone=False)))
    after = made(state, board, tuple(frames), None, state.memory)
    if spaces is None:
        if is_nested(state):
            rulings.append("N-47")
        return JUMPS.resting_on(*rulings), (frame.source, target), after
    rule = LOCKS_COPIED if is_copied(state) else LOCKS
    if is_nested(state):
        rulings.append("N-47")
    return rule.resting_on(*rulings), (frame.source, target, spaces), after


def _pending(state: State) -> int | None:
    """The innermost frame that still has a card to perform."""
    for depth in range(len(state.frames) - 2, 0, -1):
        frame = state.frames[depth]
        if frame.source is not None and frame.env.todo and _performs(frame):
            return depth
    return None


def _performs(frame: Frame) -> bool:
    """Whether what this frame has still to do are cards to perform, not choices made so far."""
    return frame.code in ("COPY", "FUTURE", "FLOATER", SUBROUTINE)
