"""Claims that take thought, and what proves or refutes them."""

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
    """What a claim comes to."""

    position: Any
    """The state in which it is claimed."""

    def words(self, lang: str = "en") -> str:
        """The same as a sentence."""


class Example(NamedTuple):
    """A claim that comes to one thing or another, by two numbers in which the positions differ.

    name      what it is called in notebooks
    scenario  the position with neither
    numbers   of each number the message that says what it counts, and up to how many there may be
    table     the message that heads a table of what comes of them
    varied    the data of the scenario with so many
    """

    name: str
    scenario: str
    numbers: tuple[tuple[str, int], tuple[str, int]]
    table: str
    varied: Callable[..., Json]


class Prover(Protocol):
    """What decides whether somebody can make a turn last for ever, and gives evidence (`pnrules prove`).

    BUDGET  how many outcomes of moves are looked at before it is undecided, unless somebody says otherwise
    MOST    how many lines of evidence are told, unless somebody says otherwise
    """

    BUDGET: int
    MOST: int

    def claimable(self, state: AnyState, /) -> bool:
        """Whether somebody can claim it in this position."""

    def prove(self, state: AnyState, /, *, budget: int) -> Any:
        """The verdict; it has a `name`, and `words(lang)`."""

    def told(self, verdict: Any, lang: str, most: int, /) -> list[str]:
        """The evidence in at most so many lines."""

    def holds(self, verdict: Any, /) -> int | None:
        """How many situations of the evidence were checked, by the rules alone; None where it does not bear the check."""

    def is_decided(self, verdict: Any, /) -> bool:
        """Whether there is evidence to be checked."""

    def as_data(self, verdict: Any, /) -> dict[str, PlainData]:
        """The verdict with all its evidence as JSON data."""

    def source(self, verdict: Any, /) -> tuple[Citation, tuple[str, ...]]:
        """Where the rule stands by which the claim comes to this, and the rulings that it rests on."""

    def strategy(self, verdict: Any, state: AnyState, /) -> Option | None:
        """What the evidence does at a position; None where it has no move: another decides, or it never comes there."""

    def chance(self, verdict: Any, /) -> Chance | None:
        """The draws that refute the claim, as a play's chance; None where there are none."""

    def circle(self, verdict: Any, lang: str, /) -> Circle | None:
        """The strategy as a loop to be drawn; None where it does not go round one way only."""


class Proving(Facet):
    """What can be claimed in a game and has to be proved, and how much thought that takes. A game without this has no claims.

    examples  claims to be looked at in a notebook
    """

    examples: tuple[Example, ...] = ()

    def prover(self) -> Prover | None:
        """What proves that a turn can be made to last for ever; None in a game in which nobody can claim that."""
        return None

    def takes_thought(self, option: Option) -> bool:
        """Whether what this option leads to takes long to find out, so that it is not shown before it is chosen."""
        return False

    def thought(self, state: AnyState, option: Option) -> int:
        """How much it took to find out what an option leads to that takes thought: the same number on every machine."""
        return 0

    def after_thought(self, state: AnyState, thought: int) -> AnyState:
        """The state as such an option is answered in it, in a play, or in a file that is opened, that has taken so much thought
        before: the more, the less is taken now, so that all together take no longer than the game means them to."""
        return state
