"""Shapes at random, and JSON data that are of a shape, nearly, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

from hypothesis import strategies as st

from pnrules.kernel.forms.members import (
    EACH,
    Items,
    Kind,
    Line,
    MapOf,
    Member,
    Object,
    Tagged,
    absent,
    never,
    one_alone,
    only,
    together,
    where,
)
from pnrules.kernel.forms.shapes import (
    CARD_NAME,
    NOTHING,
    SEAT,
    TEXT,
    TEXT_OR_NULL,
    TRUTH,
    Either,
    InLanguages,
    Later,
    Matching,
    Name,
    Named,
    OneOf,
    Plain,
    Shape,
    Whether,
    Whole,
)
from tests.kernel.test_codec import put

KNOWN: Mapping[str, Any] = {"seats": 4, "fewest": 2, "rulings": ("a", "b", "N-01")}
"""What is known of the shapes; nothing is of `asks` and `last`."""

NAMES = ("a", "b", "kind", "row")
SIGNS = st.sampled_from(["a", "B", "<", "\n", "\u200b", "\u202e", "\ud800", "\ue000", "\U000f0000", "é", " ", "#", "1"])
TEXTS = st.one_of(st.sampled_from(["a", "b", "N-01", "en", "X+1", "a\n", ""]), st.text(SIGNS, max_size=6), st.text(max_size=4))
# 1.0 is left out: to JSON Schema it is a whole number, and to the loader it is not.
NUMBERED = count()
"""What is named in a schema is named once: a shape may lie in another of its kind."""
HALVES = st.one_of(st.integers(-3, 12).map(lambda n: n + 0.5), st.just(float("inf")))
NUMBERS = st.one_of(st.integers(-3, 12), st.integers(), HALVES)
LEAVES = st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS)
ANY_JSON = st.recursive(
    LEAVES,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.one_of(st.sampled_from(NAMES), TEXTS), inner)),
    max_leaves=8,
)

BOUNDS = st.tuples(st.integers(-2, 3), st.integers(0, 4)).map(lambda pair: (pair[0], pair[0] + pair[1]))
SINGLE = st.one_of(
    BOUNDS.map(lambda bounds: Whole(*bounds)),
    st.sampled_from(["seats", "last"]).map(lambda bound: Whole(0, bound)),
    st.lists(TEXTS, min_size=1, max_size=3).map(lambda texts: OneOf(tuple(texts))),
    st.lists(st.integers(0, 3), min_size=1, max_size=3).map(lambda numbers: OneOf(tuple(numbers))),
    st.sampled_from(["rulings", "asks"]).map(Name),
    st.sampled_from([TEXT, TRUTH, NOTHING, TEXT_OR_NULL, CARD_NAME, SEAT]),
    st.sampled_from(["[a-z]*", "X(?:\\+[0-9])?", "a|b"]).map(lambda pattern: Matching(pattern, "number")),
    st.integers(1, 5).map(Plain),
    st.just(InLanguages(4)),
)


def _objects(inner: st.SearchStrategy[Shape]) -> st.SearchStrategy[Object]:
    members = st.builds(lambda shape, required: Member(shape, required=required), inner, st.booleans())
    conditions = st.sampled_from(
        [
            one_alone("a", "b"),
            together("a", "b"),
            never("problem-position", ("a",), ("row", EACH, "b")),
            only(absent("b"), never("problem-position", ("a", "b"), ("row", EACH))),
            only(where("kind", 1), never("problem-position", ("row",))),
            only(where("a", "a"), one_alone("b", "row")),
        ]
    )
    return st.builds(
        lambda members, conditions, counts: Object(members, tuple(conditions), counts),
        st.dictionaries(st.sampled_from(NAMES), members, max_size=4),
        st.lists(conditions, max_size=2),
        st.sampled_from([{}, {"last": ("row", -1)}, {"last": ("row", 0)}]),
    )


def _either(shapes: list[Shape]) -> Shape:
    """One of those shapes that can be told apart."""
    apart: list[Shape] = []
    for shape in shapes:
        if all(not shape.takes() & other.takes() for other in apart):
            apart.append(shape)
    return Either(tuple(apart))


def _within(inner: st.SearchStrategy[Shape]) -> st.SearchStrategy[Shape]:
    objects = _objects(inner)
    return st.one_of(
        st.builds(lambda item, low, more: Items(item, low, low + more), inner, st.integers(0, 2), st.integers(0, 3)),
        inner.map(Items),
        st.just(Items(SEAT, "fewest", "seats")),
        st.just(Items(TEXT, once=True)),
        st.builds(
            lambda heads, rest: Line(tuple(heads), rest, "list"),
            st.lists(inner, min_size=1, max_size=2),
            st.one_of(st.none(), inner),
        ),
        inner.map(MapOf),
        inner.map(lambda value: MapOf(value, OneOf(("a", "b")))),
        inner.map(lambda value: MapOf(value, Matching("[a-z]", "text"))),
        st.lists(inner, min_size=1, max_size=3).map(_either),
        inner.map(Whether),
        objects,
        st.builds(
            lambda one, other: Tagged("tag", {"one": Kind(one), "other": Kind(other, f"other{next(NUMBERED)}")}, Member(TEXT)),
            objects,
            objects,
        ),
    )


def _nested() -> Named:
    """What contains itself: a tree."""
    tree: Named = Named(
        "tree", Object({"a": Member(Items(Later(lambda: tree))), "b": Member(TRUTH, required=True)}), "Tree", "A."
    )
    return tree


SHAPES: st.SearchStrategy[Shape] = st.one_of(st.recursive(SINGLE, _within, max_leaves=6), st.just(_nested()))


@st.composite
def shapes_with_data(draw: st.DrawFn) -> tuple[Shape, Any]:
    """A shape, and data of it, of which something may have been put otherwise, or any."""
    shape = draw(SHAPES)
    how = draw(st.sampled_from(["of it", "of it", "nearly", "nearly", "any"]))
    if how == "any":
        return shape, draw(ANY_JSON)
    data = draw(of_shape(shape))
    if how == "of it":
        return shape, data
    path = draw(st.sampled_from(list(paths(data))))
    return shape, put(data, path, draw(st.one_of(LEAVES, ANY_JSON)))


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in the data, and in each object one where nothing is."""
    if isinstance(data, list):
        return [path, *(found for index, item in enumerate(data) for found in paths(item, (*path, index)))]
    if isinstance(data, dict):
        return [path, (*path, "more"), *(found for name, item in data.items() for found in paths(item, (*path, name)))]
    return [path]


def of_shape(shape: Shape) -> st.SearchStrategy[Any]:
    """Data of a shape; where conditions hold between members, these may not be met."""
    return st.deferred(lambda: _DATA[type(shape)](shape))


def _of_whole(shape: Whole) -> st.SearchStrategy[Any]:
    return st.integers(shape.low, KNOWN.get(shape.high, 2**53) if isinstance(shape.high, str) else shape.high)


def _of_items(shape: Items) -> st.SearchStrategy[Any]:
    low = KNOWN["fewest"] if isinstance(shape.fewest, str) else shape.fewest
    high = KNOWN["seats"] if isinstance(shape.most, str) else shape.most
    return st.lists(of_shape(shape.item), min_size=low, max_size=4 if high is None else high, unique=shape.once)


def _of_line(shape: Line) -> st.SearchStrategy[Any]:
    heads = st.tuples(*map(of_shape, shape.heads)).map(list)
    rest = st.just([]) if shape.rest is None else st.lists(of_shape(shape.rest), max_size=2)
    return st.builds(lambda begin, end: begin + end, heads, rest)


def _of_object(shape: Object) -> st.SearchStrategy[Any]:
    values = {name: of_shape(member.shape) for name, member in shape.members.items()}
    required = {name: values.pop(name) for name in shape.required}
    return st.fixed_dictionaries(required, optional=values)


def _of_tagged(shape: Tagged) -> st.SearchStrategy[Any]:
    return st.one_of([_of_kind(shape.tag, name, kind) for name, kind in shape.kinds.items()])


def _of_kind(tag: str, name: str, kind: Kind) -> st.SearchStrategy[Any]:
    return _of_object(kind.members).map(lambda data: {tag: name, **data})


def _of_languages(shape: InLanguages) -> st.SearchStrategy[Any]:
    plain = of_shape(Plain(shape.longest))
    return st.one_of(plain, st.dictionaries(st.sampled_from(["en", "fr", "nds"]), plain, min_size=1))


def _of_just(shape: Any) -> st.SearchStrategy[Any]:
    of_type: dict[type, st.SearchStrategy[Any]] = {str: TEXTS, bool: st.booleans(), type(None): st.none()}
    return st.one_of([of_type[each] for each in shape.types])


_DATA: dict[type, Callable[[Any], st.SearchStrategy[Any]]] = {
    Whole: _of_whole,
    OneOf: lambda shape: st.sampled_from(shape.choices),
    Name: lambda shape: st.sampled_from(KNOWN[shape.kind]) if shape.kind in KNOWN else TEXTS,
    type(TEXT): _of_just,
    Matching: lambda shape: st.from_regex(shape.pattern, fullmatch=True),
    Plain: lambda shape: st.text("abcé", min_size=1, max_size=shape.longest),
    InLanguages: _of_languages,
    Items: _of_items,
    Line: _of_line,
    MapOf: lambda shape: st.dictionaries(st.sampled_from(["a", "b"]), of_shape(shape.value), max_size=2),
    Either: lambda shape: st.one_of(list(map(of_shape, shape.shapes))),
    Whether: lambda shape: of_shape(shape.shape),
    Named: lambda shape: of_shape(shape.shape),
    Later: lambda shape: of_shape(shape.find()),
    Object: _of_object,
    Tagged: _of_tagged,
}
