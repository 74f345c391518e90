"""The files that are made of the description of the wire."""

from __future__ import annotations

from typing import Final

from tests.wire.described import ROOT
from tests.wire.forms import forms
from tests.wire.page import page
from tests.wire.typescript import types

MADE: Final = {
    ROOT / "widgets/src/wire/types.ts": types,
    ROOT / "widgets/src/wire/described.ts": forms,
    ROOT / "docs/wire.md": page,
}
"""Each file, with what writes it."""
