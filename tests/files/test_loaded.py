"""What is loaded satisfies the games' own invariants, or is refused with its place."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

import pnrules
from pnrules.cli import main as cli
from pnrules.files import saves, scenario
from pnrules.games import BUILT_IN, game
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.errors import BadInput
from pnrules.kernel.facets.files import Files
from pnrules.kernel.forms.validation import JsonPath
from pnrules.nightmare.files.registers import CHOSEN
from pnrules.nightmare.game import CODE
from tests.files import mutations
from tests.kernel.test_codec import put

FOLDER = Path(__file__).parent / "tampered"
TAMPERED = {
    "bits-77": ("start.position.frames[0]", "a BIT MAKER is performed in a run: nothing is performed at the bottom of the stack"),
    "board-109": ("start.position.frames[1].env.seats", "seat 5 of three players is to be dealt a card"),
    "breaks-64": ("start.position.frames[2].env.todo", "seat 7 of two players may break"),
    "building-227": ("start.position.ask", "at the op that asks P1 what to play, chance is asked for a card"),
    "counting-68": ("start.position.frames[0]", "a DECREMENT is performed in a run, not while cards are claimed"),
    "counter-below-nothing": ("start.position.board.row[15].changes", "two -1 lie on a card that says 1 (N-58)"),
    "dealt-to-seat-0": ("start.position.frames[1].env.seats", "seat 0 is to be dealt a card, and would lose it"),
    "dealt-to-seat-minus-2": ("start.position.frames[1].env.seats", "seat -2 is to be dealt a card"),
    "edited-before-the-edit": ("start.position.board.statements", "an EDIT's card lies face down before the input comes to it"),
    "laps-65": ("start.memory.visits[5].board.pc", "a board is remembered on which the program counter stood outside the row"),
    "singles-51": ("start.position.ask", "the card that may be drawn besides the others is called “draw”"),
    "stops-without-break": ("start.position.frames[1]", "a run is to end for a built-in BREAK that nobody executed (N-51)"),
    "turning-up-nothing": ("start.position.board.input", "the input goes before a card is turned up, and here it still lies"),
    "upgrading-54": ("start.position.frames[0]", "an UPGRADE is performed in a run, not in place of a turn"),
    "upgrading-79": ("start.position.frames[0]", "the same, at its second op"),
}  # fmt: skip


def tampered(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return data


@pytest.mark.parametrize("part", ["lesson", "level"])
def test_an_aim_of_points_in_a_game_without_points_is_refused_at_its_place(part: str) -> None:
    aim, why = {"least": 3}, {"says": "No.", "cite": ["RE", "winning"]}
    do = {"aim": aim, "hint": "None.", "otherwise": why}
    level = {"seat": 1, "task": "Win.", "script": [], "goal": {"aim": aim, **why}, "wrong": [], "hints": ["None."]}
    parts = {"lesson": {"seat": 1, "teaches": [], "beats": [{"says": "Now.", "do": do}]}, "level": level}
    game = {"format": 1, "game": "runtime_error", "edition": "1", "version": 1}
    data = {**game, "title": "t", "players": [{}, {}], part: parts[part]}
    with pytest.raises(BadInput) as refused:
        scenario.from_data(data)
    place = {"lesson": "lesson.beats[0].do.aim.least", "level": "level.goal.aim.least"}[part]
    assert [problem.place for problem in refused.value.problems if problem.id == "problem-no-points"] == [place]


@pytest.mark.parametrize("name", sorted(TAMPERED))
def test_a_position_changed_by_hand_is_refused_with_its_place(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    place, why = TAMPERED[name]
    with pytest.raises(BadInput) as refused:
        saves.restore(tampered(name))
    assert place in [problem.place for problem in refused.value.problems], why
    assert cli.main(["check", str(FOLDER / f"{name}.json")]) == cli.BAD_INPUT
    assert f": {place}: " in capsys.readouterr().err


@pytest.mark.parametrize("seed", range(2 * len(mutations.KINDS)))
def test_no_position_that_a_game_comes_to_is_refused(seed: int) -> None:
    """Every so manieth state of games of each kind, and of those in which more is under way than a run and one card."""
    for number, state in enumerate(mutations.line(seed)):
        if number % 19 == seed % 19 or (number % 4 == 0 and len(state.frames) > 3):
            place = JsonPath("", [])
            Files.of(state.setup.game).check_state(state, place)
            assert place.problems == [], state.frames
            if state.ask is not None:
                assert Files.of(state.setup.game).asked(state._replace(ask=None)) == state, "a question follows from all the rest"


@pytest.mark.parametrize("seed", range(len(mutations.KINDS)))
def test_what_is_changed_by_chance_is_refused_or_can_be_played_on_from(seed: int) -> None:
    draw = random.Random(f"mutations {seed}")
    states = mutations.line(seed)
    for _ in range(8):
        state = mutations.in_mid_effect(states, draw)
        data, path = mutations.mutated(json.loads(json.dumps(state_to_json(state))), draw)
        found = mutations.loaded(data, state)
        if found is not None:
            mutations.lives(found, random.Random(f"{seed} {path}"), 30)


@pytest.mark.long
def test_most_of_what_is_changed_by_chance_is_refused() -> None:
    """The test above would be empty if everything were refused, and worthless if nothing were."""
    refused = passed = 0
    for seed in (0, 12, 15):
        draw = random.Random(seed)
        states = mutations.line(seed)
        for _ in range(25):
            state = mutations.in_mid_effect(states, draw)
            data, _ = mutations.mutated(json.loads(json.dumps(state_to_json(state))), draw)
            found = mutations.loaded(data, state)
            refused += found is None
            passed += found is not None and found != state
    assert refused > 30
    assert passed > 0


def test_a_number_raised_beyond_measure_takes_no_longer() -> None:
    """An inner FUTURE has a number of 2 to the 50th: as many cards as lie behind it are performed, at once."""
    row = [
        {"card": "SUBROUTINE", "bits": [1], "used": True, "inner": [{"card": "FUTURE", "bits": []}, {"card": "BUG", "bits": []}]}
    ]
    play = laid_out(row)
    play.choose("run")
    at_it = next(done.before for done in play.trace if done.before.frames[-1].code == "running")
    data = json.loads(json.dumps(state_to_json(at_it)))
    beside = ("position", "board", "beside", 0, "cards", 0, "changes")
    state = state_from_json(game("nightmare"), put(data, beside, [2**50]))
    mutations.lives(state, random.Random(1), 5)


def laid_out(row: list[dict[str, Any]]) -> Any:
    """P1 holds a RUN, and this is the program."""
    return pnrules.load(
        {
            "format": 1,
            "game": "nightmare",
            "edition": "3.0",
            "version": 2,
            "title": "A high number",
            "players": [{"hand": ["RUN"]}, {"hand": ["ZAP"]}],
            "deck": [],
            "program": {"row": [*row, {"card": "ACQUIRE", "bits": [2]}]},
        }
    )


# --- the question -------------------------------------------------------------------------------------------------------


def asked() -> dict[str, Any]:
    """The sample while somebody is asked whether to execute."""
    state = next(
        done.after for done in pnrules.load("nightmare/sample").trace if done.after.ask and done.after.ask.kind == "execute"
    )
    data: dict[str, Any] = json.loads(json.dumps(state_to_json(state)))
    return data


OTHER_QUESTIONS = {
    "somebody else is asked": ("who", 1),
    "an option is missing": ("options", [["execute"]]),
    "an option is there that is none": ("options", [["execute"], ["decline"], ["skip"]]),
    "the options in another order": ("options", [["decline"], ["execute"]]),
    "about another card": ("args", ["WORM"]),
    "another question": ("kind", "break"),
}


@pytest.mark.parametrize("what", OTHER_QUESTIONS)
def test_only_the_question_that_the_rules_ask_there_can_be_open(what: str) -> None:
    member, value = OTHER_QUESTIONS[what]
    data = asked()
    assert data["position"]["ask"][member] != value
    assert state_from_json(game("nightmare"), data).ask is not None
    with pytest.raises(BadInput) as refused:
        state_from_json(game("nightmare"), put(data, ("position", "ask", member), value))
    assert {problem.place for problem in refused.value.problems} <= {"position.ask", f"position.ask.{member}"}


def test_a_question_that_is_missing_is_asked_again() -> None:
    data = asked()
    state = state_from_json(game("nightmare"), data)
    assert Files.of(state.setup.game).asked(state_from_json(game("nightmare"), put(data, ("position", "ask"), None))) == state


# --- the tables ---------------------------------------------------------------------------------------------------------


def test_every_line_of_a_table_of_registers_is_of_an_op_that_there_is() -> None:
    for code in CODE.values():
        assert all(pc < len(code[card]) for card, pc in CHOSEN)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_begins_where_its_scenarios_begin_and_nowhere_in_mid_effect(name: str) -> None:
    """A turn in which something has been done may look like a beginning, and is as good as one: nothing is in its registers."""
    owner = game(name)
    seed = next(seed for seed, kind in enumerate(mutations.KINDS) if kind[0] == name)
    states = mutations.line(seed)
    assert Files.of(owner).is_beginning(states[0])
    assert not any(Files.of(owner).is_beginning(state) for state in states if state.ask is not None or len(state.frames) > 2)
    assert not any(Files.of(owner).is_beginning(state) for state in states if any(frame.source for frame in state.frames))


def test_a_register_that_a_file_does_not_know_is_as_a_routine_begins() -> None:
    """A file from before a register was thought of loads, and a routine finds in it what it begins with."""
    data = asked()
    without = copy.deepcopy(data)
    for frame in without["position"]["frames"]:
        del frame["env"]["jump"]
    assert state_from_json(game("nightmare"), without) == state_from_json(game("nightmare"), data)
