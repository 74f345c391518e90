"""Positions built in Python are those that lines and files say; a play is written as a scenario that is right."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import pnrules
from pnrules import Play, bandwidth, games, nightmare, runtime_error
from pnrules.files import expectation, scenario
from pnrules.kernel.errors import BadInput
from pnrules.players.random_games import opening
from tests.files.scenarios import by_schema

BECAUSE = [("PN 3.0", "card-bug", {"en": "Everyone loses one.", "fr": "Chacun perd un point."})]
MIDST = "PN 3.0 | >1BUG | - | - || building.0 running.0 run.runner=1 run.running=yes"


def nightmares() -> pnrules.State[Any, Any, Any]:
    card, player = nightmare.Card, nightmare.Player
    return nightmare.position(
        [card("GOTO", [2, 1], link="gone"), "BUG", card("SUBROUTINE", used=True, inner=["ZAP"]), card("COPY", down=2)],
        [player("Ada", points=8, hand=["RUN", "GOTO"]), player(skips=1)],
        pc="BUG",
        towards="head",
        turn=2,
        discards=["ACQUIRE"],
        edition="3.1",
        rulings={"N-05": "unlimited"},
    )


def bandwidths() -> pnrules.State[Any, Any, Any]:
    player = bandwidth.Player
    return bandwidth.position(
        [["Pass 1 ↻", None, "GOTO 20"]], [player(points=2), player(hand=["Firewall"])], function="Pass 3 ↺", first=2, actions=1
    )


def runtime_errors() -> pnrules.State[Any, Any, Any]:
    player, statement = runtime_error.Player, runtime_error.Statement
    return runtime_error.position(
        [player(statements=[statement("A♣", "5♣", "2♥")], hand=["9♠"]), player(hand=["5♠"])], turn=2, discards=["3♣"]
    )


@pytest.mark.parametrize(
    ("built", "text"),
    [
        (
            nightmares,
            "PN 3.1 N-05=unlimited | 21GOTO=gone <BUG SUBROUTINE*[ZAP] (COPY@2) | 'Ada' 8 RUN GOTO | * skips=1"
            " | discards: ACQUIRE",
        ),
        (bandwidths, "BfB | actions=1 Pass_1_↻ . GOTO_20 f=Pass_3_↺ | 2 | first Firewall"),
        (runtime_errors, "RE | A-5♣:2♥ 9♠ | * 5♠ | discards: 3♣"),
    ],
)
def test_a_position_built_in_python_is_the_one_that_its_line_says(built: Callable[[], Any], text: str) -> None:
    assert built() == pnrules.load(text).start
    assert Play(built()).to_line(0) == text


def test_everything_that_is_wrong_with_a_position_built_in_python_is_told_with_its_place() -> None:
    card, player = nightmare.Card, nightmare.Player
    with pytest.raises(BadInput) as refused:
        nightmare.position([card("GOTTO"), card("BUG", [3])], [player(points=20), player(hand=["RUN#9"])])
    assert {problem.place for problem in refused.value.problems} == {
        *("program.row[0].card", "program.row[1].bits[0]", "players[0].points", "players[1].hand[0]"),
    }
    for wrong in ({"edition": "3.2"}, {"version": 3}, {"rulings": {"N-99": "x"}}):
        with pytest.raises(BadInput):
            nightmare.position(["BUG"], [player(), player()], **wrong)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="already"):
        nightmare.position(["BUG"], [player("Ada"), player("ada")])
    with pytest.raises(BadInput):
        nightmare.position(["BUG"], [player()])


def right(data: dict[str, Any]) -> Play:
    """The play of a scenario's data, which are as they must be: by the loader, and in what they expect."""
    found = scenario.from_data(data)
    play = found.play()
    assert expectation.unmet(play, found.expect) == []
    assert found.not_drawn(play) == []
    return play


def played(game: str) -> Play:
    """Forty choices of a random game."""
    rng = random.Random(f"written {game}")
    play = Play(opening(game, players=3))
    for _ in range(40):
        if play.ask is None:
            break
        play.choose(rng.choice(play.options))
    return play


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_a_random_game_is_written_as_a_scenario_that_comes_to_the_same_position(game: str) -> None:
    play = played(game)
    data = play.to_scenario()
    assert data["expect"].get("points", []) == list(play.points)
    assert right(data).state.position == play.state.position


def test_a_scenario_that_is_written_says_what_it_is_told_follows_from_which_place() -> None:
    play = pnrules.load("PN 3.0 | >1BUG | RUN | -")
    data = play.to_scenario(because=BECAUSE)
    assert data["because"] == [{"cite": ["PN 3.0", "card-bug"], "says": BECAUSE[0][2]}]
    right(data)
    assert "expect" not in play.to_scenario(expect=False)


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_a_scenario_that_is_written_passes_the_schema(game: str) -> None:
    assert by_schema(played(game).to_scenario()) == []
    assert by_schema(pnrules.load("PN 3.0 | >1BUG | RUN | -").to_scenario(because=BECAUSE)) == []


def test_a_play_that_begins_in_the_midst_of_something_is_written_as_no_scenario() -> None:
    with pytest.raises(BadInput, match="midst"):
        pnrules.load(MIDST).to_scenario()
