"""A lesson on a page: its sentences, tasks and verdicts; and the track that it belongs to.

The learner sees the table with their own eyes. Choices on the board go to the lesson; everything else is disabled until it is
over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pnrules import words
from pnrules.files import scenario
from pnrules.files.scenario import Source
from pnrules.kernel.errors import PnError
from pnrules.kernel.forms.validation import one_line
from pnrules.session.board import BoardSession
from pnrules.session.commands import Command, Order, names_one, understood
from pnrules.session.level import payload as verdict_payload
from pnrules.session.plays import Plays
from pnrules.session.table import EVERY
from pnrules.session.traits import held_back
from pnrules.session.unfolding import unfolded
from pnrules.teaching import levels, tracks
from pnrules.teaching.lessons import Lesson
from pnrules.wire import learning
from pnrules.wire.learning import LessonKey
from pnrules.wire.traits import Traits
from pnrules.words import rulebooks

FREE: Final = frozenset({"speak"})
"""The messages that are allowed at any time."""


class LessonSession(BoardSession):
    """A lesson on a board.

    lesson  the lesson
    shelf   the lessons that may be opened here, in order: name and source of each
    chosen  whether this one was asked for; if not, the page may open the one where its reader left off

    Its traits are those of a board, and `lesson`: see `_payload`. Raises PnError if `name` is not a lesson.
    """

    gives_hints = False

    def __init__(
        self, name: str, shelf: Mapping[str, Source], lang: str = "en", offer: tuple[str, ...] = (), *, chosen: bool = True
    ) -> None:
        self.shelf = shelf
        self._track = [tracks.entry(each, source) for each, source in shelf.items()]
        self._take(name)
        self.chosen = chosen
        super().__init__(self.lesson.play, lang, self.lesson.seat, offer)

    def _take(self, name: str) -> None:
        self.lesson = Lesson(scenario.load(self.shelf[name]))
        self.name = name
        self.chosen = True
        self._hinted = False
        self._key: LessonKey | None = None

    # --- what is told -------------------------------------------------------------------------------------------------

    def _adapted(self, traits: Traits) -> Traits:
        """With the lesson; until it is over, without questions other than its tasks, and without previews."""
        traits = {**traits, "lesson": self._payload()}
        if "texts" in traits:
            traits["texts"] = {lang: f"{said}\n{words.shared_text(lang, 'lesson')}" for lang, said in traits["texts"].items()}
        if self.lesson.over:
            return traits
        traits = held_back(traits)
        waits = self.lesson.open and self.lesson.verdict is None
        return {**traits, "ask": None} if traits.get("ask") and not waits else traits

    def _payload(self) -> learning.Lesson:
        """The lesson for the page."""
        lesson = self.lesson
        names = list(self.shelf)
        place = names.index(self.name)
        asked = lesson.open and lesson.verdict is None
        game = lesson.play.setup.game.name
        told: learning.Lesson = {
            "game": game,
            "name": self.name,
            "chosen": self.chosen,
            "title": levels.in_each(lesson.scenario.title),
            "number": place + 1 if len(names) > 1 else 0,
            "teaches": [cite.payload() for cite in lesson.teaches],
            "seat": lesson.seat,
            "at": lesson.at + 1,
            "count": lesson.count,
            "says": levels.in_each(lesson.beat.says),
            "before": [levels.in_each(beat.says) for beat in lesson.beats[: lesson.at]],
            "look": list(lesson.beat.look),
            "open": lesson.open,
            "hint": levels.in_each(lesson.task.spec.hint) if lesson.task and asked and self._hinted else None,
            "hints": asked and not self._hinted,
            "verdict": None if lesson.verdict is None else verdict_payload(lesson.verdict),
            "another": lesson.another_way,
            "over": lesson.over,
            "track": self._track,
            "next": next(iter(names[place + 1 :]), None),
            "glossary": list(rulebooks.glossary(game)),
        }
        return told if self._key is None else {**told, "key": self._key}

    def unfold(self, *, alone: bool = True) -> Traits:
        """For a page without a kernel, also send every branch of the lesson, which begins again; only if no other can be opened
        there. Raises PnError if there are too many branches."""
        if not alone or len(self.shelf) > 1:
            return {}
        begun = self.open(self.name)
        self._key = unfolded(Lesson(self.lesson.scenario))
        return self._tell(begun)

    # --- what comes back ----------------------------------------------------------------------------------------------

    def _carry_out(self, message: Any) -> Traits:
        if names_one(message, LESSON):
            return understood(message, LESSON).carried_out(self)
        order = understood(message, EVERY)
        if order.name == "choose" and self.lesson.open:
            return self._try(order)
        if self.lesson.over or order.name in FREE:
            return self._carry_out_order(order)
        raise PnError("lesson-first")

    def _try(self, order: Order[Traits]) -> Traits:
        """Handle a choice on the board. Raises PnError if it is not the learner's, or not now."""
        node, option, who = order.arguments
        if who != self.lesson.seat:
            raise PnError("lesson-not-yours", (("who", "seat"),), (self.lesson.seat,))
        if node != self.lesson.play.head:
            raise PnError("lesson-not-here")
        self.lesson.act(*option)
        return self.mirror.grown()

    def open(self, name: str) -> Traits:
        """Open another lesson, or restart this one. Raises PnError for one that cannot be opened here."""
        if name not in self.shelf:
            raise PnError("error-no-lesson", (("name", "text"),), (one_line(name),))
        self._take(name)
        self.mirror.seat = self.lesson.seat
        return self.mirror.show(Plays(self.lesson.play))

    def go_on(self) -> Traits:
        """Go to the next beat. Raises PnError while a task is open."""
        if self.lesson.open:
            raise PnError("lesson-first")
        self._hinted = False
        self.lesson.go_on()
        return self.mirror.grown()

    def go_back(self) -> Traits:
        """Go back to the beginning of the previous beat."""
        self._hinted = False
        self.lesson.go_back()
        return self.mirror.grown()

    def take_back(self) -> Traits:
        """Go back to before the choice that lost the aim."""
        self.lesson.take_back()
        return self.mirror.grown()

    def hint(self) -> Traits:
        """Show the task's hint."""
        self._hinted = True
        return {}

    def finish(self) -> Traits:
        """Play the lesson's own way to the aim."""
        self.lesson.finish()
        return self.mirror.grown()


LESSON: Final[Mapping[str, Command[Traits]]] = {
    "lesson": Command(LessonSession.open),
    "lesson-on": Command(LessonSession.go_on),
    "lesson-back": Command(LessonSession.go_back),
    "lesson-take-back": Command(LessonSession.take_back),
    "lesson-hint": Command(LessonSession.hint),
    "lesson-show": Command(LessonSession.finish),
}
"""The additional messages of a lesson's page."""
