"""What somebody has wrong, as the position in which it is so."""

from __future__ import annotations

import pytest

from pnrules.runtime_error.misreadings import misreadings
from tests.runtime_error.table import laid

BOUNDS = {
    "4♣": ("4♠", "4♣", ("5♠", "10♠", "9♠")),
    "7♣": None,
    "10♦": ("10♠", "10♦", ("4♠", "9♠", "9♠")),
}
"""By input: the bound that is as much, the input, and the statement of whoever thinks that it does not match."""


@pytest.mark.parametrize("card", BOUNDS)
def test_only_an_input_that_is_worth_as_much_as_a_bound_can_be_taken_not_to_match(card: str) -> None:
    """The statement holds 4 to 10; without its bounds it would hold 5 to 10, or 4 to 9."""
    play = laid("4♠ 10♠ 9♠", hand=" ".join(BOUNDS), deck="J♣ K♦")
    state, before = play.state, len(play.steps(play.head))
    play.choose("input", card)
    wrong = [each for each in misreadings(state, play.steps(play.head)[before:]) if each.id == "misread-runtime_error-bound"]
    found = [(*each.args, tuple(each.state.board.statements[0][0].cards)) for each in wrong]
    assert found == ([] if BOUNDS[card] is None else [BOUNDS[card]])
