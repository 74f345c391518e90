"""Writing the line of a position; `notation` says what it looks like.

Whatever a scenario can express is written in the game's own notation; the rest as a difference from that scenario's first
state. So every position has a line, and reading the line gives the same position. Memory is left out, as in chess, where FEN
does not say how often the position has been on the board.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from pnrules.kernel.codec import DIFFERS
from pnrules.kernel.errors import Problem
from pnrules.kernel.facets.files import Files
from pnrules.kernel.game import Setup
from pnrules.kernel.literals import literal, quoted, word
from pnrules.kernel.machine import step
from pnrules.kernel.notation import BAR, EMPTY, PARTS, AnyLaid, AnySection, LaidPlayer, players
from pnrules.kernel.patches import Patch, differ
from pnrules.kernel.positions import begun
from pnrules.kernel.state import AnyFrame, AnyState

ASKED: Final = "?"
"""Follows `||` if the question that the rules ask there is open, unless it would come next anyway."""

MEMORY: Final = "memory"
"""The path of the memory; all other paths are in the board."""

OVER: Final = "over"
"""Follows `||` if no routine is under way any more."""


def line(state: AnyState) -> str:
    """The line of a position. Reading it gives the same position, or the state just before its question is asked."""
    notation = Files.of(state.setup.game).notation
    given = state._replace(ask=None)
    given = given._replace(memory=notation.kept(given))
    asked = state.ask is not None and step(given).after.position != state.position
    laid, base = _laid(given)
    rest = [*_rest(given, base), *_remembered(given, notation.kept(given._replace(memory=None))), *([ASKED] if asked else [])]
    table = f" {BAR} ".join(_sections(given.setup, laid))
    return f"{table} {PARTS} {' '.join(rest)}" if rest else table


def _laid(state: AnyState) -> tuple[AnyLaid, AnyState]:
    """What a scenario can express of a position, and the first state of that scenario. If a position in mid-effect is beyond any
    scenario, only the players are given."""
    bare: AnyLaid = {"players": players(state, LaidPlayer)}
    for laid in (Files.of(state.setup.game).notation.laid(state), bare):
        problems: list[Problem] = []
        base = begun(state.setup, laid, problems)
        if base is not None and not problems:
            return laid, base
    raise AssertionError(f"no scenario of {state.setup.game.name} begins with {laid}")


# --- the table --------------------------------------------------------------------------------------------------------


def _sections(setup: Setup, laid: AnyLaid) -> Iterator[str]:
    notation = Files.of(setup.game).notation
    yield " ".join(_heading(setup))
    if notation.table is not None:
        yield _said(notation.table, laid, {}, 0)
    for seat, player in enumerate(laid["players"], 1):
        yield _said(notation.player, laid, player, seat)
    for name, section in notation.piles.items():
        if name in laid:
            yield f"{name}: {_said(section, laid, {}, 0)}"


def _heading(setup: Setup) -> Iterator[str]:
    """The rulebook, and whatever in the set-up is not the default."""
    yield setup.work
    if setup.version != setup.game.versions[0]:
        yield f"v{setup.version}"
    for id, answer in setup.rulings:
        yield f"{id}={word(answer)}"


def _said(section: AnySection, laid: AnyLaid, player: LaidPlayer, seat: int) -> str:
    return " ".join(section.told(laid, player, seat)) or EMPTY


# --- the rest ---------------------------------------------------------------------------------------------------------


def _rest(state: AnyState, base: AnyState) -> Iterator[str]:
    """How a position differs from the scenario's first state: the routines under way, then the board."""
    if state.frames != base.frames:
        yield from [_routine(frame, state.board) for frame in state.frames] or [OVER]
    patch: Patch = {}
    differ(base.board, state.board, "", patch)
    for path, value in patch.items():
        yield f"{path.removeprefix('.')}={literal(value)}"


def _routine(frame: AnyFrame, board: Any) -> str:
    """A routine with its next op, the card that is performed, by whom, and its registers."""
    source = "" if frame.source is None else f":{_name(frame.source)}"
    actor = f"@{frame.actor}" if frame.actor else ""
    env = _compact(frame.env, board)
    return f"{_name(frame.code)}.{frame.pc}{source}{actor}{literal(env) if env else ''}"


def _name(text: str) -> str:
    return quoted(text) if any(sign in text for sign in ".:@") else word(text)


def _remembered(state: AnyState, fresh: Any) -> Iterator[str]:
    """The memory, as far as it differs from a fresh one."""
    if state.memory == fresh:
        return
    said = _compact(state.memory, state.board)
    if not isinstance(said, Mapping) or fresh is None:
        yield f"{MEMORY}.whole={literal(said)}"
        return
    for name, value in said.items():
        if getattr(state.memory, name) != getattr(fresh, name):
            yield f"{MEMORY}.{name}={literal(value)}"


def _compact(value: Any, board: Any) -> Any:
    """Data of a state as JSON, without default values. Another board is written as a patch against this one."""
    if type(value) is type(board):
        patch: Patch = {}
        differ(board, value, "board", patch)
        return {DIFFERS: patch}
    if not isinstance(value, tuple):
        return value
    fields = getattr(value, "_fields", None)
    if fields is None:
        return [_compact(each, board) for each in value]
    begins = value._field_defaults  # type: ignore[attr-defined]
    said = {name: each for name, each in zip(fields, value, strict=True) if name not in begins or begins[name] != each}
    return {name: _compact(each, board) for name, each in said.items()}
