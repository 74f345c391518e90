"""The published schema of scenarios and the loader that decides agree.

And nothing makes the loader do worse than say what is wrong.
"""

from __future__ import annotations

import contextlib
import json
import time
import unicodedata
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import pnrules
from pnrules import expecting, saves, scenario, words
from pnrules.games import works
from pnrules.kernel.errors import BadInput, PnError
from pnrules.kernel.validation import VISIBLE
from pnrules.levels import Level, unplayable
from tests.conftest import ROOT
from tests.kernel.plays import SEEDS, data_of, random_data
from tests.kernel.test_codec import DROP, put

SCHEMA = json.loads((ROOT / "pnrules/scenarios/schema.json").read_text(encoding="utf-8"))
SAMPLE, BREAK, COPY = data_of(), data_of("nightmare/level-first-break"), data_of("nightmare/level-what-copy-does")
REASONS = [{"cite": ["PN 3.0", "card-zap"], "says": {"en": "So it is.", "fr": "C’est ainsi."}}]
BUILT: dict[str, Any] = {
    "format": 1,
    "game": "nightmare",
    "edition": "3.0",
    "version": 2,
    "title": {"en": "Everything that may lie on a table", "fr": "Tout ce qui peut se trouver sur une table"},
    "players": [
        {"name": "P1", "points": 12, "hand": ["RUN", "BUG"], "skips": 1, "defences": [2, 1]},
        {"name": "P2", "hand": ["BREAK"], "bits": 0},
    ],
    "program": {
        "row": [
            "ACQUIRE",
            {"card": "GOTO", "bits": [1], "changes": [1], "link": "ACQUIRE"},
            {"card": "ZAP", "bits": [2], "down": 2},
            {"card": "SUBROUTINE", "bits": [1], "inner": ["BUG#2", {"card": "GOTO#2", "link": "gone"}], "used": True},
            {"card": "COPY", "bits": [2], "inner": [{"card": "FUTURE", "bits": [2], "inner": ["POINTER"]}]},
        ],
        "pc": "GOTO",
        "towards": "head",
    },
    "deck": [],
    "turn": 1,
    "answers": [[1, "tail", "BUG"]],
    "expect": {
        "points": [12, 10],
        "over": False,
        "rows": [],
        "asked": [2, "play"],
        "refused": [{"answer": [2, "break-pay"], "cite": ["PN 3.0", "break"], "rulings": ["N-34"]}],
        "rests_on": ["N-16"],
        "pc": "GOTO",
        "turn": 2,
        "running": False,
        "towards": "head",
        "program": ["ACQUIRE", "GOTO", "FACE DOWN", "SUBROUTINE", "COPY", "BUG"],
        "bits": {"GOTO": [1], "BUG": [1]},
        "numbers": {"GOTO": [7], "BUG": [1]},
        "links": {"GOTO": "ACQUIRE", "GOTO#2": "gone", "GOTO#3": None},
        "inner": {"SUBROUTINE": ["BUG#2", "GOTO#2"]},
        "hands": {"1": ["RUN"], "2": ["BREAK"]},
        "discards": [],
        "skips": [1, 0],
        "defences": [[1, 2], []],
        "supply": [17, 17],
        "out": [],
        "result": {"how": "points", "seats": [1]},
    },
    "because": REASONS,
}
"""Version 2 with everything that a table can hold and everything that may be expected of it."""

DEALT: dict[str, Any] = {
    "format": 1,
    "game": "nightmare",
    "edition": "3.1",
    "version": 1,
    "title": "To be claimed",
    "players": [{"name": "P1", "bits": 2}, {"name": "P2", "bits": 1, "skips": 2, "defences": []}],
    "program": {"row": ["BUG", {"card": "COPY", "bits": [1]}, "ZAP"]},
    "turn": 2,
    "answers": [[2, "claim", "BUG"]],
    "expect": {"asked": [1, "claim"], "rests_on": ["N-24"], "hands": {}},
    "because": REASONS,
}
"""Version 1 with bits still to be placed."""
validator = Draft202012Validator(SCHEMA)


def by_schema(data: Any) -> list[str]:
    return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(data)]


def by_loader(data: Any) -> list[Any]:
    """The loader's problems, each with a place and words in both languages."""
    found: list[Any] = []
    try:
        scenario.from_data(data)
    except BadInput as error:
        found = list(error.problems)
        found = found or [error]
    for problem in found:
        assert problem.place
        for lang in words.LANGUAGES:
            said = words.sentence(lang, problem.id, problem.params, problem.args)
            assert said
            assert "\n" not in problem.place + said, "one line a problem"
            assert len(said) < 1000
    return found


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$schema"].endswith("2020-12/schema")


def test_every_object_of_the_schema_is_closed_and_every_member_described() -> None:
    def walk(part: Any, path: str) -> None:
        if isinstance(part, list):
            for index, item in enumerate(part):
                walk(item, f"{path}[{index}]")
        if not isinstance(part, dict):
            return
        if part.get("type") == "object":
            assert "additionalProperties" in part or part.get("unevaluatedProperties") is False, path
        for name, item in part.items():
            walk(item, f"{path}.{name}")

    walk(SCHEMA, "$")
    for name, part in {**SCHEMA["properties"], **SCHEMA["$defs"]}.items():
        found = SCHEMA["$defs"][part["$ref"].removeprefix("#/$defs/")] if "$ref" in part else part
        assert {**found, **part}.get("title"), name
        assert {**found, **part}.get("description"), name


def test_the_schema_and_the_loader_know_the_same_members() -> None:
    from pnrules.games import BUILT_IN, game
    from pnrules.level_form import FIELDS

    assert set(SCHEMA["properties"]) == set(scenario.COMMON)
    assert set(SCHEMA["required"]) == set(scenario.REQUIRED)
    assert set(SCHEMA["$defs"]["level"]["properties"]) == set(FIELDS)
    assert set(SCHEMA["$defs"]["expect"]["properties"]) == set(expecting.EXPECTED)
    assert SCHEMA["$defs"]["cite"]["prefixItems"][0]["enum"] == list(works().values())
    assert SCHEMA["properties"]["game"]["enum"] == list(BUILT_IN)
    for name in BUILT_IN:
        own = SCHEMA["$defs"][name]["properties"]
        assert set(own["expect"]["propertyNames"]["enum"]) == {*expecting.EXPECTED, *game(name).expected}
        assert set(own["expect"]["properties"]) == set(game(name).expected)
        assert set(own) - set(scenario.COMMON) == set(game(name).fields)
        assert own["edition"]["enum"] == list(game(name).works)
        assert sorted(own["version"]["enum"]) == sorted(game(name).versions)
        assert (own["players"]["minItems"], own["players"]["maxItems"]) == game(name).seats
        assert set(SCHEMA["$defs"][f"{name}-player"]["properties"]) == set(game(name).player_fields)


@pytest.mark.parametrize("name", pnrules.names())
def test_packaged_scenarios_pass_both(name: str) -> None:
    data = data_of(name)
    assert by_schema(data) == []
    assert by_loader(data) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_random_scenarios_pass_both(seed: int) -> None:
    data = random_data(seed)
    assert by_schema(data) == []
    assert by_loader(data) == []


# --- broken in form: refused by both ---------------------------------------------------------------------------------

WRONG_TYPES: tuple[Any, ...] = (None, True, 1.5, -1, "", "<b>x</b>", [], {}, [[]], [None], {"a": 1}, 10**6)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in the data; of a list only the first two items and the last."""
    found = [path]
    if isinstance(data, dict):
        for name, value in data.items():
            found += places(value, (*path, name))
    if isinstance(data, list):
        for index in sorted({0, 1, len(data) - 1} & set(range(len(data)))):
            found += places(data[index], (*path, index))
    return found


def at(data: Any, path: tuple[Any, ...]) -> Any:
    """What lies at a place. Raises LookupError or TypeError where nothing does."""
    for name in path:
        if isinstance(data, str):
            raise TypeError(f"{data!r} has no members")
        data = data[name]
    return data


def mutations(base: dict[str, Any], within: tuple[Any, ...]) -> list[tuple[str, Any]]:
    """Each member dropped, each object with an unknown member, each value replaced by each of some wrong ones."""
    found: list[tuple[str, Any]] = []
    for path in places(base):
        if path[: len(within)] != within:
            continue
        said = ".".join(map(str, path)) or "$"
        if path and isinstance(path[-1], str):
            found.append((f"{said} missing", put(base, path, DROP)))
        if isinstance(at(base, path), dict):
            found.append((f"{said} with an unknown member", put(base, path, {**at(base, path), "unknown": 1})))
        found += [(f"{said} is {value!r}", put(base, path, value)) for value in WRONG_TYPES]
    return found


@pytest.mark.long
@pytest.mark.parametrize(
    ("base", "within"),
    [(SAMPLE, ()), (BREAK, ("level",)), (COPY, ("level",)), (BUILT, ()), (DEALT, ())],
    ids=["sample", "first break", "what copy does", "version 2", "version 1"],
)
def test_each_structural_mutation_is_refused_by_both_or_by_neither(base: dict[str, Any], within: tuple[Any, ...]) -> None:
    """Every part is broken in every way above: some two thousand files."""
    refused = 0
    for what, data in mutations(base, within):
        passes, loader = validator.is_valid(data), by_loader(data)
        loader_alone = bool(loader) and all(map(of_meaning, loader))
        agree = passes != bool(loader) or (passes and loader_alone)
        assert agree, f"{what}: {by_schema(data)[:2]} / {list(map(str, loader[:2]))}"
        refused += not passes
    assert refused > 250


MEANING = {
    "problem-unknown-card",
    "problem-card-twice",
    "problem-not-in-program",
    "problem-not-in-version",
    "problem-nothing-beside",
    "problem-changes",
    "problem-link",
    "problem-unknown-ruling",
    "problem-unknown-answer",
    "problem-name-twice",
    "problem-no-such-place",
}
"""What only the loader can see: it knows the cards, the rulings and the rules reference."""


def of_meaning(problem: Any) -> bool:
    """Whether only the loader can see it: how long the row and the script are is not the schema's matter, nor what asks and
    rulings are called."""
    names = problem.id == "problem-not-one-of" and problem.place.startswith(("expect.asked", "expect.r"))
    return problem.id in MEANING or problem.place == "program.pc" or problem.place.endswith(".after") or names


def harmless(line: str) -> bool:
    """Whether a line of words is one line, and no terminal would obey any of it."""
    turning = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))}
    return not any(c in turning or unicodedata.category(c) in ("Cc", "Cs", "Co", "Zl", "Zp") for c in line)


FUTURE_S, REFUSED = ("program", "row", 1, "inner"), ("expect", "refused")
FIRST, LOCKED_DOWN = ("program", "row", 0), {"card": "GOTO", "bits": [2], "link": "BUG", "down": 2}
FORM: list[tuple[str, tuple[Any, ...], Any, str]] = [
    ("a newer format", ("format",), 2, "format"),
    ("no format", ("format",), DROP, "format"),
    ("format 0", ("format",), 0, "format"),
    ("a name of a space without width", ("players", 0, "name"), "\u200b\u2060\ufeff", "players[0].name"),
    ("a name of fillers and a blank", ("players", 0, "name"), "\u3164 \u2800\ufe0f", "players[0].name"),
    ("a title of tags", ("title",), "\U000e0041", "title"),
    ("a game that there is not", ("game",), "chess", "game"),
    ("an edition that there is not", ("edition",), "4.0", "edition"),
    ("a version that there is not", ("version",), 3, "version"),
    ("hands in version 1", ("version",), 1, "players[0].hand"),
    ("half a SKIP", ("players", 0, "skips"), 0.5, "players[0].skips"),
    ("too many SKIPs", ("players", 0, "skips"), 21, "players[0].skips"),
    ("a DEFEND that has run out", ("players", 0, "defences"), [0], "players[0].defences[0]"),
    ("more bits to place than a colour has", ("players", 0, "bits"), 21, "players[0].bits"),
    ("bits to be placed in version 2", ("players", 0, "bits"), 1, "players"),
    ("a card that nobody placed face down", ("program", "row", 0, "down"), 0, "program.row[0].down"),
    ("cards beside that are a number", ("program", "row", 0, "inner"), 1, "program.row[0].inner"),
    ("a card beside, face down", FUTURE_S, [{"card": "ZAP#3", "down": 1}], "program.row[1].inner[0].down"),
    ("used a little", ("program", "row", 0, "used"), 1, "program.row[0].used"),
    ("a lock to a number", ("program", "row", 0, "link"), 1, "program.row[0].link"),
    ("a question of three words", ("expect", "asked"), [1, "execute", "BUG"], "expect.asked"),
    ("a question to seat 0", ("expect", "asked"), [0, "execute"], "expect.asked[0]"),
    ("a refusal without its place", REFUSED, [{"answer": [1, "pass"]}], "expect.refused[0].cite"),
    ("a refusal of nobody", REFUSED, [{"answer": ["pass"], "cite": ["PN 3.0", "break"]}], "expect.refused[0].answer"),
    ("rulings that are a text", ("expect", "rests_on"), "N-01", "expect.rests_on"),
    ("a hand of nobody", ("expect", "hands"), {"7": []}, "expect.hands.7"),
    ("a result without its seats", ("expect", "result"), {"how": "points"}, "expect.result.seats"),
    ("numbers that are words", ("expect", "numbers"), {"BUG": ["one"]}, "expect.numbers.BUG[0]"),
    ("an unknown member", ("colour",), "red", "colour"),
    ("no title", ("title",), DROP, "title"),
    ("a title in no language", ("title",), {}, "title"),
    ("a title in a language with markup", ("title",), {"<b>": "x"}, "title.<b>"),
    ("a title with a line break", ("title",), "a\nb", "title"),
    ("a title that is too long", ("title",), "x" * 201, "title"),
    ("one player", ("players",), [{}], "players"),
    ("seven players", ("players",), [{}] * 7, "players"),
    ("an empty name", ("players", 0, "name"), " ", "players[0].name"),
    ("markup in a name", ("players", 0, "name"), "<img src=x onerror=alert(1)>", "players[0].name"),
    ("a name that turns the text round", ("players", 0, "name"), "\u202eP1", "players[0].name"),
    ("a name of two lines", ("players", 0, "name"), "P\u20281", "players[0].name"),
    ("a name with a control character", ("players", 0, "name"), "P\x1b[31m", "players[0].name"),
    ("a name that is too long", ("players", 0, "name"), "x" * 61, "players[0].name"),
    ("no points", ("players", 0, "points"), 0, "players[0].points"),
    ("twenty points", ("players", 0, "points"), 20, "players[0].points"),
    ("half a point", ("players", 0, "points"), 9.5, "players[0].points"),
    ("points true", ("players", 0, "points"), True, "players[0].points"),
    ("a player who is a text", ("players", 0), "P1", "players[0]"),
    ("an empty program", ("program", "row"), [], "program.row"),
    ("no program", ("program",), DROP, "program"),
    ("a bit of seat 0", ("program", "row", 0, "bits"), [0], "program.row[0].bits[0]"),
    ("a hundred counters", ("program", "row", 0, "changes"), [100], "program.row[0].changes[0]"),
    ("the program counter before the row", ("program", "pc"), -1, "program.pc"),
    ("a direction that there is not", ("program", "towards"), "up", "program.towards"),
    ("a seed below 0", ("seed",), -1, "seed"),
    ("a seed that is too large", ("seed",), 2**53 + 1, "seed"),
    ("an answer of nobody", ("answers", 0), ["run"], "answers[0]"),
    ("an answer without words", ("answers", 0), [1], "answers[0]"),
    ("an answer of seat 0", ("answers", 0, 0), 0, "answers[0][0]"),
    ("an answer of a name", ("answers", 0, 0), "P1", "answers[0][0]"),
    ("a verb that is a number", ("answers", 0, 1), 1, "answers[0][1]"),
    ("an operand that is a list", ("answers", 5, 2), ["ACQUIRE"], "answers[5][2]"),
    ("an operand below 0", ("answers", 5, 3), -1, "answers[5][3]"),
    ("a draw that is a number", ("draws", 0), 3, "draws[0]"),
    ("an expectation without its reasons", ("because",), [], "because"),
    ("a reason without its citation", ("because", 0, "cite"), DROP, "because[0].cite"),
    ("a citation of a file", ("because", 0, "cite"), ["rules.pdf", "12"], "because[0].cite[0]"),
    ("a citation of one word", ("because", 0, "cite"), ["PN 3.0"], "because[0].cite"),
    ("an expectation that is not known", ("expect", "weather"), "fine", "expect.weather"),
    ("a row without points", ("expect", "rows", 0), {"pc": "BUG"}, "expect.rows[0].points"),
    ("points that are words", ("expect", "points"), ["nine", 9, 8], "expect.points[0]"),
    ("a ruling answered by a number", ("rulings",), {"N-01": 1}, "rulings.N-01"),
]  # fmt: skip

LEVEL_FORM: list[tuple[str, tuple[Any, ...], Any, str]] = [
    ("no goal", ("goal",), DROP, "level.goal"),
    ("no task", ("task",), DROP, "level.task"),
    ("a script of words", ("script",), ["run"], "level.script[0]"),
    ("a script with half an answer", ("script", 0), [1], "level.script[0]"),
    ("a script with an answer of data", ("script", 0), [1, {}], "level.script[0][1]"),
    ("a goal after nothing", ("goal", "after"), DROP, "level.goal.after"),
    ("a goal before the start", ("goal", "after"), -1, "level.goal.after"),
    ("a goal after a word", ("goal", "after"), "9", "level.goal.after"),
    ("a goal that is a word", ("goal", "answer"), "break-hand", "level.goal.answer"),
    ("a goal of no words", ("goal", "answer"), [], "level.goal.answer"),
    ("a goal that is neither answer nor prediction", ("goal", "answer"), DROP, "level.goal"),
    ("a goal that is both", ("goal", "points"), [9, 9, 9], "level.goal"),
    ("rulings that are no ids", ("goal", "rulings"), [[]], "level.goal.rulings[0]"),
    ("a wrong move without a rule", ("wrong", 0, "cite"), DROP, "level.wrong[0].cite"),
    ("a wrong move that is a word", ("wrong", 0), "pass", "level.wrong[0]"),
    ("a hint of data", ("hints", 1), ["look"], "level.hints[1]"),
    ("markup in a hint", ("hints", 0), {"en": "<b>look</b>"}, "level.hints[0].en"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "path", "value", "place"), FORM, ids=[case[0] for case in FORM])
def test_broken_in_form_is_refused_by_both_with_its_place(what: str, path: tuple[Any, ...], value: Any, place: str) -> None:
    data = put(SAMPLE, path, value)
    assert by_schema(data)
    assert place in [problem.place for problem in by_loader(data)]


@pytest.mark.parametrize(("what", "path", "value", "place"), LEVEL_FORM, ids=[case[0] for case in LEVEL_FORM])
def test_a_level_broken_in_form_is_refused_by_both(what: str, path: tuple[Any, ...], value: Any, place: str) -> None:
    data = put(BREAK, ("level", *path), value)
    assert by_schema(data)
    assert place in [problem.place for problem in by_loader(data)]


def test_a_prediction_needs_what_is_predicted() -> None:
    data = put(COPY, ("level", "goal", "if"), DROP)
    assert by_schema(data)
    assert [problem.place for problem in by_loader(data)] == ["level.goal.if"]


@pytest.mark.parametrize("data", [None, True, 5, "nightmare", [], [SAMPLE], {}])
def test_what_is_no_scenario_at_all_is_refused_by_both(data: Any) -> None:
    assert by_schema(data)
    assert by_loader(data)


# --- broken in meaning: only the loader can see it -------------------------------------------------------------------

FIRST_ANSWER = ("answers", 0)
TWICE, ONWARD = {"repeat": [[1, "run"]], "times": 2}, {"and_so_on": [[1, "run"]], "times": 2}
MILLIONS = {"repeat": [[1, "run"]] * 100, "times": 10_000}
ONLY_THE_LOADER: list[tuple[str, tuple[Any, ...], Any, str, str]] = [
    ("an unknown card in a hand", ("players", 0, "hand", 0), "CALL", "problem-unknown-card", "players[0].hand[0]"),
    ("an unknown card in the row", ("program", "row", 0, "card"), "CALL", "problem-unknown-card", "program.row[0].card"),
    ("a card twice", ("deck",), ["GOTO#3", "GOTO#3"], "problem-card-twice", "deck[1]"),
    ("more of a kind than there are", ("deck",), ["BUG"] * 2, "problem-card-twice", "deck[0]"),
    ("a one-shot in the program", ("program", "row", 0, "card"), "RUN", "problem-not-in-program", "program.row[0].card"),
    ("changes of too many numbers", ("program", "row", 0, "changes"), [1, 1], "problem-changes", "program.row[0].changes"),
    ("a lock of a card that is no GOTO", ("program", "row", 1, "link"), "BUG", "problem-link", "program.row[1].link"),
    ("a lock to a card that is not there", ("program", "row", 0, "link"), "RUN", "problem-link", "program.row[0].link"),
    ("the program counter behind the row", ("program", "pc"), 10, "problem-out-of-range", "program.pc"),
    ("the program counter at a card that is not there", ("program", "pc"), "RUN", "problem-unknown-card", "program.pc"),
    ("a bit of a seat that nobody has", ("program", "row", 0, "bits"), [4], "problem-out-of-range", "program.row[0].bits[0]"),
    ("the turn of a seat that nobody has", ("turn",), 4, "problem-out-of-range", "turn"),
    ("an answer of a seat that nobody has", ("answers", 0, 0), 4, "problem-out-of-range", "answers[0][0]"),
    ("an unknown ruling", ("rulings",), {"N-99": "default"}, "problem-unknown-ruling", "rulings.N-99"),
    ("an answer that a ruling lacks", ("rulings",), {"N-01": "maybe"}, "problem-unknown-answer", "rulings.N-01"),
    ("two players of one name", ("players", 1, "name"), "P1", "problem-name-twice", "players[1].name"),
    ("two players of names that look alike", ("players", 1, "name"), " p\u200b1", "problem-name-twice", "players[1].name"),
    ("a name of half a character", ("players", 0, "name"), "\ud800", "problem-markup", "players[0].name"),
    ("a name in private characters", ("players", 0, "name"), "\ue000", "problem-markup", "players[0].name"),
    ("no such place in the rules", ("because", 0, "cite"), ["PN 3.0", "page-12"], "problem-no-such-place", "because[0].cite"),
    ("points of more players than there are", ("expect", "points"), [9, 9, 8, 8], "problem-count-points", "expect.points"),
    ("a whole number written as a fraction", ("turn",), 1.0, "problem-written-whole", "turn"),
    ("lists in lists without end", ("rulings",), {"a": json.loads("[" * 60 + "]" * 60)}, "problem-too-deep", None),  # type: ignore[list-item]
    ("an answer that is illegal", ("answers", 1), [3, "dance"], "problem-answer", "answers[1]"),
    ("an answer of somebody who is not asked", ("answers", 1), [2, "execute"], "problem-answer", "answers[1]"),
    ("an answer after the last question", ("answers",), [[1, "run"], [3, "execute"], [1, "run"]], "problem-answer", "answers[2]"),
    ("an answer that cannot be given twice", FIRST_ANSWER, TWICE, "problem-answer-again", "answers[0].repeat[0]"),
    ("and so on, though something else is asked", FIRST_ANSWER, ONWARD, "problem-and-so-on", "answers[0].and_so_on"),
    ("a million answers", FIRST_ANSWER, MILLIONS, "problem-too-many-answers", "answers"),
    ("more bits than a colour has", ("program", "row", 0, "bits"), [2] * 21, "problem-too-many-bits", "program.row"),
    ("cards beside a GOTO", ("program", "row", 0, "inner"), ["BUG#2"], "problem-nothing-beside", "program.row[0].inner"),
    (
        "two bits on a card beside another",
        ("program", "row", 7, "inner"),
        [{"card": "ZAP", "bits": [1, 2]}],
        "problem-inner-bits",
        "program.row[7].inner[0].bits",
    ),
    ("a card twice beside another", FUTURE_S, ["ZAP#3"] * 2, "problem-card-twice", "program.row[1].inner[1].card"),
    ("a lock on a card face down", FIRST, LOCKED_DOWN, "problem-face-down-bare", "program.row[0].link"),
    ("placed face down by nobody", ("program", "row", 0, "down"), 4, "problem-out-of-range", "program.row[0].down"),
    ("a question that there is not", ("expect", "asked"), [1, "why"], "problem-not-one-of", "expect.asked[1]"),
    ("a question to a seat that nobody has", ("expect", "asked"), [4, "execute"], "problem-out-of-range", "expect.asked[0]"),
    ("a ruling that there is not", ("expect", "rests_on"), ["N-99"], "problem-not-one-of", "expect.rests_on[0]"),
    ("expected of a card that is none", ("expect", "links"), {"GOTTO": None}, "problem-unknown-card", "expect.links.GOTTO"),
    ("a draw that cannot be made", ("draws",), ["RUN"], "problem-draw", "draws[0]"),
    ("a draw of a card that there is not", ("draws",), ["CALL"], "problem-unknown-card", "draws[0]"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "path", "value", "id", "place"), ONLY_THE_LOADER, ids=[case[0] for case in ONLY_THE_LOADER])
def test_broken_in_meaning_is_refused_by_the_loader_alone(
    what: str, path: tuple[Any, ...], value: Any, id: str, place: str
) -> None:
    data = put(SAMPLE, path, value)
    if id != "problem-too-deep":
        assert by_schema(data) == []
    with pytest.raises(BadInput) as refused:
        pnrules.load(data)
    assert [(problem.id, problem.place) for problem in refused.value.problems if place is None or problem.place == place]
    assert id in [problem.id for problem in refused.value.problems]
    assert all(problem.place for problem in refused.value.problems)
    assert "\n" not in str(refused.value.problems[0])


UNPLAYABLE: list[tuple[str, dict[str, Any], tuple[Any, ...], Any, str]] = [
    ("a script with an illegal answer", BREAK, ("script", 2), [1, "dance"], "level.script[2]"),
    ("a goal that the rules refuse", BREAK, ("goal", "after"), 4, "level.goal.answer"),
    ("a prediction that does not come true", COPY, ("goal", "points"), [1, 2, 3], "level.goal.points"),
    ("a prediction of an illegal answer", COPY, ("goal", "if"), ["dance"], "level.goal.if"),
]


@pytest.mark.parametrize(("what", "base", "path", "value", "place"), UNPLAYABLE, ids=[case[0] for case in UNPLAYABLE])
def test_a_level_that_cannot_be_played_as_it_says_is_found_out(
    what: str, base: dict[str, Any], path: tuple[Any, ...], value: Any, place: str
) -> None:
    assert unplayable(scenario.from_data(base)) == []
    data = put(base, ("level", *path), value)
    assert by_loader(data) == []
    assert place in [problem.place for problem in unplayable(scenario.from_data(data))]


def test_a_goal_or_a_wrong_move_after_more_answers_than_the_script_has_is_refused() -> None:
    for part in (("goal",), ("wrong", 3)):
        data = put(BREAK, ("level", *part, "after"), 99)
        assert by_schema(data) == []
        assert [problem.id for problem in by_loader(data)] == ["problem-out-of-range"]


def test_a_scenario_without_a_level_is_no_level() -> None:
    with pytest.raises(PnError) as refused:
        Level(scenario.read("nightmare/sample"))
    assert refused.value.id == "error-no-level"


def test_all_problems_are_listed_at_once_even_where_the_set_up_is_wrong() -> None:
    data = put(put(put(SAMPLE, ("edition",), "4.0"), ("program", "row", 0, "card"), "CALL"), ("answers", 0, 1), {})
    data = put(put(data, ("players", 0, "name"), "<b>"), ("because", 0, "cite"), ["PN 3.0", "nowhere"])
    assert [problem.place for problem in by_loader(data)] == [
        "edition",
        "players[0].name",
        "program.row[0].card",
        "answers[0][1]",
        "because[0].cite",
    ]


# --- texts that are no JSON, or worse --------------------------------------------------------------------------------

GOOD = json.dumps(SAMPLE)
TEXTS: list[tuple[str, bytes, str]] = [
    ("nothing", b"", "problem-not-json"),
    ("half a file", GOOD[:500].encode(), "problem-not-json"),
    ("two files", (GOOD + GOOD).encode(), "problem-not-json"),
    ("not UTF-8", b'{"title": "\xff"}', "problem-not-utf8"),
    ("a list", b"[]", "problem-expected"),
    ("a number that is none", GOOD.replace('"turn": 1', '"turn": NaN').encode(), "problem-not-whole"),
    ("a number without end", GOOD.replace('"turn": 1', '"turn": -Infinity').encode(), "problem-not-whole"),
    ("a number beyond measure", GOOD.replace('"turn": 1', '"turn": 1e999').encode(), "problem-not-whole"),
    ("a number of thousands of digits", GOOD.replace('"turn": 1', '"turn": ' + "9" * 5000).encode(), "problem-too-large"),
    ("a number of a hundred digits", GOOD.replace('"turn": 1', '"turn": ' + "9" * 100).encode(), "problem-too-large"),
    ("a format of a hundred digits", GOOD.replace('"format": 1', '"format": ' + "9" * 100).encode(), "problem-too-large"),
    ("a member twice", GOOD.replace('"turn": 1', '"turn": 1, "turn": 2').encode(), "problem-twice"),
    ("a nameless member twice", b'{"": 1, "": 2}', "problem-twice"),
    ("a file that is far too long", b" " * 20_000_001, "problem-too-long"),
    ("a hundred thousand lists", b"[" * 100_000, "problem-too-deep"),
    ("a hundred thousand objects", b'{"a":' * 100_000, "problem-too-deep"),
    ("lists in a member", GOOD.replace('"turn": 1', '"turn": ' + "[" * 400 + "]" * 400).encode(), "problem-too-deep"),
    ("half a character in a member's name", GOOD.replace('"turn"', '"\\ud800"').encode(), "problem-unknown-field"),
    ("a line break in a member's name", GOOD.replace('"turn"', '"a\\nb"').encode(), "problem-unknown-field"),
    ("a member with a long name", GOOD.replace('"turn"', '"' + "x" * 100_000 + '"').encode(), "problem-unknown-field"),
    ("a card with a long name", GOOD.replace('"RUN"', '"' + "x" * 100_000 + '"').encode(), "problem-unknown-card"),
    ("a card that a terminal would obey", GOOD.replace('"RUN"', '"\\u001b[2J\\n"').encode(), "problem-unknown-card"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "text", "id"), TEXTS, ids=[case[0] for case in TEXTS])
def test_a_file_that_cannot_be_read_is_refused_in_a_line_with_a_place(what: str, text: bytes, id: str, tmp_path: Any) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(text)
    with pytest.raises(BadInput) as refused:
        pnrules.load(path)
    assert id in [problem.id for problem in refused.value.problems]
    for problem in refused.value.problems:
        assert problem.place
        assert len(str(problem)) < 2000
        assert harmless(str(problem))


# --- arbitrary JSON --------------------------------------------------------------------------------------------------

NAMES = st.sampled_from(
    [*scenario.COMMON, "program", "deck", "turn", "row", "card", "bits", "link", "changes", "name", "hand", "save"]
)
LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(
        [1, 2, 3, "nightmare", "3.0", "BUG", "GOTO", "RUN", "N-01", "copied", "chance", "execute", "PN 3.0", "break"]
    ),
)
ANY_JSON = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.one_of(NAMES, st.text(max_size=6)), inner, max_size=5)
    ),
    max_leaves=25,
)
BASES = st.sampled_from([SAMPLE, BREAK, COPY])


def only_bad_input(data: Any) -> None:
    """Loading either works or says what is wrong, in both languages, each with its place; and soon."""
    began = time.process_time()
    refused = None
    try:
        play = pnrules.load(data)
    except BadInput as error:
        refused = error
    said = play.describe() if refused is None else ""
    problems = refused.problems if refused is not None else ()
    told = [(str(problem), words.sentence("fr", problem.id, problem.params, problem.args)) for problem in problems]
    assert time.process_time() - began < 2
    assert told or said
    for problem, (english, french) in zip(problems, told, strict=True):
        assert problem.place
        assert harmless(english)
        assert french


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=ANY_JSON)
def test_arbitrary_json_is_loaded_or_refused(data: Any) -> None:
    only_bad_input(data)


@pytest.mark.long
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(base=BASES, draw=st.data())
def test_a_scenario_with_arbitrary_json_in_it_is_loaded_or_refused(base: dict[str, Any], draw: st.DataObject) -> None:
    paths = [path for path in places(base) if path]
    data = base
    for path in draw.draw(st.lists(st.sampled_from(paths), min_size=1, max_size=3)):
        try:
            at(data, path)
        except (LookupError, TypeError):
            continue  # an earlier replacement took this place away
        data = put(data, path, draw.draw(ANY_JSON))
    only_bad_input(data)
    if isinstance(data, dict) and "level" in data and not saves.is_save(data) and not by_loader(data):
        with contextlib.suppress(BadInput):  # the answers before the level are illegal
            assert isinstance(unplayable(scenario.from_data(data)), list)


@pytest.mark.long
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=ANY_JSON)
def test_arbitrary_json_for_the_whole_of_a_member_is_loaded_or_refused(data: Any) -> None:
    for name in (*scenario.COMMON, "program", "deck", "turn"):
        only_bad_input({**SAMPLE, name: data})


@pytest.mark.long
def test_thousands_of_players_draws_and_answers_take_no_long_time() -> None:
    for name, value in (
        ("players", [{"name": f"n{i}"} for i in range(20_000)]),
        ("draws", ["BUG"] * 20_000),
        ("answers", [[1, "run"]] * 20_000),
        ("because", [{"cite": ["PN 3.0", "x"], "says": "y"}] * 5_000),
        ("rulings", {f"N-{i}": "default" for i in range(20_000)}),
        ("deck", ["BUG"] * 20_000),
    ):
        only_bad_input({**SAMPLE, name: value})


def test_schema_and_loader_take_the_same_signs_for_visible() -> None:
    assert SCHEMA["$defs"]["plain"]["pattern"] == VISIBLE.pattern


@pytest.mark.parametrize("sign", [chr(code) for code in (0xAD, 0x200B, 0x200D, 0x2060, 0xFEFF, 0x3164, 0x2800, 0xFE0F, 0xE0020)])
def test_a_sign_that_leaves_no_trace_makes_no_name_but_may_stand_in_one(sign: str) -> None:
    assert not VISIBLE.search(sign * 3)
    assert VISIBLE.search(f"{sign}a")
