"""Analysing a game: its turning points, the choices for which another one was expected to be clearly better.

Each choice on the line to the head is judged by what its seat could see then, slice by slice as the page asks. With one seat's
eyes, only that seat's choices are analysed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from pnrules import players
from pnrules.kernel.errors import PnError
from pnrules.kernel.patches import jsonable
from pnrules.kernel.state import Option
from pnrules.players import turning, variations
from pnrules.players.search import SLICE
from pnrules.players.turning import Turn
from pnrules.session.opponents import further
from pnrules.session.reasons import reason
from pnrules.session.seated import SEARCH
from pnrules.session.session import Session
from pnrules.wire.table import Turning, TurningPoint
from pnrules.wire.traits import Traits

if TYPE_CHECKING:
    from pnrules.showing.play import ShownPlay as Play

STRENGTH: Final = turning.STRENGTH
"""The simulations per choice, as in `turning.looking_back`."""
SLICES: Final = 3 * STRENGTH / SLICE + 2 * variations.SLICES
"""The most slices per choice."""
MOST_TOLD: Final = 9
"""How many turning points are shown: those that lost the most."""


class Looked(NamedTuple):
    """The progress of analysing a line.

    done   how many choices, including a fraction of the next one
    found  the last of them, if it is a turning point
    """

    done: float
    found: Turn | None


def looked_at(play: Play, nodes: Sequence[int], seed: int) -> Iterator[Looked]:
    """Analyse choices of a play, a few simulations at a time."""
    end = play.head
    for done, node in enumerate(nodes):
        looks = turning.judged(play, node, chosen(play, node), end, seed, STRENGTH, turning.CLEARLY)
        found = None
        for at, turn in enumerate(looks):
            found = turn
            yield Looked(done + min(at / SLICES, 0.99), None)
        yield Looked(done + 1, found)


def chosen(play: Play, node: int) -> Option:
    """What was chosen at a node on the line to the head."""
    answer = play.answer_to(play.line(after=node)[0])
    assert answer is not None, "somebody has chosen there"
    return answer


class Review(NamedTuple):
    """The analysis of a line.

    play, head, eyes  which one: the play, its head, and the eyes
    of                how many choices there are
    looks             the remaining work
    done, found       how many have been analysed, including a fraction, and the turning points
    """

    play: Play
    head: int
    eyes: int | None
    of: int
    looks: Iterator[Looked]
    done: float = 0
    found: tuple[Turn, ...] = ()

    def payload(self) -> Turning:
        """The turning points for a page, in order of play; if there are many, those that lost the most."""
        most = sorted(self.found, key=lambda each: -each.by)[:MOST_TOLD]
        return {
            "head": self.head,
            "done": self.done,
            "of": self.of,
            "found": [_turn_payload(each, self.eyes) for each in sorted(most)],
        }


def _turn_payload(turn: Turn, eyes: int | None) -> TurningPoint:
    """A turning point as plain data: where, who chose what, what was better, and the expectations of both."""
    return {
        "node": turn.node,
        "seat": turn.seat,
        "chosen": jsonable(turn.chosen),
        "better": jsonable(turn.better),
        "expected": turn.expected,
        "possible": turn.possible,
        "tries": turn.tries,
        "paid": turn.paid,
        "after": reason(turn.after, turn.seat, eyes),
        "instead": reason(turn.instead, turn.seat, eyes),
    }


class Reviewed(Session, Protocol):
    """A session whose play can be analysed."""

    review: Review | None


def choices(session: Reviewed) -> list[int]:
    """The nodes on the line to the head at which persons whose cards are seen chose one of several options."""
    play, company = session.play, session.company
    seats = [seat for seat in company.persons(play.state) if session.seat in {None, seat}]
    states = ((node, play.state_at(node)) for node in play.choices())
    own = ((node, state) for node, state in states if state.ask is not None and state.ask.who in seats)
    return [node for node, state in own if turning.was_a_choice(state, chosen(play, node))][::-1]


def review(session: Reviewed) -> Traits:
    """Continue the analysis of the line to the head, or begin it. Raises PnError if it is not possible."""
    play = session.play
    if not can_review(session):
        raise PnError("board-no-hint")
    now = session.review
    if now is None or (now.play, now.head, now.eyes) != (play, play.head, session.seat):
        nodes = choices(session)
        looks = looked_at(play, nodes, session.company.seed)
        now = Review(play, play.head, session.seat, len(nodes), looks)
    session.review = _further(now)
    return {}


def _further(review: Review) -> Review:
    """The analysis after a slice, which ends with each choice, so that no result is missed."""
    look = further(review.looks, stops=lambda look: look.found is not None)
    if look is None:
        return review._replace(done=review.of)
    found = review.found if look.found is None else (*review.found, look.found)
    return review._replace(done=look.done, found=found)


def can_review(session: Reviewed) -> bool:
    """Whether a game can be analysed here: if it can be searched, and nothing is to be found out."""
    game = session.play.setup.game
    return session.gives_hints and session.practice is None and session.play.seat is None and SEARCH in players.offered(game)


def payload(session: Reviewed) -> Turning | None:
    """The analysis of the line to the head; None if there is none."""
    now = session.review
    if now is None or (now.play, now.eyes) != (session.play, session.seat):
        session.review = None
        return None
    return now.payload() if now.head == session.play.head else None
