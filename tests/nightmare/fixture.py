"""What the board is sent of a loop, for the front end's tests. `python -m tests.nightmare.fixture` writes it anew."""

from __future__ import annotations

import json
from typing import Any

from pnwidgets import Board
from pnwidgets.export import TRAITS
from tests.bandwidth.fixture import FIXTURES
from tests.kernel.plays import to_and_fro

PATH = FIXTURES / "nightmare_loop.json"


def traits() -> dict[str, Any]:
    """The traits of a board on a run that has gone round twice in the same way."""
    board = Board(to_and_fro())
    return {name: getattr(board, name) for name in TRAITS}


if __name__ == "__main__":
    PATH.write_text(json.dumps(traits(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
