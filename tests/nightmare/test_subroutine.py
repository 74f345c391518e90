"""SUBROUTINE: how its cards are dealt, and what they do inside it. N-02, N-44 to N-48."""

from __future__ import annotations

import json

import pnrules
from pnrules.kernel.codec import state_from_json, state_to_json
from tests.nightmare.table import BASE, choose, comes, item

# --- dealing for it (N-45) --------------------------------------------------------------------------------------------


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


def test_a_SUBROUTINE_at_1_keeps_what_was_dealt_when_it_is_made_2() -> None:
    """N-45."""
    comes(
        "SUBROUTINE @1 -1,INCREMENT @1,BUG @2",
        "1 execute; 1 number SUBROUTINE 0; 2 decline; 1 execute",
        draws="ACQUIRE",
        inner={"SUBROUTINE": ["ACQUIRE"]},
        points=[14, 10],
    )


# --- SUBROUTINEs and COPYs in each other ------------------------------------------------------------------------------


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


# --- cards inside that go or are replaced (N-46) ----------------------------------------------------------------------


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


# --- cards inside that move -------------------------------------------------------------------------------------------


def test_an_inner_SWAP_changes_the_order_for_the_next_time() -> None:
    """The list was fixed: ACQUIRE, BUG."""
    comes(
        "SUBROUTINE @1 {SWAP INSTRUCTIONS; ACQUIRE; BUG} used +1,ZAP @2",
        "1 execute; 1 ahead",
        inner={"SUBROUTINE": ["SWAP INSTRUCTIONS", "BUG", "ACQUIRE"]},
        points=[11, 9],
    )


def test_an_inner_FLOATER_that_is_last_can_only_go_back() -> None:
    """It goes before BUG, performs it, and BUG comes itself."""
    comes(
        "SUBROUTINE @1 {ACQUIRE; BUG; FLOATER} used +1,WORM @2",
        "1 execute; 1 backward",
        inner={"SUBROUTINE": ["ACQUIRE", "FLOATER", "BUG"]},
        points=[10, 8],
    )


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


# --- bits inside (N-48) -----------------------------------------------------------------------------------------------


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


def test_an_inner_BREAK_ends_the_run_and_its_own_turn() -> None:
    """3.0: COPY opens breaks at its second stop (N-34). At SUBROUTINE's second, its BREAK is done, and stops the run."""
    play = pnrules.load(
        {
            **BASE,
            "edition": "3.0",
            "players": [{"name": "P1", "hand": ["RUN", "DECREMENT#2"]}, {"name": "P2", "hand": ["RUN#2"]}],
            "program": {
                "row": [item("SUBROUTINE @1 {BREAK @2; ACQUIRE} used"), item("BUG @2"), item("COPY @1")],
                "pc": "COPY",
                "towards": "tail",
            },
            "deck": [],
            "answers": [[1, "run"]],
        }
    )
    choose(play, "execute", "execute", "execute", "pass", "pass", "execute", "pass", "pass", "execute")
    stopped = next(step for step in play.trace if step.rule.id == "nightmare-break-stops")
    turns = [
        [inner.due for entry in board.beside for inner in entry.cards if inner.card == "BREAK"]
        for board in (stopped.before.board, play.state.board)
    ]
    assert turns == [[(0,)], [()]]
    assert not play.state.board.run.running


def test_the_counters_of_inner_cards_that_have_gone_are_saved_and_loaded_with_the_rest() -> None:
    """N-81, other answer: two SUBROUTINEs deep, ZAP at 3 is still to come when its SUBROUTINE has been replaced."""
    inner = [{"card": "SUBROUTINE#2", "used": True, "inner": [item("REPLACE"), item("ZAP +2")]}]
    row = [{"card": "SUBROUTINE", "bits": [1], "used": True, "inner": inner}, item("BUG @2")]
    data = {**BASE, "version": 1, "players": [{}, {}], "program": {"row": row}, "draws": ["DECREMENT"]}
    for answer, left in (("counters", 7), ("default", 9)):
        play = choose(pnrules.load({**data, "rulings": {"N-81": answer}}), "execute", ("card", "SUBROUTINE"))
        assert play.ask is not None
        assert play.ask.kind == "player"
        assert state_from_json(play.setup.game, json.loads(json.dumps(state_to_json(play.state)))) == play.state
        assert choose(play, ("player", 2)).state.board.points == (10, left)
