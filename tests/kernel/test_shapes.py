"""Shapes: each reads what it describes, says in words and with its place what is otherwise, and says itself as JSON Schema."""

from __future__ import annotations

import unicodedata
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, event, given, settings
from jsonschema import Draft202012Validator

from pnrules import words
from pnrules.kernel.errors import Problem
from pnrules.kernel.forms.members import (
    EACH,
    Condition,
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
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import (
    CARD_NAME,
    SEAT,
    TEXT,
    TEXT_OR_NULL,
    TRUTH,
    Either,
    InLanguages,
    Judged,
    Just,
    Known,
    Matching,
    Name,
    Named,
    OneOf,
    Plain,
    Schemas,
    Shape,
    Whether,
    Whole,
    document,
)
from pnrules.kernel.forms.validation import MARKUP, JsonPath
from tests.kernel.shaping import KNOWN, shapes_with_data


def read(shape: Shape, data: Any, known: Known = KNOWN) -> tuple[Any, list[Problem]]:
    """What is read, and what is noted; each problem can be said."""
    problems: list[Problem] = []
    found = shape.parse(JsonPath("", problems), data, known)
    for problem in problems:
        assert all(words.sentence(lang, problem.id, problem.params, problem.args) for lang in words.LANGUAGES)
    return found, problems


def accepts(shape: Shape, data: Any, known: Known = KNOWN) -> bool:
    """Whether its schema accepts the data."""
    return Draft202012Validator(document(shape, "", "", known)).is_valid(data)


CARD = Object({"card": Member(CARD_NAME, required=True), "bits": Member(Items(SEAT)), "times": Member(Whole(1, 9), default=1)})
PASSES = Object({"number": Member(Either((Matching("X(?:[+-][0-9])?", "3, X, X+1"), Whole(1, 9))), required=True)})
ONE_OF_TWO = Object({"who": Member(SEAT), "by": Member(TEXT)}, (one_alone("who", "by"),))
KINDS = Tagged("kind", {"pass": Kind(PASSES), "wall": Kind(Object({"green": Member(Whole(0, 9))}))}, Member(TEXT))
LEVEL = Object({"script": Member(Items(TEXT)), "after": Member(Whole(0, "script"))}, counts={"script": ("script", 0)})
GOOD: list[tuple[str, Shape, Any, Any]] = [
    ("the lowest number", Whole(1, 9), 1, 1),
    ("the highest number", Whole(1, 9), 9, 9),
    ("a number up to what is known", SEAT, 4, 4),
    ("a number without an end", Whole(0, "nothing"), 2**53, 2**53),
    ("one of several", OneOf(("a", 2)), 2, 2),
    ("a name that is known", Name("rulings"), "N-01", "N-01"),
    ("any name, where none is known", Name("asks"), "what", "what"),
    ("false", TRUTH, False, False),
    ("null", TEXT_OR_NULL, None, None),
    ("any whole number", Just((int,), "number"), -7, -7),
    ("any list", Just((list,), "list"), [None], [None]),
    ("any object", Just((dict,), "object"), {"a": 1}, {"a": 1}),
    ("a text of a pattern", Matching("a+", "number"), "aa", "aa"),
    ("a plain text", Plain(3), "abc", "abc"),
    ("a text in a language", InLanguages(3), {"nds": "abc"}, {"nds": "abc"}),
    ("as many as are known", Items(TEXT, "fewest", "seats"), ["a", "b", "c", "d"], ["a", "b", "c", "d"]),
    ("a list with its heads alone", Line((SEAT, TEXT), TEXT, "list"), [1, "run"], [1, "run"]),
    ("a list with more", Line((SEAT,), TEXT, "list"), [1, "run", "BUG"], [1, "run", "BUG"]),
    ("a map", MapOf(SEAT, OneOf(("a",))), {"a": 1}, {"a": 1}),
    ("a member that is there", CARD, {"card": "BUG", "bits": [1], "times": 3}, {"card": "BUG", "bits": [1], "times": 3}),
    ("what holds where a member is not there", CARD, {"card": "BUG"}, {"card": "BUG", "times": 1}),
    ("the one of two shapes", Either((SEAT, TEXT)), 3, 3),
    ("the other of two shapes", Either((SEAT, TEXT)), "BUG", "BUG"),
    ("an object of a kind", KINDS, {"kind": "pass", "number": "X-1"}, {"kind": "pass", "number": "X-1"}),
    ("an object of another kind", KINDS, {"kind": "wall"}, {"kind": "wall"}),
    ("nothing wrong with it", Whether(SEAT), 2, Judged(2, True)),
    ("as far as a list is long", LEVEL, {"script": ["a"], "after": 1}, {"script": ["a"], "after": 1}),
]

BAD: list[tuple[str, Shape, Any, list[tuple[str, str]], Any]] = [
    ("a number too low", Whole(1, 9), 0, [("$", "problem-out-of-range")], 1),
    ("a number too high", SEAT, 5, [("$", "problem-out-of-range")], 1),
    ("not the only number", Whole(1, 1), 2, [("$", "problem-must-be")], 1),
    ("true is no number", Whole(0, 9, 7), True, [("$", "problem-expected")], 7),
    ("half a number", SEAT, 1.5, [("$", "problem-not-whole")], 1),
    ("a number beyond all others", Whole(0, "nothing"), 2**53 + 1, [("$", "problem-out-of-range")], 0),
    ("none of several", OneOf(("a", 2), "a"), True, [("$", "problem-not-one-of")], "a"),
    ("a name that is not known", Name("rulings"), "N-02", [("$", "problem-not-one-of")], None),
    ("no name", Name("asks"), 3, [("$", "problem-expected")], None),
    ("no text", TEXT, None, [("$", "problem-expected")], None),
    ("no truth", TRUTH, 1, [("$", "problem-expected")], None),
    ("no card", CARD_NAME, 3, [("$", "problem-card-is-text")], None),
    ("no lock", Just((str,), "text", ("problem-link", "link")), 3, [("$", "problem-link")], None),
    ("a text of another pattern", Matching("a+", "[verb, …]"), "aa\n", [("$", "problem-expected")], None),
    ("a long text", Plain(3), "abcd", [("$", "problem-text-too-long")], ""),
    ("a text of nothing", Plain(3), "\u200b", [("$", "problem-empty-text")], ""),
    ("markup", InLanguages(9), {"en": "<b>"}, [("en", "problem-markup")], {"en": ""}),
    ("no language", InLanguages(9), {"x": "a"}, [("x", "problem-language")], {"x": "a"}),
    ("no list", Items(SEAT), {}, [("$", "problem-expected")], []),
    ("an item", Items(SEAT), [1, 0, "a"], [("[1]", "problem-out-of-range"), ("[2]", "problem-expected")], [1, 1, 1]),
    ("too few", Items(SEAT, 2, 3), [1], [("$", "problem-out-of-range")], [1]),
    ("too many, with a message", Items(SEAT, 0, 1, "problem-count-kinds"), [1, 1], [("$", "problem-count-kinds")], [1, 1]),
    ("too many to look at", Items(SEAT, 0, 2, looked_at=1), [1, 0, 0], [("$", "problem-out-of-range")], [1]),
    ("the same text twice", Items(TEXT, once=True), ["a", "b", "a"], [("[2]", "problem-twice")], ["a", "b", "a"]),
    ("no head", Line((SEAT, TEXT), TEXT, "[who, verb, …]"), [1], [("$", "problem-expected")], None),
    ("more than heads", Line((SEAT,), None, "[who, kind]"), [1, 1], [("$", "problem-expected")], None),
    ("a head", Line((SEAT,), TEXT, "list"), [0, "a"], [("[0]", "problem-out-of-range")], [1, "a"]),
    ("a tail", Line((SEAT,), TEXT, "list"), [1, 1], [("[1]", "problem-expected")], [1, None]),
    ("another name", MapOf(SEAT, OneOf(("a",))), {"b": 1}, [("b", "problem-must-be")], {"b": 1}),
    ("another value", MapOf(SEAT, OneOf(("a",))), {"a": 0}, [("a", "problem-out-of-range")], {"a": 1}),
    ("no object", CARD, [], [("$", "problem-expected")], {"times": 1}),
    ("no object, of which nothing else is said", ONE_OF_TWO, [], [("$", "problem-expected")], {}),
    (
        "missing and unknown members",
        CARD,
        {"bits": [9], "colour": 1},
        [("card", "problem-missing"), ("colour", "problem-unknown-field"), ("bits[0]", "problem-out-of-range")],
        {"bits": [1], "times": 1},
    ),
    ("neither of two shapes", Either((TEXT, SEAT)), None, [("$", "problem-expected")], 1),
    ("a member of another kind", KINDS, {"kind": "wall", "number": 1}, [("number", "problem-unknown-field")], {"kind": "wall"}),
    ("no kind", KINDS, {"number": 1, "green": 0}, [("kind", "problem-missing")], {"number": 1, "green": 0}),
    ("a kind that there is not", KINDS, {"kind": "GOTO"}, [("kind", "problem-not-one-of")], {"kind": None}),
    ("a kind that is a list", KINDS, {"kind": []}, [("kind", "problem-not-one-of")], {"kind": None}),
    ("no object of any kind", KINDS, 3, [("$", "problem-expected")], {}),
    ("something wrong with it", Whether(SEAT), 9, [("$", "problem-out-of-range")], Judged(1, False)),
    ("beyond a list", LEVEL, {"script": ["a"], "after": 2}, [("after", "problem-out-of-range")], {"script": ["a"], "after": 0}),
    ("beyond a list that is none", LEVEL, {"after": 1}, [("after", "problem-must-be")], {"after": 0}),
]  # fmt: skip


@pytest.mark.parametrize(("what", "shape", "data", "found"), GOOD, ids=[case[0] for case in GOOD])
def test_what_is_of_a_shape_is_read_and_its_schema_accepts_it(what: str, shape: Shape, data: Any, found: Any) -> None:
    assert read(shape, data) == (found, [])
    assert accepts(shape, data)
    Draft202012Validator.check_schema(document(shape, "", "", KNOWN))


@pytest.mark.parametrize(("what", "shape", "data", "told", "found"), BAD, ids=[case[0] for case in BAD])
def test_what_is_not_is_told_with_its_place_and_something_harmless_stands_for_it(
    what: str, shape: Shape, data: Any, told: list[tuple[str, str]], found: Any
) -> None:
    value, problems = read(shape, data)
    assert [(problem.place, problem.id) for problem in problems] == told
    assert value == found
    if what not in ("beyond a list", "beyond a list that is none"):  # of another member, a schema knows nothing
        assert not accepts(shape, data)


@pytest.mark.parametrize(
    ("shape", "data", "said", "in_french"),
    [
        (TRUTH, 1, "expected true or false, found 1", "true ou false"),
        (Matching("a+", "[verb, …]"), "b", 'expected [verb, …], found "b"', "[verb, …]"),
    ],
    ids=["true or false", "a text of a pattern"],
)
def test_what_was_expected_is_said_before_what_stands_there(shape: Shape, data: Any, said: str, in_french: str) -> None:
    _, (problem,) = read(shape, data)
    assert words.sentence("en", problem.id, problem.params, problem.args) == said
    assert in_french in words.sentence("fr", problem.id, problem.params, problem.args).partition(", trouvé")[0]


def test_what_is_missing_has_something_harmless_in_its_place() -> None:
    inner = Object({"n": Member(Whole(3, 4), required=True), "more": Member(TEXT)})
    shape = Object({"a": Member(inner, required=True), "b": Member(Items(TEXT), required=True), "c": Member(TEXT, required=True)})
    found, problems = read(shape, {})
    assert found == {"a": {"n": 3}, "b": []}
    assert [problem.place for problem in problems] == ["a", "b", "c"]


# --- between the members ----------------------------------------------------------------------------------------------

CONDITIONS: list[tuple[str, Condition, Any, list[tuple[str, str]]]] = [
    ("neither of two", one_alone("a", "b"), {}, [("$", "problem-one-of")]),
    ("both of two", one_alone("a", "b"), {"a": 1, "b": 1}, [("$", "problem-one-of")]),
    ("one of two", one_alone("a", "b"), {"b": 1}, []),
    ("one without the other", together("a", "b"), {"b": 1}, [("a", "problem-missing")]),
    ("both together", together("a", "b"), {"a": 1, "b": 1}, []),
    ("none of both", together("a", "b"), {"c": 1}, []),
    ("what never may be", never("problem-position", ("b", EACH, "c")), {"b": [{}, {"c": 1}]}, [("b[1].c", "problem-position")]),
    ("either of two", never("problem-position", ("b", EACH, ("a", "c"))), {"b": [{"c": 1}]}, [("b[0].c", "problem-position")]),
    ("what may be elsewhere", never("problem-position", ("b", EACH, "c")), {"b": {"c": 1}, "c": 1}, []),
    ("in the case", only(where("v", 1), never("problem-position", ("a",))), {"v": 1, "a": 1}, [("a", "problem-position")]),
    ("in another case", only(where("v", 1), never("problem-position", ("a",))), {"v": 2, "a": 1}, []),
    ("true is not one", only(where("v", 1), never("problem-position", ("a",))), {"v": True, "a": 1}, []),
    ("without a member", only(absent("v"), never("problem-position", ("a",))), {"a": 1}, [("a", "problem-position")]),
    ("with the member", only(absent("v"), never("problem-position", ("a",))), {"v": 0, "a": 1}, []),
]  # fmt: skip


@pytest.mark.parametrize(("what", "condition", "data", "told"), CONDITIONS, ids=[case[0] for case in CONDITIONS])
def test_a_condition_tells_and_its_schema_refuses_the_same(
    what: str, condition: Condition, data: Any, told: list[tuple[str, str]]
) -> None:
    anything = Just((str, bool, type(None)), "text")
    members = dict.fromkeys("abcv", Member(Either((Whole(0, 9), MapOf(Whole(0, 9)), Items(MapOf(Whole(0, 9))), anything))))
    _, problems = read(Object(members, (condition,)), data)
    assert [(problem.place, problem.id) for problem in problems] == told
    assert accepts(Object(members, (condition,)), data) == (not told)


# --- any shape, any data ----------------------------------------------------------------------------------------------


@pytest.mark.long
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(pair=shapes_with_data())
def test_a_shape_notes_nothing_exactly_when_its_schema_accepts(pair: tuple[Shape, Any]) -> None:
    """But for `counts`: how long a list beside it is, the reader alone knows."""
    shape, data = pair
    _, problems = read(shape, data)
    beyond = [problem for problem in problems if problem.id in ("problem-out-of-range", "problem-must-be")]
    accepted = accepts(shape, data)
    event("accepted" if accepted else "refused")
    if accepted and problems:
        assert problems == beyond
        assert "high='last'" in repr(shape)
    else:
        assert accepted == (not problems)


# --- as JSON Schema ---------------------------------------------------------------------------------------------------


def test_what_has_a_name_is_said_once_and_two_of_one_name_are_a_mistake() -> None:
    once = Named("word", TEXT, "Word", "A word.", ("a",))
    schema = document(Object({"a": Member(once), "b": Member(once, "B", "Another.")}), "Two", "Two words.", {})
    assert schema["$defs"] == {"word": {"title": "Word", "description": "A word.", "type": "string", "examples": ["a"]}}
    assert schema["properties"]["b"] == {"title": "B", "description": "Another.", "$ref": "#/$defs/word"}
    with pytest.raises(ValueError, match="word"):
        document(Object({"a": Member(once), "b": Member(Named("word", TRUTH, "", ""))}), "", "", {})


def test_what_all_kinds_have_is_said_once_for_all_of_them() -> None:
    same, own = Member(TEXT, "Same", "In all.", required=True), Member(TRUTH, "Own", "In one.")
    kinds = {"one": Kind(Object({"same": same, "own": own}), "part", "Part", "Of one."), "other": Kind(Object({"same": same}))}
    schemas = Schemas({})
    said = Tagged("kind", kinds, Member(TEXT, "Kind", "Which.")).schema(schemas)
    assert said["required"] == ["kind", "same"]
    assert set(said["properties"]) == {"kind", "same"}
    assert [case["then"] for case in said["allOf"]] == [{"$ref": "#/$defs/part"}]
    assert set(schemas.defs["part"]["properties"]) == {"own"}
    assert said["unevaluatedProperties"] is False


def test_no_sign_of_markup_is_one_that_a_text_may_have() -> None:
    turning = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))}
    every = "".join(map(chr, range(0x110000)))
    wanted = {sign for sign in every if unicodedata.category(sign) in ("Cc", "Cs", "Co", "Zl", "Zp")} | turning | {"<", ">"}
    assert set(MARKUP.findall(every)) == wanted


class _Beat(NamedTuple):
    says: str
    look: tuple[str, ...] = ()
    seat: int | None = None


def test_an_object_is_made_into_a_record_with_tuples_for_lists_and_what_is_wrong_is_noted() -> None:
    members = {"says": Member(TEXT, required=True), "look": Member(Items(TEXT)), "seat": Member(SEAT)}
    shape = Record(_Beat, members)
    assert read(shape, {"says": "a", "look": ["BUG", "COPY"]}) == (_Beat("a", ("BUG", "COPY")), [])
    found, problems = read(shape, {"look": [], "seat": "x"})
    assert isinstance(found, _Beat)
    assert sorted(problem.place for problem in problems) == ["says", "seat"]
    assert isinstance(read(shape, [])[0], _Beat)
    assert document(shape, "", "", KNOWN) == document(Object(members), "", "", KNOWN)


def test_a_record_may_be_made_by_a_function_of_the_members_and_a_word_of_pythons_has_a_sign_more() -> None:
    shape = Record(lambda of, if_=0: (of, if_), {"of": Member(TEXT, required=True), "if": Member(SEAT)})
    assert read(shape, {"of": "a", "if": 2}) == (("a", 2), [])
    assert read(shape, {"of": "a"}) == (("a", 0), [])
    found, problems = read(shape, {"if": 2})
    assert found == (None, 2)
    assert [problem.place for problem in problems] == ["of"]


def test_what_is_wrong_in_a_list_is_left_out_where_the_list_says_so() -> None:
    whole, sound = read(Items(TEXT), ["a", 1, "b"]), read(Items(TEXT, sound=True), ["a", 1, "b"])
    assert (whole[0], sound[0]) == (["a", None, "b"], ["a", "b"])
    assert [problem.place for problem in whole[1]] == [problem.place for problem in sound[1]] == ["[1]"]
