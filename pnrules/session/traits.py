"""The traits of a board about a play: what it is, its head, and the other plays; as a seat may know it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from pnrules import words
from pnrules.kernel.facets.exploring import Exploring
from pnrules.kernel.rulings import DEFAULT
from pnrules.showing.payload import position, view
from pnrules.wire.asking import Offer
from pnrules.wire.plays import Compared, Info
from pnrules.wire.sayings import InEach
from pnrules.wire.traits import Traits

if TYPE_CHECKING:
    from pnrules.session.plays import Plays
    from pnrules.showing.play import ShownPlay as Play


def texts(play: Play) -> dict[str, str]:
    """Every text of the board, in each language."""
    return {lang: words.board_text(lang, play.setup.game.name) for lang in words.LANGUAGES}


def info(play: Play, seat: int | None) -> Info:
    """The trait about what never changes in a play."""
    game = play.setup.game
    offered = {
        "works": dict(game.works),
        "register": [ruling.id for ruling in play.setup.register.values() if play.setup.edition in ruling.editions],
        "asks": {kind: [list(p) for p in params] for kind, (params, _) in game.questions.items()},
        "verbs": {verb: [list(p) for p in params] for verb, params in game.answers.items()},
        "removable": removable(play, seat),
        "answers": answers(play),
        "hides": hides(play),
    }
    found = cast(Info, {**play.info(), **offered})
    if play.seat is not None:
        found["eyes"] = play.seat
    if said := comments(play, seat):
        found["comments"] = said
    return found


def hides(play: Play) -> bool:
    """Whether some seat does not see all that lies on the table."""
    start = play.start
    seats = range(1, len(start.setup.players) + 1)
    return play.seat is not None or any(view(start, seat).board != start.board for seat in seats)


def comments(play: Play, seat: int | None) -> dict[str, str | InEach]:
    """A teacher's comments on a play, by node; none for a seat, since they may reveal hidden things."""
    found = play.commentary.at if seat is None else {}
    return {str(node): each.says if isinstance(each.says, str) else dict(each.says) for node, each in found.items()}


def removable(play: Play, seat: int | None) -> list[str]:
    """The cards that the start can do without; with a seat's eyes, only those that it saw then. None where only what one seat saw
    is known."""
    if play.seat is not None:
        return []
    start = play.start
    cards = Exploring.of(start.setup.game).removable(start)
    if seat is None:
        return list(cards)
    seen = set(_texts(position(view(start, seat))))
    return [card for card in cards if card in seen]


def answers(play: Play) -> dict[str, list[str]]:
    """The rulings of a play's edition that have several answers, each with all of them. None where only what one seat saw is
    known: no other answer can be tried."""
    if play.seat is not None:
        return {}
    setup = play.setup
    switchable = (ruling for ruling in setup.register.values() if ruling.others and setup.edition in ruling.editions)
    return {ruling.id: [DEFAULT, *ruling.others] for ruling in switchable}


def bare(traits: Traits) -> Traits:
    """Traits without the board's texts."""
    found = traits.copy()
    if "texts" in found:
        del found["texts"]
    return found


def held_back(traits: Traits) -> Traits:
    """The traits that may be sent during a task: without previews, refusals, and ways to restart."""
    if "plays" in traits:
        traits = {**traits, "plays": {**traits["plays"], "again": []}}
    ask = traits.get("ask")
    if not ask:
        return traits
    bare: list[Offer] = [{**offer, "preview": None} for offer in ask["options"]]
    return {**traits, "ask": {**ask, "options": bare, "rules": []}}


def names(play: Play) -> dict[str, str]:
    """The names of nodes."""
    return {str(node): name for name, node in play.names.items()}


def standing(play: Play, seat: int | None) -> Traits:
    """The head of a play, and the question there."""
    return {
        "head": play.head,
        "names": names(play),
        "ask": play.ask_payload(seat),
        "running": play.running_payload(seat),
        "result": play.result_payload(),
        "loops": play.loops_payload(seat),
    }


def shelf(plays: Plays, seat: int | None) -> Traits:
    """The list of plays, and the compared one in full."""
    kept = plays.find(plays.compared)
    if kept is None:
        return {"plays": plays.payload(), "compared": None}
    compared: Compared = {
        "number": kept.number,
        "made": kept.made,
        "info": info(kept.play, seat),
        "base": {"epoch": kept.number, **kept.play.payload(seat)},
        "head": kept.play.head,
    }
    return {"plays": plays.payload(), "compared": compared}


def _texts(data: Any) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(data, str):
        yield data
    for item in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _texts(item)
