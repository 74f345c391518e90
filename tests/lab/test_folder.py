"""The folder of an experiment: any format, any number of processes, stopped anywhere, it comes to the same rows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pnrules.kernel.errors import BadInput
from pnrules.lab import TABLES, Experiment, GameRow, ScoreRow, SeatRow, folder, frame, rows, run
from pnrules.lab.formats import FORMATS

BANDWIDTH = Experiment("bandwidth", ("random",) * 3, "lab", choices=True)


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "BATCH", 4)
    monkeypatch.setattr(folder, "SHARES", 1)


def all_rows(path: Path) -> dict[str, list[object]]:
    return {table: list(rows(path, table)) for table in TABLES}


def written(path: Path, games: int | range = 10, format: str = "csv", processes: int = 1) -> dict[str, list[object]]:
    for _ in run(BANDWIDTH, path, games, format, processes):
        pass
    return all_rows(path)


@pytest.fixture(scope="module")
def expected() -> dict[str, list[object]]:
    found = [BANDWIDTH.play(number) for number in range(10)]
    return {table: [row for records in found for row in getattr(records, table)] for table in TABLES}


@pytest.mark.parametrize("format", FORMATS)
def test_what_is_read_back_is_what_was_played(tmp_path: Path, format: str, expected: dict[str, list[object]]) -> None:
    assert written(tmp_path / "x", format=format) == expected


@pytest.mark.parametrize("format", FORMATS)
def test_the_same_games_give_the_same_bytes(tmp_path: Path, format: str) -> None:
    def contents(path: Path) -> dict[str, bytes]:
        written(path, format=format)
        return {each.relative_to(path).as_posix(): each.read_bytes() for each in path.rglob("*") if each.is_file()}

    assert contents(tmp_path / "one") == contents(tmp_path / "other")


@pytest.mark.long
def test_several_processes_write_the_same(tmp_path: Path, expected: dict[str, list[object]]) -> None:
    assert written(tmp_path / "x", processes=2) == expected


def test_more_games_are_added_and_none_is_played_twice(tmp_path: Path, expected: dict[str, list[object]]) -> None:
    path = tmp_path / "x"
    written(path, 3)
    before = {each: each.stat().st_mtime_ns for each in path.rglob("*.csv")}
    assert before
    written(path, range(7, 8))
    assert written(path) == expected
    assert {each: each.stat().st_mtime_ns for each in before} == before
    assert list(run(BANDWIDTH, path, 10, "csv")) == []


@pytest.mark.parametrize("stopped_after", ["seats", "scores", "cards", "choices"])
def test_stopped_between_two_files_it_loses_and_doubles_nothing(
    tmp_path: Path, stopped_after: str, expected: dict[str, list[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x"
    write: Callable[[Path, bytes], None] = folder._write

    def stops(file: Path, contents: bytes) -> None:
        write(file, contents)
        if file.parent.name == stopped_after and file.name.startswith("000000004"):
            raise KeyboardInterrupt

    monkeypatch.setattr(folder, "_write", stops)
    with pytest.raises(KeyboardInterrupt):
        written(path)
    assert [row.game for row in rows(path) if isinstance(row, GameRow)] == [0, 1, 2, 3]
    monkeypatch.setattr(folder, "_write", write)
    written(path, 6)  # cut otherwise than what was stopped
    assert written(path) == expected


def test_a_file_that_was_half_written_is_taken_away(tmp_path: Path, expected: dict[str, list[object]]) -> None:
    written(tmp_path / "x", 4)
    half = tmp_path / "x/scores/000000004-000000007.csv.1.half"
    half.write_bytes(b"game,st")
    assert written(tmp_path / "x") == expected
    assert not half.exists()


def test_another_experiment_in_the_folder_is_told_with_what_differs(tmp_path: Path) -> None:
    written(tmp_path / "x", 1)
    with pytest.raises(BadInput) as refused:
        list(run(BANDWIDTH._replace(seed="other"), tmp_path / "x", 1, "csv"))
    assert 'seed is "lab" there, and "other" was asked for' in str(refused.value)
    with pytest.raises(BadInput, match="format"):
        list(run(BANDWIDTH, tmp_path / "x", 1, "jsonl"))


def test_a_folder_with_something_else_in_it_stays_as_it_is(tmp_path: Path) -> None:
    mine = tmp_path / "thesis.txt"
    mine.write_text("mine", encoding="utf-8")
    with pytest.raises(BadInput, match="something else"):
        list(run(BANDWIDTH, tmp_path, 1, "csv"))
    assert [each.name for each in tmp_path.iterdir()] == ["thesis.txt"]


@pytest.mark.parametrize("format", FORMATS)
def test_a_damaged_file_is_told_by_its_name(tmp_path: Path, format: str) -> None:
    written(tmp_path / "x", 1, format)
    (damaged,) = (tmp_path / "x/games").iterdir()
    damaged.write_bytes(b"\xff" + damaged.read_bytes()[:20])
    with pytest.raises(BadInput, match=damaged.name):
        list(rows(tmp_path / "x"))


def test_a_text_that_a_spreadsheet_would_compute_is_a_text_in_csv() -> None:
    write, read = FORMATS["csv"]
    cards = [ScoreRow(0, 1, 1, 1, -2, -2, each, "", None, "r") for each in ("=1+1", "-x", "'=y", "a,b", 'a "b"', "")]
    contents = write("scores", cards)
    assert b",=1+1," not in contents
    assert read("scores", contents) == cards


def test_no_points_are_none_in_every_format() -> None:
    seat = SeatRow(0, 1, "random", True, 0.5, None, 3)
    for write, read in FORMATS.values():
        assert read("seats", write("seats", [seat])) == [seat]
        assert read("seats", write("seats", [])) == []


def test_a_data_frame_has_the_columns_and_the_rows(tmp_path: Path, expected: dict[str, list[object]]) -> None:
    written(tmp_path / "x")
    found = frame(tmp_path / "x", "scores")
    assert list(found.columns) == list(ScoreRow._fields)
    assert found["card"].tolist() == [row.card for row in expected["scores"] if isinstance(row, ScoreRow)]
    assert found["actor"].isna().all()  # in this game, cards run by themselves
    assert list(frame(BANDWIDTH, "games", 10)["result"]) == list(frame(tmp_path / "x")["result"])
