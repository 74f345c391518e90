"""`pnrules review`: the turning points of a play."""

from __future__ import annotations

import argparse

from pnrules.files import loading, report
from pnrules.kernel.forms.validation import visible
from pnrules.players import saying
from pnrules.players.turning import CLEARLY, STRENGTH, turning_points
from pnrules.showing.play import ShownPlay


def run(options: argparse.Namespace) -> int:
    """Print the turning points of a play, from its start to its head. Raises BadInput."""
    play = loading.load_whole(options.source, deck=options.deck)
    least = CLEARLY if options.by is None else options.by / 100
    strength = STRENGTH if options.strength is None else options.strength
    found = list(turning_points(play, options.seed, strength, least))
    numbers = _numbers(play)
    told = [saying.turned(options.lang, play.state_at(turn.node), numbers[turn.node], turn) for turn in found]
    print("\n".join(map(visible, saying.all_turned(options.lang, told))))
    return 0


def _numbers(play: ShownPlay) -> dict[int, int]:
    """The number of each stop, as shown to readers, by its node."""
    return {node: number for number, node in enumerate(report.stops(play, play.head))}


__all__ = ["run"]
