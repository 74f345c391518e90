"""The meaning of Programmer's Nightmare's own part of a scenario. `form` says what it looks like."""

from __future__ import annotations

from collections.abc import Sequence

from pnrules.kernel.copies import kind
from pnrules.kernel.errors import Problem
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.game import Setup
from pnrules.kernel.state import NOBODY, Frame, State
from pnrules.nightmare.cards import CARDS, COPIES, DEALT_DECK, DECK
from pnrules.nightmare.effects.subroutines import BESIDE_KINDS
from pnrules.nightmare.files.form import Lying, Program, Start
from pnrules.nightmare.flow.building import HAND
from pnrules.nightmare.flow.new_deal import BITS, DEAL_HANDS, DEAL_RING, DEALT_CARDS
from pnrules.nightmare.procedures import BUILDING, CLAIMING, DEALING, FULL, PASS_ON, TURN
from pnrules.nightmare.table.board import BACKWARD, FORWARD, GONE, Beside, Board, Env, Instruction, Run, Secret, Table
from pnrules.nightmare.table.departures import laid_face_down
from pnrules.nightmare.table.memory import Memory
from pnrules.nightmare.table.state import NightmareFrame, NightmareState


class _Reader:
    """One scenario being read. Problems are noted, and invalid values fall back to harmless ones."""

    def __init__(self, setup: Setup, said: Start, problems: list[Problem]) -> None:
        self.setup = setup
        self.said = said
        self.root = JsonPath("", problems)
        self.cards = DEALT_DECK if setup.version == 1 else DECK
        self.used: dict[str, str] = {}
        self.beside: list[Beside] = []
        self.secrets: list[tuple[Instruction, str, int]] = []
        self.links: dict[str, tuple[JsonPath, str]] = {}

    def hands(self) -> tuple[tuple[str, ...], ...]:
        """Everybody's cards."""
        players = self.root.at("players")
        return tuple(self.cards_at(players.at(i).at("hand"), player.hand) for i, player in enumerate(self.said.players))

    def defences(self) -> tuple[tuple[int, ...], ...]:
        """Everybody's running DEFENDs."""
        found = tuple(tuple(sorted(player.defences)) for player in self.said.players)
        return found if any(found) else ()

    def deck(self) -> tuple[str, ...]:
        """The deck: as given, or every card that the scenario does not place elsewhere."""
        if self.said.deck is None:
            return tuple(card for card in self.cards if card not in self.used)
        return self.cards_at(self.root.at("deck"), self.said.deck)

    def cards_at(self, place: JsonPath, found: Sequence[str | None]) -> tuple[str, ...]:
        """The cards of a list."""
        return tuple(self.card(place.at(index), card) for index, card in enumerate(found))

    def card(self, place: JsonPath, name: str | None) -> str:
        """One of the cards. A kind alone means its first copy that has not been used yet."""
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

    def program(self, said: Program) -> tuple[tuple[Instruction, ...], int, int]:
        """The row, the place of the program counter, and its direction."""
        place = self.root.at("program")
        row = tuple(self.instruction(place.at("row").at(index), each) for index, each in enumerate(said.row))
        row = self.linked(row)
        return row, self.pc(place.at("pc"), said.pc, row), FORWARD if said.towards == "tail" else BACKWARD

    def instruction(self, place: JsonPath, said: Lying | None) -> Instruction:
        if said is None:
            return Instruction("", (), ())
        card = self.card(place.at("card"), said.card)
        if card and CARDS[kind(card)].one_shot:
            place.at("card").report("problem-not-in-program", (("card", "text"),), card)
        changes = said.changes
        numbers = len(self.setup.printed[kind(card)]) if card else 0
        if changes and len(changes) != numbers:
            params = (("count", "number"), ("card", "text"))
            place.at("changes").report("problem-changes", params, numbers, card)
        elif self.setup.interpretation.floor_for_counters and card:
            below = any(number + change < 0 for number, change in zip(self.setup.printed[kind(card)], changes, strict=False))
            place.at("changes").possible(not below, by=("N-58",))
        here = Instruction(card, said.bits, changes if any(changes) else ())
        if said.link is not None:
            self.links[card] = (place.at("link"), said.link)
        self.dealt_beside(place, said, here)
        return self.face_down(place, said, here)

    def dealt_beside(self, place: JsonPath, said: Lying, here: Instruction) -> None:
        """The cards that lie beside this one, and whether a SUBROUTINE has been activated."""
        if said.inner is None and said.used is None:
            return
        if kind(here.card) not in BESIDE_KINDS:
            place.at("used" if said.inner is None else "inner").report("problem-nothing-beside", (("card", "text"),), here.card)
            return
        cards = tuple(self.inner(place.at("inner").at(n), each) for n, each in enumerate(said.inner or ()))
        self.beside.append(Beside(here.card, cards, 0, said.used is True))

    def inner(self, place: JsonPath, said: Lying | None) -> Instruction:
        """A card beside another. The only bit that it can have is one left by an UPGRADE (N-44, N-48)."""
        here = self.instruction(place, said)
        if len(here.bits) > 1:
            place.at("bits").report("problem-inner-bits", (("card", "text"),), here.card)
        return here

    def face_down(self, place: JsonPath, said: Lying, here: Instruction) -> Instruction:
        """Give a face-down card its alias."""
        seat = said.down
        if seat is None:
            return here
        for name in ("changes", "link", "inner", "used"):  # an unknown card cannot have any of these
            if getattr(said, name):
                place.at(name).report("problem-face-down-bare")
        board = Board((), 0, FORWARD, (), (), Run(), Table(1, (), (), (), (), secrets=tuple(self._secrets())))
        _, alias = laid_face_down(board, here.card, seat)
        self.secrets.append((here, alias, seat))
        return here._replace(card=alias, changes=())

    def _secrets(self) -> list[Secret]:
        return [Secret(alias, here.card, seat) for here, alias, seat in self.secrets]

    def lying_as(self, card: str) -> str:
        """The name under which a card lies: its alias if it lies face down."""
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
        lies = self.lying_as(link)
        if kind(here.card) != "GOTO" or lies not in {*names, GONE}:
            place.report("problem-link", (("link", "text"),), link)
            return here
        return here._replace(link=lies)

    def pc(self, place: JsonPath, found: str | int | None, row: tuple[Instruction, ...]) -> int:
        """The program counter's place: a number, or the card that stands there."""
        if not isinstance(found, str) or not row:
            return found if isinstance(found, int) else 0
        names = [instruction.card for instruction in row]
        lies = self.lying_as(found)
        if lies not in names:
            place.unknown_card(found, names)
            return 0
        return names.index(lies)


def start(setup: Setup, said: Start, problems: list[Problem]) -> NightmareState | None:
    """The first state: the deal, the claims, the run (version 1), or a player's turn to build (version 2).

    None if anything is wrong; every problem is added to `problems`.
    """
    before = len(problems)
    reader = _Reader(setup, said, problems)
    root = reader.root
    row, pc, way = ((), 0, FORWARD) if said.program is None else reader.program(said.program)
    hands = reader.hands()
    points = tuple(player.points for player in said.players)
    to_place = tuple(player.bits for player in said.players)
    skips = tuple(player.skips for player in said.players)
    defences = reader.defences()
    discards = reader.cards_at(root.at("discards"), said.discards or ())
    deck = reader.deck()
    left = tuple(card for card in reader.cards if card not in reader.used and card not in deck)
    if said.discards is not None and left:
        root.at("deck").report("problem-cards-missing", (("card", "texts"),), left)
    if said.program is None:
        _check_deal(root.at("deck"), setup, deck)
    board_row = (*row, *(inner for entry in reader.beside for inner in entry.cards))
    lying = [sum(instruction.bits.count(seat) for instruction in board_row) for seat in range(1, len(setup.players) + 1)]
    _check_supply(root, setup, lying)
    if len(problems) > before:
        return None
    table = Table(
        said.turn,
        hands,
        tuple(sorted(deck)),
        (*left, *discards),
        tuple(BITS - count for count in lying),
        skips=skips if any(skips) else (),
        defences=defences,
        to_place=to_place if any(to_place) else (),
        secrets=tuple(reader._secrets()),
    )
    board = Board(row, pc, way, points, (), Run(), table, tuple(reader.beside))
    return State(setup, board, (_first(setup, board, dealt=said.program is None),), None, Memory())


def _check_deal(place: JsonPath, setup: Setup, deck: tuple[str, ...]) -> None:
    """Note a deck that is too small to be dealt in some order: one-shots cannot be turned up in version 2."""
    players = len(setup.players)
    if players not in DEALT_CARDS:
        return  # already reported
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
    """Whether a scenario could begin like this: with only its first routine under way, and an empty memory."""
    first = [_first(state.setup, state.board, dealt=dealt) for dealt in (True, False)]
    return state.frames in [(frame,) for frame in first] and state.ask is None and state.board.run == Run()
