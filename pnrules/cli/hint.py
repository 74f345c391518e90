"""`pnrules hint`: what a good player would do at a node of a play."""

from __future__ import annotations

import argparse

from pnrules.files import loading, report
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.validation import visible
from pnrules.kernel.state import CHANCE, AnyState
from pnrules.players import saying
from pnrules.players.reasons import explaining


def run(options: argparse.Namespace) -> int:
    """Print what the player who is asked should do, what each option is expected to bring, and why.

    Raises BadInput if nobody is asked, or another player than `--seat`; NoSuchNode.
    """
    play = loading.load_whole(options.source, deck=options.deck)
    node = play.head if options.node is None else report.numbered(play, options.node)
    state = play.state_at(node)
    seat = _asked(state, options.seat)
    view = state.setup.game.view(state, seat)
    *_, explained = explaining(state, options.seed, options.strength)
    told = [*saying.hint(options.lang, view, explained.thought), *saying.why(options.lang, view, explained)]
    print("\n".join(map(visible, told)))
    return 0


def _asked(state: AnyState, wanted: int | None) -> int:
    """The seat that is asked."""
    if wanted is not None:
        state.setup.check_seat(wanted)
    ask = state.ask
    if ask is None or ask.who == CHANCE:
        raise BadInput([Problem("--node", "problem-nobody-asked")])
    if wanted is not None and wanted != ask.who:
        who = state.setup.players[int(ask.who) - 1]
        raise BadInput([Problem("--seat", "problem-another-asked", (("who", "text"),), (who,))])
    return int(ask.who)


__all__ = ["run"]
