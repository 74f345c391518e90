"""Nothing makes the loader do worse than say what is wrong, and soon: arbitrary JSON, and thousands of everything."""

from __future__ import annotations

import contextlib
import sys
import time
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pnrules
from pnrules import games, words
from pnrules.files import formats, saves, scenario
from pnrules.kernel.errors import BadInput
from pnrules.teaching.levels import unplayable
from tests.files.scenarios import BREAK, COPY, SAMPLE, at, by_loader, harmless, places
from tests.kernel.test_codec import put

MEMBERS = tuple(formats.scenario(games.game("nightmare")).members)
"""Those of a scenario of Programmer's Nightmare."""

NAMES = st.sampled_from([*MEMBERS, "row", "card", "bits", "link", "changes", "name", "hand", "save"])
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


SOON = 20 if sys.platform == "emscripten" else 2  # seconds; in Pyodide there is only the clock on the wall


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
    assert time.process_time() - began < SOON
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
    for name in MEMBERS:
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
