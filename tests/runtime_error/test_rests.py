"""Which rulings the sentences of Runtime Error rest on, from the rulings' own words."""

from __future__ import annotations

import pytest

from pnrules.runtime_error.rulebook.register import REGISTER
from tests import resting
from tests.resting import Resting

GAME = "runtime_error"

TABLE = {
    "R-01": Resting("when the discards become the deck", "shuffles"),
    "R-02": Resting("deck and discards are both empty", "no-draw"),
    "R-03": Resting("a legal edit has to be made, and EDIT is ignored where there is none", "chooses-edit no-edit"),
    "R-04": Resting(
        "which edits are legal: the statement has to be valid, a card that lies face down counting as what it is",
        "chooses-edit edits",
        refusals={
            "two-suits edit": "edit-of-its-own",
            "lower-not-below edit": "level-the-saving-edit",
            "function-twice edit": "level-the-saving-edit",
        },
    ),
    "R-05": Resting("an edited statement does nothing from then on, its own EDIT's included", "edits"),
    "R-06": Resting("what a claim has to show", "proved refuted undecided"),
    "R-07": Resting("which cards may come where a claim is judged", "proved refuted undecided"),
    "R-08": Resting("when the turn may be claimed", "proved refuted undecided"),
    "R-09": Resting("whether the next input may be declined", "chooses-input declines", refusals={"decline": "edit-of-its-own"}),
    "R-10": Resting(
        "what follows a claim that is not proved: no new one for now, or a demonstration",
        "refuted undecided demonstrated",
        refusals={"claim-again": "one-king-too-many"},
    ),
}
"""By ruling, what rests on it."""


def test_every_ruling_has_its_place_in_the_table() -> None:
    assert list(TABLE) == list(REGISTER)


def test_every_sentence_rests_on_the_rulings_that_decide_it() -> None:
    assert resting.differing(GAME, TABLE) == {}


@pytest.mark.parametrize(("why", "ruling"), resting.refusals(TABLE))
def test_a_refusal_rests_on_the_ruling_that_decides_it(why: str, ruling: str) -> None:
    play = resting.played(GAME, resting.refusals(TABLE)[why, ruling])
    assert resting.refuses(play, why, ruling)


@pytest.mark.long
def test_nothing_rests_on_a_ruling_that_does_not_decide_it() -> None:
    assert resting.said_without_reason(GAME, TABLE) == set()
    assert resting.refused_without_reason(GAME, TABLE) == set()
