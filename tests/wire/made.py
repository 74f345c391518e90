"""The files that are made of the description of the wire, and of what the page computes as Python does."""

from __future__ import annotations

from typing import Final

from tests.wire.described import ROOT
from tests.wire.forms import forms
from tests.wire.page import page
from tests.wire.typescript import types
from tests.wire.ways import ways

MADE: Final = {
    ROOT / "widgets/src/wire/types.ts": types,
    ROOT / "widgets/src/wire/described.ts": forms,
    ROOT / "widgets/src/why/ways.ts": ways,
    ROOT / "docs/wire.md": page,
}
"""Each file, with what writes it."""
