"""Common types: texts in each language, answers, who is asked, pictures; messages and citations are in the
kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from pnrules.kernel.forms.members import Items, Line, MapOf
from pnrules.kernel.forms.shapes import NOTHING, TEXT, TRUTH, AnyShape, Either, Later, Named, OneOf
from pnrules.kernel.forms.typed import INTEGER
from pnrules.kernel.state import CHANCE
from pnrules.words import LANGUAGES


def _word() -> AnyShape:
    return WORD


WORD: Final[AnyShape] = Named(
    "Word", Either((TEXT, INTEGER, TRUTH, Items(Later(_word)), NOTHING)), "Word", "What an answer may consist of."
)
OPTION: Final = Named(
    "Option", Line((TEXT,), WORD, "[verb, …]"), "Option", "An answer that a question offers: a verb with what it needs."
)
Option = Annotated[list[Any], OPTION]

WHO: Final = Named("Who", Either((INTEGER, OneOf((CHANCE,)))), "Who", "Who is asked: a seat, or chance.")
Who = Annotated[int | str, WHO]

InEach = Annotated[dict[str, str], Named("InEach", MapOf(TEXT), "InEach", "A text in each language, by the language's code.")]


def _element() -> AnyShape:
    return ELEMENT


ELEMENT: Final = Named(
    "Element",
    Line((TEXT, MapOf(TEXT), Items(Either((Later(_element), TEXT)))), None, "[tag, attributes, within]"),
    "Element",
    "An element of a picture: its tag, its attributes, and what is in it.",
)
Element = Annotated[list[Any], ELEMENT]


def in_each(say: Callable[[str], str]) -> dict[str, str]:
    """A text in each language."""
    return {lang: say(lang) for lang in LANGUAGES}
