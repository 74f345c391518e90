"""`pnrules hint` and `pnrules review`: what a good player would do at a place of a play, and what a play turned on."""

from __future__ import annotations

import argparse

from pnrules import loading, reporting
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.state import CHANCE, AnyState
from pnrules.kernel.validation import visible
from pnrules.players import saying
from pnrules.players.search import thinking
from pnrules.players.turning import CLEARLY, STRENGTH, turning_points
from pnrules.showing.play import ShownPlay


def hint(options: argparse.Namespace) -> int:
    """Print what whoever is asked at the place had better do, and what each option is expected to bring.

    Raises BadInput where nobody is asked, or another player than `--seat`; NoSuchNode.
    """
    play = loading.load(options.source, deck=options.deck)
    node = play.head if options.node is None else reporting.numbered(play, options.node)
    state = play.state_at(node)
    seat = _asked(state, options.seat)
    view = state.setup.game.view(state, seat)
    *_, thought = thinking(view, options.seed, options.strength)
    print("\n".join(map(visible, saying.hint(options.lang, view, thought))))
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


def review(options: argparse.Namespace) -> int:
    """Print the turning points of a play, from its start to where it stands. Raises BadInput."""
    play = loading.load(options.source, deck=options.deck)
    least = CLEARLY if options.by is None else options.by / 100
    strength = STRENGTH if options.strength is None else options.strength
    found = list(turning_points(play, options.seed, strength, least))
    numbers = _numbers(play)
    told = [saying.turned(options.lang, play.state_at(turn.node), numbers[turn.node], turn) for turn in found]
    print("\n".join(map(visible, saying.all_turned(options.lang, told))))
    return 0


def _numbers(play: ShownPlay) -> dict[int, int]:
    """The number of each place that a reader is told, by its node."""
    return {node: number for number, node in enumerate(reporting.stops(play, play.head))}


__all__ = ["hint", "review"]
