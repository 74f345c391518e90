"""A level on a page: its task and hints, attempts and verdicts, and the list of levels.

While the task is open, choices on the board are the learner's moves, and nothing gives the answer away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pnrules import games, words
from pnrules.files import scenario
from pnrules.kernel.errors import PnError
from pnrules.kernel.forms.validation import one_line
from pnrules.session.board import BoardSession
from pnrules.session.commands import WITHHELD, Command, Order, names_one, understood
from pnrules.session.plays import Plays
from pnrules.session.table import EVERY
from pnrules.session.traits import held_back
from pnrules.teaching import levels, tasks
from pnrules.teaching.levels import Level, Pack
from pnrules.wire import learning
from pnrules.wire.learning import LevelKey, Shelf
from pnrules.wire.sayings import InEach, in_each
from pnrules.wire.traits import Traits


class LevelSession(BoardSession):
    """A level on a board. While the task is open, choices on the board are the learner's moves.

    level    the level
    quiz     whether only the question is shown, without a board: all known answers are offered, and may be tried repeatedly
    verdict  the verdict on the latest move; None before the first
    solved   whether the task is solved, by the learner or by showing the solution; then anything may be tried
    shown    whether the solution was asked for

    Its traits are those of a board, and `level`: see `wire.learning.Level`. Raises PnError for a quiz without choices.
    """

    gives_hints = False

    def __init__(self, level: Level, lang: str = "en", offer: tuple[str, ...] = (), *, quiz: bool = False) -> None:
        if quiz and level.aims:
            raise PnError("level-no-question", (("name", "text"),), (level.scenario.name,))
        self.quiz = quiz
        self._keyed = False
        self._begin(level)
        super().__init__(level.play, lang, offer=offer)

    def _begin(self, level: Level) -> None:
        """Begin a level; if its answer is one of several choices, at the question."""
        self.level = level
        self.verdict: tasks.Verdict | None = None
        self.solved = False
        self.shown = False
        self._hints = 0
        self._tried: int | None = None
        if self._choices() or level.aims:
            level.approach()

    def _choices(self) -> list[tuple[Any, ...]]:
        """The choices; empty if the answer is given on the board."""
        return self.level.choices if self.quiz or self.level.predicts else []

    # --- what is told -------------------------------------------------------------------------------------------------

    def _adapted(self, traits: Traits) -> Traits:
        """With the level; nothing is given away while its task is open."""
        return {**(traits if self.solved else held_back(traits)), "level": self._payload()}

    def _payload(self) -> learning.Level:
        """The level for the page; in a quiz without other levels."""
        level, name = self.level, self.level.scenario.name
        shelf = [] if self.quiz else _shelf()
        names = [each["name"] for game in games.names() for each in levels.of_game(game)] if shelf else []
        return {
            "name": name,
            "title": levels.in_each(level.scenario.title),
            "task": levels.in_each(level.task),
            "seat": level.seat,
            "choices": [{"points": list(each)} if level.predicts else {"answer": list(each)} for each in self._choices()],
            "tried": self._tried,
            "verdict": None if self.verdict is None else payload(self.verdict),
            "solved": self.solved,
            "shown": self.shown,
            "quiz": self.quiz,
            "hints": [levels.in_each(hint) for hint in level.hints[: self._hints]],
            "more": self._hints < len(level.hints),
            "goes_on": level.next is not None and not (self.solved or level.aims or self._choices()),
            "others": shelf,
            "next": next(iter(names[names.index(name) + 1 :]), None) if name in names else None,
            "key": self._key() if self._keyed else None,
        }

    def _key(self) -> LevelKey:
        found = (_said(self._from_the_start(), choice) for choice in self._choices())
        verdicts = [payload(verdict) for verdict in found if verdict is not None]
        return {"verdicts": verdicts, "hints": [levels.in_each(hint) for hint in self.level.hints]}

    def unfold(self, *, alone: bool = True) -> Traits:
        """Also send the verdict on each choice, and all hints, for a page without a kernel."""
        self._keyed = True
        return self._tell({})

    # --- what comes back ----------------------------------------------------------------------------------------------

    def _carry_out(self, message: Any) -> Traits:
        if names_one(message, LEVEL):
            return understood(message, LEVEL).carried_out(self)
        order = understood(message, EVERY)
        if self.solved or order.name not in {"choose", *WITHHELD}:
            return self._carry_out_order(order)
        return self._move(order)

    def _move(self, order: Order[Traits]) -> Traits:
        """Handle a choice on the board while the task is open. Raises PnError if it is not allowed yet."""
        if self._choices():
            raise PnError("level-predict-first")
        if order.name in WITHHELD:
            raise PnError("level-move-first")
        node, option, who = order.arguments
        if node != self.level.play.head:
            raise PnError("level-not-here")
        self._try([who, *option])
        return self.mirror.grown()

    def _try(self, move: list[Any]) -> None:
        """Make a move: the script's if it is due, otherwise the learner's."""
        script = self.level.next
        if not self.level.aims and script is not None and tuple(move) == (script.who, *script.words):
            self.level.go_on()
        elif move[0] != self.level.seat:
            raise PnError("level-not-yours", (("who", "seat"),), (self.level.seat,))
        else:
            self._judge(self.level.act(*move[1:]))

    def _judge(self, verdict: tasks.Verdict | None) -> None:
        """Record the verdict on a move, if any yet. After the right one nothing is withheld any more."""
        self.verdict = verdict
        self.solved = self.solved or (verdict is not None and verdict.right)

    def _from_the_start(self) -> Level:
        """The level from its beginning, up to its question."""
        level = Level(self.level.scenario)
        level.approach()
        return level

    def open(self, name: str) -> Traits:
        """Open another level, or restart this one. Raises PnError for an unknown name."""
        if not any(name == each["name"] for game in games.names() for each in levels.of_game(game)):
            raise PnError("error-no-level", (("name", "text"),), (one_line(name),))
        self._begin(Level(scenario.load(name)))
        return self.mirror.show(Plays(self.level.play))

    def go_on(self) -> Traits:
        """Let the script give its next answer, if it has one."""
        if not (self._choices() or self.level.aims or self.solved):
            self.level.go_on()
        return self.mirror.grown()

    def show(self) -> Traits:
        """Play the solution on the board, with its explanation; the learner can no longer solve the task."""
        if not self.solved:
            self._judge(self.level.show())
            self.shown = True
        return self.mirror.grown()

    def hint(self) -> Traits:
        """Show the next hint, if there is one."""
        self._hints = min(self._hints + 1, len(self.level.hints))
        return {}

    def say(self, choice: int) -> Traits:
        """Make one of the choices, by index. In a quiz others may be tried even after the right one. Raises PnError for an
        invalid one."""
        choices = self._choices()
        if not 0 <= choice < len(choices) or (self.solved and not self.quiz):
            raise PnError("board-not-understood")
        if self.quiz:
            self.level = self._from_the_start()
        self._tried = choice
        self._judge(_said(self.level, choices[choice]))
        return {} if self.quiz else self.mirror.grown()


LEVEL: Final[Mapping[str, Command[Traits]]] = {
    "level": Command(LevelSession.open),
    "level-on": Command(LevelSession.go_on),
    "level-hint": Command(LevelSession.hint),
    "level-show": Command(LevelSession.show),
    "level-say": Command(LevelSession.say),
}
"""The additional messages of a level's page."""


def _shelf() -> list[Shelf]:
    """The games that have levels, with their packs."""
    found = ((game, levels.packs(game)) for game in games.names())
    return [{"game": game, "title": _title(game), "packs": list(map(_listed, packs))} for game, packs in found if packs]


def _title(game: str) -> InEach:
    """The name of a game, since the words of other games are not on the page."""
    return in_each(lambda lang: words.text(lang, f"game-{game}"))


def _listed(pack: Pack) -> learning.Pack:
    """A pack by its title, its levels by name and title."""
    return {"title": pack["title"], "levels": [{"name": each["name"], "title": each["title"]} for each in pack["levels"]]}


def _said(level: Level, choice: Sequence[Any]) -> tasks.Verdict | None:
    """The verdict on a choice."""
    return level.predict(choice) if level.predicts else level.act(*choice)


def payload(verdict: tasks.Verdict) -> learning.Verdict:
    """The verdict on a move for the page: with the kernel's reason if the move is illegal, and the level does not explain it."""
    own = verdict.refusal is not None and isinstance(verdict.says, str)
    return {
        "right": verdict.right,
        "says": None if own else levels.in_each(verdict.says),
        "why": PnError.payload(verdict.refusal) if own and verdict.refusal else None,
        "cite": verdict.cite.payload() if verdict.cite else None,
        "rulings": list(verdict.rulings),
        "lost": verdict.lost,
    }
