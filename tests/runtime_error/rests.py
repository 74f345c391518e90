"""Which rulings the sentences of Runtime Error rest on, from the rulings' own words."""

from __future__ import annotations

from tests.resting import Resting

TABLE = {
    "R-01": Resting("when the discards become the deck", "shuffles"),
    "R-02": Resting("deck and discards are both empty", "no-draw"),
    "R-03": Resting("a legal edit has to be made, and EDIT is ignored where there is none", "chooses-edit no-edit"),
    "R-04": Resting(
        "which edits are legal: the statement has to be valid, a card that lies face down counting as what it is",
        "chooses-edit edits",
        refusals={
            "two-suits edit": "edit-of-its-own",
            "lower-not-below edit": "levels/2-claims/01-the-saving-edit",
            "function-twice edit": "levels/2-claims/01-the-saving-edit",
        },
    ),
    "R-05": Resting("an edited statement does nothing from then on, its own EDIT's included", "edits"),
    "R-06": Resting("what a claim has to show", "proved refuted undecided undecided-sooner"),
    "R-07": Resting("which cards may come where a claim is judged", "proved refuted undecided undecided-sooner"),
    "R-08": Resting("when the turn may be claimed", "proved refuted undecided undecided-sooner"),
    "R-09": Resting("whether the next input may be declined", "chooses-input declines", refusals={"decline": "edit-of-its-own"}),
    "R-10": Resting(
        "what follows a claim that is not proved: no new one for now, or a demonstration",
        "refuted undecided undecided-sooner demonstrated",
        refusals={"claim-again": "one-king-too-many"},
    ),
}
"""By ruling, what rests on it."""
