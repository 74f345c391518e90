"""The subjects of “Why?” on a table of Programmer's Nightmare."""

from __future__ import annotations

from typing import Final

from pnrules.kernel import subjects
from pnrules.kernel.game import Setup
from pnrules.kernel.subjects import BY_SEAT, CARD, COUNT, FLAT, HAS, SEAT, SORTED, TABLE, WITH_PRINTED, Subject, way
from pnrules.nightmare.table.board import BACKWARD, FORWARD, GONE

INSTRUCTION: Final = subjects.either(
    way("row", subjects.record("card")),
    way("beside", subjects.of_each("cards"), FLAT, subjects.record("card")),
)
"""The card in the program, or beside one of its cards."""

PLACES: Final = subjects.lies(
    program="row.#.card",
    beside="beside.@.cards.*.card",
    hand="table.hands.#.*",
    discards="table.discards.*",
    deck="table.deck.*",
    shown="table.shown",
)

NUMBERS: Final = Subject("numbers", CARD, way(INSTRUCTION, "changes", WITH_PRINTED, subjects.at_least(0)), "numbers", rare=True)
BELOW_ZERO: Final = NUMBERS._replace(way=way(INSTRUCTION, "changes", WITH_PRINTED))

SUBJECTS: Final = (
    Subject("points", SEAT, way("points", BY_SEAT), "number"),
    Subject("hands", SEAT, way("table.hands", BY_SEAT, SORTED), "cards"),
    Subject("skips", SEAT, way("table.skips", BY_SEAT, subjects.otherwise(0)), "number", rare=True),
    Subject("defences", SEAT, way("table.defences", BY_SEAT, subjects.otherwise(())), "numbers", rare=True),
    Subject("out", SEAT, way("out", HAS), "yes", rare=True),
    Subject("places", CARD, way(PLACES), "place"),
    Subject("bits", CARD, way(INSTRUCTION, "bits"), "seats"),
    NUMBERS,
    Subject("links", CARD, way(INSTRUCTION, "link"), ("card-or", GONE, "board-link-gone"), rare=True),
    Subject("inner", CARD, way("beside", subjects.record("card"), "cards", subjects.of_each("card")), "cards"),
    Subject("pc", TABLE, way("row", subjects.at(way("pc")), "card", subjects.otherwise(None)), "card"),
    Subject("towards", TABLE, way("way", subjects.named({FORWARD: "tail", BACKWARD: "head"})), ("text", "board-why-towards-")),
    Subject("turn", TABLE, way("table.turn"), "seat"),
    Subject("running", TABLE, way("run.running"), "yes"),
    Subject("breaks", TABLE, way("run.opened"), "yes"),
    Subject("program", TABLE, way("row", subjects.of_each("card")), "cards"),
    Subject("deck", TABLE, way("table.deck", COUNT), "number"),
    Subject("discards", TABLE, way("table.discards"), "cards"),
    Subject("result", TABLE, way("table.result"), None),
)


def askable(setup: Setup) -> tuple[Subject, ...]:
    """By seat: points, hand, tokens, whether it is out. By card: where it lies, bits, numbers, lock. And the table's own."""
    return _WITH_BELOW_ZERO if setup.interpretation.below_zero else SUBJECTS


_WITH_BELOW_ZERO: Final = tuple(BELOW_ZERO if subject is NUMBERS else subject for subject in SUBJECTS)
