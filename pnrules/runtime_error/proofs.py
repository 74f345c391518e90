"""The prover as others call it: from which positions, with what evidence, and whether that checks out."""

from __future__ import annotations

from pnrules.kernel.chance import Chance
from pnrules.kernel.citations import Citation
from pnrules.kernel.state import Option
from pnrules.kernel.steps import cited
from pnrules.runtime_error.checker import Mistake, check
from pnrules.runtime_error.evidence import MOST, circle, evidence
from pnrules.runtime_error.proof.prover import BUDGET, prove
from pnrules.runtime_error.proof.situations import PHASES
from pnrules.runtime_error.proof.verdict import Proved, Refuted, Undecided, Verdict, as_data
from pnrules.runtime_error.table.state import RuntimeErrorState


def claimable(state: RuntimeErrorState) -> bool:
    """Whether somebody can claim an endless turn here, and has not just done so."""
    return state.ask is not None and state.ask.kind in PHASES and state.board.claim is None


def holds(verdict: Verdict) -> int | None:
    """How many situations of the evidence were checked; None if it does not hold."""
    try:
        return check(verdict)
    except Mistake:
        return None


def is_decided(verdict: Verdict) -> bool:
    """Whether there is evidence."""
    return not isinstance(verdict, Undecided)


def source(verdict: Verdict) -> tuple[Citation, tuple[str, ...]]:
    """The citation of the rule behind the verdict, and the rulings that it rests on."""
    return cited(verdict.rule, verdict.position.setup, ""), verdict.rule.rulings


def strategy(verdict: Verdict, state: RuntimeErrorState) -> Option | None:
    """The move of the strategy here; None if there is none, another player decides, or the strategy never leads here."""
    if not isinstance(verdict, Proved) or state.ask is None or state.ask.who != verdict.seat:
        return None
    try:
        return verdict.move(state)
    except KeyError:
        return None


def chance(verdict: Verdict) -> Chance | None:
    """The draws that end the turn whatever is tried."""
    return verdict.chance if isinstance(verdict, Refuted) else None


__all__ = [
    "BUDGET",
    "MOST",
    "as_data",
    "chance",
    "circle",
    "claimable",
    "evidence",
    "holds",
    "is_decided",
    "prove",
    "source",
    "strategy",
]
