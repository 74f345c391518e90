"""Cards dealt beside a card that performs a SUBROUTINE: for whom, and until when. N-26, N-49, N-64."""

from __future__ import annotations

import pnrules
from tests.nightmare.invariants import check
from tests.nightmare.table import BASE, choose, comes, laid

# --- for whom ---------------------------------------------------------------------------------------------------------


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


def test_a_SUBROUTINE_copied_by_a_card_that_has_become_another_is_dealt_nothing() -> None:
    """N-64: COPY performs OVERWRITE, which replaces the COPY by ZAP, and then SUBROUTINE."""
    play = pnrules.load(
        {
            **BASE,
            "version": 1,
            "players": [{}, {}],
            "program": {
                "row": [
                    {"card": "OVERWRITE", "bits": [2]},
                    {"card": "SUBROUTINE", "bits": [2], "inner": ["WORM"], "used": True},
                    {"card": "COPY", "bits": [1]},
                    {"card": "BUG", "bits": [2]},
                ],
                "pc": "COPY",
            },
            "draws": ["ZAP"],
            "answers": [[1, "execute"], [1, "bit", "BUG", 0]],
        }
    )
    for step in play.trace:
        check(step.after)
    assert {entry.card for entry in play.state.board.beside} == {"SUBROUTINE"}
    none = next(step for step in play.trace if step.rule.id == "nightmare-performs-none")
    assert "N-64" in none.rulings


# --- within the number of the card that copies (N-49) -----------------------------------------------------------------


def test_a_number_taken_off_a_COPY_takes_its_dealt_cards_out_of_range() -> None:
    """COPY's 2 reaches the SUBROUTINE two cards back. DECREMENT makes it 1: at the end of that instruction no SUBROUTINE lies
    within its number on either side (DELETE behind it, DECREMENT after it), so what was dealt beside COPY goes; what was
    dealt beside the SUBROUTINE stays."""
    comes(
        "SUBROUTINE {WORM; REPLACE},DELETE,COPY @2 {BUG; ZAP},DECREMENT @1,ACQUIRE @1",
        "1 execute; 1 number COPY 0",
        start=3,
        numbers={"COPY": [1]},
        inner={"COPY": [], "SUBROUTINE": ["WORM", "REPLACE"]},
    )


def test_a_number_added_to_a_COPY_keeps_its_dealt_cards_in_range() -> None:
    """With +1 COPY reaches three cards, and the SUBROUTINE lies three back; four cards after it nothing comes into question.
    ACQUIRE is an instruction like any other: at its end the cards are looked at, and stay. With the 2 that is printed they
    would go."""
    comes(
        "SUBROUTINE {WORM; REPLACE},DELETE,ERASE,COPY @2 +1 {BUG; ZAP},ACQUIRE @1,DEFEND,BIT MOVER,BIT MAKER,POINTER @1",
        "1 execute",
        start=4,
        points=[12, 10],
        inner={"COPY": ["BUG", "ZAP"]},
    )


def test_a_COPY_without_changes_reaches_the_number_that_is_printed() -> None:
    """2 in both editions: a SUBROUTINE two cards away keeps what was dealt beside it, one three cards away does not."""
    rest = "ACQUIRE @1,DEFEND,BIT MOVER,BIT MAKER,POINTER @1"
    near = f"SUBROUTINE {{WORM; REPLACE}},ERASE,COPY @2 {{BUG; ZAP}},{rest}"
    comes(near, "1 execute", start=3, inner={"COPY": ["BUG", "ZAP"]})
    far = f"SUBROUTINE {{WORM; REPLACE}},DELETE,ERASE,COPY @2 {{BUG; ZAP}},{rest}"
    comes(far, "1 execute", start=4, inner={"COPY": []})


def test_a_number_that_would_be_below_zero_reaches_nothing() -> None:
    """3.1 lays a -1 that goes below 0 (N-58), where the sum counts as 0: COPY at 2 - 3 reaches no card, not even a neighbour."""
    comes(
        "SUBROUTINE {WORM; REPLACE},COPY @2 -3 {BUG; ZAP},ACQUIRE @1,DEFEND,POINTER @1",
        "1 execute",
        edition="3.1",
        start=2,
        inner={"COPY": [], "SUBROUTINE": ["WORM", "REPLACE"]},
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


# --- with the card beside which they lie (N-49) -----------------------------------------------------------------------


def test_ERASE_of_a_SUBROUTINE_rests_on_what_is_said_of_its_dealt_cards() -> None:
    """N-49: what was dealt beside it goes with it. Where nothing was dealt, nothing rests on that."""
    row = "ACQUIRE @2,SUBROUTINE {BUG; ZAP},ERASE @1,WORM @1"
    comes(row, "1 execute", start=2, rests_on=["N-49"], discards=["BUG", "SUBROUTINE", "ZAP"])
    play = laid("ACQUIRE 2", "BUG", "ERASE 1", pc=2, players=2)
    choose(play, "execute")
    assert "N-49" not in {ruling for step in play.trace for ruling in step.rulings}
