"""The language of a page: one for all boards, tellings and questions that a kernel shows, switched together."""

from __future__ import annotations

from typing import Any, Final

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


PAGE: Final = Language(lang=reader.language())
"""The one of this kernel; behind an app it begins with the reader's own language."""


class Speaking:
    """What says itself anew when the page's language is switched."""

    @property
    def lang(self) -> str:
        """The page's language."""
        lang: str = PAGE.lang
        return lang

    def _follow(self) -> None:
        self._say()
        PAGE.observe(self._say, names="lang")

    def _say(self, _change: Any = None) -> None:
        raise NotImplementedError

    def _text(self, id: str, **values: Any) -> str:
        return words.text(PAGE.lang, id, **values)


class InWords:
    """A widget that also says in words what it shows, as its `repr` does, for whoever sees no widgets. Named before the widget's
    own class."""

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return {**super()._repr_mimebundle_(**kwargs), "text/plain": repr(self)}  # type: ignore[misc]  # the widget's own
