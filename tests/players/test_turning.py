"""Turning points and hints: found from what a seat could see, told in both languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import pnrules
from pnrules import Play
from pnrules.cli.main import main
from pnrules.files import saves
from pnrules.players.turning import looking_back, turning_points

HEAD: dict[str, Any] = {"format": 1, "game": "nightmare", "edition": "3.0", "version": 1, "title": "Near the end"}


def near_the_end() -> Play:
    """P1 has 18 points, and a bit on ACQUIRE under the program counter: to execute it wins at once."""
    row = [{"card": "ACQUIRE", "bits": [1]}, {"card": "POWER SURGE", "bits": [2]}, {"card": "BUG", "bits": [2]}]
    play = pnrules.load({**HEAD, "players": [{"points": 18}, {"points": 18}], "program": {"row": row, "pc": 0}})
    while play.ask is not None and play.ask.kind != "execute":
        play.choose(*play.options[-1])
    return play


def test_a_win_that_was_let_go_is_a_turning_point() -> None:
    play = near_the_end()
    asked = play.head
    play.choose("decline")
    found = list(turning_points(play, strength=40))
    assert [(turn.node, turn.seat, turn.chosen, turn.better) for turn in found[:1]] == [(asked, 1, ("decline",), ("execute",))]
    assert found[0].possible == 1
    assert found[0].by >= 0.1
    assert found[0].tries == 40


def test_a_win_that_was_taken_is_none() -> None:
    play = near_the_end()
    play.choose("execute")
    assert play.over
    assert list(turning_points(play, strength=40)) == []


def defended(*then: dict[str, Any]) -> Play:
    """P1 has paid one point for DEFEND, and P2 wins with what follows: everything is executed."""
    row = [{"card": "DEFEND", "bits": [1]}, *then, {"card": "ACQUIRE", "bits": [2]}, {"card": "ERASE", "bits": [1]}]
    play = pnrules.load({**HEAD, "players": [{"points": 9}, {"points": 19}], "program": {"row": row, "pc": 0}})
    while not play.over:
        play.choose("execute")
    return play


def test_a_payment_from_which_nothing_came_is_found() -> None:
    """P2 executes ACQUIRE and wins: without DEFEND, too, and P1 had a point more."""
    paid = [(turn.seat, turn.chosen, turn.better, turn.paid) for turn in turning_points(defended(), strength=40)]
    assert paid == [(1, ("execute",), ("decline",), 1)]


def test_a_payment_that_kept_damage_away_is_none() -> None:
    """DEFEND spares P1 the three points of POWER SURGE. P2, who has a bit there, has paid one point for nothing."""
    found = turning_points(defended({"card": "POWER SURGE", "bits": [2]}), strength=40)
    assert [turn.seat for turn in found if turn.paid] == [2]


def test_looking_back_can_be_stopped_after_a_few_simulations() -> None:
    play = near_the_end()
    play.choose("decline")
    found = list(looking_back(play, strength=40))
    assert found.count(None) >= 3 * 40 // 4
    assert [turn for turn in found if turn is not None] == list(turning_points(play, strength=40))


def kept(tmp_path: Path, play: Play) -> str:
    file = tmp_path / "play.json"
    file.write_text(json.dumps(saves.save(play)), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("lang", "best", "wins", "why"),
    [
        ("en", "P1 could choose:", "wins 100%, about 20.0 points", "P1 executes ACQUIRE."),
        ("fr", "P1 pourrait choisir", "environ 20,0\N{NO-BREAK SPACE}points", "P1 exécute ACQUIRE."),
    ],
)
def test_a_hint_says_what_each_option_brings_and_why(
    lang: str, best: str, wins: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """P1 wins with 20 points by executing; that is best, and told first, and ACQUIRE's two points are why."""
    file = kept(tmp_path, near_the_end())
    assert main(["hint", file, "--strength", "24", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(best)
    assert wins in lines[1]
    assert lines[4].startswith(why)
    assert "P1 +2" in lines[4]


def test_a_hint_for_another_player_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", kept(tmp_path, near_the_end()), "--seat", "2"]) == 2
    assert "P1" in capsys.readouterr().err


def test_a_hint_after_the_end_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play = near_the_end()
    play.choose("execute")
    assert main(["hint", kept(tmp_path, play)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(("lang", "better"), [("en", "Better:"), ("fr", "Mieux")])
def test_a_review_tells_the_turning_points(lang: str, better: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play = near_the_end()
    play.choose("decline")
    assert main(["review", kept(tmp_path, play), "--strength", "40", "--lang", lang]) == 0
    assert better in capsys.readouterr().out


def test_a_review_of_nothing_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", kept(tmp_path, near_the_end()), "--strength", "4"]) == 0
    assert capsys.readouterr().out.startswith("No choice was clearly worse")
