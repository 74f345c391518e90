"""The sessions that a page opens, from what its author wrote and what its address asks for. Every carrier uses them."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from pnrules import games
from pnrules.courses import course as courses
from pnrules.courses import link
from pnrules.courses.course import Course
from pnrules.files import loading, scenario
from pnrules.files.scenario import Source
from pnrules.games import game as game_of
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.files import Files
from pnrules.kernel.facets.proving import Example, Proving
from pnrules.kernel.forms.validation import Json, JsonPath
from pnrules.lab.asked import asked_of
from pnrules.lab.experiment import RANDOM, Experiment
from pnrules.session import (
    BoardSession,
    CourseSession,
    Deal,
    DealingSession,
    Family,
    LessonSession,
    LevelSession,
    MakingSession,
    MeasuringSession,
    Number,
    QuestionSession,
    ReferenceSession,
    ThresholdSession,
    TrainerSession,
    measuring,
)
from pnrules.showing.play import ShownPlay as Play
from pnrules.teaching import levels, tracks
from pnrules.teaching.lessons import Lesson
from pnrules.teaching.levels import Level
from pnrules.training import topics

Asked = Mapping[str, str]
"""The parameters of a page's address, such as `lesson` or `seed`."""

AROUND: Final = ("lang", "seat", "rules")
"""The settings that a board with all its surroundings offers."""
LANG: Final = ("lang",)
"""The settings that other boards offer."""

NAMES: Final = ("Ada", "Bob", "Cléo", "Dan", "Eve", "Fay")
"""The names of the players of a new game."""
SEEDS: Final = (0, 999_999_999)

HOST_COURSE: Final = "PNRULES_COURSE"
"""The variable in which a server tells its kernels its course, as in a link."""

LONGEST_NUMBER: Final = 10
"""A seed in an address has fewer digits than this."""

BEGINNINGS: Final = tuple(map(str, range(1, 9)))
"""The first exercises that an address may choose (`begin`). Their pages can be recorded; exercises differ on each visit
otherwise."""


# --- lessons, levels, exercises -------------------------------------------------------------------------------------------


def lessons(sources: Sequence[Source], lang: str) -> LessonSession:
    """A set of lessons, one after another; see `pnwidgets.lesson`. Raises BadInput, and PnError for a scenario without a
    lesson."""
    shelf = {_called(each, number): each for number, each in enumerate(sources, 1)}
    for each in shelf.values():
        Lesson(scenario.load(each))
    return LessonSession(next(iter(shelf)), shelf, lang, LANG)


def _called(source: Source, number: int) -> str:
    """The name of a lesson on its page. Data have none, and are numbered."""
    return f"data {number}" if isinstance(source, Mapping) else str(source)


def track(game: str | None, asked: Asked, lang: str) -> LessonSession:
    """A game's track at the requested lesson; if several are requested, those as a set. Without a game, the requested one, or the
    first with lessons. Raises BadInput for a game without lessons."""
    if game is None:
        game = asked.get("game") or next(name for name in games.names() if tracks.track(name).names)
    names = tracks.track(game).names
    if not names:
        raise BadInput([Problem("$", "error-no-track", (("game", "text"),), (game,))])
    wishes = asked.get("lesson", "").split(",")
    chosen = list(dict.fromkeys(name for wish in wishes if (name := _named(wish, names)) is not None))
    shelf = chosen if len(chosen) > 1 else names
    return LessonSession((chosen or names)[0], {name: name for name in shelf}, lang, LANG, chosen=len(chosen) == 1)


def _named(wish: str, names: Sequence[str]) -> str | None:
    """The lesson that an address names, with or without its game and folder; None for an unknown name."""
    return next((each for each in names if wish and (each == wish or each.rpartition("/")[2] == wish)), None)


def course(source: Source | Course | None, asked: Asked, lang: str) -> CourseSession:
    """A course, at the part that the address names (`part=2`): the given one, or the one in the address (`course=…`), or that of
    the host (`PNRULES_COURSE`), or the track of the first game. One in an address that is not good is refused in a notice.
    Raises BadInput for an invalid `source`."""
    refused: BadInput | None = None
    found: Course | None = source if isinstance(source, Course | None) else courses.load(source)
    if found is None and asked.get("course"):
        try:
            found = link.opened(asked["course"])
        except BadInput as error:
            refused = error
    elif found is None:
        found = host_course()
    given = found is not None or refused is not None
    if found is None:
        found = courses.of_track(next(name for name in games.names() if tracks.track(name).learn))
    number = asked.get("part", "")
    part = int(number) - 1 if number.isdecimal() and len(number) < LONGEST_NUMBER else -1
    session = CourseSession(found, lang, LANG, part=part if 0 <= part < len(found.parts) else None, given=given)
    if refused is not None:
        session.refuse(refused)
    return session


def host_course() -> Course | None:
    """The course of the host (`pnrules serve --course FILE`); None if it has none. Raises BadInput if it is not one."""
    text = os.environ.get(HOST_COURSE)
    return None if text is None else _host_course(text)


@cache
def _host_course(text: str) -> Course:
    return link.opened(text)


def level_name(name: str | None, asked: Asked) -> str:
    """The name of the level to open: `name`, or else the one in the address, or else the first. Raises BadInput for an unknown
    `name`."""
    known = [each["name"] for game in games.names() for each in levels.of_game(game)]
    if name is not None and name not in known:
        raise BadInput([Problem("$", "error-no-level", (("name", "text"),), (name,))])
    wish = asked.get("level", "")
    return name or (wish if wish in known else known[0])


def level(name: str, lang: str, *, quiz: bool = False) -> LevelSession:
    """A level by name; with `quiz`, only its question. Raises BadInput; PnError for a scenario without a level, and for a quiz
    about an aim."""
    return LevelSession(Level(scenario.load(name)), lang, LANG, quiz=quiz)


def trainer(game: str | Play | None, about: str | None, seed: int | None, asked: Asked, lang: str) -> BoardSession:
    """Exercises about a game, or about what happened in a play; see `pnwidgets.trainer`. Raises BadInput, PnError."""
    if isinstance(game, Play):
        session = BoardSession(game, lang, offer=LANG)
        session.practise()
        return session
    known = [name for name in games.names() if topics.index(name)]
    if game is not None and game not in known:
        raise BadInput([Problem("game", "error-no-exercises", (("game", "text"),), (game,))])
    if game is None:
        game = asked.get("game") if asked.get("game") in known else known[0]
        about = about or asked.get("about") or None
        topic = None if about is None else _wished(str(game), about)
        wished = asked.get("seed", "")
        seed = int(wished) if seed is None and wished.isdecimal() and len(wished) < LONGEST_NUMBER else seed
    else:
        topic = None if about is None else topics.topic(game, about)
    chosen = topic is not None or seed is not None
    begin = asked.get("begin", "")
    if not chosen and begin in BEGINNINGS:
        seed = int(begin)
    number = secrets.randbelow(1_000_000) if seed is None else seed
    session = TrainerSession(str(game), topic, number, lang, LANG, chosen=chosen)
    if not chosen and asked.get("luck"):
        session.practice.luck = f"{asked['luck']}/"
    return session


def _wished(game: str, about: str) -> str | None:
    """The topic in an address; None, for exercises on any topic, if it is unknown."""
    try:
        return topics.topic(game, about)
    except BadInput:
        return None


def rules(game: str | None, asked: Asked, lang: str) -> ReferenceSession:
    """The rules and cards of a game; without one, of the requested game, or the first. Raises BadInput for an unknown game."""
    return ReferenceSession(_of_games(game, asked), lang, LANG)


def question(game: str | None, asked: Asked, lang: str) -> QuestionSession:
    """A question at the table about a game; without one, about the requested game, or the first. Raises BadInput for an unknown
    game."""
    return QuestionSession(_of_games(game, asked), lang, AROUND)


def making(game: str | None, asked: Asked, lang: str) -> MakingSession:
    """A page for making lessons of a game; without one, of the requested game, or the first. `from` in its address names a lesson
    of the game, which is opened, or a level or example, which is laid out. Raises BadInput for an unknown game."""
    found = _of_games(game, asked)
    wish = asked.get("from", "")
    return MakingSession(found, lang, AROUND, wish if wish in scenario.of_game(found) else None)


def _of_games(game: str | None, asked: Asked) -> str:
    """A game, else the one that is asked for, else the first. Raises BadInput for an unknown one."""
    wish = game or asked.get("game") or games.names()[0]
    if not games.is_game(wish):
        place = JsonPath("$", [])
        place.one_of(wish, games.names(), None)
        raise BadInput(place.problems)
    return wish


# --- games and claims -----------------------------------------------------------------------------------------------------


def explored(source: Any, lang: str, seat: int | None = None) -> BoardSession:
    """A board with its surroundings for a play or a scenario. Raises BadInput, NoSuchSeat."""
    return BoardSession(source if isinstance(source, Play) else loading.load(source), lang, seat, AROUND)


def edited(source: Any, lang: str, node: int | None = None, *, folded: bool = False) -> BoardSession:
    """The same with the editor open on a node; by default, where the play stands. Raises BadInput, NoSuchNode."""
    session = explored(source, lang)
    session.build(session.play.head if node is None else node, folded=folded)
    return session


def new_game(
    game: str,
    lang: str,
    *,
    edition: str | None = None,
    version: int | None = None,
    players: int = 4,
    seed: int = 1,
    cards: str | None = None,
) -> DealingSession:
    """A new game. `cards` is the text of a deck. Raises BadInput."""
    owner = game_of(game)
    edition = edition if edition is not None else next(iter(owner.works))
    deal = Deal(game, edition, version if version is not None else owner.versions[0], players, seed)
    return DealingSession(deal, lang, offer=AROUND, only=True, names=NAMES, cards=cards, seeds=SEEDS, opened=True)


def table(asked: Asked, lang: str) -> DealingSession:
    """A whole game as requested by the address, with a form for dealing another."""
    return DealingSession.of_address(asked, lang, AROUND)


def written(deck: Json) -> str:
    """A deck as JSON that is easy to edit: one line per member and per card."""
    members = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in deck.items() if name != "cards"]
    cards = [f"  {json.dumps(card, ensure_ascii=False)}" for card in deck["cards"]]
    return "{\n" + ",\n".join([*members, '"cards": [\n' + ",\n".join(cards) + "\n]"]) + "\n}\n"


def own_cards(deck: Json, lang: str, players: int = 2, seed: int = 1) -> DealingSession:
    """A new game with the reader's own deck; the game is the one that plays with such decks. Raises BadInput."""
    return new_game(_with_deck(deck), lang, players=players, seed=seed, cards=written(deck))


def _with_deck(deck: Json) -> str:
    """The game that is played with such a deck. Raises BadInput if there is none."""
    owner = next((name for name in games.names() if Files.of(game_of(name)).is_deck(deck)), None)
    if owner is None:
        raise BadInput([Problem("deck", "problem-no-deck-here")])
    return owner


def measured(question: str, lang: str) -> MeasuringSession:
    """A question of the laboratory. Raises BadInput for an unknown one."""
    return MeasuringSession(measuring.plans_of(asked_of(question)), lang, LANG)


def reported(
    source: Any,
    lang: str,
    *,
    players: int | None = None,
    version: int | None = None,
    bots: str | Sequence[str] = RANDOM,
    **how: Any,
) -> MeasuringSession:
    """A report on a game by its name, or on a deck, as a file or as data. Raises BadInput for what cannot be played."""
    deck = None if isinstance(source, str) and games.is_game(source) else scenario.parsed(source)
    name = str(source) if deck is None else _with_deck(deck)
    if deck is not None:
        Files.of(game_of(name)).check_deck(deck)
    least, most = game_of(name).seats
    seats = (bots,) * (max(least, min(3, most)) if players is None else players) if isinstance(bots, str) else tuple(bots)
    ways = game_of(name).versions
    text = None if deck is None else json.dumps(deck, ensure_ascii=False)
    experiment = Experiment(name, seats, version=ways[0] if version is None else version, deck=text, **how)
    return MeasuringSession([measuring.plan_of_report(experiment)], lang, LANG)


def examples() -> dict[str, Example]:
    """The games' examples of claims, by their names in notebooks. Imports every game."""
    return {each.name: each for name in games.names() for each in Proving.of(game_of(name)).examples}


def varied(example: Example) -> Callable[..., Play]:
    """A function that makes an example's play from its two numbers. A number that is not given keeps the example's own value."""

    def play(*numbers: int, **named: int) -> Play:
        data = example.varied(scenario.parsed(example.scenario), *numbers, **named)
        return loading.load({name: value for name, value in data.items() if name not in ("expect", "because", "comments")})

    return play


def threshold(family: Callable[[int, int], Play] | None, lang: str) -> ThresholdSession:
    """A table of claims over a family of positions; by default, those of the first example with other numbers. Raises PnError if
    no claim can be made."""
    example = next(iter(examples().values()))
    down, across = (Number(*each) for each in example.numbers)
    return ThresholdSession(Family(family or varied(example), (down, across), example.table), lang)
