"""The prover as `pnrules prove` asks for it: from which positions, with what evidence, and whether that bears a check."""

from __future__ import annotations

from pnrules.runtime_error.checker import Mistake, check
from pnrules.runtime_error.evidence import MOST, told
from pnrules.runtime_error.proof.prover import BUDGET, prove
from pnrules.runtime_error.proof.situations import PHASES
from pnrules.runtime_error.proof.verdict import Undecided, Verdict, as_data
from pnrules.runtime_error.table.state import RuntimeErrorState


def claimable(state: RuntimeErrorState) -> bool:
    """Whether somebody can claim here that the turn lasts for ever, and has not just done so."""
    return state.ask is not None and state.ask.kind in PHASES and state.board.claim is None


def holds(verdict: Verdict) -> int | None:
    """How many situations of the evidence were looked at; None where it does not hold."""
    try:
        return check(verdict)
    except Mistake:
        return None


def is_decided(verdict: Verdict) -> bool:
    """Whether there is evidence."""
    return not isinstance(verdict, Undecided)


__all__ = ["BUDGET", "MOST", "as_data", "claimable", "holds", "is_decided", "prove", "told"]
