"""A game of another package that is there, but careless: of whatever it says wrong, the other games know nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from pnrules import games
from tests.plugin.site import KALAH, installed, offer, python

GAME = """
from frog.game import Frog

class Toad(Frog):
    name, works, register, versions = "toad", {"1": "Toad"}, {}, (1, 2)

GAME = Toad()
"""
"""It has none of the texts that its position needs, since those of Frog are Frog's."""

TEXTS = """
ref-pn30-toad-copy = What PN 3.0 does not say.
    .title = COPY
ref-swamp-toad-turn = A place of a rulebook that nobody has.
    .title = Turn
ref-toad-turn = A place without a title.
"""
SCENARIOS = {"garbled": "{", "list": "[]", "nameless": '{"format": 1, "game": "toad"}'}
WRONG = {
    "garbled": "$: is not JSON: line 1, column 2",
    "list": "title: must be a text that is not empty",
    "nameless": "title: must be a text that is not empty",
}
FRONT = """
from pnwidgets.app.folders import served
from pnwidgets.app.gallery import shown
front = shown(served())
print(*(game["name"] for game in front["games"]))
print(*(why["en"] for why in front["left_out"]))
from pnrules.session import DealingSession
offered = DealingSession.of_address({}).traits["deal"]["games"][-1]
print(offered["called"]["en"], *(each["called"]["fr"] for each in offered["versions"]))
"""


SAVED = """
import json
from pnrules import Play
from pnrules.files import saves
from pnrules.players.random_games import opening
print(json.dumps(saves.save(Play(opening("toad")))))
"""


@pytest.fixture(scope="module")
def careless(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which such a game is installed."""
    site = tmp_path_factory.mktemp("site")
    offer(site, "toad", "toad = toad.game:GAME")
    files = {"__init__.py": "", "game.py": GAME, "index.json": "[]", "locales/en/toad.ftl": TEXTS}
    for name, text in {**files, **{f"scenarios/{name}.json": text for name, text in SCENARIOS.items()}}.items():
        file = site / "toad" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return site


@pytest.mark.long
def test_list_says_which_of_its_scenarios_are_wrong_and_goes_on(careless: Path) -> None:
    done = python(careless, "-m", "pnrules", "list", "toad")
    assert done.returncode == 0
    assert done.stdout.splitlines() == ["toad (3)", *(f"  toad/{name}" for name in SCENARIOS)]
    assert done.stderr.splitlines() == [f"toad/{name}: {said}" for name, said in WRONG.items()]


@pytest.mark.long
def test_the_rules_of_the_others_can_be_read_and_none_of_its_places_is_among_them(careless: Path) -> None:
    copy = python(careless, "-m", "pnrules", "rule", "PN 3.0 COPY")
    assert (copy.returncode, copy.stderr) == (0, "")
    assert copy.stdout.startswith("PN 3.0, COPY\n")
    assert "What PN 3.0 does not say" not in copy.stdout
    everything = python(careless, "-m", "pnrules", "rule").stdout.splitlines()
    assert [line.split() for line in everything if "toad" in line.lower()] == [["Toad", "turn", "turn"]]


@pytest.mark.long
def test_it_is_left_out_of_the_front_page_and_offered_by_its_bare_name(careless: Path) -> None:
    done = python(careless, "-c", FRONT)
    names, why, offered = done.stdout.splitlines()
    assert (names, offered) == ("bandwidth nightmare runtime_error", "toad 1 2")  # the easiest first
    assert why.startswith("“toad” is not shown, because something in its package is wrong: ")
    assert why.endswith("The command pnrules check toad tells more.")
    assert done.stderr.startswith("The front page leaves out toad\n")


@pytest.mark.long
@pytest.mark.parametrize("command", [("simulate", "toad", "--games", "1"), ("learn", "toad"), ("cards", "toad")])
def test_whatever_it_breaks_ends_in_a_sentence(careless: Path, command: tuple[str, ...]) -> None:
    done = python(careless, "-m", "pnrules", *command)
    assert "Traceback" not in done.stderr
    assert done.returncode == 2
    assert "toad: " in done.stderr


@pytest.mark.long
def test_a_message_that_a_play_lacks_is_told_with_the_game_and_what_to_do(careless: Path) -> None:
    play = careless / "play.json"
    play.write_text(python(careless, "-c", SAVED).stdout, encoding="utf-8")
    done = python(careless, "-m", "pnrules", "run", str(play))
    assert done.returncode == 2
    assert done.stderr.startswith("pnrules: toad: something in this game is wrong: KeyError: ")
    assert done.stderr.rstrip().endswith("The command pnrules check toad tells more.")


def test_nothing_is_left_of_a_game_that_was_installed_for_a_while(tmp_path: Path) -> None:
    """Whatever is tested next in the same process would take its name for taken."""
    offer(tmp_path, "kalah", "kalah = kalah.game:GAME")
    with installed(tmp_path, KALAH):
        assert "kalah" in games.names()
        assert "kalah.game" in sys.modules
    assert [name for name in sys.modules if name.partition(".")[0] == "kalah"] == []
    assert "kalah" not in games.names()
