"""The browser's copy of a board's plays. Independent of widgets: every method returns trait values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pnrules.kernel.errors import SEAT, NoSuchSeat
from pnrules.session import traits
from pnrules.session.notices import replayed, saying
from pnrules.session.rules import OtherRules
from pnrules.session.tree import Tree
from pnrules.wire.plays import Look
from pnrules.wire.traits import Traits

if TYPE_CHECKING:
    from pnrules.session.plays import Plays
    from pnrules.showing.play import ShownPlay as Play


class Mirror:
    """The plays of a board, as a seat may see them.

    plays  all of them
    seat   through whose eyes; None shows the whole table, NOBODY what all players see. A play of which only what one seat saw is
           known is shown through the eyes of that seat
    lang   which language the page speaks
    """

    def __init__(self, plays: Plays, seat: int | None, lang: str) -> None:
        self.plays = plays
        self._seat = seat
        self.lang = lang
        self._rules = OtherRules()
        self._tree = Tree(plays.play, self.seat, 1)
        self._wishes = 0

    @property
    def play(self) -> Play:
        """The current play."""
        return self.plays.play

    @property
    def seat(self) -> int | None:
        """Through whose eyes the current play is shown."""
        return self._seat if self.play.seat is None else self.play.seat

    @seat.setter
    def seat(self, seat: int | None) -> None:
        self._seat = seat

    def first(self) -> Traits:
        """All traits, for a new board."""
        look: Look = {"node": self.play.head, "seq": self._wishes}
        whole = _whole(self.plays, self.seat, self._tree)
        return {"lang": self.lang, **whole, "look": look, "view": {"node": self.play.head}}

    def show(self, plays: Plays) -> Traits:
        """Show other plays, or another of the same. If the seat does not exist there, the whole table is shown. On failure
        nothing changes."""
        eyes = None if self._seat is None or self._seat > len(plays.play.setup.players) else self._seat
        return {**self._shown(plays, eyes), **self.look_at(plays.play.head)}

    def see_as(self, seat: int | None) -> Traits:
        """Show the same plays through other eyes. Raises NoSuchSeat."""
        if seat is not None:
            self.play.setup.check_seat(seat)
        if self.play.seat not in {None, seat}:
            raise NoSuchSeat("error-other-eyes", SEAT, (self.play.seat,))
        return self.see_with(seat)

    def see_with(self, seat: int | None) -> Traits:
        """Show the same plays through other eyes, which may be NOBODY's, for what all players see."""
        return self._shown(self.plays, seat)

    def speak(self, lang: str) -> Traits:
        """Change the language; the page has its words."""
        self.lang = lang
        return {"lang": lang}

    def play_by(self, edition: str, rulings: Mapping[str, str]) -> Traits:
        """Replay the same choices by other rules, as far as they are legal. Raises PnError for unknown rules."""
        play, replay = self._rules.replayed(self.play, edition, rulings)
        work = play.setup.game.works[edition]
        self.plays.go_on_with(play, saying("board-made-rules", ("work", "text", work)))
        return {**self.show(self.plays), **({} if replay is None else {"notice": replayed(replay, self.seat)})}

    def grown(self) -> Traits:
        """The traits that changed since the play has grown."""
        return {**self._tree.grown(), **traits.standing(self.play, self.seat), **self.look_at(self.play.head)}

    def shelf(self) -> Traits:
        """All plays, and the one compared with."""
        return traits.shelf(self.plays, self.seat)

    def look_at(self, node: int) -> Traits:
        """Ask the browser to look at a node; it reports where it looks in `view`."""
        self._wishes += 1
        return {"look": {"node": node, "seq": self._wishes}, "view": {"node": node}}

    def _shown(self, plays: Plays, seat: int | None) -> Traits:
        own = plays.play.seat
        eyes = seat if own is None else own
        tree = Tree(plays.play, eyes, self._tree.epoch + 1)
        whole = _whole(plays, eyes, tree)
        self.plays, self._tree = plays, tree
        if own is None:
            self._seat = seat
        return whole


def _whole(plays: Plays, seat: int | None, tree: Tree) -> Traits:
    """Everything about the play, the tree from its root."""
    return {
        "seat": seat,
        "texts": traits.texts(plays.play),
        "info": traits.info(plays.play, seat),
        **tree.whole(),
        "notice": None,
        "asked": None,
        **traits.shelf(plays, seat),
        **traits.standing(plays.play, seat),
    }
