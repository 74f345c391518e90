"""The same game once more: the same deal, or a new one; the play before is kept."""

from __future__ import annotations

import random
from typing import Any

import pytest

import pnrules
from pnrules import Play
from pnrules.files import scenario
from pnrules.players import random_games
from pnrules.session import BoardSession, LevelSession
from pnrules.teaching.levels import Level


def dealt(game: str, seed: int = 7) -> Play:
    """A whole game, some choices on."""
    play = Play(random_games.opening(game, players=3), chance=pnrules.seeded(seed), title="Dealt")
    rng = random.Random("again")
    for _ in range(6):
        play.choose(*rng.choice(play.options))
    return play


def again(session: BoardSession, deal: Any) -> str | None:
    """Asks for it; what the notice says is wrong, if anything is."""
    session.hear({"do": "again", "deal": deal})
    notice = session.traits["notice"]
    return None if notice is None else str(notice["id"])


@pytest.mark.parametrize("game", ["nightmare", "bandwidth", "runtime_error"])
def test_the_same_deal_lies_as_it_was_dealt_and_brings_the_same_cards(game: str) -> None:
    play = dealt(game)
    session = BoardSession(play)
    assert session.traits["plays"]["again"] == ["same", "new"]
    assert again(session, "same") is None
    fresh = session.play
    assert fresh is not play
    assert fresh.state == Play(play.start, chance=pnrules.seeded(7)).state
    for node in play.line():
        answer = play.step_to(node).answer if node else None
        asked = play.state_at(play.parent(node) or 0).ask if node else None
        if answer is not None and asked is not None and asked.who != "chance":
            fresh.choose(answer)
    assert fresh.state == play.state


@pytest.mark.parametrize("game", ["nightmare", "bandwidth", "runtime_error"])
def test_a_new_deal_is_the_same_set_up_dealt_otherwise(game: str) -> None:
    play = dealt(game)
    session = BoardSession(play)
    assert again(session, "new") is None
    assert session.play.setup == play.setup
    assert session.play.start == play.start
    dealt_then = Play(play.start, chance=pnrules.seeded(7)).state
    assert session.play.state != dealt_then
    assert set(session.traits["info"]["title"]) == {"en", "fr"}


@pytest.mark.parametrize("deal", ["same", "new"])
def test_the_play_before_is_kept_and_can_be_gone_back_to(deal: str) -> None:
    play = dealt("nightmare")
    session = BoardSession(play)
    again(session, deal)
    assert [kept["number"] for kept in session.traits["plays"]["kept"]] == [0, 1]
    assert session.traits["plays"]["at"] == 1
    session.hear({"do": "compare", "number": 0})
    session.hear({"do": "adopt"})
    assert session.play is play


def test_a_position_that_nobody_dealt_begins_again_where_its_scenario_does() -> None:
    play = pnrules.load("nightmare/sample")
    session = BoardSession(play)
    assert session.traits["plays"]["again"] == ["same"]
    assert again(session, "new") == "board-not-understood"
    assert session.play is play
    assert again(session, "same") is None
    assert session.play.start == play.start
    assert session.play.head == pnrules.load("nightmare/sample").rewind()


@pytest.mark.parametrize("deal", ["", "other", 7, None, ["same"]])
def test_another_wish_is_not_understood(deal: Any) -> None:
    play = dealt("bandwidth")
    session = BoardSession(play)
    assert again(session, deal) == "board-not-understood"
    assert session.play is play


def test_a_level_is_not_begun_anew_by_its_board_while_its_task_is_open() -> None:
    session = LevelSession(Level(scenario.load("nightmare/levels/3-copies/01-what-copy-does")))
    play = session.play
    assert session.traits["plays"]["again"] == []
    assert again(session, "same") in {"level-move-first", "level-predict-first"}
    assert session.play is play
