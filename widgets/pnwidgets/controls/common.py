"""What the controls around a board have in common."""

from __future__ import annotations

from typing import Any, Final

import ipywidgets

from pnrules import words
from pnwidgets.language import OWN_NAMES
from pnwidgets.marks import SPEAKS

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


def language_switch(lang: str) -> Any:
    """The control for the language."""
    switch = ipywidgets.ToggleButtons(
        options=[(OWN_NAMES[each], each) for each in words.LANGUAGES],
        value=lang,
        style={"button_width": "6rem", **WIDE},
        layout={"width": "max-content", "flex_flow": "row nowrap", "align_items": "center"},
    )
    switch.add_class(SPEAKS)
    return switch
