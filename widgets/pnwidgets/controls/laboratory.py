"""Games that are played to be measured: a question, or a report on a game or a card set, with each game to open on a board."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import Any

from pnrules.kernel.forms.validation import Json
from pnrules.lab.experiment import RANDOM
from pnrules.pages import opening
from pnrules.session import MeasuringSession
from pnwidgets.controls.common import PageBoard
from pnwidgets.language import PAGE


class LaboratoryPage(PageBoard):
    """Games that are played to be measured, what they say, and a board for each of them.

    measured  how far that is, and what they say so far (see `pnrules.wire.laboratory.Measured`); can be read and observed
    """

    session: MeasuringSession

    def play_all(self, setup: int = 0, games: int = 30) -> None:
        """Play and count, and return when it is done. Pages do the same a little at a time.

        setup  which of the set-ups that the page offers
        games  how many games of each: 30, 100, 300 or 1000
        """
        self.intend({"do": "measure", "setup": setup, "games": games})
        while self.measured["done"] < self.measured["of"]:
            self.intend({"do": "measure-on"})

    def __repr__(self) -> str:
        told = self.measured["told"].get(PAGE.lang)
        if not told:
            return "\n".join(each[PAGE.lang] for each in self.measured["setups"])
        lines = [told["heading"], *(each["says"] for each in told["findings"])]
        for answer in told["answers"]:
            lines += ["", answer["asks"], "; ".join(answer["head"]), *("; ".join(line["cells"]) for line in answer["lines"])]
        return "\n".join(lines)


def measure(question: str) -> LaboratoryPage:
    """A question about the three games, answered by playing many of them.

    question  ends, length, seats, points, cards, decks, rulings, claims or loops: see `pnrules.lab.questions`

    Raises BadInput for an unknown one.
    """
    return LaboratoryPage(opening.measured(question, PAGE.lang))


def report(
    source: str | PathLike[str] | Json,
    players: int | None = None,
    version: int | None = None,
    bots: str | Sequence[str] = RANDOM,
    **how: Any,
) -> LaboratoryPage:
    """A report on a game or on a card set: `report("kalah")`, `report("my-deck.json")`.

    source   a game by its name; a card set as a file, or as data
    players  how many; by default 3, or as near to it as the game goes
    version  which way to play it
    bots     how everybody plays, or each seat: random, greedy, search:50
    how      seed, edition, rulings, as in `pnrules.lab.Experiment`

    Raises BadInput for what cannot be played.
    """
    return LaboratoryPage(opening.reported(source, PAGE.lang, players=players, version=version, bots=bots, **how))
