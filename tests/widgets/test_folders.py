"""The served notebooks: each game's pages without a notebook of its own, and a user's own folder, which replaces nothing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pnrules.games import BUILT_IN
from pnwidgets import places
from pnwidgets.app import gallery
from pnwidgets.app.folders import Folders, Found, served
from pnwidgets.app.starting import NotServed, place

SAMPLE = "nightmare/sample.ipynb"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder with a notebook of one's own, a copy of one of ours, and one that has the name of ours and says something else."""
    folder = tmp_path / "own"
    (folder / "nightmare").mkdir(parents=True)
    (folder / "mine.ipynb").write_text('{"cells": [], "metadata": {"pnrules": {"title": "Mine"}}}')
    shutil.copy(places.notebooks() / "opponents.ipynb", folder)
    (folder / SAMPLE).write_text('{"cells": [], "metadata": {"pnrules": {"title": "My sample"}}}')
    return folder


@pytest.mark.parametrize("game", BUILT_IN)
def test_each_game_has_the_pages_of_its_lessons_and_of_its_rules(game: str) -> None:
    ours = places.notebooks()
    for page in ("learn.ipynb", "rules.ipynb"):
        assert served().find(f"{game}/{page}") == Found(ours, page, game)
        assert not (ours / game / page).exists()


def test_what_is_no_game_has_no_pages_and_nothing_is_found_outside() -> None:
    for address in (
        "toad/learn.ipynb",
        "learn/learn.ipynb",
        "../learn.ipynb",
        "/etc/learn.ipynb",
        "nightmare",
        "nightmare/sample",
        "",
    ):
        assert served().find(address) is None


def test_a_folder_of_one_s_own_adds_and_replaces_nothing(own: Path) -> None:
    beside = served(own)
    assert beside.find("mine.ipynb") == Found(own, "mine.ipynb")
    assert beside.find(SAMPLE) == Found(places.notebooks(), SAMPLE)
    assert beside.find(f"own/{SAMPLE}") == Found(own, SAMPLE)
    ours = [each["path"] for each in served().listed()]
    assert [each["path"] for each in beside.listed()] == [*ours, "mine.ipynb", f"own/{SAMPLE}"], "the copy is not there twice"


def test_the_front_page_shows_all_games_and_what_is_one_s_own(own: Path) -> None:
    shown = gallery.shown(served(own))
    assert {each["name"] for each in shown["games"]} >= set(BUILT_IN)
    assert [each["title"]["en"] for each in shown["others"]][-2:] == ["Mine", "My sample"]


def test_a_page_is_named_by_its_address_or_by_its_notebook_s_file(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    beside = served(own)
    assert place("nightmare/learn", beside) == "nightmare/learn.ipynb"
    monkeypatch.chdir(own)
    assert place(str(own / "mine.ipynb"), beside) == place("mine", beside) == "mine.ipynb"
    assert place(str(own / SAMPLE), beside) == f"own/{SAMPLE}"
    with pytest.raises(NotServed):
        place("toad/learn", beside)


def test_a_folder_alone_has_only_what_lies_in_it(own: Path) -> None:
    """So a Jupyter server that is not ours serves its own folder."""
    alone = Folders(own)
    assert alone.find("nightmare/learn.ipynb") is None
    assert [each["path"] for each in alone.listed()] == ["mine.ipynb", SAMPLE, "opponents.ipynb"]
