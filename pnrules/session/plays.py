"""The plays of one board: the one it was opened with, and those that had to begin otherwise. None is lost for another."""

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

    number  what it is called by; never given twice
    play    the play
    made    how it came to be, in words
    size    where its head stood when it was made, and how many nodes it had
    """

    number: int
    play: Play
    made: Saying
    size: tuple[int, int]

    @property
    def touched(self) -> bool:
        """Whether somebody has gone on with it: if not, it can be made again just as well."""
        return (self.play.head, len(self.play)) != self.size


class Plays:
    """Plays in the order in which they were made, the one that is played, and the one that it is compared with.

    at        the number of the one that is played
    compared  the number of the one that it is compared with; None while there is none
    """

    def __init__(self, play: Play) -> None:
        self._kept: list[Kept] = []
        self._made = 0
        self.compared: int | None = None
        self.at = self.add(play, AS_IT_WAS)

    @property
    def play(self) -> Play:
        """The one that is played."""
        kept = self.find(self.at)
        assert kept is not None, "the play that is played is always there"
        return kept.play

    def add(self, play: Play, made: Saying) -> int:
        """Puts a play on the shelf. One that nobody went on with makes room, unless it is looked at."""
        self._kept = [kept for kept in self._kept if kept.touched or not kept.number or kept.number == self.at]
        number = self._made
        self._made += 1
        self._kept.append(Kept(number, play, made, (play.head, len(play))))
        return number

    def find(self, number: int | None) -> Kept | None:
        """The play with this number; None where there is none, or no more."""
        return next((kept for kept in self._kept if kept.number == number), None)

    def number_of(self, play: Play) -> int | None:
        """The number of a play; None for one that is not here."""
        return next((kept.number for kept in self._kept if kept.play is play), None)

    def go_on_with(self, play: Play, made: Saying) -> None:
        """Plays this one from now on; it comes onto the shelf, if it is not there yet. It is compared with none."""
        number = self.number_of(play)
        self.at = self.add(play, made) if number is None else number
        self.compared = None

    def adopt(self) -> Play | None:
        """Goes on with the play compared with this one, which stays on the shelf. None where there is none."""
        kept = self.find(self.compared)
        if kept is None:
            return None
        self.at, self.compared = kept.number, None
        return kept.play

    def payload(self) -> wire.Plays:
        """What the browser must know of all of them; and how the one that is played can be begun again."""
        return {
            "at": self.at,
            "compared": self.compared,
            "again": again.ways(self.play),
            "kept": [{"number": kept.number, "made": kept.made} for kept in self._kept],
        }
