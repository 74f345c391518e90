from collections.abc import Mapping
from pnrules.kernel.chance import Chance as Chance
from pnrules.kernel.errors import PnError
from pnrules.kernel.forms.validation import Json as Json
from pnrules.kernel.play import Play
from pnrules.kernel.replays import Replay as Replay
from pnrules.kernel.state import AnyState as AnyState, Option as Option
from pnrules.kernel.steps import Step as Step
from pnrules.kernel.subjects import Fact as Fact
from pnrules.kernel.trace import Trace
from pnrules.kernel.tree import Tree as Tree
from typing import Any, NamedTuple, Self

class Difference(NamedTuple):
    place: str
    here: Any
    there: Any

class Contrast(NamedTuple):
    fact: Fact
    here: Any
    there: Any

class Comparison(NamedTuple):
    parts_at: int
    differences: tuple[Difference, ...]
    facts: tuple[Contrast, ...]
    @property
    def same(self) -> bool: ...

class WhatIf(NamedTuple):
    node: int
    repeated: int
    left_out: int
    rest: int
    refused: PnError | None

class Explorer(Play):
    def compare(self, a: int, b: int, other: Tree | None = None) -> Comparison: ...
    def preview(self, option: Option, at: int | None = None) -> list[Step]: ...
    def why(self, *fact: str | int, node: int | None = None) -> Trace: ...
    def made_so(self, *fact: str | int, node: int | None = None) -> list[int]: ...
    def what_if(self, node: int, *words: Any, end: int | None = None) -> WhatIf: ...
    def replayed(self, *, edition: str | None = None, rulings: Mapping[str, str] | None = None, end: int | None = None) -> Replay[Self]: ...
    def without(self, card: str, *, end: int | None = None) -> Replay[Self]: ...
