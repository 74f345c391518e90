from collections.abc import Callable as Callable, Sequence
from pnrules.kernel.errors import Params as Params
from pnrules.kernel.state import AnyFrame as AnyFrame, AnyState as AnyState, Option as Option
from pnrules.kernel.steps import Op as Op, Outcome as Outcome, Rule as Rule, Step as Step
from typing import Any, NamedTuple

class Misreading(NamedTuple):
    id: str
    params: Params
    args: tuple[Any, ...]
    state: AnyState
    place: str = ...
    @property
    def key(self) -> tuple[Any, ...]: ...

class Foretold(NamedTuple):
    kind: str
    of: Callable[[AnyState, Sequence[Step]], Any]

def with_routine(state: AnyState, name: str, *ops: Op) -> AnyState: ...
def passing_over(state: AnyState, card: str, routine: str, rule: Rule) -> AnyState: ...
