"""A position in one line, given to the commands that take a file."""

from __future__ import annotations

import pytest

import pnrules
from pnrules.files import links
from tests.cli.commands import run

LINE = "PN 3.0 | >2GOTO 1FUTURE 3ACQUIRE | RUN BUG | 8 BREAK | ZAP"
CLAIM = "RE | A-5♣:2♥ 9♠ K♦ | * 4-K♥:7♦ 5♠"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("run", LINE), "Points: P1 10 · P2 8 · P3 10"),
        (("check", LINE), f"{LINE}: all is well"),
        (("draw", LINE), "<svg"),
        (("hint", LINE, "--strength", "5"), "P1 could choose"),
        (("prove", CLAIM, "--budget", "50"), "disproved"),
    ],
)
def test_the_line_of_a_position_stands_wherever_a_file_does(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, err) == (0, "")
    assert said in out


@pytest.mark.parametrize("command", ["run", "check", "draw", "hint", "prove"])
def test_what_is_wrong_with_a_line_is_told_with_its_column(capsys: pytest.CaptureFixture[str], command: str) -> None:
    line = "PN 3.0 | FLOTER | - | -"
    told = f"{line}: col. 10: there is no card FLOTER (did you mean FLOATER or POINTER?)\n"
    assert run(capsys, command, line) == (2, "", told)


# --- what one player saw ----------------------------------------------------------------------------------------------


def seen_by(seat: int) -> str:
    return links.link(pnrules.load("nightmare/sample"), seat=seat)


@pytest.mark.parametrize("seat", [None, 2])
def test_what_a_player_saw_is_printed_drawn_checked_and_reported_as_they_saw_it(
    capsys: pytest.CaptureFixture[str], seat: int | None
) -> None:
    own = () if seat is None else ("--seat", str(seat))
    for arguments in (("run",), ("run", "--csv"), ("run", "--report", "5"), ("draw",)):
        of_the_link = run(capsys, *arguments, seen_by(2), *own)
        assert of_the_link == run(capsys, *arguments, "nightmare/sample", "--seat", "2")
    assert run(capsys, "check", seen_by(2))[0] == 0
    assert run(capsys, "run", "--json", seen_by(2), *own)[0] == 0


@pytest.mark.parametrize("command", ["hint", "prove", "review", "verdict"])
def test_what_needs_the_whole_table_says_so_of_what_one_player_saw(capsys: pytest.CaptureFixture[str], command: str) -> None:
    code, _, err = run(capsys, command, seen_by(2))
    assert code == 2
    assert "what one player saw" in err


def test_nobody_else_s_eyes_are_in_what_one_player_saw(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "run", seen_by(2), "--seat", "1")
    assert code == 2
    assert "only what player 2 saw" in err
