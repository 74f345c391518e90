"""The description of the wire as the page checks by it: `widgets/src/wire/described.ts`.

A line says what one part looks like: an object as its members behind their form, `s:name,title ?n:tried`, or a form alone. A form
is one sign, and what it is made of:

    s n b *   a text, a number, true or false, anything
    ?F        null, or F
    +F %F     a list, an object whose members are named freely
    (F,F~F)   a list of what stands at each place, and of what follows these
    <F,F>     one of several

A name stands for a part; `!` behind a member says that it may be missing. One of a few texts is looked at as a text, and traits
that wait in another are looked at when they are told.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from pnrules import words
from pnrules.kernel.forms.members import Items, Line, MapOf, Object
from pnrules.kernel.forms.shapes import NOTHING, TEXT, AnyShape, Either, Just, Later, Named, OneOf, Whole
from pnrules.kernel.forms.typed import ANYTHING
from pnrules.wire import RELEASE
from pnrules.wire.traits import Some, Traits
from tests.wire.described import MADE, TRAITS, bare, sent

SIGNS: Final[Mapping[type, str]] = {str: "s", bool: "b", int: "n", float: "n"}
RECURSIVE: Final = frozenset({"Element", "Word"})
TOLD: Final = ("board-kernel-older", "board-kernel-newer", "board-kernel-otherwise")
"""What a page says where it does not understand what it is sent: it cannot have these words from there."""


def form(shape: AnyShape) -> str:
    """A shape as its form."""
    match shape:
        case Named(name=name):
            return name if _is_said_once(shape) else form(bare(shape))
        case Later(find=find):
            return form(find())
        case Just(types=types):
            (sign,) = {"*"} if shape == ANYTHING else {SIGNS[each] for each in types}
            return sign
        case Whole():
            return "n"
        case OneOf(choices=choices):
            return form(TEXT) if isinstance(choices[0], str) else "n"
        case Items(item=item):
            return f"+{form(item)}"
        case MapOf(value=value):
            return f"%{form(value)}"
        case Line(heads=heads, rest=rest):
            return f"({','.join(map(form, heads))}{'' if rest is None else f'~{form(rest)}'})"
        case Either(shapes=shapes):
            some = [form(each) for each in shapes if each != NOTHING]
            one = some[0] if len(some) == 1 else f"<{','.join(some)}>"
            return f"?{one}" if NOTHING in shapes else one
        case Some():
            return form(MapOf(ANYTHING))
    raise TypeError(f"no form for {shape}")


def _is_said_once(shape: Named[Any]) -> bool:
    """Whether a part has a line of its own: an object does, what may hold its like, and what is longer than its name."""
    what = bare(shape)
    return isinstance(what, Object) or shape.name in RECURSIVE or len(form(what)) > len(shape.name)


def line(name: str, shape: AnyShape) -> str:
    """What a part looks like."""
    if not isinstance(shape, Object):
        return f"{name} {form(shape)}"
    members: dict[str, list[str]] = {}
    for each, member in shape.members.items():
        members.setdefault(form(member.shape), []).append(each if member.required else f"{each}!")
    return " ".join([name, *(f"{of}:{','.join(names)}" for of, names in members.items())])


def forms() -> str:
    """The file as it should be."""
    own = ((name, bare(part)) for name, part in sent().items() if _is_said_once(part))
    lines = [line(Traits.__name__, TRAITS), *(line(name, shape) for name, shape in own)]
    said = "\n".join(f"  {json.dumps(id)}: {_in_each(id)}," for id in TOLD)
    return f"""/** What the page checks by. {MADE} */

/** Which wire the page knows. */
export const RELEASE = {RELEASE};

/** What is said of one that it does not know, in each language: its words do not come from there. */
export const TOLD = {{
{said}
}} as const;

/** What each part looks like: see `checking.ts`. */
export const FORMS = `
{chr(10).join(lines)}
`;
"""


def _in_each(id: str) -> str:
    return f"{{ {', '.join(f'{lang}: {json.dumps(words.text(lang, id), ensure_ascii=False)}' for lang in words.LANGUAGES)} }}"
