"""Performances that reach themselves: when that ends, and what is performed after it. N-32, N-78."""

from __future__ import annotations

import json

from pnrules import Play
from pnrules.kernel.codec import state_from_json, state_to_json
from tests.nightmare.table import asked, choose, comes, laid, told

ITSELF = ("FUTURE 1", "FUTURE 3", "PROGRAM ERROR 2", "BREAK 2")
"""FUTURE performs FUTURE#2 and PROGRAM ERROR; FUTURE#2, as written on FUTURE, means the same two cards again."""


def entered(play: Play) -> int:
    return sum(s.rule.id == "nightmare-performs" and s.args[1] == "FUTURE#2" for s in play.trace)


def test_a_FUTURE_that_reaches_itself_ends_after_three_inner_rounds_without_points() -> None:
    play = choose(laid(*ITSELF), "execute")
    assert "endless" in told(play)
    assert entered(play) == 3, "the fourth entry ends it"
    assert not [f for f in play.state.frames if f.source], "nothing pending is performed"


def test_with_N_32_answered_unwind_the_rest_is_still_performed() -> None:
    """Three rounds of FUTURE#2 inside FUTURE: the fourth is left out, and PROGRAM ERROR follows four times, at 1 point each."""
    play = laid(*ITSELF, rulings={"N-32": "unwind"})
    steps = play.choose("execute")
    assert "unwound" in told(play)
    assert sum(s.rule.id == "nightmare-loses" and s.args == (1, 1) for s in steps) == 4


def test_with_N_32_answered_nothing_an_instruction_under_way_is_not_entered_again() -> None:
    """FUTURE#2 is entered once; inside itself it does nothing, and PROGRAM ERROR follows in it and in FUTURE."""
    play = laid(*ITSELF, rulings={"N-32": "nothing"})
    steps = play.choose("execute")
    assert entered(play) == 1
    assert "re-entered" in told(play)
    assert sum(s.rule.id == "nightmare-loses" and s.args == (1, 1) for s in steps) == 2


def test_a_FUTURE_that_reaches_itself_adds_up_over_its_rounds() -> None:
    """FUTURE (place 0, P1) lists FUTURE#2 and PROGRAM ERROR, but FUTURE#2 as written on FUTURE lists the same again: it never
    gets to PROGRAM ERROR. Without points changing, FUTURE#2 is entered three times; the fourth entry ends the whole."""
    play = choose(laid("FUTURE 1", "FUTURE 3", "PROGRAM ERROR 2", "BREAK 2"), "execute")
    entries = [s for s in play.trace if s.rule.id == "nightmare-performs" and s.args[1] == "FUTURE#2"]
    assert len(entries) == 3
    assert "endless" in told(play)
    assert play.points == (10, 10, 10), "PROGRAM ERROR was listed in each round, and never performed"
    assert asked(play) == (3, "execute", "FUTURE#2")


def test_gains_and_losses_that_cancel_in_every_round_are_no_change() -> None:
    """COPY#2 +2 lists ACQUIRE (+2), PROGRAM ERROR (-1), PROGRAM ERROR#2 (-1), COPY: at each entry of COPY P1 has 10."""
    row = ("ACQUIRE 2", "PROGRAM ERROR 2", "PROGRAM ERROR 2", "COPY 2 +2", "COPY 1 +2", "BREAK 2")
    play = choose(laid(*row, pc=4, hands={2: ["BUG"], 3: ["BUG#2"]}), "execute")
    entries = [s for s in play.trace if s.rule.id == "nightmare-performs" and s.args[1] == "COPY"]
    assert len(entries) == 3
    assert play.points[0] == 10


def test_FUTURE_of_a_COPY_that_reaches_itself_ends_without_points() -> None:
    """BUG is never reached."""
    comes("FUTURE @1,COPY,BUG", "1 execute", points=[10, 10], at="FUTURE")


def test_the_next_bit_still_acts_after_an_activation_without_end() -> None:
    """N-32 ends the activation, not the stop: P2's bit on FUTURE is due, and has its own activation."""
    play = choose(laid("FUTURE 1 2", "FUTURE 3", "PROGRAM ERROR 2", "BREAK 2"), "execute")
    assert "endless" in told(play)
    assert asked(play) == (2, "execute", "FUTURE")


# --- while points change ----------------------------------------------------------------------------------------------


def test_while_points_change_it_goes_on_until_somebody_wins() -> None:
    """ACQUIRE before each inner COPY: 10, 12, 14, 16, 18, 20."""
    play = choose(laid("ACQUIRE 3", "COPY 3", "COPY 1", "BUG 2", pc=2), "execute")
    assert play.state.board.table.result == ("points", (1,))
    assert play.points[0] == 20


def test_a_long_chain_never_meets_a_recursion_limit() -> None:
    """BUG at 0 points of damage in the chain … with 1: everybody loses until somebody is out, then the chain stops."""
    play = choose(laid("BUG 3", "COPY 3", "COPY 1", "ACQUIRE 2", pc=2, points={1: 19, 2: 19, 3: 18}), "execute")
    assert play.points[2] == 0
    assert "endless-out" in told(play)


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


def said(play: Play, id: str) -> list[str]:
    """The sentences of the events of this name."""
    return [step.words("en") for step in play.trace if step.rule.id == "nightmare-" + id]


def test_16_endless_words_when_somebody_went_out() -> None:
    play = choose(laid("BUG 3", "COPY 3", "COPY 1", "ACQUIRE 2", pc=2, points={1: 19, 2: 19, 3: 2}), "execute")
    assert said(play, "endless") == []
    assert len(said(play, "endless-out")) == 1
    assert "without anybody" not in said(play, "endless-out")[0]


def test_03_N32_after_somebody_out_for_bits() -> None:
    play = laid("OVERWRITE 1", "BUG 3", "ACQUIRE 2", "COPY 2", "COPY 1", "BREAK 2", deck=["GOTO"], draws=["GOTO"])
    choose(play, "execute", ("bit", "BUG", 0), "decline", "decline", "decline", "execute")
    assert play.state.board.table.result == ("points", (1,))


# --- points that change for ever (N-78) ---------------------------------------------------------------------------------


SHUTTLING = ("BUG", "POINTER", "COPY#2 1", "COPY 1", "ZAP 2")
"""COPY#2 does BUG's damage. COPY then performs POINTER and COPY#2, which as written on COPY means the same two cards again."""


def shuttled(play: Play) -> tuple[int, set[tuple[int, ...]]]:
    """How often P1 moves the damage to the other player until somebody else is asked, and which points there were."""
    choose(play, "execute", "execute")
    times, points = 0, set()
    assert play.ask is not None
    while play.ask.kind == "player":
        play.choose("player", 2 - times % 2)
        times += 1
        points.add(play.state.board.points)
    return times, points


def test_damage_that_POINTER_moves_to_and_fro_is_moved_five_hundred_times_and_once_more() -> None:
    play = laid(*SHUTTLING, pc=2, players=2)
    assert shuttled(play) == (501, {(10, 8), (8, 10)})
    assert "endless-many" in told(play)
    assert asked(play) == (2, "execute", "ZAP")
    assert not [f for f in play.state.frames if f.source], "nothing pending is performed"


def test_a_performance_hundreds_deep_is_saved_and_loaded_as_it_is() -> None:
    play = choose(laid(*SHUTTLING, pc=2, players=2), "execute", "execute")
    for time in range(400):
        play.choose("player", 2 - time % 2)
    assert len(play.state.frames) > 400
    assert state_from_json(play.setup.game, json.loads(json.dumps(state_to_json(play.state)))) == play.state


def test_with_N_78_answered_by_the_points_the_fourth_time_at_the_same_ones_ends_it() -> None:
    play = laid(*SHUTTLING, pc=2, players=2, rulings={"N-78": "same-points"})
    assert shuttled(play) == (7, {(10, 8), (8, 10)}), "COPY#2 would begin at 10, 8 after the first, third, fifth and seventh"
    assert "endless-same" in told(play)


def test_where_inner_performances_end_one_by_one_it_ends_as_a_whole_all_the_same() -> None:
    """N-32 unwound: what is endless though points change leaves nothing to be performed."""
    play = laid(*SHUTTLING, pc=2, players=2, rulings={"N-32": "unwind"})
    assert shuttled(play)[0] == 501
    assert not [f for f in play.state.frames if f.source]
