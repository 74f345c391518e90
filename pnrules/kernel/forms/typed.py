"""Shapes derived from types: the annotations of a record also describe its JSON.

    int, bool, str, None     themselves; a `float` may be written as a whole number
    list[X], dict[str, X]    a list, an object with arbitrary member names
    X | Y                    one of them, picked by the type of the value
    Literal["a", "b"]        one of these
    object, Any              anything
    Annotated[X, shape]      the shape, whatever the type says

`Annotated[list[X], ("a", "b")]` is a list of exactly two, called `[a, b]`.

A `TypedDict` or `NamedTuple` is an object; members named after Python keywords end in `_` (`from_`). The columns in its docstring
describe its members, the lines before them the object.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cache
from inspect import getdoc
from keyword import iskeyword
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pnrules.kernel.forms.members import Items, Line, MapOf, Member, Object
from pnrules.kernel.forms.shapes import NOTHING, NUMBER, TEXT, TRUTH, AnyShape, Either, Just, Later, Named, OneOf, Shape, Whole
from pnrules.kernel.forms.validation import LARGEST

INTEGER: Final = Whole(-LARGEST, LARGEST, 0)
ANYTHING: Final = Just((str, bool, int, float, list, dict, NoneType), "any")
_SINGLE: Final[Mapping[object, AnyShape]] = {
    int: INTEGER,
    bool: TRUTH,
    str: TEXT,
    float: NUMBER,
    NoneType: NOTHING,
    object: ANYTHING,
    Any: ANYTHING,
}
_TWO_COLUMNS: Final = re.compile(r"([`\w][\w`, -]*?) {2,}(\S.*)")


def shape_of(hint: Any) -> AnyShape:
    """The shape of a type's values as JSON. Raises TypeError for a type that has none."""
    if hint in _SINGLE:
        return _SINGLE[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _annotated(args[0], args[1])
    if origin is Literal:
        return OneOf(args)
    if origin in {Union, UnionType}:
        return Either(tuple(map(shape_of, args)))
    if origin is list:
        return Items(shape_of(args[0]))
    if origin is tuple:
        places = ", ".join("abcdef"[: len(args)])
        return Items(shape_of(args[0])) if args[-1] is Ellipsis else Line(tuple(map(shape_of, args)), None, f"[{places}]")
    if origin is dict and args[0] is str:
        return MapOf(shape_of(args[1]))
    if is_record(hint):
        return _named(hint)
    raise TypeError(f"{hint} has no shape")


def _annotated(hint: Any, said: object) -> AnyShape:
    if isinstance(said, Shape):
        return said
    if isinstance(said, tuple) and get_origin(hint) is list:
        return Line((shape_of(get_args(hint)[0]),) * len(said), None, f"[{', '.join(said)}]")
    raise TypeError(f"{said} is no shape")


def is_record(hint: Any) -> bool:
    """Whether a type is a record: a `TypedDict` or a `NamedTuple`."""
    return is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"))


def object_of(record: Any) -> Object:
    """The JSON object of a record, each member with its description."""
    _, said = about(record)
    members = {}
    optional = getattr(record, "__optional_keys__", ())
    for name, hint in get_type_hints(record, include_extras=True).items():
        told = get_origin(hint) if get_origin(hint) in {Required, NotRequired} else None
        shape = shape_of(hint if told is None else get_args(hint)[0])
        required = told is Required or (told is None and name not in optional)
        bare = name.removesuffix("_")
        name = bare if iskeyword(bare) else name
        members[name] = Member(shape, "", said.get(name, ""), required=required)
    return Object(members)


@cache
def _named(record: Any) -> AnyShape:
    """Looked up lazily: a record may be recursive."""
    return Named(record.__name__, Later(lambda: _object(record)), record.__name__, about(record)[0])


@cache
def _object(record: Any) -> Object:
    return object_of(record)


def about(record: Any) -> tuple[str, dict[str, str]]:
    """The descriptions of a record and of its members in its docstring; names that share a line share its description. Inherited
    members are described by their own record."""
    prose: list[str] = []
    said: dict[str, str] = {}
    for base in _bases(record):
        said.update(about(base)[1])
    names: list[str] = []
    for line in (getdoc(record) or "").splitlines():
        columns = None if line.startswith(" ") else _TWO_COLUMNS.fullmatch(line)
        if columns:
            names = columns[1].replace("`", "").split(", ")
            said.update(dict.fromkeys(names, columns[2]))
        elif line.startswith(" ") and names:
            said.update({name: f"{said[name]} {line.strip()}" for name in names})
        elif line:
            names = []
            prose.append(line.strip())
    return " ".join(prose), said


def _bases(record: Any) -> list[Any]:
    """The records that a record inherits from. Before Python 3.12 a `TypedDict` does not keep them: they are found in its
    module, as those whose annotations are the same objects."""
    if sys.version_info >= (3, 12):
        return [base for base in getattr(record, "__orig_bases__", ()) if is_typeddict(base)]
    own = record.__annotations__
    others = (each for each in vars(sys.modules[record.__module__]).values() if is_typeddict(each) and each is not record)
    return [each for each in others if all(own.get(name) is hint for name, hint in each.__annotations__.items())]
