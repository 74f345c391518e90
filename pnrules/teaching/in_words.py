"""The choices of a lesson's task in words: the way to its aim, and the wrong ones."""

from __future__ import annotations

from pnrules import words
from pnrules.kernel.state import Option
from pnrules.teaching.lessons import Lesson
from pnrules.teaching.reach import begins
from pnrules.words.sentences import option_words


def way(lesson: Lesson, lang: str) -> str:
    """The way to the aim in one line, with each answer in the words of its question; the task is then reset. Empty if there is
    none."""
    said = ""
    for option in lesson.way:
        named = _named(lesson, option, lang)
        said = words.text(lang, "learn-print-then", list=said, item=named) if said else named
        lesson.act(*option)
    _begin_again(lesson)
    return said


def wrongly(lesson: Lesson, option: Option, lang: str) -> str:
    """A wrong answer in the words of the first question at which it is possible; the task is then reset."""
    assert lesson.task is not None
    met = (choice.way for choice in lesson.task.choices() if begins(choice.option, option))
    for each in next(met, ()):
        lesson.act(*each)
    named = _named(lesson, option, lang)
    _begin_again(lesson)
    return named


def _begin_again(lesson: Lesson) -> None:
    assert lesson.task is not None
    lesson.task.begin_again()


def _named(lesson: Lesson, option: Option, lang: str) -> str:
    """An answer in words, even an illegal one; if it is impossible, as it is written."""
    state = lesson.play.state
    known = (*lesson.play.options, *(each.option for each in state.setup.game.refusals(state)))
    whole = next((each for each in known if each[: len(option)] == option), None)
    return " ".join(map(str, option)) if whole is None else option_words(lang, state, whole)
