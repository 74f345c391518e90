"""The description of the wire as types of TypeScript: `widgets/src/wire/types.ts`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from pnrules.kernel.forms.members import Items, Line, MapOf, Object
from pnrules.kernel.forms.shapes import AnyShape, Either, Just, Later, Named, OneOf, Whole
from pnrules.kernel.forms.typed import ANYTHING
from pnrules.wire.messages import MESSAGES, Sendable
from pnrules.wire.traits import Some, Traits
from tests.wire.described import MADE, TRAITS, bare, parts, sentence

TYPES: Final[Mapping[type, str]] = {str: "string", bool: "boolean", int: "number", float: "number", type(None): "null"}


def typed(shape: AnyShape) -> str:
    """A shape as a type."""
    match shape:
        case Named(name=name):
            return name
        case Later(find=find):
            return typed(find())
        case Just(types=types):
            return "unknown" if shape == ANYTHING else " | ".join(dict.fromkeys(TYPES[each] for each in types))
        case Whole():
            return "number"
        case Sendable():
            return "string"
        case OneOf(choices=choices):
            return " | ".join(map(json.dumps, choices))
        case Items(item=item):
            return _several(typed(item))
        case MapOf(value=value):
            return f"Record<string, {typed(value)}>"
        case Either(shapes=shapes):
            return " | ".join(map(typed, shapes))
        case Line():
            return _line(shape)
        case Some():
            return f"Partial<{Traits.__name__}>"
        case Object():
            return "\n".join(["{", *_members(shape), "}"])
    raise TypeError(f"no type for {shape}")


def _several(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def _line(shape: Line) -> str:
    """A list of what stands at each place, by the names that its message gives them."""
    names = re.findall(r"[\w]+|…", shape.called.replace("[node, …]", "returns"))
    types = [typed(each) for each in shape.heads]
    said = [f"{name}: {each}" for name, each in zip(names, types, strict=False)]
    rest = [] if shape.rest is None else [f"...{_last(names)}: {_several(typed(shape.rest))}"]
    return f"[{', '.join([*said, *rest])}]"


def _last(names: list[str]) -> str:
    return "rest" if names[-1] == "…" else names[-1]


def _members(shape: Object) -> Iterator[str]:
    before = ""
    for name, member in shape.members.items():
        if member.description not in {"", before}:
            yield f"  /** {sentence(member.description)} */"
        before = member.description
        yield f"  {name}{'' if member.required else '?'}: {typed(member.shape)};"


def types() -> str:
    """The file as it should be."""
    said = [f"/** The traits and messages between Python and the page. {MADE} */"]
    said += [_declared(name, part.description, bare(part)) for name, part in parts().items()]
    said.append(_declared(Traits.__name__, str(Traits.__doc__).splitlines()[0], TRAITS))
    said.append("/** The messages of a page. */\nexport type Intent =\n" + "\n".join(_intents()) + ";")
    answers = [message.answer.__name__ for message in MESSAGES.values() if message.answer is not None]
    said.append(f"/** The answers to messages. */\nexport type Answer = {' | '.join(answers)};")
    return "\n\n".join(said) + "\n"


def _declared(name: str, description: str, shape: AnyShape) -> str:
    comment = f"/** {sentence(description)} */"
    if isinstance(shape, Object):
        return f"{comment}\nexport interface {name} {typed(shape)}"
    return f"{comment}\nexport type {name} = {typed(shape)};"


def _intents() -> Iterator[str]:
    for name, message in MESSAGES.items():
        members: Mapping[str, Any] = {"do": OneOf((name,)), **message.takes}
        yield f"  /** {sentence(message.says)} */"
        yield f"  | {{ {'; '.join(f'{each}: {typed(shape)}' for each, shape in members.items())} }}"
