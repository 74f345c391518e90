"""Drawing from the deck for the program: what cannot lie in one is discarded (N-08); what an empty deck means (N-09)."""

from __future__ import annotations

from typing import Final

from pnrules.kernel import copies
from pnrules.kernel.copies import kind
from pnrules.kernel.draws import draws
from pnrules.kernel.state import CHANCE, Ask, new_ask, next_state
from pnrules.kernel.steps import CARD, Outcome, Rule
from pnrules.nightmare.table.board import Board, Table, with_deck, with_hands, with_table
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

ONE_SHOTS: Final = frozenset({"RUN", "INSERT", "SECRET"})

CANNOT_LIE = Rule("nightmare-cannot-lie", (("card", "card"),), CARD, ("N-08",))
SHUFFLES = Rule("nightmare-shuffles", (), CARD, ("N-09",), aside=True)


def nothing_to_draw(state: NightmareState, board: Board) -> bool:
    """Whether the deck has no card left for the program (N-09). Discards that are all one-shots would only
    become discards again (N-08), without end. A deck of one-shots counts as a deck, unless N-76 has another answer."""
    table = board.table
    interpretation = state.setup.interpretation
    drawn = all(map(cannot_lie, table.deck)) if interpretation.one_shots_are_no_deck else not table.deck
    return drawn and not (interpretation.shuffles and not all(map(cannot_lie, table.discards)))


def no_card_at_all(state: NightmareState, board: Board) -> bool:
    """Whether no card is left to be drawn to a hand (N-09)."""
    table = board.table
    return not table.deck and not (state.setup.interpretation.shuffles and table.discards)


def off_the_deck(table: Table, card: str) -> Table:
    """The table without this card in the deck."""
    return with_deck(table, copies.remove_card(table.deck, card))


def into_hand(table: Table, seat: int, card: str) -> Table:
    """The table with this card as the last of a hand."""
    hands = table.hands
    return with_hands(table, (*hands[: seat - 1], (*hands[seat - 1], card), *hands[seat:]))


def discarding(board: Board, card: str) -> Board:
    """A card drawn for the program that cannot lie in one goes to the discards (N-08)."""
    table = off_the_deck(board.table, card)
    return with_table(board, table._replace(discards=(*table.discards, card)))


def cannot_lie(card: str) -> bool:
    """Whether a card drawn for the program has to be discarded; a BREAK may lie there (N-08)."""
    return kind(card) in ONE_SHOTS


def asks_chance(
    state: NightmareState, board: Board, frames: tuple[NightmareFrame, ...], ask_kind: str, args: tuple[object, ...]
) -> NightmareState:
    """The state in which chance is asked for a card."""
    return next_state(state, board, frames, chance_ask(board, ask_kind, args), state.memory)


def chance_ask(board: Board, ask_kind: str, args: tuple[object, ...]) -> Ask:
    """The question to chance for a card of the deck."""
    return new_ask(CHANCE, ask_kind, args, draws(board.table.deck))


def shuffling(state: NightmareState, board: Board, frames: tuple[NightmareFrame, ...], rule: Rule = SHUFFLES) -> Outcome:
    """The discards become the deck; their order is chance, so the deck is a set (N-09)."""
    table = board.table
    table = table._replace(deck=tuple(sorted(table.discards)), discards=())
    return rule, (), next_state(state, with_table(board, table), frames, None, state.memory)
