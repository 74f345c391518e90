"""`pnrules simulate`: whole games at random, and how they ended, as figures and in words."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from pnrules import games
from pnrules.cli.commands import FORMATS
from pnrules.cli.main import main
from pnrules.kernel.facets.players import Players
from pnrules.lab import formats
from tests.cli.commands import run


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    code, out, err = run(capsys, "simulate", *arguments, "--json")
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    assert found.pop("per_second") > 0
    return found


@pytest.mark.long
@pytest.mark.parametrize(("game", "version"), [("nightmare", "1"), ("nightmare", "2"), ("bandwidth", "1")])
def test_simulate_plays_the_same_games_with_the_same_seed_and_any_part_of_them(
    capsys: pytest.CaptureFixture[str], game: str, version: str
) -> None:
    asked = (game, "--version", version, "--players", "3", "--seed", "7")
    whole = figures(capsys, *asked, "--games", "12")
    assert figures(capsys, *asked, "--games", "12") == whole
    assert figures(capsys, game, "--version", version, "--players", "3", "--seed", "8", "--games", "12") != whole
    first, rest = figures(capsys, *asked, "--games", "5"), figures(capsys, *asked, "--games", "7", "--from", "5")
    assert first["games"] + rest["games"] == whole["games"] == sum(whole["ends"].values())
    for what in ("steps", "choices"):
        assert first[what]["all"] + rest[what]["all"] == whole[what]["all"]
        assert whole[what]["least"] <= whole[what]["median"] <= whole[what]["most"]
    for end in whole["ends"]:
        assert first["ends"].get(end, 0) + rest["ends"].get(end, 0) == whole["ends"][end]


def test_simulate_plays_by_the_edition_and_the_rulings_that_it_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "nightmare", "--edition", "3.1", "--rulings", "N-01=copied", "N-22=points-back", "--games", "2")
    assert (found["edition"], found["version"], found["players"]) == ("3.1", 2, 4)
    assert found["rulings"] == {"N-01": "copied", "N-22": "points-back"}


@pytest.mark.parametrize(("seats", "players"), [((2, 2), 2), ((2, 3), 3), ((2, 6), 4), ((5, 6), 5)])
def test_simulate_is_played_by_four_or_as_near_to_it_as_the_game_goes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, seats: tuple[int, int], players: int
) -> None:
    monkeypatch.setattr(type(games.game("nightmare")), "seats", seats)
    assert figures(capsys, "nightmare", "--games", "1")["players"] == players


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_simulate_tells_how_the_games_ended_in_words(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    code, out, err = run(capsys, "simulate", "nightmare", "--version", "1", "--games", "30", "--lang", lang)
    assert (code, err) == (0, "")
    ends = [line for line in out.splitlines() if "%" in line]
    assert sum(int(line.split()[0]) for line in ends) == 30
    assert ("last player left" in out) == (lang == "en")
    assert ("dernier joueur" in out) == (lang == "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_way_in_which_a_game_can_end_has_its_words_in_simulate(lang: str) -> None:
    from pnrules import words
    from pnrules.players import random_games

    ends = [line.split(" ")[0] for line in words.catalogue_text(lang).splitlines() if "-result" in line.split(" ")[0]]
    results = [id for id in ends if not id.startswith(("cli-", "you-"))]
    assert len(results) > 4
    for id in (*results, random_games.NOT_ENDED, *Players.of(games.game("nightmare")).counted):
        assert words.has(lang, f"cli-simulate-{id}"), id


@pytest.mark.parametrize(("lang", "said"), [("en", "not over after 200 steps"), ("fr", "pas finies après 200\u00a0étapes")])
def test_simulate_counts_a_game_that_does_not_end_and_keeps_the_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    """With seed 1, the first of these games takes 175 steps, the second 684, the third 402."""
    monkeypatch.setattr("pnrules.players.random_games.MOST_STEPS", 200)
    code, out, err = run(capsys, "simulate", "runtime_error", "--games", "3", "--lang", lang)
    assert (code, err) == (0, "")
    counts = [int(line.split()[0]) for line in out.splitlines() if "%" in line]
    assert counts == [2, 1]
    assert said in out


def test_a_bar_is_shown_on_a_terminal_alone(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    capsys.readouterr()
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert main(("simulate", "nightmare", "--games", "4")) == 0
    err = capsys.readouterr().err
    assert "] 1/4" in err
    assert "] 4/4" in err
    assert err.endswith("\r\x1b[K"), "and it is gone at the end"


@pytest.mark.parametrize(
    ("arguments", "place"),
    [
        (("--players", "1"), "--players"),
        (("--players", "7"), "--players"),
        (("--games", "0"), "--games"),
        (("--from", "-1"), "--from"),
        (("--version", "3"), "version"),
        (("--edition", "4"), "edition"),
        (("--rulings", "N-01"), "--rulings"),
        (("--rulings", "N-01=maybe"), "rulings.N-01"),
        (("--rulings", "N-99=copied"), "rulings.N-99"),
    ],
)
def test_games_that_cannot_be_played_are_a_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], place: str
) -> None:
    code, out, err = run(capsys, "simulate", "nightmare", *arguments)
    assert (code, out) == (2, "")
    assert [line.split(": ")[:2] for line in err.splitlines()] == [["nightmare", place]]


def test_games_are_written_down_and_those_that_are_there_count(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ("bandwidth", "--players", "2", "--seed", "7", "--json")
    to = ("--to", str(tmp_path / "x"), "--format", "csv", "--processes", "1")
    plain = json.loads(run(capsys, "simulate", *asked, "--games", "6")[1])
    code, out, err = run(capsys, "simulate", *asked, "--games", "4", *to)
    assert (code, err) == (0, "")
    assert json.loads(out)["games"] == 4
    code, out, err = run(capsys, "simulate", *asked, "--games", "2", "--from", "4", *to)
    found = json.loads(out)
    assert {name: found[name] for name in ("games", "ends", "steps", "choices")} == {
        name: plain[name] for name in ("games", "ends", "steps", "choices")
    }
    assert len((tmp_path / "x/games").joinpath("000000004-000000004.csv").read_text(encoding="utf-8").splitlines()) == 2


def test_a_tournament_that_is_written_down_has_the_results_of_one_that_is_not(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = (
        "tournament",
        "nightmare",
        "--version",
        "1",
        "--players",
        "greedy",
        "random",
        "--games",
        "4",
        "--processes",
        "1",
        "--json",
    )
    plain = run(capsys, *asked)
    assert run(capsys, *asked, "--to", str(tmp_path / "x"), "--format", "jsonl") == plain
    assert [each.name for each in (tmp_path / "x").iterdir()] == ["greedy-random"]
    code, _, err = run(capsys, *asked, "--to", str(tmp_path / "x"), "--file", str(tmp_path / "y"))
    assert code == 2
    assert "--file" in err


def test_another_experiment_in_the_folder_is_refused_and_the_format_is_one_of_three(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    to = ("--to", str(tmp_path / "x"), "--processes", "1", "--games", "1")
    assert run(capsys, "simulate", "bandwidth", *to, "--format", "csv")[0] == 0
    code, out, err = run(capsys, "simulate", "bandwidth", *to, "--format", "csv", "--seed", "9")
    assert (code, out) == (2, "")
    assert "experiment.json" in err
    assert tuple(formats.FORMATS) == FORMATS
    assert run(capsys, "simulate", "bandwidth", *to, "--format", "xls")[0] == 2
