"""The state of a play: plain immutable data, the same shape for every game.

A state is a named tuple of named tuples: hashable, comparable, and cheap to change, since everything that a step does not
touch is shared with the state before. There is no log, clock or generator in it: two equal positions have equal futures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, ParamSpec, TypeVar

from pnrules.kernel.seats import CHANCE as CHANCE
from pnrules.kernel.seats import NOBODY as NOBODY

if TYPE_CHECKING:
    from pnrules.kernel.game import Setup

Record = TypeVar("Record", bound=tuple[Any, ...])
Fields = ParamSpec("Fields")

# The types that each game defines: its board, the registers of its routines, and its memory.
B = TypeVar("B")
R = TypeVar("R")
M = TypeVar("M")

# Covariant, since records are immutable: one of more specific parts is also one of more general parts.
B_co = TypeVar("B_co", covariant=True)
R_co = TypeVar("R_co", covariant=True)
M_co = TypeVar("M_co", covariant=True)

Option = tuple[Any, ...]
"""A possible answer: a verb and its operands, plain data, such as `("execute",)` or `("number", "ACQUIRE", 0)`."""


class Ask(NamedTuple):
    """A question that the program waits for.

    who      the seat that decides, or CHANCE
    kind     which question it is; its message is `ask-<game>-<kind>`
    args     what the question is about, in the order of the parameters of its message
    options  every legal answer, never empty
    """

    who: int | str
    kind: str
    args: tuple[Any, ...]
    options: tuple[Option, ...]


class Frame(NamedTuple, Generic[R_co]):
    """One routine under way. "What happens next" is data, so a play can be saved, undone and branched inside any nesting.

    code    which routine: the name of a card, or of a procedure of the rulebook
    pc      its next op (the kernel's own counter; the program counter of a game is board data)
    source  the card whose text is being performed; None for a procedure
    actor   the seat that performs it; NOBODY if none does
    env     the game's own registers, a named tuple of plain data
    """

    code: str
    pc: int
    source: str | None
    actor: int
    env: R_co

    @property
    def next_op(self) -> tuple[str, int]:
        """The next op: its routine, and its index there."""
        return self.code, self.pc


class State(NamedTuple, Generic[B_co, R_co, M_co]):
    """The whole state at one moment.

    setup   what does not change during a game: game, edition, version, players, rulings
    board   position: the game's own table (cards, bits, numbers, points, hands …)
    frames  position: the stack of routines under way, the innermost last; empty when the game is over
    ask     position: the question that waits for an answer, or None
    memory  not position: repetition counts and standing passes, which never make two positions differ
    """

    setup: Setup
    board: B_co
    frames: tuple[Frame[R_co], ...]
    ask: Ask | None
    memory: M_co

    @property
    def position(self) -> tuple[Any, ...]:
        """Everything that affects what is legal later: what loops, levels and comparisons compare."""
        return self.board, self.frames, self.ask

    @property
    def over(self) -> bool:
        """Whether the game has ended, so that no step can follow."""
        return not self.frames


AnyState = State[Any, Any, Any]
AnyFrame = Frame[Any]
"""The frames and states of any game, for the kernel and everything else that serves all games."""


# `tuple.__new__` builds a named tuple in about half the time of its constructor, and a step builds several (see `benchmarks`).
# This is the only place that relies on it, and the only one that counts fields instead of naming them.
_new = tuple.__new__


def making(record: Callable[Fields, Record]) -> Callable[Fields, Record]:
    """A function that makes a record from its fields, like its constructor, but faster.

    Its code is generated for the record, as the standard library does for named tuples.
    """
    fields: tuple[str, ...] = record._fields  # type: ignore[attr-defined]
    begins = record._field_defaults  # type: ignore[attr-defined]
    takes = ", ".join(f"{name}=_begins[{name!r}]" if name in begins else name for name in fields)
    source = f"lambda {takes}: _new(_record, ({', '.join(fields)},))"
    make: Callable[Fields, Record] = eval(source, {"_new": _new, "_record": record, "_begins": begins})
    return make


def replacer(record: type[Record], *names: str) -> Callable[..., Record]:
    """A function that replaces these fields of a record, in this order: `_replace` at a third of its cost.

    Its code is generated for the record, as the standard library does for named tuples: looking fields up by name, or slicing
    and joining the tuple, would cost as much as the step around it.
    """
    fields: tuple[str, ...] = record._fields  # type: ignore[attr-defined]
    assert set(names) <= set(fields), names
    values = ", ".join(name if name in names else f"old[{place}]" for place, name in enumerate(fields))
    source = f"lambda old, {', '.join(names)}: new(record, ({values}))"
    put: Callable[..., Record] = eval(source, {"new": _new, "record": record})
    return put


def going_on(state: State[B, R, M], frame: Frame[R], board: B) -> State[B, R, M]:
    """The innermost routine continues with its next op, on the board that the op made."""
    after = _new(Frame, (frame[0], frame[1] + 1, frame[2], frame[3], frame[4]))
    return _new(State, (state[0], board, state[2][:-1] + (after,), None, state[4]))


def going_to(state: State[B, R, M], frame: Frame[R], pc: int, board: B) -> State[B, R, M]:
    """The innermost routine continues with op `pc`."""
    after = _new(Frame, (frame[0], pc, frame[2], frame[3], frame[4]))
    return _new(State, (state[0], board, state[2][:-1] + (after,), None, state[4]))


def with_top(state: State[B, R, M], frame: Frame[R], board: B) -> State[B, R, M]:
    """The innermost routine is replaced by `frame`."""
    return _new(State, (state[0], board, state[2][:-1] + (frame,), None, state[4]))


def calling(state: State[B, R, M], frame: Frame[R], inner: Frame[R], board: B) -> State[B, R, M]:
    """The innermost routine becomes `frame` and waits while `inner` is performed."""
    return _new(State, (state[0], board, state[2][:-1] + (frame, inner), None, state[4]))


def returning(state: State[B, R, M], board: B) -> State[B, R, M]:
    """The innermost routine returns; the one around it continues."""
    return _new(State, (state[0], board, state[2][:-1], None, state[4]))


def asking(state: State[B, R, M], ask: Ask) -> State[B, R, M]:
    """Only opens `ask`."""
    return _new(State, (state[0], state[1], state[2], ask, state[4]))


def next_state(state: State[B, R, M], board: B, frames: tuple[Frame[R], ...], ask: Ask | None, memory: M) -> State[B, R, M]:
    """The general case: replaces every part of the state but its set-up."""
    return _new(State, (state[0], board, frames, ask, memory))


new_ask = making(Ask)
new_frame = making(Frame)

at = replacer(Frame, "pc")
"""The same frame with this op next."""

with_env = replacer(Frame, "env")
"""The same frame with these registers."""

at_with_env = replacer(Frame, "pc", "env")
"""The same frame with this op next, and these registers."""
