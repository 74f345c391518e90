"""Texts that are no JSON, or worse: each is refused in a line with a place."""

from __future__ import annotations

import json
from typing import Any

import pytest

import pnrules
from pnrules.files import scenario
from pnrules.kernel.errors import BadInput
from tests.files.scenarios import SAMPLE, harmless

GOOD = json.dumps(SAMPLE)
TEXTS: list[tuple[str, bytes, str]] = [
    ("nothing", b"", "problem-not-json"),
    ("half a file", GOOD[:500].encode(), "problem-not-json"),
    ("two files", (GOOD + GOOD).encode(), "problem-not-json"),
    ("not UTF-8", b'{"title": "\xff"}', "problem-not-utf8"),
    ("a list", b"[]", "problem-expected"),
    ("a number that is none", GOOD.replace('"turn": 1', '"turn": NaN').encode(), "problem-not-whole"),
    ("a number without end", GOOD.replace('"turn": 1', '"turn": -Infinity').encode(), "problem-not-whole"),
    ("a number beyond measure", GOOD.replace('"turn": 1', '"turn": 1e999').encode(), "problem-not-whole"),
    ("a number of thousands of digits", GOOD.replace('"turn": 1', '"turn": ' + "9" * 5000).encode(), "problem-too-large"),
    ("a number of a hundred digits", GOOD.replace('"turn": 1', '"turn": ' + "9" * 100).encode(), "problem-too-large"),
    ("a format of a hundred digits", GOOD.replace('"format": 1', '"format": ' + "9" * 100).encode(), "problem-too-large"),
    ("a member twice", GOOD.replace('"turn": 1', '"turn": 1, "turn": 2').encode(), "problem-twice"),
    ("a nameless member twice", b'{"": 1, "": 2}', "problem-twice"),
    ("a file that is far too long", b" " * 20_000_001, "problem-too-long"),
    ("a hundred thousand lists", b"[" * 100_000, "problem-too-deep"),
    ("a hundred thousand objects", b'{"a":' * 100_000, "problem-too-deep"),
    ("lists in a member", GOOD.replace('"turn": 1', '"turn": ' + "[" * 400 + "]" * 400).encode(), "problem-too-deep"),
    ("half a character in a member's name", GOOD.replace('"turn"', '"\\ud800"').encode(), "problem-unknown-field"),
    ("a line break in a member's name", GOOD.replace('"turn"', '"a\\nb"').encode(), "problem-unknown-field"),
    ("a member with a long name", GOOD.replace('"turn"', '"' + "x" * 100_000 + '"').encode(), "problem-unknown-field"),
    ("a card with a long name", GOOD.replace('"RUN"', '"' + "x" * 100_000 + '"').encode(), "problem-unknown-card"),
    ("a card that a terminal would obey", GOOD.replace('"RUN"', '"\\u001b[2J\\n"').encode(), "problem-unknown-card"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "text", "id"), TEXTS, ids=[case[0] for case in TEXTS])
def test_a_file_that_cannot_be_read_is_refused_in_a_line_with_a_place(what: str, text: bytes, id: str, tmp_path: Any) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(text)
    with pytest.raises(BadInput) as refused:
        pnrules.load(path)
    assert id in [problem.id for problem in refused.value.problems]
    for problem in refused.value.problems:
        assert problem.place
        assert len(str(problem)) < 2000
        assert harmless(str(problem))


def test_brackets_in_a_text_are_no_lists_and_many_lists_beside_each_other_are_not_deep() -> None:
    title = {"en": '[{\\"' * 2000, "fr": '\\"[{' * 2000}
    assert scenario.from_text(json.dumps(title)) == title
