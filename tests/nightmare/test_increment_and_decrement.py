"""INCREMENT and DECREMENT: which numbers they change, and how far. N-19, N-36, N-57, N-58."""

from __future__ import annotations

import pytest

from pnrules.kernel.errors import NotAnOption
from tests.nightmare.table import choose, comes, instruction, laid, told


def numbers(play: object) -> set[tuple[str, int]]:
    return {(option[1], option[2]) for option in play.options}  # type: ignore[attr-defined]


def test_INCREMENT_changes_any_number_but_its_own_and_words_are_no_numbers() -> None:
    play = choose(laid("INCREMENT 1", "DECREMENT 2", "REVERSE PROGRAM 2", "BUG 3"), "execute")
    assert numbers(play) == {("DECREMENT", 0), ("BUG", 0)}
    with pytest.raises(NotAnOption) as word:
        play.choose("number", "REVERSE PROGRAM", 0)
    assert (word.value.id, word.value.rulings) == ("refused-no-number", ("N-36",))
    with pytest.raises(NotAnOption) as second:  # BUG prints the digit 1 and no other
        play.choose("number", "BUG", 1)
    assert (second.value.id, second.value.rulings) == ("refused-no-second-number", ("N-36",))
    with pytest.raises(NotAnOption) as itself:
        play.choose("number", "INCREMENT", 0)
    assert (itself.value.id, itself.value.rulings) == ("refused-this-card", ("N-19",))


def test_in_31_INCREMENT_and_DECREMENT_print_no_number() -> None:
    play = choose(laid("INCREMENT 1", "DECREMENT 2", "INCREMENT 2", "BUG 3", edition="3.1"), "execute")
    assert numbers(play) == {("BUG", 0)}


def test_an_incremented_INCREMENT_adds_2_in_30() -> None:
    play = choose(laid("INCREMENT 1 +1", "BUG 3"), "execute", ("number", "BUG", 0))
    assert instruction(play, "BUG").changes == (2,)


def test_INCREMENT_at_0_changes_nothing_and_asks_nothing() -> None:
    play = choose(laid("INCREMENT 1 -1", "BUG 3"), "execute")
    assert "changes-by-zero" in told(play)


def test_DECREMENT_may_change_itself() -> None:
    """N-19."""
    play = choose(laid("DECREMENT 1", "BUG 3"), "execute", ("number", "DECREMENT", 0))
    assert instruction(play, "DECREMENT").changes == (-1,)


def test_DECREMENT_by_2_of_a_1_goes_to_0_only() -> None:
    """PN 3.0, changing numbers."""
    play = choose(laid("DECREMENT 1 +1", "BUG 3"), "execute", ("number", "BUG", 0))
    assert instruction(play, "BUG").changes == (-1,)


def test_DECREMENT_at_2_takes_a_1_to_0_and_no_further_in_3_0() -> None:
    """INCREMENT then makes it 1."""
    comes(
        "DECREMENT @1 +1,BUG @2,INCREMENT @1",
        "1 execute; 1 number BUG 0; 2 decline; 1 execute; 1 number BUG 0",
        numbers={"BUG": [1]},
    )


def test_below_0_no_counter_is_placed_in_30_but_it_lies_there_in_31() -> None:
    """N-58."""
    for edition, changes in (("3.0", (-1,)), ("3.1", (-2,))):
        play = choose(laid("DECREMENT 1", "BUG 3 -1", edition=edition), "execute", ("number", "BUG", 0))
        assert instruction(play, "BUG").changes == changes
        assert play.trace[-2].rule.id != "nightmare-all-lose"


def test_a_sum_below_0_counts_as_0_in_3_1_and_has_to_be_made_up() -> None:
    """1 - 2 is -1; +1 is 0; +1 is 1."""
    comes(
        "BUG @2 -2,INCREMENT @1@1,ZAP @2",
        "1 execute; 1 number BUG 0; 1 execute; 1 number BUG 0",
        start=1,
        edition="3.1",
        numbers={"BUG": [1]},
    )
