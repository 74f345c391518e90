"""Attributing errors: one in a game of another package is reported in a sentence, and not as a failure of pnrules."""

from __future__ import annotations

import re
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pnrules import games
from pnrules.kernel.errors import Problem
from pnrules.kernel.forms.validation import one_line


def at_fault(source: object, error: Exception) -> str | None:
    """The game of another package that a command was about, or whose code raised the error; None if there is none.

    source  the command's argument, such as `kalah/example`, or a file of such a game
    """
    named = str(source).partition("/")[0]
    if named not in games.BUILT_IN and games.is_game(named):
        return named
    theirs = games.installed().packages
    named = _game_of(str(source))
    if named in theirs:
        return named
    running = {str(frame.f_globals.get("__name__", "")).partition(".")[0] for frame, _ in traceback.walk_tb(error.__traceback__)}
    return next((name for name, package in theirs.items() if package.partition(".")[0] in running), None)


def left_out(arguments: Sequence[str]) -> tuple[Problem, ...]:
    """Why games of other packages that a command names, or whose scenarios it names, are left out."""
    named = {each.partition("/")[0] for each in arguments}
    return tuple(problem for problem in games.installed().problems if problem.place.partition(" = ")[0] in named)


def _game_of(file: str) -> str:
    """The game that a file names; empty if it names none, or cannot be read."""
    try:
        found = NAMED.search(Path(file).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ""
    return found[1] if found else ""


NAMED: Final = re.compile(r'"game":\s*"([a-z][a-z0-9_]*)"')


def said(error: Exception) -> str:
    """An error on one line, with Python's message and where it was raised."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return one_line(f"{traceback.format_exception_only(error)[-1].strip()} ({Path(last.filename).name}:{last.lineno})")
