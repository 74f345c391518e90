"""Scenarios: positions, worked examples, levels and lessons as JSON files, the project's public format.

A scenario says which game is played by which rules, where it begins, what has been answered so far, what is expected then, and
`because`: the citations from which that was derived before anything was run. `formats` describes a scenario, and the published
JSON Schema, `scenario.schema.json`, is made from it. This loader has the last word: it finds every problem and names its place.
"""

from __future__ import annotations

import json
import re
import stat
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, TypeVar

from pnrules import games
from pnrules.files import formats
from pnrules.files.answers import Entry, entries, give
from pnrules.files.comments import put
from pnrules.files.common import TITLE, Reason, Text, check_cite
from pnrules.files.expectation import RefusedAnswer, check_expect
from pnrules.files.lesson_form import LESSON, LessonSpec, check_lesson
from pnrules.files.level_form import LEVEL_TEXT, LevelSpec, check_level
from pnrules.kernel.chance import fixed, in_turn, seeded
from pnrules.kernel.citations import Citation
from pnrules.kernel.copies import kind
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.files import Files
from pnrules.kernel.forms.members import DECK_FILE
from pnrules.kernel.forms.shapes import Known, Members, Shape
from pnrules.kernel.forms.validation import Json, JsonPath, alike, check_json, meant, one_line
from pnrules.kernel.game import AnyGame, Setup
from pnrules.kernel.patches import PlainData
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.showing.commentary import Comment
from pnrules.showing.play import ShownPlay
from pnrules.showing.written import FORMAT

T = TypeVar("T")

Source = str | Path | Json
"""The source of a scenario or a deck: its name in the package, its file, or its data."""

LARGEST: Final = 20_000_000  # bytes; no scenario or save comes near it
PARSED: Final = 500  # nesting depth; far more than `check_json` allows, far less than any parser's stack
STRING: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)  # up to its end, or the end of the text


@dataclass(frozen=True)
class Scenario:
    """A valid scenario.

    name      as in `pnrules list`, or that of the file
    data      the contents of the file
    state     where it begins
    draws     the cards that chance will draw, in order
    seed      the seed for later draws; None leaves them open
    answers   the answers so far, entry by entry
    comments  a teacher's comments on the steps
    level     the level, if it is one
    lesson    the lesson, if it is one
    because   the places from which its expectation was derived
    refused   the answers that are expected to be refused
    """

    name: str
    data: Json
    state: AnyState
    draws: tuple[str, ...] = ()
    seed: int | None = None
    answers: tuple[Entry, ...] = ()
    title: Text = ""
    comments: tuple[Comment, ...] = ()
    level: LevelSpec | None = None
    lesson: LessonSpec | None = None
    because: tuple[Reason, ...] = ()
    refused: tuple[RefusedAnswer, ...] = ()

    @property
    def expect(self) -> Json:
        """What is expected after its answers, for `expectation.unmet`."""
        found: Json = self.data.get("expect", {})
        return found

    def not_drawn(self, play: ShownPlay) -> list[Problem]:
        """The fixed draws that a play of it has not made: left over, or impossible."""
        setup = self.state.setup
        if not self.draws or Files.of(setup.game).draws_matter(setup, play.steps(play.head)):
            return []
        made = len(_drawn(play))
        waiting = play.ask is not None and play.ask.who == CHANCE
        problems: list[Problem] = []
        for index in range(made, len(self.draws)):
            id = "problem-draw-cannot-come" if waiting and index == made else "problem-draw-left"
            JsonPath(f"draws[{index}]", problems).report(id, (("card", "text"),), self.draws[index])
        return problems

    def play(self) -> ShownPlay:
        """A play of it, with its answers given; the head stands after the last. Raises BadInput for an illegal answer."""
        ways = [fixed(self.draws)] if self.seed is None else [fixed(self.draws), seeded(self.seed)]
        play = ShownPlay(self.state, chance=in_turn(*ways), title=self.title, origin=self.data)
        give(play, self.answers)
        self._check_draws(play)
        if self.comments:
            put(play, play.head, self.comments, self.name if _in_package(self.name) is not None else None)
        return play

    def _check_draws(self, play: ShownPlay) -> None:
        """Make sure that an impossible fixed draw is not silently replaced by another one."""
        problems: list[Problem] = []
        drawn = _drawn(play) if self.draws else []
        for index, (card, answer) in enumerate(zip(self.draws, drawn, strict=False)):
            if answer[-1] != card:
                params = (("card", "text"), ("found", "text"))
                JsonPath(f"draws[{index}]", problems).report("problem-draw", params, card, str(answer[-1]))
        if problems:
            raise BadInput(problems)


def _drawn(play: ShownPlay) -> list[Option]:
    """Chance's answers on the line to the head."""
    return [step.answer for step in play.trace if step.answer and step.before.ask and step.before.ask.who == CHANCE]


def names() -> tuple[str, ...]:
    """Every scenario in the package, as `game/name`."""
    return tuple(sorted(name for game in games.names() for name in _packaged(game)))


def of_game(game: str) -> tuple[str, ...]:
    """The scenarios of one game, as `game/name`."""
    return tuple(sorted(_packaged(game)))


@cache
def _packaged(game: str) -> Mapping[str, Traversable]:
    """The files of a game's scenarios by name. Cached: a package does not change at run time, and listing it is slow."""
    return dict(_collected(games.folder(game) / "scenarios", game))


def _collected(folder: Traversable, name: str) -> Iterator[tuple[str, Traversable]]:
    """Every scenario in a folder and the folders within it, with its file."""
    for entry in folder.iterdir() if folder.is_dir() else ():
        if entry.name.endswith(".json"):
            yield f"{name}/{entry.name.removesuffix('.json')}", entry
        elif entry.is_dir():
            yield from _collected(entry, f"{name}/{entry.name}")


def _in_package(source: str | Path) -> Traversable | None:
    """The file of the scenario with this name; None if there is none. The name of a file does not begin with a game.

    Only reads the folders on the path: listing all scenarios of a game takes longer than playing one, especially in a browser.
    """
    owner, _, rest = str(source).partition("/")
    if not (games.FIT.fullmatch(owner) and games.is_game(owner)):
        return None
    found = games.folder(owner) / "scenarios"
    for name in f"{rest}.json".split("/"):
        inside = next((entry for entry in (found.iterdir() if found.is_dir() else ()) if entry.name == name), None)
        if inside is None:
            return None
        found = inside
    return found


def load(source: Source) -> Scenario:
    """A scenario by name (`nightmare/sample`), from a file, or from data. Raises BadInput with every problem."""
    return from_data(parsed(source), "data" if isinstance(source, Mapping) else str(source), folder_of(source))


def commented(name: str) -> tuple[Comment, ...]:
    """The comments of a scenario in the package; none if it no longer exists."""
    return load(name).comments if _in_package(name) is not None else ()


def folder_of(source: Source) -> Path | None:
    """The folder in which a scenario may name the file of a deck; None unless it is a file of the user's own."""
    if not isinstance(source, str | Path) or _in_package(source) is not None:
        return None
    return Path(source).parent


def parsed(source: Source) -> Any:
    """The JSON data of a scenario or a save, unvalidated. Raises BadInput if it cannot be read.

    A pipe or a device is refused before it is opened: reading it might never end.
    """
    if not isinstance(source, str | Path):
        return dict(source) if isinstance(source, Mapping) else source
    packaged = _in_package(source)
    try:
        if packaged is not None:
            return from_text(packaged.read_text(encoding="utf-8"))
        refuse_what_is_no_file(Path(source))
        with Path(source).open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise BadInput([Problem("$", "problem-too-long", (("most", "number"),), (LARGEST // 1_000_000,))])
        # Some editors write a byte order mark, and so does Windows' PowerShell, which writes UTF-16 with `>`.
        text = data.decode("utf-16" if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput([Problem("$", "problem-not-utf8")]) from error
    except (OSError, ValueError) as error:
        raise BadInput([no_such_scenario(str(source))]) from error
    return from_text(text)


def title_of(source: Source) -> Text:
    """The title of a scenario, without parsing the rest. Raises BadInput if it has none."""
    return _member(parsed(source), "title", TITLE, {})


def task_of(name: str) -> Text:
    """The task of a level in the package, without parsing the rest or importing its game, which would be too slow for a list.
    Raises BadInput."""
    data = parsed(name)
    return _member(data.get("level") if isinstance(data, dict) else None, "task", LEVEL_TEXT, {})


def lesson_of(name: str) -> LessonSpec:
    """The lesson in a scenario of the package, without parsing the rest, which takes longer. Raises BadInput."""
    data = parsed(name)
    return _member(data, "lesson", LESSON, formats.known(games.game(data["game"]), data["players"]))


def _member(data: Any, name: str, shape: Shape[T], known: Known) -> T:
    problems: list[Problem] = []
    found = shape.parse(JsonPath(name, problems), data.get(name) if isinstance(data, dict) else None, known)
    if problems:
        raise BadInput(problems)
    return found


def no_such_scenario(name: str) -> Problem:
    """The problem of a name that is neither a scenario nor a file, with close matches."""
    params = (("name", "text"), ("close", "close"))
    last = {each.rpartition("/")[2]: each for each in names()}
    close = meant(name, names()) or tuple(last[each] for each in meant(name, last))
    return Problem("$", "problem-no-such-scenario", params, (one_line(name), close))


def refuse_what_is_no_file(path: Path, place: str = "$") -> None:
    """Raises BadInput for a folder, and for special files such as a named pipe. A missing file passes.

    place  where the path was named
    """
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError):
        return
    if stat.S_ISDIR(mode):
        raise BadInput([Problem(place, "problem-is-folder")])
    if not stat.S_ISREG(mode):
        raise BadInput([Problem(place, "problem-is-pipe")])


def from_text(text: str) -> Any:
    """JSON data, unvalidated. Raises BadInput for a text that is not JSON."""
    if _is_deep(text):
        raise BadInput([Problem("$", "problem-too-deep")])
    try:
        return json.loads(text, object_pairs_hook=_no_twins)
    except json.JSONDecodeError as error:
        params = (("line", "number"), ("column", "number"))
        raise BadInput([Problem("$", "problem-not-json", params, (error.lineno, error.colno))]) from error
    except RecursionError as error:
        raise BadInput([Problem("$", "problem-too-deep")]) from error
    except ValueError as error:  # a number with thousands of digits
        raise BadInput([Problem("$", "problem-too-large")]) from error


def _is_deep(text: str) -> bool:
    """Whether its lists and objects are nested too deeply to be parsed.

    Checked beforehand: when Python in a browser runs out of stack in the parser, it crashes.
    """
    if text.count("[") + text.count("{") <= PARSED:
        return False
    deep = 0
    for sign in re.findall(r"[\[\]{}]", STRING.sub("", text)):
        deep += 1 if sign in "[{" else -1
        if deep > PARSED:
            return True
    return False


def _no_twins(pairs: list[tuple[str, PlainData]]) -> dict[str, PlainData]:
    """An object; a duplicate name is an error, since one of the two would be lost silently."""
    found: dict[str, PlainData] = {}
    for name, value in pairs:
        if name in found:
            raise BadInput([Problem(one_line(name) or "$", "problem-twice", (("name", "text"),), (one_line(name),))])
        found[name] = value
    return found


def from_data(data: object, name: str = "data", folder: Path | None = None) -> Scenario:
    """A scenario from JSON data. Raises BadInput with every problem.

    folder  where to look for a file that the data names; None if it may not name any
    """
    problems: list[Problem] = []
    root = JsonPath("", problems)
    if not isinstance(data, dict):
        root.expected("object", data)
        raise BadInput(problems)
    check_json(data, problems)
    if problems:
        raise BadInput(problems)
    _check_format(root, data)
    owner = _game(root, data)
    if owner is None:
        raise BadInput(problems)
    reading = _Reading(root, data, owner, folder)
    found = reading.scenario(name)
    if found is None or problems:
        forbids, work = Files.of(owner).forbids, owner.works.get(str(data.get("edition")), next(iter(owner.works.values())))
        cited = [each._replace(cite=Citation(work, forbids[each.id])) if each.id in forbids else each for each in problems]
        raise BadInput([_in_file(problem, Files.of(owner).deck, reading.file) for problem in cited])
    return found


class _Reading:
    """Parses a scenario from top to bottom, the form of each member before its meaning.

    Problems are noted, and invalid values fall back to harmless ones, so that the rest can be read.

    file  the file of the deck that it names, if any
    """

    def __init__(self, root: JsonPath, data: Json, owner: AnyGame, folder: Path | None) -> None:
        self.root = root
        self.owner = owner
        self.form = formats.scenario(owner)
        self.known = formats.known(owner, data.get("players"))
        self.form.outline(root, data)
        self.data, self.file = _with_deck(root, data, owner, folder)

    def member(self, name: str) -> Any:
        """Parse a member; problems of its form are noted. None if it is absent."""
        return self.form.member(name, self.root, self.data, self.known)

    def scenario(self, name: str) -> Scenario | None:
        """The scenario; None if its game finds no state in it."""
        setup, players = self.setup()
        title = self.member("title")
        self.member("about")
        draws = self.member("draws") or []
        seed = self.member("seed")
        state = self.state(setup, players, draws)
        self.check_draws(draws, state)
        answers = entries(self.root.at("answers"), self.member("answers") or ())
        because = self.reasons()
        expect = self.member("expect") or {}
        check_expect(self.root.at("expect"), expect, setup)
        level: LevelSpec | None = self.member("level")
        if level is not None:
            check_level(self.root.at("level"), level, setup, state)
        lesson: LessonSpec | None = self.member("lesson")
        if lesson is not None:
            check_lesson(self.root.at("lesson"), lesson, setup, state)
        said = tuple(self.member("comments") or ())
        if state is None:
            return None
        refused = tuple(expect.get("refused", ()))
        return Scenario(name, self.data, state, tuple(draws), seed, answers, title, said, level, lesson, because, refused)

    def setup(self) -> tuple[Setup, list[Members]]:
        """The set-up, and the members of each player."""
        edition, version = self.member("edition"), self.member("version")
        players = self.member("players")
        names = self.names(players)
        return Setup(self.owner, edition, version, names, self.member("rulings") or ()), players

    def names(self, players: list[Members]) -> tuple[str, ...]:
        """Everybody's name; no two may look alike."""
        names: list[str] = []
        for index, player in enumerate(players):
            name = player.get("name", f"P{index + 1}")
            if name and alike(name) in map(alike, names):
                self.root.at("players").at(index).at("name").report("problem-name-twice", (("name", "text"),), name)
            names.append(name)
        missing = range(len(names) + 1, self.owner.seats[0] + 1)
        return (*names, *(f"P{seat}" for seat in missing))

    def state(self, setup: Setup, players: list[Members], draws: list[str]) -> AnyState | None:
        """The first state, as its game reads it."""
        part = self.owner.form
        own = {name: self.member(name) for name in part.members}
        for condition in part.conditions:
            condition.note(self.root, self.data)
        said = {name: value for name, value in own.items() if value is not None or name in self.data}
        return self.owner.start(setup, part.begun(players, draws, said), self.root.problems)

    def check_draws(self, draws: list[str | None], state: AnyState | None) -> None:
        """Check that each card that chance will draw is one of the game's."""
        if state is None:
            return
        cards = frozenset(self.owner.cards(state))
        for index, card in enumerate(draws):
            if card is not None and card not in cards:
                self.root.at("draws").at(index).unknown_card(card, sorted(set(map(kind, cards))), Files.of(self.owner).meant)

    def reasons(self) -> tuple[Reason, ...]:
        """The required reasons for what is expected, each with a place in the rules."""
        formats.REASONS.note(self.root, self.data)
        found: tuple[Reason, ...] = tuple(self.member("because") or ())
        for index, reason in enumerate(found):
            check_cite(self.root.at("because").at(index).at("cite"), reason.cite)
        return found


def with_deck(data: Any, deck: Source) -> Json:
    """A scenario's data with another deck, by name, file or data, without anything about its own. Raises BadInput."""
    found = data.get("game") if isinstance(data, dict) else None
    member = Files.of(games.game(found)).deck if isinstance(found, str) and games.is_game(found) else None
    if member is None:
        raise BadInput([Problem("$", "problem-no-deck-here")])
    kept = {name: value for name, value in data.items() if name not in ("expect", "because", "comments")}
    return {**kept, member: str(deck) if isinstance(deck, str | Path) else dict(deck)}


def _with_deck(root: JsonPath, data: Json, owner: AnyGame, folder: Path | None) -> tuple[Json, str | None]:
    """The data with the deck itself in place of the file that it names, so that it is complete; and the name of the file."""
    member = Files.of(owner).deck
    file = data.get(member) if member is not None else None
    if member is None or not isinstance(file, str) or not file.endswith(DECK_FILE):
        return data, None
    left = {name: value for name, value in data.items() if name != member}
    before = len(root.problems)
    try:
        if folder is None:
            raise BadInput([Problem("$", "problem-no-file-beside")])
        deck = parsed(folder / file)
    except BadInput as error:
        root.problems.extend(problem._replace(place=f"{member}({one_line(file)})") for problem in error.problems)
        return left, file
    check_json(deck, root.problems, member)
    return (left if len(root.problems) > before else {**data, member: deck}), file


def _in_file(problem: Problem, member: str | None, file: str | None) -> Problem:
    """A problem with the name of its file added: `cards(mine.json).cards[0].green`."""
    inside = file is not None and (problem.place == member or problem.place.startswith(f"{member}."))
    if not inside:
        return problem
    return problem._replace(place=f"{member}({one_line(str(file))}){problem.place.removeprefix(str(member))}")


def _check_format(root: JsonPath, data: Json) -> None:
    found = data.get("format")
    if type(found) is int and found > FORMAT:
        params = (("found", "text"), ("known", "text"))
        root.at("format").report("problem-newer-format", params, str(found), str(FORMAT))
        raise BadInput(root.problems)
    if "format" in data:
        formats.NUMBER.parse(root.at("format"), found, {})


def _game(root: JsonPath, data: Json) -> AnyGame | None:
    if "game" not in data:
        root.at("game").report("problem-missing")
        return None
    return games.named(root.at("game"), data["game"])
