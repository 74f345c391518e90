"""`pnrules new NAME`, as whoever makes a game does it: what it writes is installed, passes its own tests, plays and teaches."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from pnrules.cli.main import main
from pnrules.testing import CHECKS

NAME, PACKAGE, TITLE = "Tic-tac-Toe", "tic_tac_toe", "Tic Tac Toe"
"""A name with all that a name may have."""


def ran(folder: Path, *command: str | Path) -> str:
    """What a command prints in a folder; it ends well, and complains of nothing."""
    done = subprocess.run([*map(str, command)], cwd=folder, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def new(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The folder of a new game, and the Python of a fresh environment in which it is installed: without a network, so what it
    needs is found where this Python has it."""
    here = tmp_path_factory.mktemp("new")
    assert main(["new", NAME, "--folder", str(here)]) == 0
    venv.create(here / "env", with_pip=False)
    (site,) = (here / "env").glob("lib/python*/site-packages")
    ours = Path(sysconfig.get_path("purelib"))
    (site / "ours.pth").write_text(f"import site; site.addsitedir({str(ours)!r})\n", encoding="utf-8")
    python = here / "env/bin/python"
    flags = ("--quiet", "--no-index", "--no-deps", "--no-build-isolation")
    ran(here, sys.executable, "-m", "pip", "--python", python, "install", *flags, here / PACKAGE)
    return here / PACKAGE, python


COMMANDS: Mapping[str, tuple[str, ...]] = {
    "list": (PACKAGE,),
    "check": (PACKAGE, "--lang", "fr"),
    "run": (f"{PACKAGE}/first-game",),
    "rule": ("TIC-TAC-TOE-01",),
    "learn": (PACKAGE, "--print", "--lang", "fr"),
    "draw": (f"{PACKAGE}/first-game",),
    "simulate": (PACKAGE, "--games", "3"),
    "hint": (f"{PACKAGE}/levels/1-first/01-leave-four",),
}
SEEN = f"""
import json, sys
from contextlib import redirect_stdout
from io import StringIO
from pnrules.cli.main import main
from pnrules.teaching.levels import packs
from pnwidgets.app.folders import served
from pnwidgets.app.gallery import shown

seen = {{}}
for command, arguments in {dict(COMMANDS)!r}.items():
    with redirect_stdout(StringIO()) as out:
        assert main([command, *arguments]) == 0, command
    seen[command] = out.getvalue()
(seen["pack"],) = packs("{PACKAGE}")
(seen["front"],) = (game for game in shown(served())["games"] if game["name"] == "{PACKAGE}")
print(json.dumps(seen))
"""
"""What the command line and the front page have of it, asked in one process: to start Python takes the most time."""


@pytest.fixture(scope="module")
def seen(new: tuple[Path, Path]) -> Any:
    folder, python = new
    return json.loads(ran(folder.parent, python, "-c", SEEN))


@pytest.mark.long
def test_it_passes_its_own_tests(new: tuple[Path, Path]) -> None:
    folder, python = new
    said = ran(folder, python, "-m", "pytest", "--quiet", "-p", "no:cacheprovider")
    passed = re.search(r"(\d+) passed in", said)
    assert passed
    assert int(passed[1]) > len(CHECKS), "those of any game, and its own"


@pytest.mark.long
@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("list", f"  {PACKAGE}/first-game  A whole game\n"),
        ("check", f"{PACKAGE}\u00a0: aucune erreur trouvée\n"),
        ("run", "Ada takes 3 stones. [Tic Tac Toe, Your turn]"),
        ("rule", f"  {PACKAGE}/last-stone: The last stone may always be taken"),
        ("learn", "1. Le dernier caillou"),
        ("draw", "<svg"),
        ("simulate", "100%  came to the end"),
        ("hint", "Ada could choose: 1 stone\n"),
    ],
)
def test_the_command_line_knows_it(seen: Any, command: str, says: str) -> None:
    assert says in seen[command]


@pytest.mark.long
def test_its_pack_of_levels_has_its_title_in_both_languages(seen: Any) -> None:
    assert seen["pack"]["title"] == {"en": "First steps", "fr": "Premiers pas"}
    assert [level["name"] for level in seen["pack"]["levels"]] == [f"{PACKAGE}/levels/1-first/01-leave-four"]


@pytest.mark.long
def test_the_front_page_has_it(seen: Any) -> None:
    assert seen["front"]["title"] == {"en": TITLE, "fr": TITLE}
    assert "<svg" in seen["front"]["picture"]["fr"]
    assert seen["front"]["learn"] == f"{PACKAGE}/learn.ipynb"
    assert seen["front"]["rules"] == f"{PACKAGE}/rules.ipynb"


TOPICS = f"""
from pnrules import games
from pnrules.cli.main import main

assert main(["topics", "{PACKAGE}"]) == 2
file = str(games.folder("{PACKAGE}") / "exercises.json")
assert main(["topics", "{PACKAGE}", "--games", "40", "--output", file]) == 0
assert main(["topics", "{PACKAGE}", "--add", "--output", file]) == 0
assert main(["train", "{PACKAGE}", "--print", "2"]) == 0
"""


@pytest.mark.long
def test_its_exercises_are_found_and_written_where_they_are_not_lost(new: tuple[Path, Path]) -> None:
    folder, python = new
    done = subprocess.run([python, "-c", TOPICS], cwd=folder.parent, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(rf"{PACKAGE}: --output: {PACKAGE} is installed in .*{PACKAGE}, and what is written .*\n", done.stderr)
    written, asked = done.stdout.split("Exercises: ", 1)
    for topic in ("TIC-TAC-TOE-01", "Tic Tac Toe end", "Tic Tac Toe turn"):
        assert len(re.findall(rf"^  {topic} +\d+$", written, re.MULTILINE)) == 2, topic
    assert "Who chooses next, and what? What holds here: TIC-TAC-TOE-01" in asked
