"""A lesson on paper: its sentences and positions with room for the answers, and the key on a page of its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from html import escape
from typing import Final

from pnrules import words
from pnrules.files.scenario import Scenario
from pnrules.showing import paper
from pnrules.showing.ink import EDGE
from pnrules.teaching import in_words
from pnrules.teaching.lessons import Lesson

_STYLE: Final = f"""
ol {{ margin: 0; padding-inline-start: 1.5rem; }}
li {{ margin-block: 0.8rem; break-inside: avoid; }}
svg {{ display: block; width: 100%; max-width: 42rem; height: auto; margin: 0.5rem 0; }}
.room {{ margin: 0; height: 2.2rem; border-block-end: 1px solid {EDGE}; }}
.key {{ break-before: page; }}
"""

ROOM: Final = '<p class="room"></p>' * 2
"""The lines on which an answer is written."""


def sheet(scenario: Scenario, lang: str) -> str:
    """The text of an HTML file to print. Raises PnError for a scenario without a lesson, and where the lesson's own way cannot be
    gone."""
    title = words.said(lang, scenario.title)
    tasks = [*_sentences(Lesson(scenario), lang)]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(_you(Lesson(scenario), lang))}</p>",
        f"<ol>{''.join(tasks)}</ol>",
        f'<section class="key"><h2>{escape(words.text(lang, "studio-key", title=title))}</h2>',
        f"<ol>{''.join(_key(Lesson(scenario), lang))}</ol></section>",
    ]
    return paper.html(lang, title, _STYLE, parts)


def _you(lesson: Lesson, lang: str) -> str:
    return words.text(lang, "learn-you", player=lesson.play.setup.players[lesson.seat - 1])


def _sentences(lesson: Lesson, lang: str) -> Iterator[str]:
    """Each sentence; the position as the learner sees it, where it has changed; and room for an answer, where there is a task."""
    shown = ""
    while True:
        drawn = lesson.play.to_svg(lang, seat=lesson.seat)
        says = f"<p>{escape(words.said(lang, lesson.beat.says))}</p>"
        yield f"<li>{'' if drawn == shown else drawn}{says}{ROOM if lesson.open else ''}</li>"
        shown = drawn
        lesson.finish()
        if not lesson.go_on():
            return


def _key(lesson: Lesson, lang: str) -> Iterator[str]:
    """What is right at each task, and what is to be said of what is wrong; numbered as the sentences are."""
    while True:
        if lesson.task is not None:
            yield f'<li value="{lesson.at + 1}">{"".join(_solved(lesson, lang))}</li>'
        lesson.finish()
        if not lesson.go_on():
            return


def _solved(lesson: Lesson, lang: str) -> Iterator[str]:
    assert lesson.task is not None
    said, task = partial(words.said, lang), lesson.task.spec
    yield f"<p><b>{escape(in_words.way(lesson, lang))}</b> {escape(said(task.right)) if task.right else ''}</p>"
    for wrong in task.wrong:
        yield _labelled(lang, in_words.wrongly(lesson, wrong.answer, lang), said(wrong.why.says))
    if task.otherwise is not None:
        yield _labelled(lang, words.text(lang, "learn-print-otherwise"), said(task.otherwise.says))


def _labelled(lang: str, label: str, said: str) -> str:
    return f"<p>{escape(words.text(lang, 'studio-place', place=label, problem=said))}</p>"
