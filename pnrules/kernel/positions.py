"""Positions built in Python: described as in a scenario, and validated as one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from pnrules.kernel.codec import setup_from_json
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.members import NAME, Items, Member, Object
from pnrules.kernel.forms.validation import JsonPath, alike
from pnrules.kernel.game import AnyGame, Setup
from pnrules.kernel.notation import AnyLaid
from pnrules.kernel.state import AnyState


def begun(setup: Setup, laid: AnyLaid, problems: list[Problem]) -> AnyState | None:
    """The first state of a scenario, given the game's own members and the players; problems are noted."""
    part, root = setup.game.form, JsonPath("", problems)
    each = Items(Object({"name": NAME, **part.player}))
    seats = len(setup.players)
    form = Object({"players": Member(each), **part.members})
    data = form.parse(root, {name: value for name, value in laid.items() if name != "draws"}, {"seats": seats, "fewest": seats})
    for condition in part.conditions:
        condition.note(root, {**laid, "version": setup.version})
    return setup.game.start(setup, part.begun(data.pop("players"), laid.get("draws", ()), data), problems)


def position(game: AnyGame, laid: AnyLaid, edition: str, version: int, rulings: Mapping[str, str] | None) -> AnyState:
    """The first state of a scenario with the members `laid`. Raises BadInput with every problem and its place."""
    problems: list[Problem] = []
    root = JsonPath("", problems)
    names = [player.get("name", f"P{seat}") for seat, player in enumerate(laid["players"], 1)]
    for index, name in enumerate(names):
        if isinstance(name, str) and alike(name) in [alike(other) for other in names[:index] if isinstance(other, str)]:
            root.at("players").at(index).at("name").report("problem-name-twice", (("name", "text"),), name)
    of_setup = {"game": game.name, "edition": edition, "version": version, "players": names, "rulings": dict(rulings or {})}
    setup = setup_from_json(game, root, of_setup)
    state = begun(setup, laid, problems) if not problems else None
    if problems or state is None:
        raise BadInput(problems)
    return state


def said(value: Any) -> Any:
    """A record, and those in it, as a scenario says them: without default values."""
    if not isinstance(value, tuple | list):
        return value
    fields = getattr(value, "_fields", None)
    if fields is None:
        return [said(each) for each in value]
    begins = value._field_defaults  # type: ignore[union-attr]
    return {name: said(each) for name, each in zip(fields, value, strict=True) if name not in begins or begins[name] != each}


def given(players: Sequence[Any], **members: Any) -> AnyLaid:
    """What a scenario says: its players, and those of the members that are not None."""
    said_of = {name: said(value) for name, value in members.items() if value is not None}
    return cast(AnyLaid, {"players": said(list(players)), **said_of})
