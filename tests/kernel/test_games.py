"""Games of other packages: found by their entry points, late, and never in the way of the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import pnrules
from pnrules import games, words
from pnrules.kernel.errors import BadInput
from tests.kernel.plays import data_of
from tests.plugin.site import offer, python

BROKEN = {
    "gone": ("gone = nowhere.game:GAME", "ModuleNotFoundError"),
    "raises": ("raises = raises:GAME", "SystemExit: 3"),
    "no_game": ("no_game = no_game:GAME", "no_game:GAME is no Game"),
    "twice": ("bandwidth = twice:GAME", "“bandwidth” is taken"),
    "other": ("other = twice:GAME", "its game is called “bandwidth”"),
    "alone": ("frog = alone:GAME", "alone lies in no package"),
    "no_seats": ("no_seats = no_seats:GAME", "'NoSeats' object has no attribute 'seats'"),
    "no_work": ("no_work = no_work:GAME", "no_work:GAME has no rulebook, no seats or no types"),
    "garbled": ("frog = garbled:GAME", "UnicodeDecodeError"),
}
"""Packages that offer what is no game, or one that cannot stand beside the others: the entry point, and what is said of it."""

BARE = """
from pnrules.kernel.game import Game
class Bare(Game): view, result, start = [print] * 3
"""

MODULES = {
    "raises": "raise SystemExit(3)",
    "no_game": "GAME = 'a game'",
    "twice": "from pnrules.bandwidth.game import GAME",
    "alone": "from frog.game import GAME",
    "no_seats/__init__": f"{BARE}class NoSeats(Bare): name, works = 'no_seats', {{'1': 'None'}}\nGAME = NoSeats()",
    "no_work/__init__": f"{BARE}class NoWork(Bare): name, works, seats, types = 'no_work', {{}}, (2, 2), (str,)\nGAME = NoWork()",
    "garbled/__init__": "from frog.game import GAME",
}


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which nothing but broken games is installed."""
    site = tmp_path_factory.mktemp("site")
    for package, (entry, _) in BROKEN.items():
        offer(site, package, entry)
    for module, source in MODULES.items():
        file = site / f"{module}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(source, encoding="utf-8")
    texts = site / "garbled/locales/en"
    texts.mkdir(parents=True)
    (texts / "garbled.ftl").write_bytes(b"game-frog = \xff\n")
    return site


@pytest.mark.long
def test_a_broken_or_doubled_game_is_told_of_by_list_and_stops_nothing(broken: Path) -> None:
    done = python(broken, "-m", "pnrules", "list", "nightmare/sample")
    assert done.returncode == 0
    assert "nightmare/sample" in done.stdout
    for entry, said in BROKEN.values():
        assert [line for line in done.stderr.splitlines() if line.startswith(f"{games.GROUP}: {entry}: ") and said in line]
    assert len(done.stderr.splitlines()) == len(BROKEN)


@pytest.mark.long
def test_a_package_that_cannot_be_asked_what_it_offers_is_told_of_and_stops_nothing(tmp_path: Path) -> None:
    offer(tmp_path, "garbled", "this line offers nothing")
    offer(tmp_path, "sound", "frog = frog.game:GAME")
    done = python(tmp_path, "-m", "pnrules", "list", "frog")
    assert done.returncode == 0
    assert done.stdout.startswith("frog (3)\n")
    (told,) = done.stderr.splitlines()
    assert told.startswith(f"{games.GROUP}: garbled: ")


@pytest.mark.long
def test_what_others_offer_is_not_even_looked_up_for_a_game_that_is_built_in(broken: Path) -> None:
    code = (
        "import sys, pnrules; str(pnrules.load('nightmare/sample').trace[0]); "
        "from pnrules import games; print(games.installed.cache_info().currsize, 'raises' in sys.modules)"
    )
    assert python(broken, "-c", code).stdout.split() == ["0", "False"]


@pytest.mark.long
def test_no_package_is_loaded_for_a_name_that_none_offers(broken: Path) -> None:
    data = repr({**data_of("nightmare/sample"), "game": "nobodys"})
    code = f"import sys, pnrules\ntry: pnrules.load({data})\nexcept pnrules.BadInput: print('no_game' in sys.modules)"
    assert python(broken, "-c", code).stdout.split() == ["False"]


SAID = {"en": "game “drain” is not installed here", "fr": "le jeu «\u00a0drain\u00a0» n’est pas installé ici"}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_scenario_and_a_save_of_a_game_that_is_not_there_say_so(lang: str) -> None:
    from pnrules.files import saves

    save: dict[str, Any] = saves.save(pnrules.load("nightmare/sample"))
    save["start"]["setup"]["game"] = "drain"
    for data, place in (({**data_of("nightmare/sample"), "game": "drain"}, "game"), (save, "start.setup.game")):
        with pytest.raises(BadInput) as caught:
            pnrules.load(data)
        problem = caught.value.problems[0]
        said = words.sentence(lang, problem.id, problem.params, problem.args)
        assert problem.place == place
        assert said == SAID[lang]


def test_every_game_is_there_under_its_own_name() -> None:
    for name in games.BUILT_IN:
        assert games.game(name).name == name
        assert games.is_game(name)
    assert not games.is_game("drain")
    with pytest.raises(KeyError):
        games.game("drain")
