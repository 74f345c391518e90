"""Which rulings the sentences of the three games rest on: what their tables say, from the rulings' own words, and the code."""

from __future__ import annotations

import pytest

import tests.bandwidth.rests
import tests.nightmare.rests
import tests.runtime_error.rests
from pnrules.games import game
from tests import resting
from tests.resting import Position, Table

TABLES: dict[str, Table] = {
    "bandwidth": tests.bandwidth.rests.TABLE,
    "nightmare": tests.nightmare.rests.TABLE,
    "runtime_error": tests.runtime_error.rests.TABLE,
}
OTHERWISE: dict[str, tuple[Position, ...]] = {"nightmare": tests.nightmare.rests.OTHERWISE}


def laid_out(of: str) -> list[tuple[str, str, str]]:
    """Game, sentence or refusal, and ruling, of all positions of the tables: those of `sometimes`, or of `refusals`."""
    return [(name, said, ruling) for name, table in TABLES.items() for said, ruling in getattr(resting, of)(table)]


@pytest.mark.parametrize("name", TABLES)
def test_every_ruling_has_its_place_in_the_table(name: str) -> None:
    assert list(TABLES[name]) == list(game(name).register)


@pytest.mark.parametrize("name", TABLES)
def test_every_sentence_rests_on_the_rulings_that_decide_it(name: str) -> None:
    assert resting.differing(name, TABLES[name]) == {}


@pytest.mark.parametrize(("name", "sentence", "ruling"), laid_out("sometimes"))
def test_a_sentence_rests_on_a_ruling_where_it_decides_something(name: str, sentence: str, ruling: str) -> None:
    play = resting.played(name, resting.sometimes(TABLES[name])[sentence, ruling])
    assert resting.rests(play, sentence, ruling)


@pytest.mark.parametrize(("name", "why", "ruling"), laid_out("refusals"))
def test_a_refusal_rests_on_the_ruling_that_decides_it(name: str, why: str, ruling: str) -> None:
    play = resting.played(name, resting.refusals(TABLES[name])[why, ruling])
    assert resting.refuses(play, why, ruling)


@pytest.mark.long
@pytest.mark.parametrize("name", TABLES)
def test_nothing_rests_on_a_ruling_that_does_not_decide_it(name: str) -> None:
    table = TABLES[name]
    assert resting.said_without_reason(name, table) == set()
    assert resting.refused_without_reason(name, table) == set()
    assert resting.never_without(name, table, *OTHERWISE.get(name, ())) == set()
