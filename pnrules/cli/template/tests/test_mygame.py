"""The rules of My Game, one test for each sentence; and all that pnrules checks of any game."""

import pytest

import pnrules
from pnrules.kernel.errors import NotAnOption
from pnrules.testing import checks

test_mygame = checks("mygame")


def test_whoever_takes_the_last_stone_wins() -> None:
    play = pnrules.load("mygame/first-game")
    assert play.state.board.heap == 0
    assert play.setup.game.winners(play.state) == (1,)


@pytest.mark.parametrize("count", [2, 3])
def test_as_many_as_the_player_before_may_not_be_taken(count: int) -> None:
    play = pnrules.load("mygame/first-game")
    play.goto(1)  # Ada is asked
    play.choose("take", count)
    with pytest.raises(NotAnOption) as refused:
        play.choose("take", count)
    assert str(refused.value) == f"{count} stones were taken just before [My Game, Your turn]"


@pytest.mark.parametrize(("scenario", "winner"), [("stuck", 1), ("last-stone", 2)])
def test_the_ruling_decides_who_wins_where_nobody_may_take_the_last_stone(scenario: str, winner: int) -> None:
    play = pnrules.load(f"mygame/{scenario}")
    assert play.setup.game.winners(play.state) == (winner,)
