"""The rulebook's second example with a few more cards: how many decides whether a claim is proved or refuted."""

from __future__ import annotations

from typing import Final

from pnrules import words
from pnrules.kernel.facets.proving import Example
from pnrules.kernel.forms.validation import Json

KINGS: Final = ("K♣", "K♥", "K♠")
"""The kings that need not lie in the statements."""
SPARE: Final = ("2♦", "3♦", "4♦", "5♦")
"""Cards from ace to queen, for the hand."""


def _varied(data: Json, spare: int = 0, kings: int = 0) -> Json:
    """The example with spare cards in hand, and with some of the other player's kings in the deck."""
    one, two = data["players"]
    players = [{**one, "hand": [*one["hand"], *SPARE[:spare]]}, {**two, "hand": list(KINGS[kings:])}]
    found = {**data, "players": players, "answers": data["answers"][:1]}
    if spare or kings:
        found["title"] = {lang: words.text(lang, "claim-title", spare=spare, kings=kings) for lang in words.LANGUAGES}
    return found


CLUBS_AND_SPADES: Final = Example(
    "clubs_and_spades",
    "runtime_error/clubs-and-spades",
    (("claim-spare", len(SPARE)), ("claim-kings", len(KINGS))),
    "claim-table",
    _varied,
)
