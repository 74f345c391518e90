"""A position in one line, given to the commands that take a file."""

from __future__ import annotations

import pytest

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
