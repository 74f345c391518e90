"""Patches: what a path sets, what stays shared, what is refused. `patches.json` tests the board as well (`patch.test.ts`)."""

from __future__ import annotations

import copy
import json
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from pnrules.kernel.patches import OPERATIONS, applied, differ, jsonable
from tests.kernel.plays import SEEDS, played

CASES = json.loads(Path(__file__).with_name("patches.json").read_text(encoding="utf-8"))


def at(data: Any, path: str) -> Any:
    return reduce(lambda inside, name: inside[int(name) if isinstance(inside, list) else name], path.split("."), data)


@pytest.mark.parametrize("case", CASES["applied"], ids=lambda case: case["does"])
def test_a_patch_does_what_it_says_and_leaves_the_data_as_they_were(case: dict[str, Any]) -> None:
    before = copy.deepcopy(case["before"])
    assert applied(before, case["patch"]) == case["after"]
    assert before == case["before"]


@pytest.mark.parametrize("case", CASES["shared"], ids=lambda case: case["does"])
def test_what_does_not_change_is_shared(case: dict[str, Any]) -> None:
    after = applied(case["before"], case["patch"])
    assert [path for path in case["same"] if at(after, path) is not at(case["before"], path)] == []
    assert [path for path in case["other"] if at(after, path) is at(case["before"], path)] == []


@pytest.mark.parametrize("case", CASES["refused"], ids=lambda case: case["because"])
def test_what_leads_nowhere_is_refused(case: dict[str, Any]) -> None:
    before = copy.deepcopy(case["before"])
    with pytest.raises((LookupError, TypeError, ValueError)):
        applied(before, case["patch"])
    assert before == case["before"]


def test_the_cases_try_each_operation_both_ways() -> None:
    for kind in ("applied", "refused"):
        lasts = {path.rsplit(".", 1)[-1] for case in CASES[kind] for path in case["patch"]}
        assert lasts >= {*OPERATIONS, "0", "b"}


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_what_differs_between_any_two_boards_of_a_play_makes_the_one_the_other(seed: int) -> None:
    boards = [step.after.board for step in played(seed).trace][::7]
    compared = 0
    for before, after in zip(boards, reversed(boards), strict=True):
        patch: dict[str, Any] = {}
        differ(before, after, "board", patch)
        assert applied({"board": jsonable(before)}, patch) == {"board": jsonable(after)}
        compared += bool(patch)
    assert compared > 5
