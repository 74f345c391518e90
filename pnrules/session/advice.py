"""A hint on demand: what a good player would choose here, what each option is expected to bring, and why.

It is computed slice by slice, like an opponent's thinking, from what the seat that is asked can see. A reader who does not see
that seat's cards gets no hint for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from pnrules import players
from pnrules.kernel.errors import PnError
from pnrules.kernel.facets.players import Players
from pnrules.kernel.patches import jsonable
from pnrules.kernel.state import CHANCE, AnyState
from pnrules.players import Explained, Weighed
from pnrules.session.opponents import further
from pnrules.session.reasons import reason
from pnrules.session.seated import SEARCH
from pnrules.session.session import Session
from pnrules.wire import table as wire
from pnrules.wire.traits import Traits

if TYPE_CHECKING:
    from pnrules.showing.play import ShownPlay as Play


LONGER: Final = 3
"""How many times as many simulations as an opponent a hint takes: it becomes more exact while it is shown."""


class Advice(NamedTuple):
    """A hint that was asked for.

    play, node  where
    eyes        whose eyes the board was seen with then
    seat        who is asked there
    thoughts    the remaining slices
    latest      the latest result
    slices      the number of slices so far
    """

    play: Play
    node: int
    eyes: int | None
    seat: int
    thoughts: Iterator[Explained]
    latest: Explained
    slices: int = 1

    @property
    def over(self) -> bool:
        """Whether it is complete."""
        return self.latest.over

    def payload(self) -> wire.Advice:
        """The hint for a page: the options that were tried, the best first."""
        thought = self.latest.thought
        return {
            "node": self.node,
            "seat": self.seat,
            "done": thought.done,
            "of": thought.of,
            "slices": self.slices,
            "options": [_tried(each) for each in thought.options],
            "best": reason(self.latest.best, self.seat, self.eyes),
            "tempting": reason(self.latest.tempting, self.seat, self.eyes),
            "matters": self.latest.matters(self.seat),
        }


def _tried(weighed: Weighed) -> wire.Tried:
    return {
        "option": jsonable(weighed.option),
        "share": weighed.share,
        "expects": list(weighed.expects),
        "points": None if weighed.points is None else list(weighed.points),
    }


class Advised(Session, Protocol):
    """A session that can give hints."""

    advice: Advice | None


def advises(state: AnyState, eyes: int | None) -> bool:
    """Whether there can be a hint: a seat with visible cards is asked, in a game that can be searched."""
    ask = state.ask
    if ask is None or ask.who == CHANCE or eyes not in {None, ask.who} or len(ask.options) < 2:
        return False
    return SEARCH in players.offered(state.setup.game)


def advise(session: Advised, node: int) -> Traits:
    """Begin a hint at a node, or continue it. Raises PnError if there can be none."""
    if node != session.play.head and not 0 <= node < len(session.play):
        raise PnError("board-not-understood")
    state = session.play.state_at(node)
    if not session.gives_hints or session.practice is not None or not advises(state, session.seat):
        raise PnError("board-no-hint")
    now = session.advice
    if now is not None and (now.play, now.node) == (session.play, node):
        latest = further(now.thoughts)
        session.advice = now if latest is None else now._replace(latest=latest, slices=now.slices + 1)
        return {}
    assert state.ask is not None
    seat = int(state.ask.who)
    judged = Players.of(state.setup.game).judgement()
    assert judged is not None, "it is played by those who think ahead"
    thoughts = players.explaining(state, session.company.seed, LONGER * judged.strength)
    latest = further(thoughts)
    assert latest is not None, "whoever thinks has a thought"
    session.advice = Advice(session.play, node, session.seat, seat, thoughts, latest)
    return {}


def end(session: Advised) -> Traits:
    """Dismiss the hint."""
    session.advice = None
    return {}


def payload(session: Advised) -> wire.Advice | None:
    """The hint for the page. It is gone once another play is on the board, or it is seen through other eyes."""
    now = session.advice
    if now is None or (now.play, now.eyes) != (session.play, session.seat):
        session.advice = None
        return None
    return now.payload()
