"""When nobody gets anywhere: a position a third time, twenty laps, and what the players agree on. N-20, N-22, N-63."""

from __future__ import annotations

import pnrules
from pnrules import Play
from tests.nightmare.table import BASE, asked, choose, comes, instruction, laid, pc_card, told

# --- a position that comes back ---------------------------------------------------------------------------------------


def looping() -> Play:
    """REVERSE PROGRAM executed at each pass: the program swings to and fro, and nobody's points change."""
    return laid("REVERSE PROGRAM 1", "BUG 2", "ACQUIRE 3", rulings={"N-21": "at-once"})


def test_the_position_a_third_time_is_proved_and_the_players_are_asked() -> None:
    again = looping()
    for _ in range(200):
        assert again.ask is not None
        if again.ask.kind == "agree":
            break
        card = again.ask.args[0]
        again.choose("pass" if again.ask.kind == "break" else "execute" if card == "REVERSE PROGRAM" else "decline")
    assert "returned" in told(again)
    assert "many-laps" not in told(again)
    choose(again, "agree", "agree", "agree")
    assert not again.state.board.run.running
    assert "settled-stop" in told(again)


def test_if_one_does_not_agree_it_goes_on_and_at_the_third_refusal_it_is_done_without_asking() -> None:
    play = looping()
    refused = 0
    for _ in range(1500):
        assert play.ask is not None
        if not play.state.board.run.running:
            break
        if play.ask.kind == "agree":
            refused += 1
            play.choose("go-on")
        else:
            card = play.ask.args[0]
            play.choose("pass" if play.ask.kind == "break" else "execute" if card == "REVERSE PROGRAM" else "decline")
    assert refused == 3
    assert told(play).count("returned") == 3
    assert "settled-stop" in told(play)


def test_07_N22_third_refusal_although_points_swing() -> None:
    play = laid("ACQUIRE 1", "PROGRAM ERROR 1", "BUG 2", "BUG 3")
    stood = refused = 0
    for _ in range(3000):
        if not play.state.board.run.running or refused > 3:
            break
        assert play.ask is not None
        if play.ask.kind == "agree":
            refused += 1
            play.choose("go-on")
        elif play.ask.kind == "break":
            play.choose("pass")
        elif play.ask.args[0] == "ACQUIRE":
            stood += 1
            play.choose("execute" if stood % 2 else "decline")
        else:
            play.choose("decline")
    assert refused == 3
    assert not play.state.board.run.running


def test_08_N22_third_time_is_the_third_time() -> None:
    play = laid("BREAK 1", "COPY 2 -2", "BUG 3", hands={1: ["RUN", "ACQUIRE"]})
    for _ in range(200):
        if play.ask.kind == "agree":
            break
        play.choose("pass" if play.ask.kind == "break" else "execute" if play.ask.args[0] == "COPY" else "decline")
    assert pc_card(play) == "BUG"


def test_a_position_is_the_same_only_with_breaks_alike() -> None:
    """3.1. COPY at 0 cards is executed each lap and changes nothing. Breaks open at its second arrival, so that it is arrived
    at with open breaks from the third on, and BUG from the second on: no position comes a third time before the fourth BUG."""
    play = laid("COPY 1 -2", "BUG 2", "ACQUIRE 3", edition="3.1")
    arrivals = 0
    for _ in range(100):
        assert play.ask is not None
        if play.ask.kind == "agree":
            break
        if play.ask.kind == "execute" and play.ask.args[0] == "COPY":
            arrivals += 1
        play.choose("pass" if play.ask.kind == "break" else "execute" if play.ask.args[0] == "COPY" else "decline")
    assert "returned" in told(play)
    assert arrivals == 4, "asked in the fourth lap, or where it ends"


def test_an_out_player_has_no_part_in_an_agreement() -> None:
    """N-22 asks the players still in. Nothing but COPY at 0 is executed, by P2, lap after lap."""
    play = laid("PROGRAM ERROR 1", "COPY 2 -2", "BUG 3", points={1: 1})
    for _ in range(200):
        assert play.ask is not None
        if play.ask.kind == "agree":
            break
        play.choose("pass" if play.ask.kind == "break" else "execute" if play.ask.args[0] == "COPY" else "decline")
    assert asked(play) == (2, "agree")
    choose(play, "agree")
    assert asked(play) == (3, "agree")
    choose(play, "agree")
    assert asked(play) == (2, "play")


# --- twenty laps ------------------------------------------------------------------------------------------------------


def test_twenty_laps_without_points_are_called_stopped_not_proved() -> None:
    """INCREMENT raises a number at every lap, so that no position ever comes back."""
    play = laid("INCREMENT 1", "BUG 2", "ACQUIRE 3")
    for _ in range(300):
        assert play.ask is not None
        if play.ask.kind == "agree":
            break
        if play.ask.kind == "number":
            play.choose("number", "ACQUIRE", 0)
        else:
            first = play.ask.args[0] == "INCREMENT"
            play.choose("pass" if play.ask.kind == "break" else "execute" if first else "decline")
    assert "many-laps" in told(play)
    assert "returned" not in told(play)
    assert play.lasso() is None


def test_points_gained_in_a_lap_begin_the_count_of_twenty_anew() -> None:
    """After nineteen laps without points P2 executes ACQUIRE, and GOTO (6 on in a ring of 4) leads to INCREMENT: that lap
    ends with other points than it began with, so the twentieth return to INCREMENT is not the twentieth without a change."""
    play = laid("ACQUIRE 2", "INCREMENT 1", "BUG 3", "GOTO 2")
    stood = 0
    while play.ask is not None and play.ask.kind != "agree":
        if play.ask.kind == "break":
            play.choose("pass")
        elif play.ask.kind == "number":
            play.choose("number", "BUG", 0)  # no position ever comes back
        else:
            card = play.ask.args[0]
            stood += card == "ACQUIRE"
            last = stood == 20
            play.choose("execute" if card == "INCREMENT" or (last and card in ("ACQUIRE", "GOTO")) else "decline")
            if last and card == "GOTO":
                break
    assert stood == 20
    assert play.points == (10, 12, 10)
    assert "many-laps" not in told(play)


def test_twenty_laps_are_twenty() -> None:
    """P1 increments BUG at every lap, everybody else declines. The 20th lap ends when INCREMENT is reached the 21st time, after
    20 executions."""
    play = laid("INCREMENT 1", "BUG 2", "ACQUIRE 3")
    for _ in range(300):
        assert play.ask is not None
        if play.ask.kind == "agree":
            break
        if play.ask.kind == "number":
            play.choose("number", "BUG", 0)
        else:
            play.choose("pass" if play.ask.kind == "break" else "execute" if play.ask.args[0] == "INCREMENT" else "decline")
    assert instruction(play, "BUG").changes == (20,)
    assert pc_card(play) == "INCREMENT"


def test_a_gain_begins_the_count_of_laps_anew() -> None:
    """As above, but P3 takes ACQUIRE in the tenth lap: laps 11 to 30 change nothing, so 30 executions go by."""
    play = laid("INCREMENT 1", "BUG 2", "ACQUIRE 3")
    stops = 0
    for _ in range(500):
        assert play.ask is not None
        if play.ask.kind == "agree":
            break
        if play.ask.kind == "number":
            play.choose("number", "BUG", 0)
        elif play.ask.kind == "break":
            play.choose("pass")
        else:
            stops += play.ask.args[0] == "ACQUIRE"
            tenth = play.ask.args[0] == "ACQUIRE" and stops == 10
            play.choose("execute" if tenth or play.ask.args[0] == "INCREMENT" else "decline")
    assert play.points == (10, 10, 12)
    assert instruction(play, "BUG").changes == (30,)


# --- a card executed three times (N-20) -------------------------------------------------------------------------------


def test_GOTO_on_itself_N_22_offers_then_N_20_passes_it_over() -> None:
    """Three executions; P2 does not agree; the PC goes on to BUG."""
    comes(
        "GOTO @1,BUG @2,ACQUIRE @2,ZAP,ERASE,DELETE",
        "1 execute; 1 execute; 1 execute; 1 agree; 2 go-on",
        at="BUG",
        asked="2 execute",
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


def test_that_a_GOTO_is_offered_again_rests_on_N_20_where_only_a_whole_position_counts() -> None:
    """N-20's other answer: only a whole position that returns counts, so its owner may be asked where the default would pass
    the card over. The default itself forbids nothing at the first stop, and version 2 has no such rule."""
    for card in ("GOTO @1", "REVERSE PROGRAM @1"):
        comes(f"{card},BUG @2", "", rulings={"N-20": "position"}, asked="1 execute", rests_on=["N-20"])
    for more in ({}, {"version": 2, "rulings": {"N-20": "position"}}):
        play = pnrules.load(
            {
                **BASE,
                "version": 1,
                "players": [{"name": "P1", "hand": ["RUN"]} if more else {"name": "P1"}, {"name": "P2"}],
                "program": {"row": [{"card": "GOTO", "bits": [1]}, {"card": "BUG", "bits": [2]}]},
                "answers": [[1, "run"]] if more else [],
                **more,
            }
        )
        assert "N-20" not in {ruling for step in play.trace for ruling in step.rulings}


# --- a new deal (N-22, N-63) ------------------------------------------------------------------------------------------


def agreeing(**rulings: str) -> pnrules.Play:
    """Version 1: BUG puts P3 out and leaves the others 7 and 4 points; when nothing changes any more they agree to deal anew."""
    data = {
        **BASE,
        "version": 1,
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
