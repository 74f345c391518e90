"""The front page: the games there are, each with a picture, its worked examples, its levels, its cards and a new game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from pnrules import games, levels, rulebooks, words
from pnrules.games import game
from pnrules.kernel.chance import seeded
from pnrules.kernel.game import AnyGame
from pnrules.loading import load
from pnrules.session.deals import MOST_DEALS
from pnrules.showing.picture import vignette
from pnrules.showing.play import ShownPlay
from pnrules.simulating import opening

NEW_GAME: Final = "play.ipynb"
LEVEL: Final = "level.ipynb"
"""The notebooks that open a whole game, and a level; a folder without them is shown without these."""


def shown(root: Path, notebooks: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What the front page shows of a folder: the games that its notebooks are about, and its other notebooks.

    root       the folder that is served
    notebooks  what `pages.listing` tells of each of them
    """
    found = [entry for entry in notebooks if entry["path"] not in (NEW_GAME, LEVEL)]
    ours = {name: [entry for entry in found if entry["path"].startswith(f"{name}/")] for name in games.names()}
    whole = (root / NEW_GAME).is_file()
    return {
        "games": [_game(name, ours[name]) for name in games.names() if ours[name] or whole],
        "others": [entry for entry in found if not any(entry in mine for mine in ours.values())],
        "new_game": NEW_GAME if whole else None,
        "level": LEVEL if (root / LEVEL).is_file() else None,
        "pages": [entry["path"] for entry in notebooks],
        "most_deals": MOST_DEALS,
    }


def _game(name: str, notebooks: list[Mapping[str, Any]]) -> dict[str, Any]:
    about = _about(name)
    return {**about, "notebooks": [{**entry, "title": _own(entry["title"], about["title"])} for entry in notebooks]}


def _own(title: Mapping[str, str], of_game: Mapping[str, str]) -> dict[str, str]:
    """A notebook's titles under its game's: without the game's name, or the part of it that they begin with."""
    found = {}
    for lang, said in title.items():
        head, _, rest = said.partition(": ")
        found[lang] = rest[0].upper() + rest[1:] if rest and head.rstrip() in of_game[lang] else said
    return found


@cache
def _about(name: str) -> dict[str, Any]:
    """What the page says of a game whatever notebooks there are."""
    found = game(name)
    low, high = found.seats
    return {
        "name": name,
        "title": {lang: words.text(lang, f"game-{name}") for lang in words.LANGUAGES},
        "about": {lang: words.text(lang, f"gallery-about-{name}") for lang in words.LANGUAGES},
        "credits": {lang: next(iter(rulebooks.credits(name, lang)), "") for lang in words.LANGUAGES},
        "facts": {lang: _facts(found, lang) for lang in words.LANGUAGES},
        "editions": dict(found.works),
        "versions": {lang: _versions(found, lang) for lang in words.LANGUAGES},
        "seats": list(range(low, high + 1)),
        "usual": min(3, high),
        "picture": {lang: _picture(name, lang) for lang in words.LANGUAGES},
        "levels": levels.of_game(name),
        "cards": {lang: _cards(found, lang) for lang in words.LANGUAGES},
    }


def _facts(found: AnyGame, lang: str) -> list[tuple[str, str]]:
    """Players, minutes and rulebooks, each with its label."""
    low, high = found.seats
    facts = [("gallery-players", words.text(lang, "gallery-from-to", low=low, high=high))]
    minutes = f"gallery-minutes-{found.name}"
    if words.has(lang, minutes):  # where a rulebook says it
        facts.append(("gallery-minutes", words.text(lang, minutes)))
    facts.append(("gallery-editions", words.listed(lang, "list-and", list(found.works.values()))))
    return [(words.text(lang, label), said) for label, said in facts]


def _versions(found: AnyGame, lang: str) -> dict[int, str]:
    """The ways to play it in words; none where there is but one."""
    if len(found.versions) == 1:
        return {}
    return {version: words.text(lang, f"gallery-version-{found.name}-{version}") for version in found.versions}


def _cards(found: AnyGame, lang: str) -> list[tuple[str, str]]:
    """The editions whose cards can be printed, each with what its link says."""
    editions = found.works.items()
    return [(each, words.text(lang, "gallery-cards-of", work=work)) for each, work in editions if found.faces(each, lang)]


def _picture(name: str, lang: str) -> str:
    play, node = _pictured(name)
    state = play.state_at(node)
    described = f"gallery-picture-{name}"
    said = words.text(lang, described if words.has(lang, described) else f"game-{name}")
    return vignette(state.setup.game.scene(state, lang), said)


def _pictured(name: str) -> tuple[ShownPlay, int]:
    """The play and the node that a game's picture shows: as the game says, or where a new game first asks a seat."""
    picture = game(name).picture
    if picture is None:
        play = ShownPlay(opening(name), chance=seeded(1))
        return play, play.head
    source, steps = picture
    play = load(source)
    return play, min(steps, len(play) - 1)
