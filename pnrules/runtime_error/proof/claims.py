"""Claiming that a turn can be made to last for ever: the verdict is the prover's, never a guess (R-10)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import Forbidden, Refusal, Refused
from pnrules.kernel.state import Option, next_state
from pnrules.kernel.steps import Outcome
from pnrules.runtime_error import rules
from pnrules.runtime_error.proof.budget import seconds
from pnrules.runtime_error.table.board import CLAIM, PROVED, REFUTED, UNDECIDED, Board, Claim, Memory
from pnrules.runtime_error.table.state import RuntimeErrorState

_RULES: Final = {REFUTED: rules.REFUTED, UNDECIDED: rules.UNDECIDED}


PER_PLAY: Final = 250_000
"""So many outcomes of moves are looked at for all claims of a play; the last may take it beyond that."""

KEPT: Final = 4096
"""How many positions' verdicts are remembered; of one, a few kilobytes."""


class Decided(NamedTuple):
    """What a claim came to, and how many outcomes of moves were looked at for it."""

    claim: Claim
    looked_at: int


def decided(state: RuntimeErrorState) -> Decided:
    """The verdict on a claim in this position. It is looked for once, and then known wherever the same is claimed again.

    What is remembered changes nothing but how long it takes: the budget is a number of outcomes, so a verdict is the same
    every time.
    """
    from pnrules.runtime_error.proof import prover  # loaded by the first who claims

    return _decided(state._replace(memory=None), prover.BUDGET)


@lru_cache(maxsize=KEPT)
def _decided(state: RuntimeErrorState, budget: int) -> Decided:
    from pnrules.runtime_error.proof.prover import prove

    verdict = prove(state, budget=budget)
    return Decided(Claim(verdict.name, verdict.size), verdict.looked_at)


def claimable(board: Board) -> tuple[Option, ...]:
    """The claim, unless it has just been made in this very position."""
    return (CLAIM,) if board.claim is None else ()


def claim(state: RuntimeErrorState) -> Outcome:
    """The claim is decided. Proved, it wins; otherwise play goes on with the same question."""
    board = state.board
    seat = board.turn
    found = decided(state).claim
    if found.verdict == PROVED:
        return rules.PROVED, (seat, found.size), _won(state, board._replace(claim=found), PROVED)
    undecided = found.verdict == UNDECIDED
    args = (seat, found.size, seconds(found.size)) if undecided else (seat, found.size)
    board = board._replace(claim=found, demonstrating=board.demonstrating or undecided)
    memory = Memory() if undecided and state.memory is None else state.memory
    return _RULES[found.verdict], args, next_state(state, board, state.frames, None, memory)


def enough(thought: int) -> Refused | None:
    """What refuses another claim where so many outcomes of moves were looked at for the claims of a play already."""
    if thought < PER_PLAY:
        return None
    params = (("size", "number"), ("seconds", "number"))
    args = (PER_PLAY, seconds(PER_PLAY))
    return Refused(Refusal("refused-claims-spent", params, args, Citation("RE", "winning"), ("R-10",)))


def demonstrated(state: RuntimeErrorState, board: Board, card: str) -> Outcome:
    """A whole position has come back with no draw open in between: the turn can go on like this for ever (R-10)."""
    return rules.DEMONSTRATED, (board.turn, card), _won(state, board, "demonstrated")


def _won(state: RuntimeErrorState, board: Board, how: str) -> RuntimeErrorState:
    return next_state(state, board._replace(winner=(board.turn, how)), (), None, state.memory)


def refused_claims(state: RuntimeErrorState) -> tuple[Forbidden, ...]:
    """A claim that was just decided may not be made again before the position has changed."""
    board = state.board
    if board.claim is None or state.ask is None:
        return ()
    why = Refusal("refused-claim-again", (), (), Citation(state.setup.work, "winning"), ("R-10",))
    return (Forbidden(board.turn, CLAIM, why, True),)
