"""The contents of a picture of Programmer's Nightmare: every card with its text, bits and numbers, and all hands."""

from __future__ import annotations

from pnrules import words
from pnrules.kernel.copies import FACE_DOWN, kind
from pnrules.kernel.scenery import Area, Drawing, Drawn
from pnrules.nightmare.cards import CARDS
from pnrules.nightmare.shown.faces import NUMBERS, text_id
from pnrules.nightmare.shown.looks import look
from pnrules.nightmare.shown.scene import scene
from pnrules.nightmare.table.board import Instruction, Table
from pnrules.nightmare.table.state import NightmareState


def pictured(state: NightmareState, lang: str) -> Drawing:
    """The program and what lies beside its cards, as in `scene`, with texts; then hands, deck and discards."""
    board = state.board
    shown = scene(state, lang)
    sequences = (board.row, *(entry.cards for entry in board.beside))
    areas = tuple(
        Area(
            group.label,
            tuple(
                _card(lang, state, here, tile.notes, tile.flag or "")
                for here, tile in zip(cards, filter(None, group.tiles), strict=True)
            ),
            "ring" if group.ring else "row",
        )
        for group, cards in zip(shown.groups, sequences, strict=False)
    )
    hands = tuple(_hand(lang, state, seat) for seat, cards in enumerate(board.table.hands, 1) if cards)
    seats = tuple(_beside(lang, state, seat) for seat in range(1, len(state.setup.players) + 1))
    return Drawing(seats, (*areas, *hands), (*shown.remarks, *_piles(lang, board.table)))


def _card(lang: str, state: NightmareState, here: Instruction, notes: tuple[str, ...] = (), flag: str = "") -> Drawn:
    name = kind(here.card)
    bits = tuple((seat, words.text(lang, "board-seat", seat=str(seat))) for seat in here.bits)
    if name == FACE_DOWN:
        known = (
            words.text(lang, "board-secret", card=kind(s.card), seat=words.seat(lang, s.seat, state.setup.players))
            for s in state.board.table.secrets
            if s.alias == here.card and s.card is not None
        )
        return Drawn(words.text(lang, "face-down-card"), " ".join(known), notes=notes, bits=bits, flag=flag, back=True)
    return Drawn(name, _says(lang, state, here), look(name), notes=notes, bits=bits, flag=flag)


def _says(lang: str, state: NightmareState, here: Instruction) -> str:
    """The short text of the card, with its current numbers."""
    printed = state.setup.printed[kind(here.card)]
    below = state.setup.interpretation.below_zero
    changes = here.changes or (0,) * len(printed)
    now = [n + change if below else max(0, n + change) for n, change in zip(printed, changes, strict=True)]
    id = text_id(CARDS[kind(here.card)], state.setup.edition)
    return words.text(lang, f"{id}.short", **dict(zip(NUMBERS, now, strict=False)))


def _hand(lang: str, state: NightmareState, seat: int) -> Area:
    """A seat's cards; of a hidden hand, only their number."""
    cards = state.board.table.hands[seat - 1]
    label = words.text(lang, "board-hand-of", seat=words.seat(lang, seat, state.setup.players))
    if isinstance(cards, int):
        return Area(label, (Drawn(words.text(lang, "board-hand-count", count=cards), back=True),), seat=seat, beside=True)
    return Area(label, tuple(_card(lang, state, Instruction(card)) for card in cards), seat=seat, beside=True)


def _beside(lang: str, state: NightmareState, seat: int) -> tuple[str, ...]:
    """The notes beside a seat: bits to place, SKIP tokens, the RUN that it has played."""
    table, run = state.board.table, state.board.run
    found = []
    if table.to_place and table.to_place[seat - 1]:
        found.append(words.text(lang, "board-to-place", count=table.to_place[seat - 1]))
    if table.skips and table.skips[seat - 1]:
        found.append(words.text(lang, "board-skips", count=table.skips[seat - 1]))
    if run.running and run.runner == seat:
        found.append(words.text(lang, "board-runner"))
    return tuple(found)


def _piles(lang: str, table: Table) -> tuple[str, ...]:
    """The size of the deck, and the last discard, if there are any."""
    deck = table.deck if isinstance(table.deck, int) else len(table.deck)
    if not deck and not table.discards:
        return ()
    said = words.text(lang, "board-no-discards")
    if table.discards:
        said = words.text(lang, "board-discards-top", card=kind(table.discards[-1]), count=len(table.discards))
    return (f"{words.text(lang, 'board-deck', count=deck)} · {said}",)
