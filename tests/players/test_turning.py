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
    ("lang", "best", "wins"),
    [
        ("en", "P1 could choose:", "wins 100%, about 20.0 points"),
        ("fr", "P1 pourrait choisir", "environ 20,0\N{NO-BREAK SPACE}points"),
    ],
)
def test_a_hint_says_what_each_option_brings(
    lang: str, best: str, wins: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """P1 wins with 20 points by executing; that is best, and told first."""
    file = kept(tmp_path, near_the_end())
    assert main(["hint", file, "--strength", "24", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(best)
    assert wins in lines[1]
    assert len(lines) == 3


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
