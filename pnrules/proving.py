"""`pnrules prove NAME|FILE`: whether the turn of a position can be made to last for ever, with the evidence."""

from __future__ import annotations

import argparse
import json

from pnrules import loading, words
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.state import AnyState
from pnrules.runtime_error.checker import Mistake, check
from pnrules.runtime_error.evidence import MOST, told
from pnrules.runtime_error.game import GAME
from pnrules.runtime_error.prover import BUDGET, prove
from pnrules.runtime_error.situations import PHASES
from pnrules.runtime_error.verdict import Undecided, Verdict, as_data
from pnrules.showing.play import ShownPlay


def run(options: argparse.Namespace) -> int:
    """Prints the verdict, which is the first word, then what it rests on. Returns 1 where that does not bear a check, else 0."""
    play = loading.load(options.source)
    if play.setup.game is not GAME:
        raise BadInput([Problem("game", "problem-no-prover", (("game", "text"),), (play.setup.game.name,))])
    verdict = prove(claimable(play), budget=BUDGET if options.budget is None else options.budget)
    if options.json:
        print(json.dumps(as_data(verdict), ensure_ascii=False))
        return 0
    print(f"{verdict.name}\n{verdict.words(options.lang)}")
    for line in told(verdict, options.lang, options.lines or MOST):
        print(f"  {line}")
    return 0 if not options.check or isinstance(verdict, Undecided) else checked(verdict, options.lang)


def checked(verdict: Verdict, lang: str) -> int:
    """Prints whether the evidence holds. Returns 0 where it does, else 1."""
    try:
        print(words.text(lang, "proof-checked", count=check(verdict)))
    except Mistake:
        print(words.text(lang, "proof-mistaken"))
        return 1
    return 0


def claimable(play: ShownPlay) -> AnyState:
    """The latest position on the line to the head at which somebody could claim. Raises BadInput where there is none."""
    for node in reversed(play.line()):
        state = play.state_at(node)
        if state.ask is not None and state.ask.kind in PHASES and state.board.claim is None:
            return state
    raise BadInput([Problem("answers", "problem-nothing-to-claim")])
