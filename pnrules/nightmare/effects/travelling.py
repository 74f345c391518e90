"""GOTO and REVERSE PROGRAM: where the program counter goes."""

from __future__ import annotations

from pnrules.kernel.game import Op
from pnrules.kernel.state import Frame, Option, State, at, going_on, made
from pnrules.kernel.steps import CARD, Rule
from pnrules.nightmare.board import GONE, Board, find, with_instruction, with_pc, with_way
from pnrules.nightmare.performing import Amount, Outcome, is_copied
from pnrules.nightmare.procedures import ARRIVING, RUN_FRAME

REVERSES = Rule("nightmare-reverses", (), CARD)
JUMPS = Rule("nightmare-jumps", (("card", "card"), ("target", "card")), CARD)
LOCKS = Rule("nightmare-locks", (("card", "card"), ("target", "card"), ("count", "number")), CARD)
LOCKS_COPIED = Rule("nightmare-locks-copied", (("card", "card"), ("target", "card"), ("count", "number")), CARD, ("N-03", "N-47"))
TAKES_PLACE = Rule("nightmare-takes-place", (("card", "card"), ("target", "card")), CARD, ("N-47",))
LOCKS_TAKES_PLACE = Rule(
    "nightmare-locks-takes-place", (("card", "card"), ("target", "card"), ("count", "number")), CARD, ("N-03", "N-47")
)
LEADS_NOWHERE = Rule("nightmare-leads-nowhere", (("card", "card"),), CARD)
JUMPS_NONE = Rule("nightmare-jumps-none", (("card", "card"),), CARD, ("N-57",))


def turns_round(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The program runs the other way from now on."""
    return REVERSES, (), going_on(state, frame, with_way(state[1], -state[1][2]))


def jumps_forward(count: Amount) -> Op:
    """GOTO: count the first time and lock to the card reached, then follow it; with something pending, that card is
    performed next instead of a jump (N-47)."""

    def op(state: State, frame: Frame, answer: Option | None) -> Outcome:
        board, source = state[1], frame.source
        index = find(board, source)
        link = board.row[index].link if index is not None else GONE
        if link == GONE:
            rule = LEADS_NOWHERE.resting_on("N-47") if is_copied(state) else LEADS_NOWHERE
            return rule, (source,), going_on(state, frame, board)
        if link is not None:
            return _go(state, frame, board, link, None)
        spaces = count(state, frame)
        start = find(board, frame.env.here)
        assert index is not None
        assert start is not None
        if not spaces:
            return JUMPS_NONE, (source,), going_on(state, frame, board)
        target = board.row[(start + board.way * spaces) % len(board.row)].card
        board = with_instruction(board, index, board.row[index]._replace(link=target))
        return _go(state, frame, board, target, spaces)

    return op


def _go(state: State, frame: Frame, board: Board, target: str, spaces: int | None) -> Outcome:
    """To the card that the GOTO is locked to; `spaces` is how many it has counted just now, None once it was locked."""
    source = frame.source
    pending = _pending(state)
    rulings = ["N-55"] if spaces is not None and spaces >= len(board.row) else []
    frames = list(state.frames)
    frames[-1] = at(frame, frame.pc + 1)
    if pending is not None:
        outer = frames[pending]
        frames[pending] = outer._replace(env=outer.env._replace(todo=(target, *outer.env.todo[1:])))
        after = made(state, board, tuple(frames), None, state.memory)
        if spaces is None:
            return TAKES_PLACE, (source, target), after
        return LOCKS_TAKES_PLACE.resting_on(*rulings), (source, target, spaces), after
    frames[RUN_FRAME] = ARRIVING
    place = find(board, target)
    assert place is not None
    here = board.row[board.pc]
    if here.due:  # the program counter has left, the bits behind do not act
        board = with_instruction(board, board.pc, here._replace(due=()))
        rulings.append("N-14")
    after = made(state, with_pc(board, place), tuple(frames), None, state.memory)
    if spaces is None:
        if is_copied(state):
            rulings.append("N-47")
        return JUMPS.resting_on(*rulings), (source, target), after
    rule = LOCKS_COPIED if is_copied(state) else LOCKS
    return rule.resting_on(*rulings), (source, target, spaces), after


def _pending(state: State) -> int | None:
    """The innermost frame that still has a card to perform."""
    for depth in range(len(state.frames) - 2, 0, -1):
        if state.frames[depth].source is not None and state.frames[depth].env.todo:
            return depth
    return None
