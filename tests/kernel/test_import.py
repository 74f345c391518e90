"""`import pnrules` costs nothing that is not needed: no catalogue, schema, command line or prover, no package of others."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

LOADED = """import sys
before = set(sys.modules)
{does}
new = set(sys.modules) - before
import json
print(json.dumps({{name: getattr(sys.modules[name], "__file__", None) or "" for name in new}}))
"""


def loaded_by(does: str) -> dict[str, str]:
    """What a fresh interpreter loads to do this: module and file."""
    code = LOADED.format(does=does)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_import_takes_no_third_party_package_at_all() -> None:
    found = loaded_by("import pnrules")
    assert "pnrules" in found
    foreign = [name for name in found if name.partition(".")[0] not in {*sys.stdlib_module_names, "pnrules"}]
    assert foreign == []
    assert not [name for name, file in found.items() if "site-packages" in file]


@pytest.mark.parametrize(
    "name", ["fluent", "babel", "jsonschema", "argparse", "IPython", "ipywidgets", "anywidget", "pnwidgets", "random"]
)
def test_import_does_not_load(name: str) -> None:
    assert not [module for module in loaded_by("import pnrules") if module.partition(".")[0] == name]


def test_import_loads_no_game_no_words_no_command_line_and_no_prover() -> None:
    found = {name for name in loaded_by("import pnrules") if name.startswith("pnrules.")}
    names = ("asks", "citations", "errors", "machine", "forms", "forms.validation", "rules", "seats", "speech", "state", "steps")
    assert found <= {"pnrules.version", "pnrules.kernel", *(f"pnrules.kernel.{name}" for name in names)}
    assert not [name for name in found if "prove" in name]


def test_loading_and_playing_a_scenario_without_reasons_loads_no_catalogue() -> None:
    """Who only computes pays for no words: bots, provers, searches."""
    does = (
        "import pnrules; d = {'format': 1, 'game': 'nightmare', 'edition': '3.0', 'version': 2, 'title': 't', 'players': "
        "[{'hand': ['RUN']}, {}], 'program': {'row': [{'card': 'BUG', 'bits': [1]}]}}; "
        "p = pnrules.load(d); p.choose('run'); pnrules.view(p.state, 2); p.payload(); p.undo()"
    )
    found = loaded_by(does)
    assert "pnrules.nightmare.game" in found
    assert not [name for name in found if name.partition(".")[0] in {"fluent", "babel"}]
    assert not [name for name, file in found.items() if "site-packages" in file]


@pytest.mark.long
def test_the_modules_looked_for_are_real_ones() -> None:
    """The tests above would also pass for misspelt names; these are loaded when they are needed."""
    found = loaded_by("import pnrules; str(pnrules.load('nightmare/sample').trace[0])")
    assert {"fluent.runtime", "babel", "random", "pnrules.words", "pnrules.nightmare"} <= set(found)
    assert "argparse" in loaded_by("import pnrules.cli.main")


def test_what_answers_a_page_loads_nothing_that_a_browser_s_python_lacks() -> None:
    """Games are measured there, too, though neither on several cores nor as pictures."""
    found = {name.partition(".")[0] for name in loaded_by("import pnrules.pages")}
    assert "pnrules" in found
    assert not found & {"multiprocessing", "ctypes", "sqlite3", "ssl", "http", "xml", "matplotlib", "pandas"}
