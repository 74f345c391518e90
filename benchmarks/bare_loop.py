"""What a step costs at least: ops over tuple states, a stack of frames in the state, every step appended to a list."""

from __future__ import annotations

from typing import Any

State = tuple[Any, ...]  # (board, frames, ask); a frame is (code, pc, env), a step (before, answer, rule, args, after)
Outcome = tuple[str, tuple[Any, ...], State]


def count(state: State, frame: State, answer: Any) -> Outcome:
    board, pc = state[0], frame[1]
    after = (frame[0], pc + 1 if pc < 2 else 0, frame[2])
    return "count", (1,), ((board[0] + 1, *board[1:]), (*state[1][:-1], after), None)


def call(state: State, frame: State, answer: Any) -> Outcome:
    after = (frame[0], frame[1] + 1, frame[2])
    return "call", (2,), (state[0], (*state[1][:-1], after, ("inner", 0, frame[2])), None)


def leave(state: State, frame: State, answer: Any) -> Outcome:
    return "leave", (3,), (state[0], state[1][:-1], None)


CODE = {"outer": (count, call, count), "inner": (leave,)}


def run(steps: int) -> list[State]:
    """A list of so many steps."""
    state: State = ((0, 1, 2, 3, 4, 5, 6, 7), (("outer", 0, (1, 2)),), None)
    kept = []
    for _ in range(steps):
        frame = state[1][-1]
        rule, args, after = CODE[frame[0]][frame[1]](state, frame, None)
        kept.append((state, None, rule, args, after))
        state = after
    return kept
