"""The parts of the wire's description, to make something of each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from pnrules.kernel.errors import Problem
from pnrules.kernel.forms.members import Items, Line, MapOf, Object
from pnrules.kernel.forms.shapes import AnyShape, Either, Later, Named
from pnrules.kernel.forms.typed import shape_of
from pnrules.kernel.forms.validation import JsonPath
from pnrules.wire.messages import MESSAGES
from pnrules.wire.traits import every

ROOT: Final = Path(__file__).parents[2]
MADE: Final = "Made by `make wire` from the description in `pnrules/wire`; a test fails when it is out of date."

TRAITS: Final = every()


def sent() -> dict[str, Named[Any]]:
    """Every part with a name that Python sends as a trait, each before what it holds."""
    return _gathered(member.shape for member in TRAITS.members.values())


def parts() -> dict[str, Named[Any]]:
    """Those, and what messages and their answers hold besides."""
    takes = (shape for message in MESSAGES.values() for shape in message.takes.values())
    answers = (shape_of(message.answer) for message in MESSAGES.values() if message.answer is not None)
    return {**sent(), **_gathered([*takes, *answers])}


def problems(told: Any) -> list[str]:
    """What of the traits that a session tells is not as described."""
    found: list[Problem] = []
    TRAITS.parse(JsonPath("", found), json.loads(json.dumps(told)), {})
    return [f"{each.place}: {each.id} {each.args}" for each in found]


def bare(shape: AnyShape) -> AnyShape:
    """What a name, or something that is looked up later, stands for."""
    while isinstance(shape, Named | Later):
        shape = next(_within(shape))
    return shape


def sentence(text: str) -> str:
    """What a docstring says of something, as a sentence."""
    return text[0].upper() + text[1:] + ("" if text[-1] in ".?" else ".")


def _gathered(shapes: Iterable[AnyShape]) -> dict[str, Named[Any]]:
    found: dict[str, Named[Any]] = {}

    def gather(shape: AnyShape) -> None:
        if isinstance(shape, Named):
            if shape.name in found:
                assert found[shape.name] == shape, f"two parts of the wire are called {shape.name}"
                return
            found[shape.name] = shape
        for each in _within(shape):
            gather(each)

    for shape in shapes:
        gather(shape)
    return found


def _within(shape: AnyShape) -> Iterator[AnyShape]:
    match shape:
        case Named(shape=inner):
            yield inner
        case Later(find=find):
            yield find()
        case Items(item=item):
            yield item
        case MapOf(value=value):
            yield value
        case Line(heads=heads, rest=rest):
            yield from heads if rest is None else (*heads, rest)
        case Either(shapes=shapes):
            yield from shapes
        case Object(members=members):
            yield from (member.shape for member in members.values())
