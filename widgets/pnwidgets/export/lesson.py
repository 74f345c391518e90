"""A lesson as one HTML file that plays without Python, and as a worksheet: `pnrules export LESSON`."""

from __future__ import annotations

from pathlib import Path

from pnrules.files import scenario
from pnrules.kernel.errors import PnError
from pnrules.session import LessonSession, lesson_page
from pnrules.studio import worksheet as worksheets
from pnrules.teaching import tracks
from pnwidgets.dress import dress


def is_one(name: str) -> bool:
    """Whether a name is that of a lesson of the package, or of a scenario's file."""
    return name.endswith(".json") or name in tracks.track(name.partition("/")[0]).names


def page(name: str, lang: str) -> str:
    """The page of a lesson, by name or file. Raises BadInput, and PnError for a scenario without a lesson, or one with too many
    branches."""
    called = Path(name).stem if name.endswith(".json") else name
    session = LessonSession(called, {called: name}, lang)
    session.unfold()
    html = lesson_page.page(session.traits, lang)
    for mark, text in dress().items():
        html = html.replace(mark, text)
    return html


def worksheet(name: str, lang: str) -> str:
    """The worksheet of a lesson, by name or file. Raises BadInput, and PnError for a scenario without a lesson."""
    found = scenario.load(name)
    if found.lesson is None:
        raise PnError("studio-no-lesson" if found.level else "studio-nothing-made")
    return worksheets.sheet(found, lang)
