"""Replaying the answers of a save: exactly, if the same rules made it; as far as they fit, if other rules did.

Nothing is dropped silently: what these rules do differently is reported by place (`Again.otherwise`), and the file is unchanged.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from pnrules.kernel.codec import fingerprint
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.forms.validation import Json, JsonPath
from pnrules.kernel.invariants import IMPOSSIBLE
from pnrules.kernel.state import CHANCE, NOBODY
from pnrules.showing.play import ShownPlay

GO_ON: Final = "go-on"
GOES_ON: Final = (NOBODY, [GO_ON])
"""Nobody's answer: a suspended run was resumed."""

LONGEST_NUMBER = 9
"""The most digits of a node's number; no play has so many nodes."""


class Stretch(NamedTuple):
    """The nodes from an answer to the next question: the first, and their number. The first stretch has the start."""

    first: int
    size: int


class Again:
    """Replays the answers of a save in a play from its start.

    play       the play
    place      of the save, where problems are noted
    exact      whether everything must be as the save says, since the same rules made it
    otherwise  what is not as the save says, if other rules made it
    """

    def __init__(self, play: ShownPlay, place: JsonPath, *, exact: bool) -> None:
        self.play = play
        self.place = place
        self.exact = exact
        self.otherwise: list[Problem] = []
        self._told = JsonPath(place.path, self.otherwise)
        self._after = [0]  # by number of the answer, from 1: the number of the one that it follows
        self._made: list[Stretch | None] = [Stretch(0, len(play))]  # its stretch here; None if it was dropped
        self._ends = [play.head]
        self._firsts = [0]  # the first node of its stretch in the save

    # --- answers ------------------------------------------------------------------------------------------------------

    def give(self, answers: Sequence[Any], steps: Sequence[int] | None) -> None:
        """Give all answers. Raises BadInput for an invalid one, and, if the replay has to be exact, for one that does not fit.

        steps  how many nodes each answer led to in the save, beginning with those before the first answer; None if unknown
        """
        entries = [self._checked(self.place.at("answers").at(index), entry, index) for index, entry in enumerate(answers)]
        left_out: list[int] = []
        for number, (after, who, words) in enumerate(entries, 1):
            self._after.append(after)
            before = len(self.play)
            kept = self._made[after] is not None and self._gives(number, after, who, words, left_out)
            self._made.append(Stretch(before, len(self.play) - before) if kept else None)
            self._ends.append(self.play.head if kept else self._ends[after])
            left_out += [] if kept else [number]
        if steps is not None:
            self._firsts = [0, *_sums(1, steps[:-1])]
        else:
            made = [stretch.size for stretch in _until_none(self._made)]
            self._firsts = [0, *_sums(0, made if len(made) < len(self._made) else made[:-1])]
        if left_out:
            told = self._told.at("answers").at(left_out[0] - 1)
            told.report("save-answers-left-out", (("count", "number"),), len(left_out))

    def _gives(self, number: int, after: int, who: object, words: list[Any], left_out: list[int]) -> bool:
        """Whether this answer can be given again. Only the first that cannot be is explained: others follow from it, or are like
        it."""
        here = (self.place if self.exact else self._told).at("answers").at(number - 1)
        if left_out:
            here = JsonPath(here.path, [])
        if tried(here, lambda: self._give(self._ends[after], who, words)):
            return True
        if self.exact:
            raise BadInput(self.place.problems)  # later ones depend on it
        return False

    def _give(self, node: int, who: Any, words: list[Any]) -> None:
        """Give an answer, or resume a suspended run."""
        if (who, words) == GOES_ON and self.play.running_at(node) is not None:
            self.play.go_on(at=node)
        else:
            self.play.choose(words, seat=who, at=node)

    def _checked(self, here: JsonPath, entry: object, index: int) -> tuple[int, Any, list[Any]]:
        """An answer in the save: which one it follows, who, and the words. Raises BadInput if it is invalid."""
        if not isinstance(entry, list) or len(entry) < 3 or type(entry[0]) is not int or not 0 <= entry[0] <= index:
            here.expected("[after, who, verb, …]", entry)
            raise BadInput(self.place.problems)
        after, who, *words = entry
        if who != CHANCE:
            here.at(1).nothing_but(who, (int,), "seat")
        for position, word in enumerate(words, 2):
            here.at(position).nothing_but(word, (str, int), "text or number")
        verbs = self.play.setup.game.answers
        if not (self.exact or self.place.problems) and words[0] not in verbs and (who, words) != GOES_ON:
            here.at(2).one_of(words[0], tuple(verbs), None)
        if self.place.problems:
            raise BadInput(self.place.problems)
        return after, who, words

    # --- nodes --------------------------------------------------------------------------------------------------------

    def check_steps(self, steps: Sequence[int]) -> None:
        """Check that each answer has led to as many nodes as the save says."""
        made = [0 if stretch is None else stretch.size for stretch in self._made]
        made[0] -= 1  # the start, which no step led to
        if self.exact and made != list(steps):
            self.place.at("steps").report("problem-fingerprint")

    def check_fingerprints(self, place: str, fingerprints: Json) -> None:
        """Check that the play reaches the positions in the save."""
        wrong = []
        for node, wanted in fingerprints.items():
            found = self._found(int(node)) if node.isdecimal() and len(node) <= LONGEST_NUMBER else None
            if found is None or fingerprint(self.play.state_at(found)) != wanted:
                wrong.append(node)
        if self.exact:
            for node in wrong:
                self.place.at(place).at(node).report("problem-fingerprint")
        elif wrong:
            self._told.at(place).at(wrong[0]).report("save-other-positions", (("count", "number"),), len(wrong))

    def _found(self, node: int) -> int | None:
        """The node here for a node of the save; None if there is none, or none any more."""
        found, same = self._nearest(node)
        return found if same and found < len(self.play) else None

    def _nearest(self, node: int) -> tuple[int, bool]:
        """The node here for a node of the save, or the nearest before it; and whether it is the same one."""
        number = bisect_right(self._firsts, node) - 1
        stretch, offset = self._made[number], node - self._firsts[number]
        if stretch is None:
            return self._ends[number], False
        inside = offset < stretch.size
        return stretch.first + (offset if inside else stretch.size - 1), inside

    def at_node(self, place: JsonPath, node: Any, do: Callable[[int], object]) -> None:
        """Do something at a node of the save; if that is no longer reached, at the nearest before it, which is reported."""
        if self.exact or type(node) is not int or node < 0:
            tried(place, lambda: do(node))
            return
        found, same = self._nearest(node)
        if not same:
            JsonPath(place.path, self.otherwise).report("save-moved")
        tried(place, lambda: do(found))


def _sums(first: int, sizes: Sequence[int]) -> list[int]:
    """The first nodes of stretches of these sizes, one after another."""
    found, total = [], first
    for size in sizes:
        total += size
        found.append(total)
    return found


def _until_none(stretches: list[Stretch | None]) -> list[Stretch]:
    found = []
    for stretch in stretches:
        if stretch is None:
            break
        found.append(stretch)
    return found


def tried(place: JsonPath, do: Callable[[], object]) -> bool:
    """Do something; on failure, note why, and return False."""
    try:
        do()
    except BadInput as error:
        for problem in error.problems:
            place.report(problem.id, problem.params, *problem.args)
        return False
    except PnError as error:
        place.report("problem-answer", (("error", "error"),), error.payload())
        return False
    except IMPOSSIBLE:
        place.report("problem-position")
        return False
    return True
