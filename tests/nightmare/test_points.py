"""What gives and costs points: ACQUIRE, BUG, PROGRAM ERROR, OVERSIGHT, POWER SURGE, SELF DESTRUCT. N-37, N-43, N-57."""

from __future__ import annotations

import pytest

from tests.nightmare.table import choose, comes, laid, told

# --- ACQUIRE, BUG, PROGRAM ERROR --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "gained"), [("", 2), ("+1", 3), ("-2", 0)])
def test_ACQUIRE_gains_its_number(counters: str, gained: int) -> None:
    play = choose(laid(f"ACQUIRE 1 {counters}", "BUG 2"), "execute")
    assert play.points == (10 + gained, 10, 10)


@pytest.mark.parametrize(("counters", "lost"), [("", 1), ("+1", 2), ("-1", 0)])
def test_BUG_costs_every_player_its_number_the_owner_too(counters: str, lost: int) -> None:
    play = choose(laid(f"BUG 2 {counters}", "ACQUIRE 1"), "execute")
    assert play.points == (10 - lost,) * 3


def test_BUG_may_be_declined() -> None:
    assert choose(laid("BUG 2", "ACQUIRE 1"), "decline").points == (10, 10, 10)


def test_PROGRAM_ERROR_leaves_its_owner_no_choice() -> None:
    play = laid("PROGRAM ERROR 2", "ACQUIRE 1")
    assert play.points == (10, 9, 10)
    assert play.ask is not None
    assert play.ask.args == ("ACQUIRE",), "nobody was asked about PROGRAM ERROR"


def test_PROGRAM_ERROR_with_two_bits_of_a_colour_costs_it_twice_in_30_once_in_31() -> None:
    """N-37."""
    row = ("PROGRAM ERROR 2 2 3", "ACQUIRE 1")
    assert laid(*row).points == (10, 8, 9)
    assert laid(*row, edition="3.1").points == (10, 9, 9)
    assert laid(*row, edition="3.1", rulings={"N-37": "each-bit"}).points == (10, 8, 9)


def test_a_copied_PROGRAM_ERROR_costs_the_copying_player_in_both_editions() -> None:
    for edition in ("3.0", "3.1"):
        play = laid("BREAK", "PROGRAM ERROR 3", "COPY 1 -1", "ACQUIRE 2", pc=2, edition=edition)
        assert choose(play, "execute").points == (9, 10, 10)


def test_12_N37_copied_PROGRAM_ERROR_in_31_with_N01_copied() -> None:
    play = laid("BUG 2", "PROGRAM ERROR 3", "COPY 1 2 -1", pc=2, edition="3.1", rulings={"N-01": "copied"})
    play.choose("execute")
    assert play.points == (9, 10, 10)
    assert (play.ask.who, play.ask.args) == (2, ("COPY",))


# --- OVERSIGHT, POWER SURGE: the bits here (N-43) ---------------------------------------------------------------------


def test_an_inner_OVERSIGHT_fires_once_the_last_bit_on_the_SUBROUTINE_is_deleted() -> None:
    """No bits here: everybody loses 1."""
    comes("SUBROUTINE @1 {DELETE; OVERSIGHT} used,BUG @1,ZAP @2", "1 execute; 1 bit SUBROUTINE 0", points=[9, 9], at="BUG")


def test_a_copied_OVERSIGHT_fires_once_the_last_bit_on_the_COPY_is_deleted() -> None:
    """No bits here."""
    comes("DELETE,OVERSIGHT,COPY @1,BUG @1,ZAP @2", "1 execute; 1 bit COPY 0", start=2, points=[9, 9], at="BUG")


def test_a_copied_POWER_SURGE_spares_nobody_once_the_last_bit_is_deleted() -> None:
    """3 each."""
    comes("DELETE,POWER SURGE,COPY @1,BUG @1,ZAP @2", "1 execute; 1 bit COPY 0", start=2, points=[7, 7], at="BUG")


def test_POWER_SURGE_at_0_and_1() -> None:
    """Only its owner loses."""
    comes("POWER SURGE @1 -3/+0,BUG @2", "1 execute", points=[9, 10])


# --- SELF DESTRUCT: who is hit, and how many there are (N-57) ---------------------------------------------------------


def test_SELF_DESTRUCT_at_0_damage_still_goes() -> None:
    """N-57."""
    comes("SELF DESTRUCT @1 -4/+0,BUG @2,ZAP @1", "1 execute", program="BUG,ZAP", points=[10, 10], at="BUG")


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
