"""The plays of one board: the one that it was opened with, and those derived from it. None is lost by switching."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pnrules.kernel.errors import Saying
from pnrules.session import again
from pnrules.session.notices import saying
from pnrules.wire import plays as wire

if TYPE_CHECKING:
    from pnrules.showing.play import ShownPlay as Play

AS_IT_WAS = saying("board-made-first")


class Kept(NamedTuple):
    """A play on the shelf.

    number  its number, which is never reused
    play    the play
    made    how it was made, in words
    size    its head when it was made, and its number of nodes
    """

    number: int
    play: Play
    made: Saying
    size: tuple[int, int]

    @property
    def touched(self) -> bool:
        """Whether it has been continued: if not, it can just as well be made again."""
        return (self.play.head, len(self.play)) != self.size


class Plays:
    """Plays in order of creation, the current one, and the one that it is compared with.

    at        the number of the current one
    compared  the number of the one that it is compared with; None while there is none
    """

    def __init__(self, play: Play) -> None:
        self._kept: list[Kept] = []
        self._made = 0
        self.compared: int | None = None
        self.at = self.add(play, AS_IT_WAS)

    @property
    def play(self) -> Play:
        """The current one."""
        kept = self.find(self.at)
        assert kept is not None, "the play that is played is always there"
        return kept.play

    def add(self, play: Play, made: Saying) -> int:
        """Put a play on the shelf. Plays that were never continued are dropped, except for the current one."""
        self._kept = [kept for kept in self._kept if kept.touched or not kept.number or kept.number == self.at]
        number = self._made
        self._made += 1
        self._kept.append(Kept(number, play, made, (play.head, len(play))))
        return number

    def find(self, number: int | None) -> Kept | None:
        """The play with this number; None if there is none, or none any more."""
        return next((kept for kept in self._kept if kept.number == number), None)

    def number_of(self, play: Play) -> int | None:
        """The number of a play; None if it is not here."""
        return next((kept.number for kept in self._kept if kept.play is play), None)

    def go_on_with(self, play: Play, made: Saying) -> None:
        """Make this the current play; it is added to the shelf if necessary. The comparison ends."""
        number = self.number_of(play)
        self.at = self.add(play, made) if number is None else number
        self.compared = None

    def adopt(self) -> Play | None:
        """Switch to the compared play; the current one stays on the shelf. None if there is none."""
        kept = self.find(self.compared)
        if kept is None:
            return None
        self.at, self.compared = kept.number, None
        return kept.play

    def payload(self) -> wire.Plays:
        """The list of plays for the browser; and how the current one can be restarted."""
        return {
            "at": self.at,
            "compared": self.compared,
            "again": again.ways(self.play),
            "kept": [{"number": kept.number, "made": kept.made} for kept in self._kept],
        }
