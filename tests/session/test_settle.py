"""A question at the table, settled on a board: what the page is told, and whom nothing is told."""

from __future__ import annotations

from typing import Any

import pytest

import pnrules
from pnrules.session import BoardSession

DEFENDED = "nightmare/rulings/n-04"


def settled(session: BoardSession, node: int) -> Any:
    answer: Any = session.hear({"do": "settle", "node": node}).answer
    return answer


def test_a_board_tells_what_was_done_from_a_step_on_in_its_language() -> None:
    told = settled(BoardSession(pnrules.load(DEFENDED), "fr"), 0)
    assert (told["settled"]["lang"], told["node"]) == ("fr", 0)
    assert told["settled"]["line"].startswith("PN 3.0 v1 | >1DEFEND")
    assert [ruled["id"] for ruled in told["settled"]["ruled"] if ruled["decides"]] == ["N-04"]
    assert told["page"].startswith('<!DOCTYPE html>\n<html lang="fr">')
    assert told["settled"]["line"] in told["text"]


def test_where_play_stands_it_tells_what_the_last_choice_led_to() -> None:
    play = pnrules.load(DEFENDED)
    told = settled(BoardSession(play), play.head)
    assert [step["points"] for step in told["settled"]["came"]["steps"] if step["points"]] == ["P1 9 · P2 9", "P1 8 · P2 8"]


def test_nothing_is_told_to_one_player_s_eyes_nor_of_a_step_that_is_elsewhere() -> None:
    play = pnrules.load(DEFENDED)
    assert settled(BoardSession(play, seat=2), 0) is None
    session = BoardSession(play)
    assert settled(session, len(play)) is None
    assert session.traits["notice"] is not None


@pytest.mark.parametrize("name", ["nightmare/sample", "bandwidth/example", "runtime_error/sample-round"])
def test_the_play_stays_as_it_is(name: str) -> None:
    play = pnrules.load(name)
    before = (play.head, len(play), play.state)
    session = BoardSession(play)
    settled(session, 0)
    assert (play.head, len(play), play.state) == before
    assert session.traits["plays"]["compared"] is None
