"""Claiming that a turn can be made to last for ever: the verdict is the prover's, never a guess (R-10)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import Forbidden, Refusal
from pnrules.kernel.state import Option, next_state
from pnrules.kernel.steps import Outcome
from pnrules.runtime_error import rules
from pnrules.runtime_error.proof.budget import seconds
from pnrules.runtime_error.table.board import CLAIM, PROVED, UNDECIDED, Board, Claim, Memory, Thought
from pnrules.runtime_error.table.state import RuntimeErrorState

PER_PLAY: Final = 600_000
"""How many outcomes of moves are examined for all claims of a play together; after that, one per claim."""

SHARE: Final = 5
"""A claim may use one part in so many of what earlier claims have left, up to the budget of a claim."""

KEPT: Final = 4096
"""How many verdicts are cached, at a few kilobytes each."""


class Decided(NamedTuple):
    """The verdict on a claim, and how many outcomes of moves were examined for it."""

    claim: Claim
    looked_at: int


def after_thought(state: RuntimeErrorState, thought: int) -> RuntimeErrorState:
    """See `Proving.after_thought`: the state in which a claim is decided after earlier claims."""
    from pnrules.runtime_error.proof import prover

    assert not isinstance(state.memory, Thought)
    return state if _budget(thought) == prover.BUDGET else state._replace(memory=Thought(thought, state.memory))


def _budget(taken: int) -> int:
    """How many outcomes of moves a claim may examine after earlier claims of the play.

    The total of a play is bounded, however many claims it makes, and no claim is refused.
    """
    from pnrules.runtime_error.proof import prover  # only loaded when somebody claims

    return max(1, min(prover.BUDGET, (PER_PLAY - taken) // SHARE))


def _taken(state: RuntimeErrorState) -> int:
    return state.memory.taken if isinstance(state.memory, Thought) else 0


def decided(state: RuntimeErrorState) -> Decided:
    """The verdict on a claim in this position, cached.

    The cache only saves time: the budget is a number of outcomes, so a verdict is always the same.
    """
    return _decided(state._replace(memory=None), _budget(_taken(state)))


@lru_cache(maxsize=KEPT)
def _decided(state: RuntimeErrorState, budget: int) -> Decided:
    from pnrules.runtime_error.proof.prover import prove

    verdict = prove(state, budget=budget)
    return Decided(Claim(verdict.name, verdict.size), verdict.looked_at)


def claimable(board: Board) -> tuple[Option, ...]:
    """The claim, unless it has just been made in this exact position."""
    return (CLAIM,) if board.claim is None else ()


def claim(state: RuntimeErrorState) -> Outcome:
    """The claim is decided. Proved, it wins; otherwise play goes on with the same question."""
    board = state.board
    seat = board.turn
    found = decided(state).claim
    memory = state.memory.memory if isinstance(state.memory, Thought) else state.memory
    if found.verdict == PROVED:
        return rules.PROVED, (seat, found.size), _won(state, board._replace(claim=found), PROVED, memory)
    undecided = found.verdict == UNDECIDED
    board = board._replace(claim=found, demonstrating=board.demonstrating or undecided)
    after = next_state(state, board, state.frames, None, Memory() if undecided and memory is None else memory)
    if not undecided:
        return rules.REFUTED, (seat, found.size), after
    if _taken(state):
        return rules.UNDECIDED_SOONER, (seat, found.size), after
    return rules.UNDECIDED, (seat, found.size, seconds(found.size)), after


def demonstrated(state: RuntimeErrorState, board: Board, card: str) -> Outcome:
    """A whole position has come back without an open draw in between: the turn can last for ever (R-10)."""
    return rules.DEMONSTRATED, (board.turn, card), _won(state, board, "demonstrated", state.memory)


def _won(state: RuntimeErrorState, board: Board, how: str, memory: Memory | Thought | None) -> RuntimeErrorState:
    return next_state(state, board._replace(winner=(board.turn, how)), (), None, memory)


def refused_claims(state: RuntimeErrorState) -> tuple[Forbidden, ...]:
    """A claim that has just been decided may not be repeated before the position changes."""
    board = state.board
    if board.claim is None or state.ask is None:
        return ()
    why = Refusal("refused-claim-again", (), (), Citation(state.setup.work, "winning"), ("R-10",))
    return (Forbidden(board.turn, CLAIM, why, True),)
