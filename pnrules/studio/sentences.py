"""The sentences of a draft, each at its place in the file: what an author types, in one language after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from pnrules import words
from pnrules.files.common import Text
from pnrules.files.lesson_form import Beat
from pnrules.files.level_form import LevelSpec
from pnrules.files.task_form import TaskSpec, Why, Wrong
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import PnError
from pnrules.kernel.state import Option
from pnrules.studio.drafts import LESSON, LEVEL, Draft

TITLE = "title"


class Sentence(NamedTuple):
    """A sentence of a draft.

    place  where it stands in the file: `lesson.beats[0].says`
    text   the sentence
    put    the draft with another one in its place
    """

    place: str
    text: Text
    put: Callable[[Text], Draft]


def sentences(draft: Draft) -> Iterator[Sentence]:
    """Every sentence, in the order of the file; those that may be left out are empty where they are."""
    yield Sentence(TITLE, draft.title, lambda text: _titled(draft, text))
    if isinstance(draft.spec, LevelSpec):
        yield from _of_level(draft, draft.spec)
        return
    for at, beat in enumerate(draft.spec.beats):
        yield from _of_beat(draft, at, beat)


def _titled(draft: Draft, text: Text) -> Draft:
    return replace(draft, start=replace(draft.start, title=text, data={**draft.start.data, TITLE: text}))


def _of_beat(draft: Draft, at: int, beat: Beat) -> Iterator[Sentence]:
    place = f"{LESSON}.beats[{at}]"
    yield Sentence(f"{place}.says", beat.says, lambda text: with_beat(draft, at, beat._replace(says=text)))
    task = beat.do
    if task is None:
        return

    def doing(**changes: object) -> Draft:
        return with_beat(draft, at, beat._replace(do=task._replace(**changes)))  # type: ignore[arg-type]

    yield Sentence(f"{place}.do.hint", task.hint, lambda text: doing(hint=text))
    yield Sentence(f"{place}.do.right", task.right, lambda text: doing(right=text))
    for number, wrong in enumerate(task.wrong):
        yield Sentence(
            f"{place}.do.wrong[{number}].says",
            wrong.why.says,
            lambda text, number=number: doing(wrong=_with_why(task, number, text)),  # type: ignore[misc]
        )
    if (otherwise := task.otherwise) is not None:
        yield Sentence(f"{place}.do.otherwise.says", otherwise.says, lambda text: doing(otherwise=otherwise._replace(says=text)))


def _with_why(task: TaskSpec, number: int, says: Text) -> tuple[Wrong, ...]:
    wrong = list(task.wrong)
    wrong[number] = wrong[number]._replace(why=wrong[number].why._replace(says=says))
    return tuple(wrong)


def _of_level(draft: Draft, level: LevelSpec) -> Iterator[Sentence]:
    def made(**changes: object) -> Draft:
        return replace(draft, spec=level._replace(**changes))  # type: ignore[arg-type]

    goal = level.goal
    yield Sentence(f"{LEVEL}.task", level.task, lambda text: made(task=text))
    yield Sentence(
        f"{LEVEL}.goal.says",
        goal.move.why.says,
        lambda text: made(goal=goal._replace(move=goal.move._replace(why=goal.move.why._replace(says=text)))),
    )
    for number, move in enumerate(level.wrong):
        changed = move.why._replace
        yield Sentence(
            f"{LEVEL}.wrong[{number}].says",
            move.why.says,
            lambda text, at=number, move=move, changed=changed: made(  # type: ignore[misc]
                wrong=(*level.wrong[:at], move._replace(why=changed(says=text)), *level.wrong[at + 1 :])
            ),
        )
    for number, hint in enumerate(level.hints):
        yield Sentence(
            f"{LEVEL}.hints[{number}]",
            hint,
            lambda text, at=number: made(hints=(*level.hints[:at], text, *level.hints[at + 1 :])),  # type: ignore[misc]
        )


# --- typed ------------------------------------------------------------------------------------------------------------


def written(draft: Draft, place: str, lang: str, said: str) -> Draft:
    """A sentence in one language; the others stay, and an empty one is left out. Raises PnError where no sentence stands.

    place  as in `sentences`
    """
    found = next((each for each in sentences(draft) if each.place == place), None)
    if found is None:
        raise PnError("studio-no-sentence", (("place", "text"),), (place,))
    before = dict.fromkeys(words.LANGUAGES, found.text) if isinstance(found.text, str) else dict(found.text)
    texts = {each: text for each, text in {**before, lang: said.strip()}.items() if text}
    return found.put(texts or "")


# --- wrong answers ----------------------------------------------------------------------------------------------------


def answered(draft: Draft, at: int, option: Option, says: Text, cite: Citation, rulings: tuple[str, ...] = ()) -> Draft:
    """What is said of a wrong answer to a beat's task; of one answer it says one thing. Raises PnError without a task."""
    beat, task = _task(draft, at)
    wrong = Wrong(option, Why(says, cite, rulings))
    there = [each.answer for each in task.wrong]
    each = [wrong if one.answer == option else one for one in task.wrong]
    made = task._replace(wrong=tuple(each if option in there else [*each, wrong]))
    return with_beat(draft, at, beat._replace(do=made))


def unanswered(draft: Draft, at: int, option: Option) -> Draft:
    """Nothing of its own is said of a wrong answer any more. Raises PnError without a task."""
    beat, task = _task(draft, at)
    left = tuple(each for each in task.wrong if each.answer != option)
    return with_beat(draft, at, beat._replace(do=task._replace(wrong=left)))


def otherwise(draft: Draft, at: int, says: Text, cite: Citation, rulings: tuple[str, ...] = ()) -> Draft:
    """What is said of all wrong answers of which nothing of their own is said. Raises PnError without a task."""
    beat, task = _task(draft, at)
    return with_beat(draft, at, beat._replace(do=task._replace(otherwise=Why(says, cite, rulings))))


def looking(draft: Draft, at: int, cards: tuple[str, ...]) -> Draft:
    """A beat that is about these cards. Raises PnError for a beat that there is not."""
    return with_beat(draft, at, _beat(draft, at)._replace(look=cards))


def teaching(draft: Draft, places: tuple[Citation, ...]) -> Draft:
    """A lesson that teaches these places of the rules. Raises PnError for a level."""
    return replace(draft, spec=draft.lesson._replace(teaches=places))


def _task(draft: Draft, at: int) -> tuple[Beat, TaskSpec]:
    beat = _beat(draft, at)
    if beat.do is None:
        raise PnError("lesson-nothing-to-do")
    return beat, beat.do


def _beat(draft: Draft, at: int) -> Beat:
    if not 0 <= at < len(draft.lesson.beats):
        raise PnError("studio-no-beat")
    return draft.lesson.beats[at]


def with_beat(draft: Draft, at: int, beat: Beat) -> Draft:
    """The draft with another beat in the place of one."""
    beats = draft.lesson.beats
    return replace(draft, spec=draft.lesson._replace(beats=(*beats[:at], beat, *beats[at + 1 :])))
