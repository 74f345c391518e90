"""States as JSON and back: exact at every step, with the same future."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import pnrules
from pnrules import Play, words
from pnrules.kernel.codec import fingerprint, state_from_json, state_to_json
from pnrules.kernel.errors import BadInput
from pnrules.kernel.machine import step
from pnrules.kernel.state import State
from sparing import these
from tests.kernel.plays import SEEDS, played


def back(state: State) -> State:
    return state_from_json(state.setup.game, json.loads(json.dumps(state_to_json(state))))


def exact(play: Play) -> None:
    for done in play.trace:
        state = back(done.before)
        assert state == done.before
        assert hash(state) == hash(done.before)
        assert state.position == done.before.position
        again = step(state, done.answer)
        assert again.after == done.after
        assert (again.rule.id, again.args, again.rulings) == (done.rule.id, done.args, done.rulings)
    assert back(play.state) == play.state
    assert fingerprint(back(play.state)) == fingerprint(play.state)


def test_round_trip_is_exact_at_every_step_of_the_sample_and_has_the_same_future() -> None:
    play = pnrules.load("nightmare/sample")
    assert len(play.trace) > 30
    exact(play)


@pytest.mark.long
@pytest.mark.parametrize("seed", these(SEEDS[:10], 0, 2, 4))
def test_round_trip_is_exact_at_every_step_of_random_plays_and_has_the_same_future(seed: int) -> None:
    exact(played(seed))


def test_random_plays_reach_nested_performances_and_ends_and_memory() -> None:
    """What the tests above go through is worth going through."""
    states = [s.after for seed in SEEDS for s in played(seed).trace]
    assert max(len(state.frames) for state in states) >= 4
    assert any(state.over for state in states)
    assert any(state.memory is not None for state in states)
    assert any('{"differs": {"' in json.dumps(state_to_json(state)["memory"]) for state in states[::40]), "boards are remembered"
    assert {state.ask.kind for state in states if state.ask} >= {"execute", "break", "play", "draw", "number", "bit", "claim"}
    assert {(state.setup.version, state.setup.edition) for state in states} == {(1, "3.0"), (1, "3.1"), (2, "3.0"), (2, "3.1")}
    tables = [state.board.table for state in states]
    assert any(table.secrets for table in tables), "cards lie face down"
    assert any(table.skips for table in tables)
    assert any(table.defences for table in tables)
    assert any(state.board.beside for state in states), "cards lie beside a SUBROUTINE"
    assert any(state.memory.passes for state in states if state.memory), "somebody passes for longer"
    assert any(state.memory.repeats for state in states if state.memory), "version 1 counts repetitions (N-20)"


@pytest.mark.long
def test_fingerprints_are_of_the_position_and_tell_positions_apart() -> None:
    for seed in SEEDS[:8]:
        by_print: dict[str, Any] = {}
        for done in played(seed).trace:
            found = by_print.setdefault(fingerprint(done.after), done.after.position)
            assert found == done.after.position
        assert len(by_print) == len({done.after.position for done in played(seed).trace})


@pytest.mark.long
def test_the_sample_start_has_the_fingerprint_it_had_in_every_process() -> None:
    import subprocess
    import sys

    code = "import pnrules; from pnrules.kernel.codec import fingerprint as f; print(f(pnrules.load('nightmare/sample').state))"
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=None)
    assert other.stdout.strip() == fingerprint(pnrules.load("nightmare/sample").state)


def put(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """A copy of the data with one member replaced; DROP takes it out."""
    if not path:
        return value
    if isinstance(data, list):
        return [put(item, path[1:], value) if index == path[0] else item for index, item in enumerate(data)]
    anew = {name: put(item, path[1:], value) if name == path[0] else item for name, item in data.items()}
    if len(path) == 1 and value is DROP:
        del anew[path[0]]
    elif path[0] not in anew:
        anew[path[0]] = put({}, path[1:], value)
    return anew


DROP = object()
IN_A_RUN = json.loads(json.dumps(state_to_json(pnrules.load("nightmare/sample").trace[20].after)))
BROKEN = [
    (("setup",), DROP, "setup"),
    (("position",), DROP, "position"),
    (("position", "board"), DROP, "position.board"),
    (("position", "frames"), DROP, "position.frames"),
    (("memory",), DROP, "memory"),
    (("points",), DROP, "points"),
    (("points",), [1, 2, 3], "points"),
    (("more",), 1, "more"),
    (("setup", "game"), "chess", "setup.game"),
    (("setup", "edition"), "4.0", "setup.edition"),
    (("setup", "edition"), [], "setup.edition"),
    (("setup", "version"), True, "setup.version"),
    (("setup", "players"), 5, "setup.players"),
    (("setup", "players"), ["P1"], "setup.players"),
    (("setup", "players", 1), "<b>P2</b>", "setup.players[1]"),
    (("setup", "rulings"), 5, "setup.rulings"),
    (("setup", "rulings"), {"N-99": "default"}, "setup.rulings.N-99"),
    (("setup", "rulings"), {"N-01": ["copied"]}, "setup.rulings.N-01"),
    (("position", "board", "pc"), "GOTO", "position.board.pc"),
    (("position", "board", "pc"), 2.0, "position.board.pc"),
    (("position", "board", "pc"), 99, "position.board.pc"),
    (("position", "board", "points"), [9, 9], "position.board.points"),
    (("position", "board", "row", 3), DROP, "position.board.row[3]"),
    (("position", "board", "row", 3, "bits"), [1, None], "position.board.row[3].bits[1]"),
    (("position", "board", "row", 3, "colour"), "red", "position.board.row[3].colour"),
    (("position", "board", "table"), None, "position.board.table"),
    (("position", "frames", 0, "code"), "nonsense", "position.frames[0].code"),
    (("position", "frames", 1, "pc"), 99, "position.frames[1].pc"),
    (("position", "frames", 1, "pc"), -1, "position.frames[1].pc"),
    (("position", "frames", 0, "actor"), 7, "position.frames[0].actor"),
    (("position", "frames", 1, "env", "todo"), 5, "position.frames[1].env.todo"),
    (("position", "ask"), {"who": 9, "kind": "execute", "args": ["BUG"], "options": [["execute"]]}, "position.ask.who"),
    (("position", "ask"), {"who": 1, "kind": "what", "args": [], "options": [["execute"]]}, "position.ask.kind"),
    (("position", "ask"), {"who": 1, "kind": "execute", "args": [], "options": [["execute"]]}, "position.ask.args"),
    (("position", "ask"), {"who": 1, "kind": "execute", "args": ["BUG"], "options": []}, "position.ask.options"),
    (("position", "ask"), {"who": 1, "kind": "execute", "args": ["BUG"], "options": [["x"]]}, "position.ask.options[0]"),
    (("position", "ask"), {"who": 1, "kind": "play", "args": [], "options": [[{"a": 1}]]}, "position.ask.options[0][0]"),
    (("memory",), "lots", "memory"),
    (("memory",), {"differs": 5}, "memory.differs"),
    (("memory",), {"differs": {"board.row.99": 1}}, "memory.differs"),
    (("memory",), {"differs": {"nothing": 1}}, "memory.differs"),
    (("memory", "passes"), [{"seat": 1, "kind": "break", "until": "lap", "since": "BUG"}], "memory.passes[0].since"),
    (("memory", "repeats"), [{"card": "GOTO", "times": 1, "at": None}], "memory.repeats[0].at"),
    (("position", "ask", "who"), None, "position.ask.who"),
    (("position", "ask", "who"), True, "position.ask.who"),
    (("position", "frames", 0, "source"), [], "position.frames[0].source"),
]  # fmt: skip


PYTHON = re.compile(r"pnrules\.|<class|\btuple\b|\bint\b|\bstr\b|None|\bpatch\b")
"""What no sentence for people has: the names of Python's types, and of ours."""


@pytest.mark.parametrize(("path", "value", "place"), BROKEN, ids=lambda v: str(v)[:40] if isinstance(v, str) else "")
def test_a_state_that_is_not_as_it_must_be_is_refused_with_its_place(path: tuple[Any, ...], value: Any, place: str) -> None:
    game = pnrules.load("nightmare/sample").setup.game
    assert state_from_json(game, IN_A_RUN)
    with pytest.raises(BadInput) as refused:
        state_from_json(game, put(IN_A_RUN, path, value))
    assert place in [problem.place for problem in refused.value.problems], str(refused.value)
    for problem in refused.value.problems:
        said = words.sentence("fr", problem.id, problem.params, problem.args)
        assert not PYTHON.search(said), said


REPEAT = {"card": "GOTO", "times": 1, "at": None}
EXPECTED = [
    (("memory", "repeats"), [REPEAT], "une liste entre crochets ou un objet entre accolades"),
    (("position", "ask", "who"), None, "un texte ou un nombre entier"),
    (("position", "frames", 0, "source"), 5, "un texte"),
    (("memory",), {"differs": 5}, "ce qui diffère de la table de la position"),
]


@pytest.mark.parametrize(("path", "value", "said"), EXPECTED, ids=["list or object", "text or number", "text or null", "patch"])
def test_what_may_stand_there_is_said_in_words(path: tuple[Any, ...], value: Any, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        state_from_json(pnrules.load("nightmare/sample").setup.game, put(IN_A_RUN, path, value))
    problem = refused.value.problems[0]
    assert f" {said}," in words.sentence("fr", problem.id, problem.params, problem.args).replace("\u202f", " ")


def test_every_problem_of_a_state_is_listed_at_once() -> None:
    game = pnrules.load("nightmare/sample").setup.game
    data = put(put(IN_A_RUN, ("setup", "edition"), "4.0"), ("setup", "players", 0), "")
    with pytest.raises(BadInput) as refused:
        state_from_json(game, data)
    assert {problem.place for problem in refused.value.problems} == {"setup.edition", "setup.players[0]"}
