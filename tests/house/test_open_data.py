"""Where a dictionary of anything may travel: where data come from outside, before they are parsed, and each such module says why.

Everywhere else data have a type: a record, or a description of what a page is sent and a file holds.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

OPEN: Final = re.compile(r"(?:dict|Mapping)\[str, (?:Any|object)\]")
NAMED: Final = re.compile(r"(?:[:=\[(,|]|->) *(?:Json|Members|Known|Schema)\b")
"""The names that `kernel.forms` has for such dictionaries, where a type stands."""

SPELLED_OUT: Final = {
    "pnrules/kernel/forms/shapes.py": (4, "what is known of a file's bounds, what was read of an object, a JSON Schema"),
    "pnrules/kernel/forms/validation.py": (2, "an object of JSON that nobody has looked at yet"),
    "pnrules/kernel/notation.py": (1, "any game's records, of which the members are named by the caller"),
    "pnrules/openspiel/game.py": (2, "the parameters that OpenSpiel hands in"),
    "pnrules/pages/page.py": (2, "the names among which the cells of a notebook run"),
    "widgets/pnwidgets/app/apps.py": (1, "Jupyter's own settings"),
    "widgets/pnwidgets/app/notebook.py": (2, "the names of Jupyter's templates, and Voila's page config"),
    "widgets/pnwidgets/app/pages.py": (2, "Voila's page config"),
    "widgets/pnwidgets/export/stills.py": (1, "the state of any widget, as ipywidgets hands it in"),
}
"""The modules that spell such a dictionary out: in how many lines, and why."""

PARSING: Final = re.compile(r"pnrules/(?:kernel/forms|files|\w+/files)/\w+\.py|pnrules/bandwidth/deck(?:_form)?\.py")
"""The modules that parse: JSON goes in, records come out."""

HANDED_ON: Final = {
    "pnrules/__init__.py": "a scenario or a deck as the caller's data",
    "pnrules/bandwidth/positions.py": "a deck as the caller's data",
    "pnrules/bandwidth/small.py": "a scenario's data, made to be parsed",
    "pnrules/courses/course.py": "a lesson of a course as its author's data, made to be parsed",
    "pnrules/kernel/codec.py": "a position in a save, which the game's own types parse",
    "pnrules/kernel/exploring.py": "the file of the play, as it is",
    "pnrules/kernel/facets/exercises.py": "a scenario's data, made to be parsed",
    "pnrules/kernel/facets/proving.py": "a scenario's data, changed before it is parsed",
    "pnrules/kernel/notation.py": "what a line says, before it is parsed as a scenario is",
    "pnrules/kernel/play.py": "the file of the play, as it is",
    "pnrules/nightmare/small.py": "a scenario's data, made to be parsed",
    "pnrules/pages/opening.py": "a deck as somebody wrote it in a notebook",
    "pnrules/players/random_games.py": "a scenario's data, made to be parsed",
    "pnrules/runtime_error/small.py": "a scenario's data, made to be parsed",
    "pnrules/session/deals.py": "a deck as somebody wrote it on a page",
    "pnrules/wire/messages.py": "a message from a page, before it is understood",
    "pnrules/wire/traits.py": "a shape, which is what parses",
    "widgets/pnwidgets/app/notebooks.py": "a notebook's file",
    "widgets/pnwidgets/board/widget.py": "what a browser sends for traits",
    "widgets/pnwidgets/controls/laboratory.py": "a deck as somebody wrote it in a notebook",
    "widgets/pnwidgets/controls/new_game.py": "a deck as somebody wrote it in a notebook",
    "widgets/pnwidgets/site/lab.py": "a notebook's file, written anew",
}
"""The modules besides those that handle such dictionaries by their names, and what they are."""


def lines(root: Path) -> list[tuple[str, str]]:
    """Every line of the packages that is no import, with its module."""
    files = [*(root / "pnrules").rglob("*.py"), *(root / "widgets/pnwidgets").rglob("*.py")]
    each = ((path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")) for path in sorted(files))
    return [(name, line) for name, text in each for line in text.splitlines() if "import " not in line]


def test_a_dictionary_of_anything_is_spelled_out_where_data_are_foreign_alone(root: Path) -> None:
    """Who needs one more: does a record, a `TypedDict` or `patches.PlainData` not say what it is?"""
    found = [name for name, line in lines(root) if OPEN.search(line)]
    assert {name: found.count(name) for name in found} == {name: count for name, (count, _) in SPELLED_OUT.items()}
    assert len(found) <= 40


def test_data_that_nobody_has_parsed_are_handled_by_those_who_parse_and_a_few_others(root: Path) -> None:
    used = {name for name, line in lines(root) if NAMED.search(line)}
    assert {name for name in used if not PARSING.fullmatch(name)} == {*HANDED_ON}
