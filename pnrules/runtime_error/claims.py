"""Claiming that a turn can be made to last for ever: the verdict is the prover's, never a guess (R-10)."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import Forbidden, Refusal
from pnrules.kernel.state import Option, State, made
from pnrules.kernel.steps import Outcome
from pnrules.runtime_error import rules
from pnrules.runtime_error.board import Board, Claim, Memory

CLAIM: Final = ("claim",)
PROVED, REFUTED, UNDECIDED = VERDICTS = ("proved", "refuted", "undecided")
_RULES: Final = {REFUTED: rules.REFUTED, UNDECIDED: rules.UNDECIDED}


def claimable(board: Board) -> tuple[Option, ...]:
    """The claim, unless it has just been made in this very position."""
    return (CLAIM,) if board.claim is None else ()


def claim(state: State) -> Outcome:
    """The claim is decided. Proved, it wins; otherwise play goes on with the same question."""
    from pnrules.runtime_error.prover import prove  # loaded by the first who claims

    board: Board = state.board
    seat = board.turn
    verdict = prove(state, seat)
    found = Claim(verdict.name, verdict.size)
    if found.verdict == PROVED:
        return rules.PROVED, (seat, found.size), _won(state, board._replace(claim=found), PROVED)
    undecided = found.verdict == UNDECIDED
    board = board._replace(claim=found, demonstrating=board.demonstrating or undecided)
    memory = Memory() if undecided and state.memory is None else state.memory
    return _RULES[found.verdict], (seat, found.size), made(state, board, state.frames, None, memory)


def demonstrated(state: State, board: Board, card: str) -> Outcome:
    """A whole position has come back with no draw open in between: the turn can go on like this for ever (R-10)."""
    return rules.DEMONSTRATED, (board.turn, card), _won(state, board, "demonstrated")


def _won(state: State, board: Board, how: str) -> State:
    return made(state, board._replace(winner=(board.turn, how)), (), None, state.memory)


def refused_claims(state: State) -> tuple[Forbidden, ...]:
    """A claim that was just decided may not be made again before the position has changed."""
    board: Board = state.board
    if board.claim is None or state.ask is None:
        return ()
    why = Refusal("refused-claim-again", (), (), Citation(state.setup.work, "winning"), ("R-10",))
    return (Forbidden(board.turn, CLAIM, why, True),)
