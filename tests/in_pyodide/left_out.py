"""A pytest plugin for Pyodide: the tests that cannot run there, by name, and what they lack.

What is not there is stood in for, so that the other tests of a file run. A test that lacks something and is not named here fails;
so does the whole run where a test that is named here, and was run, lacks nothing: the list stays true by itself.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Mapping
from importlib.machinery import ModuleSpec
from typing import Any, Final, NoReturn
from unittest.mock import MagicMock

import pytest

LEFT_OUT: Final[Mapping[str, tuple[str, ...]]] = {
    "hypothesis": (
        "kernel/test_endless.py::test_however_states_are_kept_and_wherever_it_begins",
        "files/test_saves.py::test_a_save_with_arbitrary_json_in_it_is_loaded_or_refused",
        "files/test_saves.py::test_a_save_with_a_number_or_a_word_of_it_changed_is_loaded_or_refused",
        "kernel/test_shapes.py::test_a_shape_notes_nothing_exactly_when_its_schema_accepts",
        "kernel/test_nodes.py::test_a_part_of_a_line_and_where_two_lines_part_are_as_on_the_whole_lines",
        "files/test_arbitrary.py::test_a_scenario_with_arbitrary_json_in_it_is_loaded_or_refused",
        "files/test_arbitrary.py::test_arbitrary_json_for_the_whole_of_a_member_is_loaded_or_refused",
        "files/test_arbitrary.py::test_arbitrary_json_is_loaded_or_refused",
        "kernel/test_nodes.py::test_every_node_follows_on_the_one_that_it_was_made_after",
        "kernel/test_nodes.py::test_a_choice_is_a_seats_and_draws_are_counted_along_the_line",
        "kernel/test_nodes.py::test_an_answer_leads_to_its_node_and_to_none_where_it_was_not_given",
        "kernel/test_nodes.py::test_redo_leads_to_the_newest_branch_until_it_is_led_elsewhere",
        "kernel/test_nodes.py::test_a_stretch_ends_where_something_is_asked",
    ),
    "jsonschema": (
        "files/test_positions.py::test_a_scenario_that_is_written_passes_the_schema",
        "files/test_format.py::test_each_structural_mutation_is_refused_by_both_or_by_neither",
        "files/test_answers.py::test_they_are_given_as_if_they_were_written_out",
        "files/test_answers.py::test_an_entry_broken_in_form_is_refused_by_schema_and_loader_with_its_place",
        "files/test_answers.py::test_a_level_s_script_is_written_out_one_by_one",
        "files/test_broken_form.py::test_broken_in_form_is_refused_by_both_with_its_place",
        "files/test_broken_form.py::test_a_level_broken_in_form_is_refused_by_both",
        "files/test_broken_form.py::test_a_prediction_needs_what_is_predicted",
        "files/test_broken_form.py::test_what_is_no_scenario_at_all_is_refused_by_both",
        "files/test_broken_meaning.py::test_broken_in_meaning_is_refused_by_the_loader_alone",
        "files/test_broken_meaning.py::test_a_goal_or_a_wrong_move_after_more_answers_than_the_script_has_is_refused",
        "files/test_format.py::test_a_schema_is_one_and_all_that_it_holds_is_seen",
        "files/test_format.py::test_the_schema_of_one_game_accepts_its_scenarios_alone",
        "files/test_format.py::test_a_game_of_another_package_has_its_part_in_its_schema_and_is_read_by_it",
        "files/test_format.py::test_packaged_scenarios_pass_both",
        "files/test_format.py::test_random_scenarios_pass_both",
        "kernel/test_shapes.py::test_what_is_of_a_shape_is_read_and_its_schema_accepts_it",
        "kernel/test_shapes.py::test_what_is_not_is_told_with_its_place_and_something_harmless_stands_for_it",
        "kernel/test_shapes.py::test_a_condition_tells_and_its_schema_refuses_the_same",
    ),
    "named pipes": ("words/test_refusals.py::test_a_named_pipe_is_refused_and_not_waited_for",),
    "processes": (
        "kernel/test_games.py::test_a_broken_or_doubled_game_is_told_of_by_list_and_stops_nothing",
        "kernel/test_games.py::test_a_package_that_cannot_be_asked_what_it_offers_is_told_of_and_stops_nothing",
        "kernel/test_games.py::test_what_others_offer_is_not_even_looked_up_for_a_game_that_is_built_in",
        "kernel/test_games.py::test_no_package_is_loaded_for_a_name_that_none_offers",
        "kernel/test_import.py::test_the_modules_looked_for_are_real_ones",
        "cli/test_cli.py::test_a_file_whose_name_is_no_text_is_a_line",
        "cli/test_cli.py::test_as_a_program_it_ends_with_the_same_codes_and_no_traceback",
        "cli/test_cli.py::test_it_prints_in_any_terminal_s_encoding",
        "cli/test_cli.py::test_what_a_program_reads_is_utf_8_and_prose_has_what_looks_alike",
        "cli/test_ending.py::test_a_full_disk_is_a_line",
        "cli/test_ending.py::test_a_reader_that_has_gone_ends_it_quietly",
        "cli/test_ending.py::test_a_stream_that_is_closed_is_one_to_nowhere",
        "cli/test_ending.py::test_an_interrupt_ends_it_quietly",
        "kernel/test_codec.py::test_the_sample_start_has_the_fingerprint_it_had_in_every_process",
        "files/test_other_rules.py::test_names_are_the_same_in_every_process",
        "kernel/test_import.py::test_import_takes_no_third_party_package_at_all",
        "kernel/test_import.py::test_import_does_not_load",
        "kernel/test_import.py::test_what_answers_a_page_loads_nothing_that_a_browser_s_python_lacks",
        "kernel/test_import.py::test_import_loads_no_game_no_words_no_command_line_and_no_prover",
        "kernel/test_import.py::test_loading_and_playing_a_scenario_without_reasons_loads_no_catalogue",
        "training/test_drilling.py::test_two_terminals_on_one_file_lose_no_answer_of_each_other",
    ),
}
"""What they lack -> the tests without it, as file::function. `hypothesis` and `jsonschema` are partly compiled; only the
tests use them.
"""

NAMED: Final = {f"tests/{name}": lack for lack, names in LEFT_OUT.items() for name in names}
SAID: Final = {"processes": "emscripten does not support processes", "named pipes": "module 'os' has no attribute 'mkfifo'"}
"""How Python says that there is none of them."""


class Lacks(Exception):
    """Something that is not there was asked for; its name is the only argument."""


class Absent:
    """Stands for an object of a package that is not there: it can be made, and not used."""

    def __init__(self, *_: object, **__: object) -> None:
        pass

    def __getattr__(self, name: str) -> NoReturn:
        raise Lacks("jsonschema")

    @classmethod
    def check_schema(cls, _: object) -> NoReturn:
        raise Lacks("jsonschema")


def given(*_: object, **__: object) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """In place of hypothesis' decorator: there is nobody who would think of cases."""

    def instead(test: Callable[..., None]) -> Callable[[], None]:
        def lacking() -> None:
            raise Lacks("hypothesis")

        lacking.__name__ = test.__name__
        return lacking

    return instead


def stand_in() -> None:
    """Puts something in the place of the packages that are partly compiled, and so cannot be imported."""
    hypothesis = MagicMock(given=given, settings=lambda **_: lambda test: test)
    sys.modules.update({"hypothesis": hypothesis, "hypothesis.strategies": hypothesis.strategies})
    sys.modules["jsonschema"] = MagicMock(Draft202012Validator=Absent)
    for name in ("hypothesis", "jsonschema"):
        sys.modules[name].__spec__ = ModuleSpec(name, None)


if sys.platform == "emscripten":
    stand_in()


def lack(raised: BaseException) -> str | None:
    """What a test lacked that ended so; None where it failed for a reason of its own."""
    if isinstance(raised, Lacks):
        return str(raised)
    return next((name for name, said in SAID.items() if said in str(raised)), None)


class Run:
    """A run's record.

    passed   the tests that are named above, and of which a case lacked nothing
    lacking  those of which a case lacked something
    """

    def __init__(self) -> None:
        self.passed: set[str] = set()
        self.lacking: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None]:
        name = item.nodeid.partition("[")[0]
        try:
            yield
        except (Lacks, OSError, AttributeError) as raised:
            lacked = lack(raised)
            if lacked is None:
                raise
            if NAMED.get(name) != lacked:
                pytest.fail(f"{name} lacks {lacked}: name it in {__name__}, or let it do without")
            self.lacking.add(name)
            pytest.xfail(f"Pyodide has no {lacked}")
        if name in NAMED:
            self.passed.add(name)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        idle = sorted(self.passed - self.lacking)
        if idle:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
            print(f"\nNot to be left out, since they lack nothing: {', '.join(idle)}")


def pytest_configure(config: Any) -> None:
    config.pluginmanager.register(Run())
