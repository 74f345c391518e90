"""OVERWRITE and REPLACE: bits recoloured, cards replaced from the deck, and what the new card does. N-08, N-09, N-25, N-43."""

from __future__ import annotations

from tests.nightmare.table import asked, choose, comes, instruction, laid, pc_card, told

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


def test_OVERWRITE_with_an_empty_supply_leaves_the_bit_and_is_replaced() -> None:
    """N-05."""
    comes(
        "OVERWRITE @1,BUG @1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1,ACQUIRE @2",
        "1 execute",
        draws="ZAP",
        program="ZAP,BUG,ACQUIRE",
        bits={"ACQUIRE": [2], "ZAP": [1]},
        supply=[0, 19],
    )


def test_21_plain_OVERWRITE_does_not_rest_on_N43_nor_plain_DECREMENT_on_N58() -> None:
    play = choose(laid("OVERWRITE 1", "BUG 3", "ACQUIRE 3", deck=["GOTO"], draws=["GOTO"]), "execute", ("bit", "BUG", 0))
    assert "N-43" not in next(s for s in play.trace if s.rule.id == "nightmare-replaced").rulings


# --- copied (N-43) ----------------------------------------------------------------------------------------------------


def test_a_copied_OVERWRITE_replaces_the_copying_card_and_the_rest_of_the_copy_is_still_performed() -> None:
    """N-43 with N-15."""
    row = ("ACQUIRE 2", "OVERWRITE 2", "BUG 3", "COPY 1", "FUTURE 2")
    play = laid(*row, pc=3, deck=["GOTO"], draws=["GOTO"])
    choose(play, "execute", ("bit", "ACQUIRE", 0))
    assert [i.card for i in play.state.board.row] == ["ACQUIRE", "OVERWRITE", "BUG", "GOTO", "FUTURE"]
    assert play.points == (9, 9, 9), "BUG, the second card of the COPY, was still performed"


def test_a_copied_OVERWRITE_may_recolour_a_bit_due_on_the_copying_card() -> None:
    """COPY -1 has bits P1, P2 and copies OVERWRITE: P2's bit becomes P1's, COPY becomes ACQUIRE#2, P1 acts again with it.
    P2's bit on BUG keeps P2 in. OVERWRITE itself stays (N-43)."""
    row = ("ACQUIRE 3", "OVERWRITE 3", "COPY 1 2 -1", "BUG 2")
    play = laid(*row, pc=2, deck=["ACQUIRE#2"], draws=["ACQUIRE#2"])
    choose(play, "execute", ("bit", "COPY", 1))
    assert [i.card for i in play.state.board.row] == ["ACQUIRE", "OVERWRITE", "ACQUIRE#2", "BUG"]
    assert asked(play) == (1, "execute", "ACQUIRE#2")
    assert play.state.board.out == ()


def test_the_rest_of_a_COPY_reads_its_distances_from_the_card_that_took_its_place() -> None:
    """COPY at 2 lists OVERWRITE (0) and FUTURE -1 (1). OVERWRITE puts GOTO in COPY's place; FUTURE then means the card after
    that place: BUG at 3 (N-43 with N-15)."""
    row = ("OVERWRITE 3", "FUTURE 3 -1", "COPY 1", "BUG 2", "ACQUIRE 2")
    play = laid(*row, pc=2, deck=["GOTO"], draws=["GOTO"])
    choose(play, "execute", ("bit", "BUG", 0))
    assert pc_card(play) == "BUG"
    assert play.points == (9, 9, 9)


# --- several bits (N-25, N-56, N-10) ----------------------------------------------------------------------------------

FULL_HAND = {1: ["RUN", "DECREMENT", "INCREMENT", "BREAK#3", "DECREMENT#2"], 2: ["REVERSE PROGRAM"], 3: ["REVERSE PROGRAM#2"]}


def test_a_recoloured_bit_that_is_still_due_acts_now_in_its_place_with_the_new_card() -> None:
    """Bits P1, P2, P3 on OVERWRITE; P1 turns P2's into P1's. The new ACQUIRE is then executed by P1, then by P3."""
    play = laid("OVERWRITE 1 2 3", "BUG 2", "ACQUIRE 3", deck=["ACQUIRE#2"], draws=["ACQUIRE#2"])
    choose(play, "execute", ("bit", "OVERWRITE", 1))
    assert asked(play) == (1, "execute", "ACQUIRE#2")
    choose(play, "execute")
    assert asked(play) == (3, "execute", "ACQUIRE#2")
    choose(play, "execute")
    assert play.points == (12, 10, 12)


def test_a_bit_recoloured_after_it_has_acted_does_not_act_again() -> None:
    """Bits P2, P1, P3: P2 declines, P1 turns P2's bit, which has had its turn: P3 is next, with the new card."""
    play = laid("OVERWRITE 2 1 3", "BUG 2", "ACQUIRE 3", deck=["ACQUIRE#2"], draws=["ACQUIRE#2"], hands=FULL_HAND)
    choose(play, "decline", "execute", ("bit", "OVERWRITE", 0))
    assert asked(play) == (3, "execute", "ACQUIRE#2")


def test_who_loses_the_last_bit_while_it_is_due_is_out_and_the_bit_acts_for_its_new_owner() -> None:
    """N-10 at the end of the OVERWRITE, then N-25. A BREAK may come from the deck (N-08)."""
    play = laid("OVERWRITE 1 2", "BUG 1", "ACQUIRE 3", deck=["BREAK"], draws=["BREAK"], hands=FULL_HAND)
    choose(play, "execute", ("bit", "OVERWRITE", 1))
    assert play.state.board.out == (2,)
    assert asked(play) == (1, "execute", "BREAK")


# --- the card that comes ----------------------------------------------------------------------------------------------


def test_OVERWRITE_brings_a_SUBROUTINE_dealt_at_once_and_forced_for_the_next_bit() -> None:
    """P2: ACQUIRE 12, DEFEND 11."""
    comes(
        "OVERWRITE @1@2,BUG @2,ACQUIRE @2",
        "1 execute; 1 bit BUG 0",
        draws="SUBROUTINE,ACQUIRE#2,DEFEND",
        inner={"SUBROUTINE": ["ACQUIRE#2", "DEFEND"]},
        points=[10, 11],
        at="BUG",
    )


def test_OVERWRITE_brings_an_OVERSIGHT_it_has_bits_so_nothing_is_asked() -> None:
    """No choice, and no damage with bits there."""
    comes(
        "OVERWRITE @1@2,BUG @2,ACQUIRE @2",
        "1 execute; 1 bit BUG 0",
        draws="OVERSIGHT",
        points=[10, 10],
        at="BUG",
        asked="1 execute",
    )


def test_OVERWRITE_brings_a_PROGRAM_ERROR_the_bit_that_acted_does_not_act_with_it() -> None:
    """Only P2, who was waiting, loses 1; in both editions."""
    comes("OVERWRITE @1@2,BUG @2,ACQUIRE @2", "1 execute; 1 bit BUG 0", draws="PROGRAM ERROR", points=[10, 9], at="BUG")


def test_OVERWRITE_brings_a_GOTO_that_lands_on_itself_all_bits_act_anew() -> None:
    """Six from 0 in a ring of three is 0."""
    comes(
        "OVERWRITE @1@2@1,BUG @2,ACQUIRE @2",
        "1 execute; 1 bit BUG 0; 2 execute",
        draws="GOTO",
        links={"GOTO": "GOTO"},
        at="GOTO",
        asked="1 execute",
    )


def test_a_PROGRAM_ERROR_that_comes_from_the_deck_leaves_the_next_bit_no_choice() -> None:
    """3.0: the bit behind costs its owner 1, the first has acted. 3.1 (N-37): each with a bit there loses 1, once."""
    for edition, points in (("3.0", (10, 9, 9)), ("3.1", (9, 9, 9))):
        row = ("OVERWRITE 1 2 3", "BUG 2", "ACQUIRE 3")
        play = laid(*row, deck=["PROGRAM ERROR"], draws=["PROGRAM ERROR"], hands=FULL_HAND, edition=edition)
        choose(play, "execute", ("bit", "BUG", 0))
        assert play.points == points
        assert asked(play) == (1, "execute", "BUG")


# --- REPLACE ----------------------------------------------------------------------------------------------------------


def test_REPLACE_on_the_FUTURE_that_performs_it_the_rest_is_performed_the_next_bit_acts_with_the_new_card() -> None:
    """ACQUIRE gives 2; P2 is asked about BUG."""
    comes(
        "FUTURE @1@2,REPLACE,ACQUIRE,ZAP @1",
        "1 execute; 1 card FUTURE",
        draws="BUG",
        program="BUG,REPLACE,ACQUIRE,ZAP",
        bits={"BUG": [1, 2]},
        points=[12, 10],
        at="BUG",
        asked="2 execute",
    )
