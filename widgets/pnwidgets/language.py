"""The language of a page: one for all boards, tellings and questions that a kernel shows, switched together."""

from __future__ import annotations

import random
import weakref
from collections.abc import Callable
from typing import Any, Final, Protocol

import traitlets

from pnrules import words
from pnwidgets import reader

OWN_NAMES: Final = {"en": "English", "fr": "Français"}
"""Each language's name for itself."""


class Language(traitlets.HasTraits):
    """What the page speaks. A widget joins it (`join`), or is called (`follow`).

    unfolded  what is folded away is said too: nobody will be there to say it once it is opened (see `export`)
    """

    lang = traitlets.Enum(words.LANGUAGES, default_value="en")
    unfolded = traitlets.Bool(False)


PAGE: Final = Language()
"""The one of this kernel; behind an app it begins with the reader's own language."""


def begin() -> None:
    """Begin as the page asks: in its reader's language, and with its own luck, so that whoever asks again finds the same.

    A kernel that is warm before there is a page imports this before it knows who reads.
    """
    PAGE.lang = reader.language()
    luck = reader.asked().get("luck")
    if luck is not None:
        random.seed(luck)


class Speaks(Protocol):
    """A widget that has a language."""

    lang: Any

    def observe(self, handler: Callable[[Any], None], names: str) -> None:
        """Call when a trait changes."""


def join(widget: Speaks) -> None:
    """Let a widget speak as the page does: its `lang` follows the page's, and the page's follows it.

    The page outlives its widgets, and holds none of them: one that nobody has any more is gone.
    """
    heard = weakref.ref(widget)

    def speak(change: Any) -> None:
        there = heard()
        if there is not None:
            there.lang = change["new"]

    widget.lang = PAGE.lang
    _while_it_lives(widget, speak, "lang")
    widget.observe(lambda change: setattr(PAGE, "lang", change["new"]), names="lang")


def follow(widget: object, method: str, name: str) -> None:
    """Call a widget's method, by its name, whenever this trait of the page changes, for as long as somebody has the widget."""
    heard = weakref.ref(widget)

    def call(change: Any) -> None:
        there = heard()
        if there is not None:
            getattr(there, method)(change)

    _while_it_lives(widget, call, name)


def _while_it_lives(widget: object, call: Callable[[Any], None], name: str) -> None:
    PAGE.observe(call, names=name)
    weakref.finalize(widget, PAGE.unobserve, call, name).atexit = False


begin()
