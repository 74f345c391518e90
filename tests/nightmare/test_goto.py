"""GOTO: how far it counts, what it is locked to, and what it does within COPY, FUTURE and SUBROUTINE. N-03, N-14, N-47, N-55."""

from __future__ import annotations

from tests.nightmare.table import asked, at_card, choose, comes, instruction, laid, pc_card, told

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


def test_a_GOTO_without_a_card_lets_the_next_bit_act() -> None:
    """The PC has not left."""
    comes("GOTO @1@2 link=gone,BUG @2", "1 execute", at="GOTO", asked="2 execute")


def test_GOTO_made_7_before_it_is_locked_counts_7() -> None:
    """1 + 7 = 8."""
    comes(
        "INCREMENT @1,GOTO @2,BUG,ZAP,ACQUIRE,DEFEND,ERASE,DELETE,WORM @1",
        "1 execute; 1 number GOTO 0; 2 execute",
        links={"GOTO": "WORM"},
        at="WORM",
    )


# --- the lock ---------------------------------------------------------------------------------------------------------


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


def test_a_GOTO_whose_card_has_left_leads_nowhere_and_replaces_nothing() -> None:
    """OVERWRITE is replaced by ACQUIRE while GOTO is locked to it."""
    row = ("GOTO 1", "BUG", "OVERWRITE 2", "ACQUIRE 3")
    play = laid(*row, deck=["ACQUIRE#2"], draws=["ACQUIRE#2"])
    choose(play, "execute", "execute", ("bit", "ACQUIRE", 0))  # 6 on in a ring of 4: OVERWRITE; P2 takes P3's bit
    assert instruction(play, "GOTO").link == "gone"


def test_a_lock_is_gone_with_its_card_whatever_card_comes() -> None:
    """A replacement is a new card (N-56)."""
    comes(
        "REPLACE @1,GOTO @2 link=BUG,ZAP @2,BUG @2",
        "1 execute; 1 card BUG; 2 execute",
        draws="BUG#2",
        links={"GOTO": "gone"},
        at="ZAP",
    )


def test_a_lock_follows_its_card() -> None:
    """BUG goes to place 2 and GOTO leads there."""
    comes(
        "SEQUENCE MOD @1,GOTO @2 link=BUG,ZAP @2,BUG @2,ACQUIRE @1",
        "1 execute; 1 card BUG; 1 place 2; 2 execute",
        links={"GOTO": "BUG"},
        program="SEQUENCE MOD,GOTO,BUG,ZAP,ACQUIRE",
        at="BUG",
    )


def test_a_GOTO_locked_to_the_replaced_card_leads_nowhere_even_when_copied() -> None:
    """GOTO (0) is locked to OVERWRITE (2) in a ring of 4. OVERWRITE goes. COPY -1 lies after GOTO: the dead link neither jumps
    nor locks anew, and the PC moves on from COPY."""
    row = ("GOTO 1", "COPY 1 -1", "OVERWRITE 2", "ACQUIRE 3")
    hands = {1: ["RUN", "DECREMENT", "INCREMENT", "BREAK#3", "DECREMENT#2"], 2: ["REVERSE PROGRAM"], 3: ["REVERSE PROGRAM#2"]}
    play = laid(*row, deck=["BUG"], draws=["BUG"], hands=hands)
    choose(play, "execute", "execute", ("bit", "ACQUIRE", 0))
    at_card(play, "COPY").choose("execute")
    assert instruction(play, "GOTO").link == "gone"
    assert told(play).count("leads-nowhere") == 1
    assert pc_card(play) == "BUG"


# --- in COPY and FUTURE (N-03, N-40, N-47): which place takes the linked card, and where the PC is then ---------------

SIX = ("REVERSE PROGRAM", "DECREMENT", "FUTURE", "INCREMENT", "BREAK", "ACQUIRE 3")
FIVE = ("REVERSE PROGRAM 3", "DECREMENT 3", "BREAK 3", "INCREMENT 3", "OVERWRITE 3")


def test_GOTO_first_in_a_COPY_its_card_takes_the_place_of_the_second_one() -> None:
    """PN 3.0, GOTO. Counted from COPY at place 8 of 9 (N-03): 8 + 6 is place 5, ACQUIRE, performed instead of BUG."""
    play = choose(laid(*SIX, "GOTO 2", "BUG 2", "COPY 1", pc=8), "execute")
    assert instruction(play, "GOTO").link == "ACQUIRE", "this use locks the copied GOTO"
    assert play.points == (12, 10, 10)
    assert "locks-takes-place" in told(play)
    assert "moves-round" in told(play), "the program counter has not jumped, it moves on from COPY"


def test_GOTO_last_in_a_COPY_with_nothing_pending_the_program_counter_jumps() -> None:
    """N-47."""
    play = choose(laid(*SIX, "BUG 2", "GOTO 2", "COPY 1", pc=8), "execute")
    assert play.points == (9, 9, 9)
    assert pc_card(play) == "ACQUIRE"
    assert play.ask is not None
    assert (play.ask.who, play.ask.args) == (3, ("ACQUIRE",))


def test_GOTO_in_the_middle_of_a_COPY_of_3_replaces_the_third() -> None:
    """COPY +1 at place 8 of 9 lists places 5, 6, 7: ACQUIRE, GOTO, BUG. ACQUIRE gives 2. GOTO, never used, counts from COPY
    (N-03): 8 + 6 = 14, place 5: ACQUIRE takes BUG's place, 2 more. Nobody loses anything; the PC only moves on, to place 0."""
    play = choose(laid(*FIVE, "ACQUIRE 2", "GOTO 2", "BUG 2", "COPY 1 +1", pc=8), "execute")
    assert play.points == (14, 10, 10)
    assert instruction(play, "GOTO").link == "ACQUIRE"
    assert pc_card(play) == "REVERSE PROGRAM"


def test_GOTO_first_in_a_COPY_of_3_replaces_the_second_only_the_third_follows_as_listed() -> None:
    """COPY +1 at place 7 of 8 lists places 4, 5, 6: GOTO, ACQUIRE, BUG. GOTO counts 7 + 6 = 13, place 5, ACQUIRE: put in
    ACQUIRE's own place, it is performed once, and BUG follows. With GOTO +1 it is place 6, BUG: in ACQUIRE's place, and then
    once more where it is listed."""
    once = choose(laid(*FIVE[:4], "GOTO 2", "ACQUIRE 2", "BUG 2", "COPY 1 +1", pc=7), "execute")
    assert once.points == (11, 9, 9)
    twice = choose(laid(*FIVE[:4], "GOTO 2 +1", "ACQUIRE 2", "BUG 2", "COPY 1 +1", pc=7), "execute")
    assert instruction(twice, "GOTO").link == "BUG"
    assert twice.points == (8, 8, 8)


def test_a_backward_COPY_takes_the_cards_on_the_tails_side_and_GOTO_counts_towards_the_head() -> None:
    """Towards the head, COPY at place 0 of 9 has behind it places 1 and 2, and passes 2 first: GOTO (2), BUG (1). GOTO counts
    6 on from place 0 towards the head: place 3, ACQUIRE, which takes BUG's place. P1 gets 2, nobody loses."""
    row = ("COPY 1", "BUG 2", "GOTO 2", "ACQUIRE 2", *FIVE)
    play = choose(laid(*row, towards="head"), "execute")
    assert instruction(play, "GOTO").link == "ACQUIRE"
    assert play.points == (12, 10, 10)
    assert pc_card(play) == "OVERWRITE", "one on towards the head from place 0 is the tail"


def test_a_locked_GOTO_copied_keeps_its_lock_and_is_not_counted_anew() -> None:
    """GOTO at 7 of 9 jumps first by itself: 7 + 6 = 13, place 4, OVERWRITE, and is locked to it.
    Copied last by COPY at 8 it leads there again; counted from COPY it would have been place 5."""
    play = choose(laid(*FIVE, "ACQUIRE 2", "BUG 2", "GOTO 2", "COPY 1", pc=7), "execute")
    assert pc_card(play) == "OVERWRITE"
    at_card(play, "COPY").choose("execute")
    assert pc_card(play) == "OVERWRITE"
    assert play.points == (9, 9, 9), "BUG, the first of the list, was performed; GOTO came last"


def test_GOTO_last_in_a_FUTURE_in_the_middle_of_a_COPY_takes_the_outer_place() -> None:
    """COPY at 8 of 9 lists FUTURE (6) and BUG (7). FUTURE at 1 card counts from COPY: place 0, GOTO. That GOTO is last in the
    FUTURE, but BUG is still pending outside (N-47): 8 + 6 = 14, place 5, ACQUIRE takes BUG's place, and the PC stays."""
    row = ("GOTO 2", *FIVE[:4], "ACQUIRE 2", "FUTURE 2 -1", "BUG 2", "COPY 1")
    play = choose(laid(*row, pc=8), "execute")
    assert play.points == (12, 10, 10)
    assert pc_card(play) == "GOTO", "moved on round the end, not jumped"
    assert "moves-round" in told(play)


def test_GOTO_in_a_FUTURE_that_is_last_in_a_COPY_jumps() -> None:
    """As above, but BUG comes first and FUTURE last: nothing is pending any more, so that the PC jumps to place 5."""
    row = ("GOTO 2", *FIVE[:4], "ACQUIRE 2", "BUG 2", "FUTURE 2 -1", "COPY 1")
    play = choose(laid(*row, pc=8), "execute")
    assert play.points == (9, 9, 9)
    assert pc_card(play) == "ACQUIRE"


def test_two_GOTOs_in_one_COPY_the_second_is_replaced_by_the_firsts_card_and_stays_unlocked() -> None:
    """COPY at 8 lists GOTO (6) and GOTO#2 (7). The first leads to place 5, ACQUIRE, which takes the second's place."""
    play = choose(laid(*FIVE, "ACQUIRE 2", "GOTO 2", "GOTO 2", "COPY 1", pc=8), "execute")
    assert play.points == (12, 10, 10)
    assert instruction(play, "GOTO#2").link is None


def test_bits_behind_a_COPY_whose_GOTO_jumps_do_not_act() -> None:
    """N-14 for a copied jump: the PC has left COPY, where P2's bit is still due."""
    play = choose(laid(*FIVE, "ACQUIRE 3", "BUG 2", "GOTO 2", "COPY 1 2", pc=8), "execute")
    assert asked(play) == (3, "execute", "ACQUIRE")


def test_18_copied_locked_GOTO_that_jumps_rests_on_N47() -> None:
    play = choose(laid(*SIX, "BUG 2", "GOTO 2", "COPY 1", pc=7), "execute")
    at_card(play, "COPY")
    choose(play, "execute")
    assert "N-47" in next(s for s in play.trace if s.rule.id == "nightmare-jumps").rulings


def test_18b_locked_GOTO_first_does_not_rest_on_N03() -> None:
    play = choose(laid(*SIX, "GOTO 2", "BUG 2", "COPY 1", pc=6), "execute")
    at_card(play, "COPY")
    choose(play, "execute")
    assert "N-03" not in next(s for s in play.trace if s.rule.id == "nightmare-takes-place").rulings


# --- what moved, left or turned round before it -----------------------------------------------------------------------


def test_GOTO_counts_from_where_SEQUENCE_MOD_has_put_the_FUTURE() -> None:
    """FUTURE goes to place 3, the PC with it; GOTO comes last, nothing is pending: 3 + 6 = 9."""
    comes(
        "FUTURE @1,SEQUENCE MOD,GOTO,BUG,ZAP,ACQUIRE @2,DEFEND,ERASE,DELETE,WORM @2",
        "1 execute; 1 card FUTURE; 1 place 3",
        program="SEQUENCE MOD,GOTO,BUG,FUTURE,ZAP,ACQUIRE,DEFEND,ERASE,DELETE,WORM",
        links={"GOTO": "WORM"},
        at="WORM",
        asked="2 execute",
    )


def test_GOTO_counts_from_the_gap_of_a_COPY_that_has_left() -> None:
    """From the gap: BUG 1, ZAP 2, ACQUIRE 3, DEFEND 4, ERASE 5, DELETE 6."""
    comes(
        "SELF DESTRUCT,GOTO,COPY @1,BUG,ZAP,ACQUIRE,DEFEND,ERASE,DELETE @2,WORM @1",
        "1 execute; 1 player 2",
        start=2,
        links={"GOTO": "DELETE"},
        at="DELETE",
        asked="2 execute",
    )


def test_REVERSE_then_GOTO_in_a_COPY_counts_headwards() -> None:
    """From 2, six the other way in a ring of eight: 4."""
    comes(
        "REVERSE PROGRAM,GOTO,COPY @1,BUG,ZAP @2,ACQUIRE,DEFEND,ERASE",
        "1 execute",
        start=2,
        links={"GOTO": "ZAP"},
        at="ZAP",
        asked="2 execute",
    )


def test_01c_GOTO_after_REVERSE_counts_the_way_it_now_runs() -> None:
    play = choose(
        laid(
            "BUG 3",
            "ACQUIRE 2",
            "FUTURE 1",
            "REVERSE PROGRAM 3",
            "GOTO 3",
            "INCREMENT 2",
            "DECREMENT 3",
            "COPY 2",
            "BREAK 3",
            pc=2,
        ),
        "execute",
    )
    assert instruction(play, "GOTO").link == "INCREMENT"


# --- in a copied SUBROUTINE -------------------------------------------------------------------------------------------


def test_GOTO_in_a_copied_SUBROUTINE_takes_the_outer_next() -> None:
    """ACQUIRE 12, then BUG for ZAP: 11, 9."""
    comes(
        "SUBROUTINE {WORM; DELETE} used,ZAP,COPY @1 {GOTO link=BUG; ACQUIRE},DEFEND @2,BUG @2",
        "1 execute",
        start=2,
        points=[11, 9],
        at="DEFEND",
    )


def test_GOTO_in_a_copied_SUBROUTINE_counts_from_the_COPY() -> None:
    """2 + 6 = 8: ACQUIRE#2 for ZAP."""
    comes(
        ("SUBROUTINE {WORM; DELETE} used,ZAP,COPY @1 {GOTO; ACQUIRE},DEFEND @2,BUG @2,ERASE,FUTURE,POINTER,ACQUIRE#2,BIT MAKER"),
        "1 execute",
        start=2,
        links={"GOTO": "ACQUIRE#2"},
        points=[14, 10],
        at="DEFEND",
    )


def test_a_copied_GOTO_counts_in_the_direction_from_when_COPY_began_where_everything_is_as_it_was_then() -> None:
    """N-40, other answer: REVERSE PROGRAM, copied first, does not change which way is forward for GOTO: six cards towards the
    tail from COPY, round a ring of five, to BUG. By default it counts at its turn, towards the head, and reaches itself."""
    row = "REVERSE PROGRAM,GOTO,COPY @1,BUG @2,ZAP @2"
    comes(row, "1 execute", start=2, rulings={"N-40": "activation"}, links={"GOTO": "BUG"}, at="BUG", asked="2 execute")
    comes(row, "1 execute", start=2, links={"GOTO": "GOTO"}, at="ZAP", asked="2 execute")


def test_what_takes_the_place_of_an_inner_card_once_the_SUBROUTINE_has_no_player_is_performed_by_the_owner_there() -> None:
    """N-73, other answer: P1 goes out at BUG. P2's inner COPY performs BUG and GOTO, which puts ACQUIRE in place of P3's ZAP."""
    comes(
        "SUBROUTINE @1 {BUG; GOTO; COPY @2; ZAP @3} used,ZAP#2 @2,ACQUIRE,DECREMENT @3",
        "1 execute",
        players=3,
        begin={1: 1},
        rulings={"N-73": "owners-go-on"},
        points=[0, 8, 10],
        out=[1],
    )
