"""Writes what is made of the description of the wire. `make wire`."""

from __future__ import annotations

from tests.wire.made import MADE

for path, text in MADE.items():
    path.write_text(text(), encoding="utf-8")
