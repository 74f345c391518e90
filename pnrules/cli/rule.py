"""The rules reference: every place that a citation may name, in our words, in both languages, and every ruling.

It is built from the catalogue: `ref-<work>-<place>` with its title, `ruling-<id>` with its answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pnrules import words
from pnrules.files import index, scenario
from pnrules.games import game, names, works
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.validation import meant, one_line
from pnrules.kernel.rulings import Ruling
from pnrules.words.rulebooks import account, credits, entries, title

MOST_SHOWN: Final = 12
"""How many scenarios of a place or a ruling are shown; the others are counted."""


def rulings() -> tuple[Ruling, ...]:
    """Every ruling of every game."""
    return tuple(ruling for name in names() for ruling in game(name).register.values())


def shown(ref: str, lang: str) -> str:
    """A place or a ruling as text, with the rulings, places and scenarios that touch it.

    It can be named in several ways: `PN 3.0 COPY`, `PN 3.0, break`, `N-34`. The name of a rulebook, such as `RE`, lists all its
    places and rulings.

    Raises BadInput for unknown names.
    """
    for ruling in rulings():
        if ruling.id.lower() == ref.strip().lower():
            return _ruling(ruling, lang)
    wanted = _folded(ref)
    for work in works().values():
        if wanted == _folded(work):
            return _contents(work, lang)
    for place in entries():
        names = {place.place, place.place.removeprefix("card-"), title(place, "en"), title(place, "fr")}
        if wanted in {_folded(f"{place.work} {name}") for name in names} | {place.ref.replace("-", " ")}:
            return "\n\n".join(_place(place, lang))
    known = [ruling.id for ruling in rulings()] + [f"{place.work} {place.place.removeprefix('card-')}" for place in entries()]
    params = (("cite", "text"), ("close", "close"))
    raise BadInput([Problem("$", "problem-no-such-place", params, (one_line(ref), meant(ref, [*known, *works().values()])))])


def _contents(work: str, lang: str) -> str:
    """The places in a rulebook, each by the name to ask for, then the rulings of its game."""
    places = [f"  {f'{place.work} {place.place}':<30} {title(place, lang)}" for place in entries() if place.work == work]
    owner = next(found for found in map(game, names()) if work in found.works.values())
    edition = next(edition for edition, name in owner.works.items() if name == work)
    rulings = [ruling for ruling in owner.register.values() if edition in ruling.editions]
    asked = [f"  {ruling.id:<30} {words.text(lang, ruling.message)}" for ruling in rulings]
    head = words.text(lang, "cli-rule-contents", work=work, game=words.text(lang, f"game-{owner.name}"))
    return "\n".join([head, *credits(owner.name, lang), *places, words.text(lang, "cli-rule-questions"), *asked])


def _place(place: Citation, lang: str) -> Iterator[str]:
    yield f"{place.work}, {title(place, lang)}"
    yield account(place, lang)
    touching = index.rulings_of(place)
    if touching:
        yield words.text(lang, "cli-rule-rulings", list=", ".join(touching))
    yield from _scenarios(index.scenarios_of(place), lang)


def _scenarios(names: tuple[str, ...], lang: str) -> Iterator[str]:
    if not names:
        return
    titles = ((name, words.said(lang, scenario.title_of(name))) for name in names[:MOST_SHOWN])
    shown = ["  " + words.text(lang, "cli-labelled", label=name, text=title) for name, title in titles]
    if len(names) > MOST_SHOWN:
        shown.append("  " + words.text(lang, "cli-rule-more", count=len(names) - MOST_SHOWN))
    yield "\n".join([words.text(lang, "cli-rule-scenarios"), *shown])


def _folded(name: str) -> str:
    return " ".join(name.lower().replace(",", " ").replace("-", " ").split())


def _ruling(ruling: Ruling, lang: str) -> str:
    head = words.text(lang, "cli-labelled", label=ruling.id, text=words.text(lang, ruling.message))
    parts = [head, words.text(lang, f"{ruling.message}.default")]
    for other in ruling.others:
        said = words.text(lang, f"{ruling.message}.other-{other}")
        parts.append(words.text(lang, "cli-other-answer", id=other, answer=said))
    parts.append(words.text(lang, f"{ruling.message}.reason"))
    touched = [place for place in entries() if place.ref in index.places_of(ruling.id)]
    if touched:
        named = " · ".join(f"{place.work}, {title(place, lang)}" for place in touched)
        parts.append(words.text(lang, "cli-rule-places", list=named))
    return "\n\n".join([*parts, *_scenarios(index.resting_on(ruling.id), lang)])
