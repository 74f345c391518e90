"""States as JSON and back, exactly, at every step; and fingerprints, which tell whether two positions are the same."""

from __future__ import annotations

import hashlib
import json
import types
from collections.abc import Callable
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.game import Game, Setup
from pnrules.kernel.patches import Patch, applied, differ, plain
from pnrules.kernel.reading import Place
from pnrules.kernel.rulings import checked
from pnrules.kernel.state import Ask, Frame, State


def state_to_json(state: State) -> dict[str, Any]:
    """The whole state as plain JSON data: set-up, points in seat order, position, memory."""
    return {
        "setup": setup_to_json(state.setup),
        "points": list(state.setup.game.points(state)),
        "position": {"board": plain(state.board), "frames": plain(state.frames), "ask": plain(state.ask)},
        "memory": _memory_to_json(state.memory, state.board),
    }


def _memory_to_json(value: Any, board: Any) -> Any:
    """The memory as plain data. Boards that it remembers are written as what differs from the board of the position."""
    if type(value) is type(board):
        patch: Patch = {}
        differ(board, value, "board", patch)
        return {DIFFERS: patch}
    if isinstance(value, tuple):
        fields = getattr(value, "_fields", None)
        if fields is None:
            return [_memory_to_json(item, board) for item in value]
        return {name: _memory_to_json(item, board) for name, item in zip(fields, value, strict=True)}
    return value


def _memory_data(data: Any, board: Any, place: Place) -> Any:
    """The memory's data with the boards that it remembers written out."""
    if isinstance(data, list):
        return [_memory_data(item, board, place.at(index)) for index, item in enumerate(data)]
    if not isinstance(data, dict):
        return data
    if DIFFERS not in data:
        return {name: _memory_data(item, board, place.at(name)) for name, item in data.items()}
    try:
        return applied({"board": board}, data[DIFFERS])["board"]
    except (LookupError, TypeError, ValueError, AttributeError):
        place.at(DIFFERS).expected("patch", data[DIFFERS])
        return None


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """The set-up as plain JSON data."""
    return {
        "game": setup.game.name,
        "edition": setup.edition,
        "version": setup.version,
        "players": list(setup.players),
        "rulings": dict(setup.rulings),
    }


def state_from_json(game: Game, data: Any) -> State:
    """The state that `state_to_json` wrote. Raises BadInput naming every place that is not as it must be."""
    problems: list[Problem] = []
    root = Place("", problems)
    data = root.object(data, ("setup", "position"))
    position = root.at("position").object(data.get("position"), ("board", "frames", "ask"))
    setup_data = root.at("setup").object(data.get("setup"), ("game", "edition", "version", "players", "rulings"))
    if problems:
        raise BadInput(problems)
    board = _reader(game.types["board"])(position["board"], root.at("position.board"))
    frames = _tuple_reader((_frame_type(game), ...))(position["frames"], root.at("position.frames"))
    ask = _reader(Ask | None)(position["ask"], root.at("position.ask"))
    remembered = _memory_data(data.get("memory"), position["board"], root.at("memory"))
    memory = _reader(game.types["memory"])(remembered, root.at("memory"))
    edition = setup_data["edition"]
    if edition not in game.works:
        problems.append(Problem("setup.edition", "problem-unknown-edition", (("edition", "text"),), (str(edition),)))
    if problems:
        raise BadInput(problems)
    rulings = checked(game.register, setup_data["rulings"], "setup.rulings")
    setup = Setup(game, edition, setup_data["version"], tuple(setup_data["players"]), rulings)
    return State(setup, board, frames, ask, memory)


def fingerprint(state: State) -> str:
    """Sixteen hex digits of the position: equal positions have equal ones, in every process and version of Python."""
    text = json.dumps(plain(state.position), separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


DIFFERS = "differs"

Reader = Callable[[Any, Place], Any]


@cache
def _frame_type(game: Game) -> type:
    """The frame with the game's own type of registers."""

    class _Frame(Frame):
        pass

    _Frame.__annotations__ = {**get_type_hints(Frame), "env": game.types["env"]}
    return _Frame


@cache
def _reader(hint: Any) -> Reader:
    """What reads JSON data as this type. Types are those that states are made of."""
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return _union_reader(tuple(_reader(arm) for arm in get_args(hint)), str(hint))
    if origin is tuple:
        return _tuple_reader(get_args(hint))
    if hint is Any or hint is tuple:
        return lambda data, place: _anything(data)
    if isinstance(hint, type) and issubclass(hint, tuple):
        return _record_reader(hint)
    return _scalar_reader(hint)


def _anything(data: Any) -> Any:
    return tuple(_anything(item) for item in data) if isinstance(data, list) else data


def _scalar_reader(hint: Any) -> Reader:
    def read(data: Any, place: Place) -> Any:
        if type(data) is not hint:
            place.expected(getattr(hint, "__name__", str(hint)), data)
        return data

    return read


def _union_reader(arms: tuple[Reader, ...], name: str) -> Reader:
    def read(data: Any, place: Place) -> Any:
        for arm in arms:
            tried = Place(place.path, [])
            value = arm(data, tried)
            if not tried.problems:
                return value
        if len(arms) == 2 and data is not None:  # "X or nothing": say what is wrong with the X
            return arms[0](data, place)
        place.expected(name, data)
        return None

    return read


def _tuple_reader(args: tuple[Any, ...]) -> Reader:
    many = len(args) == 2 and args[1] is Ellipsis

    def read(data: Any, place: Place) -> Any:
        if not isinstance(data, list):
            place.expected("list", data)
            return ()
        if not many and len(data) != len(args):
            place.expected(f"list of {len(args)}", data)
            return ()
        kinds = [_reader(args[0])] * len(data) if many else [_reader(arg) for arg in args]
        return tuple(kind(item, place.at(i)) for i, (kind, item) in enumerate(zip(kinds, data, strict=True)))

    return read


def _record_reader(record: Any) -> Reader:
    hints = get_type_hints(record)
    base = Frame if issubclass(record, Frame) else record

    def read(data: Any, place: Place) -> Any:
        found = place.object(data, tuple(base._fields), ())
        if not all(name in found for name in base._fields):
            return None
        return base(*(_reader(hints[name])(found[name], place.at(name)) for name in base._fields))

    return read
