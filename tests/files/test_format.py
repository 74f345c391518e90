"""The format of scenarios: described once, read by the loader, and published as a schema that is made of the descriptions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from pnrules import games
from pnrules.cli.main import main
from pnrules.files import expectation, formats, scenario
from pnrules.kernel.errors import PnError, Problem
from pnrules.kernel.facets.files import Files
from pnrules.kernel.forms.members import Items, Member, Part
from pnrules.kernel.forms.shapes import SEAT
from pnrules.kernel.forms.validation import JsonPath
from pnrules.runtime_error.game import RuntimeErrorFiles, RuntimeErrorGame
from tests.conftest import ROOT
from tests.files.scenarios import (
    BREAK,
    BUILT,
    COPY,
    DEALT,
    EVERY,
    ROUND,
    SAMPLE,
    SCHEMA,
    by_loader,
    by_schema,
    mutations,
    validator,
)
from tests.kernel.plays import SEEDS, data_of, random_data

SCHEMAS = {"pnrules/files/scenario.schema.json": (), "pnrules/bandwidth/deck.schema.json": ("bandwidth", "--deck")}
"""The published schemas, and what `pnrules schema` is asked for to make them."""

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
    "problem-too-few-to-deal",
}
"""What only the loader can see: it knows the cards, the rulings and the rules reference."""


def of_meaning(problem: Any) -> bool:
    """Whether only the loader can see it: how long the row and the script are is not the schema's matter, nor what asks and
    rulings are called."""
    names = problem.id == "problem-not-one-of" and problem.place.startswith(("expect.asked", "expect.r"))
    return problem.id in MEANING or problem.place == "program.pc" or problem.place.endswith(".after") or names


# --- the schema -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", SCHEMAS)
def test_the_published_schema_is_the_one_that_is_made_now(file: str, tmp_path: Path) -> None:
    """`make schemas` writes it anew."""
    assert main(["schema", *SCHEMAS[file], "--output", str(tmp_path / "schema.json")]) == 0
    assert (ROOT / file).read_text(encoding="utf-8") == (tmp_path / "schema.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", SCHEMAS)
def test_a_schema_is_one_and_all_that_it_holds_is_seen(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    schema = json.loads(text)
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"].endswith("2020-12/schema")
    assert schema["title"]
    assert text.replace("\n", "").isprintable()


def parts(schema: Any, path: str = "$") -> list[tuple[str, dict[str, Any]]]:
    """Every object within a schema, with its place."""
    if isinstance(schema, list):
        return [part for index, item in enumerate(schema) for part in parts(item, f"{path}[{index}]")]
    if not isinstance(schema, dict):
        return []
    return [(path, schema), *(part for name, item in schema.items() for part in parts(item, f"{path}.{name}"))]


@pytest.mark.parametrize("file", SCHEMAS)
def test_every_object_of_a_schema_is_closed(file: str) -> None:
    schema = json.loads((ROOT / file).read_text(encoding="utf-8"))
    objects = [(path, part) for path, part in parts(schema) if part.get("type") == "object"]
    assert len(objects) > 3
    assert [path for path, part in objects if "additionalProperties" not in part and "unevaluatedProperties" not in part] == []


@pytest.mark.parametrize("file", SCHEMAS)
def test_every_member_and_every_named_part_of_a_schema_is_described(file: str) -> None:
    schema = json.loads((ROOT / file).read_text(encoding="utf-8"))
    named = [(f"$defs.{name}", part) for name, part in schema["$defs"].items()]
    within_conditions = (".if.", ".dependentSchemas.")
    members = [
        (f"{path}.{name}", each)
        for path, part in parts(schema)
        if ("required" in part or part.get("type") == "object") and not any(each in f"{path}." for each in within_conditions)
        for name, each in part.get("properties", {}).items()
    ]
    assert len(members) > 10
    for path, part in [*named, *members]:
        whole = {**schema["$defs"].get(part.get("$ref", "").removeprefix("#/$defs/"), {}), **part}
        assert whole.get("title"), path
        assert whole.get("description"), path


def test_the_schema_has_what_every_game_has() -> None:
    assert SCHEMA["properties"]["game"]["enum"] == list(games.BUILT_IN)
    assert SCHEMA["$defs"]["cite"]["prefixItems"][0]["enum"] == list(games.works().values())
    for name in games.BUILT_IN:
        game, own = games.game(name), SCHEMA["$defs"][name]["properties"]
        assert set(own) >= {"edition", "version", "players", "expect", *game.form.members}
        assert own["edition"]["enum"] == list(game.works)
        assert own["version"]["enum"] == list(game.versions)
        assert (own["players"]["minItems"], own["players"]["maxItems"]) == game.seats
        assert set(SCHEMA["$defs"][f"{name}-player"]["properties"]) == {"name", *game.form.player}
        assert set(SCHEMA["$defs"][f"{name}-expect"]["properties"]) == {*expectation.OF_EVERY_GAME, *Files.of(game).expected}


@pytest.mark.parametrize("name", games.BUILT_IN)
def test_every_fact_of_our_games_is_described_and_no_other(name: str) -> None:
    assert set(games.game(name).form.facts) == set(Files.of(games.game(name)).expected)


# --- of some games, and of another's ----------------------------------------------------------------------------------


def test_the_schema_of_one_game_accepts_its_scenarios_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "runtime_error"]) == 0
    own = Draft202012Validator(json.loads(capsys.readouterr().out))
    assert own.is_valid(data_of("runtime_error/sample-round"))
    assert not own.is_valid(SAMPLE)
    assert "nightmare" not in json.dumps(own.schema)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], 'pnrules: GAME: "chess" is not one of these: nightmare, bandwidth, runtime_error'),
        (["nightmare", "--deck"], "pnrules: $: this game has no other card sets to play with"),
    ],
)
def test_a_schema_that_there_is_not_is_refused_in_a_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["schema", *arguments]) == 2
    assert [line.startswith(said) for line in capsys.readouterr().err.splitlines()] == [True]


class Watches(RuntimeErrorFiles):
    """One fact more, of which the game gives no words."""

    expected: Mapping[str, str] = {"watched_by": "seats"}


class Watched(RuntimeErrorGame):
    """A game of another package, with a member of its own, one of a player, and a fact of which it gives no words."""

    name = "watched"
    form = Part(
        members={"watcher": Member(SEAT, "Watcher", "Who watches.")},
        player={"hats": Member(Items(SEAT), "Hats", "Those whose hats the player has.")},
    )
    facets = (Watches(),)


def test_a_game_of_another_package_has_its_part_in_its_schema_and_is_read_by_it() -> None:
    watched = Watched()
    schema = formats.schema([watched])
    Draft202012Validator.check_schema(schema)
    data = {**SAMPLE, "game": "watched", "edition": "1", "version": 1, "watcher": 2}
    data = {name: data[name] for name in ("format", "game", "edition", "version", "title", "watcher")}
    for players, expect, good in (
        ([{"hats": [1]}, {"name": "B"}], {"watched_by": [4]}, True),
        ([{"hats": [9]}, {}], {"watched_by": [1]}, False),
        ([{"hats": []}, {}], {"watched_by": 1}, False),
    ):
        whole = {**data, "players": players, "expect": expect, "because": [{"cite": ["RE", "x"], "says": "y"}]}
        problems: list[Problem] = []
        formats.scenario(watched).parse(JsonPath("", problems), whole, formats.widest([watched]))
        assert Draft202012Validator(schema).is_valid(whole) == (not problems) == good
    assert schema["properties"]["watcher"]["title"] == "Watcher"
    assert schema["$defs"]["watched-expect"]["properties"]["watched_by"]["title"] == "Watched by"
    with pytest.raises(PnError):
        formats.deck_schema([watched])


# --- schema and loader agree ------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("name", games.BUILT_IN)
def test_packaged_scenarios_pass_both(name: str) -> None:
    packaged = {each: data_of(each) for each in scenario.of_game(name)}
    assert {each: (by_schema(data), by_loader(data)) for each, data in packaged.items()} == dict.fromkeys(packaged, ([], []))


@pytest.mark.parametrize("seed", SEEDS)
def test_random_scenarios_pass_both(seed: int) -> None:
    data = random_data(seed)
    assert by_schema(data) == []
    assert by_loader(data) == []


def form_problems(data: Any) -> list[Problem] | None:
    """What is wrong with the form alone, by the widest bounds; None where it is not even said whose form it is."""
    if not isinstance(data, dict) or data.get("game") not in games.BUILT_IN:
        return None
    problems: list[Problem] = []
    known = formats.widest(list(map(games.game, games.BUILT_IN)))
    formats.scenario(games.game(data["game"])).parse(JsonPath("", problems), data, known)
    return problems


def says_the_same(passes: bool, form: list[Problem]) -> bool:
    """Whether schema and reader do: but that the reader alone knows how long the row and the script are."""
    return passes == (not form) or (passes and all(p.place == "program.pc" or p.place.endswith(".after") for p in form))


@pytest.mark.long
@pytest.mark.parametrize("every", EVERY)
@pytest.mark.parametrize(
    ("base", "within"),
    [(SAMPLE, ()), (BREAK, ("level",)), (COPY, ("level",)), (BUILT, ()), (DEALT, ()), (ROUND, ())],
    ids=["sample", "first break", "what copy does", "version 2", "version 1", "statements"],
)
def test_each_structural_mutation_is_refused_by_both_or_by_neither(
    base: dict[str, Any], within: tuple[Any, ...], every: int
) -> None:
    """Every part is broken in every way: some two thousand files. Of form alone, schema and reader say exactly the same."""
    refused = 0
    for what, data in mutations(base, within)[::every]:
        passes, loader, form = validator.is_valid(data), by_loader(data), form_problems(data)
        loader_alone = bool(loader) and all(map(of_meaning, loader))
        agree = passes != bool(loader) or (passes and loader_alone)
        assert agree, f"{what}: {by_schema(data)[:2]} / {list(map(str, loader[:2]))}"
        assert form is None or says_the_same(passes, form), f"{what}: {by_schema(data)[:2]} / {form}"
        refused += not passes
    assert refused > 250 // every
