"""`pnrules export` of a lesson: a page that fetches nothing, and a worksheet."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnrules.studio import drafts
from pnwidgets.export.file import addresses, main
from tests.studio.making import made


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.json"
    path.write_text(made().text, encoding="utf-8")
    return path


def test_a_lessons_file_becomes_a_page_that_fetches_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(file.parent)
    assert main([str(file), "--lang", "fr"]) == 0
    assert capsys.readouterr().out == "mine.html\n"
    html = (file.parent / "mine.html").read_text(encoding="utf-8")
    assert '<html lang="fr">' in html
    assert "<!--pn-" not in html
    assert list(addresses(html)) == []


def test_a_lesson_of_the_package_becomes_a_page(tmp_path: Path) -> None:
    output = tmp_path / "lesson.html"
    assert main(["nightmare/learn/04-turn-round", "-o", str(output)]) == 0
    assert "<title>" in output.read_text(encoding="utf-8")


def test_a_worksheet_is_for_paper_and_has_no_script(file: Path, tmp_path: Path) -> None:
    output = tmp_path / "sheet.html"
    assert main([str(file), "--worksheet", "-o", str(output)]) == 0
    html = output.read_text(encoding="utf-8")
    assert "<script" not in html
    assert "BUG puts you both out." in html


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("missing.json", "no readable file"),
        ("{folder}/level.json", "This is a level"),
        ("{folder}/broken.json", "lesson.beats[0].says"),
    ],
)
def test_what_is_no_good_lesson_is_told_with_its_place(
    name: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "level.json").write_text(drafts.opened("nightmare/levels/5-endings/04-both-out").text, encoding="utf-8")
    (tmp_path / "broken.json").write_text(made().text.replace('"says": {', '"sais": {', 1), encoding="utf-8")
    assert main([name.replace("{folder}", str(tmp_path)), "--worksheet", "-o", str(tmp_path / "x.html")]) == 2
    assert says in capsys.readouterr().err
    assert not (tmp_path / "x.html").exists()
