from pathlib import Path
from pnrules.kernel.chance import seeded as seeded
from pnrules.kernel.errors import BadInput as BadInput, PnError as PnError, Refused as Refused
from pnrules.kernel.forms.validation import Json
from pnrules.kernel.machine import step as step
from pnrules.kernel.state import AnyState, Ask as Ask, CHANCE as CHANCE, Frame as Frame, State as State
from pnrules.kernel.steps import Step as Step
from pnrules.showing.play import ShownPlay as Play
from pnrules.version import VERSION

__all__ = ['BadInput', 'PnError', 'Refused', 'step', 'CHANCE', 'Ask', 'Frame', 'State', 'Step', 'seeded', 'Play', '__version__', 'RulesError', 'load', 'names', 'view']

__version__ = VERSION
RulesError = PnError

def load(source: str | Path | Json, *, seed: int | None = None, deck: str | Path | Json | None = None) -> Play: ...
def names() -> tuple[str, ...]: ...
def view(state: AnyState, seat: int) -> AnyState: ...
