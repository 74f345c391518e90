"""The served notebooks: those of pnrules, and those of a user's own folder.

A game needs no notebook of its own: `learn.ipynb`, `rules.ipynb`, `question.ipynb` and `make.ipynb` serve all games, and each
game has them under its name. So `frog/learn.ipynb` is the page of the frog's lessons, although there is no such file.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from pnrules import games
from pnrules.teaching import tracks
from pnrules.words import rulebooks
from pnwidgets import places
from pnwidgets.app.notebooks import Listed, listing

NEW_GAME: Final = "play.ipynb"
LEVEL: Final = "level.ipynb"
TRAINER: Final = "trainer.ipynb"
LEARN: Final = "learn.ipynb"
RULES: Final = "rules.ipynb"
QUESTION: Final = "question.ipynb"
MAKE: Final = "make.ipynb"
COURSE: Final = "course.ipynb"
"""The notebooks that open a whole game, a level, exercises, a game's lessons, its rules, a question at the table about it, where
lessons of it are made, and a course. A folder without one of them has no such page."""

LABORATORY: Final = "laboratory/"
"""The folder of the notebooks that measure games."""

APPS: Final = (NEW_GAME, LEVEL, TRAINER, LEARN, RULES, QUESTION, MAKE, COURSE)
"""All of these. The front page links what they open, and does not list them."""


class Found(NamedTuple):
    """The notebook of a page.

    folder  the folder that has it
    place   its path in that folder
    game    the game in the page's address, if the notebook serves all games
    """

    folder: Path
    place: str
    game: str | None = None

    @property
    def file(self) -> Path:
        """The notebook's file."""
        return self.folder / self.place

    @property
    def asked(self) -> Mapping[str, str]:
        """The parameters that the address implies."""
        return {} if self.game is None else {"game": self.game}


class Folders(NamedTuple):
    """The served folders.

    first  the folder whose notebooks' paths are their addresses
    own    a second one, which replaces nothing: if a path in it is taken, the folder's name comes before it in the address
    """

    first: Path
    own: Path | None = None

    def find(self, address: str) -> Found | None:
        """The notebook of a page; None if there is no such page."""
        place = PurePosixPath(address)
        if place.is_absolute() or ".." in place.parts or place.suffix != ".ipynb":
            return None
        return self._first(place) or self._own(place)

    def _first(self, place: PurePosixPath) -> Found | None:
        game, name = str(place.parent), place.name
        if _is_file(self.first / place):
            return Found(self.first, str(place))
        if name in self.apps_of(game):
            return Found(self.first, name, game)
        return None

    def _own(self, place: PurePosixPath) -> Found | None:
        if self.own is None:
            return None
        if _is_file(self.own / place):
            return Found(self.own, str(place))
        if place.parts[0] == self.own.name and _is_file(self.own / Path(*place.parts[1:])):
            return Found(self.own, str(PurePosixPath(*place.parts[1:])))
        return None

    def apps_of(self, game: str) -> list[str]:
        """The notebooks for all games that have something to show of a game: its lessons, its rules, a question about it,
        and where lessons of it are made."""
        if not games.is_game(game):
            return []
        has = {LEARN: bool(tracks.track(game).names), RULES: rulebooks.has_any(game), QUESTION: True, MAKE: True}
        return [name for name, there in has.items() if there and (self.first / name).is_file()]

    def listed(self) -> list[Listed]:
        """Every notebook by its address, in their order, without those for all games."""
        first = [each for each in listing(self.first) if each["path"] not in APPS]
        if self.own is None:
            return first
        own = [each for each in listing(self.own) if not self._same(each)]
        for each in own:
            each["path"] = self.address(each["path"])
        return [*first, *own]

    def address(self, place: str) -> str:
        """The address of a notebook in the own folder, by its path there."""
        assert self.own is not None
        return place if self._first(PurePosixPath(place)) is None else f"{self.own.name}/{place}"

    def _same(self, entry: Listed) -> bool:
        """Whether a notebook in the own folder is an unchanged copy of one in the first."""
        assert self.own is not None
        found = self._first(PurePosixPath(entry["path"]))
        return found is not None and found.file.read_bytes() == (self.own / entry["path"]).read_bytes()


def served(own: Path | None = None) -> Folders:
    """Our notebooks, with those of a user's own folder unless that is the same one."""
    ours = places.notebooks()
    return Folders(ours, None if own is None or own.resolve() == ours.resolve() else own)


def _is_file(path: Path) -> bool:
    """Whether there is a file; no name is too long, or otherwise impossible, to ask."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
