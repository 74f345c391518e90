"""A course as the parameter `course` of a page's address: its file, compressed. With lessons of its own, a course is usually
too long for that; then the file is given."""

from __future__ import annotations

from typing import Final

from pnrules.courses import course
from pnrules.courses.course import Course
from pnrules.files import links
from pnrules.kernel.forms.validation import JsonPath

LONGEST: Final = 2_000
"""The most characters of a parameter that mail, chat and servers can be trusted with."""


def packed(found: Course) -> str:
    """A course in a line of letters, digits and signs that an address may have."""
    return links.written(found.data).removeprefix(links.MARK)


def parameter(found: Course) -> str | None:
    """The same, if it is short enough for an address; None if only the file will do."""
    text = packed(found)
    return text if len(text) <= LONGEST else None


def opened(text: str) -> Course:
    """The course in such a line. Raises BadInput if it is damaged, too large, or no course."""
    return course.from_text(links.unpacked(text, JsonPath("", [])))
