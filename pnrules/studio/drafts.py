"""Drafts: a lesson under construction, or a level, from the position where it begins to the last sentence.

A draft never changes: each operation gives the next, and undo is a list of drafts. Who makes a lesson plays it: choices are
recorded, for all seats, and then either told with a sentence (`told`) or made a task of the learner's (`asked`). What is
recorded is checked by the rules as it is played; all else is checked at any time (`checking`).

A draft's file is a scenario like any other: see `lesson_form` and `level_form`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, NamedTuple, cast

from pnrules.files import scenario, writing
from pnrules.files.common import Answer, Text
from pnrules.files.lesson_form import Beat, LessonSpec
from pnrules.files.level_form import LevelSpec
from pnrules.files.scenario import Scenario, Source
from pnrules.files.task_form import Aim, TaskSpec
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.state import CHANCE, Option
from pnrules.showing.commentary import Comment
from pnrules.showing.play import ShownPlay
from pnrules.showing.written import ScenarioData
from pnrules.teaching.reach import answered, reached
from pnrules.teaching.tasks import Task

LESSON, LEVEL = "lesson", "level"

BEGINNING: Final = ("format", "game", "edition", "version", "title", "players", "rulings", "draws")
"""The members of a scenario that say how it begins, besides those of its game."""

SEED: Final = 1
"""What chance goes by in a new lesson, so that it draws the same for every learner."""


class Stage(NamedTuple):
    """A lesson at a beat.

    at    which beat, from 0
    play  the play, after what the beat says happens
    task  the beat's task, not yet begun; None if it has none
    """

    at: int
    play: ShownPlay
    task: Task | None


@dataclass(frozen=True)
class Draft:
    """A lesson or a level under construction.

    start  the scenario in which it begins; its data are those of the file, without the lesson or level
    spec   what has been made of it
    going  what has been recorded since the last beat
    """

    start: Scenario
    spec: LessonSpec | LevelSpec
    going: tuple[Answer, ...] = ()

    @property
    def lesson(self) -> LessonSpec:
        """The lesson. Raises PnError for a level."""
        if isinstance(self.spec, LevelSpec):
            raise PnError("studio-no-lesson")
        return self.spec

    @property
    def title(self) -> Text:
        """What it is called."""
        return self.start.title

    @property
    def seat(self) -> int:
        """Whose decisions are the learner's."""
        return self.spec.seat

    @property
    def data(self) -> ScenarioData:
        """The contents of its file."""
        made = writing.level_data(self.spec) if isinstance(self.spec, LevelSpec) else writing.lesson_data(self.spec)
        kind = LEVEL if isinstance(self.spec, LevelSpec) else LESSON
        return cast(ScenarioData, {**self.start.data, kind: made})

    @property
    def text(self) -> str:
        """The text of its file."""
        return writing.as_text(cast(writing.Data, self.data))

    @cached_property
    def scenario(self) -> Scenario:
        """The scenario that its file holds. Raises BadInput with every problem of its form."""
        return scenario.from_data(dict(self.data), self.start.name)

    # --- played -------------------------------------------------------------------------------------------------------

    def stages(self) -> Iterator[Stage]:
        """The lesson beat by beat, by its own way. Raises PnError where that cannot be gone."""
        play = self.start.play()
        for at, beat in enumerate(self.lesson.beats):
            for answer in beat.goes:
                play.choose(answer.words, seat=answer.who)
            task = None if beat.do is None else Task(play, self.seat, beat.do)
            yield Stage(at, play, task)
            if task is not None:
                task.finish()

    def stage(self, at: int) -> Stage:
        """The lesson at one of its beats. Raises PnError if there is none, or the way to it cannot be gone."""
        found = next((stage for stage in self.stages() if stage.at == at), None)
        if found is None:
            raise PnError("studio-no-beat")
        return found

    def play(self) -> ShownPlay:
        """A play of all of it, by its own way, with what has been recorded since. Raises PnError where that cannot be gone."""
        play = self.told_play()
        for answer in self.going:
            play.choose(answer.words, seat=answer.who)
        return play

    def told_play(self) -> ShownPlay:
        """The same up to the end of the last beat."""
        play = self.start.play()
        for stage in self.stages():
            play = stage.play
        return play


# --- where a draft begins ---------------------------------------------------------------------------------------------


def begun(play: ShownPlay, title: Text, seat: int = 1) -> Draft:
    """A lesson without a beat that begins where a play stands, at that position if a scenario can say it, else where the play
    began, with its answers. Raises BadInput for a play that itself begins in mid-effect, and NoSuchSeat."""
    play.setup.check_seat(seat)
    data = _laid(play)
    start = scenario.from_data({**data, "title": title, "seed": SEED}, "draft")
    return Draft(start, LessonSpec(seat, (), ()))


def _laid(play: ShownPlay) -> ScenarioData:
    """The data of a scenario that leads to where a play stands."""
    with suppress(BadInput):
        return play.since(play.head).to_scenario(expect=False)
    with suppress(BadInput):
        return play.to_scenario(expect=False)
    return _continued(play)


def _continued(play: ShownPlay) -> ScenarioData:
    """The data of the scenario in which a play began, with its answers: for a game whose positions no scenario says otherwise.
    Raises BadInput for a play that began in none."""
    origin = play.origin
    if origin is None:
        raise BadInput([Problem("start", "problem-midst-no-scenario")])
    begins = {*BEGINNING, *play.setup.game.form.members}
    steps = [step for step in play.steps(play.head) if step.answer is not None and step.before.ask is not None]
    asked = [(step.before.ask.who, step.answer or ()) for step in steps if step.before.ask is not None]
    said = {name: value for name, value in origin.items() if name in begins}
    answers = [[who, *answer] for who, answer in asked if who != CHANCE]
    found = {**said, **({"answers": answers} if answers else {})}
    there = scenario.from_data({**found, "seed": SEED}).play()
    if play.ask is not None and there.state.position != play.state.position:  # else it goes on to the next question
        raise BadInput([Problem("start", "problem-midst-no-scenario")])
    return cast(ScenarioData, found)


def opened(source: Source) -> Draft:
    """The draft of a lesson or a level by name, from a file, or from data. Raises BadInput with every problem of its form, and
    PnError for a scenario that is neither."""
    found = scenario.load(source)
    spec = found.lesson or found.level
    if spec is None:
        raise PnError("studio-nothing-made")
    data = {name: value for name, value in found.data.items() if name not in (LESSON, LEVEL)}
    return Draft(replace(found, data=data, lesson=None, level=None), spec)


def seated(draft: Draft, seat: int) -> Draft:
    """A lesson in which another seat is the learner's. Raises NoSuchSeat, and PnError for a level."""
    draft.start.state.setup.check_seat(seat)
    return replace(draft, spec=draft.lesson._replace(seat=seat))


# --- recording --------------------------------------------------------------------------------------------------------


def recorded(draft: Draft, option: Option, who: int | str | None = None) -> Draft:
    """A choice recorded at the end: the learner's, another seat's, or chance's.

    who  who chooses; None for whoever is asked

    Raises Refused if the rules forbid it, and PnError if the way there cannot be gone.
    """
    play = draft.play()
    by = who if who is not None or play.ask is None else play.ask.who
    given = play.choose(option, seat=by)[0].answer or option
    asked = CHANCE if by is None else by
    return replace(draft, going=(*draft.going, Answer(asked, given)))


def taken_back(draft: Draft) -> Draft:
    """The last recorded choice taken back. Raises PnError if none has been recorded since the last beat."""
    if not draft.going:
        raise PnError("error-nothing-to-undo")
    return replace(draft, going=draft.going[:-1])


def told(draft: Draft, says: Text, look: tuple[str, ...] = ()) -> Draft:
    """A sentence at the end, after what has been recorded. Raises PnError for a level."""
    return _with_beat(draft, Beat(says, look, draft.going))


def begins(draft: Draft) -> list[int]:
    """At which of the recorded choices a task can begin: the learner's."""
    return [at for at, answer in enumerate(draft.going) if answer.who == draft.seat]


def aims(draft: Draft, since: int) -> list[Aim]:
    """What the learner reaches by the recorded choices from one on, and by none of them but the last: each can be the aim of a
    task. Raises PnError if the way there cannot be gone.

    since  the first choice of the task, as in `begins`
    """
    play = draft.told_play()
    for answer in draft.going[:since]:
        play.choose(answer.words, seat=answer.who)
    turns = list(_turns(play, draft.seat, *_parted(draft, since)))
    return [aim for aim in _candidates(play, draft.seat, turns) if _reaches(play, draft.seat, turns, aim)]


class _Turn(NamedTuple):
    """A choice of the learner's in a task, with all that follows up to the next one: between two nodes."""

    option: Option
    begin: int
    end: int


def _parted(draft: Draft, since: int) -> tuple[tuple[Option, ...], tuple[Answer, ...]]:
    """The recorded choices of a task: the learner's, and those of the other seats."""
    way = draft.going[since:]
    own = tuple(answer.words for answer in way if answer.who == draft.seat)
    return own, tuple(answer for answer in way if answer.who not in (draft.seat, CHANCE))


def _turns(play: ShownPlay, seat: int, own: tuple[Option, ...], others: tuple[Answer, ...]) -> Iterator[_Turn]:
    """The turns of a task, as it will be played: who has no recorded answer any more leaves things as they are."""
    for option in own:
        begin = play.head
        play.choose(option, seat=seat)
        while (ask := play.ask) is not None and ask.who not in (seat, CHANCE):
            answer, others = answered(ask, others, play.state)
            play.choose(*answer)
        yield _Turn(option, begin, play.head)


def _candidates(play: ShownPlay, seat: int, turns: list[_Turn]) -> Iterator[Aim]:
    """What may be an aim: to win, the points that the learner has in the end, what happens last, the answer itself."""
    yield from (Aim(wins=winner) for winner in play.setup.game.winners(play.state))
    if play.points and play.points[seat - 1]:
        yield Aim(least=play.points[seat - 1])
    for turn in turns[-1:]:
        steps = play.steps(turn.end, after=turn.begin)
        yield from (Aim(happens=Comment("", id)) for id in dict.fromkeys(step.rule.id for step in steps if not step.rule.quiet))
    if len(turns) == 1:
        yield Aim(answers=(turns[0].option,))


def _reaches(play: ShownPlay, seat: int, turns: list[_Turn], aim: Aim) -> bool:
    """Whether the last choice of the learner's reaches an aim, and none before it."""
    each = [reached(aim, seat, turn.option, play.steps(turn.end, after=turn.begin), play.state_at(turn.end)) for turn in turns]
    return each[-1:] == [True] and not any(each[:-1])


def asked(draft: Draft, says: Text, hint: Text, aim: Aim, since: int = 0, right: Text = "") -> Draft:
    """A task at the end: what has been recorded up to `since` happens, then the learner is to reach the aim, as the recorded
    choices from there on do. Raises PnError for a level, and for an aim that they do not reach.

    says   what asks for it
    hint   one sentence
    right  said when the aim is reached
    """
    if since not in begins(draft) or aim not in aims(draft, since):
        raise PnError("studio-no-aim")
    own, others = _parted(draft, since)
    task = TaskSpec(aim, hint, len(own), others, own, right)
    return _with_beat(draft, Beat(says, (), draft.going[:since], task))


def _with_beat(draft: Draft, beat: Beat) -> Draft:
    return replace(draft, spec=draft.lesson._replace(beats=(*draft.lesson.beats, beat)), going=())


# --- beats ------------------------------------------------------------------------------------------------------------


def moved(draft: Draft, at: int, to: int) -> Draft:
    """A beat at another place, with all that happens in it. Raises PnError for a level, and for a beat that there is not."""
    beats = list(draft.lesson.beats)
    _check_beat(draft, at)
    _check_beat(draft, to)
    beats.insert(to, beats.pop(at))
    return replace(draft, spec=draft.lesson._replace(beats=tuple(beats)))


def removed(draft: Draft, at: int) -> Draft:
    """Without a beat; what happened in it still happens, with the next sentence. Raises PnError for a level, for a beat that
    there is not, and if the way through it cannot be gone."""
    _check_beat(draft, at)
    beats = list(draft.lesson.beats)
    happened = (*beats[at].goes, *_way_of(draft, at))
    del beats[at]
    if at == len(beats):
        return replace(draft, spec=draft.lesson._replace(beats=tuple(beats)), going=happened + draft.going)
    beats[at] = beats[at]._replace(goes=happened + beats[at].goes)
    return replace(draft, spec=draft.lesson._replace(beats=tuple(beats)))


def _way_of(draft: Draft, at: int) -> tuple[Answer, ...]:
    """All choices of a task's own way, whoever makes them; but for chance, who draws the same again."""
    if draft.lesson.beats[at].do is None:
        return ()
    stage = draft.stage(at)
    assert stage.task is not None
    begun = stage.play.head
    stage.task.finish()
    line = stage.play.steps(stage.play.head, after=begun)
    asked = [(step.before.ask.who, step.answer) for step in line if step.answer is not None and step.before.ask is not None]
    return tuple(Answer(who, answer) for who, answer in asked if who != CHANCE)


def _check_beat(draft: Draft, at: int) -> None:
    if not 0 <= at < len(draft.lesson.beats):
        raise PnError("studio-no-beat")
