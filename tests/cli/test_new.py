"""`pnrules new NAME`: what it writes, under which names, and where. `tests/plugin/test_new.py` installs it and plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pnrules.cli.main import main
from pnrules.version import VERSION

TEMPLATE = Path(__file__).parents[2] / "pnrules/cli/template"
NAME, PACKAGE, TITLE = "Tic-tac-Toe", "tic_tac_toe", "Tic Tac Toe"
"""A name with all that a name may have."""


def written(folder: Path) -> dict[str, str]:
    return {file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8") for file in folder.rglob("*") if file.is_file()}


def refused(capsys: pytest.CaptureFixture[str], folder: Path, name: str, lang: str = "en") -> str:
    """The sentence with which a name is refused; nothing is written then."""
    before = sorted(folder.rglob("*"))
    assert main(["new", name, "--folder", str(folder), "--lang", lang]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sorted(folder.rglob("*")) == before
    return said.err.removeprefix("pnrules: NAME: ").rstrip("\n")


def test_the_template_is_small() -> None:
    lines = [line for file in TEMPLATE.rglob("*.py") for line in file.read_text(encoding="utf-8").splitlines()]
    assert 100 < len(lines) <= 200


def test_every_trace_of_the_template_s_name_is_replaced(tmp_path: Path) -> None:
    assert main(["new", NAME, "--folder", str(tmp_path)]) == 0
    found = written(tmp_path)
    assert all(name.startswith(f"{PACKAGE}/") for name in found)
    assert [name for name, text in found.items() if re.search("my ?game", name + text, re.IGNORECASE)] == []
    assert f"# {TITLE}\n" in found[f"{PACKAGE}/README.md"]
    assert 'RULEBOOK, STUCK = "Tic Tac Toe", "TIC-TAC-TOE-01"' in found[f"{PACKAGE}/{PACKAGE}/game.py"]
    assert "ref-tictactoe-turn = " in found[f"{PACKAGE}/{PACKAGE}/locales/fr/reference.ftl"]
    assert "ruling-tic-tac-toe-01 = " in found[f"{PACKAGE}/{PACKAGE}/locales/fr/reference.ftl"]


def test_it_says_what_to_do_next_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for lang, told in (("en", "Its README.md says what to change"), ("fr", "Son README.md dit quoi changer")):
        folder = tmp_path / lang
        assert main(["new", "hopscotch", "--folder", str(folder), "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert told in said
        assert f"    cd {folder / 'hopscotch'}\n" in said
        assert "    pnrules run hopscotch/first-game\n" in said


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "cannot be a game’s name"),
        ("2048", "cannot be a game’s name"),
        ("échecs", "cannot be a game’s name"),
        ("../up", "cannot be a game’s name"),
        ("two--dashes", "cannot be a game’s name"),
        ("x" * 41, "cannot be a game’s name"),
        ("class", "is a word of Python itself"),
        ("Match", "is a word of Python itself"),
        ("random", "Python has a module called “random” already"),
        ("pnrules", "Python has a module called “pnrules” already"),
        ("Nightmare", "there is a game called “nightmare” already"),
        ("bfb", "there is a game called “bfb” already"),
    ],
)
def test_a_name_that_does_not_fit_is_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, why: str
) -> None:
    assert why in refused(capsys, tmp_path, name)


def test_a_folder_that_is_there_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "hopscotch"
    mine.mkdir()
    (mine / "notes.txt").write_text("mine", encoding="utf-8")
    assert refused(capsys, tmp_path, "Hopscotch") == (
        f"{mine} is there already. Nothing was written; please choose another name, or another folder with --folder."
    )
    assert "existe déjà. Rien n’a été écrit" in refused(capsys, tmp_path, "Hopscotch", "fr")
    (tmp_path / "hex").symlink_to(tmp_path / "nowhere")
    assert "is there already" in refused(capsys, tmp_path, "hex")


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot be written" in refused(capsys, tmp_path / "file", "hopscotch")


def test_it_asks_for_the_pnrules_that_wrote_it() -> None:
    said = re.search(r'"pnrules>=0\.(\d+),<0\.(\d+)"', (TEMPLATE / "pyproject.toml").read_text(encoding="utf-8"))
    assert said
    assert int(said[1]) == int(VERSION.split(".")[1]) == int(said[2]) - 1
