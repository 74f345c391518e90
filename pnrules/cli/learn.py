"""Lessons in the terminal: `pnrules learn`. Like on the board, in words, with the keyboard; or a whole track in print."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from pnrules import games, layout, words
from pnrules.files import scenario
from pnrules.kernel.errors import PnError
from pnrules.kernel.forms.validation import visible
from pnrules.kernel.state import Option
from pnrules.showing.payload import view
from pnrules.teaching import in_words, tracks
from pnrules.teaching.lessons import Lesson
from pnrules.teaching.tasks import Verdict
from pnrules.words import rulebooks
from pnrules.words.sentences import option_words, points, sources, step_line

OK: Final = 0
BOARD: Final = "| "
"""Before each line of a position."""
OPTION: Final = "  - "
"""Before each option, and before each answer in a printed track."""

ON, BACK, HINT, SHOW, STOP = "", "b", "h", "s", "q"


def run(options: argparse.Namespace) -> int:
    """`pnrules learn GAME|FILE [NUMBER]`, and `--print`, by what the arguments say. Raises PnError if there is no such lesson,
    BadInput for an invalid file."""
    source, lang = options.source, options.lang
    if options.print:
        numbers = [options.number] if options.number else range(1, _count(source) + 1)
        for number in numbers or [1]:
            print("\n".join(map(visible, printed(_lesson(source, number), number, lang))), end="\n\n")
        return OK
    _Learner(source, lang).learn(options.number or 1)
    return OK


def _count(source: str) -> int:
    """How many lessons there are: those of a game, or the one of a file."""
    return len(tracks.track(source).names) if games.is_game(source) else 1


def _lesson(source: str, number: int) -> Lesson:
    """A lesson of a game by its number, or the one of a file. Raises PnError if there is no such lesson, BadInput for an invalid
    file."""
    if games.is_game(source):
        return tracks.lesson(source, number)
    if number != 1:
        raise PnError("error-no-such-lesson", (("number", "number"), ("count", "number")), (number, 1))
    return Lesson(scenario.load(source))


# --- in words ---------------------------------------------------------------------------------------------------------


def board(lesson: Lesson, lang: str) -> list[str]:
    """The position as the learner sees it."""
    state = view(lesson.play.state, lesson.seat)
    return [BOARD + line for line in (*layout.told(state, lang), *points(lang, state))]


def titled(lesson: Lesson, number: int, lang: str) -> str:
    """A lesson's number and title."""
    return f"{number}. {words.said(lang, lesson.scenario.title)}"


def new(lesson: Lesson, lang: str) -> str:
    """The rules and cards that a lesson teaches, by their titles."""
    return _labelled(lang, "lesson-teaches", sources(lang, None, [rulebooks.title(each, lang) for each in lesson.teaches]))


def _labelled(lang: str, label: str, text: str) -> str:
    return words.text(lang, "cli-labelled", label=words.text(lang, label), text=text)


def answered(verdict: Verdict, lang: str) -> str:
    """The verdict on an answer, with rule and rulings: the kernel's own reason if the lesson does not explain it."""
    own = verdict.refusal is not None and isinstance(verdict.says, str)
    said = words.error(lang, verdict.refusal.payload()) if own and verdict.refusal else words.said(lang, verdict.says)
    cited = sources(lang, verdict.cite, verdict.rulings) if verdict.cite is not None else ""
    return f"{said} [{cited}]" if cited else said


# --- a whole lesson, printed ------------------------------------------------------------------------------------------


def who(lesson: Lesson, lang: str) -> str:
    """The name of the learner's player, as used in positions in words."""
    return words.text(lang, "learn-you", player=lesson.play.setup.players[lesson.seat - 1])


def printed(lesson: Lesson, number: int, lang: str) -> list[str]:
    """A lesson as text: each sentence, the position when it changes, and for each task the right and wrong answers, with their
    explanations. Rules are not cited, since `pnrules rule` has them all."""
    lines = [titled(lesson, number, lang), BOARD + who(lesson, lang)]
    shown: list[str] = []
    while True:
        now = board(lesson, lang)
        lines += now if now != shown else []
        shown = now
        lines.append(words.said(lang, lesson.beat.says))
        if lesson.task is not None:
            lines += _task(lesson, lang)
            lesson.finish()
        if not lesson.go_on():
            return lines


def _task(lesson: Lesson, lang: str) -> Iterator[str]:
    """A task: its hint, the way to the aim with its verdict, each explained wrong answer, and the verdict on all others."""
    assert lesson.task is not None
    task = lesson.task.spec
    labelled = partial(_labelled, lang)
    yield labelled("learn-print-hint", words.said(lang, task.hint))
    if said := in_words.way(lesson, lang):
        yield OPTION + said
    if task.right:
        yield labelled("learn-print-right", words.said(lang, task.right))
    for wrong in task.wrong:
        yield OPTION + in_words.wrongly(lesson, wrong.answer, lang)
        yield labelled("learn-print-wrong", words.said(lang, wrong.why.says))
    if task.otherwise is not None:
        yield labelled("learn-print-otherwise", words.said(lang, task.otherwise.says))


# --- with the keyboard ------------------------------------------------------------------------------------------------


class _Learner:
    """A learner at a terminal."""

    def __init__(self, source: str, lang: str) -> None:
        self.source = source
        self.lang = lang
        self.say = partial(words.text, lang)

    def learn(self, number: int) -> None:
        """Run the lessons from one on, to the last or until the learner stops."""
        while self._lesson(_lesson(self.source, number), number):
            if number == _count(self.source):
                if games.is_game(self.source):
                    self._tell([self.say("learn-track-over", game=self.say(f"game-{self.source}"))])
                return
            number += 1

    def _lesson(self, lesson: Lesson, number: int) -> bool:
        """Run one lesson; False if the learner stops."""
        self._tell(["", titled(lesson, number, self.lang), new(lesson, self.lang), who(lesson, self.lang)])
        shown: list[str] = []
        while True:
            now = board(lesson, self.lang)
            self._tell(["", *(now if now != shown else []), words.said(self.lang, lesson.beat.says)])
            shown = now
            wish = self._do(lesson) if lesson.open else self._asked(self.say("learn-prompt"), (ON, BACK, STOP))
            if wish == STOP:
                return False
            if wish == BACK:
                lesson.go_back()
            elif not self._goes_on(lesson):
                return True

    def _goes_on(self, lesson: Lesson) -> bool:
        """The next sentence; False at the end."""
        if lesson.another_way:
            self._tell([self.say("lesson-another-way")])
        return lesson.go_on()

    def _do(self, lesson: Lesson) -> str:
        """Let the learner try until the aim is reached; or return a command to go back or stop."""
        while lesson.open:
            options = lesson.play.options
            self._tell([self.say("learn-you-can")])
            self._tell(
                [f"  {number}. {option_words(self.lang, lesson.play.state, each)}" for number, each in enumerate(options, 1)]
            )
            wish = self._asked(self.say("learn-prompt-do"), (HINT, SHOW, BACK, STOP), len(options))
            if wish in (BACK, STOP):
                return wish
            if wish == HINT:
                assert lesson.task is not None
                self._tell([words.said(self.lang, lesson.task.spec.hint)])
            elif wish == SHOW:
                self._watched(lesson, lesson.finish)
            elif not self._tried(lesson, options[int(wish) - 1]):
                return STOP
        return ON

    def _tried(self, lesson: Lesson, option: Option) -> bool:
        """Give an answer, show what happens and the verdict; False if the learner stops after a wrong one."""
        self._watched(lesson, lambda: lesson.act(*option))
        verdict = lesson.verdict
        if verdict is None:
            return True
        came = "lesson-right" if verdict.right else "lesson-lost" if verdict.lost else "lesson-wrong"
        self._tell([self.say(came) + " " + answered(verdict, self.lang)])
        if verdict.right:
            return True
        wish = self._asked(self.say("learn-prompt-wrong"), (ON, STOP))
        lesson.take_back()
        return wish != STOP

    def _watched(self, lesson: Lesson, acts: Callable[[], object]) -> None:
        """What happens meanwhile, step by step."""
        before = lesson.play.head
        acts()
        line = lesson.play.line()
        after = line[line.index(before) + 1 :] if before in line else line[1:]
        steps = (step for _, step in lesson.play.walk(after))
        self._tell([f"  {step_line(self.lang, step, lesson.seat)}" for step in steps if not step.rule.quiet])

    def _tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            print(visible(line))

    def _asked(self, prompt: str, letters: Sequence[str], most: int = 0) -> str:
        """Read a command: one of the letters, or the number of an option. The end of the input means stop."""
        while True:
            print(f"({prompt})", end=" ", flush=True)
            line = sys.stdin.readline()
            wish = line.strip().lower()
            if not line:
                return STOP
            if wish in letters or (wish.isdecimal() and 1 <= int(wish) <= most):
                return wish
            self._tell([self.say("learn-no-number", most=most) if most else self.say("learn-no-letter")])
