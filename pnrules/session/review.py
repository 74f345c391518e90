"""Looking through a game: the choices after which another one was expected to be clearly better, its turning points.

Each choice on the line to where play stands is judged by what its seat could see then, slice by slice as the page asks. Whoever
looks with one seat's eyes is told of that seat's choices alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pnrules import players
from pnrules.kernel.errors import PnError
from pnrules.kernel.patches import jsonable
from pnrules.kernel.state import Option
from pnrules.players.search import Search, Weighed
from pnrules.session.opponents import further
from pnrules.session.seated import SEARCH
from pnrules.session.traits import Traits

if TYPE_CHECKING:
    from pnrules.session.board import BoardSession
    from pnrules.showing.play import ShownPlay as Play

CLEARLY: Final = 0.1
"""By so much of the win another choice has to be better."""
OWN: Final = 3
"""Each simulation of so many begins with what was chosen: that is judged as well as what is best."""
MOST_TOLD: Final = 9
"""So many turning points are told, those by which most was lost."""


class TurningPoint(NamedTuple):
    """A choice after which another one was expected to be clearly better.

    node, seat      where, and who chose
    chosen, better  what was chosen, and what was expected to be best
    won, wins       the share of the win that was to be expected after the one and after the other
    tries           how many simulations this rests on
    """

    node: int
    seat: int
    chosen: Option
    better: Option
    won: float
    wins: float
    tries: int

    def payload(self) -> dict[str, Any]:
        """The same as plain data."""
        return {**self._asdict(), "chosen": jsonable(self.chosen), "better": jsonable(self.better)}


class Looked(NamedTuple):
    """How far a line has been looked through.

    done   how many choices, and which part of the next one
    found  the turning point that the last of them is, if it is one
    """

    done: float
    found: TurningPoint | None


def turning_points(play: Play, nodes: Sequence[int], seed: int, strength: int) -> Iterator[Looked]:
    """Look at choices of a play, a few simulations at a time: `strength` of them for each."""
    for done, node in enumerate(nodes):
        state = play.state_at(node)
        chosen = play.step_to(play.line(after=node)[0]).answer
        assert state.ask is not None
        assert chosen is not None
        seat = int(state.ask.who)
        search = Search(state.setup.game.view(state, seat), seed)
        for number in range(strength):
            search.simulate(chosen if number % OWN == 0 else None)
            yield Looked(done + number / strength, None)
        yield Looked(done + 1, _turning(node, seat, chosen, search.weighed(), strength))


def _turning(node: int, seat: int, chosen: Option, weighed: Sequence[Weighed], tries: int) -> TurningPoint | None:
    """The turning point that a choice is; None where nothing else was clearly better."""
    own = next(each.expects[seat - 1] for each in weighed if each.option == chosen)
    other = next((each for each in weighed if each.option != chosen), None)
    if other is None or other.expects[seat - 1] - own < CLEARLY:
        return None
    return TurningPoint(node, seat, chosen, other.option, own, other.expects[seat - 1], tries)


class Review(NamedTuple):
    """A line that is being looked through.

    play, head, eyes  which: the play, where it stood, and whose eyes looked then
    of                how many choices there are
    looks             what is still to be looked at
    done, found       how many have been looked at, the part of one included, and what was found
    """

    play: Play
    head: int
    eyes: int | None
    of: int
    looks: Iterator[Looked]
    done: float = 0
    found: tuple[TurningPoint, ...] = ()

    def payload(self) -> dict[str, Any]:
        """The same for a page, in the order in which it was played; of many those by which most was lost."""
        most = sorted(self.found, key=lambda each: each.won - each.wins)[:MOST_TOLD]
        found = [each.payload() for each in sorted(most)]
        return {"head": self.head, "done": self.done, "of": self.of, "found": found}


def choices(session: BoardSession) -> list[int]:
    """The nodes on the line to the head at which persons whose cards are seen chose one of several options."""
    play, company = session.play, session.company
    seats = [seat for seat in company.persons(play.state) if session.seat in {None, seat}]
    asks = ((node, play.state_at(node).ask) for node in play.choices())
    return [node for node, ask in asks if ask is not None and ask.who in seats and len(ask.options) > 1][::-1]


def review(session: BoardSession) -> Traits:
    """Look on through the line to where play stands; where it is another, from its beginning. Raises PnError where nobody can."""
    play = session.play
    if not can_review(session):
        raise PnError("board-no-hint")
    now = session.review
    if now is None or (now.play, now.head, now.eyes) != (play, play.head, session.seat):
        nodes = choices(session)
        judged = play.setup.game.judgement()
        assert judged is not None, "somebody can think ahead"
        looks = turning_points(play, nodes, session.company.seed, judged.strength)
        now = Review(play, play.head, session.seat, len(nodes), looks)
    session.review = _further(now)
    return {}


def _further(review: Review) -> Review:
    """After a slice; it ends with each choice, so that nothing that was found is passed over."""
    look = further(review.looks, stops=lambda look: look.found is not None)
    if look is None:
        return review._replace(done=review.of)
    found = review.found if look.found is None else (*review.found, look.found)
    return review._replace(done=look.done, found=found)


def can_review(session: BoardSession) -> bool:
    """Whether a game can be looked through here: somebody can think ahead, and nobody is to find out something by themselves."""
    game = session.play.setup.game
    return session.gives_hints and session.practice is None and SEARCH in players.offered(game)


def told(session: BoardSession) -> dict[str, Any] | None:
    """What was found on the line to where play stands; None where it has not been looked through."""
    now = session.review
    if now is None or (now.play, now.eyes) != (session.play, session.seat):
        session.review = None
        return None
    return now.payload() if now.head == session.play.head else None
