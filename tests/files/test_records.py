"""What a game's form describes, and its records: they have the same members, as they are read and as they are written."""

from __future__ import annotations

from importlib import import_module
from inspect import signature
from typing import NamedTuple

import pytest

from pnrules import games
from pnrules.kernel.forms.members import Part

SAID_OF_ALL = {"players", "draws"}


@pytest.mark.parametrize("name", games.BUILT_IN)
def test_the_record_of_a_start_has_the_members_of_the_form(name: str) -> None:
    form = games.game(name).form
    assert form.start is not None
    assert form.of_player is not None
    assert set(signature(form.start).parameters) == {*SAID_OF_ALL, *form.members}
    assert set(signature(form.of_player).parameters) == {"name", *form.player}


@pytest.mark.parametrize("name", games.BUILT_IN)
def test_what_is_written_of_a_position_are_members_of_the_form(name: str) -> None:
    form, notation = games.game(name).form, import_module(f"pnrules.{name}.files.notation")
    assert set(notation.Laid.__annotations__) <= {*SAID_OF_ALL, *form.members}
    assert set(notation.LaidPlayer.__annotations__) == {"name", *form.player}


def test_a_game_without_records_gets_objects_as_they_were_read() -> None:
    said = Part().begun([{"name": "Ada"}], ["BUG"], {"frog": [2]})
    assert said == {"players": [{"name": "Ada"}], "draws": ["BUG"], "frog": [2]}


def test_a_game_with_records_gets_its_own_and_lists_become_tuples() -> None:
    class Player(NamedTuple):
        name: str

    class Start(NamedTuple):
        players: tuple[Player, ...]
        draws: tuple[str, ...]
        frog: tuple[int, ...] = ()

    said = Part(start=Start, of_player=Player).begun([{"name": "Ada"}], ["BUG"], {"frog": [2]})
    assert said == Start((Player("Ada"),), ("BUG",), (2,))
