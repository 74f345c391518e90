"""Reading the part of a scenario that only Programmer's Nightmare knows: the program, hands, deck, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pnrules.kernel.copies import kind
from pnrules.kernel.errors import Problem
from pnrules.kernel.game import Setup
from pnrules.kernel.state import NOBODY, Frame, State
from pnrules.kernel.validation import JsonPath, short
from pnrules.nightmare.cards import CARDS, COPIES, DEALT_DECK, DECK
from pnrules.nightmare.effects.subroutines import BESIDE_KINDS
from pnrules.nightmare.flow.building import HAND
from pnrules.nightmare.flow.new_deal import BITS, DEAL_HANDS, DEAL_RING, DEALT_CARDS, START_POINTS
from pnrules.nightmare.procedures import BUILDING, CLAIMING, DEALING, FULL, PASS_ON, TURN
from pnrules.nightmare.table.board import BACKWARD, FORWARD, GONE, Beside, Board, Env, Instruction, Run, Secret, Table
from pnrules.nightmare.table.departures import laid_face_down
from pnrules.nightmare.table.memory import Memory
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

MOST_POINTS: Final = 19
MOST_COUNTERS: Final = 99
MOST_TOKENS: Final = 20

FIELDS: Final = ("program", "deck", "turn")
PLAYER_FIELDS: Final = ("name", "points", "hand", "bits", "skips", "defences")
CARD_FIELDS: Final = ("card", "bits", "changes", "link", "down", "inner", "used")


class _Reader:
    """One scenario being read. Problems are noted, and something harmless stands in for what is wrong."""

    def __init__(self, setup: Setup, data: Mapping[str, Any], problems: list[Problem]) -> None:
        self.setup = setup
        self.data = data
        self.root = JsonPath("", problems)
        self.cards = DEALT_DECK if setup.version == 1 else DECK
        self.used: dict[str, str] = {}
        self.beside: list[Beside] = []
        self.secrets: list[tuple[Instruction, str, int]] = []
        self.links: dict[str, tuple[JsonPath, Any]] = {}
        self.players = [p if isinstance(p, dict) else {} for p in data.get("players", [])]

    def place_of(self, index: int, name: str) -> JsonPath:
        return self.root.at("players").at(index).at(name)

    def numbers(self, name: str, low: int, high: int, default: int) -> tuple[int, ...]:
        """One number of every player."""
        return tuple(
            self.place_of(i, name).integer(player.get(name, default), low, high, default) for i, player in enumerate(self.players)
        )

    def hands(self) -> tuple[tuple[str, ...], ...]:
        """Everybody's cards; version 1 has no hands."""
        hands = []
        for i, player in enumerate(self.players):
            place = self.place_of(i, "hand")
            if self.setup.version == 1 and "hand" in player:
                place.report("problem-no-hands")
            found = place.list(player.get("hand", []))
            hands.append(tuple(self.card(place.at(n), card) for n, card in enumerate(found)))
        return tuple(hands)

    def defences(self) -> tuple[tuple[int, ...], ...]:
        """Everybody's running DEFENDs."""
        found = []
        for i, player in enumerate(self.players):
            place = self.place_of(i, "defences")
            counts = place.list(player.get("defences", []))
            found.append(tuple(sorted(place.at(n).integer(c, 1, MOST_COUNTERS, 1) for n, c in enumerate(counts))))
        return tuple(found) if any(found) else ()

    def deck(self) -> tuple[str, ...]:
        """The deck: what the scenario says, or every card that it does not put elsewhere."""
        if "deck" not in self.data:
            return tuple(card for card in self.cards if card not in self.used)
        place = self.root.at("deck")
        return tuple(self.card(place.at(n), card) for n, card in enumerate(place.list(self.data["deck"])))

    def card(self, place: JsonPath, found: object) -> str:
        """One of the cards. A kind alone stands for its first copy that is not lying elsewhere yet."""
        name = place.card_name(found)
        if name is None:
            return ""
        if name not in DECK and name not in CARDS:
            place.unknown_card(name, CARDS)
            return ""
        if name in CARDS and name in self.used:
            name = next((card for card in COPIES[name] if card not in self.used), name)
        if name not in self.cards:
            place.report("problem-not-in-version", (("card", "text"),), name)
        if name in self.used:
            place.report("problem-card-twice", (("card", "text"), ("elsewhere", "text")), name, self.used[name])
        self.used[name] = place.path
        return name

    # --- the program --------------------------------------------------------------------------------------------------

    def program(self) -> tuple[tuple[Instruction, ...], int, int]:
        """The row, the place of the program counter, and its direction."""
        place = self.root.at("program")
        data = place.object(self.data.get("program"), ("row",), ("row", "pc", "towards"))
        items = place.at("row").list(data.get("row", []))
        if not items and "row" in data:
            place.at("row").report("problem-empty-program")
        row = tuple(self.instruction(place.at("row").at(index), item) for index, item in enumerate(items))
        row = self.linked(row)
        pc = self.pc(place.at("pc"), data, row)
        towards = place.at("towards").one_of(data.get("towards", "tail"), ("head", "tail"), "tail")
        return row, pc, FORWARD if towards == "tail" else BACKWARD

    def instruction(self, place: JsonPath, item: object, *, inner: bool = False) -> Instruction:
        if not isinstance(item, str | dict):
            place.card_name(item)
            return Instruction("", (), ())
        data = place.object({"card": item} if isinstance(item, str) else item, ("card",), CARD_FIELDS)
        card = self.card(place.at("card"), data.get("card")) if "card" in data else ""
        if card and CARDS[kind(card)].one_shot:
            place.at("card").report("problem-not-in-program", (("card", "text"),), card)
        seats = len(self.setup.players)
        bits = tuple(
            place.at("bits").at(i).integer(seat, 1, seats, 1)
            for i, seat in enumerate(place.at("bits").list(data.get("bits", [])))
        )
        changes = tuple(
            place.at("changes").at(i).integer(change, -MOST_COUNTERS, MOST_COUNTERS, 0)
            for i, change in enumerate(place.at("changes").list(data.get("changes", [])))
        )
        numbers = len(self.setup.printed[kind(card)]) if card else 0
        if changes and len(changes) != numbers:
            params = (("count", "number"), ("card", "text"))
            place.at("changes").report("problem-changes", params, numbers, card)
        here = Instruction(card, bits, changes if any(changes) else ())
        if data.get("link") is not None:
            self.links[card] = (place.at("link"), data["link"])
        self.dealt_beside(place, data, here)
        return self.face_down(place, data, here, inner=inner)

    def dealt_beside(self, place: JsonPath, data: Mapping[str, Any], here: Instruction) -> None:
        """The cards that lie beside this one, and whether a SUBROUTINE has been activated."""
        if "inner" not in data and "used" not in data:
            return
        if kind(here.card) not in BESIDE_KINDS:
            place.at("inner" if "inner" in data else "used").report("problem-nothing-beside", (("card", "text"),), here.card)
            return
        used = data.get("used", False)
        place.at("used").nothing_but(used, (bool,), "true or false")
        found = place.at("inner").list(data.get("inner", []))
        cards = tuple(self.inner(place.at("inner").at(n), item) for n, item in enumerate(found))
        self.beside.append(Beside(here.card, cards, 0, used is True))

    def inner(self, place: JsonPath, item: object) -> Instruction:
        """A card beside another. The one bit that can come to lie on it is that which an UPGRADE leaves there (N-44, N-48)."""
        here = self.instruction(place, item, inner=True)
        if len(here.bits) > 1:
            place.at("bits").report("problem-inner-bits", (("card", "text"),), here.card)
        return here

    def face_down(self, place: JsonPath, data: Mapping[str, Any], here: Instruction, *, inner: bool) -> Instruction:
        """A card that lies face down is known under another name."""
        if "down" not in data:
            return here
        seat = place.at("down").integer(data["down"], 1, len(self.setup.players), 1)
        if inner or self.setup.version == 1:
            place.at("down").report("problem-not-face-down")
            return here
        for name in ("changes", "link", "inner", "used"):  # nothing of the kind can come to a card that nobody knows
            if data.get(name):
                place.at(name).report("problem-face-down-bare")
        board = Board((), 0, FORWARD, (), (), Run(), Table(1, (), (), (), (), secrets=tuple(self._secrets())))
        _, alias = laid_face_down(board, here.card, seat)
        self.secrets.append((here, alias, seat))
        return here._replace(card=alias, changes=())

    def _secrets(self) -> list[Secret]:
        return [Secret(alias, here.card, seat) for here, alias, seat in self.secrets]

    def lying_as(self, card: str) -> str:
        """The name under which a card lies: another one where it lies face down."""
        return next((alias for here, alias, _ in self.secrets if here.card == card), card)

    def linked(self, row: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
        """The row, and what lies beside it, with the locks of GOTOs, which may name any card of the row."""
        names = {instruction.card for instruction in row}
        for index, entry in enumerate(self.beside):
            self.beside[index] = entry._replace(cards=tuple(self.locked(i, names) for i in entry.cards))
        return tuple(self.locked(i, names) for i in row)

    def locked(self, here: Instruction, names: set[str]) -> Instruction:
        found = self.links.get(here.card)
        if found is None:
            return here
        place, link = found
        lies = self.lying_as(link) if isinstance(link, str) else None
        if kind(here.card) != "GOTO" or lies not in {*names, GONE}:
            place.report("problem-link", (("link", "text"),), link if isinstance(link, str) else short(link))
            return here
        return here._replace(link=lies)

    def pc(self, place: JsonPath, data: Mapping[str, Any], row: tuple[Instruction, ...]) -> int:
        """The program counter's place: a number, or the card that stands there."""
        if "pc" not in data or not row:
            return 0
        names = [instruction.card for instruction in row]
        found = data["pc"]
        if not isinstance(found, str):
            return place.integer(found, 0, len(row) - 1, 0)
        lies = self.lying_as(found)
        if lies not in names:
            place.unknown_card(found, names)
            return 0
        return names.index(lies)


def start(setup: Setup, data: Mapping[str, Any], problems: list[Problem]) -> NightmareState | None:
    """The first state: the deal, the claims, the run (version 1), or a player's turn to build (version 2).

    None when something is wrong; everything that is goes into `problems`.
    """
    before = len(problems)
    reader = _Reader(setup, data, problems)
    root = reader.root
    dealt = "program" not in data
    row, pc, way = ((), 0, FORWARD) if dealt else reader.program()
    hands = reader.hands()
    if dealt and any(hands):
        root.at("program").report("problem-missing")
    points = reader.numbers("points", 1, MOST_POINTS, START_POINTS)
    to_place = reader.numbers("bits", 0, BITS, 0)
    if setup.version == 2 and any(to_place):
        root.at("players").report("problem-no-claims")
    skips = reader.numbers("skips", 0, MOST_TOKENS, 0)
    defences = reader.defences()
    deck = reader.deck()
    if dealt:
        _check_deal(root.at("deck"), setup, deck)
    turn = root.at("turn").integer(data.get("turn", 1), 1, len(setup.players), 1)
    board_row = (*row, *(inner for entry in reader.beside for inner in entry.cards))
    lying = [sum(instruction.bits.count(seat) for instruction in board_row) for seat in range(1, len(setup.players) + 1)]
    _check_supply(root, setup, lying)
    if len(problems) > before:
        return None
    table = Table(
        turn,
        hands,
        tuple(sorted(deck)),
        tuple(card for card in reader.cards if card not in reader.used and card not in deck),
        tuple(BITS - count for count in lying),
        skips=skips if any(skips) else (),
        defences=defences,
        to_place=to_place if any(to_place) else (),
        secrets=tuple(reader._secrets()),
    )
    board = Board(row, pc, way, points, (), Run(), table, tuple(reader.beside))
    return State(setup, board, (_first(setup, board, dealt=dealt),), None, Memory())


def _check_deal(place: JsonPath, setup: Setup, deck: tuple[str, ...]) -> None:
    """Whether the deck is large enough to be dealt, whatever comes first: one-shots cannot be turned up in version 2."""
    players = len(setup.players)
    if players not in DEALT_CARDS:
        return  # that has been said already
    needed = DEALT_CARDS[players] if setup.version == 1 else HAND * players + 1
    usable = [card for card in deck if card and not CARDS[kind(card)].one_shot]
    if len(usable) < needed:
        place.report("problem-deal-too-small", (("needed", "number"), ("found", "number")), needed, len(usable))


def _check_supply(root: JsonPath, setup: Setup, lying: list[int]) -> None:
    for seat, count in enumerate(lying, 1):
        most = BITS + setup.interpretation.beyond_supply
        if count > most:
            params = (("seat", "number"), ("count", "number"), ("most", "number"))
            root.at("program").at("row").report("problem-too-many-bits", params, seat, count, most)


def _first(setup: Setup, board: Board, *, dealt: bool) -> NightmareFrame:
    """Where the game begins: with the deal, with the claims, or with a turn to build."""
    if dealt:
        return Frame(DEALING, DEAL_RING if setup.version == 1 else DEAL_HANDS, None, NOBODY, Env())
    if setup.version == 1:
        return Frame(CLAIMING, 0, None, NOBODY, Env())
    return Frame(BUILDING, TURN if len(board.row) < FULL else PASS_ON, None, NOBODY, Env())


def is_beginning(state: NightmareState) -> bool:
    """Whether a scenario could begin so: with nothing but its first routine under way, and nothing remembered."""
    first = [_first(state.setup, state.board, dealt=dealt) for dealt in (True, False)]
    return state.frames in [(frame,) for frame in first] and state.ask is None and state.board.run == Run()
