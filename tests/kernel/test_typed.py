"""A shape that is made of a type reads what the type says, and nothing else; its members are told as its docstring tells them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

import pytest

from pnrules.kernel.errors import Problem
from pnrules.kernel.forms.shapes import Plain
from pnrules.kernel.forms.typed import object_of, shape_of
from pnrules.kernel.forms.validation import JsonPath


class Pair(NamedTuple):
    """Two of something.

    one, other  which
    """

    one: int
    other: str | None


class Base(TypedDict):
    """What all have.

    from  where it begins
    """

    from_: int


class Tree(Base):
    """A tree,
    and what hangs on it.

    kind      what it is: one
              of two
    branches  its like
    """

    kind: Literal["oak", "elm"]
    branches: NotRequired[list[Tree]]


def wrong(hint: Any, value: Any) -> list[str]:
    """The places at which a value is not as a type has it."""
    problems: list[Problem] = []
    shape_of(hint).parse(JsonPath("", problems), value, {})
    return [problem.place for problem in problems]


@pytest.mark.parametrize(
    ("hint", "good", "bad"),
    [
        (int, [0, -3], [True, 1.5, "1", None]),
        (float, [0.5, 2], [True, "1"]),
        (bool, [True], [0, None]),
        (str, [""], [1, None]),
        (object, [None, 1, [], {}, "a"], []),
        (int | None, [1, None], ["1", []]),
        (str | dict[str, str], ["a", {"en": "a"}], [1, ["a"]]),
        (Literal["a", "b"], ["a"], ["c", 1]),
        (list[int], [[], [1, 2]], [[1, "2"], 1, {}]),
        (dict[str, int], [{}, {"a": 1}], [{"a": "1"}, []]),
        (tuple[int, ...], [[], [1, 2]], [["1"], 1]),
        (tuple[int, str], [[1, "a"]], [[1], [1, "a", "b"], ["a", 1]]),
        (Annotated[list[str], ("name", "kind")], [["a", "b"]], [["a"], ["a", "b", "c"], ["a", 1]]),
        (Annotated[str, Plain(3)], ["abc"], ["abcd", "<b>"]),
        (Pair, [{"one": 1, "other": None}], [{"one": 1}, {"one": 1, "other": "a", "third": 1}, [1, "a"]]),
    ],
    ids=str,
)
def test_a_type_takes_its_own_values_alone(hint: Any, good: list[Any], bad: list[Any]) -> None:
    assert [value for value in good if wrong(hint, value)] == []
    assert [value for value in bad if not wrong(hint, value)] == []


def test_a_record_may_hold_its_like_and_a_member_may_miss() -> None:
    assert wrong(Tree, {"from": 1, "kind": "oak"}) == []
    within = {"from": 1, "kind": "oak", "branches": [{"from": 2, "kind": "elm"}, {"from": 2, "kind": "ash"}, {"kind": "elm"}]}
    assert wrong(Tree, within) == ["branches[1].kind", "branches[2].from"]


def test_what_a_docstring_says_in_two_columns_is_said_of_the_members() -> None:
    said = {name: member.description for name, member in object_of(Tree).members.items()}
    assert said == {"from": "where it begins", "kind": "what it is: one of two", "branches": "its like"}
    assert {member.description for member in object_of(Pair).members.values()} == {"which"}
    assert shape_of(Tree).description == "A tree, and what hangs on it."  # type: ignore[attr-defined]


@pytest.mark.parametrize("hint", [bytes, dict[int, str], set[int], Annotated[int, "a number"]], ids=str)
def test_a_type_whose_values_are_no_json_has_no_shape(hint: Any) -> None:
    with pytest.raises(TypeError):
        shape_of(hint)
