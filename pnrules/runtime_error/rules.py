"""Every rule that a step follows, with its place and its rulings; the words are in the catalogue."""

from __future__ import annotations

from typing import Final, Literal

from pnrules.kernel import steps
from pnrules.kernel.errors import SEAT, SEAT_CARD, Params
from pnrules.kernel.steps import Rule
from pnrules.runtime_error.rulebook.register import EDITION

BOUNDS: Final = (*SEAT, ("lower", "card"), ("upper", "card"), ("function", "card"))
EDITED: Final = (*SEAT, ("card", "card"), ("owner", "seat"), ("new", "card"))


def _rule(
    id: str,
    params: Params,
    place: str,
    *rulings: str,
    quiet: bool = False,
    secret: tuple[int, ...] = (),
    finds: Literal["proved", "stopped"] | None = None,
    aside: bool = False,
) -> Rule:
    return Rule(f"runtime_error-{id}", params, {EDITION: place}, rulings, quiet, secret, finds=finds, aside=aside)


DEALT = _rule("dealt", SEAT_CARD, "set-up", secret=(1,))
TO_DEAL = _rule("to-deal", SEAT, "set-up", quiet=True)

MAY_SCRIPT = _rule("may-script", SEAT, "scripting")
SCRIPTS = _rule("scripts", BOUNDS, "scripting")
NO_SCRIPT = _rule("no-script", SEAT, "scripting")

MAY_TEST = _rule("may-test", SEAT, "testing")
PLAYS_INPUT = _rule("plays-input", SEAT_CARD, "testing")
NO_TEST = _rule("no-test", SEAT, "testing")

CHOOSES_EDIT = _rule("chooses-edit", SEAT_CARD, "edit", "R-03", "R-04")
EDITS = _rule("edits", EDITED, "edit", "R-04", "R-05", secret=(3,))
NO_EDIT = _rule("no-edit", SEAT_CARD, "edit", "R-03")
LOADS = _rule("loads", SEAT_CARD, "load")
PULLS = _rule("pulls", (*SEAT_CARD, ("drawn", "card")), "pull")
NO_PULL = _rule("no-pull", SEAT_CARD, "pull")
LOOPS = _rule("loops", SEAT_CARD, "loop")
NO_LOOP = _rule("no-loop", SEAT_CARD, "loop")
CHOOSES_INPUT = _rule("chooses-input", SEAT, "loop", "R-09")
DECLINES = _rule("declines", SEAT, "loop", "R-09")

MAKES_ROOM = _rule("makes-room", SEAT_CARD, "loop", aside=True)
DISCARDS = _rule("discards", SEAT_CARD, "end", aside=True)
TURNS_UP = _rule("turns-up", (("owner", "seat"), ("card", "card")), "edit")
SHUFFLES = _rule("shuffles", (("count", "number"),), "empty-deck", "R-01", aside=True)
TO_DRAW = _rule("to-draw", SEAT, "end", quiet=True)
DRAWS = _rule("draws", SEAT_CARD, "end", secret=(1,), aside=True)
NO_DRAW = _rule("no-draw", SEAT, "empty-deck", "R-02")
TURN_PASSES = _rule("turn-passes", SEAT, "gameplay", aside=True)

_CLAIMED = (*SEAT, ("size", "number"))
_JUDGED = ("R-06", "R-07", "R-08")
PROVED = _rule("proved", _CLAIMED, "winning", *_JUDGED, finds=steps.PROVED)
REFUTED = _rule("refuted", _CLAIMED, "winning", *_JUDGED, "R-10")
UNDECIDED = _rule("undecided", (*_CLAIMED, ("seconds", "number")), "winning", *_JUDGED, "R-10", finds=steps.STOPPED)
UNDECIDED_SOONER = _rule("undecided-sooner", _CLAIMED, "winning", *_JUDGED, "R-10", finds=steps.STOPPED)
DEMONSTRATED = _rule("demonstrated", SEAT_CARD, "winning", "R-10", finds=steps.PROVED)
