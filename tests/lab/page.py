"""`make numbers`: `docs/numbers.md`. What was played lies in `.cache/numbers`, and is not played again.

Whoever changes rules, or how players choose at random, empties that folder first: its games were played by the rules of then.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from pnrules import words
from pnrules.kernel.citations import slug
from pnrules.lab import Experiment, answers
from pnrules.lab import asked as all_of
from pnrules.lab.answers import Answer, answer
from pnrules.lab.asked import SEED, Asked
from pnrules.lab.folder import numbers, run
from pnrules.lab.questions import FEW
from pnrules.lab.records import Records, joined
from pnrules.lab.samples import Sample

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "numbers.md"
KEPT: Final = ROOT / ".cache" / "numbers"
GAMES: Final = 1000
SLOW: Final = 10
"""A game of Runtime Error takes so many times as long as others, and so many times fewer are played."""

ASKED: Final = all_of.asked()

Samples = Callable[[Experiment], Sample]


def folder(experiment: Experiment) -> Path:
    """Where its games lie."""
    own = None if experiment.deck is None else slug(answers.deck(experiment.deck, "en"))
    parts = (experiment.game, experiment.edition, experiment.version, len(experiment.players), own, *chain(*experiment.rulings))
    return KEPT / "-".join(str(part) for part in parts if part is not None)


def games_of(experiment: Experiment, games: int) -> int:
    """How many games of an experiment are played where so many are asked for."""
    return min(games, max(FEW, games // SLOW)) if experiment.game == "runtime_error" else games


def play(games: int) -> Iterator[Experiment]:
    """Play what has still to be played, one experiment after another."""
    for experiment in dict.fromkeys(each for asked in ASKED for group in asked.groups for each in group):
        for _ in run(experiment, folder(experiment), games_of(experiment, games)):
            pass
        yield experiment


def kept(experiment: Experiment) -> Sample:
    """The games that lie there, from the first one on."""
    held = 0
    for each in numbers(folder(experiment)):
        if each.start > held:
            break
        held = each.stop
    nothing = Records((), (), (), (), (), (), ())
    return Sample(experiment, folder(experiment) if held else nothing, held)


def fresh(games: int) -> Samples:
    """Samples that are played now, for a test."""
    return lambda experiment: Sample(experiment, joined(experiment.play(number) for number in range(games)), games)


def found(asked: Asked, samples: Samples) -> Answer:
    """The answer to a question of the page, without set-ups of which too little has been played. Of those that are compared,
    as many games are counted as all have."""
    groups = (_alike([samples(each) for each in group]) for group in asked.groups)
    return answer(asked.question, (group for group in groups if len(group[0].games) >= FEW))


def _alike(group: list[Sample]) -> list[Sample]:
    fewest = min(len(each.games) for each in group)
    return [each if len(each.games) == fewest else each.first(fewest) for each in group]


HEAD: Final = """# What these games are like, in numbers

Written by `make numbers`; nothing here is typed by hand. Everybody chooses at random. In brackets is the interval in which the
true number lies 95 times in 100: Wilson's for shares, the bootstrap's for means. Each table says on how many games it stands:
where an interval is wide, more games are needed, and `make numbers NUMBERS="--games 10000"` plays them.

A player may read this for strategy, a designer for balance. What a table cannot tell apart stands beneath it. To look at a game,
give its number and the place to

    pnrules lab nightmare --edition 3.0 --version 2 --players 4 --seed numbers --open 17 --at 24

which prints a [link](link.md) to it. For a ruling's other reading, add `--rulings N-01=copied`; those games have 3 players, or 4
in Runtime Error. [The laboratory](lab.md) says how games are written down, and `pnrules lab my-deck.json` asks the same of a game
or of cards of your own.

"""


def page(samples: Samples) -> str:
    """The page."""
    parts = [HEAD]
    for asked in ASKED:
        told = found(asked, samples)
        if told.found:
            parts += ["\n".join(answers.as_markdown(told, "en")), _stands_on(told)]
    return "\n".join(parts)


def _stands_on(told: Answer) -> str:
    games = [each.games for each in told.found]
    fewest, most = min(games), max(games)
    many = f"{most}" if fewest == most else f"{fewest} to {most}"
    return f"Games of each set-up: {many}, deal number `{SEED}`, games 0 to {most - 1}.\n"


def main() -> None:
    """Play what is left and write the page."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--noted", action="store_true", help="play nothing more: the page of what has been played")
    options = parser.parse_args()
    if not options.noted:
        for experiment in play(options.games):
            print(words.text("en", f"game-{experiment.game}"), folder(experiment).name, flush=True)
    PAGE.write_text(page(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
