"""PN 3.0, sample: the rulebook's own example, row by row, and its own what-ifs. Expectations are the text's."""

from __future__ import annotations

import pytest

import pnrules
from pnrules import Play
from pnrules.kernel.errors import NotAnOption
from pnrules.kernel.facets.showing import Showing
from tests.nightmare.table import instruction, pc_card


@pytest.fixture
def play() -> Play:
    return pnrules.load("nightmare/sample")


def rows(play: Play) -> list[tuple[str, list[str], tuple[int, ...]]]:
    """Per stop of the program counter: its card, what happened there, and everybody's points at its end."""
    game = play.setup.game
    return [
        (label, [step.rule.id for step in steps], game.points(steps[-1].after))
        for label, steps in Showing.of(game).rows(play.steps(play.head))
        if label
    ]


def stop(play: Play, number: int) -> tuple[str, list[str], tuple[int, ...]]:
    return rows(play)[number]


def test_it_begins_with_ten_points_each_and_PC_at_OVERWRITE_towards_INCREMENT(play: Play) -> None:
    play.rewind()
    assert play.points == (10, 10, 10)
    assert pc_card(play) == "OVERWRITE"
    assert play.state.board.way == 1
    assert [(i.card, i.bits) for i in play.state.board.row] == [
        ("GOTO", (2,)),
        ("FUTURE", (1,)),
        ("ACQUIRE", (3,)),
        ("DECREMENT", (1,)),
        ("OVERWRITE", ()),
        ("PROGRAM ERROR", (3,)),
        ("BUG", (3,)),
        ("COPY", (1,)),
        ("REVERSE PROGRAM", (2,)),
        ("INCREMENT", (3,)),
    ]


def test_row_1_OVERWRITE_without_a_bit_is_passed_over(play: Play) -> None:
    card, events, points = stop(play, 0)
    assert (card, points) == ("OVERWRITE", (10, 10, 10))
    assert "nightmare-passed-over" in events


def test_row_2_PROGRAM_ERROR_gives_P3_no_choice_and_costs_a_point(play: Play) -> None:
    card, events, points = stop(play, 1)
    assert (card, points) == ("PROGRAM ERROR", (10, 10, 9))
    assert "nightmare-no-choice" in events
    assert "nightmare-asked" not in events


def test_row_3_BUG_executed_by_P3_costs_everybody_a_point(play: Play) -> None:
    card, events, points = stop(play, 2)
    assert (card, points) == ("BUG", (9, 9, 8))
    assert "nightmare-executes" in events


def test_row_4_COPY_is_declined_by_P1(play: Play) -> None:
    card, events, points = stop(play, 3)
    assert (card, points) == ("COPY", (9, 9, 8))
    assert "nightmare-declines" in events


def test_row_5_REVERSE_PROGRAM_is_declined_by_P2(play: Play) -> None:
    card, events, points = stop(play, 4)
    assert (card, points) == ("REVERSE PROGRAM", (9, 9, 8))
    assert "nightmare-declines" in events
    assert play.state.board.way == 1


def test_row_6_INCREMENT_makes_ACQUIRE_3(play: Play) -> None:
    card, events, points = stop(play, 5)
    assert (card, points) == ("INCREMENT", (9, 9, 8))
    assert "nightmare-raises" in events
    assert instruction(play, "ACQUIRE").changes == (1,)


def test_row_7_the_ends_meet_and_GOTO_jumps_6_forward_to_BUG_and_is_locked(play: Play) -> None:
    card, events, points = stop(play, 6)
    assert (card, points) == ("GOTO", (9, 9, 8))
    assert "nightmare-locks" in events
    assert "nightmare-moves-round" in stop(play, 5)[1]
    assert instruction(play, "GOTO").link == "BUG"


def test_row_8_before_BUG_a_second_time_P3_breaks_and_P1_plays_next(play: Play) -> None:
    card, events, points = stop(play, 7)
    assert (card, points) == ("BUG", (9, 9, 8))
    assert events[0] == "nightmare-breaks-open"
    assert "nightmare-executes" not in events
    assert "nightmare-breaks-from-hand" in events
    assert not play.state.board.run.running
    assert play.ask is not None
    assert (play.ask.who, play.ask.kind) == (1, "play")
    assert pc_card(play) == "BUG"
    assert "BREAK" in play.state.board.table.discards


def test_there_are_eight_stops_and_no_more(play: Play) -> None:
    assert len(rows(play)) == 8


def test_an_earlier_break_is_refused_with_its_rule_at_every_choice_before(play: Play) -> None:
    play.rewind()
    play.redo()  # RUN has been played
    tried = 0
    while not play.state.board.run.opened:
        before = (play.head, len(play), play.state)
        with pytest.raises(NotAnOption) as refused:
            play.choose("break-hand", seat=3)
        assert str(refused.value.cite) == "PN 3.0, Stopping a run"
        assert refused.value.rulings == ("N-34",)
        assert refused.value.id == "refused-break-closed-30"
        assert (play.head, len(play), play.state) == before
        tried += 1
        play.redo()
    assert tried == 6  # BUG, COPY, REVERSE PROGRAM, INCREMENT, its number, GOTO


def test_what_if_P1_executes_COPY_it_costs_P1_two_in_all(play: Play) -> None:
    """PROGRAM ERROR then BUG as if written on COPY: P1 9 - 1 - 1 = 7, P2 9 - 1 = 8, P3 8 - 1 = 7."""
    node = _asked(play, "COPY")
    play.choose("execute", at=node)
    performed = [step.args[1] for step in play.trace if step.rule.id == "nightmare-performs"]
    assert performed == ["PROGRAM ERROR", "BUG"]
    assert play.points == (7, 8, 7)
    assert len(play.children(node)) == 2, "the text's own line is still there"


def test_what_if_nobody_breaks_P2s_loop_goes_round_BUG_COPY_REVERSE_INCREMENT_GOTO(play: Play) -> None:
    play.goto(play.line()[0])
    node = next(n for n in reversed(play.line(len(play) - 1)) if _asks_break(play, n, 3))
    play.choose("pass", at=node)
    stops = []
    for _ in range(100):
        ask = play.ask
        assert ask is not None
        if ask.kind == "execute":
            stops.append(ask.args[0])
            play.choose("execute" if ask.args[0] == "GOTO" else "decline")
        elif ask.kind == "break":
            play.choose("pass")
        else:
            break
    assert stops[:10] == ["BUG", "COPY", "REVERSE PROGRAM", "INCREMENT", "GOTO"] * 2
    assert play.ask is not None
    assert play.ask.kind == "agree", "the position came back: the players are asked (N-22)"
    assert "nightmare-returned" in [step.rule.id for step in play.trace], "proved by the position, not by a lap count"
    lasso = play.lasso()
    assert lasso is not None
    assert lasso.cycle[-1].after.position == lasso.cycle[0].before.position


def test_what_if_P2_does_not_jump_FUTURE_takes_ACQUIRE_for_P1_and_can_decrement_it_before_P3(play: Play) -> None:
    node = _asked(play, "GOTO")
    play.choose("decline", at=node)
    assert play.ask is not None
    assert (play.ask.who, play.ask.args) == (1, ("FUTURE",))
    play.choose("execute")
    assert play.points == (12, 9, 8), "ACQUIRE reads 3 by now"
    play.choose("number", "ACQUIRE", 0)
    assert instruction(play, "ACQUIRE").changes == (), "2 again"
    assert (play.ask.who, play.ask.args) == (3, ("ACQUIRE",))
    play.choose("execute")
    assert play.points == (12, 9, 10), "P3 gets only 2"


def test_what_if_P2_reverses_COPY_copies_INCREMENT_and_then_REVERSE(play: Play) -> None:
    """PN 3.0, sample names the pair; INCREMENT first, the order of travel, is the spec's."""
    node = _asked(play, "REVERSE PROGRAM")
    play.choose("execute", at=node)
    assert play.ask is not None
    assert (play.ask.who, play.ask.args) == (1, ("COPY",)), "the program runs back from REVERSE PROGRAM to COPY"
    steps = play.choose("execute")
    assert next(s for s in steps if s.rule.id == "nightmare-lists").args == ("COPY", ("INCREMENT", "REVERSE PROGRAM"))


def _asked(play: Play, card: str) -> int:
    """The node at which the owner of `card` decides, on the text's own line."""
    line = play.line(len(play) - 1)
    return next(n for n in line if (ask := play.state_at(n).ask) and ask.kind == "execute" and ask.args == (card,))


def _asks_break(play: Play, node: int, seat: int) -> bool:
    ask = play.state_at(node).ask
    return ask is not None and ask.kind == "break" and ask.who == seat
