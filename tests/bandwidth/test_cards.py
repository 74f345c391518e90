"""What each code card says, and the run that executes them (BfB: Code cards, Running the program, Ending the round)."""

from __future__ import annotations

import pytest

import pnrules
from pnrules import words
from tests.bandwidth.table import data, facts, laid, ran, stops, told


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(("sign", "way"), [("↻", 1), ("↺", -1)])
def test_pass_goes_that_many_seats_and_only_who_has_the_token_then_scores(players: int, number: int, sign: str, way: int) -> None:
    play = ran([f"Pass {number} {sign}"], players=players, token=2)
    seat = (1 + way * number) % players + 1
    assert facts(play)["token"] == seat
    assert play.points == tuple(int(s == seat) for s in range(1, players + 1))


def test_the_token_goes_seat_by_seat() -> None:
    """BfB, Pass: handed on clockwise, so it is seen at every seat between, which scores nothing."""
    play = ran(["Pass 3 ↻"], token=3)
    seats = [step.after.board.token for step in play.trace if step.rule.id in ("bandwidth-goes-by", "bandwidth-arrives")]
    assert seats == [4, 1, 2]
    assert play.points == (0, 1, 0, 0)


def test_six_seats_among_two_players_go_round_the_table_three_times() -> None:
    play = ran(["Pass X ↻"], players=2, token=1)
    assert sum(step.rule.id == "bandwidth-goes-by" for step in play.trace) == 5
    assert play.points == (1, 0)


def test_pass_x_of_zero_leaves_the_token_where_it_is_and_scores() -> None:
    """A deck may have a green 0. The token has then been passed no place, and who has it scores."""
    cards = [
        {"name": "on by X", "kind": "pass", "number": "X", "direction": "clockwise", "green": 0, "count": 20},
        {"name": "two", "kind": "terminal", "number": 2, "green": 1, "count": 5},
    ]
    play = ran(["on by X"], token=3, function=None, cards={"deck": 1, "title": "zero", "cards": cards})
    assert facts(play)["token"] == 3
    assert play.points == (0, 0, 1, 0)


@pytest.mark.parametrize("first", [1, 2, 3, 4, 5])
def test_terminals_are_counted_clockwise_from_terminal_1(first: int) -> None:
    """X is 1 (pass 3 clockwise), so terminal X is Terminal 1 and terminal X+1 its left neighbour."""
    play = ran(["Pass 3 ↻", "Terminal X", "Terminal X+1"], players=5, first=first)
    tokens = [step.after.board.token for step in play.trace if step.rule.id == "bandwidth-sends"]
    assert tokens == [first, first % 5 + 1]


@pytest.mark.parametrize(("card", "players"), [("Terminal X", 5), ("Terminal X+1", 6), ("Terminal X", 2)])
def test_a_terminal_that_nobody_has_does_nothing(card: str, players: int) -> None:
    """X is 6 (pass X clockwise)."""
    play = ran(["Pass X ↻", card], players=players, token=1)
    assert "no-terminal" in told(play)
    assert sum(play.points) == 1
    assert facts(play)["token"] == 6 % players + 1


def test_the_last_terminal_exists() -> None:
    play = ran(["Pass X ↻", "Terminal X"], players=6, token=1)
    assert facts(play)["token"] == 6
    assert play.points == (1, 0, 0, 0, 0, 1)


def test_goto_is_executed_once_and_two_of_them_once_each() -> None:
    """Row one: pass, GOTO 10, GOTO 10. After each jump the pass card comes again."""
    play = ran(["Pass 1 ↻", "GOTO 10", "GOTO 10"])
    assert [card for card, _ in stops(play)] == ["Pass 1 ↻", "GOTO 10", "Pass 1 ↻", "GOTO 10", "Pass 1 ↻"]
    assert facts(play)["program"] == [["Pass 1 ↻", None, None]]


def test_goto_20_leaves_out_the_rest_of_row_one() -> None:
    play = ran(["Pass 1 ↻", "GOTO 20", "Pass 3 ↺"], ["Pass 2 ↻"])
    assert [card for card, _ in stops(play)] == ["Pass 1 ↻", "GOTO 20", "Pass 2 ↻"]


def test_goto_comes_back_from_the_third_row() -> None:
    play = ran(["Pass 1 ↻"], ["Pass 2 ↻"], ["GOTO 10", "Pass 3 ↻"])
    cards = ["Pass 1 ↻", "Pass 2 ↻", "GOTO 10", "Pass 1 ↻", "Pass 2 ↻", "Pass 3 ↻"]
    assert [card for card, _ in stops(play)] == cards


@pytest.mark.parametrize(("function", "points"), [("Pass 1 ↺", (0, 0, 0, 1)), ("Terminal X", (0, 1, 0, 0))])
def test_function_performs_the_card_in_the_function_which_stays(function: str, points: tuple[int, ...]) -> None:
    """X is 2, the green number that the house deck gives to Function: terminal X is the second seat's."""
    play = ran(["Function"], function=function)
    assert play.points == points
    assert facts(play)["function"] == function
    assert facts(play)["program"] == [["Function", None, None]]


def test_function_does_nothing_where_there_is_none() -> None:
    play = ran(["Function", "Pass 1 ↻"], function=None)
    assert "calls-nothing" in told(play)
    assert play.points == (0, 1, 0, 0)


def test_where_cards_are_left_out_the_run_s_end_is_not_said_to_come_after_the_last_one() -> None:
    """GOTO 20 without a second row (B-03): two cards are not executed. Nothing follows the place at which the run then stands."""
    play = ran(["GOTO 20", "Pass 1 ↻", "Pass 2 ↻"])
    assert [card for card, _ in stops(play)] == ["GOTO 20"]
    ended = next(step for step in play.trace if step.rule.id == "bandwidth-run-ends")
    assert words.sentence("en", ended.rule.id, ended.rule.params, ended.args, ()) == "No card follows, so the run is over."


def test_x_comes_from_the_first_card_even_when_that_is_a_goto_which_then_leaves() -> None:
    """The house deck gives GOTO 10 a green 4. Its X holds for the whole run: 4 seats among 4 players lead back."""
    play = ran(["GOTO 10", "Pass X ↻"], token=3)
    assert play.points == (0, 0, 1, 0)
    assert facts(play)["x"] == 6, "the next run's comes from pass X clockwise"


@pytest.mark.parametrize(("players", "goal"), [(2, 15), (3, 12), (4, 9), (5, 7), (6, 6)])
def test_the_points_that_win_by_the_number_of_players(players: int, goal: int) -> None:
    nearly = ran(["Pass 1 ↻", "Pass 1 ↻"], players=players, token=1, points={2: goal - 2})
    assert not nearly.over
    play = ran(["Pass 1 ↻", "Pass 1 ↻"], players=players, token=1, points={2: goal - 1})
    assert play.over
    assert len(stops(play)) == 1, "at once, in the middle of the run"
    assert play.state.board.winner == 2
    assert play.result_payload() == {
        "id": "bandwidth-result",
        "params": [["seats", "seats"], ["points", "number"]],
        "args": [[2], goal],
    }


def test_who_wins_inside_a_function_wins_at_once_too() -> None:
    play = ran(["Function", "Pass 1 ↻"], points={3: 8}, token=1)
    assert play.over
    assert told(play)[-1] == "wins"


@pytest.mark.parametrize("rows", [1, 2, 3, 4, 5])
def test_at_most_two_rows_stay(rows: int) -> None:
    """BfB, Ending the round: the first row goes and the rest move up, until there are two."""
    names = ["Pass 1 ↻", "Pass 1 ↺", "Pass 3 ↻", "Pass 2 ↺", "Pass 3 ↺"]
    play = ran(*([name] for name in names[:rows]), players=2)
    assert facts(play)["program"] == [[name, None, None] for name in names[:rows][-2:]]
    assert facts(play)["discards"] == names[: max(0, rows - 2)]


def test_terminal_1_goes_round_the_table_and_token_stays() -> None:
    play = laid(["Pass 1 ↻"], players=3, token=2)
    firsts = []
    for _ in range(4):
        firsts.append(facts(play)["first"])
        for _ in range(3):
            play.choose("end-turn")
    assert firsts == [1, 2, 3, 1]
    assert play.points == (1, 1, 2), "from 2: 3, 1, 2, 3"


def test_a_run_that_never_meets_a_card_is_none() -> None:
    assert "nothing-runs" in told(ran())


def test_a_scenario_with_a_card_in_two_places_is_refused() -> None:
    """The deck has three cards that pass 1 clockwise."""
    pnrules.load(data(["Pass 1 ↻"], function="Pass 1 ↻", hands={1: ["Pass 1 ↻"]}))
    with pytest.raises(pnrules.BadInput, match="is already at"):
        pnrules.load(data(["Pass 1 ↻"], function="Pass 1 ↻", hands={1: ["Pass 1 ↻", "Pass 1 ↻"]}))
