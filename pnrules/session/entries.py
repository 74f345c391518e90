"""What can be set in a position under construction, derived from the form of its game; and the name of each place.

Entries for a card are tried first: one for which the rules refuse every value is not offered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from pnrules import words
from pnrules.files import editing
from pnrules.files.editing import Draft, card_of
from pnrules.files.slots import Slot, bare, item_of, kind_of, path_of
from pnrules.kernel.errors import BadInput
from pnrules.kernel.forms.members import Items
from pnrules.kernel.forms.shapes import OneOf, Whole
from pnrules.kernel.forms.shapes import limit as bound
from pnrules.kernel.forms.validation import LARGEST
from pnrules.kernel.game import AnyGame
from pnrules.kernel.rulings import DEFAULT
from pnrules.wire.editing import Alternative, Entry, EntryKind, Where
from pnrules.wire.sayings import InEach

MOST_NUMBERS: Final = 4
"""The most numbers on a card."""

WHOLE: Final = "$"
"""The place of what is wrong with a position as a whole."""

# --- words ------------------------------------------------------------------------------------------------------------------


def called(game: AnyGame, slot: Slot) -> InEach:
    """The name of a place, in each language; if the game has no message for it, the title in its form."""
    title = slot.member.title or str(slot.path[-1])
    otherwise = title if slot.number is None else f"{title} {slot.number}"
    id = "board-edit-name" if slot.key == "name" else f"edit-{game.name}-{slot.key}"
    return {lang: _message(lang, id, slot.number, otherwise) for lang in words.LANGUAGES}


def _message(lang: str, id: str, number: int | None, otherwise: str) -> str:
    try:
        return words.text(lang, id, number=number or 0)
    except KeyError:
        return otherwise


def spot(draft: Draft, place: str) -> Where:
    """A place in words; one that is not of the position, such as a column of a line, as it is written."""
    path = path_of(place)
    around = [slot for depth in range(1, len(path) + 1) if (slot := draft.at(path[:depth])) is not None]
    card = next((found for slot in reversed(around) if (found := card_of(slot.value)) is not None), None)
    named = [slot for slot in around if slot.kind != "object" and slot.path != ("players",)]
    seat = next((slot.seat for slot in around if slot.seat is not None), None)
    written = None if around or place == WHOLE else dict.fromkeys(words.LANGUAGES, place)
    return {"called": called(draft.game, named[-1]) if named else written, "seat": seat, "card": card}


# --- what can be set --------------------------------------------------------------------------------------------------------


def _bare_entry(path: str, called: InEach, kind: EntryKind, value: Any, choices: list[Alternative] | None = None) -> Entry:
    return {
        "path": path,
        "called": called,
        "seat": None,
        "kind": kind,
        "value": value,
        "low": 0,
        "high": None,
        "count": None,
        "each": [],
        "choices": choices or [],
    }


def entry(draft: Draft, slot: Slot) -> Entry | None:
    """The entry for a place; None if it holds cards, or anything that only a file can have."""
    shape, kind = bare(slot.shape), slot.kind
    default = slot.member.default if isinstance(slot.path[-1], str) else None
    value = default if slot.value is None else slot.value
    found: Entry = {**_bare_entry(slot.text, called(draft.game, slot), "text", value), "seat": slot.seat}
    seats = len(draft.data["players"])
    if kind == "number":
        low, high = _bounds(draft, slot)
        return {**found, "kind": "number", "low": low, "high": high, "value": low if value is None else value}
    if kind == "truth":
        return {**found, "kind": "truth", "value": value is True}
    if kind == "choice" and isinstance(shape, OneOf):
        return {**found, "kind": "choice", "choices": choices_of(draft.game, slot, shape.choices)}
    if kind == "seat":
        nobody: list[Alternative] = [] if default is not None else [{"value": None, "called": None}]
        return {**found, "kind": "seat", "choices": [*nobody, *plain(range(1, seats + 1))]}
    if kind == "text":
        return {**found, "value": value or ""}
    if kind == "list":
        return _listed({**found, "value": value or []}, slot, seats)
    return None


def _listed(found: Entry, slot: Slot, seats: int) -> Entry | None:
    """A list of seats or numbers."""
    item = item_of(slot.shape)
    if kind_of(item) == "seat":
        return {**found, "kind": "seats", "choices": plain(range(1, seats + 1))}
    shape = bare(item)
    if isinstance(shape, Whole):
        high = bound(shape.high, {"seats": seats}, LARGEST)
        return {**found, "kind": "numbers", "low": shape.low, "high": high, "count": _count(slot)}
    return None


def _count(slot: Slot) -> int | None:
    """The fixed length of a list; None if it may have any."""
    shape = bare(slot.shape)
    return shape.fewest if isinstance(shape, Items) and isinstance(shape.fewest, int) and shape.fewest == shape.most else None


def _bounds(draft: Draft, slot: Slot) -> tuple[int, int | None]:
    """The lowest and the highest number that a file may have; None for no bound."""
    shape = bare(slot.shape)
    if isinstance(shape, Whole):
        high = bound(shape.high, {"seats": len(draft.data["players"])}, LARGEST)
        return shape.low, None if high == LARGEST else high
    return 0, None


def choices_of(game: AnyGame, slot: Slot, values: tuple[Any, ...]) -> list[Alternative]:
    """Values with their names."""
    ids = {value: f"edit-{game.name}-{slot.key}-{value}" for value in values}
    return [
        {"value": value, "called": {lang: _message(lang, id, None, str(value)) for lang in words.LANGUAGES}}
        for value, id in ids.items()
    ]


def plain(values: Any) -> list[Alternative]:
    """Values that the page has names for."""
    return [{"value": value, "called": None} for value in values]


Accepted = dict[tuple[str, int, str], bool]
"""Whether the rules accept any value besides the default: by edition, version, and entry."""


def table(draft: Draft, known: Accepted, cards: Sequence[str]) -> list[Entry]:
    """The entries of the table and of each player, without cards. Those that the rules refuse for every player are left out.

    cards  every card of the game
    """
    found: list[Entry] = []
    of_cards = {slot.path for slot in editing.numbered(draft, cards)}
    for slot in draft.slots:
        if slot.on_card or slot.holds_cards or slot.kind in ("card", "gap", "piece", "reference", "object"):
            continue
        of_list = isinstance(slot.path[-1], int) or any(isinstance(part, int) for part in slot.path[2:])
        each = None if of_list else entry(draft, slot)
        if each is None:
            continue
        which = (draft.data["edition"], draft.data["version"], slot.key)
        if slot.seat is not None and which not in known:
            known[which] = _fits_at_all(draft, each)
        if slot.value is not None or known.get(which, True):
            found.append({**each, "each": list(cards) if slot.path in of_cards else []})
    return found


def of_card(draft: Draft, cards: Sequence[str], card: str) -> list[Entry]:
    """The numbers that belong to a card, wherever it lies."""
    found: list[Entry] = []
    for slot in editing.numbered(draft, cards) if card in cards else ():
        number = slot.inside(cards.index(card))
        each = entry(draft, number) if number is not None else None
        if each is not None:
            found.append({**each, "called": called(draft.game, slot)})
    return found


def _fits_at_all(draft: Draft, each: Entry) -> bool:
    """Whether any value besides the default is accepted."""
    low, high = each["low"], each["high"]
    other = low + 1 if each["value"] == low and (high is None or high > low) else low
    samples = {"number": other, "truth": not each["value"], "numbers": [max(low, 1)], "text": "?"}
    return fits(draft, each["path"], samples[each["kind"]]) if each["kind"] in samples else True


def fits(draft: Draft, path: str, value: Any) -> bool:
    """Whether the rules accept a value."""
    try:
        editing.given(draft, path, value)
    except BadInput:
        return False
    return True


# --- on a card --------------------------------------------------------------------------------------------------------------


def on_card(draft: Draft, piece: Slot) -> list[Entry]:
    """The entries of a card in the position, as far as the rules accept any value."""
    found = []
    for slot in piece.within() if piece.kind == "piece" else ():
        if slot.kind in ("card", "gap", "piece"):
            continue
        each = _reference(draft, piece, slot) if slot.kind == "reference" else entry(draft, slot)
        if slot.holds_cards:
            each = _beside(draft, slot)
        if each is not None and (accepted := _accepted(draft, slot, each)) is not None:
            found.append(accepted)
    return found


def _accepted(draft: Draft, slot: Slot, each: Entry) -> Entry | None:
    """The entry, if the rules accept any value there; with the number of its values."""
    if each["kind"] == "numbers":
        counts = [n for n in range(1, MOST_NUMBERS + 1) if fits(draft, each["path"], [0] * n)]
        if not counts:
            return None
        count = counts[0] if len(counts) == 1 else None
        return {**each, "count": count, "value": each["value"] or [0] * (count or 0)}
    if slot.value is not None:
        return each
    samples = {"truth": True, "seat": 1, "seats": [1], "beside": [], "number": each["low"]}
    return each if each["kind"] not in samples or fits(draft, each["path"], samples[each["kind"]]) else None


def _beside(draft: Draft, slot: Slot) -> Entry:
    """Whether there are cards beside it, which form a zone of their own."""
    return _bare_entry(slot.text, called(draft.game, slot), "beside", slot.value is not None)


def _reference(draft: Draft, piece: Slot, slot: Slot) -> Entry | None:
    """The entry for the card that this one refers to: a choice of those that lie in the same way."""
    cards = [card for card, each in editing.lying(draft).items() if each.kind == piece.kind]
    quoted = [part for part in slot.member.description.split('"')[1::2] if part.isalpha()]
    said = [value for value in (*cards, *quoted) if value == slot.value or fits(draft, slot.text, value)]
    if not said:
        return None
    choices = [*plain([None]), *plain([value for value in said if value in cards])]
    choices += choices_of(draft.game, slot, tuple(value for value in said if value not in cards))
    return _bare_entry(slot.text, called(draft.game, slot), "card", slot.value, choices)


def marks(draft: Draft, piece: Slot) -> Iterator[Entry]:
    """The references from outside a list to a card in it, such as the program counter."""
    above = draft.at(piece.path[:-2])
    for slot in above.within() if above is not None and above.kind == "object" else ():
        if slot.kind == "reference":
            yield _bare_entry(slot.text, called(draft.game, slot), "card", slot.value)


# --- the rules --------------------------------------------------------------------------------------------------------------


def of_rules(draft: Draft) -> list[Entry]:
    """The entries for edition and version."""
    game = draft.game
    editions: list[Alternative] = [
        {"value": edition, "called": dict.fromkeys(words.LANGUAGES, work)} for edition, work in game.works.items()
    ]
    ways = {version: f"gallery-version-{game.name}-{version}" for version in game.versions}
    versions: list[Alternative] = [
        {"value": version, "called": {lang: words.text_or(str(version), lang, id) for lang in words.LANGUAGES}}
        for version, id in ways.items()
    ]
    offered = {"edition": editions, "version": versions}
    return [_of_setup(name, draft.data[name], choices) for name, choices in offered.items() if len(choices) > 1]


def _of_setup(name: str, value: Any, choices: list[Alternative]) -> Entry:
    return _bare_entry(name, {lang: words.text(lang, f"board-deal-{name}") for lang in words.LANGUAGES}, "choice", value, choices)


def rulings(draft: Draft) -> list[Entry]:
    """The rulings of the edition that have several answers."""
    given, edition = draft.data.get("rulings", {}), draft.data["edition"]
    several = [ruling for ruling in draft.game.register.values() if ruling.others and edition in ruling.editions]
    said = {ruling.id: plain([DEFAULT, *ruling.others]) for ruling in several}
    return [
        _bare_entry(f"rulings.{id}", dict.fromkeys(words.LANGUAGES, id), "ruling", given.get(id, DEFAULT), choices)
        for id, choices in said.items()
    ]
