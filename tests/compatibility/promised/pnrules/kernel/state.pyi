from _typeshed import Incomplete
from collections.abc import Callable as Callable
from pnrules.kernel.game import Setup
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

Record = TypeVar('Record', bound=tuple[Any, ...])
Fields = ParamSpec('Fields')
B = TypeVar('B')
R = TypeVar('R')
M = TypeVar('M')
B_co = TypeVar('B_co', covariant=True)
R_co = TypeVar('R_co', covariant=True)
M_co = TypeVar('M_co', covariant=True)
Option = tuple[Any, ...]

class Ask(NamedTuple):
    who: int | str
    kind: str
    args: tuple[Any, ...]
    options: tuple[Option, ...]

class Frame(NamedTuple, Generic[R_co]):
    code: str
    pc: int
    source: str | None
    actor: int
    env: R_co
    @property
    def next_op(self) -> tuple[str, int]: ...

class State(NamedTuple, Generic[B_co, R_co, M_co]):
    setup: Setup
    board: B_co
    frames: tuple[Frame[R_co], ...]
    ask: Ask | None
    memory: M_co
    @property
    def position(self) -> tuple[Any, ...]: ...
    @property
    def over(self) -> bool: ...
AnyState = State[Any, Any, Any]
AnyFrame = Frame[Any]

def making(record: Callable[Fields, Record]) -> Callable[Fields, Record]: ...
def replacer(record: type[Record], *names: str) -> Callable[..., Record]: ...
def going_on(state: State[B, R, M], frame: Frame[R], board: B) -> State[B, R, M]: ...
def going_to(state: State[B, R, M], frame: Frame[R], pc: int, board: B) -> State[B, R, M]: ...
def with_top(state: State[B, R, M], frame: Frame[R], board: B) -> State[B, R, M]: ...
def calling(state: State[B, R, M], frame: Frame[R], inner: Frame[R], board: B) -> State[B, R, M]: ...
def returning(state: State[B, R, M], board: B) -> State[B, R, M]: ...
def asking(state: State[B, R, M], ask: Ask) -> State[B, R, M]: ...
def next_state(state: State[B, R, M], board: B, frames: tuple[Frame[R], ...], ask: Ask | None, memory: M) -> State[B, R, M]: ...

new_ask: Incomplete
new_frame: Incomplete
at: Incomplete
with_env: Incomplete
at_with_env: Incomplete
