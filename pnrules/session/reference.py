"""The rules and cards of a game on a page: the entries, how they are connected, and the positions to try them on.

The words are among the board's texts; the trait only lists the entries and their connections.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from pnrules import words
from pnrules.files import index, scenario
from pnrules.games import game
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import PnError
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.forms.validation import one_line
from pnrules.kernel.game import AnyGame
from pnrules.kernel.state import AnyState
from pnrules.players.random_games import opening
from pnrules.session.board import BoardSession
from pnrules.session.commands import Command, names_one, understood
from pnrules.session.plays import Plays
from pnrules.showing.play import ShownPlay
from pnrules.teaching import levels, tracks
from pnrules.wire.reading import Place, Printed, Reference, RulingEntry
from pnrules.wire.traits import Traits
from pnrules.words import rulebooks

MOST_SHOWN: Final = 6
"""How many positions are named for a place or a ruling; the rest are counted."""


class ReferenceSession(BoardSession):
    """The reference of a game, with a board for its positions.

    game  the game
    at    the scenario on the board; None before the first

    Its traits are those of a board, and `reference`: see `wire.reading.Reference`. The first play only provides the board's
    words; the page shows a board once a position has been opened.
    """

    def __init__(self, name: str, lang: str = "en", offer: tuple[str, ...] = ()) -> None:
        self.game = game(name)
        self.at: str | None = None
        super().__init__(ShownPlay(_first(self.game)), lang, offer=offer)

    def _adapted(self, traits: Traits) -> Traits:
        """With the page's own words; and with the reference, which never changes and is sent once."""
        if "texts" in traits:
            told = {lang: f"{said}\n{words.shared_text(lang, 'reference')}" for lang, said in traits["texts"].items()}
            traits = {**traits, "texts": told}
        return traits if "reference" in self.traits else {**traits, "reference": contents(self.game.name)}

    def _carry_out(self, message: Any) -> Traits:
        if names_one(message, REFERENCE):
            return understood(message, REFERENCE).carried_out(self)
        return super()._carry_out(message)

    def open(self, name: str) -> Traits:
        """Open a position of this game on the board. Raises PnError if there is no such position."""
        if name not in scenario.of_game(self.game.name):
            raise PnError("error-no-position", (("name", "text"),), (one_line(name),))
        play = scenario.load(name).play()
        self.at = name
        return {**self.leave_practice(), **self.mirror.show(Plays(play))}


REFERENCE: Final[Mapping[str, Command[Traits]]] = {"reference-open": Command(ReferenceSession.open)}
"""The additional messages of the reference's page."""


def _first(owner: AnyGame) -> AnyState:
    """A position of the game for the initial board, which is not shown; a new game if there are no scenarios."""
    picture = Showing.of(owner).picture
    named = (picture[0],) if picture is not None else scenario.of_game(owner.name)[:1]
    return scenario.load(named[0]).state if named else opening(owner.name)


@cache
def contents(name: str) -> Reference:
    """The reference of a game."""
    owner = game(name)
    works = tuple(owner.works.values())
    cards = _cards(owner)
    places = [_place(owner, entry, cards.get(entry.ref)) for entry in rulebooks.entries() if entry.work in works]
    rulings = [_ruling(owner, id) for id in owner.register]
    lessons = (each for place in places for each in place["lessons"])
    named = {*lessons, *(each for found in (*places, *rulings) for each in found["scenarios"])}
    return {
        "game": name,
        "places": places,
        "rulings": rulings,
        "titles": {each: levels.in_each(scenario.title_of(each)) for each in sorted(named)},
        "glossary": list(rulebooks.glossary(name)),
    }


def _cards(owner: AnyGame) -> dict[str, Printed]:
    """The print on the cards of every edition, by their places in the rulebooks."""
    setup = _first(owner).setup
    editions = (Showing.of(owner).info(setup.with_(edition=edition)) for edition in owner.works)
    each = (card for info in editions for card in info["cards"].values())
    return {card["ref"]: {"text": card["text"], "numbers": card["numbers"]} for card in each}


def _place(owner: AnyGame, entry: Citation, card: Printed | None) -> Place:
    lessons = tracks.taught(owner.name).get(entry, ())
    scenarios, more = _shown(index.scenarios_of(entry))
    return {
        "ref": entry.ref,
        "work": entry.work,
        "place": entry.place,
        "card": card,
        "rulings": list(index.rulings_of(entry)),
        "lessons": list(lessons),
        "scenarios": scenarios,
        "more": more,
    }


def _ruling(owner: AnyGame, id: str) -> RulingEntry:
    ruling = owner.register[id]
    scenarios, more = _shown(index.resting_on(id))
    return {
        "id": id,
        "message": ruling.message,
        "others": list(ruling.others),
        "scenarios": scenarios,
        "more": more,
    }


def _shown(names: Iterable[str]) -> tuple[list[str], int]:
    """The first few scenarios, and the number of the others."""
    found = list(names)
    return found[:MOST_SHOWN], max(0, len(found) - MOST_SHOWN)
