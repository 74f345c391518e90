"""The file of what somebody has learnt: read with every problem told, written whole, the same in the terminal and the browser."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from pnrules.kernel.errors import BadInput
from pnrules.training import progress
from pnrules.training.memory import Answer
from pnrules.training.progress import NOTHING

WHOLE: dict[str, Any] = {
    "what": "pnrules progress",
    "format": 3,
    "lessons": {"nightmare/learn/01-points": {"done": 1000}},
    "last": {"nightmare": "nightmare/learn/02-bits"},
    "levels": {"nightmare/levels/1-cards/01-bug": {"done": 2000}},
    "answers": [{"at": 3000, "game": "nightmare", "about": ["PN 3.0 card-zap", "N-12"], "right": False}],
}


def test_what_is_read_is_what_was_written(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(WHOLE), encoding="utf-8")
    found = progress.load(file)
    assert found.answers == (Answer(3000, "nightmare", ("PN 3.0 card-zap", "N-12"), False),)
    more = found.with_answer(Answer(4000, "nightmare", ("N-12",), True))
    progress.save(more, file)
    assert progress.load(file) == more
    assert list(tmp_path.iterdir()) == [file]
    assert json.loads(file.read_text(encoding="utf-8"))["lessons"] == WHOLE["lessons"]


def test_of_which_day_an_answer_was_the_exercise_is_kept(tmp_path: Path) -> None:
    of_day = Answer(3000, "nightmare", ("N-12",), True, 20_785)
    progress.save(NOTHING.with_answer(of_day), tmp_path / "mine.json")
    assert progress.load(tmp_path / "mine.json").answers == (of_day,)


@pytest.mark.parametrize("format", [1, 2])
def test_the_forms_before_are_read_too(format: int) -> None:
    older = {name: value for name, value in WHOLE.items() if name != "answers" and (format > 1 or name != "levels")}
    found = progress.from_data({**older, "format": format})
    assert found.answers == ()
    assert bool(found.levels) == (format > 1)
    assert progress.as_data(found)["format"] == 3


BAD: list[tuple[dict[str, Any], str]] = [
    ({"what": "something"}, "what: must be"),
    ({"format": 4}, "format: this file has format 4, newer than format 3"),
    ({"format": "3"}, "format: expected a whole number"),
    ({"lessons": {"a": {"done": "soon"}}}, "lessons.a.done: expected a whole number"),
    ({"last": {"a": 3}}, "last.a: expected a text"),
    ({"answers": {}}, "answers: expected a list"),
    ({"answers": [{"at": 10**15, "game": "a", "about": [], "right": True}]}, "answers[0].at: must be between"),
    ({"answers": [{"at": 1, "game": "a", "about": "N-12", "right": True}]}, "answers[0].about: expected a list"),
    ({"answers": [{"at": 1, "game": "a", "about": [], "right": 1}]}, "answers[0].right: expected"),
    ({"answers": [{"at": 1, "game": "a", "about": []}]}, "answers[0].right: is missing"),
    ({"answers": [{"at": 1, "game": "a", "about": [], "right": True, "day": "now"}]}, "answers[0].day: expected a whole number"),
]


@pytest.mark.parametrize(("wrong", "said"), BAD)
def test_what_is_wrong_is_told_with_its_place_and_the_file_stays(tmp_path: Path, wrong: dict[str, Any], said: str) -> None:
    file = tmp_path / "mine.json"
    text = json.dumps({**WHOLE, **wrong})
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        progress.load(file)
    assert said in str(caught.value)
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("text", ["", "[", "null", "[]", '{"lessons": {}}', "\ufeff{}"])
def test_what_is_no_progress_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput):
        progress.load(file)


def test_nothing_learnt_is_a_file_too(tmp_path: Path) -> None:
    progress.save(NOTHING, tmp_path / "new.json")
    assert progress.load(tmp_path / "new.json") == NOTHING


def test_a_file_that_is_held_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.json"
    took: list[str] = []
    first = ExitStack()
    first.enter_context(progress.held(file))

    def waits(_: float) -> None:
        took.append("waits")
        first.close()

    monkeypatch.setattr("pnrules.training.progress.time.sleep", waits)
    with progress.held(file):
        took.append("second")
    assert took == ["waits", "second"]
    assert list(tmp_path.iterdir()) == []


def test_who_ended_in_the_midst_of_writing_holds_a_file_up_for_a_moment_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0.05)
    file = tmp_path / "mine.json"
    (tmp_path / "mine.json.lock").touch()
    with progress.held(file):
        progress.save(NOTHING, file)
    assert list(tmp_path.iterdir()) == [file]
