"""GOTO and REVERSE PROGRAM: where the program counter goes."""

from __future__ import annotations

from pnrules.kernel.game import Op
from pnrules.kernel.state import Frame, Option, State, at, going_on, made
from pnrules.kernel.steps import CARD, Rule
from pnrules.nightmare.board import GONE, Board, find, with_instruction, with_pc, with_way
from pnrules.nightmare.performing import Amount, Outcome
from pnrules.nightmare.procedures import ARRIVING, RUNNING

REVERSES = Rule("nightmare-reverses", (), CARD)
JUMPS = Rule("nightmare-jumps", (("card", "card"), ("target", "card")), CARD)
LOCKS = Rule("nightmare-locks", (("card", "card"), ("target", "card"), ("count", "number")), CARD)
LOCKS_COPIED = Rule("nightmare-locks-copied", (("card", "card"), ("target", "card"), ("count", "number")), CARD, ("N-03", "N-47"))
TAKES_PLACE = Rule("nightmare-takes-place", (("card", "card"), ("target", "card")), CARD, ("N-03", "N-47"))
LEADS_NOWHERE = Rule("nightmare-leads-nowhere", (("card", "card"),), CARD, ("N-47",))
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
            return LEADS_NOWHERE, (source,), going_on(state, frame, board)
        if link is not None:
            return _go(state, frame, board, link, None)
        spaces = count(state, frame)
        start = find(board, frame.env.here)
        assert index is not None
        assert start is not None
        if not spaces:
            return JUMPS_NONE, (source,), going_on(state, frame, board)
        target = board.row[(start + frame.env.way * spaces) % len(board.row)].card
        board = with_instruction(board, index, board.row[index]._replace(link=target))
        return _go(state, frame, board, target, spaces)

    return op


def _go(state: State, frame: Frame, board: Board, target: str, spaces: int | None) -> Outcome:
    source = frame.source
    pending = _pending(state)
    frames = list(state.frames)
    frames[-1] = at(frame, frame.pc + 1)
    if pending is not None:
        outer = frames[pending]
        frames[pending] = outer._replace(env=outer.env._replace(todo=(target, *outer.env.todo[1:])))
        return TAKES_PLACE, (source, target), made(state, board, tuple(frames), None, state.memory)
    frames[frames.index(next(f for f in frames if f.code == RUNNING))] = ARRIVING
    place = find(board, target)
    assert place is not None
    rulings = ["N-55"] if spaces is not None and spaces >= len(board.row) else []
    here = board.row[board.pc]
    if here.due:  # the program counter has left, the bits behind do not act
        board = with_instruction(board, board.pc, here._replace(due=()))
        rulings.append("N-14")
    after = made(state, with_pc(board, place), tuple(frames), None, state.memory)
    if spaces is None:
        return JUMPS.resting_on(*rulings), (source, target), after
    rule = LOCKS if frame.env.here == source else LOCKS_COPIED
    return rule.resting_on(*rulings), (source, target, spaces), after


def _pending(state: State) -> int | None:
    """The innermost frame that still has a card to perform."""
    for depth in range(len(state.frames) - 2, 0, -1):
        if state.frames[depth].source is not None and state.frames[depth].env.todo:
            return depth
    return None
