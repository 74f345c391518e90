"""`pnrules verdict`: a question at the table, settled in a terminal."""

from __future__ import annotations

import json

import pytest

from tests.cli.commands import run

LINE = "PN 3.0 | >2GOTO 1FUTURE 3ACQUIRE | RUN BUG | 8 BREAK | ZAP"
DEFENDED = "nightmare/rulings/n-04"


def test_a_verdict_tells_what_was_done_and_where_a_ruling_decides(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "verdict", DEFENDED)
    assert (code, err) == (0, "")
    for each in (
        "What was done",
        "P1 executes DEFEND.",
        "This depends on ruling N-04",
        "Points: P1 9 · P2 8",
        "PN 3.0 v1 | >1DEFEND",
    ):
        assert each in out


def test_a_verdict_in_french_is_of_what_is_done_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "verdict", LINE, "--do", "run", "--lang", "fr")
    assert (code, err) == (0, "")
    assert "Ce qui a été fait" in out
    assert "RUN" in out


def test_a_choice_that_is_refused_gets_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "verdict", LINE, "--do", "2: break word")
    assert (code, err) == (0, "")
    assert "Not allowed: There is nothing to stop" in out


def test_the_choices_before_the_last_are_made_one_after_another(capsys: pytest.CaptureFixture[str]) -> None:
    # DEFEND costs P1 a point, and BUG then costs P2 one.
    line = "PN 3.0 v1 | >1DEFEND 2BUG | - | -"
    code, out, _ = run(capsys, "verdict", line, "--do", "execute", "--do", "execute", "--json")
    told = json.loads(out)
    assert (code, told["line"]) == (0, line)
    assert [step["points"] for step in told["came"]["steps"] if step["points"]] == ["P1 9 · P2 10", "P1 9 · P2 9"]


def test_the_page_is_html(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "verdict", DEFENDED, "--html")
    assert (code, err) == (0, "")
    assert out.startswith('<!DOCTYPE html>\n<html lang="en">')


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((LINE, "--do", "brake"), "--do[1]: brake is not one of these: run RUN, head BUG, tail BUG"),
        ((LINE, "--do", "2: break word", "--do", "run"), "--do[1]: this choice is not possible: There is nothing to stop"),
        (("bandwidth/example", "--from", "999"), "There is no such step"),
    ],
)
def test_what_nobody_can_do_is_told_with_its_place(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], told: str
) -> None:
    code, out, err = run(capsys, "verdict", *arguments)
    assert (code, out) == (2, "")
    assert told in err
