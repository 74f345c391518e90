"""What there is to be played: deals by their numbers. The front page and the controls offer it."""

from __future__ import annotations

from typing import Final

MOST_DEALS: Final = 999_999
"""Deals are numbered from 1 on."""
