"""Frog: five cards lie in a ring, and a frog hops round it, as many places as the card says on which it sits."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pnrules.kernel.citations import Citation
from pnrules.kernel.copies import kind, remove_card
from pnrules.kernel.draws import draws
from pnrules.kernel.errors import Forbidden, Params, Problem, Refusal
from pnrules.kernel.facets import files
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.game import Game, Setup, Types
from pnrules.kernel.rulings import Ruling
from pnrules.kernel.state import CHANCE, NOBODY, Ask, Frame, Option, State, asking, calling, going_on, going_to, returning
from pnrules.kernel.steps import Code, Outcome, Rule
from pnrules.layout import LaidOut, Layout, Piece, hand, pile, ring
from pnrules.words import text

HAND, RING, END = 3, ("1", "2", "3", "1#2", "2#2"), 7
CARDS = tuple(f"{name}#{copy}" if copy > 1 else name for name in "0123" for copy in range(1, 9))


class Board(NamedTuple):
    """The table; `frog` is the place in the ring at which it sits, counted from 0."""

    ring: tuple[str, ...]
    frog: int
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    discards: tuple[str, ...]
    points: tuple[int, ...]
    turn: int

    def holding(self, seat: int, hand: tuple[str, ...]) -> "Board":
        return self._replace(hands=tuple(hand if each == seat else held for each, held in enumerate(self.hands, 1)))


FrogState = State[Board, None, None]
SEAT, CARD, OVER, AT = ("seat", "seat"), ("card", "card"), ("over", "card"), ("at", "place")
ASKED = Rule("frog-asked", (SEAT,), {"1": "turn"}, quiet=True)
PLAYS = Rule("frog-plays", (SEAT, CARD, OVER, AT), {"1": "turn"})
HOPS = Rule("frog-hops", (CARD, AT), {"1": "frog"})
SCORES = Rule("frog-scores", (SEAT,), {"1": "frog"})
TIRES = Rule("frog-tires", (("count", "number"),), {"1": "frog"}, ("F-01",))
TO_DRAW = Rule("frog-to-draw", (SEAT,), {"1": "draw"}, quiet=True)
PASSES = Rule("frog-passes", (SEAT,), {"1": "draw"}, aside=True)
DRAWS = Rule("frog-draws", (SEAT, CARD), {"1": "draw"}, secret=(1,), aside=True)
ENDS = Rule("frog-ends", (), {"1": "draw"})


def play(state: FrogState, frame: Frame[None], answer: Option | None) -> Outcome:
    """A card is laid over one of the ring, but not over the frog's; then the frog leaps to the next place."""
    board, seat, sat_on = state.board, state.board.turn, state.board.ring[state.board.frog]
    if answer is None:
        options = tuple(("play", card, over) for card in board.hands[seat - 1] for over in board.ring if over != sat_on)
        return ASKED, (seat,), asking(state, Ask(seat, "play", (), options))
    _, card, over = answer
    ring, at = tuple(card if each == over else each for each in board.ring), (board.frog + 1) % len(RING)
    after = board.holding(seat, remove_card(board.hands[seat - 1], card))._replace(ring=ring, frog=at)
    return PLAYS, (seat, card, over, at), going_on(state, frame, after._replace(discards=(*board.discards, over)))


def hop(state: FrogState, frame: Frame[None], answer: Option | None) -> Outcome:
    """It hops as the cards say, until it comes to a 0, or is tired after five hops (F-01: it never is)."""
    board, card = state.board, state.board.ring[state.board.frog]
    if kind(card) == "0":
        points = tuple(each + (seat == board.turn) for seat, each in enumerate(board.points, 1))
        return SCORES, (board.turn,), going_to(state, frame, END, board._replace(points=points))
    if frame.pc == END - 1:
        return TIRES, (len(RING),), going_to(state, frame, END, board)
    rule, on = (HOPS, 1) if state.setup.ruling("F-01") == "default" else (HOPS.resting_on("F-01"), 0)
    at = (board.frog + int(kind(card))) % len(RING)
    return rule, (card, at), going_to(state, frame, frame.pc + on, board._replace(frog=at))


def end(state: FrogState, frame: Frame[None], answer: Option | None) -> Outcome:
    """The turn passes, after a card has been drawn; without a card to draw, the game ends."""
    board, seat = state.board, state.board.turn
    if not board.deck:
        return ENDS, (), returning(state, board)
    after = board._replace(turn=seat % len(board.hands) + 1)
    return PASSES, (after.turn,), calling(state, frame._replace(pc=0), Frame("draw", 0, None, seat, None), after)


def draw(state: FrogState, frame: Frame[None], answer: Option | None) -> Outcome:
    """Somebody is dealt a card, or draws one."""
    board, seat = state.board, frame.actor
    if answer is None:
        return TO_DRAW, (seat,), asking(state, Ask(CHANCE, "draw", (seat,), draws(board.deck)))
    board = board.holding(seat, (*board.hands[seat - 1], answer[1]))
    return DRAWS, (seat, answer[1]), returning(state, board._replace(deck=remove_card(board.deck, answer[1])))


CODE: Code = {"draw": (draw,), "turn": (play, *[hop] * (len(RING) + 1), end)}


class Frog(Game[FrogState], LaidOut, files.Files):
    """Frog, for two to four players."""

    name, works, seats, types, draws, routines = "frog", {"1": "Frog"}, (2, 4), Types(Board), "deck", CODE
    register: Mapping[str, Ruling] = {"F-01": Ruling("F-01", ("on",), ("1",))}
    answers: Mapping[str, Params] = {"play": (CARD, OVER), "draw": (CARD,)}
    questions: Mapping[str, tuple[Params, Rule]] = {"play": ((), ASKED), "draw": ((SEAT,), TO_DRAW)}
    expected: Mapping[str, str] = {"turn": "seat", "frog": "number", "ring": "texts", "hands": "cards by seat", "deck": "number"}

    def cards(self, state: FrogState) -> tuple[str, ...]:
        return CARDS

    def refusals(self, state: FrogState) -> tuple[Forbidden, ...]:
        if state.ask is None or state.ask.kind != "play":
            return ()
        seat, sat_on = state.board.turn, state.board.ring[state.board.frog]
        why = Refusal("refused-frog-sits", (CARD,), (sat_on,), Citation("Frog", "turn"))
        return tuple(Forbidden(seat, ("play", card, sat_on), why, False) for card in state.board.hands[seat - 1])

    def view(self, state: FrogState, seat: int) -> FrogState:
        state.setup.check_eyes(seat)
        hands = tuple(hand if each == seat else ("?",) * len(hand) for each, hand in enumerate(state.board.hands, 1))
        ask = state.ask if state.ask is None or state.ask.who == seat else state.ask._replace(options=())
        return state._replace(board=state.board._replace(hands=hands, deck=("?",) * len(state.board.deck)), ask=ask)

    def result(self, state: FrogState) -> tuple[str, Params, tuple[Any, ...]] | None:
        most = tuple(seat for seat, each in enumerate(state.board.points, 1) if each == max(state.board.points))
        return None if state.frames else ("frog-result", (("seats", "seats"),), (most,))

    def layout(self, state: FrogState, lang: str) -> Layout:
        board, here = state.board, text(lang, "scene-frog-here")
        lying = (Piece(kind(card), card, flag=here if at == board.frog else None) for at, card in enumerate(board.ring))
        hands = ((Piece(kind(card), card, back=card == "?") for card in held) for held in board.hands)
        own = map(hand, state.setup.players, hands, range(1, len(board.hands) + 1))
        return Layout((ring(text(lang, "scene-frog-ring"), lying), *own, pile(text(lang, "scene-frog-deck"), len(board.deck))))

    def same_name_places(self, state: FrogState) -> Mapping[str, int]:
        return {card: at for at, card in enumerate(state.board.ring, 1) if [*map(kind, state.board.ring)].count(kind(card)) > 1}

    def check_state(self, state: FrogState, place: JsonPath) -> None:
        board, seats = state.board, len(state.setup.players)
        lying = (*board.ring, *board.deck, *board.discards, *(card for hand in board.hands for card in hand))
        place.possible(sorted(lying) == sorted(CARDS) and len(board.ring) == len(RING) and min(board.points) >= 0)
        place.possible(len(board.hands) == len(board.points) == seats >= board.turn > 0 <= board.frog < len(RING))
        place.possible(all(frame.code == ("draw" if above else "turn") for above, frame in enumerate(state.frames)))

    def start(self, setup: Setup, data: Mapping[str, Any], problems: list[Problem]) -> FrogState | None:
        seats = range(1, len(setup.players) + 1)
        dealing = (Frame("draw", 0, None, seat, None) for seat in [*reversed(seats)] * HAND)
        board = Board(RING, 0, ((),) * len(seats), tuple(card for card in CARDS if card not in RING), (), (0,) * len(seats), 1)
        return State(setup, board, (Frame("turn", 0, None, NOBODY, None), *dealing), None, None)


GAME = Frog()
