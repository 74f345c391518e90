"""What the board is sent of a loop, for the front end's tests. `python -m tests.nightmare.fixture` writes it anew."""

from __future__ import annotations

import json

from tests.bandwidth.fixture import FIXTURES, traits
from tests.kernel.plays import to_and_fro

PATH = FIXTURES / "nightmare_loop.json"

if __name__ == "__main__":
    PATH.write_text(json.dumps(traits(to_and_fro()), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
