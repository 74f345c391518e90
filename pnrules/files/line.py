"""Parsing the line of a position: every problem is reported with its column.

What comes before the first `||` is a scenario, and is validated as one; the rest is validated like the position of a save. See
`kernel.notation` for what a line looks like.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import NoneType
from typing import Any, Final, NamedTuple

from pnrules import games, words
from pnrules.files import scenario
from pnrules.kernel import notation
from pnrules.kernel.codec import boards_in, check, memory_from_json, memory_to_json, position_from_json
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.files import Files
from pnrules.kernel.forms.shapes import Members
from pnrules.kernel.forms.validation import Json, JsonPath, check_json, meant, one_line
from pnrules.kernel.game import AnyGame
from pnrules.kernel.invariants import IMPOSSIBLE
from pnrules.kernel.lines import ASKED, MEMORY, OVER
from pnrules.kernel.literals import Unread, parse, unquoted
from pnrules.kernel.notation import BAR, LONGEST, Into, Sign, Word, at_column
from pnrules.kernel.patches import PlainData, applied, jsonable
from pnrules.kernel.state import AnyState
from pnrules.showing.play import ShownPlay
from pnrules.showing.written import FORMAT

_NAMED: Final = re.compile(r"\s*([a-z][a-z_]*):(?=\s|$)")
_COLUMN: Final = re.compile(at_column(0).replace("0", "([0-9]+)"))


def is_line(source: object) -> bool:
    """Whether this is the line of a position rather than the name of a scenario or a file."""
    if not isinstance(source, str) or BAR not in source:
        return False
    try:
        return not Path(source).exists()
    except (OSError, ValueError):
        return True


def load(text: str) -> ShownPlay:
    """A play that begins at the position of a line. Raises BadInput with every problem, each at its column."""
    problems: list[Problem] = []
    try:
        state, data = _parse(text, problems)
        return ShownPlay(state, title=data["title"], origin=data if state.ask is None else None)
    except IMPOSSIBLE as error:
        raise BadInput([Problem(at_column(1), "problem-position")]) from error


def _parse(text: str, problems: list[Problem]) -> tuple[AnyState, Json]:
    if len(text) > LONGEST:
        raise BadInput([Problem(at_column(LONGEST + 1), "problem-text-too-long", (("longest", "number"),), (LONGEST,))])
    open_at = notation.unclosed(text)
    if open_at is not None:
        raise BadInput([Problem(at_column(open_at), "problem-line-open")])
    table, *rest = notation.parts(text)
    problems += [Problem(at_column(more.column), "problem-line-parts") for more in rest[1:]]
    reading = _Reading(problems)
    state = reading.table(table)
    if rest and state is not None:
        state = _Rest(state, reading).parse(rest[0])
    if problems or state is None:
        raise BadInput(sorted(problems, key=_column))
    return state, reading.data


def _column(problem: Problem) -> int:
    found = _COLUMN.fullmatch(problem.place)
    return int(found[1]) if found else 0


class _Reading:
    """Parses the table of a line into the data of a scenario, with the column of each value."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        self.data: Members = {}
        self.columns: dict[str, int] = {}

    def table(self, part: Word) -> AnyState | None:
        """The first state of the scenario; None if it is invalid: its problems have been noted."""
        heading, *sections = notation.sections(part.text, part.column)
        game = self.heading(heading)
        self.data["players"] = []
        for section in self.of_the_table(game, sections):
            self.section(game, section)
        try:
            found = scenario.from_data(self.data, "line").state
        except BadInput as error:
            self.placed(error.problems)
            return None
        return found

    def placed(self, problems: tuple[Problem, ...]) -> None:
        """Note problems, giving those that have a path in the data the column of the value there."""
        for problem in problems:
            there = problem.place if _COLUMN.fullmatch(problem.place) else at_column(self.column(problem.place))
            named = zip(problem.params, problem.args, strict=False)
            args = tuple(at_column(self.column(arg)) if name == "elsewhere" else arg for (name, _), arg in named)
            self.problems.append(problem._replace(place=there, args=args))

    def column(self, path: str) -> int:
        """The column of the value at this path, or of the innermost value around it."""
        while path and path not in self.columns:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self.columns.get(path, 1)

    def heading(self, section: Word) -> AnyGame:
        """The rulebook, and whatever in the set-up is not the default. Raises BadInput for an unknown rulebook."""
        works = {work: (games.game(name), edition) for name in games.names() for edition, work in games.game(name).works.items()}
        begins = section.text.lstrip()
        column = section.column + len(section.text) - len(begins)
        folded = begins.casefold()
        found = [work for work in works if folded == work.casefold() or folded.startswith(f"{work.casefold()} ")]
        if not found:
            params = (("found", "text"), ("known", "texts"), ("close", "close"))
            tried = one_line(begins.strip())
            args = (tried, tuple(works), meant(tried, works))
            raise BadInput([Problem(at_column(column), "problem-not-one-of", params, args)])
        work = max(found, key=len)
        game, edition = works[work]
        title = {lang: words.text(lang, "line-title") for lang in words.LANGUAGES}
        self.data |= {"format": FORMAT, "game": game.name, "edition": edition, "version": game.versions[0], "title": title}
        into = self.into(self.data, "")
        for word in notation.words(begins[len(work) :], column + len(work)):
            into.column = word.column
            for sign in HEADING:
                if fits := sign.pattern.fullmatch(word.text):
                    sign.put(into, fits)
                    break
            else:
                into.unread(word, HEADING)
        return game

    def into(self, data: Members, path: str, whole: Into | None = None, seat: int = 0) -> Into:
        return Into(data, JsonPath(path, self.problems), self.columns, whole, seat)

    def of_the_table(self, game: AnyGame, sections: list[Word]) -> list[Word]:
        """Parse the table's section, if the game has one; returns the remaining sections."""
        table = Files.of(game).notation.table
        if table is not None and sections:
            notation.put(table, sections[0].text, sections[0].column, self.into(self.data, ""))
            return sections[1:]
        return sections

    def section(self, game: AnyGame, section: Word) -> None:
        """A player's section, or a pile's."""
        own, whole = Files.of(game).notation, self.into(self.data, "")
        named = _NAMED.match(section.text)
        if named is None:
            index = len(self.data["players"])
            self.data["players"].append({})
            self.columns[f"players[{index}]"] = section.column
            into = self.into(self.data["players"][index], f"players[{index}]", whole, index + 1)
            notation.put(own.player, section.text, section.column, into)
        elif named[1] not in own.piles:
            params = (("found", "text"), ("known", "texts"), ("close", "close"))
            piles = tuple(own.piles)
            whole.report(section.column + named.start(1), "problem-not-one-of", params, named[1], piles, meant(named[1], piles))
        else:
            self.data.setdefault(named[1], [])
            whole.note(named[1], section.column + named.start(1))
            notation.put(own.piles[named[1]], section.text[named.end() :], section.column + named.end(), whole)


def _put_version(into: Into, found: re.Match[str]) -> None:
    into.data["version"] = int(found[1])
    into.note("version", into.column)


def _put_ruling(into: Into, found: re.Match[str]) -> None:
    into.data.setdefault("rulings", {})[found[1]] = unquoted(found[2])
    into.columns[into.path.at("rulings").at(found[1]).path] = into.column


HEADING: Final = (
    Sign("vN", "The version, where it is not the usual one.", re.compile("v([0-9]{1,3})"), _put_version),
    Sign("ID=ANSWER", "A ruling, and another answer to it than the default.", re.compile(r"([A-Z]+-[0-9]+)=(.+)"), _put_ruling),
)
"""The signs in the first section of a line, after the rulebook."""


# --- the rest ---------------------------------------------------------------------------------------------------------

_TEXT: Final = r"'(?:[^']|'')*'|[^\s.:@{}=']+"
_ROUTINE: Final = re.compile(
    rf"(?P<code>{_TEXT})\.(?P<pc>[0-9]{{1,4}})(?::(?P<source>{_TEXT}))?(?:@(?P<actor>[0-9]))?(?P<env>\{{.*\}})?"
)
_SET: Final = re.compile(r"([a-z_]+(?:\.[a-z0-9_]+)*)=(.+)", re.DOTALL)

REST: Final = (
    Sign("ROUTINE.OP[:CARD][@SEAT][{…}]", "A routine under way, the innermost last.", _ROUTINE, lambda into, found: None),
    Sign("PATH=VALUE", "What else is otherwise on the board.", _SET, lambda into, found: None),
    Sign(OVER, "The game is over.", re.compile(OVER), lambda into, found: None),
    Sign(ASKED, "The question that the rules ask here is open.", re.compile(re.escape(ASKED)), lambda into, found: None),
)
"""The signs after `||`."""


class _Said(NamedTuple):
    """A sign after `||`, and the match of its pattern."""

    word: Word
    found: re.Match[str]

    @property
    def path(self) -> list[str]:
        """The parts of the path that it sets."""
        return self.found[1].split(".")


class _Rest:
    """Parses what comes after `||`, and applies it to the first state of a scenario."""

    def __init__(self, base: AnyState, reading: _Reading) -> None:
        self.base = base
        self.reading = reading
        self.root = JsonPath("", reading.problems)
        self.into = reading.into({}, "")

    def parse(self, rest: Word) -> AnyState | None:
        """The state; None if it is invalid: its problems have been noted."""
        problems, base = self.reading.problems, self.base
        said = list(self.signs(rest))
        set_ = [each for each in said if each.found.re is _SET]
        of_memory = [each for each in set_ if each.path[0] == MEMORY]
        board = self.changed(jsonable(base.board), [each for each in set_ if each.path[0] != MEMORY], "position.board")
        frames = [self.routine(each, index) for index, each in enumerate(each for each in said if each.found.re is _ROUTINE)]
        over = any(each.word.text == OVER for each in said)
        asked = next((each.word.column for each in said if each.word.text == ASKED), None)
        position = {"board": board, "frames": frames if frames or over else jsonable(base.frames), "ask": None}
        check_json({"position": position}, problems)
        if problems:
            return None
        position["frames"] = boards_in(position["frames"], board, self.root.at("position").at("frames"))
        state = position_from_json(base.setup, position, self.root)
        if not problems:
            state = self.remembering(state, of_memory, board)
        if not problems:
            check(state, self.root)
        if not problems and asked is not None:
            state = self.asked(state, asked)
        found = tuple(problems)
        problems.clear()
        self.reading.placed(found)
        return state

    def signs(self, part: Word) -> Iterator[_Said]:
        for word in notation.words(part.text, part.column):
            found = next((fits for sign in (REST[1], REST[0], *REST[2:]) if (fits := sign.pattern.fullmatch(word.text))), None)
            if found is None:
                self.into.unread(word, REST)
            else:
                yield _Said(word, found)

    def literal(self, text: str, column: int, place: JsonPath) -> Any:
        try:
            return parse(text, column, place, self.reading.columns)
        except Unread as error:
            self.into.report(error.column, "problem-line-literal")
            return None

    def changed(self, data: Any, said: list[_Said], path: str) -> Any:
        """The data at a path with the changes of the line."""
        for word, found in said:
            place = JsonPath(path, self.root.problems)
            names = found[1].removeprefix(f"{MEMORY}.").split(".")
            for name in names:
                place = place.at(int(name) if name.isdecimal() else name)
            self.reading.columns[place.path] = word.column
            value = self.literal(found[2], word.column + found.start(2), place)
            try:
                data = applied(data, {".".join(names): value})
            except (LookupError, TypeError, ValueError, AttributeError):
                self.into.report(word.column, "problem-line-path", (("path", "text"),), one_line(found[1]))
        return data

    def remembering(self, state: AnyState, said: list[_Said], board: Any) -> AnyState:
        """The state with its memory; if the line has none, a fresh one."""
        game = state.setup.game
        try:
            fresh = Files.of(game).notation.kept(state)
        except IMPOSSIBLE:
            self.root.at("position").report("problem-position")
            return state
        if not said:
            return state._replace(memory=fresh)
        memory = self.changed(memory_to_json(fresh, state.board), said, MEMORY)
        check_json({MEMORY: memory}, self.root.problems)
        if self.root.problems:
            return state
        return state._replace(memory=memory_from_json(game, memory, board, self.root.at(MEMORY)))

    def routine(self, said: _Said, index: int) -> dict[str, PlainData]:
        word, found = said
        place = self.root.at("position").at("frames").at(index)
        self.reading.columns[place.path] = word.column
        env = found["env"]
        begins: Any = None if self.base.setup.game.types.env is NoneType else {}
        return {
            "code": unquoted(found["code"]),
            "pc": int(found["pc"]),
            "source": unquoted(found["source"]) if found["source"] else None,
            "actor": int(found["actor"] or 0),
            "env": self.literal(env, word.column + found.start("env"), place.at("env")) if env else begins,
        }

    def asked(self, state: AnyState, column: int) -> AnyState:
        """The state with the question that the rules ask there."""
        try:
            found = Files.of(state.setup.game).asked(state)
        except IMPOSSIBLE:
            found = state
        if found.ask is None:
            self.root.problems.append(Problem(at_column(column), "problem-line-asked"))
        return found


__all__ = ["HEADING", "REST", "is_line", "load"]
