"""Games on a cluster of Dask's, with a real scheduler and real workers: the same rows as here, whoever dies; and each refusal."""

from __future__ import annotations

import json
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.cluster import measured
from pnrules.cli.main import main
from pnrules.games import game
from pnrules.kernel.errors import BadInput
from pnrules.lab import TABLES, Experiment, GameRow, cluster, folder, rows, run
from pnrules.lab.cluster import Cluster
from pnrules.players.processes import side_by_side
from tests.lab.machines import LONG, OTHER_VERSION, WITHOUT_PNRULES, Scheduler, scheduler

pytestmark = pytest.mark.long

GAMES = 24
BANDWIDTH = Experiment("bandwidth", ("random",) * 3, "cluster")
OWNER = game("bandwidth")


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is slow to start a process."""
    monkeypatch.setattr(cluster, "ANSWERS", LONG)
    monkeypatch.setattr(cluster, "COMES", LONG)


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scheduler]:
    """A scheduler with two workers."""
    with scheduler(tmp_path_factory.mktemp("cluster")) as found:
        found.hire()
        found.hire()
        yield found


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Scheduler]:
    """A scheduler that a test may kill, or give workers; where a worker dies once with a task, it is given up."""
    with scheduler(tmp_path, {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0"}) as found:
        yield found


@pytest.fixture(scope="module")
def expected() -> dict[str, list[object]]:
    found = [BANDWIDTH.play(number) for number in range(GAMES)]
    return {table: [row for records in found for row in getattr(records, table)] for table in TABLES}


def all_rows(path: Path) -> dict[str, list[object]]:
    return {table: list(rows(path, table)) for table in TABLES}


def test_it_writes_the_rows_of_one_core_in_the_same_order(
    two: Scheduler, tmp_path: Path, expected: dict[str, list[object]]
) -> None:
    with Cluster(two.address, OWNER) as machines:
        assert sum(run(BANDWIDTH, tmp_path / "x", GAMES, "csv", machines)) == GAMES
    assert all_rows(tmp_path / "x") == expected


def test_what_was_written_here_is_not_played_there(two: Scheduler, tmp_path: Path, expected: dict[str, list[object]]) -> None:
    assert sum(run(BANDWIDTH, tmp_path / "x", range(3, 9), "csv")) == 6
    with Cluster(two.address, OWNER) as machines:
        assert sum(run(BANDWIDTH, tmp_path / "x", GAMES, "csv", machines)) == GAMES - 6
    assert all_rows(tmp_path / "x") == expected


def test_a_worker_killed_in_the_middle_loses_nothing_and_doubles_nothing(
    tmp_path: Path, expected: dict[str, list[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder, "BATCH", 1)
    with scheduler(tmp_path) as here:
        here.hire()
        here.hire()
        with Cluster(here.address, OWNER) as machines:
            machines.wait_for(2, LONG)
            written = run(BANDWIDTH, tmp_path / "x", GAMES, "csv", machines)
            sizes = [next(written)]
            os.kill(here.workers[0].pid, signal.SIGKILL)
            here.workers[0].wait()
            sizes += written
    assert sizes == [1] * GAMES
    assert all_rows(tmp_path / "x") == expected


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*arguments]) == 0
    return capsys.readouterr().out


def test_every_command_prints_what_it_prints_on_one_core(
    two: Scheduler, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also with a card set that only this machine has."""
    monkeypatch.chdir(tmp_path)
    deck = json.loads((Path(cluster.__file__).parents[1] / "bandwidth/decks/house.json").read_text(encoding="utf-8"))
    Path("my-deck.json").write_text(json.dumps(deck), encoding="utf-8")
    for number, command in enumerate(
        (
            "simulate bandwidth --games 10 --format csv --json --deck my-deck.json --to",
            "tournament bandwidth --players greedy random --games 4 --json --file",
            "tournament bandwidth --players greedy random --games 4 --json --format jsonl --to",
        )
    ):
        here = printed(capsys, *command.split(), f"here-{number}", "--processes", "1")
        there = printed(capsys, *command.split(), f"there-{number}", "--cluster", two.address)
        assert there == here, command
    report = ("lab", "my-deck.json", "--games", "20", "--json")
    assert printed(capsys, *report, "--cluster", two.address) == printed(capsys, *report, "--processes", "1")


# --- refused ------------------------------------------------------------------------------------------------------------


def refused(address: str, play: object = abs) -> str:
    """The refusal of three tasks on a cluster, in English."""
    with pytest.raises(BadInput) as error, Cluster(address, OWNER) as machines:
        list(side_by_side(play, [1, 2, 3], machines))  # type: ignore[arg-type]
    return str(error.value)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:{port}", "127.0.0.1:{port}", "no-protocol://here", "tcp://"])
def test_where_no_scheduler_is_it_says_so(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWERS", 1.0)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        asked = address.format(port=free.getsockname()[1])
        assert f"there is no scheduler at “{asked}”" in refused(asked)


def test_where_no_worker_comes_it_says_so(alone: Scheduler, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "COMES", 0.5)
    assert "has no workers" in refused(alone.address)


def test_a_worker_with_another_version_is_refused_with_both(alone: Scheduler) -> None:
    alone.hire(OTHER_VERSION)
    said = refused(alone.address)
    own = next(part.version for part in cluster.parts("pnrules") if part.name == "pnrules")
    assert "has pnrules 0.1.0+" in said
    assert f"this machine has {own}" in said


def test_a_worker_without_the_package_is_refused(alone: Scheduler) -> None:
    alone.hire(WITHOUT_PNRULES)
    assert "does not have the package “pnrules”" in refused(alone.address)


def dies(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_a_task_whose_workers_die_is_given_up_with_a_sentence(alone: Scheduler) -> None:
    alone.hire()
    assert "several workers ended while they played the same games" in refused(alone.address, dies)


def losing(here: Scheduler, path: Path) -> None:
    """Play on a cluster whose scheduler is killed after the first batch."""
    with Cluster(here.address, OWNER) as machines:
        for _ in run(BANDWIDTH, path, GAMES, "csv", machines):
            here.process.kill()
            here.process.wait()


def test_a_scheduler_that_goes_leaves_what_was_written(
    alone: Scheduler, tmp_path: Path, expected: dict[str, list[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder, "BATCH", 1)
    monkeypatch.setattr(cluster, "ANSWERS", 2.0)
    alone.hire()
    with pytest.raises(BadInput, match="has gone"):
        losing(alone, tmp_path / "x")
    held = [row.game for row in rows(tmp_path / "x") if isinstance(row, GameRow)]
    assert held
    assert sum(run(BANDWIDTH, tmp_path / "x", GAMES, "csv")) == GAMES - len(held)
    assert all_rows(tmp_path / "x") == expected


def test_sources_that_differ_by_a_sign_are_other_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    marks = []
    for name, text in (("one", "A = 1\n"), ("same", "A = 1\r\n"), ("other", "A = 2\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_bytes(text.encode())
        marks.append(cluster.parts(name)[1].version)
    assert marks[0] == marks[1] != marks[2]


def test_the_benchmark_plays_with_and_without_a_cluster() -> None:
    found = list(measured(BANDWIDTH, 8, (1,)))
    assert [each.workers for each in found] == [0, 1]
    assert all(each.each > 0 for each in found)
    assert found[1].share == found[1].each / found[0].each
