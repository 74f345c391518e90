"""The traits of the wire (`pnrules.wire`) as traits of ipywidgets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import anywidget
import traitlets

from pnrules.kernel.forms.shapes import NOTHING, AnyShape, Either
from pnrules.kernel.forms.typed import object_of
from pnrules.wire.traits import Traits

KINDS: Final[dict[type, type[traitlets.TraitType[Any, Any]]]] = {
    dict: traitlets.Dict,
    list: traitlets.List,
    int: traitlets.Int,
    str: traitlets.Unicode,
}


def trait(shape: AnyShape) -> traitlets.TraitType[Any, Any]:
    """A trait of ipywidgets for a shape; its default is None if the shape allows it, or else an empty value."""
    (kind,) = shape.takes() - NOTHING.takes()
    if not (isinstance(shape, Either) and NOTHING in shape.shapes):
        found: Any = KINDS[kind]()
    else:
        found = traitlets.Instance(kind, allow_none=True) if kind is dict else KINDS[kind](None, allow_none=True)
    return found.tag(sync=True)  # type: ignore[no-any-return]  # a trait, whichever


if TYPE_CHECKING:
    Carrier = anywidget.AnyWidget
else:
    Carrier = type(anywidget.AnyWidget)(
        "Carrier",
        (anywidget.AnyWidget,),
        {"__doc__": "A widget with all traits of a board.", "__module__": __name__}
        | {name: trait(member.shape) for name, member in object_of(Traits).members.items()},
    )
