"""How many turns away a seat is: what is still missing, and how likely a card is to bring it."""

from __future__ import annotations

import pytest

from pnrules.runtime_error.table.board import Statement
from pnrules.runtime_error.turns_away import NEVER, turns_away

LOOPS = Statement("4♦", "10♦", "2♠")
PULLS = Statement("5♣", "Q♣", "2♥")


@pytest.mark.parametrize(
    ("hand", "turns"),
    [
        (("7♣", "8♦"), 0.0),
        (("7♣", "K♦"), 13 / 6),
        (("K♣", "K♦"), 26 / 6),
        ((), 26 / 6),
    ],
)
def test_a_pair_of_the_inputs_in_common_is_waited_for(hand: tuple[str, ...], turns: float) -> None:
    """♠ holds 4 to 10 and ♥ 5 to Q: six values of thirteen are in both, so that a card brings one in 13 / 6 turns."""
    assert turns_away((LOOPS, PULLS), hand) == pytest.approx(turns)
    assert turns_away((PULLS, LOOPS), hand) == pytest.approx(turns)


def test_inputs_that_would_be_edits_do_not_count() -> None:
    """♦ holds 6 and 7: of 5 to 10 the longer part is 8 to 10, three values. 7♣ is none of them."""
    edits = Statement("6♥", "7♥", "2♦")
    assert turns_away((LOOPS, PULLS, edits), ("7♣", "8♦")) == pytest.approx(13 / 3)


def test_functions_without_an_input_in_common_are_as_good_as_never() -> None:
    assert turns_away((LOOPS, Statement("J♣", "K♣", "2♥")), ("7♣", "8♦")) == NEVER


def test_a_second_statement_in_hand_takes_a_turn() -> None:
    """5♣, Q♣ and 2♥ are the statement, 7♣ and 8♦ the pair: nothing is missing but the turn in which it is laid."""
    assert turns_away((LOOPS,), ("8♦", "5♣", "7♣", "Q♣", "2♥")) == 1.0


def test_more_cards_with_nothing_laid_are_nearer_and_nothing_is_nearer_than_a_pair() -> None:
    few, many = ("4♦", "10♦", "2♠"), ("4♦", "10♦", "5♣", "Q♣", "2♥", "2♠")
    assert turns_away((), many) < turns_away((), few)
    assert turns_away((LOOPS,), ("5♣", "Q♣", "2♥")) < turns_away((), many)


def test_without_a_card_for_the_missing_function_it_takes_two_turns_more() -> None:
    """♠ holds seven values, of which a second statement has six tenths as a rule: a pair takes 2 × 13 / 4.2 turns. Half of four
    turns goes by until it lies, and three of the five cards have to be drawn. Two turns more where no ♥ is in hand."""
    turns = 2 + 3 + 26 / 4.2
    assert turns_away((LOOPS,), ("8♦", "2♥")) == pytest.approx(turns)
    assert turns_away((LOOPS,), ("8♦", "K♣")) == pytest.approx(turns + 2)


def test_a_statement_of_another_function_alone_is_half_as_bad_as_never() -> None:
    """A loop takes ♠ and ♥, and a statement lies there that is neither."""
    hand = ("4♦", "10♦", "2♠")
    assert turns_away((Statement("6♥", "7♥", "2♦"),), hand) == turns_away((), hand) + NEVER / 2
