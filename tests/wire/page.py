"""The page `docs/wire.md`: the traits of a board, the messages that come back, and what each of them holds."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnrules.kernel.forms.members import Object
from pnrules.kernel.forms.shapes import AnyShape
from pnrules.wire import RELEASE
from pnrules.wire.messages import MESSAGES
from tests.wire.described import MADE, TRAITS, bare, parts, sentence
from tests.wire.typescript import typed

HEAD = f"""# The wire

{MADE}

A board is a session in Python ({{py:mod}}`pnrules.session`) and a page that draws it. The session sends **traits**, and the page
keeps the latest value of each; the page sends **messages**, some of which are answered. All of it is plain JSON. This is wire
{RELEASE}; the trait `wire` contains that number. A page with another one, or with an invalid trait, draws no board, and tells its
reader. An invalid message changes nothing, and the notice says that it was not understood.

Forms are written as types of TypeScript. Each is named after the record in `pnrules.wire` that describes it.
"""


def page() -> str:
    """The page as it should be."""
    lines = [HEAD, "## Traits", "", *_table(TRAITS), "", "## Messages", ""]
    lines.append("A message is an object whose member `do` names it, with these further members.")
    lines += [
        "",
        "| `do` | members | what it requests | answer |",
        "| --- | --- | --- | --- |",
        *_messages(),
        "",
        "## Parts",
        "",
    ]
    for name, part in parts().items():
        shape = bare(part)
        lines += [f"({_anchor(name)})=", f"### {name}", "", sentence(part.description), ""]
        lines += [*_table(shape), ""] if isinstance(shape, Object) else [_code(shape), ""]
    return "\n".join(lines).rstrip("\n") + "\n"


def _messages() -> Iterator[str]:
    for name, message in MESSAGES.items():
        takes = ", ".join(f"`{each}`: {_code(shape)}" for each, shape in message.takes.items())
        answer = "" if message.answer is None else _linked(message.answer.__name__)
        yield f"| `{name}` | {takes} | {sentence(message.says)} | {answer} |"


def _table(shape: Object) -> Iterator[str]:
    yield from ("| member | form | |", "| --- | --- | --- |")
    for name, member in shape.members.items():
        missing = "" if member.required else " May be missing."
        said = sentence(member.description) if member.description else ""
        yield f"| `{name}` | {_code(member.shape)} | {said}{missing} |"


def _code(shape: AnyShape) -> str:
    """A type, its named parts linked."""
    text = typed(shape)
    pieces = re.split(r"\b([A-Z]\w+)\b", text)
    names = parts()
    said = [_linked(piece) if piece in names else f"`{piece.strip()}`" for piece in pieces if piece.strip()]
    return " ".join(said).replace("|", "\\|")


def _linked(name: str) -> str:
    return f"[`{name}`](#{_anchor(name)})"


def _anchor(name: str) -> str:
    return f"wire-{name.lower()}"
