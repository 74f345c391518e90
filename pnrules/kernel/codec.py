"""States as JSON and back, exactly, at every step; and fingerprints, which tell whether two positions are the same."""

from __future__ import annotations

import hashlib
import json
import types
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypedDict, Union, get_args, get_origin, get_type_hints

from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.files import Files
from pnrules.kernel.forms.validation import Json, JsonPath, check_json, short
from pnrules.kernel.game import AnyGame, Setup
from pnrules.kernel.invariants import IMPOSSIBLE, true
from pnrules.kernel.patches import Patch, PlainData, applied, differ, jsonable
from pnrules.kernel.rulings import checked
from pnrules.kernel.state import CHANCE, AnyState, Ask, Frame, State

Reader = Callable[[Any, JsonPath], Any]
"""Reads JSON data as a value; problems are noted."""


class SetupData(TypedDict):
    """A set-up as plain JSON data."""

    game: str
    edition: str
    version: int
    players: list[str]
    rulings: dict[str, str]


class PositionData(TypedDict):
    """A position as plain JSON data, as the types of its game have it."""

    board: PlainData
    frames: PlainData
    ask: PlainData


class StateData(TypedDict):
    """A state as plain JSON data; a memory as its game's type has it."""

    setup: SetupData
    points: list[int]
    position: PositionData
    memory: PlainData


def state_to_json(state: AnyState) -> StateData:
    """The whole state as plain JSON data: set-up, points in seat order, position, memory."""
    return {
        "setup": setup_to_json(state.setup),
        "points": list(state.setup.game.points(state)),
        "position": {"board": jsonable(state.board), "frames": jsonable(state.frames), "ask": jsonable(state.ask)},
        "memory": memory_to_json(state.memory, state.board),
    }


def memory_to_json(value: object, board: object) -> Any:
    """The memory as plain data. A remembered board is written as a patch against the board of the position."""
    if type(value) is type(board):
        patch: Patch = {}
        differ(board, value, "board", patch)
        return {DIFFERS: patch}
    if isinstance(value, tuple):
        fields = getattr(value, "_fields", None)
        if fields is None:
            return [memory_to_json(item, board) for item in value]
        return {name: memory_to_json(item, board) for name, item in zip(fields, value, strict=True)}
    return value


def boards_in(data: object, board: object, place: JsonPath) -> Any:
    """Data with its patches against `board` expanded into whole boards."""
    if isinstance(data, list):
        return [boards_in(item, board, place.at(index)) for index, item in enumerate(data)]
    if not isinstance(data, dict):
        return data
    if DIFFERS not in data:
        return {name: boards_in(item, board, place.at(name)) for name, item in data.items()}
    try:
        (remembered,) = applied({"board": board}, data[DIFFERS]).values()  # the board, and nothing else
    except (LookupError, TypeError, ValueError, AttributeError):
        place.at(DIFFERS).expected("patch", data[DIFFERS])
        return None
    return remembered


def setup_to_json(setup: Setup) -> SetupData:
    """The set-up as plain JSON data."""
    return {
        "game": setup.game.name,
        "edition": setup.edition,
        "version": setup.version,
        "players": list(setup.players),
        "rulings": dict(setup.rulings),
    }


def state_from_json(game: AnyGame, data: object, place: str = "") -> AnyState:
    """The state that `state_to_json` wrote. Raises BadInput, naming every invalid place.

    place  where in the file the data is
    """
    problems: list[Problem] = []
    root = JsonPath(place, problems)
    check_json(data, problems, place)
    if problems:
        raise BadInput(problems)
    data = root.object(data, STATE, STATE)
    position = root.at("position").object(data.get("position"), POSITION, POSITION)
    setup = setup_from_json(game, root.at("setup"), data.get("setup"))
    if problems:
        raise BadInput(problems)
    state = position_from_json(setup, position, root)
    state = state._replace(memory=memory_from_json(game, data.get("memory"), position["board"], root.at("memory")))
    if problems:
        raise BadInput(problems)
    found = check(state, root)
    if not problems and list(found) != data["points"]:
        root.at("points").expected(short(list(found)), data["points"])
    if problems:
        raise BadInput(problems)
    return state


def position_from_json(setup: Setup, position: Json, root: JsonPath) -> AnyState:
    """A position of a set-up, parsed by the types of its game. Only its form is validated. Its memory is empty."""
    game = setup.game
    board = _reader(game.types.board)(position["board"], root.at("position.board"))
    frames = _tuple_reader((_frame_type(game), ...))(position["frames"], root.at("position.frames"))
    ask = _reader(Ask | None)(position["ask"], root.at("position.ask"))
    return State(setup, board, frames, ask, None)


class SeenReaders(NamedTuple):
    """The readers of a position as a seat saw it (`Game.view`): of its board, its routines, and its question.

    A list may be the number of its items there, and a text nothing. They only validate the form.
    """

    board: Reader
    frames: Reader
    ask: Reader


def seen_readers(game: AnyGame) -> SeenReaders:
    """The readers of what a seat saw of a game."""
    frames = _tuple_reader((_frame_type(game), ...), hides=True)
    return SeenReaders(_reader(game.types.board, hides=True), frames, _reader(Ask | None, hides=True))


def check_seen(state: AnyState, root: JsonPath) -> None:
    """Note everything in a position as a seat saw it that the rules do not know: routines, questions, answers, points."""
    game = state.setup.game
    _check_frames(state, root.at("frames"))
    if state.ask is not None:
        _check_ask(state, state.ask, root.at("ask"))
    points = game.points(state)
    root.at("board").possible(len(points) in (0, len(state.setup.players)) and all(type(each) is int for each in points))


def memory_from_json(game: AnyGame, memory: object, board: object, place: JsonPath) -> Any:
    """What `memory_to_json` wrote, parsed as the game's memory; the board of the position is given as data."""
    return _reader(game.types.memory)(boards_in(memory, board, place), place)


def check(state: AnyState, root: JsonPath) -> tuple[int, ...]:
    """Note everything in a state from outside that no play could have reached; returns everybody's points."""
    game, problems = state.setup.game, root.problems
    _check_frames(state, root.at("position.frames"))
    if state.ask is not None:
        _check_ask(state, state.ask, root.at("position.ask"))
        root.at("position.ask.options").possible(bool(state.ask.options))
    if not problems:
        Files.of(game).check_state(state, root)
    if not problems and state.ask is not None:
        root.at("position.ask").possible(true(_is_asked, state))
    return _check_whole(state, root) if not problems else ()


STATE = ("setup", "points", "position", "memory")
POSITION = ("board", "frames", "ask")
SETUP = ("game", "edition", "version", "players", "rulings")


def setup_from_json(game: AnyGame, place: JsonPath, data: object) -> Setup:
    """The set-up. Problems are noted, and invalid values fall back to harmless ones."""
    data = place.object(data, SETUP, SETUP)
    place.at("game").one_of(data.get("game"), (game.name,), None)
    edition = place.at("edition").one_of(data.get("edition"), tuple(game.works), next(iter(game.works)))
    version = place.at("version").one_of(data.get("version"), game.versions, game.versions[0])
    low, high = game.seats
    players = place.at("players").list(data.get("players"))
    place.at("players").count(len(players), low, high, "problem-count-players")
    names = tuple(place.at("players").at(index).plain_text(name) for index, name in enumerate(players[:high]))
    rulings: tuple[tuple[str, str], ...] = ()
    try:
        rulings = checked(game.register, place.at("rulings").object(data.get("rulings")), place.at("rulings").path)
    except BadInput as error:
        place.problems.extend(error.problems)
    return Setup(game, edition, version, names, rulings)


def _check_frames(state: AnyState, place: JsonPath) -> None:
    """Every routine under way exists, has the op that is next, and has a valid actor."""
    code = state.setup.code
    for index, frame in enumerate(state.frames):
        here = place.at(index)
        here.at("code").one_of(frame.code, tuple(code), None)
        if frame.code in code:
            here.at("pc").integer(frame.pc, 0, len(code[frame.code]) - 1, 0)
        here.at("actor").integer(frame.actor, 0, len(state.setup.players), 0)


def _check_ask(state: AnyState, ask: Ask, place: JsonPath) -> None:
    """The question is one of the game's, it is asked of a seat or of chance, and each answer has the operands of its verb."""
    game = state.setup.game
    if not state.frames:
        place.report("problem-position")
    if ask.who != CHANCE:
        place.at("who").integer(ask.who, 1, len(state.setup.players), 1)
    place.at("kind").one_of(ask.kind, tuple(game.questions), None)
    if ask.kind in game.questions and len(game.questions[ask.kind][0]) != len(ask.args):
        place.at("args").report("problem-position")
    verbs = game.answers
    for index, option in enumerate(ask.options):
        known = option and isinstance(option[0], str) and option[0] in verbs
        if not known or len(verbs[option[0]]) != len(option) - 1:
            place.at("options").at(index).expected("[verb, …]", jsonable(option))


def _is_asked(state: AnyState) -> bool:
    """Whether the open question is the one that the rules ask here: it follows from the rest of the state."""
    return Files.of(state.setup.game).asked(state._replace(ask=None)) == state


def _check_whole(state: AnyState, root: JsonPath) -> tuple[int, ...]:
    """The game can evaluate the position and continue from it; returns everybody's points."""
    game, seats = state.setup.game, range(1, len(state.setup.players) + 1)
    try:
        found = game.points(state)
        facts = [Files.of(game).facts(state), game.result(state), *(game.view(state, seat) for seat in seats)]
        hash(state)
        _go_on(state)
    except IMPOSSIBLE:
        facts = []
        found = ()
    if not facts or len(found) not in (0, len(seats)):
        root.at("position").report("problem-position")
    return found


def _go_on(state: AnyState) -> None:
    """Take a few steps, which every valid position allows."""
    code = state.setup.code
    for _ in range(STEPS_TRIED):
        if state.ask is not None or not state.frames:
            return
        frame = state.frames[-1]
        state = code[frame.code][frame.pc](state, frame, None)[2]


STEPS_TRIED = 100


def fingerprint(state: AnyState) -> str:
    """The position as sixteen hex digits: the same for equal positions, in every process and version of Python."""
    text = json.dumps(jsonable(state.position), separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


DIFFERS = "differs"
WRITTEN = {str: "text", int: "number", bool: "true or false", list: "list", dict: "object"}
"""The types of JSON values, as messages name them (`json-text`)."""


@cache
def _frame_type(game: AnyGame) -> type:
    """The frame with the game's own type of registers."""

    class _Frame(Frame[Any]):
        pass

    _Frame.__annotations__ = {**get_type_hints(Frame), "env": game.types.env}
    return _Frame


@cache
def _reader(hint: object, hides: bool = False) -> Reader:
    """The reader of JSON data as this type, which is one of those that states are made of.

    hides  whether something may be hidden: a list may be the number of its items, and a text nothing
    """
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return _union_reader(get_args(hint), hides)
    if origin is tuple:
        listed = _tuple_reader(get_args(hint), hides)
        return _or_hidden(listed, int) if hides else listed
    if hint is Any or hint is tuple:
        return _anything
    if isinstance(hint, type) and issubclass(hint, tuple):
        return _record_reader(hint, hides)
    return _or_hidden(_scalar_reader(hint), types.NoneType) if hides and hint is str else _scalar_reader(hint)


def _or_hidden(otherwise: Reader, hidden: type) -> Reader:
    """The reader of something that may be hidden: what is of this type stands for it."""

    def read(data: Any, place: JsonPath) -> Any:
        if type(data) is not hidden:
            return otherwise(data, place)
        return place.integer(data, 0, MOST_HIDDEN, 0) if hidden is int else None

    return read


MOST_HIDDEN = 10_000
"""The most items of a list of which a seat knows only their number."""


def _anything(data: object, place: JsonPath) -> Any:
    """Reads texts, numbers and lists of them, of which options and arguments are made."""
    if isinstance(data, list):
        return tuple(_anything(item, place.at(index)) for index, item in enumerate(data))
    if data is not None:
        place.nothing_but(data, (str, int), "text or number")
    return data


def _scalar_reader(hint: Any) -> Reader:
    def read(data: Any, place: JsonPath) -> Any:
        place.nothing_but(data, (hint,), WRITTEN.get(hint, str(hint)))
        return data

    return read


def _union_reader(arms: tuple[Any, ...], hides: bool) -> Reader:
    """The reader of a union, which picks the type by the JSON value. Raises TypeError if two of them have the same JSON type."""
    readers = {_written_as(arm): _reader(arm, hides) for arm in arms}
    if len(readers) < len(arms):
        raise TypeError(f"which of {arms} a value is cannot be told from JSON")
    named = [written for written in WRITTEN if written in readers]
    if hides:
        for shown, hidden in ((list, int), (str, types.NoneType)):
            if shown in readers:
                readers.setdefault(hidden, readers[shown])
    if len(named) == 1:  # for "X or nothing", problems are reported as those of X
        otherwise = readers[named[0]]
    else:
        otherwise = _expecting(" or ".join(WRITTEN[written] for written in named))

    def read(data: Any, place: JsonPath) -> Any:
        return readers.get(type(data), otherwise)(data, place)

    return read


def _written_as(hint: Any) -> type:
    """The Python type of the JSON value that represents this type."""
    if get_origin(hint) is tuple:
        return list
    return dict if issubclass(hint, tuple) else hint


def _expecting(what: str) -> Reader:
    return lambda data, place: place.expected(what, data)


def _tuple_reader(args: tuple[Any, ...], hides: bool = False) -> Reader:
    many = len(args) == 2 and args[1] is Ellipsis
    readers = [_reader(arg, hides) for arg in args if arg is not Ellipsis]

    def read(data: object, place: JsonPath) -> Any:
        if not isinstance(data, list):
            place.expected("list", data)
            return ()
        if not many and len(data) != len(args):
            place.count(len(data), len(args), len(args), "problem-count-items")
            return ()
        kinds = readers * len(data) if many else readers
        return tuple([kind(item, place.at(i)) for i, (kind, item) in enumerate(zip(kinds, data, strict=True))])

    return read


def _record_reader(record: Any, hides: bool) -> Reader:
    """The reader of a record. A missing member has its default: the file may be older than the member."""
    hints = get_type_hints(record)
    base = Frame if issubclass(record, Frame) else record
    begins = base._field_defaults
    required = tuple(name for name in base._fields if name not in begins)
    readers = [(name, _reader(hints[name], hides)) for name in base._fields]

    def read(data: Any, place: JsonPath) -> Any:
        found = place.object(data, required, base._fields)
        if not all(name in found for name in required):
            return None
        return base(*[reader(found[name], place.at(name)) if name in found else begins[name] for name, reader in readers])

    return read
