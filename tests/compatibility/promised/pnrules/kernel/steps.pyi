from _typeshed import Incomplete
from collections.abc import Callable, Mapping
from pnrules.kernel.citations import Citation
from pnrules.kernel.game import Setup
from pnrules.kernel.rules import Rule as Rule
from pnrules.kernel.state import AnyFrame, AnyState, Option
from typing import Any, NamedTuple

Outcome = tuple[Rule, tuple[Any, ...], AnyState]
Op = Callable[[AnyState, AnyFrame, Option | None], Outcome]
Code = Mapping[str, tuple[Op, ...]]

def cited(rule: Rule, setup: Setup, code: str) -> Citation: ...

class Step(NamedTuple):
    before: AnyState
    answer: Option | None
    rule: Rule
    args: tuple[Any, ...]
    after: AnyState
    @property
    def op(self) -> str: ...
    @property
    def actor(self) -> int | None: ...
    @property
    def citation(self) -> Citation: ...
    @property
    def rulings(self) -> tuple[str, ...]: ...
    def seen_by(self, seat: int | None) -> tuple[Any, ...]: ...
    def answer_seen_by(self, seat: int | None) -> Option | None: ...
    def words(self, lang: str = 'en', seat: int | None = None) -> str: ...

new_step: Incomplete
