"""The part of a scenario's form that only Runtime Error knows: hands, statements, deck, discards, whose turn it is."""

from __future__ import annotations

from typing import Final, NamedTuple

from pnrules.kernel.forms.members import Items, Member, Part
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import CARD_NAME, SEAT, TRUTH, Named


class Written(NamedTuple):
    """A statement in a scenario; None for an unknown card."""

    lower: str | None
    upper: str | None
    function: str | None


class Player(NamedTuple):
    """What a scenario says of a player; None for what is not given."""

    name: str | None = None
    statements: tuple[Written, ...] | None = None
    hand: tuple[str | None, ...] | None = None


class Start(NamedTuple):
    """What a scenario says of its start; None for what is not given, and for an unknown name."""

    players: tuple[Player, ...]
    draws: tuple[str | None, ...]
    turn: int
    discards: tuple[str | None, ...] | None = None
    deck: tuple[str | None, ...] | None = None
    deal: bool | None = None


CARD: Final = Named("runtime_error-card", CARD_NAME, "Card", "Its face and its suit, such as 7♣, 10♦ or A♠.", ("7♣", "10♦", "A♠"))
STATEMENT: Final = Named(
    "runtime_error-statement",
    Record(
        Written,
        {
            "lower": Member(CARD, "Lower", "The lower bound.", required=True),
            "upper": Member(CARD, "Upper", "The upper bound.", required=True),
            "function": Member(CARD, "Function", "The function; its suit says what it does.", required=True),
        },
    ),
    "Statement",
    "Two bounds of one suit, and a function.",
)
FORM: Final = Part(
    "Runtime Error",
    "What a scenario of Runtime Error has besides.",
    members={
        "discards": Member(Items(CARD), "Discards", "The discard pile, its top last."),
        "deck": Member(
            Items(CARD),
            "Deck",
            "The cards still to come, in any order; without it, all that lie nowhere else. With it, the game is played without"
            " the cards that lie nowhere.",
        ),
        "turn": Member(SEAT, "Turn", "Whose turn it is; the first seat's, if not given.", default=1),
        "deal": Member(
            TRUTH,
            "Deal",
            "Whether five more cards are dealt to each player first. Without it, they are where nothing else says where a card"
            " lies.",
        ),
    },
    player={
        "statements": Member(Items(STATEMENT), "Statements", "The statements laid out, the oldest first."),
        "hand": Member(Items(CARD), "Hand", "The cards in hand."),
    },
    start=Start,
    of_player=Player,
    facts={
        "turn": ("Turn", "Whose turn it is."),
        "deck": ("Deck", "How many cards are left in the deck."),
        "discards": ("Discards", "The discard pile, its top last."),
        "hands": ("Hands", "How many cards each seat holds."),
        "held": ("Held", "The cards in the hands of the seats that are named, by seat, in any order."),
        "statements": (
            "Statements",
            "The statements of the seats that are named, by seat, in any order: lower bound, upper bound and function, what lies"
            " face down in brackets.",
        ),
        "input": ("Input", "The input card on the table; null where there is none."),
        "verdict": (
            "Verdict",
            "What the latest claim came to: proved, refuted or undecided; null for no claim in this position.",
        ),
        "result": ("Result", "How the game ended (proved or demonstrated), and who wins."),
    },
)
