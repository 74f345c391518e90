"""Events: Cut and Paste, and Firewall, which answers it."""

from __future__ import annotations

from typing import Any, Final

from pnrules.bandwidth.table.board import CUT_AND_PASTE, FIREWALL, Board, definition, discarded, held, out_of_hand, with_hand
from pnrules.bandwidth.table.state import BandwidthFrame, BandwidthState
from pnrules.kernel.citations import Citation
from pnrules.kernel.copies import kinds
from pnrules.kernel.draws import draws
from pnrules.kernel.errors import SEAT, SEAT_CARD, Forbidden, Refusal
from pnrules.kernel.state import CHANCE, Ask, Option, asking, going_on, returning, with_top
from pnrules.kernel.steps import CARD, Outcome, Rule

ANSWER_ASK: Final = "answer"
TAKE_ASK: Final = "take"
LOSE_ASK: Final = "lose"
ALLOW: Final = ("allow",)

PLACE = {"BfB": "events"}
FIREWALL_PLACE = {"BfB": "card-firewall"}
SEAT_OWNER = (*SEAT, ("owner", "seat"))
SEAT_CARD_OWNER = (*SEAT_CARD, ("owner", "seat"))

MAY_ANSWER = Rule("bandwidth-may-answer", SEAT_CARD_OWNER, PLACE, ("B-08",))
CANNOT_ANSWER = Rule("bandwidth-cannot-answer", SEAT_CARD_OWNER, PLACE, ("B-08",), quiet=True)
ALLOWS = Rule("bandwidth-allows", SEAT_CARD_OWNER, PLACE, ("B-08",), quiet=True)
CANCELS = Rule("bandwidth-cancels", (*SEAT_CARD, ("firewall", "card")), FIREWALL_PLACE, ("B-08",))
REINSTATES = Rule("bandwidth-reinstates", (*SEAT_CARD, ("firewall", "card")), FIREWALL_PLACE, ("B-08",))
COMES_TO_NOTHING = Rule("bandwidth-comes-to-nothing", SEAT_CARD, PLACE)
LOOKS = Rule("bandwidth-looks", SEAT_OWNER, CARD, ("B-07",))
TAKES_BLINDLY = Rule("bandwidth-takes-blindly", SEAT_OWNER, CARD, ("B-07",))
TAKES = Rule("bandwidth-takes", (*SEAT_OWNER, ("card", "card")), CARD, ("B-07",), secret=(2,), knowing=2)
NOTHING_TO_TAKE = Rule("bandwidth-nothing-to-take", SEAT_OWNER, CARD, ("B-10",))


def answered(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """The response moment: directly after the event, for the player it is played on; a Firewall may be answered too (B-08)."""
    board = state.board
    seat, against = frame.env.asked, frame.env.against
    told = (seat, against, _opponent(frame))
    if answer == ALLOW:
        return ALLOWS, told, going_on(state, frame, board)
    if answer is not None:
        return _firewall(state, frame, board, held(board, seat, answer[1]))
    hand = board.table.hands[seat - 1]
    if not hand:
        return CANNOT_ANSWER, told, going_on(state, frame, board)
    # A player with cards is asked even without a Firewall: otherwise everybody would know that there is none.
    walls = [card for card in kinds(hand) if definition(board, card).kind == FIREWALL]
    ask = Ask(seat, ANSWER_ASK, told[1:], (ALLOW, *(("firewall", card) for card in walls)))
    return MAY_ANSWER, told, asking(state, ask)


def _opponent(frame: BandwidthFrame) -> int:
    """Who played the card that may be answered now: of the two players concerned, the one who is not asked."""
    return frame.actor if frame.env.asked == frame.env.target else frame.env.target


def _firewall(state: BandwidthState, frame: BandwidthFrame, board: Board, wall: str) -> Outcome:
    """A Firewall is played: it costs no action, and the opponent may answer it."""
    env = frame.env
    seat = env.asked
    board = discarded(out_of_hand(board, seat, wall), wall)
    env = env._replace(asked=_opponent(frame), against=wall, cancelled=not env.cancelled)
    rule = CANCELS if env.cancelled else REINSTATES
    pc = frame.pc if state.setup.interpretation.firewall_answered else frame.pc + 1
    return rule, (seat, frame.source, wall), with_top(state, frame._replace(pc=pc, env=env), board)


def takes(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """Cut and Paste, unless it was cancelled: a card moves from the other hand to one's own (B-07)."""
    board = state.board
    seat, owner = frame.actor, frame.env.target
    if answer is not None:
        card = held(board, owner, answer[1]) if answer[0] == "take" else answer[1]
        return TAKES, (seat, owner, card), returning(state, _moved(board, owner, seat, card))
    if frame.env.cancelled:
        return COMES_TO_NOTHING, (seat, frame.source), returning(state, board)
    hand = board.table.hands[owner - 1]
    if not hand:
        return NOTHING_TO_TAKE, (seat, owner), returning(state, board)
    if state.setup.interpretation.thief_chooses:
        choice: tuple[Any, ...] = tuple(("take", card) for card in kinds(hand))
        return LOOKS, (seat, owner), asking(state, Ask(seat, TAKE_ASK, (owner,), choice))
    blind = draws(tuple(sorted(hand)))
    return TAKES_BLINDLY, (seat, owner), asking(state, Ask(CHANCE, LOSE_ASK, (seat, owner), blind))


def _moved(board: Board, owner: int, seat: int, card: str) -> Board:
    board = out_of_hand(board, owner, card)
    return with_hand(board, seat, (*board.table.hands[seat - 1], card))


# --- what is refused --------------------------------------------------------------------------------------------------


def refusals(state: BandwidthState) -> tuple[Forbidden, ...]:
    """Cards that the player who answers, or takes, could name but may not, each with the reason."""
    ask, board = state.ask, state.board
    assert ask is not None
    cards = [card.name for card in board.cards]
    if ask.kind == TAKE_ASK:
        tried = [("take", card) for card in cards]
        return tuple(
            Forbidden(ask.who, option, _no(state, "refused-not-in-hand", CUT_AND_PASTE, ask.args[0], option[1]), False)
            for option in tried
            if option not in ask.options
        )
    firewalls = [("firewall", card) for card in cards]
    return tuple(
        Forbidden(ask.who, option, _why_no_answer(state, int(ask.who), option[1]), False)
        for option in firewalls
        if option not in ask.options
    )


def _why_no_answer(state: BandwidthState, seat: int, card: str) -> Refusal:
    """Why a card cannot answer an event: it is not a Firewall, or not in hand."""
    id = "refused-not-in-hand" if definition(state.board, card).kind == FIREWALL else "refused-answers-nothing"
    return _no(state, id, FIREWALL, seat, card, "B-08")


def _no(state: BandwidthState, id: str, kind: str, seat: int, card: str, *rulings: str) -> Refusal:
    return Refusal(id, SEAT_CARD, (seat, card), Citation(state.setup.work, f"card-{kind}"), rulings)
