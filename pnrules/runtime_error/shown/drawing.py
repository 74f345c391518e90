"""The contents of a picture of Runtime Error: statements with their band, the input, piles, all hands."""

from __future__ import annotations

from pnrules import words
from pnrules.kernel.scenery import NOTHING, Area, Drawing, Drawn, Laid, Look
from pnrules.runtime_error.shown.describe import piles
from pnrules.runtime_error.shown.looks import NAMES, look
from pnrules.runtime_error.table.board import Statement, satisfied
from pnrules.runtime_error.table.cards import FACES, SUIT, SUITS, VALUE
from pnrules.runtime_error.table.state import RuntimeErrorState


def pictured(state: RuntimeErrorState, lang: str) -> Drawing:
    """Everybody's statements, then input, piles and hands, then what each suit does."""
    board = state.board
    players = state.setup.players
    held = satisfied(board)
    areas = [
        Area(
            words.text(lang, "board-re-statements", who=words.seat(lang, seat, players)),
            tuple(_laid(lang, s, board.input, board.turn == seat and s.function in held) for s in statements),
            seat=seat,
            beside=True,
            none=words.text(lang, "board-re-none"),
        )
        for seat, statements in enumerate(board.statements, 1)
    ]
    input = Area(words.text(lang, "board-re-input"), _top(board.input), "small")
    deck = board.deck if isinstance(board.deck, int) else len(board.deck)
    unseen = Area(words.text(lang, "board-re-deck"), (_back(lang, deck),), "small", beside=True)
    top = board.discards[-1] if board.discards else None
    discards = Area(words.text(lang, "board-re-discards"), _top(top), "small", beside=True)
    hands = [_hand(lang, state, seat) for seat in range(1, len(players) + 1)]
    suits = tuple(Drawn(suit, words.text(lang, f"board-re-does-{NAMES[suit]}"), look(f"{FACES[0]}{suit}")) for suit in SUITS)
    legend = Area(words.text(lang, "board-re-legend"), suits)
    remarks = [*piles(state, lang), *_claim(state, lang)]
    seats = tuple(_beside(lang, state, seat) for seat in range(1, len(players) + 1))
    return Drawing(seats, (*areas, input, unseen, discards, *hands, legend), tuple(remarks))


def _top(card: str | None) -> tuple[Drawn, ...]:
    return () if card is None else (_card(card),)


def _card(card: str | None, back: bool = False) -> Drawn:
    return Drawn("?" if card is None else card, look=look(card), back=back or card is None)


def _back(lang: str, count: int) -> Drawn:
    return Drawn(words.text(lang, "board-re-count", count=count) if count else NOTHING, back=True)


def _laid(lang: str, statement: Statement, input: str | None, holds: bool) -> Laid:
    """A statement; its sentence and band reveal nothing about a hidden card."""
    parts = zip(("lower", "upper", "function"), statement.cards, strict=True)
    cards = tuple(_card(card, statement.down in (part, card)) for part, card in parts)
    lower, upper, function = (words.value(lang, "card", card) for card in statement.cards)
    says = words.text(lang, "describe-runtime-error-statement", lower=lower, upper=upper, function=function)
    unseen = None in statement.cards
    if not unseen:
        does = words.text(lang, f"board-re-does-{NAMES[SUIT[statement.function]]}")
        range = words.text(lang, "board-re-inputs", low=statement.lower[:-1], high=statement.upper[:-1])
        says = f"{statement.function} {does}, {range}"
    down = (words.text(lang, "board-face-down"), words.text(lang, "board-re-asleep")) if statement.down else ()
    notes = (*((words.text(lang, "board-re-satisfied"),) if holds else ()), *((" · ".join(down),) if down else ()))
    bounds = None not in (statement.lower, statement.upper)
    return Laid(
        cards,
        f"{lower} – {upper}" if bounds else "?",
        says,
        look(statement.function) if statement.function else Look(),
        FACES,
        (VALUE[statement.lower] - 1, VALUE[statement.upper] - 1) if bounds else None,
        None if input is None else VALUE[input] - 1,
        notes,
        holds,
    )


def _hand(lang: str, state: RuntimeErrorState, seat: int) -> Area:
    """A seat's cards; of a hidden hand, only their number."""
    cards = state.board.hands[seat - 1]
    label = words.text(lang, "board-hand-of", seat=words.seat(lang, seat, state.setup.players))
    held = (_back(lang, cards),) if isinstance(cards, int) else tuple(map(_card, cards))
    return Area(label, held, "small", seat, beside=seat > 1)


def _claim(state: RuntimeErrorState, lang: str) -> tuple[str, ...]:
    """The result of the latest claim."""
    claim, who = state.board.claim, words.seat(lang, state.board.turn, state.setup.players)
    return () if claim is None else (words.text(lang, f"board-re-{claim.verdict}", who=who, size=claim.size),)


def _beside(lang: str, state: RuntimeErrorState, seat: int) -> tuple[str, ...]:
    """The notes beside a seat: whether it is on turn, and whether it has won."""
    turn = (words.text(lang, "board-turn"),) if state.board.turn == seat else ()
    won = (words.text(lang, "board-re-won"),) if state.board.winner and state.board.winner[0] == seat else ()
    return (*turn, *won)
