"""Whether a board that somebody sends can be one of Programmer's Nightmare: every card once, every bit accounted for."""

from __future__ import annotations

from collections import Counter

from pnrules.kernel.reading import Place
from pnrules.kernel.singles import kind
from pnrules.kernel.state import State
from pnrules.nightmare.anew import BITS
from pnrules.nightmare.board import BACKWARD, FACE_DOWN, FORWARD, GONE, Board, Instruction, instructions
from pnrules.nightmare.cards import CARDS, DEALT_DECK, DECK
from pnrules.nightmare.effects.subroutines import BESIDE_KINDS


def check(state: State, place: Place) -> None:
    """Note everything about the board that no play could have made."""
    board: Board = state.board
    here = place.at("board")
    seats = len(state.setup.players)
    if not 0 <= board.pc < max(1, len(board.row)):
        here.at("pc").report("problem-position")
    if board.way not in (FORWARD, BACKWARD):
        here.at("way").report("problem-position")
    if len(board.points) != seats or any(points < 0 for points in board.points):
        here.at("points").report("problem-position")
    if any(not 1 <= seat <= seats for seat in board.out):
        here.at("out").report("problem-position")
    for index, instruction in enumerate(board.row):
        _check_instruction(here.at("row").at(index), instruction, board, state)
    for index, entry in enumerate(board.beside):
        place_beside = here.at("beside").at(index)
        if kind(entry.card) not in BESIDE_KINDS or entry.card not in {i.card for i in instructions(board)}:
            place_beside.at("card").report("problem-nothing-beside", (("card", "text"),), entry.card)
        for number, inner in enumerate(entry.cards):
            _check_instruction(place_beside.at("cards").at(number), inner, board, state)
    _check_table(here.at("table"), board, state)


def _check_instruction(place: Place, here: Instruction, board: Board, state: State) -> None:
    seats = len(state.setup.players)
    hidden = kind(here.card) == FACE_DOWN and any(secret.alias == here.card for secret in board.table.secrets)
    if not hidden and (here.card not in DECK or CARDS[kind(here.card)].one_shot):
        place.at("card").report("problem-unknown-card", (("card", "text"),), here.card)
        return
    if any(not 1 <= seat <= seats or seat in board.out for seat in here.bits):
        place.at("bits").report("problem-position")
    if len(here.changes) not in (0, len(state.setup.printed[kind(here.card)])):
        place.at("changes").report("problem-position")
    if here.link is not None and here.link != GONE and here.link not in {i.card for i in board.row}:
        place.at("link").report("problem-link", (("link", "text"),), here.link)
    if any(not 0 <= due < len(here.bits) for due in here.due):
        place.at("due").report("problem-position")


def _check_table(place: Place, board: Board, state: State) -> None:
    table = board.table
    seats = len(state.setup.players)
    if not 1 <= table.turn <= seats:
        place.at("turn").report("problem-position")
    if len(table.hands) != seats:
        place.at("hands").report("problem-position")
    for name, held in (("skips", table.skips), ("defences", table.defences), ("to_place", table.to_place)):
        if len(held) not in (0, seats):
            place.at(name).report("problem-position")
    for index, secret in enumerate(table.secrets):
        if not 1 <= secret.seat <= seats or secret.alias not in {i.card for i in board.row}:
            place.at("secrets").at(index).report("problem-position")
    hands = (card for hand in table.hands for card in hand)
    secret_cards = (secret.card for secret in table.secrets)
    open_cards = (i.card for i in instructions(board) if kind(i.card) != FACE_DOWN)
    shown = () if table.shown is None else (table.shown,)
    lying = Counter((*open_cards, *secret_cards, *hands, *table.deck, *table.discards, *shown))
    every = DEALT_DECK if state.setup.version == 1 else DECK
    for card, count in lying.items():
        if card not in every:
            place.report("problem-unknown-card", (("card", "text"),), card)
        elif count > 1:
            place.report("problem-card-twice", (("card", "text"), ("elsewhere", "text")), card, place.path)
    missing = sorted(set(every) - set(lying))
    if missing:
        place.report("problem-cards-missing", (("card", "texts"),), tuple(missing))
    used = [sum(i.bits.count(seat) for i in instructions(board)) for seat in range(1, seats + 1)]
    if list(table.supply) != [BITS - count for count in used]:
        place.at("supply").report("problem-position")
