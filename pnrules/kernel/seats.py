"""Who acts and who is asked, besides the seats, which are numbered from 1."""

from __future__ import annotations

from typing import Final

CHANCE: Final = "chance"
"""The asker's counterpart when a card is drawn: chance answers, not a seat."""

NOBODY: Final = 0
"""The actor of a routine that no seat performs."""
