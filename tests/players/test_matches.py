"""Matches and tournaments: who sits where, what a draw counts, how sure it is, and that it can be stopped and gone on with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pnrules.cli.main import main
from pnrules.kernel.errors import BadInput, NotAnOption
from pnrules.kernel.state import AnyState, Option
from pnrules.players import bot
from pnrules.players.matches import Played, interval, match, standing
from pnrules.players.tournament import Tournament, results


def first(view: AnyState) -> Option:
    """A bot of somebody's own: always the first option."""
    assert view.ask is not None
    return view.ask.options[0]


def test_everybody_sits_everywhere() -> None:
    played = list(match([first, first, first], "bandwidth", 3, seed=1))
    assert [game.seats for game in played] == [(1, 2, 3), (2, 3, 1), (3, 1, 2)]


def test_a_deal_is_played_once_for_each_way_round_the_table() -> None:
    """Two that play alike share each deal: what the one wins in front, the other wins when they have changed seats."""
    played = list(match([first, first], "bandwidth", 6, seed=2))
    for one, two in zip(played[::2], played[1::2], strict=True):
        assert one.shares == two.shares[::-1]
        assert one.choices == two.choices


def test_the_same_numbers_give_the_same_games() -> None:
    bots = [bot("greedy", 1), bot("random", 2)]
    assert list(match(bots, "bandwidth", range(2, 4), seed=5)) == list(match(bots, "bandwidth", 4, seed=5))[2:]


def test_a_game_that_is_left_is_shared() -> None:
    (game,) = match([first, first], "bandwidth", 1, most=5)
    assert not game.ended
    assert game.shares == (0.5, 0.5)


def test_an_answer_that_is_no_option_is_refused() -> None:
    def cheats(view: AnyState) -> Option:
        return ("win",)

    with pytest.raises(NotAnOption):
        list(match([cheats, first], "bandwidth", 1))


def test_a_start_for_more_players_than_there_are_bots_is_refused() -> None:
    from tests.players.positions import opening

    with pytest.raises(BadInput):
        list(match([first, first], opening("bandwidth", players=3), 1))


@pytest.mark.parametrize(
    ("wins", "games", "least", "most"),
    [(0, 0, 0, 1), (5, 10, 0.2366, 0.7634), (160, 200, 0.7391, 0.8495), (10, 10, 0.7225, 1)],
)
def test_wilsons_interval_is_as_in_the_tables(wins: float, games: int, least: float, most: float) -> None:
    """The figures are those that statistics books print for these numbers."""
    assert interval(wins, games) == (pytest.approx(least, abs=6e-4), pytest.approx(most, abs=6e-4))


def test_a_draw_counts_by_half() -> None:
    games = [
        Played(number, (1, 2), shares, (), 1, True)
        for number, shares in enumerate([(1.0, 0.0), (0.5, 0.5), (0.0, 1.0), (1.0, 0.0)])
    ]
    assert standing(games).rate == pytest.approx(0.625)
    assert standing(games, 1).rate == pytest.approx(0.375)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "version", "strength"), [("nightmare", 1, 24), ("nightmare", 2, 16), ("bandwidth", 1, 40), ("runtime_error", 1, 24)]
)
def test_who_looks_ahead_further_wins_more_often(game: str, version: int, strength: int) -> None:
    """Few games by fixed seeds: the order of the three, not by how much (docs/tournament.md has that)."""
    good, greedy, bad = bot("search", 1, strength), bot("greedy", 1), bot("random", 1)
    assert standing(list(match([greedy, bad], game, 16, 3, version=version))).rate > 0.5
    assert standing(list(match([good, bad], game, 4, 3, version=version))).rate > 0.5


# --- tournaments --------------------------------------------------------------------------------------------------------

TWO = Tournament("bandwidth", ("greedy", "random"), 4)


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = sorted(results(TWO))
    file = tmp_path / "games"
    some = results(TWO, file)
    begun = [next(some), next(some)]
    some.close()
    file.write_text(file.read_text()[:-7])  # it was stopped while the last line was being written
    played: list[int] = []
    from pnrules.players import tournament

    one = tournament.played
    monkeypatch.setattr(tournament, "played", lambda *of: played.append(of[2]) or one(*of))
    assert sorted(results(TWO, file)) == whole
    assert played == [1, 2, 3]
    assert begun == whole[:2]
    assert sorted(results(TWO, file)) == whole
    assert len(played) == 3


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games"
    list(results(TWO._replace(games=1), file))
    with pytest.raises(BadInput):
        list(results(TWO._replace(seed="2"), file))


def test_more_games_and_players_may_come_later(tmp_path: Path) -> None:
    file = tmp_path / "games"
    list(results(TWO._replace(games=1), file))
    more = TWO._replace(games=2, players=("greedy", "random", "search:2"))
    assert sorted(results(more, file)) == sorted(results(more))


@pytest.mark.long
def test_two_processes_play_the_same_games() -> None:
    assert sorted(results(TWO, None, 2)) == sorted(results(TWO))


def tournament(*more: str) -> int:
    return main(["tournament", "bandwidth", "--games", "4", "--processes", "1", *more])


def test_the_table_says_who_won_how_often_and_how_sure_that_is(capsys: pytest.CaptureFixture[str]) -> None:
    """The same figures as those of the match."""
    assert tournament("--players", "greedy", "random") == 0
    lines = capsys.readouterr().out.splitlines()
    found = standing([result.game for result in results(TWO)])
    rate, least, most = (f"{100 * value:.0f}" for value in (found.rate, found.least, found.most))
    assert lines[-1].split() == ["greedy", "random", f"{rate}%", "(95%", "sure:", least, "to", f"{most})"]


def test_as_json_it_has_every_pair(capsys: pytest.CaptureFixture[str]) -> None:
    assert tournament("--players", "greedy", "random", "search:2", "--json") == 0
    data: Any = json.loads(capsys.readouterr().out)
    assert [row["pair"] for row in data["pairs"]] == [["greedy", "random"], ["greedy", "search:2"], ["random", "search:2"]]
    assert all(row["games"] == 4 for row in data["pairs"])


@pytest.mark.parametrize(
    "wrong", [("--players", "greedy"), ("--players", "greedy", "search:x"), ("--players", "greedy", "ace"), ("--games", "0")]
)
def test_what_cannot_be_played_is_one_line_a_problem(wrong: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert tournament(*wrong) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
