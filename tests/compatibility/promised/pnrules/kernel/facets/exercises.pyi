from collections.abc import Collection, Iterable, Mapping, Sequence
from pnrules.kernel.forms.validation import Json as Json
from pnrules.kernel.game import Facet
from pnrules.kernel.misreadings import Foretold as Foretold, Misreading as Misreading
from pnrules.kernel.state import AnyState as AnyState
from pnrules.kernel.steps import Step as Step
from random import Random

class Exercises(Facet):
    foretold: Mapping[str, Foretold]
    copying: Collection[str]
    def small(self, draw: Random) -> Json | None: ...
    def in_play(self, state: AnyState) -> int: ...
    def misreadings(self, state: AnyState, steps: Sequence[Step]) -> Iterable[Misreading]: ...
