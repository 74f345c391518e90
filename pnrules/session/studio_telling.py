"""A lesson under construction in the form that a page is told."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypedDict

from pnrules import words
from pnrules.files.common import Answer, Text
from pnrules.files.lesson_form import Beat
from pnrules.files.task_form import Aim, TaskSpec
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import PnError, Problem
from pnrules.kernel.state import AnyState, Option
from pnrules.studio import checking, drafts, keeping, others, sentences
from pnrules.studio.drafts import Draft
from pnrules.teaching import tracks
from pnrules.training.saying import misreading
from pnrules.wire import studio as wire
from pnrules.wire.sayings import in_each
from pnrules.words.sentences import option_words


class Told(TypedDict):
    """What of a draft does not depend on how it came about."""

    title: dict[str, str]
    seat: int
    beats: list[wire.MadeBeat]
    going: list[wire.Recorded]
    tasks: list[wire.Doable]
    at: int | None
    others: list[wire.Other]
    wrong: list[wire.Noted]
    advice: list[wire.Noted]
    untaught: int
    kept: str
    file: str | None
    shelf: list[wire.Shelved]


def draft(found: Draft, at: int | None) -> Told:
    """All of a draft, and the options of the beat that is open."""
    checked = checking.checked(found)
    nodes = _nodes(found)
    beats = found.lesson.beats
    too_much = {each.place for each in checked.advice if each.id == checking.LARGE}

    def large(at: int) -> bool:
        return f"lesson.beats[{at}].do" in too_much

    return {
        "title": _each(found.title),
        "seat": found.seat,
        "beats": [_beat(beat, nodes.get(number)) for number, beat in enumerate(beats)],
        "going": _going(found),
        "tasks": _tasks(found),
        "at": at,
        "others": [] if at is None or large(at) else [_other(number, each) for number, each in enumerate(options(found, at))],
        "wrong": list(map(_noted, checked.wrong)),
        "advice": list(map(_noted, checked.advice)),
        "untaught": sum(each.id == tracks.UNTAUGHT for each in checked.advice),
        "kept": keeping.kept(found),
        "file": found.text if beats else None,
        "shelf": shelf(found.start.state.setup.game.name),
    }


def shelf(game: str) -> list[wire.Shelved]:
    """The lessons of a game, each of which can be opened and changed."""
    return [{"name": each["name"], "title": each["title"]} for each in tracks.listed(game)]


def _each(text: Text) -> dict[str, str]:
    """A text as it was written: in the languages that it has."""
    return dict.fromkeys(words.LANGUAGES, text) if isinstance(text, str) else dict(text)


def _noted(problem: Problem) -> wire.Noted:
    return {
        "id": problem.id,
        "params": [list(param) for param in problem.params],
        "args": list(problem.args),
        "place": problem.place,
    }


def _nodes(found: Draft) -> dict[int, int]:
    """Where each beat is said in the play of the lesson."""
    nodes: dict[int, int] = {}
    with suppress(PnError):
        for stage in found.stages():
            nodes[stage.at] = stage.play.head
    return nodes


def _beat(beat: Beat, node: int | None) -> wire.MadeBeat:
    return {
        "says": _each(beat.says),
        "node": node,
        "happens": len(beat.goes),
        "task": None if beat.do is None else _task(beat.do),
    }


def _task(task: TaskSpec) -> wire.MadeTask:
    return {
        "aim": in_each(lambda lang: aim_words(task.aim, lang)),
        "hint": _each(task.hint),
        "right": _each(task.right) if task.right else {},
        "otherwise": None if task.otherwise is None else _each(task.otherwise.says),
    }


# --- what has been recorded -------------------------------------------------------------------------------------------


def _going(found: Draft) -> list[wire.Recorded]:
    told: list[wire.Recorded] = []
    with suppress(PnError):
        play = found.told_play()
        for answer in found.going:
            told.append(_recorded(play.state, answer))
            play.choose(answer.words, seat=answer.who)
    return told


def _recorded(state: AnyState, answer: Answer) -> wire.Recorded:
    return {"who": answer.who, "option": list(answer.words), "says": _option(state, answer.words)}


def _tasks(found: Draft) -> list[wire.Doable]:
    going = _going(found)
    if len(going) < len(found.going):
        return []
    tasks: list[wire.Doable] = []
    for since in drafts.begins(found):
        aims: list[dict[str, str]] = []
        with suppress(PnError):
            aims = [in_each(_said(aim, found, since)) for aim in drafts.aims(found, since)]
        if aims:
            tasks.append({"since": since, "says": going[since]["says"], "aims": aims})
    return tasks


def _said(aim: Aim, found: Draft, since: int) -> Callable[[str], str]:
    """What says an aim in a language, while what reaches it has just been played."""
    if aim.happens is not None:
        play = found.play()
        steps = [step for step in play.steps(play.head) if aim.happens.is_at(step)]
        if steps:
            return lambda lang: words.text(lang, "studio-aim-event", event=steps[-1].words(lang))
    if aim.answers is not None:
        play = found.told_play()
        for answer in found.going[:since]:
            play.choose(answer.words, seat=answer.who)
        state, option = play.state, aim.answers[0]
        return lambda lang: words.text(lang, "studio-aim-answer", option=option_words(lang, state, option))
    return lambda lang: aim_words(aim, lang)


def aim_words(aim: Aim, lang: str) -> str:
    """An aim in words, wherever it is."""
    if aim.wins is not None:
        return words.text(lang, "studio-aim-wins")
    if aim.least is not None:
        return words.text(lang, "studio-aim-least", points=aim.least)
    if aim.happens is not None:
        return words.text(lang, "studio-aim-event", event=aim.happens.event)
    return words.text(lang, "studio-aim-answer", option=" ".join(map(str, (aim.answers or ((),))[0])))


# --- the other options ------------------------------------------------------------------------------------------------


def options(found: Draft, at: int) -> list[others.Other]:
    """The options of a beat's task; none without a task, and where the way there cannot be gone."""
    with suppress(PnError):
        return others.others(found, at)
    return []


def _other(number: int, each: others.Other) -> wire.Other:
    *before, state = each.asked
    by = each.by
    return {
        "number": number,
        "way": [_option(*chosen) for chosen in zip(before, each.way, strict=True)],
        "called": _option(state, each.option),
        "fate": each.fate,
        "says": None if each.says is None else _each(each.says.says),
        "own": each.own,
        "by": None if by is None else in_each(lambda lang: misreading(state, by, lang)),
        "cite": None if each.cite is None else each.cite.payload(),
    }


def _option(state: AnyState, option: Option) -> dict[str, str]:
    return in_each(lambda lang: option_words(lang, state, option))


# --- rules ------------------------------------------------------------------------------------------------------------


def teaching_all(found: Draft) -> Draft:
    """The draft that teaches besides what it needs and no lesson has taught. Raises PnError if its way cannot be gone."""
    untaught: tuple[Citation, ...] = tracks.untaught_after_track(found.start.state.setup.game.name, found.scenario)
    return sentences.teaching(found, (*found.lesson.teaches, *untaught))
