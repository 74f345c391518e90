"""UPGRADE: where its card and its bit come to lie, and to whom it hands on what is pending. N-31, N-44."""

from __future__ import annotations

from tests.nightmare.table import choose, comes, instruction, laid, told

# --- plain, and who the neighbour is ----------------------------------------------------------------------------------


def test_UPGRADE_brings_a_PROGRAM_ERROR_it_costs_who_placed_it() -> None:
    """N-31: the bit is the one that moves there."""
    comes(
        "UPGRADE @1,BUG @2",
        "1 execute; 1 place 1",
        draws="PROGRAM ERROR",
        bits={"UPGRADE": [2], "PROGRAM ERROR": [1]},
        points=[9, 10],
        at="BUG",
    )


def test_UPGRADE_that_draws_only_what_cannot_lie_does_nothing_at_all() -> None:
    """N-08 with N-09: RUN cannot lie in a program, it is discarded, and then the deck is empty. So nothing comes in, and the
    bit that the text would hand over stays P1's; the bits of the others are as they were."""
    play = laid("UPGRADE 1", "BUG 2", "ZAP 3", deck=["RUN#4"], draws=["RUN#4"])
    choose(play, "execute", ("place", 1))
    assert "void" in told(play)
    assert [(i.card, i.bits) for i in play.state.board.row] == [("UPGRADE", (1,)), ("BUG", (2,)), ("ZAP", (3,))]
    assert "RUN#4" in play.state.board.table.discards


def test_UPGRADE_passes_over_a_neighbour_who_is_out() -> None:
    """P3 is out by PROGRAM ERROR: right of P1 is P2."""
    comes(
        "PROGRAM ERROR @3,UPGRADE @1,BUG @2,ZAP @1",
        "1 execute; 1 place 0",
        players=3,
        begin={3: 1},
        draws="WORM",
        bits={"UPGRADE": [2], "WORM": [1]},
        out=[3],
    )


def test_UPGRADE_with_the_neighbours_supply_empty_loses_its_bit() -> None:
    """The actor’s moves all the same."""
    comes(
        "UPGRADE @1,BUG @2@2@2@2@2@2@2@2@2@2@2@2@2@2@2@2@2@2@2,ACQUIRE @2",
        "1 execute; 1 place 0",
        draws="ZAP",
        bits={"UPGRADE": [], "ZAP": [1]},
        supply=[19, 0],
    )


def test_copied_UPGRADE_with_the_neighbours_supply_empty_the_actor_goes_on() -> None:
    """ACQUIRE is still P1’s."""
    comes(
        "UPGRADE,ACQUIRE,COPY @1,BUG @2@2@2@2@2@2@2@2@2@2@2@2@2@2@2@2@2@2@2@2",
        "1 execute; 1 place 0",
        start=2,
        draws="ZAP",
        bits={"COPY": [], "ZAP": [1]},
        points=[12, 10],
    )


# --- performed by COPY and FUTURE -------------------------------------------------------------------------------------


def test_FUTURE_of_UPGRADE_hands_the_rest_to_the_player_on_the_right() -> None:
    """Of three, P3 is right of P1: P3 chooses for ZAP."""
    comes(
        "FUTURE @1,UPGRADE,ZAP,BUG @1",
        "1 execute; 1 place 4",
        players=3,
        draws="WORM",
        bits={"FUTURE": [3], "WORM": [1], "UPGRADE": []},
        program="FUTURE,UPGRADE,ZAP,BUG,WORM",
        asked="3 player",
    )


def test_UPGRADE_last_in_a_COPY_hands_over_nothing_but_the_bit() -> None:
    """The next bit is P1’s and acts."""
    comes(
        "ACQUIRE,UPGRADE,COPY @3@1,BUG @1",
        "3 execute; 3 place 0",
        players=3,
        start=2,
        draws="ZAP",
        bits={"COPY": [2, 1], "ZAP": [3]},
        points=[10, 10, 12],
        asked="1 execute",
    )


def test_UPGRADE_may_put_its_card_among_those_pending_the_list_stays() -> None:
    """P2 takes ACQUIRE and BUG."""
    comes(
        "UPGRADE,ACQUIRE,BUG,COPY @3 +1,ZAP @1",
        "3 execute; 3 place 2",
        players=3,
        start=3,
        draws="SELF DESTRUCT",
        bits={"COPY": [2], "SELF DESTRUCT": [3]},
        points=[9, 11, 9],
        at="ZAP",
    )


def test_UPGRADE_of_a_bit_that_has_left_hands_nothing_over() -> None:
    """COPY’s bit is deleted first: the card lies without bits, P3 goes on."""
    comes(
        "DELETE,UPGRADE,ACQUIRE,COPY @3 +1,BUG @3",
        "3 execute; 3 bit COPY 0; 3 place 0",
        players=3,
        start=3,
        draws="ZAP",
        bits={"COPY": [], "ZAP": []},
        points=[10, 10, 12],
        at="BUG",
    )


def test_UPGRADE_in_FUTURE_in_COPY_hands_over_all_that_is_pending() -> None:
    """ACQUIRE#2 of the FUTURE and ACQUIRE of the COPY are P2’s."""
    comes(
        "FUTURE,ACQUIRE,COPY @3,UPGRADE,ACQUIRE#2,BUG @1",
        "3 execute; 3 place 6",
        players=3,
        start=2,
        draws="WORM",
        bits={"COPY": [2], "WORM": [3]},
        points=[10, 14, 10],
        at="BUG",
    )


def test_UPGRADE_twice_in_one_FUTURE_hands_on_twice() -> None:
    """FUTURE#2 at 1, as FUTURE, performs UPGRADE again: P2 to P1."""
    comes(
        "FUTURE @3,UPGRADE,FUTURE#2 -1,BUG @1,ZAP @2",
        "3 execute; 3 place 5; 2 place 5",
        players=3,
        draws="WORM,DELETE",
        bits={"FUTURE": [1], "WORM": [3], "DELETE": [2]},
        program="FUTURE,UPGRADE,FUTURE#2,BUG,ZAP,DELETE,WORM",
        at="BUG",
    )


# --- which bit it recolours -------------------------------------------------------------------------------------------


def test_the_bit_that_UPGRADE_recoloured_does_not_act_at_this_stop() -> None:
    """P2’s own bit acts once."""
    comes(
        "UPGRADE,COPY @3@2 -1,BUG @1",
        "3 execute; 3 place 2; 2 decline",
        players=3,
        start=1,
        draws="ZAP",
        bits={"COPY": [2, 2], "ZAP": [3]},
        at="ZAP",
        asked="3 execute",
    )


def test_UPGRADE_recolours_the_bit_that_acts_not_the_first_of_its_colour() -> None:
    """The third bit."""
    comes(
        "UPGRADE,COPY @3@1@3 -1,BUG @1",
        "3 decline; 1 decline; 3 execute; 3 place 0",
        players=3,
        start=1,
        draws="WORM",
        bits={"COPY": [3, 1, 2], "WORM": [3]},
    )


def test_UPGRADE_finds_the_acting_bit_after_one_before_it_has_gone() -> None:
    """P3’s second bit deletes the first."""
    comes(
        "DELETE,UPGRADE,COPY @3@3,BUG @1",
        "3 decline; 3 execute; 3 bit COPY 0; 3 place 0",
        players=3,
        start=2,
        draws="WORM",
        bits={"COPY": [2], "WORM": [3]},
    )


def test_UPGRADE_does_not_take_another_bit_of_the_actor_for_the_one_that_left() -> None:
    """P3’s second bit deletes itself."""
    comes(
        "DELETE,UPGRADE,COPY @3@3,BUG @1",
        "3 decline; 3 execute; 3 bit COPY 1; 3 place 0",
        players=3,
        start=2,
        draws="WORM",
        bits={"COPY": [3], "WORM": []},
    )


def test_UPGRADE_after_the_acting_bit_was_swapped_away_hands_nothing_over() -> None:
    """P1’s bit now on COPY stays; P3 takes ACQUIRE."""
    comes(
        "BIT SWAPPER,UPGRADE,ACQUIRE,COPY @3 +1,BUG @1",
        "3 execute; 3 bit COPY 0; 3 bit BUG 0; 3 place 0",
        players=3,
        start=3,
        draws="WORM",
        bits={"COPY": [1], "BUG": [3], "WORM": []},
        points=[10, 10, 12],
    )


# --- in a SUBROUTINE --------------------------------------------------------------------------------------------------


def test_the_inner_UPGRADE_is_performed_by_the_owner_of_its_bit() -> None:
    """P3 places a card with P3’s bit, UPGRADE becomes P2’s; ACQUIRE is P1’s."""
    comes(
        "SUBROUTINE @1 {UPGRADE @3; ACQUIRE} used,BUG @2",
        "1 execute; 3 place 2",
        players=3,
        draws="ZAP",
        program="SUBROUTINE,BUG,ZAP",
        bits={"UPGRADE": [2], "ZAP": [3], "SUBROUTINE": [1]},
        points=[12, 10, 10],
        at="BUG",
    )


def test_the_inner_UPGRADE_goes_round_the_table() -> None:
    """First P1 acts, the next lap P3."""
    comes(
        "SUBROUTINE @1 {UPGRADE; ACQUIRE} used,BUG @2,ZAP @3",
        "1 execute; 1 place 3; 2 decline; 3 decline; 1 decline; 1 execute; 3 place 4",
        players=3,
        draws="WORM,DELETE",
        program="SUBROUTINE,BUG,ZAP,WORM,DELETE",
        bits={"UPGRADE": [2], "WORM": [1], "DELETE": [3], "SUBROUTINE": [1]},
        points=[14, 10, 10],
    )


def test_the_second_bit_on_a_SUBROUTINE_finds_its_UPGRADE_with_a_new_owner() -> None:
    """At P1’s second bit P3 performs UPGRADE."""
    comes(
        "SUBROUTINE @1@1 {UPGRADE; ACQUIRE} used,BUG @2",
        "1 execute; 1 place 2; 1 execute; 3 place 2",
        players=3,
        draws="WORM,DELETE",
        bits={"UPGRADE": [2], "WORM": [1], "DELETE": [3], "SUBROUTINE": [1, 1]},
        points=[14, 10, 10],
    )


def test_an_inner_card_whose_owner_has_just_gone_out_is_the_actors() -> None:
    """BUG puts P2 out; UPGRADE has no bit then."""
    comes(
        "SUBROUTINE @1 {BUG; UPGRADE @2} used,ZAP @3",
        "1 execute; 1 place 2",
        players=3,
        begin={2: 1},
        draws="WORM",
        out=[2],
        bits={"UPGRADE": [3], "WORM": [1]},
    )


def test_an_inner_UPGRADE_whose_player_has_no_bit_left_puts_none_on_the_new_card_and_says_so() -> None:
    """N-44, N-05: the new card's bit is one of P1's supply, in which there is none."""
    deck = ["UPGRADE", "TIME DELAY", "WORM"]
    play = choose(laid("SUBROUTINE 1", "BUG" + 19 * " 1", "ACQUIRE 2", players=2, deck=deck, draws=deck), ("place", 3))
    assert instruction(play, "WORM").bits == ()
    assert [i.bits for i in play.state.board.beside[0].cards] == [(2,), ()]
    said = next(step for step in play.trace if step.rule.id == "nightmare-takes-over-bare")
    assert {"N-05", "N-44"} <= set(said.rule.rulings)
