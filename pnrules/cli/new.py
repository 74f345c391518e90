"""`pnrules new NAME`: a package with a small game that can be installed, played, learned and tested: a starting point for one's
own.

The folder `template` is a complete, valid package called `mygame`, so that our own tools check it like any other code. A new game
is a copy in which that name is replaced; nothing else is filled in, and no template language is needed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword, issoftkeyword
from pathlib import Path
from typing import Final, NamedTuple

from pnrules import games, words
from pnrules.kernel.citations import slug
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.validation import JsonPath, one_line

FIT: Final = re.compile("[A-Za-z][A-Za-z0-9]*([-_ ][A-Za-z0-9]+)*")
LONGEST: Final = 40
LEFT_BEHIND: Final = "__pycache__"


class Named(NamedTuple):
    """A new game's name in its forms.

    title    its title, and that of its rulebook: `Tic Tac Toe`
    package  the name of game, package and folder: `tic_tac_toe`
    """

    title: str
    package: str

    @classmethod
    def of(cls, name: str) -> Named:
        """The forms of a name that `FIT`s; `-`, `_` and spaces separate its words."""
        parts = re.split("[-_ ]", name)
        return cls(" ".join(part[0].upper() + part[1:] for part in parts), "_".join(parts).lower())

    @property
    def replacing(self) -> Mapping[str, str]:
        """What replaces what in the template; the first match wins."""
        ruling = self.package.replace("_", "-")
        return {
            "ref-mygame-": f"ref-{slug(self.title)}-",
            "ruling-mygame-": f"ruling-{ruling}-",
            "MYGAME-": f"{ruling.upper()}-",
            "MyGame": self.title.replace(" ", ""),
            "mygame": self.package,
            "My Game": self.title,
        }

    def put_in(self, text: str) -> str:
        """A text of the template with this name filled in."""
        replacing = self.replacing
        return re.sub("|".join(replacing), lambda found: replacing[found[0]], text)


def run(options: argparse.Namespace) -> int:
    """Write a new game's package into a folder of its own. Raises BadInput, and writes nothing then."""
    problems: list[Problem] = []
    place = JsonPath("NAME", problems)
    named = _checked(place, options.name)
    folder = Path(options.folder) / named.package
    if not problems and (folder.exists() or folder.is_symlink()):
        place.report("cli-new-there", (("folder", "text"),), one_line(str(folder)))
    if problems:
        raise BadInput(problems)
    try:
        for name, text in _files(named):
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        place.report("cli-not-written", (("error", "text"),), f"{one_line(str(folder))}: {error.strerror}")
        raise BadInput(problems) from error
    print(words.text(options.lang, "cli-new-written", folder=one_line(str(folder)), name=named.package))
    return 0


def _checked(place: JsonPath, name: str) -> Named:
    """A name in its forms; reports why it cannot be the name of a new game."""
    if not FIT.fullmatch(name) or len(name) > LONGEST:
        place.report("cli-new-name", (("name", "text"), ("longest", "number")), one_line(name), LONGEST)
        return Named("", "")
    named = Named.of(name)
    if iskeyword(named.package) or issoftkeyword(named.package):
        place.report("cli-new-keyword", (("name", "text"),), named.package)
    elif games.is_game(named.package) or slug(named.title) in games.works():
        place.report("cli-new-taken", (("name", "text"),), named.package)
    elif named.package in sys.stdlib_module_names or find_spec(named.package) is not None:
        place.report("cli-new-module", (("name", "text"),), named.package)
    return named


def _files(named: Named) -> Iterator[tuple[str, str]]:
    """Every file of a new game: its path in the package's folder, and its contents."""
    for path, text in _of_template(files("pnrules.cli") / "template", ""):
        yield named.put_in(path), named.put_in(text)


def _of_template(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            if each.name != LEFT_BEHIND:
                yield from _of_template(each, f"{path}{each.name}/")
        else:
            yield f"{path}{each.name}", each.read_text(encoding="utf-8")
