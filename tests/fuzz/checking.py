"""What has to hold for anything that somebody hands in, whatever it is: it is refused with its place in words of both languages,
or it can be played. Nothing else is raised, nothing goes on for ever, nothing that was there before is lost."""

from __future__ import annotations

import json
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import traitlets

from pnrules import Play, words
from pnrules.bandwidth import deck
from pnrules.courses import checking as courses
from pnrules.courses import course, link
from pnrules.files import expectation, links, saves, scenario
from pnrules.files import line as position_line
from pnrules.kernel.errors import BadInput, PnError, Problem, Refused
from pnrules.kernel.forms.validation import visible
from pnrules.kernel.state import NOBODY
from pnrules.kernel.steps import Step
from pnrules.players import random_games
from pnrules.session import BoardSession, studio_telling
from pnrules.showing import tables
from pnrules.showing.seen import SeenPlay
from pnrules.studio import checking as studio
from pnrules.studio import keeping
from pnrules.teaching import levels
from pnwidgets import Board
from pnwidgets.export.file import TRAITS

CHOICES: Final = 3
STEPS: Final = 60  # the last of a trace, which are told
LONGEST: Final = 2_000  # characters of a sentence that refuses something
SECONDS: Final = 30.0  # of the processor; a mutant takes a few hundredths of one
GARBAGE: Final = (("nothing of the kind",), ("",), (), ("execute", 1.0), (None,), ("A" * 3000,), ("draw", "\x1b[31m"), (["x"],))


class Found(AssertionError):
    """Something that must not be."""


@contextmanager
def bounded() -> Iterator[None]:
    """What takes too much of the processor is broken off. Where there is no such timer, it is not."""

    def stop(_signal: int, _frame: Any) -> None:
        raise Found(f"still going on after {SECONDS} seconds of the processor")

    if not hasattr(signal, "SIGPROF"):
        yield
        return
    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


# --- what is refused --------------------------------------------------------------------------------------------------


def refused(error: PnError) -> None:
    """A refusal has its words in both languages, one line for each problem, and every problem its place."""
    problems = error.problems if isinstance(error, BadInput) else [Problem("$", error.id, error.params, error.values)]
    if not problems:
        raise Found("refused without a problem")
    for problem in problems[:50]:
        for lang in words.LANGUAGES:
            line(problem.place)
            line(words.sentence(lang, problem.id, problem.params, problem.args))
    json.dumps(error.payload())
    if isinstance(error, Refused) and error.cite is not None:
        for lang in words.LANGUAGES:
            line(error.cite.said(lang))


def line(said: str) -> None:
    """A line of words: there, not too long, with no sign that a terminal obeys."""
    if not said.strip() or len(said) > LONGEST or visible(said) != said:
        raise Found(f"no line to be printed: {said[:300]!r}")


def told(step: Step) -> None:
    """A step is said in both languages."""
    for lang in words.LANGUAGES:
        line(step.words(lang))
        line(step.citation.said(lang))


# --- what is accepted -------------------------------------------------------------------------------------------------


def playable(play: Play, rng: random.Random, choices: int = CHOICES) -> None:
    """A play is described and told, survives being saved, refuses what is no answer, and goes on."""
    shown(play, rng)
    kept(play)
    for _ in range(choices):
        if play.ask is None:
            return
        before = state_of(play)
        try:
            play.choose(*rng.choice(GARBAGE))
        except PnError as error:
            refused(error)
            if state_of(play) != before:
                raise Found("a refused answer has changed the play") from error
        if play.ask is None:
            return
        play.choose(rng.choice(play.options))
    shown(play, rng)
    kept(play)


def shown(play: Play, rng: random.Random) -> None:
    """A play in words, and now and then as a table, a picture, or as a board gets it."""
    for lang in words.LANGUAGES:
        for each in play.describe(lang).splitlines():
            if visible(each) != each:
                raise Found(f"a line that a terminal obeys: {each!r}")
    for step in play.trace[-STEPS:]:
        told(step)
    for seat in (None, *range(1, len(play.setup.players) + 1)):
        way = rng.random()
        if way < 0.1:
            "\n".join(tables.as_text(play, rng.choice(words.LANGUAGES), seat, play.commentary))
        elif way < 0.15:
            play.to_svg(rng.choice(words.LANGUAGES), None, seat)
        elif way < 0.3:
            json.dumps(play.payload(seat))
            json.dumps(play.ask_payload(seat))


def kept(play: Play) -> None:
    """A play that was saved and read again is the same."""
    data = json.loads(json.dumps(saves.save(play)))
    again = saves.restore(data)
    if (again.state, len(again), again.head) != (play.state, len(play), play.head) or saves.save(again) != data:
        raise Found("a save comes back as another play")


def state_of(play: Play) -> tuple[Any, ...]:
    """What a refusal must leave as it is."""
    return play.head, len(play), len(play.log), dict(play.names), play.preferred(), play.state


# --- each kind of input -----------------------------------------------------------------------------------------------


def check_scenario(data: Any, rng: random.Random) -> bool:
    """A scenario's data, as they come from a file. Returns whether they were accepted."""
    try:
        found = scenario.from_data(scenario.from_text(json.dumps(data)))
        play = found.play()
        for problem in expectation.unmet(play, found.data.get("expect", {})):
            refused(BadInput([problem]))
        for problem in levels.unplayable(found) if "level" in found.data else found.not_drawn(play):
            refused(BadInput([problem]))
    except PnError as error:
        refused(error)
        return False
    playable(play, rng)
    return True


def check_draft(data: Any) -> bool:
    """A lesson under construction, as a page keeps it or a file has it. Returns whether it was accepted."""
    try:
        draft = keeping.opened(json.dumps(data))
    except PnError as error:
        refused(error)
        return False
    for problem in (each for found in studio.checked(draft) for each in found):
        refused(BadInput([problem]))
    told = studio_telling.draft(draft, 0 if draft.lesson.beats else None)
    json.dumps(told, allow_nan=False)
    if keeping.kept(keeping.opened(told["kept"])) != told["kept"]:
        raise Found("what is kept of a draft is another draft")
    return True


def check_course(data: Any) -> bool:
    """A course, as it comes from a file. Returns whether it was accepted: then it is written as the same course, and told."""
    try:
        found = course.from_text(json.dumps(data))
    except PnError as error:
        refused(error)
        return False
    if course.from_text(found.text) != found or link.opened(link.packed(found)) != found:
        raise Found("a course comes back as another one")
    for problem in courses.unmet(found):
        refused(BadInput([problem]))
    for part in found.parts:
        for lang in words.LANGUAGES:
            line(course.titled(part, lang))
    return True


def check_save(data: Any, rng: random.Random, choices: int = CHOICES) -> bool:
    """A save's data. Returns whether they were accepted."""
    try:
        play = saves.restore(scenario.from_text(json.dumps(data)))
    except PnError as error:
        refused(error)
        return False
    playable(play, rng, choices)
    return True


def check_line(text: str, rng: random.Random) -> bool:
    """The line of a position. Returns whether it was accepted: then its play has a line of its own, for the same position."""
    try:
        play = position_line.load(text)
    except BadInput as error:
        if not all(problem.place.startswith("col. ") for problem in error.problems):
            raise Found("refused without a column") from error
        refused(error)
        return False
    if position_line.load(play.to_line(0)).start._replace(ask=None).position != play.start._replace(ask=None).position:
        raise Found("a line comes back as another position")
    playable(play, rng, 1)
    return True


def check_link(text: str, rng: random.Random) -> bool:
    """The link to a play. Returns whether it was accepted: then its play has a link of its own, for the same play."""
    try:
        play = links.restore(text)
    except BadInput as error:
        refused(error)
        return False
    if isinstance(play, SeenPlay):
        seen(play)
        return True
    if saves.save(links.restore(links.link(play))) != saves.save(play):
        raise Found("a link comes back as another play")
    playable(play, rng, 1)
    return True


def seen(play: SeenPlay) -> None:
    """What one player saw is told, drawn and sent to a board, has a link of its own, and is not gone on with."""
    link = links.link(play)
    if links.link(links.restore(link)) != link:
        raise Found("a link comes back as what somebody else saw")
    for step in play.trace[-STEPS:]:
        told(step)
    board = BoardSession(play)
    json.dumps(board.traits)
    for node in range(len(play)):
        if (ask := play.state_at(node).ask) is not None:
            board.hear({"do": "foresee", "node": node})
            before = state_of(play)
            for option in ask.options[:3]:
                board.hear({"do": "choose", "node": node, "option": list(option), "who": ask.who})
                if len(play) != before[1]:
                    raise Found("the rules have gone on without what is hidden")
    json.dumps(board.traits)
    for message in ({"do": "report", "node": play.head}, {"do": "draw", "node": play.head, "as": "svg"}):
        if board.hear(message).answer is None:
            raise Found(f"not answered: {message}")


def check_deck(data: Any, rng: random.Random) -> bool:
    """A deck's data, on their own and as what a game is played with. Returns whether they were accepted."""
    try:
        read = deck.load(scenario.from_text(json.dumps(data)))
        start = random_games.opening("bandwidth", players=rng.randint(2, read.players), deck=data)
    except PnError as error:
        refused(error)
        return False
    playable(Play(start), rng)
    return True


def check_messages(board: Board, messages: list[Any], rng: random.Random) -> bool:
    """Messages to a board, one after another. Returns whether any was accepted."""
    accepted = False
    for message in messages:
        before, notice, play = state_of(board.play), board.notice, board.play
        try:
            if isinstance(message, dict) and "trait" in message:
                board.set_state({str(message["trait"]): message.get("value")})
            else:
                board._on_message(None, message, [])
        except traitlets.TraitError:  # a value that the trait has never taken; nothing has changed
            pass
        refusal = board.notice is not None and board.notice is not notice and "told" not in board.notice
        if refusal:
            for lang in words.LANGUAGES:
                line(words.error(lang, board.notice, board.play.setup.players))
            if board.play is not play or state_of(play) != before:
                raise Found("a refused message has changed the play")
        accepted |= not refusal
        on_the_board(board, rng)
    return accepted


def on_the_board(board: Board, rng: random.Random) -> None:
    """What a board shows can be sent, as Jupyter does it, and its words are there."""
    traits = (*TRAITS, "deal", "table", "advice", "turning")
    json.dumps({name: getattr(board, name) for name in traits}, ensure_ascii=False, allow_nan=False).encode("utf-8")
    eyes = range(NOBODY if board.table["passing"] else 1, len(board.play.setup.players) + 1)
    if not repr(board) or (board.seat is not None and board.seat not in eyes):
        raise Found("the board stands where it cannot")
    for told_ in (board.notice or {}).get("told", ()):
        line(words.say(rng.choice(words.LANGUAGES), told_, board.play.setup.players))
