"""A course in the terminal: `pnrules course`. Its parts in order, how far a class is in it, or its link."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pnrules import words
from pnrules.courses import course, link
from pnrules.courses.course import Course, titled
from pnrules.courses.standing import Standing, standings
from pnrules.kernel.errors import BadInput, PnError
from pnrules.kernel.forms.validation import one_line, visible
from pnrules.training import progress

OK: Final = 0
DONE, OPEN = "●", "○"


def run(options: argparse.Namespace) -> int:
    """`pnrules course FILE|GAME`, and `--progress FILES` or `--link`, by what the arguments say. Raises BadInput for an invalid
    file, PnError for a course that is too long for a link."""
    found = course.load(options.source)
    if options.link:
        print(_link(found))
        return OK
    lines = _table(found, options.progress, options.lang) if options.progress else _told(found, options.lang)
    print("\n".join(map(visible, lines)))
    return OK


def _link(found: Course) -> str:
    text = link.parameter(found)
    if text is None:
        raise PnError("course-no-link", (("most", "number"),), (link.LONGEST,))
    return f"?course={text}"


def _told(found: Course, lang: str) -> Iterator[str]:
    """The title, and the parts in order."""
    yield words.said(lang, found.title)
    if found.about:
        yield words.said(lang, found.about)
    for number, part in enumerate(found.parts, 1):
        yield f"{number:>3}. {titled(part, lang)}"


def _table(found: Course, files: list[Path], lang: str) -> Iterator[str]:
    """The parts, then a line for each learner, with a mark for each part. Raises BadInput, which names the file."""
    yield from _told(found, lang)
    yield ""
    for each in standings(found, {file.stem: _progress(file) for file in files}):
        yield f"{_marks(each)}  {one_line(each.who)}  {words.text(lang, 'course-done-of', done=each.count, all=len(each.done))}"


def _progress(file: Path) -> progress.Progress:
    try:
        return progress.load(file)
    except BadInput as error:
        named = [each._replace(place=f"{one_line(str(file))}: {each.place}") for each in error.problems]
        raise BadInput(named) from error


def _marks(standing: Standing) -> str:
    return "".join(OPEN if each is None else DONE for each in standing.done)
