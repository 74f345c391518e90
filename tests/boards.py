"""What a board is sent, kept as files for the front end's tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pnwidgets import Board
from pnwidgets.export import TRAITS

FIXTURES = Path(__file__).resolve().parents[1] / "widgets/tests/fixtures"


def sent(board: Board) -> dict[str, Any]:
    """The traits that a board is sent, but for the words, which all boards share."""
    return {name: getattr(board, name) for name in TRAITS}


def dumped(traits: dict[str, Any]) -> str:
    """What a file of it holds."""
    return json.dumps(traits, ensure_ascii=False, separators=(",", ":")) + "\n"


def write(path: Path, board: Board) -> None:
    """Write what a board is sent to a file."""
    path.write_text(dumped(sent(board)), encoding="utf-8")


def kept(path: Path) -> Any:
    """What the file has."""
    return json.loads(path.read_text(encoding="utf-8"))


def as_json(board: Board) -> Any:
    """What a board is sent, as it comes out of JSON."""
    return json.loads(json.dumps(sent(board)))
