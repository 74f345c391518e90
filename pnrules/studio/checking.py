"""What the rules say of a draft, at any time: what is wrong, and what a learner would stumble over."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Final, NamedTuple

from pnrules import words
from pnrules.files.common import Text
from pnrules.files.level_form import LevelSpec
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.forms.validation import JsonPath
from pnrules.studio.drafts import Draft, Stage
from pnrules.studio.others import MOST, is_large
from pnrules.studio.sentences import sentences
from pnrules.teaching import tracks
from pnrules.teaching.branches import branches
from pnrules.teaching.claims import untrue, untrue_points
from pnrules.teaching.tasks import Task
from pnrules.teaching.unmet import unmet

LARGE: Final = "problem-studio-large"
"""The problem of a task that is too large to be checked."""

LONGEST: Final = 222
"""So many characters of a sentence leave the table of a phone in sight: six lines of 37. It was measured at 390 x 844 pixels, in
lessons of all three games; from the seventh line on the table has to give way."""


class Checked(NamedTuple):
    """A draft as the rules see it.

    wrong   what keeps it from being played as it says: what `pnrules check` says of its file
    advice  what a learner would stumble over: a sentence that the board contradicts, one that is longer than fits on a phone,
            one that a language lacks, a rule that no lesson has taught; and a task that is too large to be checked, in which case
            nothing else is looked for
    """

    wrong: tuple[Problem, ...]
    advice: tuple[Problem, ...]


def checked(draft: Draft) -> Checked:
    """What the rules say of a draft, each problem at its place in the file."""
    large = [] if isinstance(draft.spec, LevelSpec) else _large(draft)
    wrong = _unread(draft) if large else _wrong(draft)
    advice = [*_written(draft), *large]
    if not isinstance(draft.spec, LevelSpec) and not large:
        with suppress(PnError):  # what cannot be gone through has been noted
            advice += _untrue(draft)
        if not wrong:
            advice += tracks.missing_after_track(draft.start.state.setup.game.name, draft.scenario)
    return Checked(tuple(wrong), tuple(dict.fromkeys(advice)))


def _large(draft: Draft) -> list[Problem]:
    """Tasks that are too large for all that may follow to be played."""
    problems: list[Problem] = []
    with suppress(PnError):  # what cannot be gone through is noted otherwise
        for stage in draft.stages():
            if stage.task is not None and is_large(stage.task):
                JsonPath(f"lesson.beats[{stage.at}].do", problems).report(LARGE, (("most", "number"),), MOST)
    return problems


def _unread(draft: Draft) -> list[Problem]:
    """What keeps the file from being read, whatever may follow."""
    try:
        _ = draft.scenario
    except BadInput as error:
        return list(error.problems)
    return []


def _wrong(draft: Draft) -> list[Problem]:
    try:
        found = unmet(draft.scenario)
    except BadInput as error:
        return list(error.problems)
    problems: list[Problem] = []
    if draft.going:
        JsonPath("lesson.beats", problems).report("problem-studio-left", (("count", "number"),), len(draft.going))
    return [*found, *problems]


# --- sentences --------------------------------------------------------------------------------------------------------


def _written(draft: Draft) -> Iterator[Problem]:
    """Sentences that are too long, or that a language lacks: of one that is left out, nothing is said."""
    problems: list[Problem] = []
    for place, text, _ in sentences(draft):
        here = JsonPath(place, problems)
        for lang, said in _languages(text):
            if text and not said:
                here.report("problem-studio-untranslated", (("lang", "text"),), lang)
            elif len(said) > LONGEST:
                here.report("problem-studio-long", (("count", "number"), ("most", "number")), len(said), LONGEST)
    yield from problems


def _languages(text: Text) -> list[tuple[str, str]]:
    """A text in each language; one that is the same in all of them once."""
    if isinstance(text, str):
        return [("en", text)]
    return [(lang, text.get(lang, "")) for lang in words.LANGUAGES]


# --- what is said and what is so --------------------------------------------------------------------------------------


def _untrue(draft: Draft) -> Iterator[Problem]:
    """Sentences that do not fit the board where they are said. Raises PnError where the lesson's own way cannot be gone."""
    for stage in draft.stages():
        yield from _of_stage(draft, stage)


def _of_stage(draft: Draft, stage: Stage) -> Iterator[Problem]:
    beat, place = draft.lesson.beats[stage.at], f"lesson.beats[{stage.at}]"
    for _, said in _languages(beat.says):
        for found in untrue_points(stage.play, draft.seat, said):
            yield _contradicted(f"{place}.says", found)
    if stage.task is not None and stage.task.asked:
        yield from _of_branches(stage.task, f"{place}.do")


def _of_branches(task: Task, place: str) -> Iterator[Problem]:
    for branch in branches(task):
        says = branch.verdict.says
        at = _place(task, says)
        for lang, said in _languages(says) if at is not None else ():
            for found in untrue(task.play, task.seat, said, lang):
                yield _contradicted(f"{place}.{at}", found)


def _place(task: Task, says: Text) -> str | None:
    """Where in a task a sentence stands; None for the hint, which is said before."""
    if says == task.spec.right:
        return "right"
    if task.spec.otherwise is not None and says == task.spec.otherwise.says:
        return "otherwise.says"
    return next((f"wrong[{at}].says" for at, each in enumerate(task.spec.wrong) if each.why.says == says), None)


def _contradicted(place: str, sentence: str) -> Problem:
    problems: list[Problem] = []
    JsonPath(place, problems).report("problem-studio-untrue", (("sentence", "text"),), sentence)
    return problems[0]
