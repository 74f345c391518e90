"""The page `docs/kinds.md`, made anew from the code: what a game can say, kind by kind. `make cards`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from inspect import getdoc, signature
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final, get_args, get_type_hints

from pnrules import games, words
from pnrules.files.expectation import BY_CARD, BY_SEAT, FACTS
from pnrules.kernel import facets
from pnrules.kernel.facets.files import Files
from pnrules.kernel.forms.shapes import AnyShape, Schemas
from pnrules.kernel.game import Facet, Game
from pnrules.kernel.scenery import Scene
from pnrules.layout import LaidOut, Layout, grid, hand, pile, ring, row, track
from pnrules.testing.texts import SAMPLES

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = DOCS / "kinds.md"
TWO_COLUMNS: Final = re.compile(r"\S.*? {2,}\S")
HEAD: Final = """# What a game can say

Made from the code by `make cards`; a test fails when it is out of date. [A new game](game.md) says how these go together.
"""
PARAMETERS: Final = """## Kinds of parameters

Of rules, questions, answers, refusals and misreadings: `("seat", "seat")` is a name and a kind. The message has a variable of
that name, and the kind decides how an argument is said. Ada and Bob play here.

| kind | an argument | English | French |
| --- | --- | --- | --- |"""
FACTS_HEAD: Final = """## Kinds of facts

For `Files.expected`: what a scenario may expect besides points, and what “Why?” can be asked about. Those by card or by seat are
objects, in which a scenario only lists what it expects.

| kind | in a scenario's file | for instance |
| --- | --- | --- |"""
TABLE: Final = """## What lies on the table

What `LaidOut.layout` says: areas, made by these functions of {py:mod}`pnrules.layout`, and what lies in them. A game that only
has `Showing.scene` says it by groups of tiles.
"""
MEMBERS: Final = """## The game and its facets

A game is an object of a class that inherits from `Game`, and of the facets that it needs, or names an object of each in `facets`.
What it leaves out is plain. What a method takes and gives stands in the API.
"""


def page() -> str:
    """The page as it should be."""
    return "\n".join([HEAD, PARAMETERS, *_parameters(), "", FACTS_HEAD, *_facts(), "", TABLE, *_table(), MEMBERS, *_members()])


# --- parameters and facts ---------------------------------------------------------------------------------------------


def _parameters() -> Iterator[str]:
    for kind, sample in SAMPLES.items():
        params = (("error", kind), ("said", "text"))
        said = (words.sentence(lang, "check-error", params, (sample, ""), ("Ada", "Bob")) for lang in words.LANGUAGES)
        english, french = (each.rstrip(" \u00a0:").strip() for each in said)
        yield f"| `{kind}` | `{sample!r}` | {english} | {french} |"


def _facts() -> Iterator[str]:
    for kind, shape in FACTS.items():
        yield f"| `{kind}` | {_written(shape)} | {_used(kind)} |"
    for kinds, by in ((BY_CARD, "card"), (BY_SEAT, "seat")):
        for kind, shape in kinds.items():
            yield f"| `{kind}` | by {by}: {_written(shape)} | {_used(kind)} |"


def _written(shape: AnyShape) -> str:
    """The JSON of a shape, in a word or two."""
    schemas = Schemas({})
    return _named(shape.schema(schemas), schemas)


def _named(schema: dict[str, Any], schemas: Schemas) -> str:
    if "$ref" in schema:
        return _named(schemas.defs[schema["$ref"].rpartition("/")[2]], schemas)
    if "items" in schema:
        return f"list of: {_named(schema['items'], schemas)}"
    if "properties" in schema:
        return f"object of: {', '.join(f'`{name}`' for name in schema['properties'])}"
    kind = schema.get("type", "object")
    names = {"string": "text", "integer": "whole number", "boolean": "`true` or `false`", "null": "`null`", "object": "object"}
    return " or ".join(names[each] for each in ([kind] if isinstance(kind, str) else kind))


def _used(kind: str) -> str:
    """The first fact of this kind of each of our games."""
    found = ((game, Files.of(games.game(game)).expected) for game in games.BUILT_IN)
    each = ((game, next((name for name, other in expected.items() if other == kind), None)) for game, expected in found)
    return ", ".join(f"`{name}` ({words.text('en', f'game-{game}')})" for game, name in each if name) or "–"


# --- classes ----------------------------------------------------------------------------------------------------------


def _table() -> Iterator[str]:
    yield from ("| area | what it is |", "| --- | --- |")
    for area in (row, grid, ring, hand, pile, track):
        yield f"| `{area.__name__}({', '.join(signature(area).parameters)})` | {_first(getdoc(area) or '')} |"
    yield ""
    for record in (*records_in(Layout), *records_in(Scene)):
        yield from _of_class(record, f"{record.__name__}({', '.join(record._fields)})")


def records_in(record: Any) -> list[Any]:
    """A named tuple, and those of which it consists, each once."""
    found = [record]
    for each in found:
        parts = [part for hint in get_type_hints(each).values() for part in _parts(hint)]
        found += [part for part in dict.fromkeys(parts) if hasattr(part, "_fields") and part not in found]
    return found


def _parts(hint: Any) -> Iterator[Any]:
    yield hint
    for part in get_args(hint):
        yield from _parts(part)


def _members() -> Iterator[str]:
    yield from _of_class(Game, "Game")
    for facet in facet_classes():
        yield from _of_class(facet, facet.__name__)


def facet_classes() -> list[type[Facet]]:
    """Every facet that there is, by name."""
    modules = (import_module(f"{facets.__name__}.{each.name}") for each in iter_modules(facets.__path__))
    found = (value for module in modules for value in vars(module).values() if _is_facet(value, module.__name__))
    return sorted((*found, LaidOut), key=lambda each: each.__name__)


def _is_facet(value: object, module: str) -> bool:
    return isinstance(value, type) and issubclass(value, Facet) and value.__module__ == module


def _of_class(found: type, name: str) -> Iterator[str]:
    """A class: what it is, its fields as its docstring explains them, and its methods."""
    prose, entries = split(getdoc(found) or "")
    yield from (f"### {found.__name__}", "", f"`{name}`, {{py:class}}`{found.__module__}.{found.__name__}`. {prose}", "")
    fields = [(f"`{each}`", meaning) for each, meaning in entries]
    methods = [(f"`{each}()`", _first(getdoc(vars(found)[each]) or "")) for each in _methods(found)]
    if rows := [*fields, *methods]:
        yield from ("| member | what it says |", "| --- | --- |")
        yield from (f"| {each} | {_cell(meaning)} |" for each, meaning in rows)
        yield ""


def _methods(found: type) -> Iterable[str]:
    return [each for each, value in vars(found).items() if callable(value) and not each.startswith("_") and getdoc(value)]


def split(doc: str) -> tuple[str, list[tuple[str, str]]]:
    """A docstring's prose in one line, and its entries in two columns."""
    prose: list[str] = []
    entries: list[tuple[str, str]] = []
    for paragraph in doc.split("\n\n"):
        if TWO_COLUMNS.match(paragraph):
            entries += (_entry(each) for each in re.split(r"\n(?! )", paragraph))
        else:
            prose.append(" ".join(paragraph.split()))
    return " ".join(prose), entries


def _entry(text: str) -> tuple[str, str]:
    """A name and its meaning, which may go on in indented lines. Where the name leaves no room, a single space parts them."""
    name, meaning = re.split(r" {2,}" if TWO_COLUMNS.match(text) else " ", text, maxsplit=1)
    return name, " ".join(meaning.split())


def _first(doc: str) -> str:
    """The first paragraph of a docstring, in one line."""
    return " ".join(doc.partition("\n\n")[0].split())


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
