"""The rulebooks, and every place in them that a citation may name: the catalogue's `ref-<work>-<place>`."""

from __future__ import annotations

from functools import cache

from pnrules import words
from pnrules.games import game, works
from pnrules.kernel.citations import Citation, slug


@cache
def entries() -> tuple[Citation, ...]:
    """Every place in the reference, in the order of the catalogue."""
    found = []
    for line in words.catalogue_text("en").splitlines():
        if line.startswith("ref-"):
            work, _, place = line.partition(" =")[0].removeprefix("ref-").partition("-")
            found.append(Citation(works()[work], place))
    return tuple(found)


@cache
def has_any(game_name: str) -> bool:
    """Whether the reference has anything about a game: places in its rulebook, or rulings."""
    owner = game(game_name)
    marks = tuple(f"ref-{slug(work)}-" for work in owner.works.values())
    return bool(owner.register) or any(line.startswith(marks) for line in words.game_text("en", game_name).splitlines())


def title(place: Citation, lang: str) -> str:
    """The title of a place; if it has none, its id. Card names stay as printed."""
    return words.text_or(place.place, lang, f"{place.ref}.title")


def credits(game: str, lang: str) -> list[str]:
    """The authors of a game and its translations, and that this is not official; empty if its texts do not say."""
    return [words.text(lang, id) for id in (f"credits-{game}", "credits-ours")] if words.has(lang, f"credits-{game}") else []


def account(place: Citation, lang: str) -> str:
    """The rule at a place, in our words."""
    return words.text(lang, place.ref)


@cache
def glossary(game: str) -> tuple[str, ...]:
    """The ids of the words in a game's glossary, in the order of the catalogue: `glossary-<game>-…`, whose `.forms` are the
    spellings of the word, separated by bars."""
    mark = f"glossary-{game}-"
    return tuple(line.partition(" =")[0] for line in words.game_text("en", game).splitlines() if line.startswith(mark))
