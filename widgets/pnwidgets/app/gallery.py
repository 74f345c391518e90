"""The front page: the games, with lessons, play, exercises, worked examples, rules and cards."""

from __future__ import annotations

import logging
import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TypedDict

from pnrules import games, words
from pnrules.courses.course import Course, titled
from pnrules.files.loading import load
from pnrules.games import game
from pnrules.kernel.chance import seeded
from pnrules.kernel.errors import Problem
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.forms.validation import one_line
from pnrules.kernel.game import AnyGame
from pnrules.players import opponents
from pnrules.players.random_games import opening
from pnrules.session.deals import MOST_DEALS
from pnrules.showing.cover import cover
from pnrules.showing.picture import vignette
from pnrules.showing.play import ShownPlay
from pnrules.teaching import levels, tracks
from pnrules.training import topics
from pnrules.words import rulebooks
from pnwidgets.app.folders import COURSE, LABORATORY, LEARN, LEVEL, MAKE, NEW_GAME, QUESTION, RULES, TRAINER, Folders
from pnwidgets.app.notebooks import ByLanguage, Listed


class AboutGame(TypedDict):
    """What the front page says about a game regardless of the notebooks. Texts are by language.

    difficulty, how_hard  how hard it is, as a number and in words
    facts                 players and minutes, each with its label
    editions              each with its citation
    versions              the versions of the game, if there are several
    seats, usual          the possible numbers of players, and the default
    chance                whether a deal has a number to be seen
    opponents             the opponents that one person can play against, each with the label of its choice
    picture               its picture, as SVG
    trains                whether there are exercises about it
    cards                 the editions with cards to print, each with the label of its link
    """

    name: str
    difficulty: int | None
    how_hard: ByLanguage
    title: ByLanguage
    about: ByLanguage
    credits: ByLanguage
    facts: dict[str, list[tuple[str, str]]]
    editions: dict[str, str]
    versions: dict[str, dict[int, str]]
    seats: list[int]
    usual: int
    chance: bool
    opponents: dict[str, list[tuple[str, str]]]
    picture: ByLanguage
    packs: list[levels.Pack]
    trains: bool
    lessons: list[tracks.Listed]
    cards: dict[str, list[tuple[str, str]]]


class GameShown(AboutGame):
    """A game on the front page.

    notebooks     its notebooks that are not apps
    counted       the numbers of lessons, levels and examples, in words
    learn, rules  the pages with its lessons and its rules; None if it has none
    question      the page for a question at the table about it
    make          the page on which lessons of it are made
    """

    notebooks: list[Listed]
    counted: dict[str, ByLanguage]
    learn: str | None
    rules: str | None
    question: str | None
    make: str | None


class PartShown(TypedDict):
    """A part of the course: its number from 1, the name under which it is noted as done, its title by language."""

    number: int
    name: str
    title: ByLanguage


class CourseShown(TypedDict):
    """The course of a server, or of a site."""

    title: ByLanguage
    about: ByLanguage
    parts: list[PartShown]


class Gallery(TypedDict):
    """The content of the front page.

    games                     the games, the easiest first
    left_out                  for each game that cannot be shown, the reason
    laboratory                those that measure games
    others                    the other notebooks about no game
    new_game, level, trainer  the notebooks that open a whole game, a level, exercises; None if there are none
    course_page               the notebook that opens a course; None if there is none
    course                    the course for which this is served; None for none
    parts                     the available sections, of `learn`, `play`, `practise` and `rules`
    teaches                   whether any game has lessons here
    pages                     the addresses of all pages
    most_deals                the highest deal number
    """

    games: list[GameShown]
    left_out: list[ByLanguage]
    laboratory: list[Listed]
    others: list[Listed]
    new_game: str | None
    level: str | None
    trainer: str | None
    course_page: str | None
    course: CourseShown | None
    parts: list[str]
    teaches: bool
    pages: list[str]
    most_deals: int


def shown(folders: Folders, names: Sequence[str] | None = None, course: Course | None = None) -> Gallery:
    """The content of the front page: the games, and the notebooks about none.

    names   the games to show; all available ones by default
    course  the course for which this is served
    """
    names = games.names() if names is None else names
    found = folders.listed()
    ours = {name: [entry for entry in found if entry["path"].startswith(f"{name}/")] for name in names}
    apps = (NEW_GAME, LEVEL, TRAINER, COURSE)
    new_game, level, trainer, of_course = (app if (folders.first / app).is_file() else None for app in apps)
    there_are = [name for name in names if new_game or ours[name] or folders.apps_of(name)]
    left_out = list(map(_said, games.installed().problems))
    shown = sorted(_games({name: ours[name] for name in there_are}, folders, left_out), key=_easiest_first)
    there = {
        "learn": bool(shown),
        "play": new_game is not None,
        "practise": (level is not None and any(each["packs"] for each in shown))
        or (trainer is not None and any(each["trains"] for each in shown))
        or any(each["notebooks"] for each in shown),
        "rules": bool(shown),
    }
    return {
        "games": shown,
        "left_out": left_out,
        "laboratory": [entry for entry in found if entry["path"].startswith(LABORATORY)],
        "others": [
            entry
            for entry in found
            if not entry["path"].startswith(LABORATORY) and not any(entry in mine for mine in ours.values())
        ],
        "new_game": new_game,
        "level": level,
        "trainer": trainer,
        "course_page": of_course,
        "course": None if course is None or of_course is None else _course(course),
        "parts": [part for part, has in there.items() if has],
        "teaches": any(each["learn"] for each in shown),
        "pages": [
            *(app for app in (new_game, level, trainer, of_course) if app),
            *(f"{name}/{app}" for name in there_are for app in folders.apps_of(name)),
            *(entry["path"] for entry in found),
        ],
        "most_deals": MOST_DEALS,
    }


def _course(found: Course) -> CourseShown:
    """A course with its parts in order."""
    parts: list[PartShown] = [
        {"number": number, "name": part.name, "title": {lang: titled(part, lang) for lang in words.LANGUAGES}}
        for number, part in enumerate(found.parts, 1)
    ]
    return {"title": levels.in_each(found.title), "about": levels.in_each(found.about), "parts": parts}


def _games(notebooks: Mapping[str, list[Listed]], folders: Folders, left_out: list[ByLanguage]) -> Iterator[GameShown]:
    """Each game with its notebooks. An error in one game's package does not keep the other games off the page; it is added to
    `left_out`."""
    for name, ours in notebooks.items():
        try:
            yield _game(name, ours, folders)
        except Exception as error:
            if name in games.BUILT_IN:
                raise
            logging.getLogger(__name__).exception("The front page leaves out %s", name)
            why = one_line(f"{type(error).__name__}: {error}")
            left_out.append({lang: words.text(lang, "gallery-left-out", name=name, why=why) for lang in words.LANGUAGES})


def _said(problem: Problem) -> ByLanguage:
    """Why a game is not there, in each language."""
    told = {lang: words.sentence(lang, problem.id, problem.params, problem.args) for lang in words.LANGUAGES}
    return {lang: f"{problem.place}: {said}" for lang, said in told.items()}


def _easiest_first(shown: GameShown) -> float:
    """The sort key of a game: its difficulty; games without one come last."""
    return shown["difficulty"] or math.inf


def with_rules(folders: Folders) -> list[str]:
    """The games with a page of rules and cards."""
    return [name for name in games.names() if RULES in folders.apps_of(name)]


def _game(name: str, notebooks: list[Listed], folders: Folders) -> GameShown:
    about = _about(name)
    own = {app: f"{name}/{app}" if app in folders.apps_of(name) else None for app in (LEARN, RULES, QUESTION, MAKE)}
    titled: list[Listed] = [{**entry, "title": _own(entry["title"], about["title"])} for entry in notebooks]
    many = {
        "lessons": sum(not lesson["meet"] for lesson in about["lessons"]),
        "levels": sum(len(pack["levels"]) for pack in about["packs"]),
        "examples-of": len(notebooks),
    }
    counted = {lang: {what: words.text(lang, f"gallery-{what}", count=many[what]) for what in many} for lang in words.LANGUAGES}
    return {
        **about,
        "notebooks": titled,
        "counted": counted,
        "learn": own[LEARN],
        "rules": own[RULES],
        "question": own[QUESTION],
        "make": own[MAKE],
    }


def _own(title: Mapping[str, str], of_game: Mapping[str, str]) -> dict[str, str]:
    """A notebook's titles for a list under its game: without a leading name of the game, or the part of the name that they
    repeat."""
    found = {}
    for lang, said in title.items():
        head, _, rest = said.partition(": ")
        found[lang] = rest[0].upper() + rest[1:] if rest and head.rstrip() in of_game[lang] else said
    return found


@cache
def _about(name: str) -> AboutGame:
    """What the page says about a game regardless of the notebooks."""
    found = game(name)
    low, high = found.seats
    difficulty = Showing.of(found).difficulty
    return {
        "name": name,
        "difficulty": difficulty,
        "how_hard": {lang: words.text(lang, f"gallery-difficulty-{difficulty}") for lang in words.LANGUAGES if difficulty},
        "title": {lang: words.text_or(name, lang, f"game-{name}") for lang in words.LANGUAGES},
        "about": {lang: words.text_or("", lang, f"gallery-about-{name}") for lang in words.LANGUAGES},
        "credits": {lang: next(iter(rulebooks.credits(name, lang)), "") for lang in words.LANGUAGES},
        "facts": {lang: _facts(found, lang) for lang in words.LANGUAGES},
        "editions": dict(found.works),
        "versions": {lang: _versions(found, lang) for lang in words.LANGUAGES},
        "seats": list(range(low, high + 1)),
        "usual": min(3, high),
        "chance": found.chance,
        "opponents": {lang: _opponents(found, lang) for lang in words.LANGUAGES},
        "picture": {lang: _picture(name, lang) for lang in words.LANGUAGES},
        "packs": levels.packs(name),
        "trains": bool(topics.index(name)),
        "lessons": tracks.listed(name),
        "cards": {lang: _cards(found, lang) for lang in words.LANGUAGES},
    }


def _opponents(found: AnyGame, lang: str) -> list[tuple[str, str]]:
    """The opponents that one person can play against, each with the label of its choice; none if all would play at random."""
    offered = opponents.offered(found)
    called = [(each.name, words.text(lang, f"board-opponent-{each.name}")) for each in offered]
    return [(name, words.text(lang, "board-company-against", who=who)) for name, who in called] if len(offered) > 1 else []


def _facts(found: AnyGame, lang: str) -> list[tuple[str, str]]:
    """Players and minutes, each with its label."""
    low, high = found.seats
    facts = [(words.text(lang, "gallery-players"), _from_to(lang, low, high))]
    minutes = f"gallery-minutes-{found.name}"
    if words.has(lang, minutes):  # not every rulebook says it
        facts.append((words.text(lang, "gallery-minutes"), words.text(lang, minutes)))
    return facts


def _from_to(lang: str, low: int, high: int) -> str:
    """How many play: one number if it is always the same."""
    return str(low) if low == high else words.text(lang, "gallery-from-to", low=low, high=high)


def _versions(found: AnyGame, lang: str) -> dict[int, str]:
    """The versions of the game in words; none if there is only one."""
    if len(found.versions) == 1:
        return {}
    return {each: words.text_or(str(each), lang, f"gallery-version-{found.name}-{each}") for each in found.versions}


def _cards(found: AnyGame, lang: str) -> list[tuple[str, str]]:
    """The editions with cards to print, each with the label of its link."""
    editions = found.works.items()
    return [
        (each, words.text(lang, "gallery-cards-of", work=work)) for each, work in editions if Showing.of(found).faces(each, lang)
    ]


def _picture(name: str, lang: str) -> str:
    """The game's cover; without one, some of its cards with pictures; without pictures, its table."""
    own = Showing.of(game(name)).cover()
    if own is not None:
        return own
    play, node = _pictured(name)
    state = play.state_at(node)
    shows = Showing.of(state.setup.game)
    drawing = shows.pictured(state, lang)
    covered = cover(drawing) if drawing is not None else None
    if covered is not None:
        return covered
    said = words.text_or(words.text_or(name, lang, f"game-{name}"), lang, f"gallery-picture-{name}")
    return vignette(shows.scene(state, lang), said)


def _pictured(name: str) -> tuple[ShownPlay, int]:
    """The play and the node shown in a game's picture: chosen by the game, or else the first question to a seat in a new game."""
    picture = Showing.of(game(name)).picture
    if picture is None:
        play = ShownPlay(opening(name), chance=seeded(1))
        return play, play.head
    source, steps = picture
    play = load(source)
    return play, min(steps, len(play) - 1)
