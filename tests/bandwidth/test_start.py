"""Scenarios of Battle for Bandwidth from outside: loader and schema agree, and nothing impossible gets in."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pnrules
from pnrules.bandwidth import deck
from pnrules.bandwidth.start import FIELDS
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.errors import BadInput
from tests.bandwidth.table import BASE, SEEDS, counts, data, facts, game_data, laid, random_steps
from tests.kernel.plays import data_of
from tests.kernel.test_codec import DROP, put
from tests.kernel.test_schema import (
    ANY_JSON,
    MEANING,
    at,
    by_loader,
    by_schema,
    mutations,
    only_bad_input,
    places,
    validator,
)

EXAMPLE = data_of("bandwidth/example")

FORM: list[tuple[str, tuple[Any, ...], Any, str]] = [
    ("another edition", ("edition",), "3.0", "edition"),
    ("another version", ("version",), 2, "version"),
    ("one player", ("players",), [{}], "players"),
    ("seven players", ("players",), [{}] * 7, "players"),
    ("points below 0", ("players", 0, "points"), -1, "players[0].points"),
    ("a program that is a word", ("program",), "Pass", "program"),
    ("a row that is a word", ("program", 0), "Pass", "program[0]"),
    ("a row of four places", ("program", 0), ["Pass 3 ↻", None, None, None], "program[0]"),
    ("a row without a card", ("program", 2), [None, None], "program[2]"),
    ("an empty row", ("program", 2), [], "program[2]"),
    ("a card that is a number", ("program", 0, 0), 3, "program[0][0]"),
    ("a function that is a number", ("function",), 3, "function"),
    ("no actions left", ("actions",), 0, "actions"),
    ("three actions left", ("actions",), 3, "actions"),
    ("the token at seat 0", ("token",), 0, "token"),
    ("an expectation that is another game's", ("expect", "weather"), "fine", "expect.weather"),
    ("a program expected that is no list", ("expect", "program"), "Pass", "expect.program"),
    ("an x expected that is a word", ("expect", "x"), "six", "expect.x"),
]
MEANT: list[tuple[str, tuple[Any, ...], Any, str, str]] = [
    ("a card that the deck does not have", ("program", 0, 0), "Pass 9 ↻", "problem-unknown-card", "program[0][0]"),
    ("an event in the program", ("program", 0, 0), "Firewall", "problem-cannot-lie-here", "program[0][0]"),
    ("an event in the function", ("function",), "Firewall", "problem-cannot-lie-here", "function"),
    ("a GOTO in the function", ("function",), "GOTO 10", "problem-cannot-lie-here", "function"),
    ("a Function in the function", ("function",), "Function", "problem-cannot-lie-here", "function"),
    ("a card twice", ("pile",), ["GOTO 10#2", "GOTO 10#2"], "problem-card-twice", "pile[1]"),
    ("the token at a seat that nobody has", ("token",), 5, "problem-out-of-range", "token"),
    ("points that would have won", ("players", 0, "points"), 9, "problem-out-of-range", "players[0].points"),
    ("a ruling of another game", ("rulings",), {"N-01": "copied"}, "problem-unknown-ruling", "rulings.N-01"),
    ("a deck that there is not", ("cards",), "attic", "problem-must-be", "cards"),
]


@pytest.mark.parametrize(("what", "path", "value", "place"), FORM, ids=[case[0] for case in FORM])
def test_broken_in_form_is_refused_by_both_with_its_place(what: str, path: tuple[Any, ...], value: Any, place: str) -> None:
    broken = put(EXAMPLE, path, value)
    assert by_schema(broken)
    assert place in [problem.place for problem in by_loader(broken)]


@pytest.mark.parametrize(("what", "path", "value", "id", "place"), MEANT, ids=[case[0] for case in MEANT])
def test_broken_in_meaning_is_refused_by_the_loader(what: str, path: tuple[Any, ...], value: Any, id: str, place: str) -> None:
    broken = put(EXAMPLE, path, value)
    assert (id, place) in [(problem.id, problem.place) for problem in by_loader(broken)]


@pytest.mark.parametrize("member", ["function", "pile", "token", "first", "turn", "actions"])
def test_without_a_program_nothing_lies_anywhere_yet(member: str) -> None:
    broken = {**put(EXAMPLE, ("program",), DROP), "pile": []}
    wanted = {name: broken[name] for name in (*BASE, member)}
    wanted["players"] = [{}, {}, {}, {}]
    assert ("problem-before-the-deal", member) in [(problem.id, problem.place) for problem in by_loader(wanted)]
    assert by_schema(wanted)


def test_without_a_program_nobody_holds_cards_or_points() -> None:
    broken = {**BASE, "players": [{"hand": ["GOTO 10"]}, {"points": 3}]}
    assert [problem.place for problem in by_loader(broken)] == ["players[0].hand", "players[1].points"]
    assert by_schema(broken)


def test_each_structural_mutation_is_refused_by_both_or_by_neither() -> None:
    meaning = {*MEANING, "problem-cannot-lie-here", "problem-before-the-deal"}
    refused = 0
    for what, broken in mutations(EXAMPLE, ()):
        passes, loader = validator.is_valid(broken), by_loader(broken)
        # How many seats there are, and so how many points win, is not the schema's matter.
        alone = all(p.id in meaning or (p.id == "problem-out-of-range" and p.place.startswith("players")) for p in loader)
        assert passes != bool(loader) or (passes and loader and alone), f"{what}: {by_schema(broken)[:2]} / {loader[:2]}"
        refused += not passes
    assert refused > 250


@pytest.mark.parametrize("seed", SEEDS)
def test_random_scenarios_pass_both(seed: int) -> None:
    assert by_schema(game_data(seed)) == []
    assert by_loader(game_data(seed)) == []


WITH_ITS_DECK = {**EXAMPLE, "cards": deck.data_of("house")}


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(base=st.sampled_from([EXAMPLE, WITH_ITS_DECK, game_data(0)]), draw=st.data())
def test_a_scenario_with_arbitrary_json_in_it_is_loaded_or_refused(base: dict[str, Any], draw: st.DataObject) -> None:
    paths = [path for path in places(base) if path]
    changed = base
    for path in draw.draw(st.lists(st.sampled_from(paths), min_size=1, max_size=3)):
        try:
            at(changed, path)
        except (LookupError, TypeError):
            continue  # an earlier replacement took this place away
        changed = put(changed, path, draw.draw(ANY_JSON))
    only_bad_input(changed)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=ANY_JSON)
def test_arbitrary_json_for_the_whole_of_a_member_is_loaded_or_refused(data: Any) -> None:
    for name in (*FIELDS, "players"):
        only_bad_input({**EXAMPLE, name: data})
        only_bad_input({**game_data(0), name: data})


def test_what_a_scenario_does_not_mention_lies_in_the_pile_or_with_a_pile_among_the_discards() -> None:
    assert (facts(laid(["Pass 1 ↻"]))["pile"], facts(laid(["Pass 1 ↻"]))["discards"]) == (52, [])
    play = laid(["Pass 1 ↻"], pile=["GOTO 10", "GOTO 10"])
    assert (facts(play)["pile"], len(facts(play)["discards"])) == (2, 50)


def test_who_has_terminal_1_begins_unless_it_is_said_otherwise() -> None:
    assert facts(laid(["Pass 1 ↻"], first=3))["turn"] == 3
    assert facts(laid(["Pass 1 ↻"], first=3, turn=2))["turn"] == 2


# --- states that somebody sends ---------------------------------------------------------------------------------------


def in_a_run() -> Any:
    done = next(step for step in pnrules.load("bandwidth/example").trace if step.rule.id == "bandwidth-goes-by")
    return done.after


STATE = json.loads(json.dumps(state_to_json(in_a_run())))
BOARD = ("position", "board")
IMPOSSIBLE: list[tuple[str, tuple[Any, ...], Any]] = [
    ("a card of no deck", (*BOARD, "rows", 0, 0), "BUG"),
    ("a card twice", (*BOARD, "rows", 0, 1), "Pass 3 ↻"),
    ("a card lost", (*BOARD, "rows", 0, 0), None),
    ("a row of two places", (*BOARD, "rows", 0), ["Pass 3 ↻", "Pass 1 ↺"]),
    ("the token at seat 9", (*BOARD, "token"), 9),
    ("Terminal 1 at seat 0", (*BOARD, "first"), 0),
    ("a winner in the middle", (*BOARD, "winner"), 1),
    ("points beyond those that win", (*BOARD, "points"), [10, 0, 0, 0]),
    ("points of three players", (*BOARD, "points"), [0, 0, 0]),
    ("three actions", (*BOARD, "table", "actions"), 3),
    ("hands of three players", (*BOARD, "table", "hands"), [[], [], []]),
    ("no run while a card is performed", (*BOARD, "run"), None),
    ("a place behind the program", (*BOARD, "run", "at"), 99),
    ("a routine on top of a wrong one", ("position", "frames", 0, "code"), "running"),
    ("a routine without its card", ("position", "frames", 2, "source"), None),
    ("a routine of another card", ("position", "frames", 2, "source"), "GOTO 20"),
    ("a card of a strange kind", (*BOARD, "cards", 0, "kind"), "gosub"),
    ("a code card without a green number", (*BOARD, "cards", 0, "green"), None),
    ("a pass card without a direction", (*BOARD, "cards", 0, "way"), 0),
    ("two cards of one name", (*BOARD, "cards", 0, "name"), "Pass 1 ↺"),
    ("no copies", (*BOARD, "cards", 0, "copies"), 0),
]


def test_a_question_that_the_position_does_not_ask_is_refused() -> None:
    state = pnrules.load("bandwidth/example").state
    whole = json.loads(json.dumps(state_to_json(state)))
    assert state_from_json(state.setup.game, whole) == state
    changes: tuple[tuple[tuple[Any, ...], Any], ...] = (
        (("args",), [1]),
        (("who",), 3),
        (("options",), [["end-turn"]]),
        (("options", 1), ["program", "GOTO 10"]),
        (("kind",), "turn-up"),
    )
    for path, value in changes:
        with pytest.raises(BadInput) as error:
            state_from_json(state.setup.game, put(whole, ("position", "ask", *path), value))
        assert any(problem.place.startswith("position.ask") for problem in error.value.problems), path


def test_the_state_itself_is_right() -> None:
    state = in_a_run()
    assert state_from_json(state.setup.game, STATE) == state


@pytest.mark.parametrize(("what", "path", "value"), IMPOSSIBLE, ids=[case[0] for case in IMPOSSIBLE])
def test_a_state_that_no_play_could_have_made_is_refused(what: str, path: tuple[Any, ...], value: Any) -> None:
    with pytest.raises(BadInput) as error:
        state_from_json(in_a_run().setup.game, put(STATE, path, value))
    assert all(problem.place for problem in error.value.problems)


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_every_state_of_a_game_passes_the_check(seed: int) -> None:
    for done in random_steps(seed, 600):
        state_from_json(done.after.setup.game, state_to_json(done.after))


def test_a_hand_may_hold_what_it_likes() -> None:
    assert counts(pnrules.load(data(hands={1: ["Firewall", "Function", "GOTO 10"]}))) == [3, 0, 0, 0]
