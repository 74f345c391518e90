"""What the controls around a board have in common."""

from __future__ import annotations

from typing import Any, Final

WIDE: Final = {"description_width": "initial"}
"""The style of a control whose description is never cut."""


class Labelling:
    """While it is entered, controls are given other options, as in another language: nobody has chosen anything."""

    def __init__(self) -> None:
        self._depth = 0

    def __enter__(self) -> None:
        self._depth += 1

    def __exit__(self, *_: object) -> None:
        self._depth -= 1

    @property
    def under_way(self) -> bool:
        """Whether a change of a control's value is nobody's choice."""
        return self._depth > 0


def offer(control: Any, options: list[tuple[str, Any]], value: Any) -> None:
    """Gives a control its options and its value."""
    if control.options != tuple(options):
        control.options = options
    control.value = value
