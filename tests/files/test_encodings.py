"""A file is read as the editors of every system write it: with their ends of lines, their marks, and Windows' UTF-16."""

from __future__ import annotations

from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path

import pytest

import pnrules
from pnrules.files.scenario import parsed
from pnrules.kernel.errors import BadInput

NAME = "nightmare/sample"


@pytest.fixture
def text(root: Path) -> str:
    return (root / "pnrules/nightmare/scenarios/sample.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("before", "encoding", "ends"),
    [
        pytest.param(b"", "utf-8", "\r\n", id="ends of lines as on Windows"),
        pytest.param(b"", "utf-8", "\r", id="ends of lines as on the oldest Macs"),
        pytest.param(BOM_UTF8, "utf-8", "\n", id="UTF-8 with a mark, as Notepad wrote it"),
        pytest.param(BOM_UTF16_LE, "utf-16-le", "\r\n", id="UTF-16 with a mark, as > writes it in PowerShell"),
        pytest.param(BOM_UTF16_BE, "utf-16-be", "\n", id="UTF-16 the other way round"),
    ],
)
def test_a_scenario_is_the_same_whatever_wrote_it(text: str, tmp_path: Path, before: bytes, encoding: str, ends: str) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(before + text.replace("\n", ends).encode(encoding))
    assert parsed(file) == parsed(NAME)
    assert pnrules.load(file).state == pnrules.load(NAME).state


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(BOM_UTF16_LE + b"{", id="UTF-16 that ends in the middle of a letter"),
        pytest.param(BOM_UTF16_LE + b"\x00\xd8", id="half of a pair"),
        pytest.param(b"{\x00}\x00", id="UTF-16 without a mark"),
        pytest.param('{"title": "Été"}'.encode("cp1252"), id="Windows' own Western letters"),
    ],
)
def test_what_is_no_text_is_refused_with_its_place(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(data)
    with pytest.raises(BadInput) as refused:
        parsed(file)
    assert [problem.place for problem in refused.value.problems] == ["$"]
