"""Claims that take thought, and the prover that decides them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from pnrules.kernel.chance import Chance
from pnrules.kernel.citations import Citation
from pnrules.kernel.forms.validation import Json
from pnrules.kernel.game import Facet
from pnrules.kernel.patches import PlainData
from pnrules.kernel.scenery import Circle
from pnrules.kernel.state import AnyState, Option


class Verdict(Protocol):
    """The decision on a claim."""

    position: Any
    """The state in which the claim is made."""

    def words(self, lang: str = "en") -> str:
        """The verdict as a sentence."""


class Example(NamedTuple):
    """A claim whose verdict depends on two numbers.

    name      its name in notebooks
    scenario  the position with both at 0
    numbers   for each number, the message that says what it counts, and the maximum
    table     the message above a table of the verdicts
    varied    makes the data of the scenario with these numbers
    """

    name: str
    scenario: str
    numbers: tuple[tuple[str, int], tuple[str, int]]
    table: str
    varied: Callable[..., Json]


class Prover(Protocol):
    """Decides whether somebody can make a turn last for ever, and gives evidence (`pnrules prove`).

    BUDGET  the default for how many outcomes of moves are examined before the claim is left undecided
    MOST    the default for how many lines of evidence are shown
    """

    BUDGET: int
    MOST: int

    def claimable(self, state: AnyState, /) -> bool:
        """Whether somebody can claim it in this position."""

    def prove(self, state: AnyState, /, *, budget: int) -> Any:
        """The verdict on the claim; it has a `name`, and `words(lang)`."""

    def evidence(self, verdict: Any, lang: str, most: int, /) -> list[str]:
        """The evidence in at most `most` lines."""

    def holds(self, verdict: Any, /) -> int | None:
        """How many situations of the evidence were checked, by the rules alone; None if it does not hold."""

    def is_decided(self, verdict: Any, /) -> bool:
        """Whether there is evidence to be checked."""

    def as_data(self, verdict: Any, /) -> dict[str, PlainData]:
        """The verdict with all its evidence as JSON data."""

    def source(self, verdict: Any, /) -> tuple[Citation, tuple[str, ...]]:
        """The citation of the rule behind the verdict, and the rulings that it rests on."""

    def strategy(self, verdict: Any, state: AnyState, /) -> Option | None:
        """The move of the evidence at a position; None if another player decides, or the evidence never leads there."""

    def chance(self, verdict: Any, /) -> Chance | None:
        """The draws that refute the claim, as a play's chance; None if there are none."""

    def circle(self, verdict: Any, lang: str, /) -> Circle | None:
        """The strategy as a loop to be drawn; None if it is not a single loop."""


class Proving(Facet):
    """Claims in a game that have to be proved, and how much thought they take. A game without this has none.

    examples  claims to explore in a notebook
    """

    examples: tuple[Example, ...] = ()

    def prover(self) -> Prover | None:
        """Proves that a turn can be made to last for ever; None in a game without such claims."""
        return None

    def takes_thought(self, option: Option) -> bool:
        """Whether the result of this option takes long to compute, so that it has no preview."""
        return False

    def thought(self, state: AnyState, option: Option) -> int:
        """How much thought the result of an option took: the same number on every machine."""
        return 0

    def after_thought(self, state: AnyState, thought: int) -> AnyState:
        """The state in which such an option is answered in a play that has already taken some thought: the more it has taken, the
        less this option gets, so that the total is bounded."""
        return state
