"""The command line, as tests call it."""

from __future__ import annotations

import pytest

from pnrules.cli.main import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code of a command, what it printed, and what it complained of."""
    capsys.readouterr()
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err
