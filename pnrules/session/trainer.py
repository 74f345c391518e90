"""Exercises on a page: the position on the board, the question beside it, and after the answer what really happens, step by step.

A page draws an exercise as it draws a level whose answers are to be said.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pnrules import words
from pnrules.kernel.errors import PnError
from pnrules.kernel.replays import drawing_again, go_through
from pnrules.kernel.state import CHANCE
from pnrules.session.board import BoardSession
from pnrules.session.commands import CHANGES, Command, Order, is_number, is_text, names_one, understood
from pnrules.session.level import WITHHELD
from pnrules.session.plays import Plays
from pnrules.session.traits import Traits
from pnrules.showing.play import ShownPlay as Play
from pnrules.training import saying, topics
from pnrules.training.exercise import Exercise, refuting, source
from pnrules.training.questions import POINTS, WINS

NEXT: Final = "next"
"""Asks for the next exercise; any topic's name asks for one about that."""


class TrainerSession(BoardSession):
    """One exercise after another on a board. While one is open, nothing on the board can be chosen, and nothing gives it away.

    game      which game
    topic     a rule, card or ruling that all exercises are about; None for any
    seed      the same number gives the same exercises
    exercise  the one that is asked
    number    which one it is, from 1
    chosen    whether the first exercise was asked for, by topic or number: else what is to be repeated may come first
    answers   what was answered so far: of each answer the topics of which it tells something, and whether it was right

    Its traits are those of a board, and `level`, which is that of a level: see `LevelSession`; besides, `exercise` says what it
    is about. Raises BadInput for a topic that the game has no exercise about.
    """

    def __init__(
        self,
        game: str,
        topic: str | None = None,
        seed: int | str = 1,
        lang: str = "en",
        offer: tuple[str, ...] = (),
        *,
        chosen: bool = True,
    ) -> None:
        self.game = game
        self.chosen = chosen
        self.topic = topic
        self.seed = seed
        self.number = 0
        self.answers: list[tuple[tuple[str, ...], bool]] = []
        super().__init__(self._begin(topic), lang, offer=offer)

    def _begin(self, topic: str | None) -> Play:
        """The next exercise, and the play of its position."""
        self.exercise: Exercise = topics.exercise(self.game, f"{self.seed}/{self.number + 1}", topic)
        self.number += 1
        return self._from_the_start()

    def _from_the_start(self) -> Play:
        self._tried: int | None = None
        self._looked = False
        given = self.exercise.question.line.next
        draws = [answer for ask, answer in given if ask.who == CHANCE]
        return Play(self.exercise.question.line.state, chance=drawing_again(draws, None))

    @property
    def solved(self) -> bool:
        """Whether it has been answered, or shown: then the board holds nothing back."""
        return self._tried is not None or self._looked

    # --- what is told -------------------------------------------------------------------------------------------------

    def _as_told(self, traits: Traits) -> Traits:
        traits = {**traits, "level": self._told()}
        if self.solved:
            return traits
        if "plays" in traits:
            traits = {**traits, "plays": {**traits["plays"], "again": []}}
        ask = traits.get("ask")
        if not ask:
            return traits
        bare = [{**offer, "preview": None} for offer in ask["options"]]
        return {**traits, "ask": {**ask, "options": bare, "rules": []}}

    def _told(self) -> dict[str, Any]:
        question = self.exercise.question
        ask = question.line.state.ask
        at = range(len(self.exercise.choices))
        return {
            "name": f"{self.game} {self.seed}/{self.number}",
            "title": _each(lambda lang: words.text(lang, "train-heading", number=self.number)),
            "task": _each(lambda lang: "\n".join([*saying.happens(self.exercise, lang), saying.asked(self.exercise, lang)])),
            "seat": 1 if ask is None or ask.who == CHANCE else ask.who,
            "quiz": False,
            "choices": [self._choice(choice) for choice in at],
            "tried": self._tried,
            "hints": [],
            "more": False,
            "goes_on": False,
            "verdict": self._verdict(self.exercise.right if self._tried is None else self._tried) if self.solved else None,
            "solved": self.solved,
            "shown": self._looked,
            "others": [],
            "next": NEXT,
            "key": None,
            "exercise": {
                "game": self.game,
                "topic": self.exercise.topic,
                "topics": list(self.exercise.topics),
                "about": list(self.answers[-1][0]) if self.solved else [],
                "right": self._tried == self.exercise.right,
                "answered": self.solved,
                "only": self.topic,
                "chosen": self.chosen,
                "known": [topic._asdict() for topic in topics.listed(self.game)],
            },
        }

    def _choice(self, at: int) -> dict[str, Any]:
        if self.exercise.question.kind == POINTS:
            return {"points": list(self.exercise.choices[at].value)}
        return {"says": _each(lambda lang: saying.choice(self.exercise, at, lang))}

    def _verdict(self, at: int) -> dict[str, Any]:
        """What an answer comes to: the misreading, the right answer, and the rule of the step that refutes it."""
        by = self.exercise.choices[at].by

        def says(lang: str) -> str:
            right = saying.choice(self.exercise, self.exercise.right, lang)
            if by is None:
                return words.text(lang, "train-right-choice", choice=right)
            misread = saying.misread(self.exercise, by, lang)
            return f"{misread} {words.text(lang, 'train-answer', choice=right)}"

        cite, rulings = source(self.exercise, at)
        return {
            "right": by is None and not self._looked,
            "says": _each(says),
            "why": None,
            "cite": cite.payload() if cite else None,
            "rulings": list(rulings),
        }

    # --- what comes back ----------------------------------------------------------------------------------------------

    def _carry_out(self, message: Any) -> Traits:
        if names_one(message, TRAINER):
            return understood(message, TRAINER).carried_out(self)
        order: Order[Any] = understood(message, CHANGES)
        if not self.solved and order.name in {"choose", *WITHHELD}:
            raise PnError("level-predict-first")
        return self._carry_out_order(order)

    def _open(self, name: str) -> Traits:
        """The next exercise; this one again; or one about a topic. Raises BadInput for a topic that there is none about."""
        if name == self._told()["name"]:
            return self._mirror.show(Plays(self._from_the_start()))
        return self._mirror.show(Plays(self._begin(self.topic if name == NEXT else name)))

    def _say(self, choice: int) -> Traits:
        """One of the choices, by its place; then the board shows what really happens. Raises PnError for no choice."""
        if not 0 <= choice < len(self.exercise.choices) or self.solved:
            raise PnError("board-not-understood")
        self._tried = choice
        self.answers.append((topics.told_of(self.exercise, choice), choice == self.exercise.right))
        return self._happens(choice)

    def _show(self) -> Traits:
        """The right answer, and what happens; nobody has given it."""
        if self.solved:
            return {}
        self._looked = True
        self.answers.append((topics.told_of(self.exercise, self.exercise.right), False))
        return self._happens(self.exercise.right)

    def _happens(self, choice: int) -> Traits:
        """What really happens, on the board, which looks at the step that decides."""
        question, play = self.exercise.question, self.play
        rest = question.line.next
        if question.kind == WINS:
            play.choose(question.right)
            rest = rest[1:]
        if question.steps:
            go_through(play, rest)
        grown = self._mirror.grown()
        wrong = self.exercise.choices[choice].by is not None
        node = min(len(refuting(self.exercise, choice)), play.head)
        return {**grown, **self._mirror.look_at(node)} if wrong and node else grown


TRAINER: Final[Mapping[str, Command[Traits]]] = {
    "level": Command(TrainerSession._open, {"name": is_text}),
    "level-say": Command(TrainerSession._say, {"choice": is_number}),
    "level-show": Command(TrainerSession._show),
}
"""What the page of the trainer may ask for besides."""


def _each(say: Any) -> dict[str, str]:
    return {lang: say(lang) for lang in words.LANGUAGES}
