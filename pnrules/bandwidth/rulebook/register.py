"""The rulings of Battle for Bandwidth. Their words and reasons are in the catalogue."""

from __future__ import annotations

from pnrules.kernel.rulings import Ruling

EDITIONS = ("BfB",)

REGISTER = {
    ruling.id: ruling
    for ruling in (
        Ruling("B-01", ("no-shuffle",), EDITIONS),
        Ruling("B-02", (), EDITIONS),
        Ruling("B-03", ("nothing",), EDITIONS),
        Ruling("B-04", (), EDITIONS),
        Ruling("B-05", (), EDITIONS),
        Ruling("B-06", ("must",), EDITIONS),
        Ruling("B-07", ("random",), EDITIONS),
        Ruling("B-08", ("not",), EDITIONS),
        Ruling("B-09", (), EDITIONS),
        Ruling("B-10", (), EDITIONS),
    )
}
