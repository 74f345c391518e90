"""The deck list: how many of each card there are, and which numbers each edition prints on it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import pnrules
from pnrules.kernel.errors import BadInput
from pnrules.nightmare.cards import CARDS, DECK
from tests.nightmare.table import BASE

COPIES = {
    "ACQUIRE": 3, "BREAK": 3, "BUG": 2, "COPY": 2, "DECREMENT": 2, "FUTURE": 2, "GOTO": 3, "INCREMENT": 2,
    "OVERWRITE": 2, "PROGRAM ERROR": 3, "REVERSE PROGRAM": 2, "RUN": 4,
}  # fmt: skip
PRINTED = {
    "ACQUIRE": ((2,), (2,)), "BREAK": ((), ()), "BUG": ((1,), (1,)), "COPY": ((2,), (2,)), "DECREMENT": ((1,), ()),
    "FUTURE": ((2,), (2,)), "GOTO": ((6,), (6,)), "INCREMENT": ((1,), ()), "OVERWRITE": ((1,), ()),
    "PROGRAM ERROR": ((1,), (1,)), "REVERSE PROGRAM": ((), ()), "RUN": ((), ()),
}  # fmt: skip


@pytest.mark.parametrize("name", COPIES)
def test_the_deck_has_as_many_of_each_as_the_card_list_says(name: str) -> None:
    assert sum(card.partition("#")[0] == name for card in DECK) == COPIES[name] == CARDS[name].copies


@pytest.mark.parametrize("name", PRINTED)
def test_each_edition_prints_the_numbers_of_its_list(name: str) -> None:
    assert (CARDS[name].numbers["3.0"], CARDS[name].numbers["3.1"]) == PRINTED[name]


@pytest.mark.parametrize(("card", "changes"), [("COPY", [1, 1]), ("POWER SURGE", [1]), ("BREAK", [1])])
def test_changes_that_are_not_as_many_as_the_numbers_of_a_card_are_said_with_both(card: str, changes: list[int]) -> None:
    """COPY prints one number, POWER SURGE two, BREAK none."""
    printed = {"COPY": 1, "POWER SURGE": 2, "BREAK": 0}[card]
    row: list[Any] = [{"card": card, "changes": changes}]
    with pytest.raises(BadInput) as refused:
        pnrules.load(json.loads(json.dumps({**BASE, "players": [{}, {}], "program": {"row": row}})))
    (problem,) = refused.value.problems
    assert (problem.place, problem.id, problem.args) == ("program.row[0].changes", "problem-changes", (printed, card))


def test_a_deck_that_cannot_be_dealt_is_refused() -> None:
    for version, needed in ((1, 14), (2, 9)):
        with pytest.raises(BadInput) as refused:
            pnrules.load({**BASE, "version": version, "players": [{}, {}], "deck": ["BUG", "ZAP"]})
        assert [(p.id, p.args) for p in refused.value.problems] == [("problem-deal-too-small", (needed, 2))]
