"""The subjects of “Why?” on a table of Runtime Error."""

from __future__ import annotations

from typing import Final

from pnrules.kernel import subjects
from pnrules.kernel.subjects import BY_SEAT, CARD, COUNT, FLAT, IS, SEAT, TABLE, Subject, way

PLACES: Final = subjects.lies(
    lower="statements.#.#.lower",
    upper="statements.#.#.upper",
    function="statements.#.#.function",
    hand="hands.#.*",
    discards="discards.*",
    deck="deck.*",
    aside="aside.*",
    input="input",
)

STATEMENT: Final = way("statements", FLAT, subjects.record("lower", "upper", "function"))
"""The statement in which the card lies."""

SUBJECTS: Final = (
    Subject("hands", SEAT, way("hands", BY_SEAT), "cards"),
    Subject(
        "statements",
        SEAT,
        way("statements", BY_SEAT, subjects.of_each("lower", "upper", "function", "down")),
        ("groups", 3),
    ),
    Subject("places", CARD, way(PLACES), "place"),
    Subject("down", CARD, way(*STATEMENT, "down", IS), "yes", rare=True),
    Subject("input", TABLE, way("input"), "card"),
    Subject("turn", TABLE, way("turn"), "seat"),
    Subject("deck", TABLE, way("deck", COUNT), "number"),
    Subject("discards", TABLE, way("discards"), "cards"),
    Subject("verdict", TABLE, way("claim.verdict"), ("text", "board-why-verdict-"), rare=True),
    Subject("winner", TABLE, way("winner"), ("first", "seat"), rare=True),
)
"""By seat: hand, statements. By card: where it lies, and which way up. And the table's own: input, piles, claim."""
