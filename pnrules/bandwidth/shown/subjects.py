"""The subjects of “Why?” on a table of Battle for Bandwidth."""

from __future__ import annotations

from typing import Final

from pnrules.kernel import subjects
from pnrules.kernel.subjects import BY_SEAT, CARD, COUNT, FIRST, FLAT, KIND, SEAT, SORTED, TABLE, THERE, Subject, way

PLACES: Final = subjects.lies(
    row="rows.#.#",
    function="function",
    hand="table.hands.#.*",
    discards="table.discards.*",
    pile="table.pile.*",
)

X: Final = subjects.either(
    way("run.x"),
    way("rows", FLAT, FIRST, KIND, subjects.among(way("cards"), "name"), "green"),
)
"""In the run under way, or in one that would begin now: the green number of the program's first card."""

NOTHING: Final = subjects.otherwise(None)

SUBJECTS: Final = (
    Subject("points", SEAT, way("points", BY_SEAT), "number"),
    Subject("hands", SEAT, way("table.hands", BY_SEAT, KIND, SORTED), "cards"),
    Subject("terminals", SEAT, way("points", subjects.round_from(way("first"))), "number"),
    Subject("places", CARD, way(PLACES), "place"),
    Subject("token", TABLE, way("token"), "seat"),
    Subject("x", TABLE, way(X, NOTHING), "number"),
    Subject("pc", TABLE, way("rows", FLAT, subjects.at(way("run.at")), NOTHING), "card"),
    Subject("function", TABLE, way("function"), "card"),
    Subject("turn", TABLE, way("table.turn"), "seat"),
    Subject("running", TABLE, way("run", THERE), "yes"),
    Subject("pile", TABLE, way("table.pile", COUNT), "number"),
    Subject("discards", TABLE, way("table.discards"), "cards"),
    Subject("winner", TABLE, way("winner"), "seat", rare=True),
)
"""By seat: points, hand, terminal. By card: where it lies. And the table's own: the token, X, whose turn it is."""
