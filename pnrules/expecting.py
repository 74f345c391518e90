"""What a scenario expects to come of its answers: read, and compared with what came.

points, over          of the position at the head
rows                  the stops in order, as a table tells them: what stands there, everybody's points at the stop's end
asked                 who is asked what: `[who, kind]`
refused               answers that the open question refuses, each with the place that forbids it and its rulings
rests_on              rulings that some step, the open question or a listed refusal rests on
and the game's own    facts, each of a kind that the game names (`Game.expected`)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from pnrules.forms import MOST_OPERAND, check_answer, check_cite, check_points
from pnrules.kernel import asks, copies
from pnrules.kernel.errors import Problem, Refused
from pnrules.kernel.game import Setup
from pnrules.kernel.machine import refused
from pnrules.kernel.play import Play
from pnrules.kernel.state import CHANCE
from pnrules.kernel.validation import LONGEST_SHOWN, JsonPath, one_line, visible

EXPECTED: Final = ("points", "over", "rows", "asked", "refused", "rests_on")
"""What may be expected of every game's position; each game adds facts of its own (`Game.expected`)."""

BEFORE_PARTING: Final = 40
"""So much is shown of two long values before the place at which they part."""
REFUSED: Final = ("answer", "cite", "rulings")

_LISTS: Final = {
    "numbers": "number",
    "whole numbers": "whole number",
    "texts": "text",
    "pile": "text",
    "seats": "seat",
    "rows": "row",
    "row": "text or null",
    "numbers of seats": "numbers",
}
"""The kinds of fact that are lists, and what each of their items is."""

_MAPS: Final = {
    "bits by card": "seats",
    "numbers by card": "whole numbers",
    "cards by card": "texts",
    "card by card": "text or null",
    "cards by seat": "texts",
}
"""The kinds of fact that name some of many: only those named are compared, and what each is."""


# --- reading ----------------------------------------------------------------------------------------------------------


def check_expect(place: JsonPath, data: object, setup: Setup) -> None:
    """Note everything that is wrong with the form of an expectation."""
    facts = setup.game.expected
    found = place.object(data, (), (*EXPECTED, *facts))
    if "points" in found:
        check_points(place.at("points"), found["points"], setup)
    for name, kind in {"over": "boolean", **facts}.items():
        if name in found:
            _check_fact(place.at(name), found[name], kind, setup)
    for index, row in enumerate(place.at("rows").list(found.get("rows", []))):
        here = place.at("rows").at(index)
        inside = here.object(row, ("pc", "points"), ("pc", "points"))
        if "pc" in inside:
            here.at("pc").nothing_but(inside["pc"], (str,), "text")
        if "points" in inside:
            check_points(here.at("points"), inside["points"], setup)
    _check_asked(place, found, setup)


def _check_asked(place: JsonPath, found: Mapping[str, Any], setup: Setup) -> None:
    if "asked" in found:
        here = place.at("asked")
        pair = found["asked"] if isinstance(found["asked"], list) else []
        if len(pair) != 2:
            here.expected("[who, kind]", found["asked"])
        else:
            if pair[0] != CHANCE:
                here.at(0).integer(pair[0], 1, len(setup.players), 1)
            here.at(1).one_of(pair[1], tuple(setup.game.asks()), None)
    for index, id in enumerate(place.at("rests_on").list(found.get("rests_on", []))):
        place.at("rests_on").at(index).one_of(id, tuple(setup.register), None)
    for index, item in enumerate(place.at("refused").list(found.get("refused", []))):
        _check_refused(place.at("refused").at(index), item, setup)


def _check_refused(place: JsonPath, data: object, setup: Setup) -> None:
    found = place.object(data, ("answer", "cite"), REFUSED)
    if "answer" in found:
        check_answer(place.at("answer"), found["answer"], setup)
    if "cite" in found:
        check_cite(place.at("cite"), found["cite"], setup)
    for index, id in enumerate(place.at("rulings").list(found.get("rulings", []))):
        place.at("rulings").at(index).one_of(id, tuple(setup.register), None)


def _check_fact(place: JsonPath, data: object, kind: str, setup: Setup) -> None:
    """A fact expected of a position, of one of these kinds: seat, number, whole number, boolean, text, text or null, result;
    a list of such, or such by card or by seat."""
    if kind in _LISTS:
        for index, item in enumerate(place.list(data)):
            _check_fact(place.at(index), item, _LISTS[kind], setup)
    elif kind in _MAPS:
        for name, item in place.object(data).items():
            _check_named(place.at(name), name, kind, setup)
            _check_fact(place.at(name), item, _MAPS[kind], setup)
    elif kind == "result":
        found = place.object(data, ("how", "seats"), ("how", "seats"))
        place.at("how").nothing_but(found.get("how", ""), (str,), "text")
        _check_fact(place.at("seats"), found.get("seats", []), "seats", setup)
    elif kind == "seat":
        place.integer(data, 1, len(setup.players), 1)
    elif kind == "number":
        place.integer(data, 0, MOST_OPERAND, 0)
    elif kind == "whole number":
        place.integer(data, -MOST_OPERAND, MOST_OPERAND, 0)
    elif kind == "boolean":
        place.nothing_but(data, (bool,), "true or false")
    elif kind == "text":
        place.nothing_but(data, (str,), "text")
    else:
        place.nothing_but(data, (str, type(None)), kind)


def _check_named(place: JsonPath, name: str, kind: str, setup: Setup) -> None:
    """What a fact is expected of must be there: a seat, or a card of the game, or else nothing could ever miss it."""
    if kind.endswith("by seat"):
        place.one_of(name, tuple(str(seat) for seat in range(1, len(setup.players) + 1)), None)
    elif copies.kind(name) not in setup.printed:
        place.unknown_card(name, setup.printed, setup.game.meant)


# --- comparing --------------------------------------------------------------------------------------------------------


def unmet(play: Play, expect: Mapping[str, Any]) -> list[Problem]:
    """What of a scenario's expectation has not come true at the head; empty when all has."""
    game = play.setup.game
    ask = play.ask
    found: dict[str, Any] = {
        "points": list(play.points),
        "over": play.over,
        "asked": [ask.who, ask.kind] if ask is not None else None,
        **game.facts(play.state),
    }
    found["rows"] = [
        {"pc": label, "points": list(game.points(steps[-1].after))} for label, steps in game.rows(play.steps(play.head)) if label
    ]
    refusals = [_refusal(play, item) for item in expect.get("refused", [])]
    found["refused"] = refusals
    found["rests_on"] = sorted(_rested_on(play) | {id for item in refusals for id in item["rulings"]})
    params = (("expected", "text"), ("found", "text"))
    return [
        Problem(f"expect.{name}", "problem-unmet", params, _side_by_side(wanted, _beside(wanted, found.get(name))))
        for name, wanted in expect.items()
        if not _met(name, wanted, found.get(name), game.expected)
    ]


def _met(name: str, wanted: Any, found: Any, facts: Mapping[str, str]) -> bool:
    if name == "rests_on":
        return set(wanted) <= set(found)
    if name == "refused":
        return all(
            one["answer"] == other["answer"]
            and one["cite"] == other["cite"]
            and set(one.get("rulings", [])) <= set(other["rulings"])
            for one, other in zip(wanted, found, strict=True)
        )
    if facts.get(name) in _MAPS:
        nothing: list[str] | None = [] if facts[name] == "cards by card" else None
        return all(_alike(found.get(key, nothing), value, facts[name]) for key, value in wanted.items())
    return bool(_alike(found, wanted, facts.get(name, "")))


def _alike(found: object, wanted: object, kind: str) -> bool:
    """Whether a fact is as expected; cards in a hand or a pile have no order."""
    if kind in ("cards by seat", "pile") and isinstance(found, list) and isinstance(wanted, list):
        return sorted(found) == sorted(wanted)
    return bool(found == wanted)


def _side_by_side(wanted: object, found: object) -> tuple[str, str]:
    """Both as JSON in one line; of long ones, what stands around the place at which they part."""
    texts = [json.dumps(each, ensure_ascii=False) for each in (wanted, found)]
    if max(map(len, texts)) <= LONGEST_SHOWN:
        return visible(texts[0]), visible(texts[1])
    parting = next((at for at, (one, other) in enumerate(zip(*texts, strict=False)) if one != other), min(map(len, texts)))
    begins = max(0, parting - BEFORE_PARTING)
    first, second = ("…" * bool(begins) + text[begins:] for text in texts)
    return one_line(first), one_line(second)


def _beside(wanted: object, found: object) -> Any:
    """What was found, of what was looked for."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return {key: found.get(key) for key in wanted}
    return found


def _refusal(play: Play, item: Mapping[str, Any]) -> dict[str, Any]:
    """How the open question refuses an answer: the place that forbids it, and the rulings; nothing where it does not."""
    who, *words = item["answer"]
    answer = asks.option(*words)
    state = play.state
    if state.ask is None or (who == state.ask.who and answer in state.ask.options):
        return {"answer": item["answer"], "cite": None, "rulings": []}
    error: Refused = refused(state, answer, who)
    cite = [error.cite.work, error.cite.place] if error.cite else None
    return {"answer": item["answer"], "cite": cite, "rulings": list(error.rulings)}


def _rested_on(play: Play) -> set[str]:
    """Every ruling on which a step up to the head rests, or the open question."""
    rested = {id for step in play.trace for id in step.rulings}
    return rested | set(asks.rulings(play.state)) if play.ask is not None else rested
