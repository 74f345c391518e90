"""The page of `make tournament`: each figure is what was noted, and what was not played is not told."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnrules.players.matches import Played
from pnrules.players.tournament import Tournament, already
from tests.players import page, timed
from tests.players.timed import Kind, Rival, Timed

WON = Played(0, (1, 2), (1.0, 0.0), (), 20, True)
LOST = Played(1, (2, 1), (0.0, 1.0), (), 20, True)


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "KEPT", tmp_path / "tournament")
    monkeypatch.setattr(timed, "KEPT", tmp_path / "timed")


def test_games_against_openspiel_are_told_with_their_times() -> None:
    for number in range(4):
        game = (LOST if number == 3 else WON)._replace(number=number)
        played = Timed(game, (10, 5), (0.5, 0.3), (1000, 20))
        timed._note(Kind("nightmare", 2), Rival("ismcts", "judgement"), played)
    told = page.page(200, 1, noted=True)
    assert "50 ms of processor time" in told
    lines = [line for line in told.splitlines() if "`ismcts` |" in line]
    assert lines == [
        "| Programmer's Nightmare, version 2 | `ismcts` | judgement | 4 | 75.0 | 30.1 to 95.4 | 50 and 60 | 100 and 4 |"
    ], "three of four games, by Wilson; half a second for ten choices, 0.3 for five"


def test_the_ladder_stands_on_the_same_games() -> None:
    tournament = Tournament("bandwidth", ("greedy", "random"), 200, page.SEED, version=1)
    kept = page.KEPT / "bandwidth-1-max.jsonl"
    kept.parent.mkdir()
    already(tournament, kept)  # writes the head
    with kept.open("a", encoding="utf-8") as file:
        for number in range(200):
            shares = "[1.0, 0.0]" if number < 100 else "[0.0, 1.0]"
            game = f'"number": {number}, "seats": [1, 2], "shares": {shares}, "points": [], "choices": 20, "ended": true'
            file.write(f'{{"pair": ["greedy", "random"], {game}}}\n')
    told = page.page(200, 1, noted=True)
    assert "| Max (`greedy`) | Randi (`random`) | 200 | 50.0 | 43.1 to 56.9 |" in told
    (rungs,) = [line for line in told.splitlines() if line.startswith("| Programmer: Battle for Bandwidth, version 1 | 0 |")]
    assert rungs.split(" | ")[2].startswith(("0 (-48", "-0 (-48")), "as strong as Randi, give or take 48 points"
    assert rungs.endswith("|  |  |"), "Tess and Vera have not played"


def test_without_games_nothing_is_claimed() -> None:
    told = page.page(200, 1, noted=True)
    assert "OpenSpiel's searches" not in told
    assert not any(line.startswith("| Programmer") and any(sign.isdigit() for sign in line[50:]) for line in told.splitlines())
