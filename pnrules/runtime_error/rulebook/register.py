"""The rulings of Runtime Error. Their words and reasons are in the catalogue."""

from __future__ import annotations

from pnrules.kernel.rulings import Ruling

EDITION = "1"
_ALL = (EDITION,)

REGISTER = {
    ruling.id: ruling
    for ruling in (
        Ruling("R-01", ("at-once",), _ALL),
        Ruling("R-02", (), _ALL),
        Ruling("R-03", (), _ALL),
        Ruling("R-04", (), _ALL),
        Ruling("R-05", (), _ALL),
        Ruling("R-06", ("fixed", "almost-surely"), _ALL),
        Ruling("R-07", ("unseen",), _ALL),
        Ruling("R-08", (), _ALL),
        Ruling("R-09", ("declined",), _ALL),
        Ruling("R-10", (), _ALL),
    )
}
