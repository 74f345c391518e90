"""Texts in a notebook that follow the page's language: what happened at a stop, a refusal, a loop, a verdict."""

from __future__ import annotations

from typing import Any

import ipywidgets

from pnrules import Play
from pnrules.kernel.errors import BadInput, PnError
from pnrules.kernel.facets.proving import Verdict
from pnrules.pages import telling
from pnwidgets.language import PAGE, follow


class Spoken(ipywidgets.HTML):  # type: ignore[misc]  # ipywidgets publishes no types
    """HTML that is made anew when the page's language is switched. Its `repr` is the same as plain text, for readers without
    widgets."""

    def __init__(self) -> None:
        super().__init__()
        self._render()
        follow(self, "_render", "lang")

    def _render(self, _change: Any = None) -> None:
        self.value = self._html(PAGE.lang)

    def _html(self, lang: str) -> str:
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return {**super()._repr_mimebundle_(**kwargs), "text/plain": repr(self)}


class Telling(Spoken):
    """A telling in the page's current language."""

    def __init__(self, told: telling.Told) -> None:
        self._told = told
        super().__init__()

    def _html(self, lang: str) -> str:
        return self._told.html(lang)

    def __repr__(self) -> str:
        return self._told.text(PAGE.lang)


def tell(play: Play, card: str, time: int = 1) -> Telling:
    """What happened when the program counter stopped at `card` for the `time`-th time, on the line to the play's head.

    Raises ValueError if it did not stop there that often.
    """
    try:
        return Telling(telling.tell(play, card, time))
    except telling.NoSuchStop as error:
        raise ValueError(error.words(PAGE.lang)) from None


def tell_run(play: Play) -> Telling:
    """Every stop of the program on the line to the play's head, with all players' points after each."""
    return Telling(telling.tell_run(play))


def tell_last(play: Play, count: int) -> Telling:
    """The last `count` visible steps on the line to the play's head, and the question there."""
    return Telling(telling.tell_last(play, count))


def tell_problems(error: BadInput) -> Telling:
    """All problems of an input, each with its place."""
    return Telling(telling.tell_problems(error))


def tell_refusal(error: PnError, play: Play) -> Telling:
    """Why an answer was refused, with the rule that forbids it."""
    return Telling(telling.tell_refusal(error, play))


def tell_loop(play: Play) -> Telling:
    """The loop on the line to the play's head, as words and a picture: its stem and its cycle, proved by a position that repeats.
    Says so if none repeats."""
    return Telling(telling.tell_loop(play))


def tell_plans(play: Play) -> Telling:
    """Every option at the head and its outcome, in the game's words."""
    return Telling(telling.tell_plans(play))


def tell_deck(deck: telling.OwnTable) -> Telling:
    """The cards of a deck as a table."""
    return Telling(telling.tell_deck(deck))


def tell_verdict(verdict: Verdict, most: int = 12) -> Telling:
    """A verdict as a sentence, with at most `most` lines of evidence. A strategy that runs in a circle is drawn, too."""
    return Telling(telling.tell_verdict(verdict, most))
