"""What is changed in a source, and what is left alone; which places are drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants.changes import changed, changes
from tests.mutants.page import interval
from tests.mutants.places import PARTS, drawn


def made(source: str) -> set[str]:
    """Every source that one change makes of this one."""
    return {changed(source, change) for change in changes(source)}


def test_a_comparison_moves_its_boundary_or_turns_round() -> None:
    assert made("a = b < c\n") == {"a = b <= c\n", "a = b >= c\n"}
    assert made("a = b is not c\n") == {"a = b is c\n"}
    assert made("a = (b) == (c)\n") == {"a = (b) != (c)\n"}


def test_a_number_is_one_more_or_one_less() -> None:
    assert made("a = 7\n") == {"a = 8\n", "a = 6\n"}
    assert made("a = b - 0\n") == {"a = b + 0\n", "a = b\n", "a = b - 1\n", "a = b - (-1)\n"}


def test_a_ruling_that_is_cited_becomes_the_next_or_is_dropped() -> None:
    assert made('a = ("N-20",)\n') == {"a = ('N-21',)\n", "a = ()\n"}


def test_of_two_conditions_one_is_dropped_and_parentheses_stay_closed() -> None:
    assert made("a = b and (c or d)\n") == {"a = b or (c or d)\n", "a = (c or d)\n", "a = b and (c and d)\n", "a = b and (d)\n"}


def test_a_statement_is_dropped_where_the_name_was_there_before() -> None:
    assert "def f(a):\n    pass\n    return a\n" in made("def f(a):\n    a = g(a)\n    return a\n")
    assert made("a = b\n") == set(), "to drop this would only end in a NameError"


def test_None_is_returned_where_that_would_not_break_whoever_calls() -> None:
    assert made("def f(a) -> int | None:\n    return a\n") == {"def f(a) -> int | None:\n    return None\n"}
    assert made("def f(a) -> int:\n    return a\n") == set()


def test_what_no_program_reads_is_left_alone() -> None:
    function = 'def f(a: "int | 1") -> "2 + 3":\n    """Docs 4."""\n    assert a, 5\n'
    assert made("a = zip(x, y, strict=True)\n") == {"a = zip(y, x, strict=True)\n"}
    assert made('"""Docs 1."""\nfrom a import b\nPair = tuple[int, 2]\n' + function) == set()


def test_characters_of_more_than_one_byte_do_not_move_a_change() -> None:
    assert made('a = {"é …": 7}\n') == {"a = {'é …x': 7}\n", 'a = {"é …": 8}\n', 'a = {"é …": 6}\n'}


def test_a_change_knows_whether_a_call_or_an_import_executes_it() -> None:
    found = {change.line: change.in_function for change in changes("a = 1\ndef f(b=2):\n    return 3\n")}
    assert found == {1: False, 2: False, 3: True}


@pytest.mark.long
def test_every_change_of_every_module_is_python(root: Path) -> None:
    """All of them take a minute; every fortieth, wherever it falls, does for this."""
    for file in sorted((root / "pnrules" / "kernel").glob("*.py")):
        source = file.read_text(encoding="utf-8")
        for change in changes(source)[::40]:
            compile(changed(source, change), str(file), "exec")


def test_the_draw_stays_the_same_where_other_lines_come_and_go(root: Path, tmp_path: Path) -> None:
    """A place goes by its own words and the function around it: lines above it are no reason to draw others."""
    part = tmp_path / "pnrules" / "bandwidth"
    part.mkdir(parents=True)
    source = (root / "pnrules" / "bandwidth" / "table" / "board.py").read_text(encoding="utf-8")
    (part / "board.py").write_text(source, encoding="utf-8")
    before = drawn(tmp_path, "bandwidth", "1", 20)
    (part / "board.py").write_text(source.replace("\n\n\n", "\n\n\n# a line more\n", 1), encoding="utf-8")
    after = drawn(tmp_path, "bandwidth", "1", 20)
    assert [place.key for place in after] == [place.key for place in before]
    assert [place.change.what for place in after] == [place.change.what for place in before]
    assert after[0].change.line == before[0].change.line + 1
    assert drawn(tmp_path, "bandwidth", "1", 5) == after[:5], "fewer places are the first of more"
    assert drawn(tmp_path, "bandwidth", "2", 20) != after


@pytest.mark.long
def test_every_part_has_as_many_places_as_are_drawn(root: Path) -> None:
    for part, number in PARTS.items():
        assert len({place.key for place in drawn(root, part, "1", number)}) == number


def test_the_interval_is_the_one_of_the_literature() -> None:
    """Newcombe (1998), table I, method 3: 81 of 263, and 15 of 148; and nothing found is no certainty."""
    assert [round(end, 4) for end in interval(81, 263)] == [0.2553, 0.3662]
    assert [round(end, 4) for end in interval(15, 148)] == [0.0624, 0.1605]
    assert [round(end, 4) for end in interval(0, 20)] == [0.0, 0.1611]
