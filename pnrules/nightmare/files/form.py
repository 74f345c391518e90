"""The part of a scenario's form that only Programmer's Nightmare knows: the program, hands, deck, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from pnrules.kernel.forms.members import EACH, Condition, Items, Member, Part, absent, never, only, where, within
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import CARD_NAME, SEAT, TRUTH, Either, Just, Later, Made, Named, OneOf, Whole
from pnrules.kernel.forms.validation import Json, JsonPath
from pnrules.nightmare.flow.new_deal import BITS, START_POINTS

MOST_POINTS: Final = 19
MOST_COUNTERS: Final = 99
MOST_TOKENS: Final = 20
LAST: Final = "last place of the row"


class Lying(NamedTuple):
    """A card of the program in a scenario, with what lies on it; None for what is not given, and for an unknown name."""

    card: str | None
    bits: tuple[int, ...] = ()
    changes: tuple[int, ...] = ()
    link: str | None = None
    used: bool | None = None
    inner: tuple[Lying | None, ...] | None = None
    down: int | None = None


class Program(NamedTuple):
    """The program in a scenario; None in its row stands for an unknown card."""

    row: tuple[Lying | None, ...]
    pc: str | int | None
    towards: str


class Player(NamedTuple):
    """What a scenario says of a player."""

    points: int
    bits: int
    skips: int
    name: str | None = None
    hand: tuple[str | None, ...] = ()
    defences: tuple[int, ...] = ()


class Start(NamedTuple):
    """What a scenario says of its start; None for what is not given, and for an unknown name."""

    players: tuple[Player, ...]
    draws: tuple[str | None, ...]
    turn: int
    program: Program | None = None
    deck: tuple[str | None, ...] | None = None
    discards: tuple[str | None, ...] | None = None


CARD: Final = Named(
    "nightmare-card", CARD_NAME, "Card", "A card as printed, such as BUG, or a certain copy of it, such as BUG#2."
)
_LOCK: Final = Just((str, type(None)), "text or null", ("problem-link", "link"))

PLAYER: Final[Mapping[str, Member]] = {
    "points": Member(Whole(1, MOST_POINTS), "Points", "Points at the start.", default=START_POINTS),
    "hand": Member(Items(CARD), "Hand", "Version 2: the cards in hand."),
    "bits": Member(Whole(0, BITS), "Bits", "Version 1: how many bits are still to be placed before the program runs.", default=0),
    "skips": Member(Whole(0, MOST_TOKENS), "SKIPs", "How many SKIPs the player holds.", default=0),
    "defences": Member(
        Items(Whole(1, MOST_COUNTERS)), "DEFENDs", "The player's running DEFENDs: how many cards each still lasts."
    ),
}
INSTRUCTION: Final = Named(
    "nightmare-instruction",
    Record(
        Lying,
        {
            "card": Member(CARD, required=True),
            "bits": Member(Items(SEAT), "Bits", "The seats whose bits lie on it, in the order in which they act."),
            "changes": Member(
                Items(Whole(-MOST_COUNTERS, MOST_COUNTERS, 0)),
                "Changes",
                "Per number that the edition prints, the sum of its +1 and -1 counters.",
            ),
            "link": Member(
                _LOCK,
                "Lock",
                'GOTO: the card of the row to which it is locked, "gone" where that card has left; null before its first use.',
            ),
            "used": Member(TRUTH, "Used", "Whether this SUBROUTINE has been activated before."),
            "inner": Member(
                Items(Later(lambda: LYING)),
                "Cards beside",
                "SUBROUTINE, COPY, FUTURE, FLOATER: the cards that lie beside it, in order; without this they are not dealt yet."
                " None of them lies face down.",
            ),
            "down": Member(SEAT, "Face down", "Version 2: it lies face down, placed with SECRET by this seat."),
        },
        (never("problem-not-face-down", ("inner", EACH, "down")),),
    ),
    "Instruction",
    "A card in the program.",
)
LYING: Final[Either] = Either((INSTRUCTION, Made(CARD, Lying)))


def _note_no_row(place: JsonPath, program: Json) -> None:
    if program.get("row") == []:
        place.at("row").report("problem-empty-program")


PROGRAM: Final = Named(
    "nightmare-program",
    Record(
        Program,
        {
            "row": Member(Items(LYING), "Row", "From head to tail; in version 1, in the order of dealing.", required=True),
            "pc": Member(
                Either((CARD, Whole(0, LAST))),
                "Program counter",
                "The card at which it stands, or its place in the row, from 0.",
                default=0,
            ),
            "towards": Member(
                OneOf(("head", "tail"), "tail"), "Direction", "The end of the row towards which the program runs.", default="tail"
            ),
        },
        (Condition(_note_no_row, {"properties": {"row": {"minItems": 1}}}),),
        {LAST: ("row", -1)},
    ),
    "Program",
    "The cards that lie in the program.",
)


def _players(data: Json, name: str) -> list[Any]:
    """A member of every player, unvalidated."""
    players = data.get("players")
    return [each.get(name) for each in players if isinstance(each, dict)] if isinstance(players, list) else []


def _note_bits(place: JsonPath, data: Json) -> None:
    if any(type(bits) is int and 0 < bits <= BITS for bits in _players(data, "bits")):
        place.at("players").report("problem-no-claims")


def _note_hands(place: JsonPath, data: Json) -> None:
    if any(isinstance(hand, list) and hand for hand in _players(data, "hand")):
        place.at("program").report("problem-missing")


CONDITIONS: Final = (
    only(where("version", 1), never("problem-no-hands", ("players", EACH, "hand"))),
    only(where("version", 1), never("problem-not-face-down", ("program", "row", EACH, "down"))),
    only(where("version", 2), Condition(_note_bits, within(("players", EACH, "bits"), schema={"maximum": 0}))),
    only(absent("program"), Condition(_note_hands, within(("players", EACH, "hand"), schema={"maxItems": 0}))),
)

FORM: Final = Part(
    "Programmer's Nightmare",
    "What a scenario of Programmer's Nightmare has besides. Without a program it begins with the deal.",
    members={
        "program": Member(PROGRAM),
        "deck": Member(Items(CARD), "Deck", "The cards still to come, in any order; without it, all that lie nowhere else."),
        "discards": Member(
            Items(CARD),
            "Discards",
            "The discard pile, the latest last; without it, what lies nowhere else where the deck is given.",
        ),
        "turn": Member(SEAT, "Turn", "Whose turn it is to build; the first seat's, if not given.", default=1),
    },
    player=PLAYER,
    start=Start,
    of_player=Player,
    conditions=CONDITIONS,
    version="1: the program is dealt, and its instructions are claimed with bits. 2: it is built from the players' hands.",
    facts={
        "pc": ("Program counter", "The card at which it stands; null while nothing lies in the program."),
        "turn": ("Turn", "Whose turn it is."),
        "running": ("Running", "Whether a program is running."),
        "towards": ("Direction", "The end towards which the program counter goes: tail or head."),
        "program": ("Program", "Its cards, from head to tail."),
        "bits": ("Bits", "The seats whose bits lie on the cards that are named, in the order in which they act."),
        "numbers": ("Numbers", "The numbers, as they are now, of the cards that are named."),
        "links": (
            "Locks",
            'The cards to which the GOTOs that are named are locked; "gone" where that card has left, null before the first use.',
        ),
        "inner": ("Cards beside", "The cards that lie beside the cards that are named, in order."),
        "hands": ("Hands", "The cards of the seats that are named, by seat, in any order."),
        "discards": ("Discards", "The discard pile, in any order."),
        "skips": ("SKIPs", "Everybody's SKIPs, in seat order."),
        "defences": ("DEFENDs", "Everybody's running DEFENDs, in seat order: how many cards each still lasts."),
        "supply": ("Supply", "How many bits everybody has left, in seat order."),
        "out": ("Out", "The seats that have no points left."),
        "result": ("Result", "How the game ended (points, last, loop, draw or tie), and for whom."),
    },
)
