"""The docstrings of the house as reStructuredText, which is what Sphinx reads.

They are written to be read in the code: `one backtick` around code, and what a function takes as lines of two columns,

    state   where play stands
    answer  one of the options, where an ask is open

whose second column may go on, indented, in the next line.
"""

from __future__ import annotations

import re
from itertools import groupby
from textwrap import dedent

TWO_COLUMNS = re.compile(r"(\S.*?) {2,}(\S.*)")
CODE = re.compile(r"(`[^`]+`)")
MEANING = re.compile(r"([\\*_|`])")


def as_rst(lines: list[str]) -> list[str]:
    """A docstring's lines as reStructuredText that says the same."""
    paragraphs = [list(group) for filled, group in groupby(lines, key=lambda line: bool(line.strip())) if filled]
    return [line for paragraph in paragraphs for line in (*_paragraph(paragraph), "")]


def _paragraph(lines: list[str]) -> list[str]:
    if all(line.startswith(" ") for line in lines):
        return _example(dedent("\n".join(lines)).splitlines())
    entries = _entries(lines)
    if entries is None:
        return [_inline(" ".join(line.strip() for line in lines))]
    return [line for name, meaning in entries for line in (f"``{name.replace('`', '')}``", f"    {_inline(meaning)}")]


def _example(lines: list[str]) -> list[str]:
    """A doctest is one in reStructuredText, too; anything else is shown as it stands."""
    return lines if lines[0].startswith(">>> ") else ["::", "", *(f"    {line}" for line in lines)]


def _entries(lines: list[str]) -> list[tuple[str, str]] | None:
    """The names and meanings of a paragraph in two columns; None of one that is prose."""
    entries: list[tuple[str, str]] = []
    for line in lines:
        begun = TWO_COLUMNS.fullmatch(line)
        if begun and not line.startswith(" "):
            entries.append((begun[1], begun[2]))
        elif line.startswith(" ") and entries:
            name, meaning = entries[-1]
            entries[-1] = (name, f"{meaning} {line.strip()}")
        else:
            return None
    return entries


def _inline(text: str) -> str:
    """Text with its code marked as such, and nothing else taken for markup."""
    pieces = CODE.split(text)
    return "".join(rf"\ `{piece}`\ " if i % 2 else MEANING.sub(r"\\\1", piece) for i, piece in enumerate(pieces))
