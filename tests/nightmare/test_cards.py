"""The twelve cards, each as its text has it: plain, with +1 and -1 counters, at 0, and copied."""

from __future__ import annotations

import pytest

from pnrules.kernel.errors import NotAnOption
from pnrules.nightmare.cards import CARDS, DECK
from tests.nightmare.table import choose, instruction, laid, pc_card, told

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


# --- ACQUIRE, BUG, PROGRAM ERROR --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "gained"), [("", 2), ("+1", 3), ("-2", 0)])
def test_ACQUIRE_gains_its_number(counters: str, gained: int) -> None:
    play = choose(laid(f"ACQUIRE 1 {counters}", "BUG 2"), "execute")
    assert play.points == (10 + gained, 10, 10)


@pytest.mark.parametrize(("counters", "lost"), [("", 1), ("+1", 2), ("-1", 0)])
def test_BUG_costs_every_player_its_number_the_owner_too(counters: str, lost: int) -> None:
    play = choose(laid(f"BUG 2 {counters}", "ACQUIRE 1"), "execute")
    assert play.points == (10 - lost,) * 3


def test_BUG_may_be_declined() -> None:
    assert choose(laid("BUG 2", "ACQUIRE 1"), "decline").points == (10, 10, 10)


def test_PROGRAM_ERROR_leaves_its_owner_no_choice() -> None:
    play = laid("PROGRAM ERROR 2", "ACQUIRE 1")
    assert play.points == (10, 9, 10)
    assert play.ask is not None
    assert play.ask.args == ("ACQUIRE",), "nobody was asked about PROGRAM ERROR"


def test_PROGRAM_ERROR_with_two_bits_of_a_colour_costs_it_twice_in_30_once_in_31() -> None:
    """N-37."""
    row = ("PROGRAM ERROR 2 2 3", "ACQUIRE 1")
    assert laid(*row).points == (10, 8, 9)
    assert laid(*row, edition="3.1").points == (10, 9, 9)
    assert laid(*row, edition="3.1", rulings={"N-37": "each-bit"}).points == (10, 8, 9)


def test_a_copied_PROGRAM_ERROR_costs_the_copying_player_in_both_editions() -> None:
    for edition in ("3.0", "3.1"):
        play = laid("BREAK", "PROGRAM ERROR 3", "COPY 1 -1", "ACQUIRE 2", pc=2, edition=edition)
        assert choose(play, "execute").points == (9, 10, 10)


# --- COPY, FUTURE -----------------------------------------------------------------------------------------------------


def listed(play: object) -> tuple[str, ...]:
    step = next(s for s in play.trace if s.rule.id == "nightmare-lists")  # type: ignore[attr-defined]
    return tuple(step.args[1])


def test_COPY_performs_the_previous_2_in_the_order_of_travel() -> None:
    row = ("GOTO 2", "BUG 2", "ACQUIRE 2", "COPY 1")
    assert listed(choose(laid(*row, pc=3), "execute")) == ("BUG", "ACQUIRE")


def test_COPY_backwards_means_the_cards_on_the_other_side() -> None:
    row = ("COPY 1", "ACQUIRE 2", "BUG 2", "GOTO 2")
    assert listed(choose(laid(*row, towards="head"), "execute")) == ("BUG", "ACQUIRE")


def test_FUTURE_performs_the_next_2_nearest_first() -> None:
    row = ("FUTURE 1", "BUG 2", "ACQUIRE 2", "GOTO 2")
    play = choose(laid(*row), "execute")
    assert listed(play) == ("BUG", "ACQUIRE")
    assert play.points == (11, 9, 9), "everybody -1, then P1 +2"


def test_COPY_and_FUTURE_leave_the_program_counter_where_it_is() -> None:
    play = laid("FUTURE 1", "BUG 2", "ACQUIRE 2")
    steps = play.choose("execute")
    inner = [s for s in steps if s.rule.id == "nightmare-all-lose"]
    assert inner[0].before.board.pc == 0


@pytest.mark.parametrize(("counters", "cards"), [("+1", ("ACQUIRE", "BUG", "ACQUIRE#2")), ("-1", ("ACQUIRE#2",))])
def test_COPYs_number_says_how_many_cards(counters: str, cards: tuple[str, ...]) -> None:
    row = ("ACQUIRE 2", "BUG 2", "ACQUIRE 2", f"COPY 1 {counters}")
    assert listed(choose(laid(*row, pc=3), "execute")) == cards


def test_COPY_at_0_performs_nothing() -> None:
    play = choose(laid("ACQUIRE 2", "BUG 2", "COPY 1 -2", pc=2), "execute")
    assert "lists-none" in told(play)
    assert play.points == (10, 10, 10)


def test_counting_stops_before_the_card_itself_in_a_short_ring() -> None:
    """N-55: each other card at most once."""
    play = choose(laid("COPY 1 +3", "BUG 2"), "execute")
    assert listed(play) == ("BUG",)
    assert play.points == (9, 9, 9)


def test_a_copied_cards_own_counters_count() -> None:
    """N-40: it is performed as it reads, with the source card's counters."""
    assert choose(laid("BREAK", "BUG 2 +1", "COPY 1 -1", pc=2), "execute").points == (8, 8, 8)


# --- GOTO -------------------------------------------------------------------------------------------------------------

EIGHT = ("GOTO 1", "BUG", "BUG", "ACQUIRE", "ACQUIRE", "ACQUIRE", "COPY 2", "FUTURE 2")


def test_GOTO_counts_6_in_the_direction_of_travel_and_is_locked() -> None:
    play = choose(laid(*EIGHT), "execute")
    assert pc_card(play) == "COPY"
    assert instruction(play, "GOTO").link == "COPY"


def test_GOTO_backwards_counts_the_other_way() -> None:
    play = choose(laid(*EIGHT, towards="head"), "execute")
    assert instruction(play, "GOTO").link == "BUG#2", "6 back from place 0 of 8 is place 2"


def test_GOTO_counts_round_a_short_ring_its_own_card_included() -> None:
    """N-55: 6 on in a ring of 4 is 2 on."""
    play = choose(laid("GOTO 1", "BUG", "COPY 2", "ACQUIRE 3"), "execute")
    assert pc_card(play) == "COPY"
    assert "N-55" in next(s for s in play.trace if s.rule.id == "nightmare-locks").rulings


def test_once_locked_GOTO_follows_its_card_whatever_its_number() -> None:
    play = choose(laid(*EIGHT), "execute")
    again = laid(*EIGHT)
    again.choose("execute")
    assert instruction(play, "GOTO").link == instruction(again, "GOTO").link == "COPY"
    choose(play, "decline", "decline")  # COPY, FUTURE; then GOTO again
    assert play.ask is not None
    while play.ask.kind == "break":
        play.choose("pass")
    assert play.ask.args == ("GOTO",)
    steps = play.choose("execute")
    assert "nightmare-jumps" in [s.rule.id for s in steps]
    assert pc_card(play) == "COPY"


def test_GOTO_at_0_neither_jumps_nor_locks() -> None:
    play = choose(laid("GOTO 1 -6", "BUG 2", "ACQUIRE 3"), "execute")
    assert "jumps-none" in told(play)
    assert instruction(play, "GOTO").link is None
    assert pc_card(play) == "BUG"


def test_bits_behind_a_jumping_GOTO_do_not_act() -> None:
    """N-14."""
    play = choose(laid("GOTO 1 2", *EIGHT[1:]), "execute")
    assert play.ask is not None
    assert play.ask.args == ("COPY",)
    assert "N-14" in next(s for s in play.trace if s.rule.id == "nightmare-locks").rulings


NINE = ("REVERSE PROGRAM", "DECREMENT", "FUTURE", "INCREMENT", "BREAK", "ACQUIRE 3")


def test_GOTO_first_in_a_COPY_its_card_takes_the_place_of_the_second_one() -> None:
    """PN 3.0, GOTO. Counted from COPY at place 8 of 9 (N-03): 8 + 6 is place 5, ACQUIRE, performed instead of BUG."""
    play = choose(laid(*NINE, "GOTO 2", "BUG 2", "COPY 1", pc=8), "execute")
    assert instruction(play, "GOTO").link == "ACQUIRE", "this use locks the copied GOTO"
    assert play.points == (12, 10, 10)
    assert "locks-takes-place" in told(play)
    assert "moves-round" in told(play), "the program counter has not jumped, it moves on from COPY"


def test_GOTO_last_in_a_COPY_with_nothing_pending_the_program_counter_jumps() -> None:
    """N-47."""
    play = choose(laid(*NINE, "BUG 2", "GOTO 2", "COPY 1", pc=8), "execute")
    assert play.points == (9, 9, 9)
    assert pc_card(play) == "ACQUIRE"
    assert play.ask is not None
    assert (play.ask.who, play.ask.args) == (3, ("ACQUIRE",))


def test_a_GOTO_whose_card_has_left_leads_nowhere_and_replaces_nothing() -> None:
    """OVERWRITE is replaced by ACQUIRE while GOTO is locked to it."""
    row = ("GOTO 1", "BUG", "OVERWRITE 2", "ACQUIRE 3")
    play = laid(*row, deck=["ACQUIRE#2"], draws=["ACQUIRE#2"])
    choose(play, "execute", "execute", ("bit", "ACQUIRE", 0))  # 6 on in a ring of 4: OVERWRITE; P2 takes P3's bit
    assert instruction(play, "GOTO").link == "gone"


# --- INCREMENT, DECREMENT ---------------------------------------------------------------------------------------------


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


def test_below_0_no_counter_is_placed_in_30_but_it_lies_there_in_31() -> None:
    """N-58."""
    for edition, changes in (("3.0", (-1,)), ("3.1", (-2,))):
        play = choose(laid("DECREMENT 1", "BUG 3 -1", edition=edition), "execute", ("number", "BUG", 0))
        assert instruction(play, "BUG").changes == changes
        assert play.trace[-2].rule.id != "nightmare-all-lose"


# --- OVERWRITE --------------------------------------------------------------------------------------------------------


def overwritten(**options: object) -> object:
    play = laid("OVERWRITE 1", "ACQUIRE 2 3", "BUG 3", deck=["GOTO", "BREAK", "RUN#4"], draws=["RUN#4", "GOTO"], **options)  # type: ignore[arg-type]
    return choose(play, "execute", ("bit", "ACQUIRE", 1))


def test_OVERWRITE_recolours_one_bit_in_its_place_then_is_replaced_from_the_deck_its_bits_staying() -> None:
    play = overwritten()
    assert instruction(play, "ACQUIRE").bits == (2, 1)
    assert [i.card for i in play.state.board.row] == ["GOTO", "ACQUIRE", "BUG"]  # type: ignore[attr-defined]
    assert instruction(play, "GOTO").bits == (1,)
    assert "OVERWRITE" in play.state.board.table.discards  # type: ignore[attr-defined]


def test_a_card_that_cannot_lie_in_a_program_is_discarded_and_another_drawn() -> None:
    """N-08."""
    play = overwritten()
    assert "cannot-lie" in told(play)  # type: ignore[arg-type]
    assert "RUN#4" in play.state.board.table.discards  # type: ignore[attr-defined]


def test_OVERWRITE_with_an_empty_deck_does_nothing_at_all() -> None:
    """N-09."""
    play = choose(laid("OVERWRITE 1", "ACQUIRE 2"), "execute")
    assert "void" in told(play)
    assert [i.bits for i in play.state.board.row] == [(1,), (2,)]


def test_with_N_09_answered_shuffle_the_discards_become_the_deck() -> None:
    play = laid("OVERWRITE 1", "ACQUIRE 2", rulings={"N-09": "shuffle"})
    choose(play, "execute", ("bit", "ACQUIRE", 0))
    assert play.ask is not None
    assert play.ask.who == "chance"
    assert "shuffles" in told(play)


def test_who_loses_the_last_bit_to_OVERWRITE_is_out() -> None:
    """N-10: at the end of the instruction; P3 has had none on the table yet and stays in."""
    play = laid("OVERWRITE 1", "ACQUIRE 2", "BUG 1", deck=["GOTO"], draws=["GOTO"])
    choose(play, "execute", ("bit", "ACQUIRE", 0))
    assert play.state.board.out == (2,)
    assert "out-of-bits" in told(play)


def test_a_copied_OVERWRITE_replaces_the_copying_card_and_the_rest_of_the_copy_is_still_performed() -> None:
    """N-43 with N-15."""
    row = ("ACQUIRE 2", "OVERWRITE 2", "BUG 3", "COPY 1", "FUTURE 2")
    play = laid(*row, pc=3, deck=["GOTO"], draws=["GOTO"])
    choose(play, "execute", ("bit", "ACQUIRE", 0))
    assert [i.card for i in play.state.board.row] == ["ACQUIRE", "OVERWRITE", "BUG", "GOTO", "FUTURE"]
    assert play.points == (9, 9, 9), "BUG, the second card of the COPY, was still performed"


# --- REVERSE PROGRAM --------------------------------------------------------------------------------------------------


def test_REVERSE_PROGRAM_turns_the_program_round() -> None:
    play = choose(laid("BUG 2", "REVERSE PROGRAM 1", "ACQUIRE 3", pc=1), "execute")
    assert play.state.board.way == -1
    assert pc_card(play) == "BUG"


def test_a_second_bit_on_REVERSE_PROGRAM_can_turn_it_back() -> None:
    play = choose(laid("BUG 2", "REVERSE PROGRAM 1 2", "ACQUIRE 3", pc=1), "execute", "execute")
    assert play.state.board.way == 1
    assert pc_card(play) == "ACQUIRE"


# --- several bits -----------------------------------------------------------------------------------------------------


def test_bits_act_in_their_order() -> None:
    play = laid("ACQUIRE 3 1 2", "BUG 2")
    asked = []
    for _ in range(3):
        assert play.ask is not None
        asked.append(play.ask.who)
        play.choose("execute")
    assert asked == [3, 1, 2]
    assert play.points == (12, 12, 12)
