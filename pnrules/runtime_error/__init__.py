"""Runtime Error by Necolai McIntosh: the rulebook as code, and the prover that decides whether a turn can last for ever."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pnrules.runtime_error.positions import Player, Statement, position
    from pnrules.runtime_error.proof.verdict import Verdict
    from pnrules.runtime_error.table.state import RuntimeErrorState

_LATE: Final = ("Player", "Statement", "position")
"""Imported on first access: playing a scenario needs none of it."""


def __getattr__(name: str) -> Any:
    if name not in _LATE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("pnrules.runtime_error.positions"), name)


def prove(position: RuntimeErrorState, seat: int | None = None, *, budget: int | None = None) -> Verdict:
    """Whether a seat can make its turn last for ever from this position: proved, refuted or undecided, with the evidence.

    position  a state in which the seat is asked for a statement, an input or an edit, in its own turn (R-08)
    seat      who claims; by default whose turn it is
    budget    how many outcomes of moves may be examined before the answer is undecided, at least 1; by default as many as a
              claim at the table has, which is about two seconds

    Raises NotNow if the seat could not claim, since it is not asked, or not on turn; BadInput for a budget below 1.
    """
    from pnrules.runtime_error.proof.prover import BUDGET, prove

    return prove(position, seat, budget=BUDGET if budget is None else budget)


__all__ = ["Player", "Statement", "position", "prove"]
