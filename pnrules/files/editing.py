"""A position under construction: the data of a scenario, and the edits that turn one draft into the next.

Drafts are immutable; undo is a list of them. Each edit is validated like a file. An edit that makes the position impossible is
refused, with the problem, its place and its rule; a position that is only unfinished, such as a hand without a program, is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any, Final, NamedTuple

from pnrules import games, words
from pnrules.files import scenario
from pnrules.files.slots import Path, Slot, bare, item_of, kind_of, members_of, path_of, path_text, slot_at, slots
from pnrules.kernel.copies import kind
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.files import Files
from pnrules.kernel.forms.members import Items
from pnrules.kernel.forms.shapes import Members
from pnrules.kernel.game import AnyGame, Setup
from pnrules.kernel.notation import PLAIN, LaidPlayer, players
from pnrules.kernel.patches import jsonable
from pnrules.kernel.positions import begun
from pnrules.kernel.state import AnyState
from pnrules.showing.play import ShownPlay
from pnrules.showing.written import FORMAT

UNFINISHED: Final = frozenset({"problem-missing", "problem-cards-missing"})
"""Problems that a later edit can solve: they are no reason to refuse an edit."""
_BEFORE_THE_DEAL: Final = "problem-before-the-deal"

_SET_UP: Final = ("edition", "version")
_GONE: Final = object()
"""Marks the place of a removed item until its list is closed up."""


class Checked(NamedTuple):
    """The result of validating a draft.

    state     the position; None if there are problems
    problems  what is wrong or missing, each with its place
    """

    state: AnyState | None
    problems: tuple[Problem, ...]


@dataclass(frozen=True)
class Draft:
    """A position under construction, as the data of a scenario. Cards are named one by one: `BUG`, `BUG#2`."""

    data: Members

    @property
    def game(self) -> AnyGame:
        """The game."""
        return games.game(self.data["game"])

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """Every place in it."""
        return tuple(slots(self.game, self.data))

    def at(self, path: Path) -> Slot | None:
        """The place at a path; None if there is none."""
        return slot_at(self.game, self.data, path)

    @cached_property
    def checked(self) -> Checked:
        """Validate it like a file."""
        try:
            return Checked(scenario.from_data(self.data, "draft").state, ())
        except BadInput as error:
            return Checked(None, error.problems)


def played(draft: Draft) -> ShownPlay:
    """A play from the position. Raises BadInput with every problem."""
    found = scenario.from_data(draft.data, "draft")
    return ShownPlay(found.state, title=found.title, origin=found.data)


# --- the first draft ---------------------------------------------------------------------------------------------------


def empty(game: str, edition: str, version: int, seats: int) -> Draft:
    """A table with nothing on it."""
    title = {lang: words.text(lang, "line-title") for lang in words.LANGUAGES}
    head = {"format": FORMAT, "game": game, "edition": edition, "version": version, "title": title}
    return Draft({**head, "players": [{} for _ in range(seats)]})


def drafted(play: ShownPlay, node: int) -> Draft:
    """The position at a node, as far as a scenario can describe it: as of the beginning of a turn."""
    state = play.state_at(node)
    setup = state.setup
    draft = empty(setup.game.name, setup.edition, setup.version, len(setup.players))
    if setup.rulings:
        draft.data["rulings"] = dict(setup.rulings)
    nothing: Members = {"players": _players(state)}
    laid = next((each for each in _ways_to_say(play, state) if _begins(setup, each)), nothing)
    draft.data.update(deepcopy(laid))
    return Draft(_named(draft, setup.game.cards(state)))


def cleared(draft: Draft) -> Draft:
    """The same rules and as many players, with nothing on the table; in a game that has something there by itself, with that."""
    data = draft.data
    bare = empty(data["game"], data["edition"], data["version"], len(data["players"]))
    return drafted(played(bare), 0) if Files.of(draft.game).notation is PLAIN else bare


def _ways_to_say(play: ShownPlay, state: AnyState) -> Iterator[Members]:
    """What may be the scenario of a position. A game without a notation does not say: then the members of its form count which
    its board has under the same names, and what the scenario said from which it began."""
    game = state.setup.game
    if Files.of(game).notation is not PLAIN:
        yield dict(Files.of(game).notation.laid(state))
        return
    origin = play.origin if play.origin is not None and state.board == play.start.board else {}
    said = {name: origin[name] for name in ("players", *game.form.members) if name in origin}
    found = {name: jsonable(getattr(state.board, name)) for name in game.form.members if hasattr(state.board, name)}
    yield {"players": _players(state), **said, **found}
    yield {"players": _players(state), **said}


def _players(state: AnyState) -> list[LaidPlayer]:
    return players(state, LaidPlayer)


def says_what_lies(state: AnyState) -> bool:
    """Whether a scenario of this game can say where things lie, and not only who plays."""
    game = state.setup.game
    return Files.of(game).notation is not PLAIN or any(hasattr(state.board, name) for name in game.form.members)


def _begins(setup: Setup, laid: Members) -> bool:
    """Whether a scenario that says this begins, with no problem, and with what it says: a board has it under the same name."""
    problems: list[Problem] = []
    state = begun(setup, laid, problems)  # type: ignore[arg-type]  # parsed there
    if state is None or problems:
        return False
    plain = Files.of(setup.game).notation is PLAIN
    return not plain or all(jsonable(getattr(state.board, name, said)) == said for name, said in laid.items())


def _named(draft: Draft, cards: tuple[str, ...]) -> Members:
    """The data with each copy of a card named individually, and references given by card instead of by index."""
    data: Members = deepcopy(draft.data)
    for slot in slots(draft.game, draft.data):
        if slot.kind == "piece" and isinstance(slot.value, str):
            _set(data, slot.path, {"card": slot.value})
    lying = [slot for slot in slots(draft.game, data) if slot.kind in ("card", "gap") and isinstance(slot.value, str)]
    used = {slot.value for slot in lying if "#" in slot.value}
    for slot in lying:
        if "#" in slot.value:
            continue
        same = (each for each in cards if kind(each) == kind(slot.value) and each not in used)
        card = slot.value if slot.value in cards and slot.value not in used else next(same, slot.value)
        used.add(card)
        _set(data, slot.path, card)
    for slot in list(slots(draft.game, data)):
        if slot.kind == "reference" and isinstance(slot.value, int):
            _set(data, slot.path, _lies_at(data, slot, slot.value))
    return data


def _lies_at(data: Members, slot: Slot, place: int) -> Any:
    """The card at an index of the list that a reference refers to."""
    beside = _get(data, slot.path[:-1])
    lists = [value for value in beside.values() if isinstance(value, list)] if isinstance(beside, dict) else []
    return card_of(lists[0][place]) if lists and place < len(lists[0]) else place


# --- where cards are --------------------------------------------------------------------------------------------------------


def card_of(value: Any) -> str | None:
    """The card that a value names, with or without anything on it."""
    found = value.get("card") if isinstance(value, dict) else value
    return found if isinstance(found, str) else None


def lying(draft: Draft) -> dict[str, Slot]:
    """The cards in the position, each with its place."""
    holding = [slot for slot in draft.slots if slot.kind in ("card", "gap", "piece")]
    return {card: slot for slot in reversed(holding) if (card := card_of(slot.value)) is not None}


def numbered(draft: Draft, cards: Sequence[str]) -> Iterator[Slot]:
    """The lists that have one number for each card of the game, in their order, such as how many seeds lie in each pit."""
    for slot in draft.slots:
        shape = bare(slot.shape)
        if isinstance(shape, Items) and kind_of(shape.item) == "number" and shape.fewest == shape.most == len(cards):
            yield slot


def cards(draft: Draft, state: AnyState) -> tuple[str, ...]:
    """The cards that are not in the position yet.

    state  any position of the same game and version
    """
    there = lying(draft)
    return tuple(card for card in draft.game.cards(state) if card not in there)


# --- edits ------------------------------------------------------------------------------------------------------------------


def put(draft: Draft, card: str, zone: str, place: int | None = None) -> Draft:
    """Put a card into a list of cards, or a place for one card. If it was elsewhere, it moves, with everything on it.

    zone   the path of the list or the place
    place  the index to insert it at; the end of the list by default

    Raises BadInput if the rules forbid it, or there is no such place.
    """

    def change(data: Members) -> None:
        was, to = lying(draft).get(card), draft.at(path_of(zone))
        if to is None or not (to.holds_cards or to.kind in ("card", "gap", "piece")):
            raise BadInput([Problem(zone or "$", "problem-no-place")])
        value = _carried(card if was is None else was.value, to)
        if was is not None:
            if to.path[: len(was.path)] == was.path:
                raise BadInput([Problem(zone, "problem-no-place")])
            _set(data, was.path, _GONE)
        if to.holds_cards:
            _insert(data, to, value, place)
            if was is not None and was.path[:-1] == to.path:  # a card that moves within a list leaves no gap there
                _get(data, to.path).remove(_GONE)
        else:
            _set(data, to.path, value)

    return _changed(draft, change)


def taken(draft: Draft, path: str) -> Draft:
    """Remove a card, with everything on it. Raises BadInput if the rules forbid it, or there is no card."""

    def change(data: Members) -> None:
        slot = draft.at(path_of(path))
        card = None if slot is None else card_of(slot.value)
        if slot is None or card is None:
            raise BadInput([Problem(path or "$", "problem-no-place")])
        _set(data, slot.path, _GONE)
        _forget(data, draft, card)

    return _changed(draft, change)


def given(draft: Draft, path: str, value: Any) -> Draft:
    """Set a member, such as points, bits or whose turn it is; None restores its default.

    path  the path of the member; or `edition`, `version`, `rulings.N-01`, and `seats` for the number of players

    Numbers of a list may only fit together: what is wrong with the list, while one of them is changed, is unfinished.

    Raises BadInput if the rules forbid it, or there is no such member.
    """

    way = path_of(path)
    slot = draft.at(way)
    one_of_several = slot is not None and slot.kind == "number" and not slot.on_card and isinstance(way[-1], int)

    def change(data: Members) -> None:
        if path == "seats":
            _seat(data, value)
            return
        of_setup = path in _SET_UP or (way[:1] == ("rulings",) and len(way) == 2)
        if not of_setup and (slot is None or slot.kind == "object" or slot.path == ("players",)):
            raise BadInput([Problem(path or "$", "problem-no-place")])
        if value is not None:
            _set(data, way, value)
        elif isinstance(above := _get(data, way[:-1]), dict):
            above.pop(way[-1], None)

    return _changed(draft, change, path_text(way[:-1]) if one_of_several else None)


def _seat(data: Members, seats: Any) -> None:
    """Set the number of players; the cards of players who leave are removed."""
    most = games.game(data["game"]).seats[1]
    if type(seats) is int and 0 < seats <= most:
        data["players"] = [*data["players"], *({} for _ in range(seats))][:seats]
    else:
        data["players"] = [{} for _ in range(most + 1)]  # the loader checks the bounds


def _changed(draft: Draft, change: Callable[[Members], None], around: str | None = None) -> Draft:
    """The draft after a change. Raises BadInput if the position becomes impossible.

    around  the path of the list of which one value is changed: others may follow
    """
    data = deepcopy(draft.data)
    try:
        change(data)
    except (LookupError, TypeError) as error:  # there is no such place
        raise BadInput([Problem("$", "problem-no-place")]) from error
    after = _dealt(Draft(_closed(data)))
    known = set(draft.checked.problems)
    found = (each for each in after.checked.problems if each not in known and each.id not in UNFINISHED)
    wrong = [each for each in found if each.place != around]
    if wrong:
        raise BadInput(wrong)
    return after


def _dealt(draft: Draft) -> Draft:
    """The draft; where something lies that only can after the deal, such as a hand before there is a program, with rows that are
    still empty."""
    if all(each.id != _BEFORE_THE_DEAL for each in draft.checked.problems):
        return draft
    members = {name: each for name, each in draft.game.form.members.items() if name not in draft.data}
    rows = [name for name, each in members.items() if kind_of(each.shape) == "list" and kind_of(item_of(each.shape)) == "list"]
    return Draft({**draft.data, **{name: [] for name in rows}})


# --- in the data ------------------------------------------------------------------------------------------------------------


def _get(data: Any, path: Path) -> Any:
    for part in path:
        inside = isinstance(data, dict) if isinstance(part, str) else isinstance(data, list) and part < len(data)
        data = (data.get(part) if isinstance(part, str) else data[part]) if inside else None
    return data


def _set(data: Members, path: Path, value: Any) -> None:
    """Set the value at a path; missing objects and lists on the way are created."""
    here: Any = data
    for part, after in pairwise(path):
        fresh: Any = {} if isinstance(after, str) else []
        if isinstance(part, str):
            here = here.setdefault(part, fresh)
        else:
            if part == len(here):
                here.append(fresh)
            here = here[part]
    last = path[-1]
    if isinstance(last, int) and last == len(here):
        here.append(value)
    else:
        here[last] = value


def _insert(data: Members, zone: Slot, value: Any, place: int | None) -> None:
    """Insert into a list, or fill a gap there."""
    if not isinstance(_get(data, zone.path), list):
        _set(data, zone.path, [])
    items = _get(data, zone.path)
    at = len(items) if place is None else max(0, min(place, len(items)))
    if at < len(items) and items[at] is None:
        items[at] = value
    else:
        items.insert(at, value)


def _carried(value: Any, to: Slot) -> Any:
    """The value for a card: with everything on it, if the place allows that."""
    if (to.kind if not to.holds_cards else kind_of(item_of(to.shape))) != "piece":
        return card_of(value)
    return deepcopy(value) if isinstance(value, dict) else {"card": value}


def _forget(data: Members, draft: Draft, card: str) -> None:
    """Remove references to a card, such as the program counter."""
    for slot in draft.slots:
        if slot.kind == "reference" and slot.value == card:
            above = _get(data, slot.path[:-1])
            if isinstance(above, dict):
                above.pop(slot.path[-1], None)


def _closed(data: Members) -> Members:
    """The data without removed items, and without the lists and objects that this leaves empty."""
    draft = Draft(data)
    gaps = {slot.path for slot in draft.slots if slot.holds_cards and kind_of(item_of(slot.shape)) == "gap"}
    found = _without(data, (), gaps)
    kept: Members = found if isinstance(found, dict) else {}
    for name, member in draft.game.form.members.items():
        value = kept.get(name)
        required = [each for each, inner in members_of(member.shape).items() if inner.required] if isinstance(value, dict) else []
        if isinstance(value, dict) and required and not any(value.get(each) for each in required):
            del kept[name]
    return kept


def _without(value: Any, path: Path, rows: Container[Path]) -> Any:
    """The value without removed items; `_GONE` if that leaves nothing."""
    if isinstance(value, dict):
        found = {name: _without(each, (*path, name), rows) for name, each in value.items()}
        left = {name: each for name, each in found.items() if each is not _GONE}
        is_player = path[:1] == ("players",) and len(path) == 2
        return left if left or not found or is_player or not path else _GONE
    if not isinstance(value, list):
        return value
    each = [_without(item, (*path, index), rows) for index, item in enumerate(value)]
    if _GONE not in each:
        return each
    if path in rows:
        each = [None if item is _GONE else item for item in each]
        while each and each[-1] is None:
            each.pop()
    else:
        each = [item for item in each if item is not _GONE]
    return each or _GONE
