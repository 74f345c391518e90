"""The language of a page: one for all boards, tellings and questions that a kernel shows, switched together."""

from __future__ import annotations

import random
from typing import Final

import traitlets

from pnrules import words
from pnwidgets import reader

OWN_NAMES: Final = {"en": "English", "fr": "Français"}
"""Each language's name for itself."""


class Language(traitlets.HasTraits):
    """What the page speaks. Link a widget's `lang` to it, or observe it.

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


begin()
