"""The language of a page, shared by all boards, tellings and questions of a kernel, and switched for all at once."""

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
    """The page's language. Widgets synchronise with it (`join`), or get called on changes (`follow`).

    unfolded  whether to include folded parts: an exported page has no kernel to ask when they are opened (see `export`)
    """

    lang = traitlets.Enum(words.LANGUAGES, default_value="en")
    unfolded = traitlets.Bool(False)


PAGE: Final = Language()
"""The language of this kernel's page. Behind an app it begins with the reader's own."""


def begin() -> None:
    """Begin as the page's address says: in its reader's language, and with its seed, so that a reload shows the same.

    Called once the page is known: a warm kernel imports this module before that.
    """
    PAGE.lang = reader.language()
    luck = reader.asked().get("luck")
    if luck is not None:
        random.seed(luck)


class Speaks(Protocol):
    """A widget with a language."""

    lang: Any

    def observe(self, handler: Callable[[Any], None], names: str) -> None:
        """Call a handler when a trait changes."""


def join(widget: Speaks) -> None:
    """Keep a widget's `lang` and the page's equal, in both directions.

    The page outlives its widgets, and holds only weak references: unused widgets are collected.
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
    """Call a widget's method, by name, whenever a trait of the page changes, as long as the widget is alive."""
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
