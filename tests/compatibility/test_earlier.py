"""What earlier commits made is still what it was: saves, tables, kept plays, progress, an exported page (see `make`).

Where the rules have been mended since, a play of then may come out otherwise today. It is named in OTHERWISE then, with what the
loader has to tell of it and why; whatever is not named there comes out to the last position as it did.
"""

from __future__ import annotations

import csv
import gzip
import io
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import pnrules
from pnrules import words
from pnrules.files import saves, scenario
from pnrules.games import BUILT_IN
from pnrules.kernel.codec import fingerprint, state_from_json
from pnrules.kernel.errors import BadInput
from pnrules.showing import payload
from pnrules.training import progress
from pnwidgets import Board
from tests.compatibility.make import holds
from tests.kernel.plays import after_step, filled

HERE = Path(__file__).parent
COMMITS = ("956e1bc", "c3b58516")
EXPECTED = {commit: json.loads((HERE / commit / "expected.json").read_text(encoding="utf-8")) for commit in COMMITS}
OTHERWISE: Mapping[str, str] = {}
"""Plays (as `commit/name`) that come out otherwise since, each with the problem that is told first; of one that begins in
mid-effect and is refused for that, `problem-midst`. The rule that was mended stands beside each."""

PLAYS = sorted(f"{commit}/{name}" for commit in COMMITS for name in EXPECTED[commit])
of_each_commit = pytest.mark.parametrize("commit", COMMITS)


def data_of(play: str) -> dict[str, Any]:
    commit, name = play.split("/")
    data: dict[str, Any] = json.loads((HERE / commit / "saves" / f"{name}.json").read_text(encoding="utf-8"))
    return data


def as_it_was() -> list[str]:
    return [name for name in PLAYS if name not in OTHERWISE]


@of_each_commit
def test_a_folder_is_small_and_holds_every_game_whole_with_branches_and_from_mid_effect(commit: str) -> None:
    folder, expected = HERE / commit, EXPECTED[commit]
    assert sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) < 1_000_000
    assert {file.stem for file in (folder / "saves").iterdir()} == set(expected)
    for game in ("nightmare", "runtime_error", "bandwidth"):
        mine = [name for name in expected if name.startswith(game)]
        assert any(len(expected[name]["leaves"]) > 5 and expected[name]["names"] for name in mine), "branches and names"
        starts = [data_of(f"{commit}/{name}")["start"]["position"] for name in mine]
        assert any(len(start["frames"]) > 2 for start in starts), "in mid-effect"


@pytest.mark.parametrize("name", PLAYS)
def test_a_save_comes_to_the_points_positions_and_length_to_which_it_came_or_says_what_is_otherwise(name: str) -> None:
    data = data_of(name)
    commit, _, short = name.partition("/")
    if OTHERWISE.get(name) == "problem-midst":
        with pytest.raises(BadInput) as refused:
            pnrules.load(data)
        assert "problem-midst" in [problem.id for problem in refused.value.problems]
        return
    play = pnrules.load(data)
    assert OTHERWISE.get(name) == (play.otherwise[0].id if play.otherwise else None), play.otherwise
    assert set(play.names) == set(data["names"])
    if name not in OTHERWISE:
        assert json.loads(json.dumps(holds(play))) == EXPECTED[commit][short]


@pytest.mark.parametrize("name", as_it_was())
def test_saved_anew_it_knows_its_rules_and_loads_as_it_is(name: str) -> None:
    play = pnrules.load(data_of(name))
    data = json.loads(json.dumps(saves.save(play)))
    assert data["save"] == saves.FORMAT
    assert holds(pnrules.load(data)) == holds(play)


@of_each_commit
@pytest.mark.parametrize("name", ["nightmare-sample", "bandwidth-example"])
def test_a_seat_s_save_can_be_watched_step_by_step_and_not_continued(commit: str, name: str) -> None:
    data = json.loads((HERE / commit / "seats" / f"{name}.json").read_text(encoding="utf-8"))
    with pytest.raises(BadInput) as refused:
        pnrules.load(data)
    assert [(problem.place, problem.id) for problem in refused.value.problems] == [("kind", "problem-seat-save")]
    same_tree(data["tree"], data_of(f"{commit}/{name}"), data["seat"])


def same_tree(tree: dict[str, Any], save: dict[str, Any], seat: int | None) -> None:
    """What was sent of a tree then shows at every node the position at which today's rules stand there."""
    play = pnrules.load(save)
    positions = [tree["root"]]
    for node, (back, *_) in enumerate(tree["nodes"], 1):
        positions.append(after_step(positions[node - back], tree, node))
    assert len(positions) == len(play)
    for node, shown in enumerate(positions):
        now = json.loads(json.dumps(payload.position(payload.view(play.state_at(node), seat))))
        if "outlook" not in shown:  # what cards would do as they lie: it is told since
            now.pop("outlook", None)
        assert filled(shown) == filled(now)


ENTRIES = [
    pytest.param(entry, id=f"{commit} {entry['name'][13:40]}")
    for commit in COMMITS
    for entry in json.loads((HERE / commit / "kept.json").read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_play_that_a_browser_kept_is_gone_on_with_where_one_was(entry: dict[str, Any]) -> None:
    kept = json.loads(entry["text"])
    board = Board(pnrules.load("nightmare/sample"))
    assert board.restore(kept["save"], kept["node"])
    assert board.notice is None
    assert board.look["node"] == kept["node"]
    assert board.play.setup.game.name == kept["game"]
    line = board.play.line()
    assert (line.index(kept["node"]), len(line) - 1) == (kept["place"], kept["last"])


TABLES = [file for commit in COMMITS for file in sorted((HERE / commit / "tables").iterdir())]


@pytest.mark.parametrize("file", TABLES, ids=lambda file: f"{file.parts[-3]} {file.name}")
def test_a_table_has_the_same_steps_answers_and_points(file: Path) -> None:
    """Its words may have been put better since; what happened, by which answer, and what it came to, may not."""
    name, lang, _ = file.name.split(".")
    name = f"{file.parts[-3]}/{name}"
    if name in OTHERWISE:
        return
    then, now = (list(csv.DictReader(io.StringIO(text))) for text in (file.read_text(encoding="utf-8"), _table(name, lang)))
    spoken = {"words", "citation", "rulings"}
    assert [{k: v for k, v in row.items() if k not in spoken} for row in then] == [
        {k: v for k, v in row.items() if k not in spoken} for row in now
    ]


def _table(name: str, lang: str) -> str:
    return pnrules.load(data_of(name)).to_csv(lang)


@of_each_commit
def test_a_scenario_of_then_is_run_to_the_same_state(commit: str) -> None:
    data, state = json.loads((HERE / commit / "steps" / "nightmare-sample.json").read_text(encoding="utf-8"))
    play = pnrules.load(data)
    assert fingerprint(state_from_json(play.setup.game, state)) == fingerprint(play.state)


@of_each_commit
def test_an_exported_page_shows_what_today_s_rules_come_to(commit: str) -> None:
    page = gzip.decompress((HERE / commit / "exports" / "nightmare-sample.html.gz").read_bytes()).decode()
    found = re.search(r'<script id="pn-data" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    boards = json.loads(found[1])["boards"].values()
    sample = pnrules.load("nightmare/sample")
    shown = [board["base"] for board in boards if len(board["base"]["nodes"]) == len(sample) - 1]
    assert shown, "the sample's own board is among them"
    for tree in shown:
        same_tree(tree, saves.save(sample), None)


def test_what_is_told_of_a_play_that_comes_out_otherwise_is_said_in_both_languages() -> None:
    for id in ("save-answers-left-out", "save-other-positions", "save-moved", "problem-midst", "problem-midst-other-rules"):
        params = (("count", "number"),) if id.startswith(("save-a", "save-o")) else (("routines", "text"),)
        for lang in words.LANGUAGES:
            assert id not in words.sentence(lang, id, params, (2,) if params[0][0] == "count" else ("COPY",))


def test_somebody_s_progress_is_what_it_was_and_of_lessons_and_levels_that_there_are() -> None:
    file = HERE / "c3b58516/progress.json"
    found = progress.load(file)
    assert progress.as_data(found) == json.loads(file.read_text(encoding="utf-8"))
    assert len(found.answers) == 50
    there = {name for game in BUILT_IN for name in scenario.of_game(game)}
    assert {*found.lessons, *found.levels} <= there
