"""Whatever a line can say of a position can be built on a board, from an empty table, by what the editor offers there."""

from __future__ import annotations

from typing import Any

import pytest

import pnrules
from pnrules.files import editing
from pnrules.files.editing import card_of
from pnrules.files.slots import Slot, item_of, kind_of, path_text
from pnrules.session import BoardSession

LINES = {
    "bits in order, counters, a lock, the direction": "PN 3.0 | 21GOTO+1=FUTURE <BUG FUTURE 3ZAP-1 | RUN | - | -",
    "several numbers on a card": "PN 3.0 | >DELETE+0-1 BUG | - | -",
    "bits, counters and a lock beside a card": "PN 3.0 | >SUBROUTINE*[BUG 1ZAP-1 2GOTO=SUBROUTINE] 1COPY[ACQUIRE] | - | -",
    "cards beside cards at depth": "PN 3.0 | >SUBROUTINE*[COPY[BUG FUTURE[ZAP]]] ACQUIRE | - | -",
    "cards beside a FLOATER": "PN 3.0 | >FLOATER[BUG] 2ZAP | - | -",
    "none beside a card yet": "PN 3.0 | >SUBROUTINE*[] COPY | - | -",
    "a lock to a card that has left": "PN 3.0 | >1GOTO=gone BUG | - | -",
    "a lock to a card that is face down": "PN 3.0 | >1GOTO=ZAP 2(ZAP@2) | - | -",
    "face-down cards": "PN 3.0 | >BUG 2(ACQUIRE@2) (ZAP@1) | - | -",
    "the program counter at a face-down card": "PN 3.0 | BUG >(ZAP@1) | - | -",
    "points, SKIPs, DEFENDs, names, whose turn": "PN 3.0 | >BUG | 'Ada' 3 skips=2 | * 'Béa' 19 defences=[2,5] RUN#2 | 'P1'",
    "a deck that is known": "PN 3.0 | >BUG | RUN | - | deck: ACQUIRE ZAP",
    "discards in order": "PN 3.0 | >BUG | RUN | - | discards: ZAP RUN BUG",
    "edition, rulings": "PN 3.1 N-34=executed | >BUG ZAP | - | -",
    "version 1 with bits to place": "PN 3.0 v1 | >BUG ZAP COPY ACQUIRE | bits=5 | bits=4",
    "version 1 in the midst of a game": "PN 3.0 v1 | 1BUG <2ZAP+3 12COPY | 4 | *",
    "rows with gaps": "BfB | Pass_1_↻ . GOTO_20 / . Terminal_X f=Pass_3_↺ | - | - | -",
    "actions, Token, Terminal 1, points, whose turn": "BfB | actions=1 GOTO_10 | 'Ada' 2 token | first Firewall | * 3",
    "a program without rows": "BfB | / f=Pass_1_↻ | - | token | -",
    "a pile that is known": "BfB | GOTO_10 | - | - | - | pile: GOTO_20 Pass_1_↻",
    "statements, a hand, whose turn": "RE | A-5♣:2♥ 4-K♥:7♦ 9♠ | * 'Béa' 3-8♠:9♥ | discards: 3♣ 2♠",
    "a deck of few cards": "RE | 9♠ K♦ | 5♠ | deck: 2♣ 7♠",
}


class Builder:
    """Somebody who builds a position, and uses only what is offered."""

    def __init__(self, wanted: editing.Draft) -> None:
        data = wanted.data
        self.wanted = wanted
        self.session = BoardSession(pnrules.load("PN 3.0 | >BUG | RUN | -"))
        self.session.hear({"do": "edit", "node": 0})
        self.session.bench = type(self.session.bench)(  # type: ignore[misc]  # an empty table of that game
            self.session.mirror.plays, editing.empty(data["game"], next(iter(wanted.game.works)), wanted.game.versions[0], 2)
        )

    @property
    def told(self) -> Any:
        assert self.session.bench is not None
        return self.session.bench.told()

    def does(self, do: str, **how: Any) -> None:
        self.session.hear({"do": do, **how})
        assert self.told["refused"] == [], (do, how, self.told["refused"])
        assert self.session.traits["notice"] is None

    def gives(self, path: str, value: Any, entries: list[Any]) -> None:
        """Set what is offered, to a value that is offered."""
        entry = next((each for each in entries if each["path"] == path), None)
        assert entry is not None, (path, [each["path"] for each in entries])
        if entry["choices"] and entry["kind"] != "seats":
            assert value in [each["value"] for each in entry["choices"]], path
        if entry["value"] != value:
            self.does("edit-give", path=path, value=value)

    def build(self) -> None:
        data = self.wanted.data
        self.does("edit-give", path="seats", value=len(data["players"]))
        for name in ("edition", "version"):
            if self.told_value(name) != data[name]:
                self.gives(name, data[name], self.told["entries"])
        for id, answer in data.get("rulings", {}).items():
            self.gives(f"rulings.{id}", answer, self.told["rulings"])
        self.lay()
        for slot in self.wanted.slots:
            if slot.kind == "reference" and slot.value is not None and not slot.on_card:
                self.mark(slot)
        for slot in self.wanted.slots:
            plain = not (slot.on_card or slot.holds_cards or slot.kind in ("card", "gap", "piece", "reference", "object"))
            plain = plain and not (slot.kind == "list" and kind_of(item_of(slot.shape)) in ("list", "object"))
            if plain and slot.value is not None and isinstance(slot.path[-1], str) and slot.path != ("players",):
                self.gives(slot.text, slot.value, self.told["entries"])

    def told_value(self, name: str) -> Any:
        return self.wanted.data[name] if not (found := self.entry(name)) else found["value"]

    def entry(self, name: str) -> Any:
        return next((each for each in self.told["entries"] if each["path"] == name), None)

    def lay(self) -> None:
        """Every card, and then what lies on it: what it refers to has to lie there."""
        laid: list[Slot] = []
        gaps: list[Slot] = []
        for slot in self.wanted.slots:
            if slot.on_card and slot.holds_cards and slot.value is not None:
                self.pick(path_text(slot.path[:-1]), slot)
            card = self.card(slot)
            if card is None:
                continue
            zone = path_text(slot.path[:-1] if isinstance(slot.path[-1], int) else slot.path)
            assert zone in [each["path"] for each in self.told["zones"]]
            assert card in self.spare
            self.does("edit-put", card=card, zone=zone, at=None)
            (gaps if slot.value is None else laid).append(slot)
        for slot in gaps:  # a card that is taken away leaves one
            self.does("edit-take", path=slot.text)
        for slot in laid:
            for each in slot.within() if slot.kind == "piece" else ():
                if each.value is not None and each.kind not in ("card", "gap", "piece") and not each.holds_cards:
                    self.pick(slot.text, each)

    def card(self, slot: Slot) -> str | None:
        """The card that is laid at a place, and any for a gap in a row; None for no card, and for the name of one."""
        listed = isinstance(slot.path[-1], int)
        if slot.kind not in ("card", "gap", "piece") or (slot.on_card and not listed):
            return None
        if slot.kind == "gap" and slot.value is None and listed:
            there = editing.lying(self.wanted)
            return next(card for card in self.spare if card.startswith("Pass") and card not in there)
        return card_of(slot.value)

    @property
    def spare(self) -> list[str]:
        return [card for stack in self.told["tray"] for card in stack["cards"]]

    def pick(self, piece: str, slot: Slot) -> None:
        lies = next(each for zone in self.told["zones"] for each in zone["lying"] if each and each["path"] == piece)
        self.does("edit-pick", card=lies["card"])
        value = True if slot.holds_cards else slot.value
        picked = self.told["picked"]
        assert picked is not None
        if not slot.holds_cards:
            self.gives(slot.text, value, picked["entries"])
        elif not any(each["path"] == slot.text and each["value"] for each in picked["entries"]):
            assert slot.text in [each["path"] for each in picked["entries"]]
            self.does("edit-give", path=slot.text, value=[])

    def mark(self, slot: Slot) -> None:
        self.does("edit-pick", card=slot.value)
        assert slot.text in [each["path"] for each in self.told["picked"]["marks"]]
        self.does("edit-give", path=slot.text, value=slot.value)


def built(line: str) -> str:
    wanted = editing.drafted(pnrules.load(line), 0)
    builder = Builder(wanted)
    builder.build()
    found = builder.told["line"]
    assert found is not None
    return str(found)


@pytest.mark.parametrize("line", LINES.values(), ids=list(LINES))
def test_what_a_line_says_can_be_built_by_what_is_offered(line: str) -> None:
    assert built(line) == pnrules.load(line).to_line(0)
