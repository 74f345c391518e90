"""A laboratory: many whole games as tables.

    >>> from pnrules.lab import Experiment
    >>> experiment = Experiment("nightmare", players=("random", "random"), version=2, seed="7")
    >>> experiment.play(0).games[0].ended
    True

`Experiment.play` plays one game. `run` plays many into a folder, as `pnrules simulate --to` does. `frame` gives a table as a data
frame of pandas, from such a folder or from games that are played now.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pnrules.lab.experiment import Experiment
from pnrules.lab.folder import rows, run
from pnrules.lab.formats import types
from pnrules.lab.records import TABLES, CardRow, ChoiceRow, GameRow, LoopRow, Records, RoundRow, ScoreRow, SeatRow

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = [
    "TABLES",
    "CardRow",
    "ChoiceRow",
    "Experiment",
    "GameRow",
    "LoopRow",
    "Records",
    "RoundRow",
    "ScoreRow",
    "SeatRow",
    "frame",
    "rows",
    "run",
]


def frame(source: Experiment | str | Path, table: str = "games", games: int = 100) -> DataFrame:
    """A table as a data frame of pandas.

    source  an experiment, whose first `games` games are played now; or the folder of one, of which all games are read
    table   one of TABLES

    Raises BadInput for a folder without an experiment, KeyError for an unknown table.
    """
    try:
        from pandas import DataFrame
    except ModuleNotFoundError as error:
        error.add_note("pip install 'pnrules[lab]'")
        raise
    columns = list(types(table))
    if isinstance(source, Experiment):
        found = [row for number in range(games) for row in getattr(source.play(number), table)]
    else:
        found = list(rows(Path(source), table))
    return DataFrame(found, columns=columns)
