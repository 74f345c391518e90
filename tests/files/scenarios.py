"""Scenarios to break, all ways to break one member, and what schema and loader make of the outcome."""

from __future__ import annotations

import json
import unicodedata
from typing import Any

from jsonschema import Draft202012Validator

from pnrules import words
from pnrules.files import scenario
from pnrules.kernel.errors import BadInput
from sparing import these
from tests.conftest import ROOT
from tests.kernel.plays import data_of
from tests.kernel.test_codec import DROP, put

SCHEMA = json.loads((ROOT / "pnrules/files/scenario.schema.json").read_text(encoding="utf-8"))
validator = Draft202012Validator(SCHEMA)

SAMPLE, BREAK, COPY = (
    data_of(),
    data_of("nightmare/levels/2-runs/01-first-break"),
    data_of("nightmare/levels/3-copies/01-what-copy-does"),
)
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


ROUND: dict[str, Any] = {
    "format": 1,
    "game": "runtime_error",
    "edition": "1",
    "version": 1,
    "title": "Everything that may lie on a table",
    "players": [
        {"name": "A", "hand": ["A♣", "9♦"], "statements": [{"lower": "2♣", "upper": "9♣", "function": "3♥"}]},
        {"hand": ["K♠"], "statements": []},
    ],
    "deck": ["4♦", "5♦"],
    "discards": ["6♦"],
    "turn": 2,
    "deal": False,
    "draws": ["4♦"],
    "expect": {
        "turn": 2,
        "deck": 2,
        "discards": ["6♦"],
        "hands": [2, 1],
        "held": {"1": ["A♣", "9♦"]},
        "statements": {"1": ["2♣ 9♣ 3♥"]},
        "input": None,
        "verdict": None,
    },
    "because": [{"cite": ["RE", "set-up"], "says": "So it is."}],
}
"""Runtime Error with everything that a table can hold."""


# --- what is made of data ---------------------------------------------------------------------------------------------


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


def harmless(line: str) -> bool:
    """Whether a line of words is one line, and no terminal would obey any of it."""
    turning = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))}
    return not any(c in turning or unicodedata.category(c) in ("Cc", "Cs", "Co", "Zl", "Zp") for c in line)


# --- broken in every way ----------------------------------------------------------------------------------------------

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


EVERY = these((5, 1), 5)
"""`make test` looks at one mutation in five: there are twelve at a place or more, so that each way of breaking comes up."""


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
