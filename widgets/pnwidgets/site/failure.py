"""The error of a failed build."""

from __future__ import annotations

from typing import Any


class NotBuilt(Exception):
    """Why the site cannot be built: a message of the catalogue with its values."""

    def __init__(self, id: str, **values: Any) -> None:
        super().__init__(id)
        self.id = id
        self.values = values
