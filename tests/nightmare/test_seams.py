"""The seams between cards: what performs moves, leaves, is replaced or handed over; nests; ends that meet or do not.

Every outcome was derived from the rulebooks and the register before it was run; the derivation stands beside it.
"""

from __future__ import annotations

import re
from typing import Any

import pnrules
from pnrules.expecting import unmet


def item(text: str) -> dict[str, Any]:
    """An instruction from its line: `"COPY @2@1 +1 {BUG; ZAP @2}"`, `"GOTO @1 link=BUG"`, `"BUG @2 down2"`, `"ZAP used"`."""
    outer, _, rest = text.partition("{")
    inner, closed, more = rest.rpartition("}")
    outer += more
    found: dict[str, Any] = {"inner": [item(one) for one in re.split(r";(?![^{]*\})", inner)]} if closed else {}
    words, link, target = outer.partition(" link=")
    if link:
        found["link"] = target.strip()
    card = []
    for word in words.split():
        if word == "used":
            found["used"] = True
        elif word.startswith("down"):
            found["down"] = int(word[4:])
        elif word.startswith("@"):
            found["bits"] = [int(seat) for seat in word[1:].split("@")]
        elif word[0] in "+-":
            found["changes"] = [int(sum_) for sum_ in word.split("/")]
        else:
            card.append(word)
    return {"card": " ".join(card), **found}


def answer(text: str) -> list[Any]:
    """An answer from its line: `"1 move BUG 0 ZAP"`; words between numbers are one operand."""
    who, verb, *rest = text.split()
    operands = re.findall(r"(?<!\S)\d+(?!\S)|(?:(?!\d+(?:\s|$))\S+\s?)+", " ".join(rest))
    return [int(who), verb, *(int(one) if one.isdigit() else one.strip() for one in operands)]


def comes(
    row: str,
    answers: str,
    *,
    players: int = 2,
    edition: str = "3.0",
    version: int = 1,
    start: int = 0,
    towards: str = "tail",
    draws: str = "",
    deck: str | None = None,
    rulings: dict[str, str] | None = None,
    begin: dict[int, int] | None = None,
    held: dict[int, dict[str, Any]] | None = None,
    **expect: Any,
) -> None:
    """What these answers make of this row: `asked="2 execute"`, `at` (the PC's card) and facts."""
    seats: list[dict[str, Any]] = [{"name": f"P{seat}", "points": (begin or {}).get(seat, 10)} for seat in range(1, players + 1)]
    if version == 2:
        hands = {1: ["RUN", "DECREMENT#2"], 2: ["RUN#2"], 3: ["RUN#3"]}
        for seat, player in enumerate(seats, 1):
            player["hand"] = hands[seat]
    for seat, more in (held or {}).items():
        seats[seat - 1].update(more)
    data: dict[str, Any] = {
        "format": 1,
        "game": "nightmare",
        "edition": edition,
        "version": version,
        "title": "a test",
        "players": seats,
        "program": {"row": [item(text) for text in row.split(",")], "pc": start, "towards": towards},
        "draws": [card.strip() for card in draws.split(",") if card.strip()],
        "rulings": rulings or {},
        "answers": [answer(text) for text in answers.split(";") if text.strip()],
    }
    if deck is not None or version == 2:
        data["deck"] = [card.strip() for card in (deck or "").split(",") if card.strip()]
    if "at" in expect:
        expect["pc"] = expect.pop("at")
    if "asked" in expect:
        who, kind = expect["asked"].split()
        expect["asked"] = [int(who) if who.isdigit() else who, kind]
    if "program" in expect:
        expect["program"] = [card.strip() for card in expect["program"].split(",")]
    assert [str(problem) for problem in unmet(pnrules.load(data), expect)] == []


# --- What performs moves, leaves, is replaced, is handed over (N-15, N-16, N-40, N-56) --------------------------------


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


def test_ERASE_in_a_COPY_that_has_left_takes_the_card_before_the_gap() -> None:
    """That is the ERASE which is being performed."""
    comes(
        "BUG,SELF DESTRUCT,ERASE,COPY @1,ACQUIRE @2,ZAP @1",
        "1 execute; 1 player 2",
        start=3,
        program="BUG,SELF DESTRUCT,ACQUIRE,ZAP",
        discards=["COPY", "ERASE"],
        at="ACQUIRE",
    )


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


def test_a_SUBROUTINE_moved_by_its_own_SEQUENCE_MOD_takes_the_PC_along() -> None:
    """Its rest is performed, and P2 acts there."""
    comes(
        "SUBROUTINE @1@2 {SEQUENCE MOD; ACQUIRE} used,BUG @1,ZAP @2",
        "1 execute; 1 card SUBROUTINE; 1 place 1",
        program="BUG,SUBROUTINE,ZAP",
        points=[12, 10],
        at="SUBROUTINE",
        asked="2 execute",
    )


def test_in_a_row_the_tail_is_another_place_than_the_head() -> None:
    """In version 2 one builds at either end, so the move is one."""
    comes(
        "SEQUENCE MOD @1,BUG @1,ZAP @2",
        "1 run; 1 execute; 1 card SEQUENCE MOD; 1 place 2",
        version=2,
        program="BUG,ZAP,SEQUENCE MOD",
        at="BUG",
        asked="1 execute",
    )


def test_SEQUENCE_MOD_at_2_moves_itself_and_then_another() -> None:
    """P2 still acts at the card where the PC has gone along."""
    comes(
        "SEQUENCE MOD @1@2 +1,BUG,ZAP @2,ACQUIRE",
        "1 execute; 1 card SEQUENCE MOD; 1 place 2; 1 card BUG; 1 place 1",
        program="ZAP,BUG,SEQUENCE MOD,ACQUIRE",
        at="SEQUENCE MOD",
        asked="2 execute",
    )


def test_DELETE_on_the_own_COPY_does_not_stop_the_rest() -> None:
    """P1 has another bit, so stays in: ACQUIRE gives 2."""
    comes(
        "DELETE,ACQUIRE,COPY @1,BUG @1", "1 execute; 1 bit COPY 0", start=2, bits={"COPY": []}, points=[12, 10], asked="1 execute"
    )


def test_who_deletes_the_own_last_bit_is_out_and_the_rest_is_dropped() -> None:
    """N-10 and N-42: looked at after DELETE."""
    comes(
        "DELETE,ACQUIRE,COPY @1,BUG @2,ZAP @3",
        "1 execute; 1 bit COPY 0",
        players=3,
        start=2,
        out=[1],
        points=[10, 10, 10],
        at="BUG",
    )


def test_a_copied_SELF_DESTRUCT_takes_the_waiting_bit_along() -> None:
    """COPY goes with both bits."""
    comes(
        "SELF DESTRUCT,COPY @1@2 -1,BUG @2,ZAP @1",
        "1 execute; 1 player 2",
        start=1,
        program="SELF DESTRUCT,BUG,ZAP",
        points=[10, 6],
        at="BUG",
        asked="2 execute",
    )


def test_ERASE_alone_in_the_ring_erases_nothing() -> None:
    """N-55: counting stops before the card itself."""
    comes("ERASE @1", "1 execute", program="ERASE")


def test_a_pending_card_that_SEQUENCE_MOD_has_moved_is_still_performed() -> None:
    """It has not left (N-40)."""
    comes(
        "SEQUENCE MOD,ACQUIRE,COPY @1,BUG @2,ZAP",
        "1 execute; 1 card ACQUIRE; 1 place 3",
        start=2,
        program="SEQUENCE MOD,COPY,BUG,ACQUIRE,ZAP",
        points=[12, 10],
        at="BUG",
    )


def test_a_COPY_moved_by_FLOATER_performs_its_list_all_the_same() -> None:
    """Back past ACQUIRE, which is next (2), then listed (2)."""
    comes(
        "FLOATER,ACQUIRE,COPY @1,BUG @2,ZAP",
        "1 execute; 1 backward",
        start=2,
        program="FLOATER,COPY,ACQUIRE,BUG,ZAP",
        points=[14, 10],
        at="BUG",
    )


def test_the_second_bit_copies_in_the_direction_now_in_force() -> None:
    """P1: REVERSE, BUG (9, 9). P2, headwards: DEFEND (8), ZAP (8)."""
    comes(
        "ACQUIRE @1,REVERSE PROGRAM,BUG,COPY @1@2,ZAP,DEFEND,WORM @1",
        "1 execute; 2 execute; 2 player 1",
        start=3,
        towards="tail",
        defences=[[], [1]],
        points=[8, 8],
        at="ACQUIRE",
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


def test_a_GOTO_without_a_card_lets_the_next_bit_act() -> None:
    """The PC has not left."""
    comes("GOTO @1@2 link=gone,BUG @2", "1 execute", at="GOTO", asked="2 execute")


# --- UPGRADE, copied and inside (N-44) --------------------------------------------------------------------------------


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


# --- SUBROUTINEs and nests (N-02, N-44 to N-49) -----------------------------------------------------------------------


def test_an_inner_ERASE_takes_the_inner_card_before_it() -> None:
    """After that card was performed."""
    comes(
        "SUBROUTINE @1 {ACQUIRE; ERASE} used,BUG @2",
        "1 execute",
        inner={"SUBROUTINE": ["ERASE"]},
        discards=["ACQUIRE"],
        points=[12, 10],
        program="SUBROUTINE,BUG",
    )


def test_an_inner_ERASE_that_is_first_takes_nothing() -> None:
    """The ends do not meet (N-02)."""
    comes(
        "BUG @2,SUBROUTINE @1 {ERASE; ACQUIRE} used",
        "1 execute",
        start=1,
        inner={"SUBROUTINE": ["ERASE", "ACQUIRE"]},
        program="BUG,SUBROUTINE",
        points=[12, 10],
    )


def test_an_inner_SELF_DESTRUCT_goes_alone() -> None:
    """“This card” is the inner card."""
    comes(
        "SUBROUTINE @1 {SELF DESTRUCT; ACQUIRE} used,BUG @2",
        "1 execute; 1 player 2",
        inner={"SUBROUTINE": ["ACQUIRE"]},
        discards=["SELF DESTRUCT"],
        bits={"SUBROUTINE": [1]},
        points=[12, 6],
    )


def test_an_inner_OVERWRITE_is_replaced_in_its_place_for_the_next_time() -> None:
    """What came is not performed now: the list was fixed."""
    comes(
        "SUBROUTINE @1 {OVERWRITE; ACQUIRE} used,BUG @2,ZAP @2",
        "1 execute; 1 bit BUG 0",
        draws="BUG#2",
        inner={"SUBROUTINE": ["BUG#2", "ACQUIRE"]},
        bits={"BUG": [1], "BUG#2": []},
        points=[12, 10],
    )


def test_an_inner_REPLACE_may_replace_the_SUBROUTINE_its_rest_is_performed() -> None:
    """The inner cards go; P2 acts with BUG."""
    comes(
        "SUBROUTINE @1@2 {REPLACE; ACQUIRE} used,ZAP @1",
        "1 execute; 1 card SUBROUTINE",
        draws="BUG",
        program="BUG,ZAP",
        bits={"BUG": [1, 2]},
        discards=["SUBROUTINE", "REPLACE", "ACQUIRE"],
        points=[12, 10],
        asked="2 execute",
    )


def test_COPY_of_FUTURE_of_SUBROUTINE_of_COPY() -> None:
    """ACQUIRE 12; BUG#2 11, 9; the inner COPY does it again 10, 8; BUG 9, 7."""
    comes(
        "ACQUIRE,FUTURE,COPY @1,SUBROUTINE,BUG,ZAP @2",
        "1 execute",
        start=2,
        draws="BUG#2,COPY#2,DEFEND,WORM",
        inner={"COPY": ["BUG#2", "COPY#2"], "SUBROUTINE": ["DEFEND", "WORM"]},
        points=[9, 7],
        at="ZAP",
    )


def test_COPY_of_FUTURE_of_SUBROUTINE_whose_COPY_lies_first() -> None:
    """Nothing lies before it inside."""
    comes(
        "ACQUIRE,FUTURE,COPY @1,SUBROUTINE,BUG,ZAP @2",
        "1 execute",
        start=2,
        draws="COPY#2,BUG#2,DEFEND,WORM",
        points=[10, 8],
        at="ZAP",
    )


def test_an_inner_COPY_counts_what_is_left_inside() -> None:
    """SELF DESTRUCT has gone: ACQUIRE alone is copied."""
    comes(
        "SUBROUTINE @1 +1 {SELF DESTRUCT; ACQUIRE; COPY} used,BUG @2",
        "1 execute; 1 player 2",
        inner={"SUBROUTINE": ["ACQUIRE", "COPY"]},
        points=[14, 6],
    )


def test_an_inner_FUTURE_that_is_last_performs_nothing() -> None:
    """The ends do not meet."""
    comes("SUBROUTINE @1 {ACQUIRE; FUTURE} used,BUG @2,ZAP", "1 execute", points=[12, 10], at="BUG")


def test_an_inner_FUTURE_performs_the_next_which_then_comes_itself() -> None:
    """Twice 2."""
    comes("SUBROUTINE @1 {FUTURE; ACQUIRE} used,BUG @2,ZAP", "1 execute", points=[14, 10], at="BUG")


def test_a_SUBROUTINE_in_a_SUBROUTINE_is_dealt_when_its_turn_comes() -> None:
    """DEFEND 9, ACQUIRE#2 11, ACQUIRE 13: two after DEFEND."""
    comes(
        "SUBROUTINE @1,BUG @2",
        "",
        draws="SUBROUTINE#2,ACQUIRE,DEFEND,ACQUIRE#2",
        inner={"SUBROUTINE": ["SUBROUTINE#2", "ACQUIRE"], "SUBROUTINE#2": ["DEFEND", "ACQUIRE#2"]},
        defences=[[], []],
        points=[13, 10],
        at="BUG",
    )


def test_an_inner_COPY_of_an_inner_SUBROUTINE_deals_its_own() -> None:
    """12, 11; then 13, 15."""
    comes(
        "SUBROUTINE @1 {SUBROUTINE#2 {ACQUIRE; DEFEND} used; COPY} used,BUG @2",
        "1 execute",
        draws="ACQUIRE#2,ACQUIRE#3",
        inner={"COPY": ["ACQUIRE#2", "ACQUIRE#3"]},
        points=[15, 10],
    )


def test_COPY_deals_for_a_SUBROUTINE_once() -> None:
    """The second lap performs the same cards."""
    comes(
        "SUBROUTINE @2 {WORM; DELETE} used,COPY @1 -1,BUG @2",
        "1 execute; 2 decline; 2 decline; 1 execute",
        start=1,
        draws="ACQUIRE,DEFEND",
        inner={"COPY": ["ACQUIRE", "DEFEND"]},
        points=[12, 10],
    )


def test_two_SUBROUTINEs_in_one_COPY_share_its_cards() -> None:
    """12, 11; 13, 12."""
    comes(
        "SUBROUTINE,SUBROUTINE#2,COPY @1,BUG @2",
        "1 execute",
        start=2,
        draws="ACQUIRE,DEFEND",
        inner={"COPY": ["ACQUIRE", "DEFEND"]},
        defences=[[2], []],
        points=[12, 10],
    )


def test_a_FLOATERs_own_cards_go_when_it_moves_on() -> None:
    """N-49."""
    comes(
        "BUG @2,ZAP,FLOATER @1 {ACQUIRE#2; ACQUIRE#3},SUBROUTINE {WORM; DELETE} used,ACQUIRE",
        "1 execute; 1 backward; 1 player 2",
        start=2,
        inner={"FLOATER": []},
        discards=["ACQUIRE#2", "ACQUIRE#3"],
        program="BUG,FLOATER,ZAP,SUBROUTINE,ACQUIRE",
    )


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


def test_an_inner_SWAP_changes_the_order_for_the_next_time() -> None:
    """The list was fixed: ACQUIRE, BUG."""
    comes(
        "SUBROUTINE @1 {SWAP INSTRUCTIONS; ACQUIRE; BUG} used +1,ZAP @2",
        "1 execute; 1 ahead",
        inner={"SUBROUTINE": ["SWAP INSTRUCTIONS", "BUG", "ACQUIRE"]},
        points=[11, 9],
    )


def test_a_SUBROUTINE_from_a_deck_of_one_gets_one_card() -> None:
    """N-45."""
    comes(
        "SUBROUTINE @1,BUG @2", "", deck="ACQUIRE", draws="ACQUIRE", inner={"SUBROUTINE": ["ACQUIRE"]}, points=[12, 10], at="BUG"
    )


def test_a_SUBROUTINE_from_an_empty_deck_does_nothing_and_is_not_dealt_again() -> None:
    """The next time its owner is asked."""
    comes("SUBROUTINE @1,BUG @2", "2 decline", deck="", inner={"SUBROUTINE": []}, at="SUBROUTINE", asked="1 execute")


def test_one_shots_that_a_SUBROUTINE_turns_up_are_discarded() -> None:
    """N-08."""
    comes(
        "SUBROUTINE @1,BUG @2",
        "1 run",
        version=2,
        deck="RUN#4,SECRET,ACQUIRE,ZAP",
        held={1: {"hand": ["RUN", "WORM", "ERASE", "GOTO", "COPY"]}},
        draws="RUN#4,ACQUIRE,SECRET,ZAP",
        inner={"SUBROUTINE": ["ACQUIRE", "ZAP"]},
        asked="1 player",
    )


def test_an_inner_WORM_may_name_the_SUBROUTINE() -> None:
    """“This card” is the WORM."""
    comes(
        "SUBROUTINE @1 {WORM; ACQUIRE} used,BUG @2",
        "1 execute; 1 card SUBROUTINE",
        bits={"SUBROUTINE": [1, 1]},
        points=[12, 10],
        at="BUG",
    )


def test_BIT_SWAPPER_reaches_an_inner_bit() -> None:
    """N-48."""
    comes(
        "BIT SWAPPER @1,SUBROUTINE @1 {UPGRADE @2; ACQUIRE} used,BUG @3",
        "1 execute; 1 bit UPGRADE 0; 1 bit BUG 0",
        players=3,
        bits={"UPGRADE": [3], "BUG": [2]},
        at="SUBROUTINE",
    )


def test_a_SUBROUTINE_at_1_keeps_what_was_dealt_when_it_is_made_2() -> None:
    """N-45."""
    comes(
        "SUBROUTINE @1 -1,INCREMENT @1,BUG @2",
        "1 execute; 1 number SUBROUTINE 0; 2 decline; 1 execute",
        draws="ACQUIRE",
        inner={"SUBROUTINE": ["ACQUIRE"]},
        points=[14, 10],
    )


# --- Who is out for lack of bits (N-10) -------------------------------------------------------------------------------


def test_the_last_bit_goes_with_a_SUBROUTINE_that_is_erased() -> None:
    """N-10 counts inner bits."""
    comes(
        "SUBROUTINE @1 {UPGRADE @2; ACQUIRE} used,ERASE @1,ZAP @3",
        "1 execute",
        players=3,
        start=1,
        out=[2],
        supply=[19, 20, 19],
        at="ZAP",
    )


def test_the_last_bit_goes_with_cards_out_of_range() -> None:
    """SEQUENCE MOD takes the SUBROUTINE out of the COPY’s range."""
    comes(
        ("SUBROUTINE @3 {BUG; ZAP} used,SEQUENCE MOD @1,COPY @1 {UPGRADE @2; ACQUIRE#2},DEFEND @3,ERASE,GOTO,WORM"),
        "1 execute; 1 card SUBROUTINE; 1 place 4",
        players=3,
        start=1,
        out=[2],
        supply=[18, 20, 18],
        at="COPY",
    )


def test_a_bit_in_a_SUBROUTINE_keeps_its_owner_in() -> None:
    """P2 has one there."""
    comes(
        "DELETE @1,BUG @2,SUBROUTINE @1 {UPGRADE @2; ACQUIRE} used", "1 execute; 1 bit BUG 0", over=False, out=[], at="SUBROUTINE"
    )


def test_the_last_bit_goes_with_an_erased_card() -> None:
    """P2 is out."""
    comes("BUG @2,ERASE @1,ZAP @3", "1 execute", players=3, start=1, out=[2], at="ZAP")


# --- FLOATER and SWAP INSTRUCTIONS at the ends (N-02, N-55) -----------------------------------------------------------


def test_FLOATER_forward_over_the_tail() -> None:
    """It changes places with the head; ZAP is next."""
    comes(
        "BUG @2,ZAP,ACQUIRE,FLOATER @1",
        "1 execute; 1 forward; 1 player 2",
        start=3,
        program="FLOATER,ZAP,ACQUIRE,BUG",
        points=[10, 9],
        at="BUG",
    )


def test_FLOATER_at_2_forward_over_the_tail() -> None:
    """Past BUG and ZAP; ACQUIRE is next."""
    comes(
        "BUG @2,ZAP,ACQUIRE,FLOATER @1 +1",
        "1 execute; 1 forward",
        start=3,
        program="ZAP,FLOATER,ACQUIRE,BUG",
        points=[12, 10],
        at="BUG",
    )


def test_FLOATER_backward_over_the_head() -> None:
    """It changes places with the tail card, ACQUIRE, which now lies at the head and is next."""
    comes("FLOATER @1,BUG @2,ZAP,ACQUIRE", "1 execute; 1 backward", program="ACQUIRE,BUG,ZAP,FLOATER", points=[12, 10], at="BUG")


def test_FLOATER_forward_while_the_program_runs_to_the_head() -> None:
    """Forward is headwards; next is the tail."""
    comes(
        "BUG,FLOATER @1,ZAP,ACQUIRE @2",
        "1 execute; 1 forward",
        start=1,
        towards="head",
        program="FLOATER,BUG,ZAP,ACQUIRE",
        points=[12, 10],
        at="ACQUIRE",
    )


def test_a_copied_FLOATER_moves_the_COPY() -> None:
    """DEFEND is next (9); then BUG, stopped for P1."""
    comes(
        "ACQUIRE,FLOATER,BUG,COPY @1,ZAP,DEFEND @2",
        "1 execute; 1 forward",
        start=3,
        program="ACQUIRE,FLOATER,BUG,ZAP,COPY,DEFEND",
        defences=[[1], []],
        points=[9, 9],
        at="DEFEND",
    )


def test_an_inner_FLOATER_that_is_last_can_only_go_back() -> None:
    """It goes before BUG, performs it, and BUG comes itself."""
    comes(
        "SUBROUTINE @1 {ACQUIRE; BUG; FLOATER} used +1,WORM @2",
        "1 execute; 1 backward",
        inner={"SUBROUTINE": ["ACQUIRE", "FLOATER", "BUG"]},
        points=[10, 8],
    )


def test_FLOATER_at_0_stays_and_performs_the_next_card() -> None:
    """N-57."""
    comes("FLOATER @1 -1,ACQUIRE @2,BUG", "1 execute", program="FLOATER,ACQUIRE,BUG", points=[12, 10], at="ACQUIRE")


def test_FLOATER_performs_a_GOTO_from_where_it_now_is() -> None:
    """1 + 6 = 7; nothing is pending: the PC jumps."""
    comes(
        "FLOATER @1,BUG,GOTO,ZAP,ACQUIRE,DEFEND,ERASE,WORM @2,DELETE",
        "1 execute; 1 forward",
        links={"GOTO": "WORM"},
        at="WORM",
        asked="2 execute",
    )


def test_FLOATER_with_two_bits_moves_twice() -> None:
    """P1 takes ACQUIRE, P2 DEFEND."""
    comes(
        "FLOATER @1@2,BUG,ACQUIRE,DEFEND,ZAP @1",
        "1 execute; 1 forward; 2 execute; 2 forward",
        program="BUG,ACQUIRE,FLOATER,DEFEND,ZAP",
        points=[12, 9],
        at="ZAP",
    )


def test_SWAP_at_3_ahead_round_the_tail() -> None:
    """Places 4, 0, 1 get ZAP, DEFEND, BUG."""
    comes(
        "BUG,ZAP,ACQUIRE,SWAP INSTRUCTIONS @1 +1,DEFEND @2",
        "1 execute; 1 ahead; 1 card ZAP; 1 card DEFEND",
        start=3,
        program="DEFEND,BUG,ACQUIRE,SWAP INSTRUCTIONS,ZAP",
    )


def test_SWAP_at_3_behind_while_the_program_runs_to_the_head() -> None:
    """In order of travel places 1, 0, 4 get BUG, DEFEND, ZAP."""
    comes(
        "BUG,ZAP,ACQUIRE,SWAP INSTRUCTIONS @1 +1,DEFEND @2",
        "1 execute; 1 behind; 1 card BUG; 1 card DEFEND",
        start=3,
        towards="head",
        program="DEFEND,BUG,ACQUIRE,SWAP INSTRUCTIONS,ZAP",
    )


def test_SWAP_behind_round_the_head() -> None:
    """The tail’s two cards."""
    comes("SWAP INSTRUCTIONS @1,BUG,ZAP @2,ACQUIRE", "1 execute; 1 behind", program="SWAP INSTRUCTIONS,BUG,ACQUIRE,ZAP")


def test_SWAP_in_a_ring_of_two_has_nothing_to_swap() -> None:
    """One other card."""
    comes("SWAP INSTRUCTIONS @1,BUG @2", "1 execute", program="SWAP INSTRUCTIONS,BUG", at="BUG")


# --- POINTER (N-12, N-13, N-53) ---------------------------------------------------------------------------------------


def test_POINTER_after_REVERSE_looks_at_the_other_side() -> None:
    """REVERSE and ACQUIRE did no damage, so nobody is asked."""
    comes(
        "BUG @2,ZAP @2,POINTER @1,REVERSE PROGRAM @3,ACQUIRE",
        "2 execute; 2 execute; 2 player 1; 1 decline; 3 execute; 1 execute",
        players=3,
        points=[8, 9, 9],
        at="ZAP",
        asked="2 execute",
    )


def test_POINTER_while_the_program_runs_to_the_head() -> None:
    """BUG 2 and ZAP 1 lie on the tail’s side."""
    comes(
        "ACQUIRE @1,POINTER @1,ZAP @2,BUG @2",
        "2 execute; 2 execute; 2 player 1; 1 execute; 1 player 2",
        start=3,
        towards="head",
        points=[10, 7],
        at="ACQUIRE",
    )


def test_POINTER_reached_by_GOTO_finds_no_stop_before_it_3_0() -> None:
    """The PC did not stop at ACQUIRE and ZAP."""
    comes(
        "BUG @2,GOTO @2 link=POINTER,ACQUIRE,ZAP,POINTER @1,DEFEND @2",
        "2 execute; 2 execute; 1 execute",
        edition="3.0",
        points=[9, 9],
        at="DEFEND",
    )


def test_POINTER_reached_by_GOTO_with_the_last_two_executed_3_0() -> None:
    """BUG and GOTO: 3.0 moves 2 onto P2, 3.1 P1’s 1; either way 10, 8."""
    comes(
        "BUG @2,GOTO @2 link=POINTER,ACQUIRE,ZAP,POINTER @1,DEFEND @2",
        "2 execute; 2 execute; 1 execute; 1 player 2",
        edition="3.0",
        rulings={"N-12": "executed"},
        points=[10, 8],
        at="DEFEND",
    )


def test_POINTER_reached_by_GOTO_finds_no_stop_before_it_3_1() -> None:
    """The PC did not stop at ACQUIRE and ZAP."""
    comes(
        "BUG @2,GOTO @2 link=POINTER,ACQUIRE,ZAP,POINTER @1,DEFEND @2",
        "2 execute; 2 execute; 1 execute",
        edition="3.1",
        points=[9, 9],
        at="DEFEND",
    )


def test_POINTER_reached_by_GOTO_with_the_last_two_executed_3_1() -> None:
    """BUG and GOTO: 3.0 moves 2 onto P2, 3.1 P1’s 1; either way 10, 8."""
    comes(
        "BUG @2,GOTO @2 link=POINTER,ACQUIRE,ZAP,POINTER @1,DEFEND @2",
        "2 execute; 2 execute; 1 execute; 1 player 2",
        edition="3.1",
        rulings={"N-12": "executed"},
        points=[10, 8],
        at="DEFEND",
    )


def test_COPY_of_BUG_and_POINTER_moves_nothing() -> None:
    """BUG’s damage was done at COPY; the PC has not stopped at the two cards before it."""
    comes("BUG,POINTER,COPY @1,ACQUIRE @2", "1 execute", players=3, start=2, points=[9, 9, 9], at="ACQUIRE")


def test_an_inner_POINTER_sees_the_inner_BUG_3_0() -> None:
    """3.0 moves all 3, 3.1 only P1’s 1."""
    comes(
        "SUBROUTINE @1 {BUG; POINTER} used,ACQUIRE @2",
        "1 execute; 1 player 2",
        players=3,
        edition="3.0",
        points=[10, 7, 10],
        at="ACQUIRE",
    )


def test_an_inner_POINTER_sees_the_inner_BUG_3_1() -> None:
    """3.0 moves all 3, 3.1 only P1’s 1."""
    comes(
        "SUBROUTINE @1 {BUG; POINTER} used,ACQUIRE @2",
        "1 execute; 1 player 2",
        players=3,
        edition="3.1",
        points=[10, 8, 9],
        at="ACQUIRE",
    )


def test_an_inner_POINTER_that_is_first_sees_nothing() -> None:
    """Not even the last lap’s BUG."""
    comes("SUBROUTINE @1 {POINTER; BUG} used,ACQUIRE @2", "1 execute; 2 decline; 1 execute", points=[8, 8], at="ACQUIRE")


def test_POINTER_at_1_sees_one_card() -> None:
    """ZAP’s 1 goes from P1 to P3."""
    comes(
        "BUG @2,ZAP @2,POINTER @1 -1,ACQUIRE @3",
        "2 execute; 2 execute; 2 player 1; 1 execute; 1 player 3",
        players=3,
        points=[9, 9, 8],
    )


def test_POINTER_leaves_what_DEFEND_stopped() -> None:
    """Only P2’s 1 is there to move."""
    comes("BUG @2,ZAP,POINTER @1,ACQUIRE @2", "2 execute; 1 execute; 1 player 1", held={1: {"defences": [1]}}, points=[9, 10])


def test_POINTER_onto_a_defender_hurts_nobody() -> None:
    """BUG used one count, POINTER the other; the others keep what they got back."""
    comes(
        "BUG @2,POINTER @1,ACQUIRE @2",
        "2 execute; 1 execute; 1 player 2",
        players=3,
        held={2: {"defences": [2]}},
        defences=[[], [], []],
        points=[10, 10, 10],
    )


def test_POINTER_after_a_SUBROUTINE_moves_what_its_cards_did() -> None:
    """BUG 3 and ZAP 1 onto P2."""
    comes(
        "SUBROUTINE @2 {BUG; ZAP} used,POINTER @1,ACQUIRE @2",
        "2 execute; 2 player 3; 1 execute; 1 player 2",
        players=3,
        points=[10, 6, 10],
    )


def test_a_second_POINTER_moves_the_damage_from_where_it_lies_3_0() -> None:
    """3.0: 3 to P2, then to P1; 3.1: P1’s 1 to P2, then P2’s 2 to P1."""
    comes(
        "BUG @2,POINTER @1@2,ACQUIRE @3",
        "2 execute; 1 execute; 1 player 2; 2 execute; 2 player 1",
        players=3,
        edition="3.0",
        points=[7, 10, 10],
    )


def test_a_second_POINTER_moves_the_damage_from_where_it_lies_3_1() -> None:
    """3.0: 3 to P2, then to P1; 3.1: P1’s 1 to P2, then P2’s 2 to P1."""
    comes(
        "BUG @2,POINTER @1@2,ACQUIRE @3",
        "2 execute; 1 execute; 1 player 2; 2 execute; 2 player 1",
        players=3,
        edition="3.1",
        points=[8, 10, 9],
    )


def test_POINTER_leaves_the_share_of_who_is_out() -> None:
    """P3 went out by BUG: 2 move."""
    comes("BUG @2,POINTER @1,ACQUIRE @2", "2 execute; 1 execute; 1 player 2", players=3, begin={3: 1}, out=[3], points=[10, 8, 0])


def test_POINTER_sees_both_bits_of_a_stop() -> None:
    """Two ZAPs on P1 go to P3."""
    comes(
        "ZAP @2@3,POINTER @1,ACQUIRE @2",
        "2 execute; 2 player 1; 3 execute; 3 player 1; 1 execute; 1 player 3",
        players=3,
        points=[10, 10, 8],
    )


def test_POINTER_sees_OVERSIGHT_and_PROGRAM_ERROR() -> None:
    """2 and 1 onto P2."""
    comes("OVERSIGHT,PROGRAM ERROR @1,POINTER @1,ACQUIRE @2", "1 execute; 1 player 2", points=[10, 7])


def test_POINTER_on_the_next_lap_sees_that_lap_only() -> None:
    """BUG was declined."""
    comes(
        "BUG @2,POINTER @1,ACQUIRE @1",
        "2 execute; 1 execute; 1 player 2; 1 decline; 2 decline; 1 execute",
        points=[10, 8],
        at="ACQUIRE",
    )


# --- DEFEND and MULTIPLIER (N-04, N-25, N-28, N-54) -------------------------------------------------------------------


def test_FUTURE_and_its_first_card_use_up_two() -> None:
    """BUG#2 hurts P1."""
    comes("DEFEND @1,FUTURE @2,BUG,BUG#2", "1 execute; 2 execute", defences=[[], []], points=[8, 8])


def test_two_DEFENDs_run_side_by_side() -> None:
    """The second DEFEND counts for the first; BUG counts for both."""
    comes(
        "DEFEND @1@1,BUG @2,BUG#2 @2,ACQUIRE @2", "1 execute; 1 execute; 2 execute", defences=[[1], []], points=[8, 9], at="BUG#2"
    )


def test_two_DEFENDs_stop_two_BUGs() -> None:
    """8 after both prices."""
    comes(
        "DEFEND @1@1,BUG @2,BUG#2 @2,ACQUIRE @2", "1 execute; 1 execute; 2 execute; 2 execute", defences=[[], []], points=[8, 8]
    )


def test_an_inner_DEFEND_does_not_count_the_SUBROUTINE_begun_before() -> None:
    """BUG and BUG#2 are stopped."""
    comes("SUBROUTINE @1 {DEFEND; BUG} used,BUG#2 @2,ACQUIRE @2", "1 execute; 2 execute", defences=[[], []], points=[9, 8])


def test_each_bit_of_a_PROGRAM_ERROR_is_a_performance() -> None:
    """The first is stopped, the second costs 1, and so does BUG."""
    comes("PROGRAM ERROR @1@1,BUG @2,ACQUIRE @1", "2 execute", held={1: {"defences": [1]}}, points=[8, 9])


def test_FLOATER_and_the_BUG_it_performs_use_up_two_counts() -> None:
    """The PC then stops at BUG, which has no bit, and ZAP hurts."""
    comes(
        "FLOATER @2,ACQUIRE,BUG,ZAP @2,DELETE @1",
        "2 execute; 2 forward; 2 execute; 2 player 1",
        held={1: {"defences": [2]}},
        defences=[[], []],
        points=[9, 9],
    )


def test_DEFEND_paid_with_the_last_point_puts_one_out_though_defended() -> None:
    """The price is not damage."""
    comes("DEFEND @1,BUG @2,ACQUIRE @3", "1 execute", players=3, begin={1: 1}, held={1: {"defences": [5]}}, out=[1])


def test_counts_go_on_in_the_next_run() -> None:
    """DEFEND in the first run, BUG and a ZAP in the second: stopped."""
    comes(
        "ZAP @2,DEFEND @1,ACQUIRE @2,BUG @2",
        (
            "1 run; 2 decline; 1 execute; 2 decline; 2 decline; 2 decline; 1 break-word; 1 tail WORM; "
            "2 tail DELETE; 1 run; 1 decline; 2 execute; 2 execute"
        ),
        version=2,
        held={1: {"hand": ["RUN", "RUN#2", "WORM", "ERASE"]}, 2: {"hand": ["RUN#3", "DELETE", "GOTO"]}},
        defences=[[], []],
        points=[9, 11],
        at="WORM",
    )


def test_MULTIPLIER_of_3_1_acts_once_by_the_first_who_executes() -> None:
    """P1 declines, P2 executes, P3 is not asked."""
    comes(
        "MULTIPLIER @1@2@3,BUG @3",
        "1 decline; 2 execute",
        players=3,
        edition="3.1",
        bits={"MULTIPLIER": [1, 2, 3, 1, 2, 3]},
        at="BUG",
    )


def test_MULTIPLIER_of_3_0_acts_for_each_bit() -> None:
    """Twice, in the order of the owners’ first bits."""
    comes(
        "MULTIPLIER @1@2@1,BUG @3",
        "1 execute; 2 decline; 1 execute",
        players=3,
        bits={"MULTIPLIER": [1, 2, 1, 1, 2, 1, 2]},
        at="BUG",
    )


def test_a_copied_MULTIPLIER_puts_its_bits_on_the_COPY() -> None:
    """For all who have bits there."""
    comes(
        "BUG,MULTIPLIER,COPY @2@1,ACQUIRE @1",
        "2 execute",
        start=2,
        bits={"COPY": [2, 1, 2, 1], "MULTIPLIER": []},
        asked="1 execute",
    )


def test_an_inner_MULTIPLIER_puts_its_bits_on_the_SUBROUTINE() -> None:
    """Each of the two performances."""
    comes(
        "SUBROUTINE @1@2 {MULTIPLIER; ACQUIRE} used,BUG @2",
        "1 execute; 2 execute",
        bits={"SUBROUTINE": [1, 2, 1, 2, 1, 2]},
        points=[12, 12],
    )


def test_MULTIPLIER_leaves_out_who_has_no_bit_left() -> None:
    """P1’s supply is empty."""
    comes(
        "MULTIPLIER @1@2,BUG @1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1,ACQUIRE @2",
        "1 execute",
        bits={"MULTIPLIER": [1, 2, 2]},
        supply=[0, 17],
        asked="2 execute",
    )


# --- SECRET (N-17, N-59) ----------------------------------------------------------------------------------------------


def test_COPY_turns_a_SECRET_up() -> None:
    """BUG 9, 9 and ACQUIRE."""
    comes(
        "BUG @2 down2,ACQUIRE,COPY @1,ZAP @2",
        "1 run; 1 execute",
        version=2,
        start=2,
        program="BUG,ACQUIRE,COPY,ZAP",
        points=[11, 9],
    )


def test_a_hidden_PROGRAM_ERROR_is_asked_about() -> None:
    """Turned up, it costs 1."""
    comes(
        "PROGRAM ERROR @2 down2,ACQUIRE @1,BUG @1",
        "1 run; 2 execute",
        version=2,
        program="PROGRAM ERROR,ACQUIRE,BUG",
        points=[10, 9],
        at="ACQUIRE",
    )


def test_a_hidden_PROGRAM_ERROR_turned_up_leaves_the_next_bit_no_choice() -> None:
    """Both lose 1."""
    comes("PROGRAM ERROR @1@2 down1,ACQUIRE @1", "1 run; 1 execute", version=2, points=[9, 9], at="ACQUIRE")


def test_a_hidden_SUBROUTINE_is_not_dealt() -> None:
    """Declined, it stays unknown."""
    comes(
        "SUBROUTINE @2 down2,ACQUIRE @1",
        "1 run; 2 decline",
        version=2,
        deck="WORM,DELETE",
        held={1: {"hand": ["RUN", "ZAP", "ERASE", "GOTO", "COPY"]}},
        program="FACE DOWN,ACQUIRE",
        at="ACQUIRE",
    )


def test_a_hidden_SUBROUTINE_is_dealt_when_turned_up() -> None:
    """BUG 9, 9; ACQUIRE#2 for P2."""
    comes(
        "SUBROUTINE @2 down2,ACQUIRE @1",
        "1 run; 2 execute",
        version=2,
        deck="BUG,ACQUIRE#2",
        draws="BUG,ACQUIRE#2",
        held={1: {"hand": ["RUN", "ZAP", "ERASE", "GOTO", "COPY"]}},
        inner={"SUBROUTINE": ["BUG", "ACQUIRE#2"]},
        points=[9, 11],
    )


def test_the_second_bit_turns_a_SECRET_up() -> None:
    """The first declined."""
    comes("BUG @1@2 down2,ACQUIRE @1", "1 run; 1 decline; 2 execute", version=2, program="BUG,ACQUIRE", points=[9, 9])


def test_a_hidden_OVERSIGHT_without_bits_does_nothing() -> None:
    """It is an unknown instruction."""
    comes(
        "ACQUIRE @1,OVERSIGHT down2,BUG @2",
        "1 run; 1 decline",
        version=2,
        program="ACQUIRE,FACE DOWN,BUG",
        points=[10, 10],
        at="BUG",
    )


def test_SWAP_leaves_a_SECRET_hidden() -> None:
    """Moving works on it."""
    comes(
        "SWAP INSTRUCTIONS @1,BUG @2 down2,ZAP @2",
        "1 run; 1 execute; 1 ahead",
        version=2,
        program="SWAP INSTRUCTIONS,ZAP,FACE DOWN",
    )


def test_FUTURE_of_a_hidden_SUBROUTINE_deals_for_the_FUTURE() -> None:
    """Then the SUBROUTINE, now face up, is dealt its own and is forced."""
    comes(
        "FUTURE @1 -1,SUBROUTINE @2 down2,ZAP @2",
        "1 run; 1 execute",
        version=2,
        deck="BUG,ACQUIRE,WORM,DELETE",
        draws="BUG,ACQUIRE,WORM,DELETE",
        held={1: {"hand": ["RUN", "ZAP#2", "ERASE", "GOTO", "COPY"]}},
        inner={"FUTURE": ["BUG", "ACQUIRE"]},
        points=[11, 9],
        asked="2 card",
    )


# --- SKIP (N-35) ------------------------------------------------------------------------------------------------------


def test_a_SKIP_of_3_0_skips_every_turn_of_one_player() -> None:
    """P3 between still acts."""
    comes(
        "BUG @2@3@2,ACQUIRE @1",
        "1 skip; 3 execute",
        players=3,
        held={1: {"skips": 1}},
        skips=[0, 0, 0],
        points=[9, 9, 9],
        at="ACQUIRE",
    )


def test_a_SKIP_of_3_1_skips_what_is_left_of_the_instruction() -> None:
    """After P2 has acted."""
    comes(
        "BUG @2@3@2,ACQUIRE @1",
        "1 pass; 2 execute; 1 skip",
        players=3,
        edition="3.1",
        held={1: {"skips": 1}},
        points=[9, 9, 9],
        at="ACQUIRE",
        asked="1 execute",
    )


def test_a_SKIP_on_PROGRAM_ERROR_3_0() -> None:
    """3.0 spares one player, 3.1 all."""
    comes(
        "PROGRAM ERROR @2@3,ACQUIRE @1",
        "2 skip",
        players=3,
        edition="3.0",
        held={2: {"skips": 1}},
        points=[10, 10, 9],
        at="ACQUIRE",
    )


def test_a_SKIP_on_PROGRAM_ERROR_3_1() -> None:
    """3.0 spares one player, 3.1 all."""
    comes(
        "PROGRAM ERROR @2@3,ACQUIRE @1",
        "2 skip",
        players=3,
        edition="3.1",
        held={2: {"skips": 1}},
        points=[10, 10, 10],
        at="ACQUIRE",
    )


def test_a_SKIP_of_3_1_on_an_empty_OVERSIGHT() -> None:
    """Nobody loses."""
    comes("OVERSIGHT,ACQUIRE @1", "2 skip", edition="3.1", held={2: {"skips": 1}}, points=[10, 10], at="ACQUIRE")


def test_in_3_0_nobodys_turn_is_there_to_skip_at_an_empty_OVERSIGHT() -> None:
    """The next moment is at ACQUIRE."""
    comes("OVERSIGHT,ACQUIRE @1", "", held={2: {"skips": 1}}, points=[9, 9], at="ACQUIRE", asked="2 skip")


def test_what_is_skipped_uses_up_no_DEFEND() -> None:
    """N-54."""
    comes("BUG @2,ZAP @2,ACQUIRE @1", "1 skip", held={1: {"skips": 1, "defences": [1]}}, defences=[[1], []], at="ZAP")


def test_two_SKIPs_of_3_0_skip_two_players() -> None:
    """One each."""
    comes(
        "BUG @2@3,ACQUIRE @1",
        "1 skip; 1 skip",
        players=3,
        held={1: {"skips": 2}},
        skips=[0, 0, 0],
        points=[10, 10, 10],
        at="ACQUIRE",
    )


# --- Breaks of 3.1 and 3.0 (N-27, N-34, N-51) -------------------------------------------------------------------------


def test_no_moment_of_3_1_at_an_OVERSIGHT_with_bits() -> None:
    """It is passed neither by choice nor for lack of bits."""
    comes("OVERSIGHT @2,ACQUIRE @1", "1 run; 1 execute", version=2, edition="3.1", at="ACQUIRE", asked="1 execute")


def test_a_moment_of_3_1_at_an_OVERSIGHT_that_was_skipped() -> None:
    """It did not fire."""
    comes(
        "ACQUIRE @1,OVERSIGHT,BUG @2",
        "1 run; 2 pass; 1 execute; 2 pass; 2 pass; 2 decline; 2 pass; 1 execute; 2 skip",
        version=2,
        edition="3.1",
        held={2: {"skips": 1}},
        at="OVERSIGHT",
        asked="1 break",
    )


def test_a_moment_of_3_1_after_each_bit_that_declines() -> None:
    """P1 executed, P2 declined."""
    comes(
        "BUG @1@2,ZAP @2",
        "1 run; 1 execute; 2 decline; 2 decline; 1 decline; 1 break-word",
        version=2,
        edition="3.1",
        running=False,
        at="BUG",
        asked="1 play",
    )


def test_no_moment_of_3_1_at_a_card_that_is_executed() -> None:
    """BUG the second time."""
    comes("BUG @1,ZAP @2", "1 run; 1 execute; 2 decline; 1 execute", version=2, edition="3.1", at="ZAP", asked="2 execute")


def test_a_moment_of_3_1_at_a_PROGRAM_ERROR_that_was_skipped() -> None:
    """Else never."""
    comes(
        "PROGRAM ERROR @1,ZAP @2",
        "1 run; 1 pass; 1 pass; 2 decline; 1 skip",
        version=2,
        edition="3.1",
        held={1: {"skips": 1}},
        at="PROGRAM ERROR",
        asked="1 break",
    )


def test_a_built_in_BREAK_of_3_1_waits_for_a_card_that_is_not_executed() -> None:
    """BUG is executed, ZAP declined."""
    comes(
        "BREAK @1,BUG @2,ZAP @2,ACQUIRE @1",
        "1 run; 1 execute; 2 decline; 2 decline; 1 decline; 1 execute; 2 execute; 2 decline",
        version=2,
        edition="3.1",
        running=False,
        at="ZAP",
        asked="1 play",
    )


def test_a_built_in_BREAK_of_3_1_ends_at_a_card_without_bits() -> None:
    """ZAP has none."""
    comes(
        "BREAK @1,BUG @2,ZAP,ACQUIRE @1",
        "1 run; 1 execute; 2 decline; 1 decline; 1 execute; 2 execute",
        version=2,
        edition="3.1",
        running=False,
        at="ZAP",
        asked="1 play",
    )


def test_in_3_0_a_forced_card_executed_before_is_a_moment() -> None:
    """Before it acts again."""
    comes("PROGRAM ERROR @1,ZAP @2", "1 run; 2 decline", version=2, at="PROGRAM ERROR", asked="1 break")


# --- Going round (N-20, N-21, N-32, N-33) -----------------------------------------------------------------------------


def test_an_inner_bit_of_another_keeps_N_21_from_naming_a_winner() -> None:
    """Nothing was executed: the run ends by N-33 alone."""
    comes(
        "SUBROUTINE @1 {UPGRADE @2; ACQUIRE} used,ZAP @1",
        "1 run; 1 decline; 1 decline; 1 pass; 2 pass",
        version=2,
        over=False,
        running=False,
        at="SUBROUTINE",
        asked="1 play",
    )


def test_N_21_comes_before_N_33() -> None:
    """Only P1’s bits, nothing executed: P1 wins when P2 passes."""
    comes("ACQUIRE @1,ZAP @1,BUG", "1 run; 1 decline; 1 decline; 2 pass", version=2, result={"how": "loop", "seats": [1]})


def test_FUTURE_of_a_COPY_that_reaches_itself_ends_without_points() -> None:
    """BUG is never reached."""
    comes("FUTURE @1,COPY,BUG", "1 execute", points=[10, 10], at="FUTURE")


def test_an_endless_COPY_stops_when_somebody_goes_out_and_others_remain() -> None:
    """Two BUGs put P2 out; the loop ends at the next entry."""
    comes(
        "BUG,COPY#2,COPY @1,ACQUIRE @2,ZAP @3",
        "1 execute",
        players=3,
        start=2,
        begin={2: 2, 3: 3},
        out=[2],
        over=False,
        points=[8, 0, 1],
    )


def test_an_endless_COPY_that_ends_all_at_once_is_a_draw() -> None:
    """Everybody had 2."""
    comes(
        "BUG,COPY#2,COPY @1,ACQUIRE @2,ZAP @3",
        "1 execute",
        players=3,
        start=2,
        begin={1: 2, 2: 2, 3: 2},
        result={"how": "draw", "seats": [1, 2, 3]},
    )


# --- Out in mid-effect (N-42) -----------------------------------------------------------------------------------------


def test_who_goes_out_by_the_own_COPY_loses_the_rest() -> None:
    """P1 out by BUG; P2’s bit acts."""
    comes(
        "BUG,ACQUIRE,COPY @1@2,ZAP @3",
        "1 execute; 2 decline",
        players=3,
        start=2,
        begin={1: 1},
        out=[1],
        points=[0, 9, 9],
        at="ZAP",
    )


def test_SELF_DESTRUCT_on_two_players_counts_together() -> None:
    """P2 and P3 go out at once: P1 is last."""
    comes(
        "SELF DESTRUCT @1 +0/+1,ACQUIRE @2,ZAP @3,BUG @1",
        "1 execute; 1 player 2; 1 player 3",
        players=3,
        begin={2: 4, 3: 3},
        out=[2, 3],
        result={"how": "last", "seats": [1]},
    )


def test_who_is_out_loses_inner_bits_and_SKIPs() -> None:
    """P2 by BUG."""
    comes(
        "BUG @1,SUBROUTINE @1 {UPGRADE @2; ACQUIRE} used,ACQUIRE#2 @2@3",
        "2 pass; 1 execute",
        players=3,
        begin={2: 1},
        held={2: {"skips": 1}},
        skips=[0, 0, 0],
        bits={"UPGRADE": [], "ACQUIRE#2": [3]},
        out=[2],
    )


def test_the_second_bit_of_who_is_out_does_not_act() -> None:
    """P3’s does."""
    comes("BUG @1@1@3,ZAP @2", "1 execute; 3 execute", players=3, begin={1: 1}, out=[1], points=[0, 8, 8], at="ZAP")


def test_20_in_the_middle_of_a_FUTURE_wins_at_once() -> None:
    """BUG is not performed."""
    comes("FUTURE @1,ACQUIRE,BUG", "1 execute", begin={1: 18}, points=[20, 10], result={"how": "points", "seats": [1]})


# --- Bits that come, go and wait (N-25, N-05) -------------------------------------------------------------------------


def test_a_bit_moved_away_before_its_turn_does_not_act() -> None:
    """P2’s."""
    comes(
        "BIT MOVER @1@2,ACQUIRE @1",
        "1 execute; 1 move BIT MOVER 1 ACQUIRE",
        bits={"BIT MOVER": [1], "ACQUIRE": [1, 2]},
        at="ACQUIRE",
    )


def test_a_bit_moved_here_waits_for_the_next_arrival() -> None:
    """P2’s."""
    comes(
        "BIT MOVER @1,ACQUIRE @2@1",
        "1 execute; 1 move ACQUIRE 0 BIT MOVER",
        bits={"BIT MOVER": [1, 2], "ACQUIRE": [1]},
        at="ACQUIRE",
    )


def test_the_second_bit_acts_after_the_first_has_left() -> None:
    """BIT MOVER on itself."""
    comes(
        "BIT MOVER @1@2,ACQUIRE @1",
        "1 execute; 1 move BIT MOVER 0 ACQUIRE",
        bits={"BIT MOVER": [2], "ACQUIRE": [1, 1]},
        asked="2 execute",
    )


def test_BIT_MOVER_at_2_sends_two_bits_of_a_card_two_ways() -> None:
    """Both neighbours."""
    comes(
        "BUG @2,BIT MOVER @1@2 +1,ACQUIRE @1",
        "1 execute; 1 move BIT MOVER 0 BUG; 1 move BIT MOVER 0 ACQUIRE",
        start=1,
        bits={"BUG": [2, 1], "BIT MOVER": [], "ACQUIRE": [1, 2]},
    )


def test_a_bit_swapped_to_the_card_under_the_PC_waits() -> None:
    """P3’s, in the place of P2’s."""
    comes(
        "BIT SWAPPER @1@2,ACQUIRE @3,BUG @1",
        "1 execute; 1 bit BIT SWAPPER 1; 1 bit ACQUIRE 0",
        players=3,
        bits={"BIT SWAPPER": [1, 3], "ACQUIRE": [2]},
        at="ACQUIRE",
        asked="2 execute",
    )


def test_WORM_with_an_empty_supply_adds_nothing() -> None:
    """And asks nothing."""
    comes("WORM @1,BUG @1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1,ACQUIRE @2", "1 execute", at="BUG", supply=[0, 19])


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


def test_PROGRAM_ERROR_is_a_turn_but_costs_no_bit() -> None:
    """P2 still has one for BUG."""
    comes(
        "PROGRAM ERROR,BUG,ZAP,ACQUIRE",
        "1 claim-for PROGRAM ERROR 2; 2 claim BUG; 1 claim ZAP",
        held={1: {"bits": 1}, 2: {"bits": 1}},
        bits={"PROGRAM ERROR": [2], "ZAP": [1], "BUG": [2]},
        points=[10, 9],
        at="BUG",
        asked="2 execute",
    )


# --- Numbers (N-36, N-57, N-58) ---------------------------------------------------------------------------------------


def test_GOTO_made_7_before_it_is_locked_counts_7() -> None:
    """1 + 7 = 8."""
    comes(
        "INCREMENT @1,GOTO @2,BUG,ZAP,ACQUIRE,DEFEND,ERASE,DELETE,WORM @1",
        "1 execute; 1 number GOTO 0; 2 execute",
        links={"GOTO": "WORM"},
        at="WORM",
    )


def test_COPY_at_3_in_a_ring_of_three_performs_each_other_card_once() -> None:
    """ACQUIRE, BUG."""
    comes("ACQUIRE,BUG,COPY @1 +1", "1 execute", start=2, points=[11, 9], at="COPY")


def test_POWER_SURGE_at_0_and_1() -> None:
    """Only its owner loses."""
    comes("POWER SURGE @1 -3/+0,BUG @2", "1 execute", points=[9, 10])


def test_DECREMENT_at_2_takes_a_1_to_0_and_no_further_in_3_0() -> None:
    """INCREMENT then makes it 1."""
    comes(
        "DECREMENT @1 +1,BUG @2,INCREMENT @1",
        "1 execute; 1 number BUG 0; 2 decline; 1 execute; 1 number BUG 0",
        numbers={"BUG": [1]},
    )


def test_SELF_DESTRUCT_at_0_damage_still_goes() -> None:
    """N-57."""
    comes("SELF DESTRUCT @1 -4/+0,BUG @2,ZAP @1", "1 execute", program="BUG,ZAP", points=[10, 10], at="BUG")


# --- Bits here, and cards that leave under the PC (N-16, N-43, N-44) --------------------------------------------------


def test_an_inner_OVERSIGHT_fires_once_the_last_bit_on_the_SUBROUTINE_is_deleted() -> None:
    """No bits here: everybody loses 1."""
    comes("SUBROUTINE @1 {DELETE; OVERSIGHT} used,BUG @1,ZAP @2", "1 execute; 1 bit SUBROUTINE 0", points=[9, 9], at="BUG")


def test_a_copied_OVERSIGHT_fires_once_the_last_bit_on_the_COPY_is_deleted() -> None:
    """No bits here."""
    comes("DELETE,OVERSIGHT,COPY @1,BUG @1,ZAP @2", "1 execute; 1 bit COPY 0", start=2, points=[9, 9], at="BUG")


def test_a_copied_POWER_SURGE_spares_nobody_once_the_last_bit_is_deleted() -> None:
    """3 each."""
    comes("DELETE,POWER SURGE,COPY @1,BUG @1,ZAP @2", "1 execute; 1 bit COPY 0", start=2, points=[7, 7], at="BUG")


def test_a_card_that_leaves_while_the_program_runs_to_the_head() -> None:
    """The PC goes on headwards, round the head too."""
    comes("SELF DESTRUCT @1,ACQUIRE @2,BUG @1", "1 execute; 1 player 2", towards="head", at="BUG", asked="1 execute")


def test_the_tail_leaves_the_PC_goes_on_to_the_head() -> None:
    """The ends meet."""
    comes("ACQUIRE @2,BUG @1,SELF DESTRUCT @1", "1 execute; 1 player 2", start=2, at="ACQUIRE", asked="2 execute")


def test_reversed_and_gone_the_PC_goes_on_the_other_way() -> None:
    """SELF DESTRUCT is next headwards."""
    comes(
        "REVERSE PROGRAM,SELF DESTRUCT @2,COPY @1,BUG @2,ZAP @1",
        "1 execute; 1 player 2",
        start=2,
        at="SELF DESTRUCT",
        asked="2 execute",
        points=[10, 6],
    )


def test_each_bit_of_ERASE_takes_the_card_that_is_then_previous() -> None:
    """ZAP, then BUG."""
    comes("BUG,ZAP @2,ERASE @1@2,ACQUIRE @2", "1 execute; 2 execute", start=2, program="ERASE,ACQUIRE", at="ACQUIRE")


def test_a_SKIP_just_taken_may_be_spent_on_the_next_bit_of_TIME_DELAY() -> None:
    """P2’s turn there."""
    comes("TIME DELAY @1@2,BUG @2", "1 execute", asked="1 skip", at="TIME DELAY")


def test_an_inner_FLOATER_performs_ERASE_on_a_card_that_is_still_pending() -> None:
    """Past ACQUIRE; ERASE, as FLOATER, takes ACQUIRE; then ERASE itself takes FLOATER."""
    comes(
        "SUBROUTINE @1 +1 {FLOATER; ACQUIRE; ERASE} used,BUG @2",
        "1 execute; 1 forward",
        inner={"SUBROUTINE": ["ERASE"]},
        discards=["ACQUIRE", "FLOATER"],
        points=[10, 10],
        at="BUG",
    )


def test_POINTER_sees_what_is_previous_now_a_card_swapped_away_is_none() -> None:
    """SWAP has brought BUG next to itself: BUG’s 3 go to P3."""
    comes(
        "BUG @2,ACQUIRE,SWAP INSTRUCTIONS @3,POINTER @1",
        "2 execute; 3 execute; 3 behind; 1 execute; 1 player 3",
        players=3,
        points=[10, 10, 7],
    )


def test_POINTER_sees_nothing_at_a_card_that_was_replaced() -> None:
    """DEFEND in BUG’s place did no damage."""
    comes(
        "BUG @2,REPLACE @3,POINTER @1,ACQUIRE @1",
        "2 execute; 3 execute; 3 card BUG; 1 execute",
        players=3,
        draws="DEFEND",
        points=[9, 9, 9],
        at="ACQUIRE",
    )


def test_POINTER_after_a_FLOATER_moves_what_it_performed() -> None:
    """BUG as FLOATER: 3."""
    comes(
        "ACQUIRE,FLOATER @2,WORM,BUG,POINTER @1",
        "2 execute; 2 forward; 1 execute; 1 player 2",
        start=1,
        players=3,
        points=[10, 7, 10],
    )


def test_a_POINTER_that_a_defender_is_chosen_for_gives_back_all_the_same() -> None:
    """P1’s use: 10, 7, 10; P2’s onto P3, who defends."""
    comes(
        "BUG @2,POINTER @1@2,ACQUIRE @3",
        "2 execute; 1 execute; 1 player 2; 2 execute; 2 player 3",
        players=3,
        held={3: {"defences": [3]}},
        points=[10, 10, 10],
    )


def test_the_price_of_DEFEND_is_not_moved_by_POINTER() -> None:
    """Only P1’s 1 of BUG, and P2 is defended."""
    comes("DEFEND @2,BUG @2,POINTER @1,ZAP @2", "2 execute; 2 execute; 1 execute; 1 player 2", points=[10, 9], defences=[[], []])


# --- The bit that acts ------------------------------------------------------------------------------------------------


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


# --- Loops, refused offers, payments (N-20, N-21, N-22, N-50, N-58) ---------------------------------------------------


def test_GOTO_on_itself_N_22_offers_then_N_20_passes_it_over() -> None:
    """Three executions; P2 does not agree; the PC goes on to BUG."""
    comes(
        "GOTO @1,BUG @2,ACQUIRE @2,ZAP,ERASE,DELETE",
        "1 execute; 1 execute; 1 execute; 1 agree; 2 go-on",
        at="BUG",
        asked="2 execute",
    )


def test_paying_ends_the_loop_in_which_one_player_alone_has_bits() -> None:
    """P3 pays 3 at N-21’s moment."""
    comes(
        "ACQUIRE @1,ZAP @1,BUG",
        "1 run; 1 decline; 1 decline; 2 pass; 3 break-pay",
        version=2,
        players=3,
        running=False,
        points=[10, 10, 7],
        asked="1 play",
    )


def test_two_bits_on_one_GOTO_share_its_three_executions() -> None:
    """P1’s first bit declines once."""
    comes(
        "INCREMENT @2,GOTO @1@1 link=INCREMENT,ACQUIRE @2",
        (
            "2 execute; 2 number ACQUIRE 0; 1 decline; 1 execute; 2 execute; 2 number ACQUIRE 0; "
            "1 execute; 2 execute; 2 number ACQUIRE 0; 1 execute; 2 execute; 2 number ACQUIRE 0"
        ),
        at="ACQUIRE",
        asked="2 execute",
    )


def test_who_pays_the_last_3_points_of_two_players_loses() -> None:
    """P1 is last."""
    comes(
        "BUG @2,ACQUIRE @1",
        "1 run; 2 execute; 1 decline; 1 pass; 2 break-pay",
        version=2,
        begin={2: 4},
        points=[9, 0],
        result={"how": "last", "seats": [1]},
    )


def test_no_bit_for_a_colour_that_is_out() -> None:
    """BIT MAKER."""
    comes(
        "BUG @2,BIT MAKER @1,ZAP @3",
        "2 execute; 1 execute",
        players=3,
        begin={3: 1},
        out=[3],
        asked="1 new-bit",
        refused=[{"answer": [1, "new-bit", "BUG", 3], "cite": ["PN 3.0", "card-bit-maker"]}],
    )


def test_the_20th_card_by_INSERT_starts_the_program() -> None:
    """And the turn’s draw comes first."""
    comes(
        (
            "ZAP,ZAP#2,ZAP#3,ACQUIRE,ACQUIRE#2,ACQUIRE#3,BUG @2,BUG#2,COPY,COPY#2,FUTURE,FUTURE#2,GOTO,"
            "GOTO#2,GOTO#3,WORM,DELETE,DEFEND,ERASE"
        ),
        "1 insert; 1 place 0",
        version=2,
        start=6,
        held={1: {"hand": ["INSERT", "RUN"]}},
        deck="ERASE#2,POINTER,REPLACE,UPGRADE",
        draws="ERASE#2,POINTER,REPLACE,UPGRADE",
        hands={"1": ["RUN", "POINTER", "REPLACE", "UPGRADE"]},
        running=True,
        at="BUG",
        asked="2 execute",
    )


def test_a_sum_below_0_counts_as_0_in_3_1_and_has_to_be_made_up() -> None:
    """1 - 2 is -1; +1 is 0; +1 is 1."""
    comes(
        "BUG @2 -2,INCREMENT @1@1,ZAP @2",
        "1 execute; 1 number BUG 0; 1 execute; 1 number BUG 0",
        start=1,
        edition="3.1",
        numbers={"BUG": [1]},
    )


def test_the_last_bit_goes_with_a_SUBROUTINE_that_is_replaced() -> None:
    """P2’s only bit lay on the inner UPGRADE."""
    comes(
        "REPLACE @1,SUBROUTINE @1 {UPGRADE @2; ACQUIRE} used,ZAP @3",
        "1 execute; 1 card SUBROUTINE",
        players=3,
        draws="BUG",
        out=[2],
        bits={"BUG": [1]},
        at="BUG",
    )


def test_the_last_bit_goes_with_the_cards_of_a_COPY_that_overwrites_itself() -> None:
    """A copied OVERWRITE replaces the COPY, whose own cards go."""
    comes(
        "OVERWRITE,COPY @1 -1 {UPGRADE @2; ACQUIRE},SUBROUTINE @3 {WORM; DELETE} used,BUG @3",
        "1 execute; 1 bit BUG 0",
        players=3,
        start=1,
        draws="ZAP",
        out=[2],
        bits={"ZAP": [1]},
        at="SUBROUTINE",
    )
