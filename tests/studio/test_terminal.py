"""A lesson of one's own in the terminal, and on paper."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from pnrules.cli.main import main
from tests.studio.making import made


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "mine.json"
    path.write_text(made().text, encoding="utf-8")
    return str(path)


def test_a_lesson_of_ones_own_is_printed_with_its_right_and_wrong_moves(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", file, "--print", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "1. Un duel" in said
    assert "BUG vous élimine tous les deux." in said
    assert "Vous avez gagné." in said


def test_a_lesson_of_ones_own_is_played_with_the_keyboard(
    file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("\n".join(["", "1", "", "2", "1", "1", "", ""])))
    assert main(["learn", file]) == 0
    said = capsys.readouterr().out
    assert "BUG puts you both out." in said
    assert "You win." in said
    assert "whole game" not in said


def test_a_file_has_one_lesson(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", file, "2"]) != 0
    assert "2" in capsys.readouterr().err
    assert main(["learn", file[:-1]]) != 0
