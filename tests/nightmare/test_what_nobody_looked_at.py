"""What changes to the kernel showed that no test looked at; each outcome derived from the register before it was run."""

from __future__ import annotations

import json
from typing import Any

import pytest

import pnrules
from pnrules.kernel.errors import BadInput
from tests.nightmare.table import choose, laid, pc_card, told
from tests.nightmare.test_seams import comes

# --- Cards dealt beside a card that copies (N-49) ----------------------------------------------------------------------


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


# --- Who is hit, and how many there are (N-57) -------------------------------------------------------------------------


def test_SELF_DESTRUCT_that_is_to_hit_more_players_than_there_are_hits_each_and_is_done() -> None:
    """4;3 among two: as many as possible if fewer exist. Nobody is asked for a third, and nothing is said of one."""
    play = laid("SELF DESTRUCT 1 +0 +2", "BUG 1", "ZAP 2", players=2)
    choose(play, "execute", ("player", 2), ("player", 1))
    assert play.points == (6, 6)
    assert "hits-none" not in told(play)
    assert told(play).count("hits") == 2
    assert [i.card for i in play.state.board.row] == ["BUG", "ZAP"]


def test_SELF_DESTRUCT_counts_only_the_players_in_the_game() -> None:
    """BUG takes P3's last point. Then 4;3 among the two who are left, one after the other, and the card goes."""
    play = laid("BUG 1", "SELF DESTRUCT 1 +0 +2", "ZAP 2", points={3: 1})
    choose(play, "execute", "execute", ("player", 1), ("player", 2))
    assert play.points == (5, 5, 0)
    assert "hits-none" not in told(play)
    assert [i.card for i in play.state.board.row] == ["BUG", "ZAP"]


# --- A bit that has moved (BIT MOVER above 1) --------------------------------------------------------------------------


def test_a_bit_that_has_moved_is_known_by_its_new_place_when_one_before_it_leaves() -> None:
    """BIT MOVER at 3, in a ring. P2's bit goes from BUG to ACQUIRE, where it lies last, third; then P2's first bit there goes
    to BUG: the one that moved is the second now. The third move may take P3's bit, which is the first; neither of the two
    that have moved."""
    play = laid("BIT MOVER 1 +2", "ACQUIRE 2 3", "BUG 2", "ZAP 1")
    choose(play, "execute", ("move", "BUG", 0, "ACQUIRE"), ("move", "ACQUIRE", 0, "BUG"))
    bits = {i.card: i.bits for i in play.state.board.row}
    assert bits == {"BIT MOVER": (1,), "ACQUIRE": (3, 2), "BUG": (2,), "ZAP": (1,)}
    from_acquire = {option[2] for option in play.options if option[1] == "ACQUIRE"}
    assert from_acquire == {0}
    assert not [option for option in play.options if option[1] == "BUG"]
    choose(play, ("move", "ACQUIRE", 0, "BUG"))
    assert {i.card: i.bits for i in play.state.board.row}["BUG"] == (2, 3)


def test_a_bit_that_has_moved_keeps_its_place_when_one_leaves_another_card() -> None:
    """P2's bit goes from BUG to ACQUIRE, where it lies third; then P1's first bit on ZAP goes to BIT MOVER. On ACQUIRE nothing
    changes: the first two may still move, the third has."""
    play = laid("BIT MOVER 1 +2", "ACQUIRE 2 3", "BUG 2", "ZAP 1 3")
    choose(play, "execute", ("move", "BUG", 0, "ACQUIRE"), ("move", "ZAP", 0, "BIT MOVER"))
    assert {option[2] for option in play.options if option[1] == "ACQUIRE"} == {0, 1}


# --- BREAK in the program, 3.1 (N-51) ----------------------------------------------------------------------------------


def test_a_BREAK_that_is_pending_ends_the_run_at_an_OVERSIGHT_with_a_bit() -> None:
    """3.1 with breaks open from the second arrival at BREAK: executed then, it ends the run at the next card not executed.
    OVERSIGHT with a bit does nothing: that is such a card. P1, who ran it, goes on building."""
    play = laid("BREAK 1", "OVERSIGHT 2", "ACQUIRE 2", players=2, edition="3.1")
    choose(play, "execute", "decline", "execute")
    assert "break-pending" in told(play)
    assert not play.state.board.run.running
    assert pc_card(play) == "OVERSIGHT"
    assert play.ask is not None
    assert (play.ask.who, play.ask.kind) == (1, "play")


def test_without_a_BREAK_the_run_goes_on_past_an_OVERSIGHT_with_a_bit() -> None:
    """The same way round, BREAK declined the second time: the run goes on to ACQUIRE, whose owner is asked."""
    play = laid("BREAK 1", "OVERSIGHT 2", "ACQUIRE 2", players=2, edition="3.1")
    choose(play, "execute", "decline", "decline", "pass", "pass")
    assert play.state.board.run.running


# --- Gaps (N-16, N-40) --------------------------------------------------------------------------------------------------


def test_a_gap_moves_on_where_a_card_is_put_in_before_it() -> None:
    """FUTURE at 3 performs SELF DESTRUCT (FUTURE itself goes: "this card" is the card that copies), UPGRADE (its bit has left:
    the drawn BUG is put at the head, without a bit) and ERASE, which counts from FUTURE's gap: the card before it is DELETE.
    Had the gap stayed at its number, it would be WORM."""
    comes(
        "WORM @2,DELETE,FUTURE @1 +1,SELF DESTRUCT @1,UPGRADE,ERASE",
        "1 execute; 1 player 2; 1 place 0",
        start=2,
        draws="BUG",
        deck="BUG",
        program="BUG,WORM,SELF DESTRUCT,UPGRADE,ERASE",
    )


def test_UPGRADE_that_draws_only_what_cannot_lie_does_nothing_at_all() -> None:
    """N-08 with N-09: RUN cannot lie in a program, it is discarded, and then the deck is empty. So nothing comes in, and the
    bit that the text would hand over stays P1's; the bits of the others are as they were."""
    play = laid("UPGRADE 1", "BUG 2", "ZAP 3", deck=["RUN#4"], draws=["RUN#4"])
    choose(play, "execute", ("place", 1))
    assert "void" in told(play)
    assert [(i.card, i.bits) for i in play.state.board.row] == [("UPGRADE", (1,)), ("BUG", (2,)), ("ZAP", (3,))]
    assert "RUN#4" in play.state.board.table.discards


# --- A new deal (N-22, N-63) --------------------------------------------------------------------------------------------


def agreeing(**rulings: str) -> pnrules.Play:
    """Version 1: BUG puts P3 out and leaves the others 7 and 4 points; when nothing changes any more they agree to deal anew."""
    data = {
        "format": 1,
        "game": "nightmare",
        "edition": "3.0",
        "version": 1,
        "title": "a test",
        "players": [{"name": "P1", "points": 8}, {"name": "P2", "points": 5}, {"name": "P3", "points": 1}],
        "program": {"row": [{"card": "BUG", "bits": [1]}, {"card": "ZAP", "bits": [2]}]},
        "rulings": rulings,
    }
    play = choose(pnrules.load(data), "execute")
    assert (play.points, play.state.board.out) == ((7, 4, 0), (3,))
    for _ in range(60):
        assert play.ask is not None
        if play.ask.kind == "agree":
            break
        play.choose("decline")
    return choose(play, "agree", "agree")


def test_points_come_back_to_those_in_the_game_alone_where_that_is_the_answer() -> None:
    """N-22, other answer: points back to 10; who is out stays out, with nothing."""
    play = agreeing(**{"N-22": "points-back"})
    assert play.points == (10, 10, 0)
    assert play.state.board.out == (3,)


def test_points_stay_as_they_are_where_nothing_else_is_answered() -> None:
    """N-22, default."""
    assert agreeing().points == (7, 4, 0)


# --- What steps rest on -------------------------------------------------------------------------------------------------


def test_that_a_GOTO_is_offered_again_rests_on_N_20_where_only_a_whole_position_counts() -> None:
    """N-20's other answer: only a whole position that returns counts, so its owner may be asked where the default would pass
    the card over. The default itself forbids nothing at the first stop, and version 2 has no such rule."""
    for card in ("GOTO @1", "REVERSE PROGRAM @1"):
        comes(f"{card},BUG @2", "", rulings={"N-20": "position"}, asked="1 execute", rests_on=["N-20"])
    for more in ({}, {"version": 2, "rulings": {"N-20": "position"}}):
        play = pnrules.load(
            {
                "format": 1,
                "game": "nightmare",
                "edition": "3.0",
                "version": 1,
                "title": "a test",
                "players": [{"name": "P1", "hand": ["RUN"]} if more else {"name": "P1"}, {"name": "P2"}],
                "program": {"row": [{"card": "GOTO", "bits": [1]}, {"card": "BUG", "bits": [2]}]},
                "answers": [[1, "run"]] if more else [],
                **more,
            }
        )
        assert "N-20" not in {ruling for step in play.trace for ruling in step.rulings}


def test_ERASE_of_a_SUBROUTINE_rests_on_what_is_said_of_its_dealt_cards() -> None:
    """N-49: what was dealt beside it goes with it. Where nothing was dealt, nothing rests on that."""
    row = "ACQUIRE @2,SUBROUTINE {BUG; ZAP},ERASE @1,WORM @1"
    comes(row, "1 execute", start=2, rests_on=["N-49"], discards=["BUG", "SUBROUTINE", "ZAP"])
    play = laid("ACQUIRE 2", "BUG", "ERASE 1", pc=2, players=2)
    choose(play, "execute")
    assert "N-49" not in {ruling for step in play.trace for ruling in step.rulings}


# --- Reading a scenario -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "changes"), [("COPY", [1, 1]), ("POWER SURGE", [1]), ("BREAK", [1])])
def test_changes_that_are_not_as_many_as_the_numbers_of_a_card_are_said_with_both(card: str, changes: list[int]) -> None:
    """COPY prints one number, POWER SURGE two, BREAK none."""
    printed = {"COPY": 1, "POWER SURGE": 2, "BREAK": 0}[card]
    row: list[Any] = [{"card": card, "changes": changes}]
    data = {"format": 1, "game": "nightmare", "edition": "3.0", "version": 2, "title": "t"}
    with pytest.raises(BadInput) as refused:
        pnrules.load(json.loads(json.dumps({**data, "players": [{}, {}], "program": {"row": row}})))
    (problem,) = refused.value.problems
    assert (problem.place, problem.id, problem.args) == ("program.row[0].changes", "problem-changes", (printed, card))


# --- What events say ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("towards", "pc", "reached", "left"), [("tail", 1, "ACQUIRE", "BUG"), ("head", 0, "BUG", "ACQUIRE")])
def test_where_the_ends_of_the_row_meet_both_ends_are_named(towards: str, pc: int, reached: str, left: str) -> None:
    """From the tail the program counter comes to the head, the other way from the head to the tail: where it comes to, and
    what it leaves."""
    play = choose(laid("ACQUIRE 1", "BUG 2", pc=pc, towards=towards, players=2), "decline")
    round_ = next(step for step in play.trace if step.rule.id == "nightmare-moves-round")
    assert round_.args == (reached, left)
    assert pc_card(play) == reached
