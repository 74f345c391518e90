"""A run as a table: rows that a spreadsheet reads, lines that a person reads, and nothing that a seat may not see."""

from __future__ import annotations

import csv
import io
import json
import re
from importlib.resources import files

import pytest

import pnrules
from pnrules import Play, words
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.invariants import true
from pnrules.kernel.trace import FIELDS, Trace
from pnrules.pages import telling
from pnrules.showing.tables import as_csv, as_text


@pytest.fixture
def sample() -> Play:
    return pnrules.load("nightmare/sample")


def rows(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text)))


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_csv_has_a_row_a_step_with_its_words_rule_and_everybody_s_points(sample: Play, lang: str) -> None:
    heading, *found = rows(sample.to_csv(lang))
    assert heading == [*FIELDS, "P1", "P2", "P3"]
    assert [row[2] for row in found] == [step.words(lang) for step in sample.trace]
    assert found[-1][-3:] == ["9", "9", "8"]  # PN 3.0, the sample's last line


def test_a_name_with_commas_quotes_and_lines_stays_one_cell() -> None:
    play = pnrules.load("nightmare/sample")
    named = Play(play.start._replace(setup=type(play.setup)(play.setup.game, "3.0", 2, ('a, "b"', "words", "P3"))))
    heading, first, *_ = rows(as_csv(named, "en"))
    assert heading[len(FIELDS) :] == ['a, "b"', "words (P2)", "P3"], "a step has its words in a column already"
    assert 'a, "b"' in first[2]


def test_a_player_who_is_called_as_a_column_gets_one_of_their_own() -> None:
    play = named("step", "words", "P1", "answer")
    columns = next(csv.reader(io.StringIO(play.to_csv())))
    assert columns[len(FIELDS) :] == ["step (P1)", "words (P2)", "P1", "answer (P4)"]
    third = play.to_records()[2]
    assert (third["step"], list(third)) == (3, columns)


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)"])
def test_no_cell_of_text_is_a_formula_and_numbers_stay_numbers(name: str) -> None:
    rows = list(csv.reader(io.StringIO(named(name, "P2", "P3", "P4").to_csv())))
    assert rows[0][len(FIELDS)] == f"'{name}"
    cells = {cell for row in rows for cell in row if cell[:1] in ("=", "+", "-", "@", "\t", "\r") and cell}
    assert all(cell.lstrip("-").isdigit() for cell in cells)


def named(*names: str) -> Play:
    """Battle for Bandwidth's example with other names."""
    data = json.loads((files("pnrules") / "bandwidth/scenarios/example.json").read_text(encoding="utf-8"))
    del data["expect"]
    for player, name in zip(data["players"], names, strict=True):
        player["name"] = name
    return pnrules.load(data)


def test_a_game_without_points_has_no_columns_for_them() -> None:
    heading, *found = rows(pnrules.load("runtime_error/sample-round").to_csv())
    assert heading == list(FIELDS)
    assert {len(row) for row in found} == {len(FIELDS)}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_where_the_program_stands_at_a_card_face_down_is_said_in_words(lang: str) -> None:
    play = pnrules.load("nightmare/cards/secret-declined")
    face_down = words.text(lang, "face-down-card")
    told, run = "\n".join(as_text(play, lang, commentary=play.commentary)), telling.tell_run(play).text(lang)
    assert f"\n{face_down} " in told
    assert f"\n  {face_down}" in run
    assert "FACE DOWN" not in told + run


def test_a_seat_s_table_tells_no_draw_of_another(sample: Play) -> None:
    """P1 fills the hand with a GOTO; P2 sees that a card came, and not which (PN 3.0, version 2)."""
    drawn = next(step for step in sample.trace if step.rule.id == "nightmare-draws")
    whole, seen = rows(sample.to_csv()), rows(sample.to_csv(seat=2))
    at = list(sample.trace).index(drawn) + 1
    assert "GOTO" in whole[at][2] + whole[at][7]
    assert "GOTO" not in seen[at][2] + seen[at][7]
    own = rows(sample.to_csv(seat=1))
    assert "GOTO" in own[at][2]


def test_the_text_names_every_stop_with_the_points_after_it(sample: Play) -> None:
    lines = sample.to_text().splitlines()
    at = next(place for place, line in enumerate(lines) if line.startswith("PROGRAM ERROR "))
    assert lines[at].endswith("[PN 3.0, PROGRAM ERROR]")
    after = next(line for line in lines[at:] if "→" in line)
    assert after.split("→")[1].split() == ["10", "10", "9"]  # P3 has lost a point


def test_citations_are_named_in_the_language_of_the_words() -> None:
    """BfB, Your turn, as the section is called; in French by its French title."""
    play = pnrules.load("bandwidth/two-draws")
    assert {row["citation"] for row in play.trace.to_records()} == {"BfB, Your turn", "BfB, After your turn"}
    french = Trace(list(play.trace), "fr")
    assert {row["citation"] for row in french.to_records()} == {"BfB, À votre tour", "BfB, Après votre tour"}
    assert "[BfB, À votre tour]" in repr(french)
    assert "BfB, À votre tour</td>" in french._repr_html_()
    assert str(play.trace[0]).endswith("[BfB, Your turn]")


def test_the_rows_of_a_run_on_a_page_are_counted_from_one(sample: Play) -> None:
    numbers = re.findall(r"<tr><td>(\d+)</td>", sample.trace._repr_html_())
    assert numbers == [str(number) for number in range(1, len(sample.trace) + 1)]


def test_what_is_wrong_with_a_file_is_said_a_line_a_problem() -> None:
    problems = [Problem("turn", "problem-missing"), Problem("deck", "problem-missing")]
    first, second = map(str, problems)
    assert str(BadInput(problems)).splitlines() == [first, second]


def test_what_cannot_be_asked_of_a_wrong_position_does_not_hold() -> None:
    assert true(lambda row: row[3] == "BUG", ()) is False
    assert true(lambda row: row[0] == "BUG", ("BUG",)) is True
