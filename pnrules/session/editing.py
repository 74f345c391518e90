"""The position editor of a board: a position is built edit by edit, each checked by the rules.

A page requests edits, and is sent the current draft: where cards can be put, what can be set, what is missing. It knows no rules
and no game. The previous play is kept unchanged until one begins from the position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol

from pnrules.files import editing, loading
from pnrules.files.editing import Draft, card_of
from pnrules.files.slots import Slot, item_of, kind_of, path_of
from pnrules.kernel.chance import Chance
from pnrules.kernel.copies import kind
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.facets.files import Files
from pnrules.session import entries
from pnrules.session.commands import Command
from pnrules.session.notices import reason, saying
from pnrules.session.plays import Plays
from pnrules.session.session import Session
from pnrules.wire import editing as wire
from pnrules.wire.traits import Traits

if TYPE_CHECKING:
    from pnrules.kernel.state import AnyState
    from pnrules.showing.play import ShownPlay as Play
from pnrules.showing.seen import only_seen

MADE: Final = saying("board-made-built")


class Editable(Session, Protocol):
    """A session on whose board a position can be built.

    bench  the position under construction; None if there is none
    """

    bench: Bench | None
    traits: Traits

    @property
    def new_chance(self) -> Chance | None:
        """The source of draws for a play from a position."""


class Bench:
    """A position under construction, with every draft so far.

    plays   the board's plays, which are restored afterwards
    cut     whether effects in progress were left out when it began
    folded  whether the page shows only the way into the editor, until the reader takes it
    """

    def __init__(self, plays: Plays, draft: Draft, *, cut: bool = False, folded: bool = False) -> None:
        self.plays = plays
        self.cut = cut
        self.folded = folded
        self.refused: list[wire.Trouble] = []
        self.changed = 0
        self._drafts = [draft]
        self._at = 0
        self._picked: str | None = None
        self._refused: entries.Accepted = {}
        self._shown = editing.played(draft)

    @property
    def draft(self) -> Draft:
        """The current draft."""
        return self._drafts[self._at]

    def edited(self, draft: Draft) -> None:
        """Add a draft; those that were undone are dropped."""
        self.folded = False
        if draft != self.draft:
            self._drafts = [*self._drafts[: self._at + 1], draft]
            self._at += 1
        self.changed += 1

    def go(self, by: int) -> None:
        """Undo or redo. Raises PnError if there is nothing."""
        if not 0 <= self._at + by < len(self._drafts):
            raise PnError("error-nothing-to-undo" if by < 0 else "error-nothing-to-redo")
        self._at += by
        self.changed += 1

    def pick(self, card: str | None) -> None:
        """Pick a card in the position, or none."""
        self._picked = card

    def built(self) -> Play:
        """A play from the current draft. Raises BadInput while it is unfinished."""
        return editing.played(self.draft)

    def play(self) -> Play:
        """The play that is shown: from the latest draft that was complete."""
        with suppress(BadInput):
            self._shown = self.built()
        return self._shown

    # --- for the page -----------------------------------------------------------------------------------------------------

    def told(self) -> wire.Editing:
        """The position, for the page."""
        draft, found = self.draft, self.draft.checked
        game = draft.game
        return {
            "line": None if found.state is None else self._shown.to_line(0),
            "changed": self.changed,
            "zones": list(_zones(draft, self._aliases)),
            "tray": _tray(draft, self._shown),
            "entries": [*entries.of_rules(draft), *entries.table(draft, self._refused, self._cards)],
            "rulings": entries.rulings(draft),
            "picked": self._told_picked(draft),
            "problems": [trouble(draft, each) for each in found.problems],
            "refused": self.refused,
            "seats": [len(draft.data["players"]), *game.seats],
            "back": self._at > 0,
            "on": self._at < len(self._drafts) - 1,
            "cut": self.cut,
            "folded": self.folded,
        }

    @property
    def _aliases(self) -> Mapping[str, str]:
        """What the cards are called on the table that lie there under another name."""
        found = Files.of(self.draft.game).aliases(self._shown.start)
        return {card: alias for alias, card in found.items()}

    @property
    def _cards(self) -> tuple[str, ...]:
        """Every card of the game."""
        return self.draft.game.cards(self._shown.start)

    def _told_picked(self, draft: Draft) -> wire.Picked | None:
        if self._picked is None:
            return None
        piece, own = editing.lying(draft).get(self._picked), entries.of_card(draft, self._cards, self._picked)
        if piece is None:
            fixed: wire.Picked = {"path": None, "card": self._picked, "zone": None, "at": 0, "entries": own, "marks": []}
            return fixed if own else None
        last = piece.path[-1]
        around = draft.at(piece.path[:-1])
        listed = around is not None and around.holds_cards and isinstance(last, int)
        return {
            "path": piece.text,
            "card": self._picked,
            "zone": around.text if listed and around is not None else piece.text,
            "at": last if listed and isinstance(last, int) else 0,
            "entries": [*own, *entries.on_card(draft, piece)],
            "marks": list(entries.marks(draft, piece)),
        }


def trouble(draft: Draft, problem: Problem) -> wire.Trouble:
    """A problem of a draft, for the page."""
    cite = problem.cite.payload() if problem.cite else None
    return {
        "place": problem.place,
        "spot": entries.spot(draft, problem.place),
        **reason(problem),
        "cite": cite,
        "rulings": [],
    }


def _zones(draft: Draft, aliases: Mapping[str, str]) -> Iterator[wire.Zone]:
    """Where cards can be put: lists of cards, and places for one card outside such a list. Cards beside another card only have a
    list once there are any."""
    for slot in draft.slots:
        single = slot.kind in ("card", "gap") and isinstance(slot.path[-1], str) and not slot.on_card
        if single or (slot.holds_cards and not (slot.on_card and slot.value is None)):
            above = draft.at(slot.path[:-1]) if slot.on_card else None
            lies = [
                _lying(each, aliases)
                for each in (slot.within() if slot.holds_cards else [slot] if slot.value is not None else [])
            ]
            yield _zone(draft, slot, card_of(above.value) if above is not None else None, lies)


def _zone(draft: Draft, slot: Slot, beside: str | None, lying: list[wire.Lying | None]) -> wire.Zone:
    return {
        "path": slot.text,
        "called": entries.called(draft.game, slot),
        "seat": slot.seat,
        "beside": beside,
        "single": not slot.holds_cards,
        "lying": lying,
    }


def _lying(slot: Slot, aliases: Mapping[str, str]) -> wire.Lying | None:
    card = card_of(slot.value)
    if card is None:
        return None
    lists = [each for each in slot.within() if each.kind == "list" and each.value]
    bits = [seat for each in lists if kind_of(item_of(each.shape)) == "seat" for seat in each.value]
    numbers = [number for each in lists if kind_of(item_of(each.shape)) == "number" for number in each.value]
    return {"path": slot.text, "card": card, "alias": aliases.get(card), "bits": bits, "numbers": numbers}


def _tray(draft: Draft, shown: Play) -> list[wire.Stack]:
    stacks: dict[str, list[str]] = {}
    for card in editing.cards(draft, shown.start):
        stacks.setdefault(kind(card), []).append(card)
    return [{"kind": each, "cards": cards} for each, cards in stacks.items()]


# --- the page's requests -------------------------------------------------------------------------------------------------


def may_edit(session: Session) -> bool:
    """Whether a position can be built on a board: if it shows the whole table, and nothing that is to be found out."""
    return session.gives_hints and session.seat is None and session.practice is None


def _shown(session: Editable) -> Traits:
    """Show the position on the board. The page is sent all of it except what has not changed."""
    bench = _bench(session)
    traits: Traits = {**session.mirror.show(Plays(bench.play())), **session.mirror.look_at(0)}
    same = [name for name, value in traits.items() if name in ("texts", "info") and session.traits.get(name) == value]
    for name in same:
        del traits[name]  # type: ignore[misc]  # a name of the traits
    return {**traits, "editing": bench.told()}


def _bench(session: Editable) -> Bench:
    if session.bench is None:
        raise PnError("board-not-understood")
    return session.bench


def build(session: Editable, node: int, *, folded: bool = False) -> Traits:
    """Open the editor on the position at a node.

    folded  whether the page shows only the way into it, until the reader takes it
    """
    play = session.play
    if play.seat is not None:
        raise only_seen(play.seat)
    if not may_edit(session) or session.bench is not None:
        raise PnError("board-not-understood")
    draft = editing.drafted(play, node)
    cut = not _leads_to(editing.played(draft), play.state_at(node))
    session.bench = Bench(session.mirror.plays, draft, cut=cut, folded=folded)
    return _shown(session)


def _edit(session: Editable, node: int) -> Traits:
    return build(session, node)


def _leads_to(play: Play, state: AnyState) -> bool:
    """Whether a play from this draft gets to the same effects in progress as a position before its first choice."""
    found = [play.state_at(node) for node in range(len(play))]
    if not editing.says_what_lies(state):
        return any(each.board == state.board for each in found)
    return not state.frames or any(each.frames == state.frames for each in found)


def _put(session: Editable, card: str, zone: str, at: int | None) -> Traits:
    """Put a card down. A fresh one on which something can lie is picked with that: its bits are what is laid next."""
    bench = _bench(session)
    fresh = card not in editing.lying(bench.draft)
    traits = _changed(session, lambda draft: editing.put(draft, card, zone, at))
    to = bench.draft.at(path_of(zone))
    if not fresh or bench.refused or to is None or not to.holds_cards or kind_of(item_of(to.shape)) != "piece":
        return traits
    bench.pick(card)
    return {**traits, "editing": bench.told()}


def _take(session: Editable, path: str) -> Traits:
    return _changed(session, lambda draft: editing.taken(draft, path))


def _give(session: Editable, path: str, value: Any) -> Traits:
    return _changed(session, lambda draft: editing.given(draft, path, value))


def _empty(session: Editable) -> Traits:
    return _changed(session, editing.cleared)


def _line(session: Editable, text: str) -> Traits:
    """Replace the draft by the position of a line."""
    return _changed(session, lambda draft: editing.drafted(loading.pasted(text), 0))


def _changed(session: Editable, edit: Callable[[Draft], Draft]) -> Traits:
    """Carry out an edit. If it is refused, the position is unchanged, and the page gets the reason."""
    bench = _bench(session)
    bench.refused = []
    try:
        bench.edited(edit(bench.draft))
    except BadInput as error:
        bench.changed += 1
        bench.refused = [trouble(bench.draft, each) for each in error.problems]
        return {"editing": bench.told()}
    return _shown(session)


def _pick(session: Editable, card: str | None) -> Traits:
    bench = _bench(session)
    bench.refused = []
    bench.pick(card)
    return {"editing": bench.told()}


def _back(session: Editable) -> Traits:
    _bench(session).go(-1)
    return _shown(session)


def _on(session: Editable) -> Traits:
    _bench(session).go(1)
    return _shown(session)


def _done(session: Editable) -> Traits:
    """Begin a play from the position; the previous plays stay on the shelf. Refused while it is unfinished."""
    bench = _bench(session)
    try:
        play = bench.built()
    except BadInput as error:
        bench.refused = [trouble(bench.draft, each) for each in error.problems]
        return {"editing": bench.told()}
    if (chance := session.new_chance) is not None:
        play = type(play)(play.start, chance=chance, title=play.title, origin=play.origin)
    bench.plays.go_on_with(play, MADE)
    session.bench = None
    return {**session.mirror.show(bench.plays), "editing": None}


def _leave(session: Editable) -> Traits:
    bench = _bench(session)
    session.bench = None
    return {**session.mirror.show(bench.plays), "editing": None}


EDITING: Final[Mapping[str, Command[Traits]]] = {
    "edit": Command(_edit),
    "edit-put": Command(_put),
    "edit-take": Command(_take),
    "edit-give": Command(_give),
    "edit-pick": Command(_pick),
    "edit-back": Command(_back),
    "edit-on": Command(_on),
    "edit-empty": Command(_empty),
    "edit-line": Command(_line),
    "edit-done": Command(_done),
    "edit-leave": Command(_leave),
}
"""The messages of the editor's page."""
