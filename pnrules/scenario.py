"""Scenarios: positions, worked examples and levels as JSON files, the project's public format.

A scenario says which game is played by which rules, where it begins, what has been answered so far, what is expected to
come of it, and `because`: the citations from which that was derived before anything was run. The published JSON Schema is
`scenarios/schema.json`; what decides is this loader, which finds every problem and names its place.
"""

from __future__ import annotations

import json
import stat
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pnrules import games
from pnrules.answers import Entry, check_entries, give
from pnrules.expecting import check_expect
from pnrules.forms import Text, check_cite
from pnrules.kernel.chance import fixed, in_turn, seeded
from pnrules.kernel.copies import kind
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.game import AnyGame, Setup
from pnrules.kernel.rulings import checked
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.kernel.validation import JsonPath, alike, check_json, meant, one_line
from pnrules.level_form import check_level
from pnrules.showing.play import ShownPlay

FORMAT: Final = 1
LARGEST: Final = 20_000_000  # bytes; no scenario and no save comes near it
COMMON: Final = (
    "format", "game", "edition", "version", "title", "about", "players", "rulings", "draws", "seed", "answers", "expect",
    "because", "level",
)  # fmt: skip
REQUIRED: Final = ("format", "game", "edition", "version", "title", "players")
DECK_FILE: Final = ".json"
"""What the name of a deck ends with that is a file beside the scenario."""
MOST_PLAYERS: Final = 99  # how many are looked at, to say what is wrong with them; each game sets its own bounds


@dataclass(frozen=True)
class Scenario:
    """A scenario that has been read and found right.

    name     as in `pnrules list`, or the file's
    data     the file as it is
    state    where it begins
    draws    the cards that chance will draw, in order
    seed     what chance goes by after that; None leaves draws open
    answers  what has been answered so far, entry by entry
    """

    name: str
    data: Mapping[str, Any]
    state: AnyState
    draws: tuple[str, ...] = ()
    seed: int | None = None
    answers: tuple[Entry, ...] = ()
    title: Text = ""

    def not_drawn(self, play: ShownPlay) -> list[Problem]:
        """The draws that the scenario fixes and a play of it has not made: left over, or of a card that could not come."""
        setup = self.state.setup
        if not self.draws or setup.game.draws_matter(setup, play.steps(play.head)):
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
        return play

    def _check_draws(self, play: ShownPlay) -> None:
        """A draw that the scenario fixes and that cannot be made must not silently become another one."""
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
    """Every scenario that the package holds, as `game/name`."""
    return tuple(sorted(name for game in games.names() for name in _packaged(game)))


def of_game(game: str) -> tuple[str, ...]:
    """The scenarios of one game, as `game/name`."""
    return tuple(sorted(_packaged(game)))


def _packaged(game: str) -> dict[str, Any]:
    """The files of a game's scenarios by name."""
    return dict(_collected(games.folder(game) / "scenarios", game))


def _collected(folder: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Every scenario in a folder and the folders within it, with its file."""
    for entry in folder.iterdir() if folder.is_dir() else ():
        if entry.name.endswith(".json"):
            yield f"{name}/{entry.name.removesuffix('.json')}", entry
        elif entry.is_dir():
            yield from _collected(entry, f"{name}/{entry.name}")


def _in_package(source: str | Path) -> Any:
    """The file of the scenario that is called so; None where none is. A file's name is no game's."""
    owner = str(source).partition("/")[0]
    return _packaged(owner).get(str(source)) if games.FIT.fullmatch(owner) and games.is_game(owner) else None


def read(source: str | Path | Mapping[str, Any]) -> Scenario:
    """A scenario by name (`nightmare/sample`), from a file, or from data. Raises BadInput with every problem found."""
    return from_data(parsed(source), "data" if isinstance(source, Mapping) else str(source), folder_of(source))


def folder_of(source: str | Path | Mapping[str, Any]) -> Path | None:
    """The folder beside whose files a scenario may name a deck; None for one that is no file of the reader's own."""
    if not isinstance(source, str | Path) or _in_package(source) is not None:
        return None
    return Path(source).parent


def parsed(source: str | Path | Mapping[str, Any]) -> Any:
    """The JSON data of a scenario or a save, not looked at yet. Raises BadInput where there is none to be read.

    A pipe or a device is refused before it is opened: nobody knows when, or whether, it would come to an end.
    """
    if not isinstance(source, str | Path):
        return dict(source) if isinstance(source, Mapping) else source
    packaged = _in_package(source)
    if packaged is not None:
        return from_text(packaged.read_text(encoding="utf-8"))
    try:
        refuse_what_is_no_file(Path(source))
        with Path(source).open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise BadInput([Problem("$", "problem-too-long", (("most", "number"),), (LARGEST // 1_000_000,))])
        text = data.decode("utf-8-sig")  # some editors begin a file with a byte order mark
    except UnicodeDecodeError as error:
        raise BadInput([Problem("$", "problem-not-utf8")]) from error
    except (OSError, ValueError) as error:
        raise BadInput([no_such_scenario(str(source))]) from error
    return from_text(text)


def no_such_scenario(name: str) -> Problem:
    """Neither a scenario nor a file has this name; some scenario may have been meant."""
    params = (("name", "text"), ("close", "close"))
    last = {each.rpartition("/")[2]: each for each in names()}
    close = meant(name, names()) or tuple(last[each] for each in meant(name, last))
    return Problem("$", "problem-no-such-scenario", params, (one_line(name), close))


def refuse_what_is_no_file(path: Path, place: str = "$") -> None:
    """Raises BadInput for a folder, and for what is read or written in time, such as a named pipe. What is not there passes.

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
    """JSON data, not looked at yet. Raises BadInput for a text that is no JSON."""
    try:
        return json.loads(text, object_pairs_hook=_no_twins)
    except json.JSONDecodeError as error:
        params = (("line", "number"), ("column", "number"))
        raise BadInput([Problem("$", "problem-not-json", params, (error.lineno, error.colno))]) from error
    except RecursionError as error:
        raise BadInput([Problem("$", "problem-too-deep")]) from error
    except ValueError as error:  # a number of thousands of digits
        raise BadInput([Problem("$", "problem-too-large")]) from error


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; a name given twice is an error, since one of the two would be lost in silence."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise BadInput([Problem(one_line(name) or "$", "problem-twice", (("name", "text"),), (one_line(name),))])
        found[name] = value
    return found


def from_data(data: object, name: str = "data", folder: Path | None = None) -> Scenario:
    """A scenario from JSON data. Raises BadInput with every problem found.

    folder  where a file that the data name is looked for; None where they may name none
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
    root.object(data, REQUIRED, (*COMMON, *owner.fields))
    data, file = _with_deck(root, data, owner, folder)
    setup = _setup(root, data, owner)
    title = root.at("title").text(data["title"], 200) if "title" in data else ""
    if "about" in data:
        root.at("about").text(data["about"])
    state = owner.start(setup, _with_players(data), problems)
    draws = _draws(root.at("draws"), data.get("draws", []), state)
    seed = root.at("seed").integer(data["seed"], 0, 2**53, 0) if "seed" in data else None
    answers = tuple(check_entries(root.at("answers"), data.get("answers", []), setup))
    _check_because(root.at("because"), data, setup)
    check_expect(root.at("expect"), data.get("expect", {}), setup)
    if "level" in data:
        check_level(root.at("level"), data["level"], setup)
    if problems:
        raise BadInput([_in_file(problem, owner.deck, file) for problem in problems])
    assert state is not None, "a game that gives no state says why"
    return Scenario(name, data, state, draws, seed, answers, title)


def with_deck(data: Any, deck: str | Path | Mapping[str, Any]) -> dict[str, Any]:
    """A scenario's data with another deck, by name, file or data. What is expected of its own is left out. Raises BadInput."""
    found = data.get("game") if isinstance(data, dict) else None
    member = games.game(found).deck if isinstance(found, str) and games.is_game(found) else None
    if member is None:
        raise BadInput([Problem("$", "problem-no-deck-here")])
    kept = {name: value for name, value in data.items() if name not in ("expect", "because")}
    return {**kept, member: str(deck) if isinstance(deck, str | Path) else dict(deck)}


def _with_deck(root: JsonPath, data: dict[str, Any], owner: AnyGame, folder: Path | None) -> tuple[dict[str, Any], str | None]:
    """The data with the deck itself in place of the file that they name, so that they are whole; and the file's name."""
    member = owner.deck
    file = data.get(member) if member is not None else None
    if member is None or not isinstance(file, str) or not file.endswith(DECK_FILE):
        return data, None
    try:
        if folder is None:
            raise BadInput([Problem("$", "problem-no-file-beside")])
        return {**data, member: parsed(folder / file)}, file
    except BadInput as error:
        root.problems.extend(problem._replace(place=f"{member}({one_line(file)})") for problem in error.problems)
        return {name: value for name, value in data.items() if name != member}, file


def _in_file(problem: Problem, member: str | None, file: str | None) -> Problem:
    """A problem with the file named in which it stands: `cards(mine.json).cards[0].green`."""
    inside = file is not None and (problem.place == member or problem.place.startswith(f"{member}."))
    if not inside:
        return problem
    return problem._replace(place=f"{member}({one_line(str(file))}){problem.place.removeprefix(str(member))}")


def _check_format(root: JsonPath, data: Mapping[str, Any]) -> None:
    found = data.get("format")
    if type(found) is int and found > FORMAT:
        params = (("found", "text"), ("known", "text"))
        root.at("format").report("problem-newer-format", params, str(found), str(FORMAT))
        raise BadInput(root.problems)
    if "format" in data:
        root.at("format").integer(found, 1, FORMAT, FORMAT)


def _game(root: JsonPath, data: Mapping[str, Any]) -> AnyGame | None:
    if "game" not in data:
        root.at("game").report("problem-missing")
        return None
    return games.named(root.at("game"), data["game"])


def _with_players(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The data with as many players as a game can be asked to look at; what is wrong with them has been noted already."""
    players = data.get("players")
    found = players[:MOST_PLAYERS] if isinstance(players, list) else []
    return {**data, "players": [each if isinstance(each, dict) else {} for each in found]}


def _setup(root: JsonPath, data: Mapping[str, Any], owner: AnyGame) -> Setup:
    """The set-up. Problems are noted, and something harmless stands in for what is wrong, so that the rest can be read."""
    edition = root.at("edition").one_of(data.get("edition"), tuple(owner.works), next(iter(owner.works)))
    version = root.at("version").one_of(data.get("version"), owner.versions, owner.versions[0])
    players = _players(root.at("players"), data.get("players"), owner)
    rulings = root.at("rulings").object(data.get("rulings", {}))
    try:
        chosen = checked(owner.register, rulings)
    except BadInput as error:
        root.problems.extend(error.problems)
        chosen = ()
    return Setup(owner, edition, version, players, chosen)


def _players(place: JsonPath, data: object, owner: AnyGame) -> tuple[str, ...]:
    low, high = owner.seats
    found = place.list(data)
    place.count(len(found), low, high, "problem-count-players")
    names: list[str] = []
    for index, player in enumerate(found[:MOST_PLAYERS]):
        here = place.at(index)
        inside = here.object(player, (), owner.player_fields)
        name = here.at("name").plain_text(inside["name"]) if "name" in inside else f"P{index + 1}"
        if name and alike(name) in map(alike, names):
            here.at("name").report("problem-name-twice", (("name", "text"),), name)
        names.append(name)
    missing = range(len(names) + 1, low + 1)
    return (*names, *(f"P{seat}" for seat in missing))


def _draws(place: JsonPath, data: object, state: AnyState | None) -> tuple[str, ...]:
    """The cards that chance will draw, each one of the game's."""
    named = [(place.at(index), place.at(index).card_name(card)) for index, card in enumerate(place.list(data))]
    if state is not None:
        cards = frozenset(state.setup.game.cards(state))
        for here, card in named:
            if card is not None and card not in cards:
                here.unknown_card(card, sorted(set(map(kind, cards))), state.setup.game.meant)
    return tuple(card for _, card in named if card is not None)


def _check_because(place: JsonPath, data: Mapping[str, Any], setup: Setup) -> None:
    """`because` must say where the expectation comes from, wherever there is an expectation."""
    reasons = place.list(data.get("because", []))
    if "expect" in data and not reasons:
        place.report("problem-no-because")
    for index, reason in enumerate(reasons):
        here = place.at(index)
        found = here.object(reason, ("cite", "says"), ("cite", "says"))
        check_cite(here.at("cite"), found.get("cite"), setup)
        if "says" in found:
            here.at("says").text(found["says"])
