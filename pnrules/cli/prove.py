"""`pnrules prove NAME|FILE`: whether the turn of a position can be made to last for ever, with the evidence."""

from __future__ import annotations

import argparse
import json
from typing import Any

from pnrules import words
from pnrules.files import loading
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.proving import Prover, Proving
from pnrules.kernel.state import AnyState
from pnrules.showing.play import ShownPlay


def run(options: argparse.Namespace) -> int:
    """Print the verdict, beginning with its name, and what it rests on. Returns 1 if the evidence does not hold, otherwise 0."""
    play = loading.load_whole(options.source)
    prover = prover_of(play)
    budget = prover.BUDGET if options.budget is None else options.budget
    verdict = prover.prove(claimable(play), budget=budget)
    if options.json:
        print(json.dumps(prover.as_data(verdict), ensure_ascii=False))
        return 0
    print(f"{words.text(options.lang, f'claim-{verdict.name}')}\n{verdict.words(options.lang)}")
    for line in prover.evidence(verdict, options.lang, options.lines or prover.MOST):
        print(f"  {line}")
    return checked(verdict, prover, options.lang) if options.check and prover.is_decided(verdict) else 0


def prover_of(play: ShownPlay) -> Prover:
    """The prover of the game. Raises BadInput if it has none."""
    game = play.setup.game
    prover = Proving.of(game).prover()
    if prover is None:
        raise BadInput([Problem("game", "problem-no-prover", (("game", "text"),), (game.name,))])
    return prover


def checked(verdict: Any, prover: Prover, lang: str) -> int:
    """Print whether the evidence holds. Returns 0 if it does, otherwise 1."""
    count = prover.holds(verdict)
    print(words.text(lang, "proof-mistaken") if count is None else words.text(lang, "proof-checked", count=count))
    return 1 if count is None else 0


def claimable(play: ShownPlay) -> AnyState:
    """The latest position on the line to the head at which somebody could claim. Raises BadInput if there is none."""
    prover = prover_of(play)
    for node in reversed(play.line()):
        state = play.state_at(node)
        if prover.claimable(state):
            return state
    raise BadInput([Problem("answers", "problem-nothing-to-claim")])
